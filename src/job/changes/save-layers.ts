/** The story of a save of changes: packs what a job changed in its mounts as layers on the entry that it mounted. */
import { bodyLength, isLayer, type Segment } from '../../entry/container.ts'
import { blockBytes } from '../../entry/digest.ts'
import { sumOf } from '../../formats/packing.ts'
import type { Root } from '../../formats/squashfs/tops.ts'
import type { Copied, Draft } from '../../stores/store.ts'
import { openScratch } from '../../system/disk/scratch.ts'
import { awaitedLater, messageOf, NameTaken, NotSaved, SecretFound } from '../../system/failure.ts'
import { join } from '../../system/native-path.ts'
import * as runner from '../../system/runner.ts'
import type { Tools } from '../../system/tools.ts'
import type { DraftBody, EntryToSave } from '../shared/save-context.ts'
import { type ComparedDirectory, isChanged, nameInImage } from './compare-mounts.ts'
import { findChanges } from './find-changes.ts'
import type { IdleFiles } from './idle-files.ts'
import { mountsOf } from './job-mounts.ts'
import {
  type LayeredContents,
  layeredBody,
  newRemovals,
  type PackedLayer,
  packLayer,
  removedBefore,
} from './layer-body.ts'
import { fullSaveLog, type MountedBase } from './mounted-base.ts'
import { bodyOf } from './mounted-body.ts'
import { hasRoom, keptLayers, type LayerPlan } from './plan-layers.ts'
import { checkUse, isLargeEnough } from './when-only-changes.ts'

/** What main mounted, and what the builds have not used of it. */
interface UsedBase extends MountedBase {
  /** Undefined if it is not known. Never rejects. */
  idle(): Promise<IdleFiles | undefined>
}

interface ChangesJob extends Pick<EntryToSave, 'inputs' | 'files' | 'timeline' | 'signal'> {
  base: UsedBase
  /** Rejects with NameTaken if another job has the name. */
  draft: Promise<Draft>
  tools: Tools
}

interface PackChangesJob extends ChangesJob {
  /** An empty directory for temporary files. */
  scratch: string
}

/**
 * Packs the changes, while the store copies the base to the draft.
 * @returns undefined if all files must be saved: then the draft is empty, and the log has the reason
 * @throws NameTaken, NotSaved, SecretFound, or the error of the draft
 */
export async function changesBody(job: ChangesJob): Promise<DraftBody | undefined> {
  using temporary = new DisposableStack()
  const scratch = temporary.use(openScratch(runner.tempDir())).dir
  try {
    const { contents, copied } = await packOnCopy({ ...job, scratch })
    const [{ index }, idle] = await Promise.all([job.base.current, job.base.idle()])
    const base = { copied, index, idle: idle?.record, temporary: temporary.move() }
    return layeredBody(contents, base, job)
  } catch (error) {
    job.signal.throwIfAborted()
    if ([NameTaken, NotSaved, SecretFound].some((kind) => error instanceof kind)) throw error
    // Nothing can be saved if there is no draft.
    await job.draft
    runner.info(`${fullSaveLog}: ${messageOf(error)}`)
    return undefined
  }
}

/** @throws Error if all files must be saved: then the draft is empty */
async function packOnCopy(job: PackChangesJob): Promise<{ contents: LayeredContents; copied: Copied }> {
  const { layers, size } = job.base.mounted
  checkUse(layers, layers)
  let copying: Promise<Copied> | undefined
  const copy = (kept: Segment[]): Promise<Copied> =>
    (copying ??= copyBase(bodyLength({ segments: kept }), job))
  // If layers may have to be merged, only the size of the changes tells which ones stay.
  if (hasRoom(layers) && isLargeEnough(size)) copy(layers)
  try {
    const contents = await packChanges(copy, job)
    return { contents, copied: await copy(contents.kept) }
  } catch (error) {
    if (copying) {
      await copying
      await (await job.draft).empty()
    }
    throw error
  }
}

/** Begins to copy the whole blocks of the base's layers. The rest of the base is sent. */
function copyBase(layersLength: number, { base, draft, timeline, signal }: ChangesJob): Promise<Copied> {
  const wholeBytes = layersLength - (layersLength % blockBytes)
  const begun = Promise.all([draft, base.current]).then(([draft, current]) => {
    const copied = draft.copyFrom(current.entry, wholeBytes, bodyOf(base, current, signal).read)
    awaitedLater(timeline.during('copy', async () => (await copied).finished))
    return copied
  })
  return awaitedLater(begun)
}

/** @param copy starts the copy of the layers that stay */
async function packChanges(
  copy: (kept: Segment[]) => unknown,
  job: PackChangesJob,
): Promise<LayeredContents> {
  const { layers: baseLayers } = job.base.mounted
  const mounts = await mountsOf(job.base, job.files.matches, job.signal)
  const onPlan = async ({ kept }: LayerPlan): Promise<void> => {
    if ((await job.base.idle())?.areMany)
      throw new Error('the last builds have not used a large part of the restored cache')
    copy(kept)
  }
  const { plan, compared, packed } = await findChanges({ ...job, mounts, onPlan })
  // Nothing is packed if the name is taken, or if the base is gone.
  const [current] = await Promise.all([job.base.current, job.draft])
  const kept = keptLayers(plan, { compared, packed })
  const { index } = current
  const mountedBody = bodyOf(job.base, current, job.signal)
  const removedByBase = await removedBefore(mountedBody, index)
  const made = await packLayers(packed, job)
  const layers = made.map(({ layer }) => layer)
  const removed = [
    ...removedByBase.slice(0, kept.filter(isLayer).length),
    ...made.map(({ removed }) => removed),
  ]
  checkUse(baseLayers, [...kept, ...layers.map((layer) => ({ ...layer, kind: 'delta' as const }))])
  const changes = compared.filter(isChanged).map(({ changes }) => changes)
  return {
    mountedBody,
    kept,
    merged: plan.merged.length,
    layers,
    removals: removed.length > 0 ? newRemovals(removed) : undefined,
    files: Math.max(0, index.files + sumOf(changes, 'moreFiles')),
    bytes: Math.max(0, index.bytes + sumOf(changes, 'bytes') - sumOf(changes, 'deadBytes')),
    skipped: compared.flatMap(({ changes, ...directory }) =>
      changes.skipped.map((name) => nameInImage(directory, name)),
    ),
  }
}

/** One layer for each image. */
async function packLayers(directories: ComparedDirectory[], job: PackChangesJob): Promise<PackedLayer[]> {
  const { scratch, timeline } = job
  const packed: PackedLayer[] = []
  for (const [image, changed] of Map.groupBy(directories, ({ image }) => image)) {
    const path = join(scratch, `layer-${packed.length}`)
    packed.push(await timeline.during('pack', () => packLayer(image.root as Root, changed, path, job)))
  }
  return packed
}
