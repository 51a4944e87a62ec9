/** Finds what a save of changes packs: the changes of the job, with those of the layers that it merges. */
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import type { SearchedTree } from '../../files/secrets/each-file.ts'
import { sumOf } from '../../formats/packing.ts'
import type { UpperOptions } from '../../formats/squashfs/layers/upper.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import { NotSaved } from '../../system/failure.ts'
import type { EntryToSave } from '../shared/save-context.ts'
import { excludePaths } from '../shared/selection.ts'
import { nothingChanged } from '../shared/why-no-save.ts'
import { directoriesAmong, meaningIn, meaningOfNewIn, toolCachesIn } from '../used/tool-caches.ts'
import { type ComparedDirectory, changesWith, compare, isChanged } from './compare-mounts.ts'
import type { JobMounts, MountedDirectory } from './job-mounts.ts'
import type { MountedBase } from './mounted-base.ts'
import { type FoundChanges, type LayerPlan, planLayers } from './plan-layers.ts'
import { checkReading, checkSize, mostChanges } from './when-only-changes.ts'

interface FindChangesJob extends Pick<EntryToSave, 'inputs' | 'files' | 'timeline' | 'signal'> {
  base: MountedBase
  mounts: JobMounts
  scratch: string
  /** Called as soon as the plan is known. Rejects if all files must be saved. */
  onPlan(plan: LayerPlan): Promise<void>
}

/** @throws NotSaved if the base is a snapshot of the key to save; Error if all files must be saved */
export async function findChanges(job: FindChangesJob): Promise<FoundChanges & { plan: LayerPlan }> {
  const { base, mounts, timeline, onPlan } = job
  const { mounted, current } = base
  const secrets = await secretsIn(mounts, job)
  const { excludes } = excludePaths([job.scratch, ...secrets], job.files.selection)
  const caches = await toolCachesIn(directoriesAmong(job.files.matches))
  const [meaningOf, meaningOfNew] = [meaningIn(caches), meaningOfNewIn(caches)]
  const limits = { most: mostChanges(mounted.files), mostDirectories: mounted.files }
  const compared = await timeline.during('compare', () =>
    compare(mounts, { excludes, meaningOf, meaningOfNew, ...limits }),
  )
  checkNoneSaved(secrets, compared)
  if (compared.every(({ changes }) => changes.worth === 0) && isSnapshotOf(job)) {
    // The store must still have the snapshot.
    await current
    throw new NotSaved(nothingChanged(job.inputs))
  }
  checkSize(mounted.size)
  const plan = planLayers(mounted.layers, compared.filter(isChanged))
  await onPlan(plan)
  const all = await timeline.during('compare', () => withLayers(compared, plan, { excludes, meaningOf }))
  const packed = all.filter(isChanged)
  const packedChanges = packed.map(({ changes }) => changes)
  checkReading(sumOf(packedChanges, 'bytes'), mounted.size)
  return { plan, compared, packed }
}

function isSnapshotOf({ base, inputs: { rolling, key } }: FindChangesJob): boolean {
  return rolling !== undefined && sameKey(namesFor(rolling).keyIn(base.mounted.key), key)
}

async function withLayers(
  compared: ComparedDirectory[],
  { merged }: LayerPlan,
  rules: Pick<UpperOptions, 'excludes' | 'meaningOf'>,
): Promise<ComparedDirectory[]> {
  const all: ComparedDirectory[] = []
  for (const directory of compared) {
    const count = merged.filter(({ root }) => root === directory.image.root).length
    const options = { ...rules, most: Infinity }
    const changes = count === 0 ? directory.changes : await changesWith(count, directory, options)
    all.push({ ...directory, changes })
  }
  return all
}

function secretsIn({ directories }: JobMounts, { files, signal }: FindChangesJob): Promise<string[]> {
  const { excludes } = files.selection
  return files.secretCheck.leaveOut({ trees: directories.map(changedTree), excludes, signal })
}

/** Only new and changed files can hold new secrets. */
function changedTree({ match, upper, hasOwnFiles }: MountedDirectory): SearchedTree {
  const path = toBytes(match.path)
  return hasOwnFiles ? { path } : { path, names: toBytes(upper) }
}

/** @throws Error if a file that is left out is in the base: a layer would remove it, and the base would still hold it */
function checkNoneSaved(secrets: string[], compared: ComparedDirectory[]): void {
  const removed = compared.flatMap(({ match, changes }) =>
    changes.removed.map((name) => fromBytes(`${toBytes(match.path)}/${name}`).toString()),
  )
  if (removed.some((path) => secrets.includes(path)))
    throw new Error('a secret is in the restored cache, too')
}
