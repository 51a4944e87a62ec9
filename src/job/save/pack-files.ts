/** Packs all files of a cache. */
import { toBytes } from '../../files/byte-strings.ts'
import type { ChangeWatch } from '../../files/changed-while-saved.ts'
import type { Match } from '../../files/paths/matches.ts'
import { type FoundFile, walk } from '../../files/paths/walk.ts'
import type { Packing, PackJob } from '../../formats/format.ts'
import type { Timeline } from '../../report/timeline.ts'
import type { Draft } from '../../stores/store.ts'
import { openScratch } from '../../system/disk/scratch.ts'
import { awaitedLater } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import type { IdleFiles } from '../changes/idle-files.ts'
import { newLinkWatch, tellLinksOut } from '../shared/links-out.ts'
import type { DraftBody, EntryToSave, PackedFiles } from '../shared/save-context.ts'
import { excludePaths } from '../shared/selection.ts'
import { tellUnlocked, tellUnused } from '../used/prune.ts'
import type { Packer } from './choose-format.ts'

interface PackAllJob extends Packer {
  saving: Omit<EntryToSave, 'store' | 'scope'>
  /** Notes the files as they are before they are read. */
  changeWatch: ChangeWatch | undefined
}

interface WholeJob extends PackAllJob {
  /** What the builds have not used of a mounted cache, if that is known. */
  idle: Omit<IdleFiles, 'areMany' | 'record'> | undefined
}

/** A body of all files that builds use; the draft is empty. */
export function wholeBody(draft: Draft, { idle, ...packing }: WholeJob): DraftBody {
  const scratch = openScratch(runner.tempDir())
  const job = idle ? withoutIdle(packing, idle) : packing
  return {
    idle: idle?.recordOfOthers,
    destination: draft,
    copied: Promise.resolve(0),
    digests: Buffer.alloc(0),
    packing: () => packFiles(scratch.dir, job),
    // Not before the files are checked: the cache may hold the directory that it is in.
    [Symbol.dispose]: scratch.remove,
  }
}

function withoutIdle(
  job: PackAllJob,
  { unused, unlocked }: Pick<IdleFiles, 'unused' | 'unlocked'>,
): PackAllJob {
  const { saving } = job
  const paths = [...unused, ...unlocked].map(({ path }) => path)
  const selection = excludePaths(paths, saving.files.selection)
  tellUnused(unused)
  tellUnlocked(unlocked)
  return { ...job, saving: { ...saving, files: { ...saving.files, selection } } }
}

async function* packFiles(scratch: string, job: PackAllJob): Packing<PackedFiles> {
  const { format, tools, saving } = job
  const { inputs, files, timeline, signal } = saving
  const { excludes } = files.selection
  const trees = files.matches.map(({ path }) => ({ path: toBytes(path) }))
  const searchSecrets = (): Promise<string[]> => files.secretCheck.leaveOut({ trees, excludes, signal })
  // A warning may come while files are packed.
  const onlyWarns = inputs.secretFiles === 'warn'
  const secrets = onlyWarns ? [] : await searchSecrets()
  const matches = files.matches.filter(({ path }) => !secrets.includes(path))
  const links = newLinkWatch(matches)
  const { walked, leftOut } = walkToPack(matches, [scratch, ...secrets], job)
  const found = timeline.items('walk', links.watch(walked))
  const settings = { workspace: runner.workspace(), level: inputs.compressionLevel }
  const packing = format.pack({ matches, found, leftOut, scratch, tools, signal, ...settings })
  const searching = format.image && onlyWarns ? awaitedLater(searchSecrets()) : undefined
  const packed = yield* timedPacking(packing, timeline)
  await searching
  const linksOut = links.found()
  if (linksOut) tellLinksOut(linksOut, matches)
  return { ...packed, linksOut }
}

async function* timedPacking(packing: Packing, timeline: Timeline): Packing {
  using _ = timeline.phase('pack')
  return yield* packing
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
