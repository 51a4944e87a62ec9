/** Packs only what the job has changed in what it mounted, as layers on the entry that it mounted. */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { bodyLength, type Segment } from '../entry/container.ts'
import { messageOf } from '../failure.ts'
import type { Match } from '../files/matches.ts'
import type { Selection } from '../files/patterns.ts'
import type { PackJob } from '../formats/format.ts'
import { linkBases } from '../formats/packing.ts'
import { imageOfDelta } from '../formats/squashfs/delta.ts'
import { decodeRemovals, encodeRemovals } from '../formats/squashfs/removals.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { findRights } from '../mount/root-rights.ts'
import { join } from '../native-path.ts'
import type { Timeline } from '../report/timeline.ts'
import * as runner from '../runner.ts'
import type { State } from '../state.ts'
import type { Store } from '../stores/store.ts'
import { type Compared, compare, isChanged, nameIn, sitesOf } from './compare-mounts.ts'
import { mostChanges, whyFull, withDead } from './full-save.ts'
import { type LocalCopy, localCopyOf } from './local-copy.ts'
import { type Base, findBase } from './mounted-base.ts'
import { sparing } from './selection.ts'

export interface DeltaSave {
  base: Base
  /** The mounted file, which begins with the body of the base. */
  copy: LocalCopy
  /** How many bytes of the base's body the new body begins with: its images and layers. */
  keptBytes: number
  /** The segments of the base as they are in the new entry. */
  kept: Segment[]
  /** The new layers. */
  deltas: NewLayer[]
  /** Undefined if the entry has no layers. */
  removals: NewRemovals | undefined
  files: number
  bytes: number
  /** The names of members that are no file, directory or link. */
  skipped: string[]
  close(): Promise<void>
}

/** Where it goes in the body is not known yet. */
export interface NewLayer extends Pick<Segment, 'files' | 'bytes' | 'root' | 'length'> {
  path: string
}

export interface NewRemovals extends Pick<Segment, 'files' | 'bytes'> {
  frame: Buffer
}

interface DeltaJob extends Pick<PackJob, 'tools' | 'signal'> {
  inputs: Inputs
  state: State
  store: Store
  /** The scopes that this run may read. */
  scopes: string[]
  /** The version of the entry to save. */
  version: string
  selection: Selection
  matches: Match[]
  timeline: Timeline
}

/** Undefined if all files must be saved; logs the reason where an image was mounted. */
export async function prepareDelta(job: DeltaJob): Promise<DeltaSave | undefined> {
  const { mounted, mountRoot } = job.state
  if (!mounted || mountRoot === undefined) return undefined
  let base: Base | undefined
  const scratch = await mkdtemp(join(runner.tempDir(), 'headstart-'))
  const close = async (): Promise<void> => {
    await base?.entry.close()
    await rm(scratch, { recursive: true, force: true })
  }
  try {
    if (mounted.version !== job.version) throw new Error('the restored cache has another format')
    base = await findBase(mounted, job.store, job.scopes)
    return { ...(await deltaOn(base, mountRoot, { ...job, scratch })), close }
  } catch (error) {
    await close()
    job.signal.throwIfAborted()
    runner.info(`${inFull}: ${messageOf(error)}`)
    return undefined
  }
}

/** Begins a line of the log that has the reason. */
export const inFull = 'Saving all files instead of the changes'

interface Scratched extends DeltaJob {
  /** An empty directory for temporary files. */
  scratch: string
}

