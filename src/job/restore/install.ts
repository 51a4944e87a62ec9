/** The story of `install`: runs the commands whose results were not restored, and what a hit does not bring back. */
import { findMatches } from '../../files/paths/matches.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import type { FilledTree } from '../../inputs/presets/fill-tree.ts'
import { cacheInputs } from '../../inputs/step-inputs.ts'
import { isTrue } from '../../inputs/values.ts'
import { JobFailure } from '../../system/failure.ts'
import { runScript } from '../../system/programs/user-script.ts'
import * as runner from '../../system/runner.ts'
import { secondsText } from '../../system/units.ts'
import { digestOfPackages, treesNow } from '../shared/installed-tree.ts'
import { cachedFiles } from '../shared/selection.ts'
import { addToState } from '../shared/state.ts'
import {
  byCommand,
  commandsOf,
  firstLine,
  haveSameCommand,
  type Installation,
  placeOf,
  type UserCommand,
} from './install-commands.ts'
import type { CacheOutcome } from './outcome.ts'
import type { GivenCache, Step } from './plan.ts'

/**
 * @param commands one for each of the caches
 * @throws JobFailure if a command fails, or the abort reason
 */
export async function install(restored: CacheOutcome[], commands: UserCommand[], step: Step): Promise<void> {
  if (isTrue(step.inputs.read('lookup-only'))) return runner.info('Lookup only - `install` does not run')
  const installations = installationsOf(restored, commands)
  const needed = installations.filter(isNeeded)
  const fruitless = await runInstalls(needed, step)
  const hits = installations.filter((one) => !isNeeded(one))
  // Lines in another order install for each other's presets, and a hit would leave out the line that the job needs.
  const isMixed = (one: Installation): boolean =>
    fruitless.some((other) => other.command.help !== '' && !haveSameCommand(one, other))
  for (const one of needed) if (isMixed(one)) forget(one.cache.name, whyMixed, step)
  const isPending = (hit: Installation): boolean => needed.some((one) => haveSameCommand(hit, one))
  const finished = hits.filter((hit) => !isPending(hit))
  await runInstalls(await finishHits(finished, restored, step), step)
  // Post may save the tree of a hit once more, in another form.
  for (const hit of hits) if (mayBecomeImage(hit, step)) await rememberPackages(hit, step)
  for (const { cache, tree } of installations)
    if (tree) addToState(cache.name, { tree: treesNow(tree.directories) }, step.states)
}

function installationsOf(restored: CacheOutcome[], commands: UserCommand[]): Installation[] {
  const all = restored.map((cache, i) => ({ ...cache, command: commands[i] as UserCommand }))
  return all.filter(({ command }) => command.text !== '')
}

function isNeeded({ isWhole, hit }: CacheOutcome): boolean {
  return !isWhole || hit !== 'exact'
}

function mayBecomeImage({ cache }: Installation, { states }: Step): boolean {
  const state = states[cache.name]
  return state?.kind === 'hit' && state.mayBecomeImage === true
}

const whyMixed =
  'another line of `install` has made nothing for its preset, so the lines may be in another order than the presets.'

/** @returns what its lines of `path` match now */
async function rememberPackages(
  { cache, inputs, tree, installMs: ms }: Installation,
  { states }: Step,
): Promise<string[]> {
  if (!inputs || !tree) return []
  const { directories, marks, patterns } = tree
  const found = await runner.within(cache, () => findMatches(cachedFiles(inputs)))
  const matches = found.map(({ path }) => path)
  const digest = digestOfPackages(tree)
  const installed = { directories, marks, digest, patterns, matches, ms }
  addToState(cache.name, { installed }, states)
  return matches
}

