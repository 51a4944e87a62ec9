/** Finds out which caches the step has, and the inputs of each. */
import { type Inputs, readInputs } from '../../inputs/inputs.ts'
import { freshNames, inputNames, keptNames } from '../../inputs/kept.ts'
import { type CacheInputs, cacheInputs, type StepInputs } from '../../inputs/step-inputs.ts'
import { nearest } from '../../inputs/values.ts'
import { JobFailure } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { maskSigningKeys } from '../../trust/signed-index.ts'
import type { States } from './state.ts'

/** Finds the caches of a step without an earlier main. @throws JobFailure naming the input */
export async function cachesOfStep(step: StepInputs, signal: AbortSignal): Promise<CacheInputs[]> {
  const given = (await listedCaches(step)) ?? (await cachesOfPresets(step, signal))
  warnOfDirectories(given)
  // A wrong cache is reported when it is planned, and does not keep the others from being saved.
  const parts = given.map((cache) =>
    runner.within(cache, () => partsOf(cache, step, signal).catch(() => [cache])),
  )
  const caches = (await Promise.all(parts)).flat()
  const names = caches.map(({ name }) => name.toLowerCase())
  const twice = caches.find(({ name }, i) => names.indexOf(name.toLowerCase()) !== i)
  if (twice)
    throw new JobFailure(
      `Two caches have the name ${twice.name}: the builds of a preset have a cache of this name. Give the item of \`caches\` another name.`,
    )
  return caches
}

/** A preset with downloads and builds is two caches, unless the user decides on their files, their keys, or that both roll. */
async function partsOf(cache: CacheInputs, step: StepInputs, signal: AbortSignal): Promise<CacheInputs[]> {
  const { name, inputs, read } = cache
  // Jobs without a preset must not load the table.
  if (read('preset') === '') return [cache]
  const { choicesOf, isOfTwoCaches } = await import('../../inputs/presets/auto.ts')
  const [choice, ...others] = await choicesOf(read('preset'), read('working-directory'), signal)
  if (!choice || others.length > 0) return [cache]
  if (!isOfTwoCaches(choice, read)) return [cache]
  const of = name === '' ? choice.name : name
  // Builds may come from another job, or be none, whatever a miss means for the downloads.
  const ofBuilds = new Map([...inputs, ['fail-on-cache-miss', '']])
  return [
    { ...cacheInputs(step, of, inputs), kind: 'downloads' },
    { ...cacheInputs(step, `${of}-builds`, ofBuilds), kind: 'builds', of },
  ]
}

/**
 * The caches of main, with the inputs that main has read: the job may have changed lock files meanwhile, and the runner may
 * give post the inputs of another action (https://github.com/actions/runner/issues/2030).
 */
export async function cachesOf(step: StepInputs, states: States): Promise<CacheInputs[]> {
  // Only for credentials in its items; main has reported mistakes.
  const listed = await listedCaches(step).catch(() => undefined)
  return Object.entries(states).map(([name, state]) => {
    const { of = name } = state
    const kept = state.kind === 'begun' ? {} : state.inputs
    const inputs = new Map(keptNames().map((input) => [input, kept[input] ?? '']))
    const item = listed?.find((cache) => cache.name === of)?.inputs
    for (const input of freshNames) {
      const fresh = item?.get(input)
      if (fresh !== undefined) inputs.set(input, fresh)
    }
    return cacheInputs(step, name, inputs)
  })
}

async function listedCaches(step: StepInputs): Promise<CacheInputs[] | undefined> {
  const list = step.read('caches')
  if (list === '') return undefined
  const own = ['preset', 'path', 'key', 'restore-keys'].find((name) => step.read(name) !== '')
  if (own)
    throw new JobFailure(
      `Inputs \`caches\` and \`${own}\` are both given; give \`${own}\` to the items of \`caches\`.`,
    )
  // Steps with one cache must not load the reader of YAML.
  const { readCaches } = await import('../../inputs/caches.ts')
  return readCaches(list).map(({ name, inputs }) => cacheInputs(step, name, inputs))
}

async function cachesOfPresets(step: StepInputs, signal: AbortSignal): Promise<CacheInputs[]> {
  const preset = step.read('preset')
  if (preset === '') return [cacheInputs(step, '')]
  const { choicesOf, namesFiles } = await import('../../inputs/presets/auto.ts')
  const choices = await choicesOf(preset, step.read('working-directory'), signal)
  const caches = choices.map(({ name, directory }) => {
    const inputs = new Map([
      ['preset', name],
      ['working-directory', directory],
    ])
    return cacheInputs(step, choices.length === 1 ? '' : name, inputs)
  })
  if (caches.length === 1) return caches
  if (namesFiles(step.read('path')))
    throw new JobFailure(
      `Input \`preset\` stands for ${choices.map(({ name }) => name).join(', ')}, and \`path\` would be the same for each; give \`path\` to the items of \`caches\`.`,
    )
  return caches
}

/** Only presets use a working directory, and actions/cache has no such input: users take it for the one of `run`. */
function warnOfDirectories(caches: CacheInputs[]): void {
  const hasPreset = caches.some(({ inputs }) => inputs.has('preset'))
  for (const { name, inputs, read } of caches) {
    // The directory of a step with a preset is that of the preset.
    const directory = hasPreset ? (inputs.get('working-directory') ?? '') : read('working-directory')
    const isUsed = inputs.has('preset') || read('install') !== ''
    if (isUsed || directory === '') continue
    const label = name === '' ? '' : `${name}: `
    runner.warning(
      `${label}Input \`working-directory\` has no effect without \`preset\`: lines of \`path\` are relative to the workspace. Write ${directory}/ before them.`,
    )
  }
}

/**
 * Lets the preset fill in the inputs that the user left out. Called within a cache, before its other work.
 * @returns whether there is something to cache
 * @throws JobFailure naming the input
 */
export async function fillInputs({ inputs, read, kind }: CacheInputs, signal: AbortSignal): Promise<boolean> {
  const preset = read('preset').toLowerCase()
  if (preset === '') return true
  // Jobs without a preset must not load the table.
  const { fillIn } = await import('../../inputs/presets/fill-in.ts')
  const filled = await fillIn(preset, { read, kind }, signal)
  if (filled) setInputs(inputs, { ...filled })
  return filled !== undefined
}

export function setInputs(inputs: CacheInputs['inputs'], filled: Record<string, string>): void {
  for (const [name, value] of Object.entries(filled)) inputs.set(name, value)
}

/** Reads the inputs of a cache, and masks its keys. @throws JobFailure naming the input */
export function inputsOf({ inputs, read }: CacheInputs): Inputs {
  maskSigningKeys(read)
  // Before the values: a name with a typo also means that another input is missing.
  if (inputs.size > 0) checkNames([...inputs.keys()])
  return readInputs(read, runner.cacheDir())
}

/** @throws JobFailure if one is no input of a cache */
function checkNames(given: string[]): void {
  const known = inputNames()
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
