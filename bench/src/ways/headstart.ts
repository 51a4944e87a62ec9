/** The ways of the action itself, run step by step as in a job: from this disk, and from stores. */
import { join } from 'node:path'
import { runStep } from '../action-step.ts'
import type { MeasureContext } from '../measure.ts'
import { formats } from '../measured-parts.ts'
import { type Remote, removeEntry } from '../remote-stores.ts'
import type { Tree } from '../tree.ts'
import type { PreparedWay, RestoreTiming, Way } from './way.ts'

interface Recipe {
  name: string
  mode: 'unpack' | 'mount' | 'lazy'
  ramdisk?: 'true'
  /** Undefined for this disk. */
  remote?: Remote
}

const unpacked: Recipe = { name: 'Headstart, unpacked', mode: 'unpack' }
const mounted: Recipe = { name: 'Headstart, mounted', mode: 'mount' }
const lazy: Recipe = { name: 'Headstart, lazy', mode: 'lazy' }
const fromDisk: Recipe[] = [
  unpacked,
  mounted,
  { ...unpacked, name: 'Headstart, unpacked to memory', ramdisk: 'true' },
  { ...mounted, name: 'Headstart, mounted from memory', ramdisk: 'true' },
]
const fromRemote = { store: [unpacked, mounted, lazy], service: [unpacked] }

export function headstartWays(remotes: Remote[]): Way[] {
  const far = remotes.flatMap((remote) => fromRemote[remote.id].map((recipe) => ({ ...recipe, remote })))
  return [...fromDisk, ...far].map((recipe) => ({
    id: idOf(recipe, recipe.remote?.id),
    name: recipe.name,
    from: recipe.remote?.label ?? 'disk',
    prepare: (tree, place) => prepare(recipe, tree, place),
  }))
}

/** @returns the id of the result with these settings */
export function idOf({ mode, ramdisk }: Omit<Recipe, 'name'>, remoteId?: Remote['id']): string {
  return ['headstart', mode, ramdisk && 'ramdisk', remoteId].filter(Boolean).join('-')
}

async function prepare(recipe: Recipe, tree: Tree, place: MeasureContext): Promise<PreparedWay> {
  const { mode, ramdisk = 'false', remote } = recipe
  const id = idOf(recipe, remote?.id)
  const key = `${tree.name}-${id}`
  const inputs: Record<string, string> = {
    ...(remote?.inputs ?? { store: 'local', 'local-dir': join(place.dir, id) }),
    path: tree.name,
    key,
    mode,
    ramdisk,
    'host-copies': 'false',
    summary: 'false',
  }
  // Mounted and lazy restores read the same kind of entry.
  const saving = { ...inputs, mode: mode === 'unpack' ? mode : 'mount' }
  const { log } = await runStep({ entry: 'save', inputs: saving, workspace: tree.parent }, place)
  const remove = async (): Promise<void> => {
    if (!remote) return
    // No other job has entries of this path, so every entry found here is the bench's own.
    const versions = formats.flatMap((format) => format.versions({ paths: [tree.name], crossOs: false }))
    await removeEntry(remote, { scopes: [remote.scope], keys: [key], versions }, place)
  }
  try {
    checkWay(log)
    if (!log.includes(`Cache saved with key: ${key}`)) throw new Error(failureIn(log))
  } catch (error) {
    place.signal.throwIfAborted()
    await remove()
    throw error
  }
  // The step's log names the size.
  const [, storedBytes] = log.join('\n').match(/^Cache Size: .*\((\d+) B\)$/m) ?? []
  return { storedBytes: Number(storedBytes), restore: (target) => restore(inputs, target, place), remove }
}

async function restore(
  inputs: Record<string, string>,
  workspace: string,
  place: MeasureContext,
): Promise<RestoreTiming> {
  const { ms, log, outputs, state } = await runStep({ entry: 'restore', inputs, workspace }, place)
  const end = async (): Promise<void> => {
    // The unmount must run even after the bench is aborted.
    const signal = AbortSignal.timeout(60_000)
    await runStep({ entry: 'unmount', inputs, workspace, state }, { ...place, signal })
  }
  try {
    checkWay(log)
    if (outputs.hit !== 'exact') throw new Error(failureIn(log))
    return { ms, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** The action falls back to another way where it must. A fallback would be measured under the wrong name. */
function checkWay(log: string[]): void {
  const other = log.find((line) => / instead of (?:mounting|mounted|memory)|before mounting it: /.test(line))
  if (other) throw new Error(other)
}

function failureIn(log: string[]): string {
  return log.find((line) => line.startsWith('Failed to ')) ?? log.at(-1) ?? 'it told nothing'
}
