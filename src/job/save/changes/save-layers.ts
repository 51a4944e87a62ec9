/** The story of a save of changes: packs what a job changed in its mounts as layers on the entry that it mounted. */
import { bodyLength, type Segment } from '../../../entry/container.ts'
import { blockBytes } from '../../../entry/digest.ts'
import { fromBytes, toBytes } from '../../../files/byte-strings.ts'
import type { SearchedTree } from '../../../files/secrets/each-file.ts'
import { linkBases } from '../../../formats/packing.ts'
import type { Copied, Draft } from '../../../stores/store.ts'
import { openScratch } from '../../../system/disk/scratch.ts'
import { messageOf, NameTaken, SecretFound } from '../../../system/failure.ts'
import { join } from '../../../system/native-path.ts'
import * as runner from '../../../system/runner.ts'
import type { DraftBody, FilesToSave } from '../context.ts'
import { excludePaths } from '../selection.ts'
import { type ChangedDirectory, compare, isChanged, nameIn } from './compare-mounts.ts'
import { checkLayers, mostChanges, withDeadBytes } from './full-save.ts'
import { type JobMounts, type MountedDirectory, mountsOf } from './job-mounts.ts'
import { type LayeredContents, layeredBody } from './layer-body.ts'
import { newRemovals, type PackedLayer, packLayer, removedBefore } from './layer-segments.ts'
import { fullSaveLog, type MountedBase } from './mounted-base.ts'

export interface ChangesJob extends FilesToSave {
  base: MountedBase
  draft: Draft
}

interface PackChangesJob extends ChangesJob {
  /** An empty directory for temporary files. */
  scratch: string
}

/**
 * Packs the changes, while the store copies the base to the draft.
 * @returns undefined if all files must be saved: then the draft is empty, and the log has the reason
 * @throws NameTaken, SecretFound
 */
export async function changesBody(job: ChangesJob): Promise<DraftBody | undefined> {
  const { dir: scratch, remove: close } = openScratch(runner.tempDir())
  try {
    const baseLayers = layersOf(job)
    const copying = copyBase(bodyLength({ segments: baseLayers }), job)
    const contents = await packChanges(baseLayers, { ...job, scratch }).catch(async (error) => {
      await copying.then(({ undo }) => undo())
      throw error
    })
    return layeredBody(contents, await copying, { ...job, close })
  } catch (error) {
    close()
    job.signal.throwIfAborted()
    if (error instanceof NameTaken || error instanceof SecretFound) throw error
    runner.info(`${fullSaveLog}: ${messageOf(error)}`)
    return undefined
  }
}

/** The images and layers that changes can be laid on. @throws Error if none can */
function layersOf({ base: { entry, index }, inputs }: ChangesJob): Segment[] {
  if (index.paths.join('\n') !== inputs.paths.join('\n'))
    throw new Error('the restored cache has other paths')
  const layers = index.segments.filter(({ kind }) => kind !== 'removals')
  checkLayers(layers, entry.size)
  return layers
}

/** Copies the whole blocks of the base's layers, where the store can. The rest of the base is sent. */
function copyBase(layersLength: number, { base, draft, timeline }: ChangesJob): Promise<Copied> {
  const wholeBytes = layersLength - (layersLength % blockBytes)
  const copying = timeline.during('copy', () => draft.copyFrom(base.entry, wholeBytes))
  // The caller rethrows a failure later. Until then, Node must not report it as unhandled.
  copying.catch(() => {})
  return copying
}

async function packChanges(baseLayers: Segment[], job: PackChangesJob): Promise<LayeredContents> {
  const { entry, index } = job.base
  const mounts = await mountsOf(job.base, job.matches, job.signal)
  const compared = await compareWithoutSecrets(mounts, job)
  const changed = compared.filter(({ changes }) => isChanged(changes))
  const byImage = Map.groupBy(changed, ({ image }) => image)
  const removedByBase = await removedBefore(mounts.body, index)
  const packed = await packLayers(byImage, job)
  const layers = packed.map(({ layer }) => layer)
  const removed = [...removedByBase, ...packed.map(({ removed }) => removed)]
  const kept = [...byImage].reduce(
    (all, [{ root }, directories]) => withDeadBytes(all, root, sum(directories, 'deadBytes')),
    baseLayers,
  )
  checkLayers([...kept, ...layers.map((layer) => ({ ...layer, kind: 'delta' }))], entry.size)
  return {
    mountedBody: mounts.body,
    kept,
    layers,
    removals: removed.length > 0 ? newRemovals(removed) : undefined,
    files: Math.max(0, index.files + sum(changed, 'moreFiles')),
    bytes: Math.max(0, index.bytes + sum(changed, 'bytes') - sum(changed, 'deadBytes')),
    skipped: compared.flatMap(({ changes, ...directory }) =>
      changes.skipped.map((name) => nameIn(directory, name)),
    ),
  }
}

/** @throws Error if a file that is left out is in the base: a layer would remove it, and the base would still hold it */
async function compareWithoutSecrets(
  mounts: JobMounts,
  { base, selection, secretCheck, scratch, timeline, signal }: PackChangesJob,
): Promise<ChangedDirectory[]> {
  const trees = mounts.directories.map(changedTree)
  const secrets = await secretCheck.leaveOut({ trees, excludes: selection.excludes, signal })
  const { excludes } = excludePaths([scratch, ...secrets], selection)
  const most = mostChanges(base.index.files)
  const compared = await timeline.during('compare', () => compare(mounts, { excludes, most }))
  const removed = compared.flatMap(({ match, changes }) =>
    changes.removed.map((name) => fromBytes(`${toBytes(match.path)}/${name}`).toString()),
  )
  if (removed.some((path) => secrets.includes(path)))
    throw new Error('a secret is in the restored cache, too')
  return compared
}

/** Only new and changed files can hold new secrets. */
function changedTree({ match, upper, hasOwnFiles }: MountedDirectory): SearchedTree {
  const path = toBytes(match.path)
  return hasOwnFiles ? { path } : { path, names: toBytes(upper) }
}

async function packLayers(
  byImage: Map<Segment, ChangedDirectory[]>,
  job: PackChangesJob,
): Promise<PackedLayer[]> {
  const { matches, scratch, timeline } = job
  linkBases({ matches, scratch })
  const packed: PackedLayer[] = []
  for (const [image, directories] of byImage) {
    const path = join(scratch, `layer-${packed.length}`)
    packed.push(await timeline.during('pack', () => packLayer(image, directories, path, job)))
  }
  return packed
}

function sum(directories: ChangedDirectory[], field: 'moreFiles' | 'bytes' | 'deadBytes'): number {
  return directories.reduce((all, { changes }) => all + changes[field], 0)
}
