// Runs one hostile entry against one store and mode, by the built action, and tells what it achieved.
import { execFileSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { StepOptions, StepRun } from '../../../../scripts/as-runner.ts'
import { ownVersion } from '../../../../src/formats/format.ts'
import {
  annotationsOf,
  asRoot,
  type Host,
  type Inputs,
  itemsBelow,
  leftoversIn,
  type Place,
  restore,
  save,
  writeTree,
} from '../../host.ts'
import { describeTree } from '../tree.ts'
import { foreignCommands, mountsBelow, remainsBelow } from './remains.ts'
import type { Combination, Mode, Row, Scene } from './row.ts'
import { type HostileStore, openHostileStore } from './stores.ts'

const own = { 'deps/mine': 'mine', 'deps/also': 'mine, too' }

let scenes = 0

/** What the entry achieved, or the step failed to do, in words; nothing if all is well. */
export async function attack(row: Row, { store: name, mode }: Combination, place: Place): Promise<string[]> {
  const host = place.newHost()
  const above = join(place.dir, `w${scenes++}`)
  mkdirSync(above)
  if (row.diskBytes !== undefined)
    execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', `size=${row.diskBytes}`, 'none', above))
  const store = await openHostileStore(name, host)
  try {
    const achieved = await attackIn(row, { host, store, mode, above })
    return achieved.map((what) => `${name}, ${mode}: ${what}`)
  } finally {
    await store.stop()
    if (row.diskBytes !== undefined) execFileSync(...asRoot('umount', above))
  }
}

interface Grounds {
  host: Host
  store: HostileStore
  mode: Mode
  /** A directory for the job's workspace and temporary files. */
  above: string
}

async function attackIn(given: Row, { host, store, mode, above }: Grounds): Promise<string[]> {
  const expect = (mode === 'lazy' && given.expectLazily) || given.expect
  const row = { ...given, expect }
  const { key = 'a-key', path = 'deps' } = row
  const [workspace, temp] = [join(above, 'w'), join(above, 't')]
  const outside = join(workspace, 'outside')
  mkdirSync(temp)
  writeTree(workspace, { ...own, 'outside/victim': 'victim', 'outside/sub/file': '' })
  const job = await host.newJob({ workspace, env: { ...store.env, RUNNER_TEMP: temp, ...row.env } })
  const inputs = { key, path, ...store.inputs, ...row.inputs }
  const how = optionsFor(host, row)
  const steps: StepRun[] = []
  const plant: Scene['plant'] = (bytes, format = 'tar', name = key) =>
    store.put({ key: name, version: ownVersion(format, { paths: path.split('\n'), crossOs: false }) }, bytes)
  const saveFiles: Scene['save'] = async (files) => {
    const saving = await host.newJob({ env: store.env })
    writeTree(saving.workspace, files)
    steps.push(await save(saving, { ...inputs, ...inputsFor(mode) }, how(mode)))
  }
  await row.make({ host, store, mode, workspace, outside, temp, key, path, plant, save: saveFiles })

  const before = surroundings(above, workspace)
  const target = targetOf(workspace)
  const staged = stagingIn(above)
  const main = await restore(job, { ...inputs, ...inputsFor(mode) }, how(mode))
  steps.push(main)
  const wrong =
    main.outputs.hit === undefined || main.outputs.hit === 'miss'
      ? []
      : [...wrongIn(row, workspace), ...specialIn(workspace, mode)]
  const flags = mountsBelow(above).filter((line) => isOurs(line) && !/nosuid.*nodev|nodev.*nosuid/.test(line))
  if (row.again) steps.push(await restore(job, { ...inputs, ...inputsFor(row.again) }, how(row.again)))
  if (main.outputs.hit !== 'miss' && (mode !== 'unpack' || row.key !== undefined)) {
    const ending = { ...inputs, ...inputsFor(mode), save: 'never' }
    steps.push(await save(job, ending, { ...how(mode), state: main.state }))
  }

  const after = surroundings(above, workspace)
  const log = steps.map(({ stdout, stderr }) => `${stdout}${stderr}`).join('')
  const failures: Record<string, unknown> = {
    'it failed': steps.filter(({ exitCode }) => exitCode !== 0).map(shown),
    'it ended otherwise': expect.hit.some((hit) => hit === main.outputs.hit) ? [] : shown(main),
    'it warned otherwise': warnsAsExpected(row, main) ? [] : warningsOf(main),
    'the target changed': main.outputs.hit === 'miss' ? differences(target, targetOf(workspace)) : [],
    'it restored something else': wrong,
    'it changed what is outside': differences(before, after),
    'mounted without nosuid or nodev': flags,
    'workflow commands': foreignCommands(log),
    'workflow commands in files': steps.flatMap(({ outputs }) => strangeOutputs(outputs)),
    'the summary': steps.flatMap(
      ({ summary }) => summary.match(/^\s*#+ pwned|<(script|h1|img)[^>]*pwned/m) ?? [],
    ),
    'secrets in the log': store.secrets.filter((secret) => unmasked(log).includes(secret)),
    'left behind': [
      ...leftoversIn(host),
      ...stagingIn(above).filter((dir) => !staged.includes(dir)),
      ...(await remainsBelow(above, host.dir)),
    ],
    'the disk was filled': row.diskBytes !== undefined && /ENOSPC|No space left/.test(log) ? shown(main) : [],
  }
  const found = Object.entries(failures).filter(([, proof]) => String(proof) !== '')
  return found.map(([what, proof]) => `${what}: ${Array.isArray(proof) ? proof.join('\n') : proof}`)
}

function inputsFor(mode: Mode): Inputs {
  if (mode === 'ramdisk') return { ramdisk: 'true' }
  return { mode: mode === 'refused' ? 'mount' : mode }
}

/** Where mounting is refused, steps lack the right to mount. */
function optionsFor(host: Host, { keyBytes }: Row): (mode: Mode) => StepOptions {
  return (mode) => {
    const weaker = mode === 'refused' ? 'setpriv --bounding-set=-sys_admin ' : ''
    const key = keyBytes === undefined ? '' : `export INPUT_KEY="$(printf '${keyBytes}')"\n`
    if (weaker + key === '') return {}
    // Other shells drop variables with a dash in their names, as those of inputs have.
    const node = join(host.dir, 'node')
    writeFileSync(node, `#!/bin/bash\n${key}exec ${weaker}'${process.execPath}' "$@"\n`, { mode: 0o755 })
    return { node }
  }
}

function warnsAsExpected({ expect: { warns, mayBeSilent } }: Row, main: StepRun): boolean {
  const warnings = warningsOf(main)
  if (warnings.length === 0) return !warns || mayBeSilent === true
  return warnings.length === 1 && warns?.test(String(warnings)) === true
}

function warningsOf(run: StepRun): string[] {
  return annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))
}