async function deltaOn(base: Base, mountRoot: string, job: Scratched): Promise<Omit<DeltaSave, 'close'>> {
  const { inputs, selection, matches, scratch, timeline, signal } = job
  const { entry, index } = base
  if (index.paths.join('\n') !== inputs.paths.join('\n'))
    throw new Error('the restored cache has other paths')
  const before = index.segments.filter(({ kind }) => kind !== 'removals')
  checkLayers(before, entry.size)
  const rights = await findRights(signal)
  if (!rights) throw new Error('this runner no longer lets root mount')
  const sites = sitesOf(matches, index, mountRoot)
  const most = mostChanges(index.files)
  const { excludes } = sparing([scratch], selection)
  const compared = await timeline.during('compare', () =>
    compare(sites, { mountRoot, index, excludes, most, rights, signal }),
  )
  const copy = localCopyOf(mountRoot, index, signal)
  const changed = compared.filter(({ changes }) => isChanged(changes))
  const groups = Map.groupBy(changed, ({ image }) => image)
  const kept = [...before]
  for (const [image, sites] of groups) hideIn(kept, image, sum(sites, 'deadBytes'))
  const [deltas, lists]: [NewLayer[], string[][]] = [[], await removedBefore(copy, index)]
  linkBases({ matches, scratch })
  for (const [image, sites] of groups) {
    const path = join(scratch, `delta-${deltas.length}`)
    const { layer, removed } = await timeline.during('pack', () => pack(image, sites, path, job))
    deltas.push(layer)
    lists.push(removed)
  }
  checkLayers([...kept, ...deltas.map((layer) => ({ ...layer, kind: 'delta' }))], entry.size)
  return {
    base,
    copy,
    keptBytes: bodyLength({ segments: kept }),
    kept,
    deltas,
    removals: lists.length > 0 ? newRemovals(lists) : undefined,
    files: Math.max(0, index.files + sum(changed, 'moreFiles')),
    bytes: Math.max(0, index.bytes + sum(changed, 'bytes') - sum(changed, 'deadBytes')),
    skipped: compared.flatMap(({ changes, ...site }) => changes.skipped.map((name) => nameIn(site, name))),
  }
}

function checkLayers(layers: Pick<Segment, 'kind' | 'bytes' | 'deadBytes'>[], baseBytes: number): void {
  const reason = whyFull({ layers, baseBytes })
  if (reason !== undefined) throw new Error(reason)
}

function sum(sites: Compared[], of: 'moreFiles' | 'bytes' | 'deadBytes'): number {
  return sites.reduce((all, { changes }) => all + changes[of], 0)
}

/** Notes that more bytes of an image and its layers are hidden. */
function hideIn(kept: Segment[], { root }: Segment, deadBytes: number): void {
  const places = [...kept.keys()].filter((place) => kept[place]?.root === root)
  const hidden = withDead(
    places.map((place) => kept[place] as Segment),
    deadBytes,
  )
  for (const [nth, place] of places.entries()) kept[place] = hidden[nth] as Segment
}

/** What each layer of the base removes. */
async function removedBefore(copy: LocalCopy, { segments }: Base['index']): Promise<string[][]> {
  const count = segments.filter(({ kind }) => kind === 'delta').length
  const segment = segments.find(({ kind }) => kind === 'removals')
  if (!segment) return []
  const frame = await copy.bytes(segment.offset, segment.offset + segment.length)
  const { namesOf } = decodeRemovals(frame, count)
  return Array.from({ length: count }, (_, nth) => [...namesOf(nth)])
}

function newRemovals(lists: string[][]): NewRemovals {
  const { frame, bytes } = encodeRemovals(lists)
  return { frame, bytes, files: lists.reduce((all, names) => all + names.length, 0) }
}

/** Packs the changes of all directories that one image has. */
async function pack(
  { root }: Segment,
  sites: Compared[],
  path: string,
  { inputs, tools, scratch, signal }: Scratched,
): Promise<{ layer: NewLayer; removed: string[] }> {
  const [first] = sites as [Compared]
  const isOwn = root !== undefined
  const members = sites.flatMap((site) => site.changes.members.map((name) => nameIn(site, name)))
  const removed = sites.flatMap((site) => site.changes.removed.map((name) => nameIn(site, name)))
  const delta = isOwn
    ? {
        dir: first.match.path,
        top: first.match.path,
        members: members.filter((name) => name !== ''),
        removed,
      }
    : { dir: scratch, top: undefined, members, removed }
  const job = { scratch, tools, level: inputs.compressionLevel, signal }
  const contents = await imageOfDelta(path, delta, job)
  const { size: length } = await stat(path)
  const files = contents.members + (isOwn ? 1 : 0)
  return { layer: { path, length, files, bytes: contents.bytes, ...(isOwn && { root }) }, removed }
}
