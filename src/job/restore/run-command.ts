/** Runs the commands that the caches of a step share. */
import { JobFailure } from '../../system/failure.ts'
import { relative, slashed } from '../../system/native-path.ts'
import { runScript } from '../../system/programs/user-script.ts'
import * as runner from '../../system/runner.ts'
import type { Step } from './context.ts'
import type { UserCommand } from './install-commands.ts'
import type { CacheOutcome } from './restore-caches.ts'

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

/** @throws JobFailure if the command fails, or the abort reason */
export async function runUserCommand(
  { text, cwd, help }: UserCommand,
  caches: Installation[],
  step: Pick<Step, 'inputs' | 'signal'>,
): Promise<void> {
  const names = caches.flatMap(({ cache: { name } }) => name || [])
  const place = placeOf(cwd)
  const owner = step.inputs.read('caches') === '' ? 'preset' : 'cache'
  const whose = names.length === 0 ? '' : ` (${owner} ${names.join(', ')})`
  runner.info(`Run ${firstLine(text)}${place}${whose}`)
  const env = runner.scriptEnvironment()
  const { exitCode, failedLine } = await runScript(text, {
    cwd,
    env,
    tempDir: runner.tempDir(),
    signal: step.signal,
  })
  const which = failedLine === undefined ? '' : `, in the line \`${failedLine}\``
  if (exitCode !== 0)
    throw new JobFailure(
      `The command \`${firstLine(text)}\`${place}${whose} failed with exit code ${exitCode}${which}.${help}`,
    )
}

export function placeOf(cwd: string): string {
  const below = relative(slashed(process.cwd()), cwd)
  return below === '' ? '' : ` in ${below}`
}

export function firstLine(text: string): string {
  const [first = '', ...more] = text.trim().split('\n')
  return more.length > 0 ? `${first} …` : first
}
