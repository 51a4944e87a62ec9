/** Packs only the changes of a job in its mounts, as layers on the entry that it mounted. */

import { bodyLength, type Segment } from '../../../entry/container.ts'
import { blockBytes } from '../../../entry/digest.ts'
import { fromBytes, toBytes } from '../../../files/byte-strings.ts'
import type { Match } from '../../../files/matches.ts'
import type { Selection } from '../../../files/patterns.ts'
import type { SearchedTree } from '../../../files/secrets/each-file.ts'
import type { PackJob } from '../../../formats/format.ts'
import { linkBases } from '../../../formats/packing.ts'
import type { Inputs } from '../../../inputs/inputs.ts'
import type { Timeline } from '../../../report/timeline.ts'
import type { Copied, Draft } from '../../../stores/store.ts'
import { openScratch } from '../../../system/disk/scratch.ts'
import { messageOf, NameTaken, SecretFound } from '../../../system/failure.ts'
import { join } from '../../../system/native-path.ts'
import * as runner from '../../../system/runner.ts'
import type { SecretCheck } from '../secrets.ts'
import { excludePaths } from '../selection.ts'
import { type Compared, compare, isChanged, nameIn } from './compare-mounts.ts'
import { type NewLayer, type NewRemovals, newRemovals, packLayer, removedBefore } from './delta-layer.ts'
import { fullSaveReason, mostChanges, withDead } from './full-save.ts'
import { type MountedDirectory, mountsOf } from './job-mounts.ts'
import type { LocalCopy } from './local-copy.ts'
import { type Base, inFull, type MountedBase } from './mounted-base.ts'

export interface LayerSave {
  base: Base
  /** The body of the base. */
  copy: LocalCopy
  /** How many bytes of the base's body the new body begins with: its images and layers. */
  keptBytes: number
  /** The segments of the base as they are in the new entry. */
  kept: Segment[]
  /** The new layers. */
  layers: NewLayer[]
  /** Undefined if the entry has no layers. */
  removals: NewRemovals | undefined
  files: number
  bytes: number
  /** The names of members that are no file, directory or link. */
  skipped: string[]
  /** The part of the base that is in the draft already. */
  copied: Copied
  close(): void
}

interface LayerSaveJob extends Pick<PackJob, 'tools' | 'signal'> {
  inputs: Inputs
  base: MountedBase
  draft: Draft
  selection: Selection
  matches: Match[]
  secretCheck: SecretCheck
  timeline: Timeline
}

/**
 * Packs the changes, while the store copies the base to the draft.
 * @returns undefined if all files must be saved: then the draft is empty, and the log has the reason
 * @throws NameTaken, SecretFound
 */
export async function prepareLayers(job: LayerSaveJob): Promise<LayerSave | undefined> {
  const { base, draft, timeline, signal } = job
  const { dir: scratch, remove: close } = openScratch(runner.tempDir())
  try {
    const layers = layersOf(base, job.inputs)
    const copying = copyBase(draft, base, bodyLength({ segments: layers }), timeline)
    const delta = await layersOn(layers, { ...job, scratch }).catch(async (error) => {
      await copying.then(({ undo }) => undo())
      throw error
    })
    return { ...delta, copied: await copying, close }
  } catch (error) {
    close()
    signal.throwIfAborted()
    if (error instanceof NameTaken || error instanceof SecretFound) throw error
    runner.info(`${inFull}: ${messageOf(error)}`)
    return undefined
  }
}

interface Scratched extends LayerSaveJob {
  /** An empty directory for temporary files. */
  scratch: string
}

/**
 * Copies the blocks of a base that stay whole, where the store can; the rest of the base is sent.
 * @param keptBytes how many bytes of the base's body stay
 */
function copyBase(draft: Draft, { entry }: Base, keptBytes: number, timeline: Timeline): Promise<Copied> {
  const wholeBytes = keptBytes - (keptBytes % blockBytes)
  const copying = timeline.during('copy', () => draft.copyFrom(entry, wholeBytes))
  // The caller rethrows a failure later. Until then, Node must not report it as unhandled.
  copying.catch(() => {})
  return copying
}

