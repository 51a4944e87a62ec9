/** The ways of the action itself, run step by step as in a job: from this disk, and from stores. */
import { join } from 'node:path'
import { formats } from '../headstart.ts'
import { type Remote, removeEntry } from '../remote.ts'
import { runStep, type Step } from '../step.ts'
import type { Place, Prepared, Restored, Way } from './way.ts'

/** A store to restore from, besides this disk. */
export interface Source {
  /** The configured store, or the runner's cache service if that is another one. */
  id: 'store' | 'service'
  remote: Remote
  /** The action's inputs that choose the store. */
  inputs: Record<string, string>
}

interface Settings {
  mode: 'unpack' | 'mount' | 'lazy'
  ramdisk?: 'off' | 'on'
}

interface Recipe extends Settings {
  name: string
  /** Undefined for this disk. */
  source?: Source
}

const unpacked: Recipe = { name: 'Headstart, unpacked', mode: 'unpack' }
const mounted: Recipe = { name: 'Headstart, mounted', mode: 'mount' }
const lazy: Recipe = { name: 'Headstart, lazy', mode: 'lazy' }

export function headstartWays(sources: Source[]): Way[] {
  const local: Recipe[] = [
    unpacked,
    mounted,
    { ...unpacked, name: 'Headstart, unpacked to memory', ramdisk: 'on' },
    { ...mounted, name: 'Headstart, mounted from memory', ramdisk: 'on' },
  ]
  const remote = sources.flatMap((source) =>
    (source.id === 'store' ? [unpacked, mounted, lazy] : [unpacked]).map((recipe) => ({ ...recipe, source })),
  )
  return [...local, ...remote].map(wayOf)
}

/** @returns the id of the result with these settings */
export function idOf({ mode, ramdisk }: Settings, sourceId?: string): string {
  return ['headstart', mode, ramdisk === 'on' && 'ramdisk', sourceId].filter(Boolean).join('-')
}

function wayOf(recipe: Recipe): Way {
  const { name, source } = recipe
  const id = idOf(recipe, source?.id)
  return { id, name, from: source?.remote.label ?? 'disk', prepare: (place) => prepare(id, recipe, place) }
}

async function prepare(
  id: string,
  { mode, ramdisk = 'off', source }: Recipe,
  place: Place,
): Promise<Prepared> {
  const { tree, dir, signal } = place
  const key = `${tree.name}-${id}`
  const inputs: Record<string, string> = {
    ...(source?.inputs ?? { store: 'local', 'local-dir': join(dir, id) }),
    path: tree.name,
    key,
    mode,
    ramdisk,
    stash: 'off',
    summary: 'false',
  }
  // Mounted and lazy restores read the same kind of entry.
  const saved = await stepOf('save', { ...inputs, mode: mode === 'unpack' ? mode : 'mount' }, place)
  const remove = async (): Promise<string | undefined> => source && removeFrom(source.remote, tree.name, key)
  try {
    checkWay(saved.log)
    if (!saved.log.includes(`Cache saved with key: ${key}`)) throw new Error(failureIn(saved.log))
    return {
      storedBytes: storedBytesIn(saved.log),
      restore: (target) => restore(inputs, { ...place, target }),
      remove,
    }
  } catch (error) {
    signal.throwIfAborted()
    await remove()
    throw error
  }
}

/** No other job has entries of this path, so every entry found here is the bench's own. */
async function removeFrom({ open, scope }: Remote, path: string, key: string): Promise<string | undefined> {
  const versions = formats.flatMap((format) => format.versions({ paths: [path], crossOs: false }))
  return removeEntry(open({}, AbortSignal.timeout(60_000)), { scopes: [scope], keys: [key], versions })
}

async function restore(
  inputs: Record<string, string>,
  { target, ...place }: Place & { target: string },
): Promise<Restored> {
  const { ms, log, outputs, state } = await stepOf('restore', inputs, place, { workspace: target })
  const end = async (): Promise<void> => {
    // The unmount must run even after the bench is aborted.
    const signal = AbortSignal.timeout(60_000)
    await stepOf('unmount', inputs, { ...place, signal }, { workspace: target, state })
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

function stepOf(
  entry: Step['entry'],
  inputs: Record<string, string>,
  { tree, dir, signal }: Place,
  more: Partial<Step> = {},
): ReturnType<typeof runStep> {
  return runStep({ entry, inputs, workspace: tree.parent, scratch: dir, signal, ...more })
}

/** The action falls back to another way where it must. A fallback would be measured under the wrong name. */
function checkWay(log: string[]): void {
  const other = log.find((line) => / instead of (?:mounting|mounted|memory)|before mounting it: /.test(line))
  if (other) throw new Error(other)
}

function failureIn(log: string[]): string {
  return log.find((line) => line.startsWith('Failed to ')) ?? log.at(-1) ?? 'it told nothing'
}

/** Reads the size from the step's log. */
function storedBytesIn(log: string[]): number {
  return Number(log.join('\n').match(/^Cache Size: .*\((\d+) B\)$/m)?.[1])
}
