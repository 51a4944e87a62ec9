/** Finds out which caches the step has, and the inputs of each. */
import type { CacheInputs } from '../inputs/caches.ts'
import { type Inputs, readInputs } from '../inputs/inputs.ts'
import { nearest } from '../inputs/values.ts'
import { JobFailure } from '../system/failure.ts'
import * as runner from '../system/runner.ts'
import { maskSigningKeys } from './signed-index.ts'
import type { State, States } from './state.ts'

/** Finds the caches of a step without an earlier main. @throws JobFailure naming the input */
export async function cachesOfStep(signal: AbortSignal): Promise<CacheInputs[]> {
  const caches = (await listedCaches()) ?? (await cachesOfPresets(signal))
  warnOfDirectories(caches)
  return caches
}

/**
 * @param states the states that main has saved: post has the same caches, with the same inputs from presets, although the
 *   job may have changed lock files meanwhile
 * @throws JobFailure naming the input
 */
export async function cachesOf(states: States): Promise<CacheInputs[]> {
  const listed = await listedCaches()
  return Object.entries(states).flatMap(([name, { preset, directory, filled, of = name }]) => {
    const given = listed ? listed.find((cache) => cache.name === of)?.inputs : []
    if (!given) return []
    const inputs = new Map(given)
    if (preset !== undefined) inputs.set('preset', preset)
    if (directory !== undefined) inputs.set('working-directory', directory)
    if (filled !== 'none') fill(inputs, filled)
    return { name, inputs }
  })
}

async function listedCaches(): Promise<CacheInputs[] | undefined> {
  const list = runner.input('caches')
  if (list === '') return undefined
  const own = ['preset', 'path', 'key', 'restore-keys'].find((name) => runner.input(name) !== '')
  if (own)
    throw new JobFailure(
      `Inputs \`caches\` and \`${own}\` are both given; give \`${own}\` to the items of \`caches\`.`,
    )
  // Steps with one cache must not load the reader of YAML.
  const { readCaches } = await import('../inputs/caches.ts')
  return readCaches(list)
}

async function cachesOfPresets(signal: AbortSignal): Promise<CacheInputs[]> {
  const text = runner.input('preset')
  const only = { name: '', inputs: new Map() }
  if (text === '') return [only]
  const { choicesOf } = await import('../inputs/presets/auto.ts')
  const choices = await choicesOf(text, runner.input('working-directory'), signal)
  const caches = choices.map(({ name, directory }) => ({
    name,
    inputs: new Map([
      ['preset', name],
      ['working-directory', directory],
    ]),
  }))
  if (caches.length === 1) return [{ ...only, ...caches[0], name: '' }]
  if (/^\s*[^\s!#]/m.test(runner.input('path')))
    throw new JobFailure(
      `Input \`preset\` stands for ${choices.map(({ name }) => name).join(', ')}, and \`path\` would be the same for each; give \`path\` to the items of \`caches\`.`,
    )
  return caches
}

/** Only presets use a working directory, and actions/cache has no such input: users take it for the one of `run`. */
function warnOfDirectories(caches: CacheInputs[]): void {
  const hasPreset = caches.some(({ inputs }) => inputs.has('preset'))
  const ofStep = hasPreset ? '' : runner.input('working-directory')
  for (const { name, inputs } of caches) {
    const directory = inputs.get('working-directory') ?? ofStep
    const isUsed = inputs.has('preset') || (inputs.get('install') ?? runner.input('install')) !== ''
    if (isUsed || directory === '') continue
    const label = name === '' ? '' : `${name}: `
    runner.warning(
      `${label}Input \`working-directory\` has no effect without \`preset\`: lines of \`path\` are relative to the workspace. Write ${directory}/ before them.`,
    )
  }
}

/**
 * Lets the preset fill in the inputs that the user left out. Called within a cache, before its other work.
 * @returns undefined without a preset
 * @throws JobFailure naming the input
 */
export async function fillInputs({ inputs }: CacheInputs, signal: AbortSignal): Promise<State['filled']> {
  maskSigningKeys()
  const preset = runner.input('preset').toLowerCase()
  if (preset === '') return undefined
  // Jobs without a preset must not load the table.
  const { fillIn } = await import('../inputs/presets/fill-in.ts')
  const filled = await fillIn(preset, runner.input, signal)
  if (!filled) return 'none'
  return fill(inputs, { ...filled })
}

export function fill<T extends Record<string, string>>(
  inputs: CacheInputs['inputs'],
  filled?: T,
): T | undefined {
  for (const [name, value] of Object.entries(filled ?? {})) inputs.set(name, value)
  return filled
}

// Inputs that only some steps or caches read.
const alsoKnown = ['preset', 'working-directory', 'install', 'rebuild', 'upload-chunk-size']

/** Reads inputs within a cache. @throws JobFailure naming the input */
export function inputsOf({ inputs }: CacheInputs): Inputs {
  // Before the values: a name with a typo also means that another input is missing.
  if (inputs.size > 0) checkNames([...inputs.keys()])
  return readInputs(runner.input, runner.cacheDir())
}

/** @throws JobFailure if one is no input of a cache */
function checkNames(given: string[]): void {
  const known = new Set(alsoKnown)
  readInputs((name) => {
    known.add(name.toLowerCase())
    return ['key', 'path'].includes(name) ? 'any' : ''
  }, runner.cacheDir())
  const unknown = given.find((name) => !known.has(name))
  if (unknown === undefined) return
  const names = ['name', ...[...known].sort()]
  throw new JobFailure(
    `Input \`caches\` has '${unknown}', which is no input of a cache. Did you mean \`${nearest(unknown, names)}\`? The inputs are: ${names.join(', ')}.`,
  )
}

/** Runs `work` within a cache, whose name begins the message of a JobFailure. */
export async function forCache<T>(cache: CacheInputs, work: () => Promise<T>): Promise<T> {
  try {
    return await runner.within(cache, work)
  } catch (error) {
    if (cache.name === '' || !(error instanceof JobFailure)) throw error
    throw new JobFailure(`${cache.name}: ${error.message}`)
  }
}
