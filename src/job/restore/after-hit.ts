/** Runs what a hit does not bring back: the command of `rebuild`, else the scripts of the project. */
import { JobFailure } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { secondsText } from '../../system/units.ts'
import { commandsOf, type UserCommand } from './install-commands.ts'
import type { CacheOutcome } from './outcome.ts'
import type { Step } from './plan.ts'
import { byCommand, firstLine, type Installation, placeOf, runUserCommand } from './run-command.ts'

/**
 * Logs what does not run because all was restored, and runs what a hit does not bring back.
 * @returns the hits that need the install command all the same
 * @throws JobFailure if the command of `rebuild` fails, or the abort reason
 */
export async function finishHits(
  hits: Installation[],
  restored: CacheOutcome[],
  step: Step,
): Promise<Installation[]> {
  const rebuilds = commandsOf(
    'rebuild',
    restored.map(({ cache }) => cache),
    step.inputs,
  )
  const rebuildOf = ({ cache }: Installation): UserCommand | undefined =>
    rebuilds[restored.findIndex((one) => one.cache === cache)]
  for (const [{ text }, caches] of byCommand(hits)) runner.info(whyNoRun(caches, firstLine(text)))
  const unfinished: Installation[] = []
  for (const hit of hits) if (!rebuildOf(hit)?.text && !(await runOwnScripts(hit, step))) unfinished.push(hit)
  const wanted = hits.flatMap((hit) => {
    const command = rebuildOf(hit)
    return command && !['', noRebuild].includes(command.text) ? [{ ...hit, command }] : []
  })
  for (const [command, caches] of byCommand(wanted)) await runUserCommand(command, caches, step)
  return unfinished
}

/** The value of `rebuild` with which nothing runs after a hit. */
const noRebuild = 'none'

/**
 * No key covers what they read. The install command may run them in another way, such as with its own version of the tool,
 * so it must run if one of them fails.
 * @returns whether all succeeded
 */
async function runOwnScripts(hit: Installation, step: Step): Promise<boolean> {
  const scripts = (await hit.tree?.ownScripts()) ?? []
  if (scripts.length === 0) return true
  const list = scripts.map(({ text, cwd }) => `\`${text}\`${placeOf(cwd)}`).join(', ')
  runner.info(
    `Scripts of this project run after a hit, too: ${list}. To run another command, set \`rebuild\`; to run nothing, \`rebuild: none\`.`,
  )
  try {
    for (const script of scripts) await runUserCommand({ ...script, help: '' }, [hit], step)
    return true
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error
    runner.notice(
      `${error.message} So the command of \`install\` runs, as after a miss. If it works without this script, set \`rebuild: none\`.`,
    )
    return false
  }
}

/** Only the key of a tree shows what was installed. */
function whyNoRun(caches: Installation[], command: string): string {
  const keys = caches.flatMap(({ tree, inputs }) => (tree || !inputs ? [] : [`\`${inputs.key}\``]))
  const times = caches.flatMap(({ installMs }) => installMs ?? [])
  const gain =
    times.length > 0 ? `. It took ${secondsText(Math.max(...times))} in the job that saved this` : ''
  return keys.length === 0
    ? `All that \`${command}\` installs was restored, so it does not run${gain}`
    : `An entry with exactly the key ${keys.join(', ')} was restored, so \`${command}\` does not run${gain}`
}
