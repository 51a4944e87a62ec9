/** The story of `install`: runs the commands whose results were not restored. */
import type { FilledTree } from '../../inputs/presets/fill-tree.ts'
import { isTrue } from '../../inputs/values.ts'
import { JobFailure } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { runScript } from '../../system/shell.ts'
import { digestOfPackages } from '../installed-tree.ts'
import { commandsOf, type UserCommand } from './install-commands.ts'
import { copiedPackage } from './python-copies.ts'
import { type CacheOutcome, memoryOf, restoreCaches, type Step } from './restore-caches.ts'

interface Installation extends CacheOutcome {
  command: UserCommand
}

/**
 * @param commands one for each of the caches
 * @throws JobFailure if a command fails, or the abort reason
 */
export async function install(restored: CacheOutcome[], commands: UserCommand[], step: Step): Promise<void> {
  if (isTrue(runner.input('lookup-only'))) return runner.info('Lookup only - `install` does not run')
  const all = restored.map((cache, place) => ({ ...cache, command: commands[place] as UserCommand }))
  const installations = all.filter(({ command }) => command.text !== '')
  const isNeeded = ({ isWhole, hit }: CacheOutcome): boolean => !isWhole || hit !== 'exact'
  const needed = installations.filter(isNeeded)
  await restoreDownloads(needed, restored, step)
  for (const [command, caches] of byCommand(needed)) await runInstall(command, caches, step)
  await finishHits(
    installations.filter((one) => !isNeeded(one)),
    restored,
    step,
  )
}

/** The downloads help the command, and post saves them if they are new. */
async function restoreDownloads(needed: Installation[], restored: CacheOutcome[], step: Step): Promise<void> {
  const caches = needed.flatMap(({ cache, tree }) => {
    if (!tree || tree.holdsDownloads) return []
    const { name } = cache
    const inputs = new Map(cache.inputs)
    for (const input of Object.keys(tree.inputs)) inputs.delete(input)
    // The user's lines belong to the tree, and so does a miss.
    for (const input of ['restore-keys', 'fail-on-cache-miss']) inputs.set(input, '')
    inputs.set('key', tree.keyStart)
    inputs.set('path', tree.amongDownloads.map((line) => `!${line}`).join('\n'))
    const downloads = { name: downloadsOf(name), inputs }
    const { preset, directory } = step.states[name] ?? {}
    step.states[downloads.name] = { preset, directory, of: name }
    return { cache: downloads, command: '' }
  })
  if (caches.length > 0) await restoreCaches(caches, step, restored)
}

function downloadsOf(name: string): string {
  return name === '' ? 'downloads' : `${name}-downloads`
}

function byCommand(installations: Installation[]): [UserCommand, Installation[]][] {
  const groups = Map.groupBy(installations, ({ command: { text, cwd } }) => JSON.stringify([text, cwd]))
  return [...groups.values()].flatMap((group) => (group[0] ? [[group[0].command, group]] : []))
}

/** Post saves nothing if the command fails or never ends, because the tree may be half a tree. */
async function runInstall(
  command: UserCommand,
  caches: Installation[],
  { states, signal }: Step,
): Promise<void> {
  const forget = (name: string, unsaved: string | undefined): void =>
    memoryOf({ name, inputs: new Map() }, states).remember({ unsaved })
  const names = caches.flatMap(({ cache: { name } }) => [name, downloadsOf(name)])
  const known = names.filter((name) => states[name])
  for (const name of known) forget(name, 'the command of `install` did not succeed.')
  await run(command, signal)
  for (const name of known) forget(name, undefined)
  for (const { cache, tree } of caches) {
    if (!tree) continue
    const why = whyUnfit(tree)
    const { directories, marks } = tree
    const installed = { directories, marks, digest: digestOfPackages(tree) }
    memoryOf(cache, states).remember({ installed })
    if (why === undefined) continue
    runner.warning(`The installed tree is not saved: ${why}`)
    forget(cache.name, why)
  }
}

function whyUnfit({ changedFile, directories }: FilledTree): string | undefined {
  const changed = changedFile()
  if (changed !== undefined)
    return `the command of \`install\` changed ${changed}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`
  const copied = copiedPackage(directories)
  return (
    copied &&
    `it has ${copied} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`
  )
}

/** Logs what does not run because all was restored. */
async function finishHits(hits: Installation[], restored: CacheOutcome[], { signal }: Step): Promise<void> {
  const rebuilds = commandsOf(
    'rebuild',
    restored.map(({ cache }) => cache),
  )
  const ofCache = ({ cache }: Installation): UserCommand | undefined =>
    rebuilds[restored.findIndex((one) => one.cache === cache)]
  for (const [{ text }, caches] of byCommand(hits)) runner.info(whyNoRun(caches, firstLine(text)))
  for (const hit of hits) {
    const scripts = hit.tree?.scripts ?? []
    if (scripts.length === 0 || ofCache(hit)?.text) continue
    runner.info(
      `Scripts of this project did not run either: ${scripts.join(', ')}. To run a command after a hit, set \`rebuild\`, such as \`rebuild: npm run ${scripts[0]}\`.`,
    )
  }
  const wanted = hits.flatMap((hit) => {
    const command = ofCache(hit)
    return command && command.text !== '' ? [{ ...hit, command }] : []
  })
  for (const [command] of byCommand(wanted)) await run(command, signal)
}

/** Only the key of a tree shows what was installed. */
function whyNoRun(caches: Installation[], command: string): string {
  const keys = caches.flatMap(({ tree, inputs }) => (tree || !inputs ? [] : [`\`${inputs.key}\``]))
  return keys.length === 0
    ? `All that \`${command}\` installs was restored, so it does not run`
    : `An entry with exactly the key ${keys.join(', ')} was restored, so \`${command}\` does not run`
}

/** @throws JobFailure if the command fails, or the abort reason */
async function run({ text, cwd }: UserCommand, signal: AbortSignal): Promise<void> {
  runner.info(`Run ${firstLine(text)}`)
  const env = runner.scriptEnvironment()
  const exitCode = await runScript(text, { cwd, env, tempDir: runner.tempDir(), signal })
  if (exitCode !== 0)
    throw new JobFailure(`The command \`${firstLine(text)}\` failed with exit code ${exitCode}.`)
}

function firstLine(text: string): string {
  const [first = '', ...more] = text.trim().split('\n')
  return more.length > 0 ? `${first} …` : first
}