/** The images and layers that changes can be laid on. @throws Error if none can */
function layersOf({ entry, index }: Base, { paths }: Inputs): Segment[] {
  if (index.paths.join('\n') !== paths.join('\n')) throw new Error('the restored cache has other paths')
  const layers = index.segments.filter(({ kind }) => kind !== 'removals')
  checkLayers(layers, entry.size)
  return layers
}

async function layersOn(layers: Segment[], job: Scratched): Promise<Omit<LayerSave, 'copied' | 'close'>> {
  const { base, selection, matches, secretCheck, scratch, timeline, signal } = job
  const { entry, index } = base
  const mounts = await mountsOf(base, matches, signal)
  const most = mostChanges(index.files)
  const secrets = await secretCheck.leaveOut({
    trees: mounts.sites.map(changedTree),
    excludes: selection.excludes,
    signal,
  })
  const { excludes } = excludePaths([scratch, ...secrets], selection)
  const compared = await timeline.during('compare', () => compare(mounts, { excludes, most }))
  if (
    compared.some(({ match, changes }) =>
      changes.removed.some((name) => secrets.includes(pathOf(match, name))),
    )
  )
    throw new Error('a secret is in the restored cache, too')
  const { copy } = mounts
  const changed = compared.filter(({ changes }) => isChanged(changes))
  const groups = Map.groupBy(changed, ({ image }) => image)
  const kept = [...layers]
  for (const [image, sites] of groups) hideIn(kept, image, sum(sites, 'deadBytes'))
  const [deltas, lists]: [NewLayer[], string[][]] = [[], await removedBefore(copy, index)]
  linkBases({ matches, scratch })
  for (const [image, sites] of groups) {
    const path = join(scratch, `delta-${deltas.length}`)
    const { layer, removed } = await timeline.during('pack', () => packLayer(image, sites, path, job))
    deltas.push(layer)
    lists.push(removed)
  }
  checkLayers([...kept, ...deltas.map((layer) => ({ ...layer, kind: 'delta' }))], entry.size)
  return {
    base,
    copy,
    keptBytes: bodyLength({ segments: kept }),
    kept,
    layers: deltas,
    removals: lists.length > 0 ? newRemovals(lists) : undefined,
    files: Math.max(0, index.files + sum(changed, 'moreFiles')),
    bytes: Math.max(0, index.bytes + sum(changed, 'bytes') - sum(changed, 'deadBytes')),
    skipped: compared.flatMap(({ changes, ...site }) => changes.skipped.map((name) => nameIn(site, name))),
  }
}

/** Only what is new or changed can hold new secrets. */
function changedTree({ match, upper, hasOwnFiles }: MountedDirectory): SearchedTree {
  const path = toBytes(match.path)
  return hasOwnFiles ? { path } : { path, names: toBytes(upper) }
}

/** @param name relative to the match; a byte string */
function pathOf({ path }: Match, name: string): string {
  return fromBytes(`${toBytes(path)}/${name}`).toString()
}

function checkLayers(layers: Pick<Segment, 'kind' | 'bytes' | 'deadBytes'>[], baseBytes: number): void {
  const reason = fullSaveReason({ layers, baseBytes })
  if (reason !== undefined) throw new Error(reason)
}

function sum(sites: Compared[], field: 'moreFiles' | 'bytes' | 'deadBytes'): number {
  return sites.reduce((all, { changes }) => all + changes[field], 0)
}

/** Notes that more bytes of an image and its layers are hidden. */
function hideIn(kept: Segment[], { root }: Segment, deadBytes: number): void {
  const places = [...kept.keys()].filter((place) => kept[place]?.root === root)
  const hidden = withDead(
    places.map((place) => kept[place] as Segment),
    deadBytes,
  )
  for (const [i, place] of places.entries()) kept[place] = hidden[i] as Segment
}
