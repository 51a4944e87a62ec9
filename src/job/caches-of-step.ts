/** Finds out what the step is to cache: its caches, and the inputs of each. */

import { overlapOf } from '../files/overlap.ts'
import { selectionOf } from '../files/patterns.ts'
import type { CacheInputs } from '../inputs/caches.ts'
import { type Inputs, readInputs } from '../inputs/inputs.ts'
import { JobFailure } from '../system/failure.ts'
import * as runner from '../system/runner.ts'
import { maskSigningKeys } from './signed-index.ts'
import type { State, States } from './state.ts'

/** A cache of the step, and its inputs; these are absent if its preset finds nothing to cache. */
export interface Planned {
  cache: CacheInputs
  inputs?: Inputs
}

/**
 * The caches of the step.
 * @param states what main has saved: the step has the same caches in post, with the same inputs from presets, though the
 *   job may have changed lock files since then
 * @throws JobFailure naming the input
 */
export async function cachesOf(states?: States): Promise<CacheInputs[]> {
  const caches = await listedCaches()
  if (!states) return caches ?? cachesOfPresets()
  const names = Object.keys(states)
  const same = caches?.filter(({ name }) => names.includes(name))
  return (same ?? names.map((name) => ({ name, inputs: new Map() }))).map(({ name, inputs }) => {
    const { preset, filled } = states[name] ?? {}
    if (preset !== undefined) inputs.set('preset', preset)
    if (filled !== 'none') fill(inputs, filled)
    return { name, inputs }
  })
}

async function listedCaches(): Promise<CacheInputs[] | undefined> {
  const list = runner.input('caches')
  if (list === '') return undefined
  const own = ['preset', 'path', 'key', 'restore-keys'].find((name) => runner.input(name) !== '')
  if (own)
    throw new JobFailure(`Inputs caches and ${own} are both given; give ${own} to the items of caches.`)
  // Steps with one cache must not load the reader of YAML.
  const { readCaches } = await import('../inputs/caches.ts')
  return readCaches(list)
}

async function cachesOfPresets(): Promise<CacheInputs[]> {
  const text = runner.input('preset')
  const only = { name: '', inputs: new Map() }
  if (text === '') return [only]
  const { presetNames } = await import('../inputs/presets/fill-in.ts')
  const names = presetNames(text, runner.input('working-directory'))
  const caches = names.map((name) => ({ name, inputs: new Map([['preset', name]]) }))
  if (caches.length === 1) return [{ ...only, ...caches[0], name: '' }]
  if (/^\s*[^\s!#]/m.test(runner.input('path')))
    throw new JobFailure(
      `Input preset stands for ${names.join(', ')}, and path would be the same for each; give path to the items of caches.`,
    )
  return caches
}

/**
 * Lets the preset fill in the inputs that the user left out. Called within a cache, before its other work.
 * @returns what the preset has filled in; undefined without a preset
 * @throws JobFailure naming the input
 */
export async function fillInputs({ inputs }: CacheInputs, signal: AbortSignal): Promise<State['filled']> {
  maskSigningKeys()
  const preset = runner.input('preset').toLowerCase()
  if (preset === '') return undefined
  const filled = await askPreset(preset, signal)
  fill(inputs, filled)
  return filled ?? 'none'
}

function fill(inputs: CacheInputs['inputs'], filled: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries(filled)) inputs.set(name, value)
}

async function askPreset(preset: string, signal: AbortSignal): Promise<Record<string, string> | undefined> {
  // Jobs without a preset must not load the table.
  const { fillIn } = await import('../inputs/presets/fill-in.ts')
  const filled = await fillIn(preset, runner.input, signal)
  return filled && { ...filled }
}

// Inputs that only some steps or caches read.
const alsoKnown = ['preset', 'working-directory', 'upload-chunk-size']

/**
 * Reads the inputs of a cache, within it.
 * @throws JobFailure naming the input
 */
export function inputsOf({ inputs }: CacheInputs): Inputs {
  const known = new Set(alsoKnown)
  const read = (name: string): string => {
    known.add(name.toLowerCase())
    return runner.input(name)
  }
  const values = readInputs(read, runner.cacheDir())
  const unknown = [...inputs.keys()].find((name) => !known.has(name))
  if (unknown === undefined) return values
  const names = [...known].sort().join(', ')
  throw new JobFailure(
    `Input caches has '${unknown}', which is no input of a cache; these are: name, ${names}.`,
  )
}

/** Runs `work` for a cache. Its name begins the message of a user's mistake. */
export async function forCache<T>(cache: CacheInputs, work: () => Promise<T>): Promise<T> {
  try {
    return await runner.within(cache, work)
  } catch (error) {
    if (cache.name === '' || !(error instanceof JobFailure)) throw error
    throw new JobFailure(`${cache.name}: ${error.message}`)
  }
}

/** @throws JobFailure when two caches have the same files: one would overwrite what the other restored */
export function checkOverlaps(plans: Planned[]): void {
  if (plans.length < 2) return
  const selected = plans.map(({ cache, inputs }) => ({
    name: cache.name,
    selection: selectionOf(inputs?.paths ?? [], process.cwd()),
  }))
  for (const [place, { name, selection }] of selected.entries())
    for (const other of selected.slice(place + 1)) {
      const lines = overlapOf(selection, other.selection)
      if (lines)
        throw new JobFailure(
          `Caches ${name} and ${other.name} have the same files: ${lines[0]} and ${lines[1]}. Exclude them in one with a line of path that starts with !.`,
        )
    }
}