/** The caches of downloads that help the commands of `install`, which have no command themselves. Post saves them if they are new. */
export function neededDownloads(restored: CacheOutcome[], commands: UserCommand[], step: Step): GivenCache[] {
  if (isTrue(step.inputs.read('lookup-only'))) return []
  return installationsOf(restored, commands)
    .filter(isNeeded)
    .flatMap(({ cache, tree }) => {
      if (!tree || tree.holdsDownloads) return []
      const { name } = cache
      const inputs = new Map(cache.inputs)
      for (const input of Object.keys(tree.inputs)) inputs.delete(input)
      // The user's lines belong to the tree, and so does a miss.
      for (const input of ['restore-keys', 'fail-on-cache-miss']) inputs.set(input, '')
      inputs.set('key', tree.keyStart)
      inputs.set('path', tree.amongDownloads.map((line) => `!${line}`).join('\n'))
      const downloads = cacheInputs(step.inputs, downloadsOf(name), inputs)
      step.states[downloads.name] = { kind: 'begun', of: name }
      return { cache: downloads, command: '' }
    })
}

function downloadsOf(name: string): string {
  return name === '' ? 'downloads' : `${name}-downloads`
}

/** @returns the caches whose command has made no tree */
async function runInstalls(needed: Installation[], step: Step): Promise<Installation[]> {
  // If a command fails or never ends, its tree may be half a tree, and the later commands do not run.
  for (const name of namesOf(needed, step)) forget(name, 'the command of `install` did not succeed.', step)
  const fruitless: Installation[] = []
  for (const [command, caches] of byCommand(needed))
    fruitless.push(...(await runInstall(command, caches, step)))
  return fruitless
}

/** @returns the caches for which the command has made no tree */
async function runInstall(command: UserCommand, caches: Installation[], step: Step): Promise<Installation[]> {
  const began = performance.now()
  await runUserCommand(command, caches, step)
  const installMs = Math.round(performance.now() - began)
  for (const name of namesOf(caches, step)) forget(name, undefined, step)
  const fruitless: Installation[] = []
  for (const installation of caches) {
    const { cache, inputs, tree } = installation
    if (!tree || !inputs) continue
    const hasTree = (await rememberPackages({ ...installation, installMs }, step)).length > 0
    if (!hasTree) fruitless.push(installation)
    const why = runner.within(
      cache,
      () => whyUnfit(tree) ?? (hasTree ? undefined : whyNoTree(tree, inputs, command.help)),
    )
    if (why !== undefined) forget(cache.name, why, step)
  }
  return fruitless
}

function namesOf(caches: Installation[], { states }: Step): string[] {
  return caches.flatMap(({ cache: { name } }) => [name, downloadsOf(name)]).filter((name) => states[name])
}

/** @param unsaved why post must not save the cache; undefined if it may */
function forget(name: string, unsaved: string | undefined, { states }: Step): void {
  addToState(name, { unsaved }, states)
}

const mostPlacesShown = 3

/** The reason why post must not save a tree that was made, which it logs; undefined if there is none. */
function whyUnfit(tree: FilledTree): string | undefined {
  const reason = mistakeIn(tree)
  if (reason !== undefined) runner.warning(`The installed tree is not saved: ${reason}`)
  return reason
}

/** The reason why post saves nothing: the command has made no tree. Logs it. @param help of the command */
function whyNoTree({ ifElsewhere }: FilledTree, { paths }: Inputs, help: string): string {
  const lines = paths.filter((line) => !line.startsWith('!')).slice(0, mostPlacesShown)
  const none = `the command of \`install\` made no ${lines.join(', ')}`
  // The job works without a tree.
  runner.notice(
    `Nothing is cached, because ${none}. So it runs in every job.${help} ${ifElsewhere}`.trimEnd(),
  )
  return `${none}.`
}

function mistakeIn({ changedFile, copiedPackage }: FilledTree): string | undefined {
  const changed = changedFile()
  if (changed !== undefined)
    return `the command of \`install\` changed ${changed}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`
  const copied = copiedPackage()
  return (
    copied &&
    `it has ${copied} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`
  )
}

/**
 * Logs what does not run because all was restored, and runs what a hit does not bring back.
 * @returns the hits that need the install command all the same
 * @throws JobFailure if the command of `rebuild` fails, or the abort reason
 */
async function finishHits(
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

/** @throws JobFailure if the command fails, or the abort reason */
async function runUserCommand(
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
