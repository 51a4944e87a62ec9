/** Packs all files of a cache. */
import { toBytes } from '../../files/byte-strings.ts'
import type { ChangeWatch } from '../../files/changing.ts'
import { type FoundFile, walk } from '../../files/paths/walk.ts'
import type { Format, Packed, PackJob } from '../../formats/format.ts'
import type { Draft } from '../../stores/store.ts'
import { openScratch } from '../../system/disk/scratch.ts'
import * as runner from '../../system/runner.ts'
import type { DraftBody, EntryToSave, FilesToSave } from '../shared/save-context.ts'
import { excludePaths } from '../shared/selection.ts'
import { newLinkWatch } from './links-out.ts'

interface FilesToPack extends FilesToSave, Pick<EntryToSave, 'state' | 'timeLimit'> {
  format: Format
  /** Notes the files as they are before they are read. */
  changeWatch: ChangeWatch | undefined
}

/** A body of all files; the draft is empty. */
export function wholeBody(draft: Draft, job: FilesToPack): DraftBody {
  const scratch = openScratch(runner.tempDir())
  return {
    rest: draft,
    copied: Promise.resolve(0),
    digests: Buffer.alloc(0),
    pack: (write) => packFiles({ ...job, write, scratch: scratch.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: scratch.remove,
  }
}

async function packFiles(job: FilesToPack & Pick<PackJob, 'scratch' | 'write'>): Promise<Packed> {
  const { inputs, selection, scratch, tools, format, secretCheck, changeWatch, timeline, signal } = job
  const trees = job.matches.map(({ path }) => ({ path: toBytes(path) }))
  const searchSecrets = (): Promise<string[]> =>
    secretCheck.leaveOut({ trees, excludes: selection.excludes, signal })
  // A warning may come while files are packed.
  const onlyWarns = inputs.secrets === 'warn'
  const secrets = onlyWarns ? [] : await searchSecrets()
  const matches = job.matches.filter(({ path }) => !secrets.includes(path))
  const { excludes } = excludePaths([scratch, ...secrets], selection)
  const watched = job.timeLimit?.watch(bytesIn(walk(matches, excludes)), job.state.pace)
  const write: PackJob['write'] = (bytes, contentBytes = 0) => {
    watched?.sent(contentBytes)
    return job.write(bytes)
  }
  const leftOut: string[] | undefined = excludes ? [] : undefined
  const note = changeWatch?.note
  // Archives are made from a walk, which also looks for secrets and notes files. Images are often made without one.
  if (note && format.image) for (const _ of walk(matches, excludes, [], note));
  const walked = format.image
    ? walk(matches, excludes, leftOut)
    : secretCheck.watch(matches, (match) => walk([match], excludes, leftOut, note))
  const links = newLinkWatch(matches)
  const found = timeline.items('walk', links.watch(walked))
  const files = { matches, found, leftOut, scratch, tools, signal, write }
  const settings = { workspace: runner.workspace(), level: inputs.compressionLevel }
  const [packed] = await Promise.all([
    timeline.during('pack', () => format.pack({ ...files, ...settings })),
    format.image && onlyWarns ? searchSecrets() : undefined,
  ])
  const line = links.line()
  if (line !== undefined) runner.info(line)
  return packed
}

function bytesIn(found: Iterable<FoundFile[]>): number {
  let bytes = 0
  for (const batch of found) for (const file of batch) bytes += file.bytes
  return bytes
}
