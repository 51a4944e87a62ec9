/** Finds out which commands belong to which cache of the step. */
import { lines } from '../../inputs/inputs.ts'
import type { CacheInputs, StepInputs } from '../../inputs/step-inputs.ts'
import { JobFailure } from '../../system/failure.ts'
import { relative, resolve, slashed } from '../../system/native-path.ts'
import type { CacheOutcome } from './outcome.ts'

/** Two caches with an equal command share one run of it. */
export interface UserCommand {
  /** The script; empty if there is none. */
  text: string
  /** Where it runs; absolute. */
  cwd: string
  /** What else to say if it fails: a sentence with a space before it, or nothing. */
  help: string
}

/**
 * The commands of the caches, in their order. Several presets share the input of the step, which then has a command for
 * all of them or a line for each.
 * @throws JobFailure if there is another number of lines
 */
export function commandsOf(
  input: 'install' | 'rebuild',
  caches: CacheInputs[],
  step: StepInputs,
): UserCommand[] {
  const text = step.read(input)
  const ofLines = lines(text)
  const owners = caches.filter(({ of }) => of === undefined)
  const presets = owners.map(labelOf).join(', ')
  const isShared = owners.length > 1 && step.read('caches') === '' && text !== ''
  if (isShared && ofLines.length > 1 && ofLines.length !== owners.length)
    throw new JobFailure(
      `Input \`${input}\` has ${ofLines.length} lines, and the presets here are ${presets}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`,
    )
  const workspace = slashed(process.cwd())
  const at = (directory = step.read('working-directory')): string => resolve(workspace, slashed(directory))
  const shareHelp = ` This line of \`${input}\` is for all presets: ${presets}. Give a line for each in this order: each line runs in the directory of its preset.`
  const orderHelp = ` The lines of \`${input}\` are for ${presets}, in this order.`
  return caches.map((cache) => {
    const { inputs } = cache
    // A command fetches downloads; builds belong to a cache that has it.
    if (cache.of !== undefined) return { text: '', cwd: at(), help: '' }
    if (isShared && ofLines.length === 1) return { text, cwd: at(), help: shareHelp }
    const own = isShared ? ofLines[owners.indexOf(cache)] : inputs.get(input)
    return { text: own ?? text, cwd: at(inputs.get('working-directory')), help: isShared ? orderHelp : '' }
  })
}

function labelOf({ name, inputs }: CacheInputs): string {
  const directory = inputs.get('working-directory') ?? ''
  return directory === '' ? name : `${name} in ${directory}`
}

export interface Installation extends CacheOutcome {
  command: UserCommand
}

function commandKey({ command: { text, cwd } }: Installation): string {
  return JSON.stringify([text, cwd])
}

/** Whether one run of a command is for both. */
export function haveSameCommand(one: Installation, other: Installation): boolean {
  return commandKey(one) === commandKey(other)
}

/** Each command once, with all caches that have it. */
export function byCommand(installations: Installation[]): [UserCommand, Installation[]][] {
  const groups = Map.groupBy(installations, commandKey)
  return [...groups.values()].flatMap((group) => (group[0] ? [[group[0].command, group]] : []))
}

export function placeOf(cwd: string): string {
  const below = relative(slashed(process.cwd()), cwd)
  return below === '' ? '' : ` in ${below}`
}

export function firstLine(text: string): string {
  const [first = '', ...more] = text.trim().split('\n')
  return more.length > 0 ? `${first} …` : first
}
