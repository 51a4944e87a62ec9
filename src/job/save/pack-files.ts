/** Packs all files of a cache. */
import { toBytes } from '../../files/byte-strings.ts'
import type { ChangeWatch } from '../../files/changing.ts'
import type { Match } from '../../files/paths/matches.ts'
import { type FoundFile, walk } from '../../files/paths/walk.ts'
import type { PackJob } from '../../formats/format.ts'
import type { Draft } from '../../stores/store.ts'
import { openScratch } from '../../system/disk/scratch.ts'
import * as runner from '../../system/runner.ts'
import type { IdleFiles } from '../changes/idle-files.ts'
import { newLinkWatch, tellLinksOut } from '../shared/links-out.ts'
import type { DraftBody, EntryToSave, PackedFiles } from '../shared/save-context.ts'
import { excludePaths } from '../shared/selection.ts'
import { tellUnused, type UsedFile } from '../used/prune.ts'
import type { Packer } from './choose-format.ts'

interface PackAllJob extends Packer {
  saving: Omit<EntryToSave, 'store' | 'scope'>
  /** Notes the files as they are before they are read. */
  changeWatch: ChangeWatch | undefined
}

interface WholeJob extends PackAllJob {
  /** What the builds have not used of a mounted cache, if that is known. */
  idle: Pick<IdleFiles, 'unused' | 'recordOfOthers'> | undefined
}

/** A body of all files that builds use; the draft is empty. */
export function wholeBody(draft: Draft, { idle, ...packing }: WholeJob): DraftBody {
  const scratch = openScratch(runner.tempDir())
  const job = withoutIdle(packing, idle?.unused ?? [])
  return {
    idle: idle?.recordOfOthers,
    rest: draft,
    copied: Promise.resolve(0),
    digests: Buffer.alloc(0),
    pack: (write) => packFiles(write, scratch.dir, job),
    // Not before the files are checked: the cache may hold the directory that it is in.
    [Symbol.dispose]: scratch.remove,
  }
}

function withoutIdle(job: PackAllJob, unused: UsedFile[]): PackAllJob {
  const { saving } = job
  const paths = unused.map(({ path }) => path)
  const selection = excludePaths(paths, saving.files.selection)
  tellUnused(unused)
  return { ...job, saving: { ...saving, files: { ...saving.files, selection } } }
}

async function packFiles(write: PackJob['write'], scratch: string, job: PackAllJob): Promise<PackedFiles> {
  const { format, tools, saving } = job
  const { inputs, files, timeline, signal } = saving
  const { excludes } = files.selection
  const trees = files.matches.map(({ path }) => ({ path: toBytes(path) }))
  const searchSecrets = (): Promise<string[]> => files.secretCheck.leaveOut({ trees, excludes, signal })
  // A warning may come while files are packed.
  const onlyWarns = inputs.secrets === 'warn'
  const secrets = onlyWarns ? [] : await searchSecrets()
  const matches = files.matches.filter(({ path }) => !secrets.includes(path))
  const links = newLinkWatch(matches)
  const { walked, leftOut } = walkToPack(matches, [scratch, ...secrets], job)
  const found = timeline.items('walk', links.watch(walked))
  const contents = { matches, found, leftOut, scratch, tools, signal, write: inTime(write, saving) }
  const settings = { workspace: runner.workspace(), level: inputs.compressionLevel }
  const [packed] = await Promise.all([
    timeline.during('pack', () => format.pack({ ...contents, ...settings })),
    format.image && onlyWarns ? searchSecrets() : undefined,
  ])
  const linksOut = links.found()
  if (linksOut) tellLinksOut(linksOut, matches)
  return { ...packed, linksOut }
}

interface WalkToPack extends Pick<PackJob, 'leftOut'> {
  walked: Iterable<FoundFile[]>
}

/** The walk that an archive is made from also looks for secrets and notes files. An image is often made without a walk. */
function walkToPack(
  matches: Match[],
  excluded: string[],
  { format, saving: { files }, changeWatch }: PackAllJob,
): WalkToPack {
  const { excludes } = excludePaths(excluded, files.selection)
  const leftOut: string[] | undefined = excludes ? [] : undefined
  const walkOf = (some: Match[]): Iterable<FoundFile[]> => walk(some, excludes, leftOut, changeWatch?.note)
  if (!format.image) return { walked: files.secretCheck.watch(matches, (match) => walkOf([match])), leftOut }
  return { walked: changeWatch ? [...walkOf(matches)] : walkOf(matches), leftOut }
}

/** Ends the save if it cannot end within the time limit. @throws OutOfTime, also when files are written */
function inTime(
  write: PackJob['write'],
  { how, files, state }: Pick<EntryToSave, 'how' | 'files' | 'state'>,
): PackJob['write'] {
  const { timeLimit } = how
  if (!timeLimit) return write
  const watched = timeLimit.watch(files.survey.totals().bytes, state?.kind === 'hit' ? state.pace : undefined)
  return (bytes, contentBytes = 0) => {
    watched.sent(contentBytes)
    return write(bytes)
  }
}
