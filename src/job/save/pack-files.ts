/** Packs all files of a cache. */
import { toBytes } from '../../files/byte-strings.ts'
import type { ChangeWatch } from '../../files/change-watch.ts'
import type { Match } from '../../files/matches.ts'
import type { Selection } from '../../files/patterns.ts'
import { walk } from '../../files/walk.ts'
import type { Format, Packed, PackJob } from '../../formats/format.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import type { Timeline } from '../../report/timeline.ts'
import type { Draft } from '../../stores/store.ts'
import { openScratch } from '../../system/disk/scratch.ts'
import * as runner from '../../system/runner.ts'
import type { DraftBody } from './fill-draft.ts'
import type { SecretCheck } from './secrets.ts'
import { excludePaths } from './selection.ts'

interface FilesToPack extends Pick<PackJob, 'tools' | 'signal'> {
  inputs: Inputs
  selection: Selection
  matches: Match[]
  format: Format
  secretCheck: SecretCheck
  /** Notes the files as they are before they are read. */
  changeWatch: ChangeWatch | undefined
  timeline: Timeline
}

/** A body of all files; the draft is empty. */
export function wholeBody(draft: Draft, job: FilesToPack): DraftBody {
  const scratch = openScratch(runner.tempDir())
  return {
    rest: draft,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (write) => packFiles({ ...job, scratch: scratch.dir }, write),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: scratch.remove,
  }
}

async function packFiles(
  {
    inputs,
    selection,
    scratch,
    tools,
    format,
    secretCheck,
    changeWatch,
    timeline,
    signal,
    ...job
  }: FilesToPack & Pick<PackJob, 'scratch'>,
  write: PackJob['write'],
): Promise<Packed> {
  const trees = job.matches.map(({ path }) => ({ path: toBytes(path) }))
  const looking = (): Promise<string[]> =>
    secretCheck.leaveOut({ trees, excludes: selection.excludes, signal })
  // A warning may come while files are packed.
  const secrets = inputs.secrets === 'warn' ? [] : await looking()
  const matches = job.matches.filter(({ path }) => !secrets.includes(path))
  const { excludes } = excludePaths([scratch, ...secrets], selection)
  const leftOut: string[] | undefined = excludes ? [] : undefined
  const note = changeWatch?.note
  // Images are often made without a walk.
  if (note && format.image) for (const _ of walk(matches, excludes, [], note));
  const onStat = format.image ? undefined : note
  const walked = secretCheck.watch(matches, (match) => walk([match], excludes, leftOut, onStat))
  const found = timeline.items('walk', walked)
  const files = { matches, found, leftOut, scratch, tools, signal, write }
  const more = { workspace: runner.workspace(), level: inputs.compressionLevel }
  // Images are often made without a walk, which would look for secrets on its way.
  const warning = format.image && inputs.secrets === 'warn' ? looking() : undefined
  const packing = timeline.during('pack', () => format.pack({ ...files, ...more }))
  const [packed] = await Promise.all([packing, warning])
  return packed
}