/** All around the target. What is staged, and what steps report, comes and goes. */
function surroundings(above: string, workspace: string): string[] {
  const modes = [above, workspace].map((dir) => `${dir} ${lstatSync(dir).mode.toString(8)}`)
  return [...modes, ...readdirSync(above), ...describeTree(join(workspace, 'outside'))]
}

/** What the workspace holds besides. What is staged there may be without an end. */
function targetOf(workspace: string): string[] {
  const names = readdirSync(workspace).filter((name) => !/^(outside|\.headstart-staging-.*)$/.test(name))
  return names.flatMap((name) => describeTree(join(workspace, name)).map((line) => `${name}: ${line}`))
}

function stagingIn(above: string): string[] {
  const found = readdirSync(above, { recursive: true, encoding: 'utf8' })
  return found.filter((path) => /(^|\/)\.headstart-staging-[^/]*$/.test(path))
}

function wrongIn({ expect: { files = {} } }: Row, workspace: string): string[] {
  return Object.entries(files).flatMap(([path, content]) => {
    const found = readFileSync(join(workspace, path), 'utf8')
    return found === content ? [] : [`${path}: ${found}`]
  })
}

/** What no unpacked tree may hold. In a mounted one it has no effect. */
function specialIn(workspace: string, mode: Mode): string[] {
  if (mode === 'mount' || mode === 'lazy') return []
  const apart = /(^|\/)(\.headstart-staging-[^/]*|outside)(\/|$)/
  return itemsBelow(workspace).flatMap(({ path, item }) => {
    if (item.isSymbolicLink() || apart.test(relative(workspace, path.toString()))) return []
    const isUsual = (item.isFile() || item.isDirectory()) && (lstatSync(path).mode & 0o6000) === 0
    return isUsual ? [] : [path.toString()]
  })
}

function differences(before: string[], after: string[]): string[] {
  const added = after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`)
  return [...added, ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`)]
}

const knownOutputs = ['cache-hit', 'hit', 'cache-matched-key', 'cache-primary-key', 'report']

function strangeOutputs(outputs: Record<string, string>): string[] {
  return Object.keys(outputs).filter((name) => !knownOutputs.includes(name))
}

/** Without the lines by which the runner is told what to hide. */
function unmasked(log: string): string {
  return log.replaceAll(/^::add-mask::.*$/gm, '')
}

function isOurs(line: string): boolean {
  return / (overlay|squashfs|fuse|tmpfs) /.test(line)
}

function shown({ exitCode, signal, stdout, stderr, outputs: { hit } }: StepRun): string {
  return `${hit}, exit code ${exitCode} ${signal ?? ''}\n${unmasked(stdout + stderr)}`
}
