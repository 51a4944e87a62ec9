/** The story of a preset: finds the project's tools, asks them, and fills in the inputs that the user left out. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { JobFailure, orUndefined } from '../../system/failure.ts'
import { homeDirectory, listedHome, noHome } from '../../system/home.ts'
import { onceInStep } from '../../system/memoized.ts'
import { join, resolve, slashed } from '../../system/native-path.ts'
import { findProgram } from '../../system/program.ts'
import * as runner from '../../system/runner.ts'
import type { Inputs } from '../inputs.ts'
import type { KindOfFiles } from '../step-inputs.ts'
import { isCompatible, type ReadInput } from '../values.ts'
import { answerTo, askTools } from './ask.ts'
import { choicesOf, type PresetChoice, presetNamed, textOf, workingDirectoryOf } from './auto.ts'
import {
  answersOfKind,
  cachedDirectories,
  choose,
  distributionIn,
  expressionsFor,
  type FilledInputs,
  hashOfFlags,
  holdsOnlyBuilds,
  jobExpression,
  type KeyParts,
  placesOf,
  withUserInputs,
} from './choose.ts'
import { presets } from './index.ts'
import { hashOfFiles, lockFilesBelow, presetInProject, reasonForNone, whyNoLockFile } from './lock-files.ts'
import { nxCache } from './node.ts'
import { asWritten, type Machine, type RefusedPlace, realDirectory, variablesOf } from './places.ts'
import type { Preset } from './preset.ts'
import { publishingCause } from './publishing.ts'

interface CacheOfPreset {
  read: ReadInput
  /** Undefined if the cache has all files of its preset. */
  kind: KindOfFiles | undefined
}

/**
 * Fills in the inputs, and logs them in a form that users can paste.
 * @param name the input, which stands for one preset
 * @returns undefined if there is nothing to cache; the log says so
 * @throws JobFailure naming the input
 */
export async function fillIn(
  name: string,
  { read, kind }: CacheOfPreset,
  signal: AbortSignal,
): Promise<FilledInputs | undefined> {
  const env = runner.environment()
  const { start, ...own } = userInputs(read)
  // The cache of the downloads says what the preset lacks.
  const withoutPreset = (reason: string, how?: Log): FilledInputs | undefined =>
    kind === 'builds' ? undefined : fallBack(own, reason, how)
  const choices = await choicesOf(name, read('working-directory'), signal)
  const [{ name: found, directory }] = choices as [PresetChoice]
  if (choices.length > 1)
    throw new JobFailure(
      `Input \`preset\` is '${name}', here ${choices.map(textOf).join(', ')}; give each an item of \`caches\`, with its \`working-directory\`.`,
    )
  const whyNone = whyNoPreset({ name: found, directory }, read, env)
  if (whyNone) return withoutPreset(whyNone.reason, whyNone.how)
  const machine = machineFor(directory, env)
  const { workspace, workingDirectory } = machine
  const preset = presetInProject(presetNamed(found), machine)
  const answers = await askTools(preset, { cwd: workingDirectory, workspace, env, signal })
  const ofKind = answersOfKind(answers, kind)
  const located = placesOf(ofKind, machine)
  for (const refused of located.flatMap(({ refused }) => refused)) logRefused(refused)
  if (located.every(({ places }) => places.length === 0))
    return fallBack(own, `Preset ${found} finds no directory that it may cache.`)
  const cached = cachedDirectories(answers, machine)
  const lockFiles = await onceInStep(`lock files of ${found} in ${workingDirectory}`, signal, () =>
    lockFilesBelow(workingDirectory, preset, { workspace, cached, signal }),
  )
  const areBuilds = holdsOnlyBuilds(ofKind.preset)
  const isRolling = own.rolling === '' ? areBuilds && mayRoll(own, read) : own.rolling !== 'false'
  // With the preset's own key, the project would restore the files of other projects, and save them.
  const needsLockFile = kind !== undefined || (!areBuilds && !isRolling && own.key === '')
  if (lockFiles.length === 0 && (needsLockFile || !findProgram(preset.program ?? preset.name)))
    return withoutPreset(
      reasonForNone(preset, machine, { needsLockFile, hasInstall: read('install') !== '' }),
      aloud,
    )
  if (!runner.losesDisk())
    warnOfEarlierFiles(
      ofKind.preset,
      located.map(({ places }) => places),
      machine,
    )
  const fill = (parts: KeyParts): FilledInputs =>
    withUserInputs(choose(ofKind, machine, { ...parts, start }, { isRolling }), own)
  const [flags, job] = [hashOfFlags(preset, env), runner.jobId()]
  logChoice(preset, fill({ ...expressionsFor(preset, machine, cached), flags, job: job && jobExpression }))
  const { sha } = runner.currentRun()
  return fill({ ...runner.runnerSystem(), hash: hashOfFiles(lockFiles), commit: sha, flags, job })
}

/** The reason why the preset caches nothing, whatever its tool says; undefined if there is none. */
function whyNoPreset(
  { name, directory }: PresetChoice,
  read: ReadInput,
  env: Record<string, string>,
): { reason: string; how?: Log } | undefined {
  if (name === 'auto')
    return {
      reason: `Preset auto finds no lock file in the working directory or below it.${whyNoLockFile(presets, machineFor(directory, env))}`,
      how: aloud,
    }
  const cause = publishingCause(read)
  if (cause !== undefined)
    return {
      reason: `Preset ${name} does nothing in a run of ${cause}, which may publish: a poisoned cache would be published too.`,
      how: { remedy: remedyInPublishing },
    }
  if (homeDirectory() === undefined)
    return { reason: `Preset ${name} finds no directories, because ${noHome}.` }
  const { workingDirectory: cwd, home } = machineFor(directory, env)
  const off = switchOf(presetNamed(name), { cwd, home, env })
  if (off === undefined) return undefined
  return { reason: `Preset ${name} finds no downloads: ${off} switches its cache off.`, how: aloud }
}

interface ToolPlaces {
  /** The working directory; absolute. */
  cwd: string
  home: string
  env: Record<string, string>
}

/** What switches the tool's cache off: an environment variable, or the path of a file; undefined if the cache is on. */
function switchOf({ switchedOffBy, switchedOffIn }: Preset, places: ToolPlaces): string | undefined {
  const [variable = '', values] = switchedOffBy ?? []
  if (values?.test(places.env[variable] ?? '')) return variable
  const files = switchedOffIn?.files.flatMap((file) => placeOf(file, places)) ?? []
  return files.find((path) => switchedOffIn?.text.test(settingsIn(path)))
}

function placeOf(file: string, { cwd, home, env }: ToolPlaces): string[] {
  const [, variable, rest = ''] = /^\$(\w+)(.*)$/.exec(file) ?? []
  if (variable) return env[variable] ? [resolve(cwd, `${env[variable]}${rest}`)] : []
  const config = /^~\/\.config\/(.*)$/.exec(file)?.[1]
  if (config && env.XDG_CONFIG_HOME) return [join(env.XDG_CONFIG_HOME, config)]
  return [file.startsWith('~/') ? join(home, file.slice(2)) : resolve(cwd, file)]
}

const mostConfigBytes = 256 * 1024

/** Empty if there is no such file, or one that cannot be read. Opening a FIFO would wait for its writer. */
function settingsIn(path: string): string {
  const stat = orUndefined(() => statSync(path))
  if (!stat?.isFile() || stat.size > mostConfigBytes) return ''
  return orUndefined(() => readFileSync(path, 'utf8')) ?? ''
}

/** A key of the user changes as the user wants, and actions/cache finds no snapshots. */
function mayRoll({ key }: FilledInputs, read: ReadInput): boolean {
  return key === '' && !isCompatible(read)
}

/** A project that should be cached is not. */
const aloud: Log = { log: runner.notice }

const remedyInPublishing =
  ' To cache all the same, set `path` and `key` in place of `preset`, or restore only verified entries (docs/presets.md).'

/** @returns `start`, with which the preset's key begins, too */
function userInputs(read: ReadInput): FilledInputs & { start: string } {
  const others = {
    path: read('path'),
    'restore-keys': read('restore-keys'),
    'source-times': read('source-times'),
    rolling: read('rolling').toLowerCase(),
  }
  // A command of `install` does not run after an exact hit, so the key must always have the lock files.
  const hasInstall = read('install') !== ''
  return { ...others, start: hasInstall ? read('key') : '', key: hasInstall ? '' : read('key') }
}

interface Log {
  remedy?: string
  /** People do not read the log of a green job: a notice is for what they should change. */
  log?: (line: string) => void
}

/** The user's own inputs, if they are enough without the preset. */
function fallBack(
  own: FilledInputs,
  reason: string,
  { remedy = '', log = runner.info }: Log = {},
): FilledInputs | undefined {
  const isComplete = own.path !== '' && own.key !== ''
  if (isComplete) runner.info(reason)
  else log(`${reason} Nothing is cached.${remedy}`)
  return isComplete ? own : undefined
}

export function machineFor(directory: string, env: Record<string, string>): Machine {
  const home = homeDirectory() ?? '/'
  return {
    platform: process.platform,
    home,
    workspace: slashed(process.cwd()),
    workingDirectory: workingDirectoryOf(directory),
    variable: variablesOf(env, process.platform),
    distribution: distributionIn(orUndefined(() => readFileSync('/etc/os-release', 'utf8')) ?? ''),
    userHome: listedHome() ?? home,
    realDirectory,
  }
}

/** A home that outlives the job has the packages of other jobs, and perhaps private ones of other repositories. */
function warnOfEarlierFiles({ name, directories }: Preset, located: string[][], machine: Machine): void {
  for (const [index, places] of located.entries()) {
    const { take = [''], variables = [] } = directories[index] ?? {}
    const cached = places.flatMap((place) => take.map((part) => resolve(place, part)))
    const inHome = cached.find((path) => asWritten(path, machine).startsWith('~/') && holdsFiles(path))
    if (inHome === undefined) continue
    const variable = variables.find((candidate) => !candidate.includes('/'))
    const remedy = variable === undefined ? 'Move it' : `Set \`${variable}\` in the job's \`env\``
    runner.mildWarning(
      `${asWritten(inHome, machine)} has files of earlier jobs, and ${name} saves all of them: perhaps many more than this project needs, and those of other repositories. ${remedy} to a directory of the workspace (docs/presets.md).`,
    )
  }
}

function holdsFiles(dir: string): boolean {
  return (orUndefined(() => readdirSync(dir)) ?? []).length > 0
}

function logRefused({ by, place, real }: RefusedPlace): void {
  const links = real === undefined ? ', because it is no directory' : `, because its links lead to ${real}`
  const why = real === place ? '' : links
  runner.info(`${by} names ${place}, which a preset does not cache${why}. Set \`path\` to cache it.`)
}

function logChoice({ name }: Preset, filled: FilledInputs): void {
  const { path, key, 'restore-keys': restoreKeys, 'source-times': sourceTimes, rolling } = filled
  const indented = (text: string): string[] => text.split('\n').map((line) => `    ${line}`)
  const prefixes = restoreKeys === '' ? [] : ['  restore-keys: |', ...indented(restoreKeys)]
  const times = sourceTimes === '' ? [] : [`  source-times: ${sourceTimes}`]
  const kind = rolling === 'true' ? ['  rolling: true'] : []
  const lines = ['  path: |', ...indented(path), `  key: ${key}`, ...prefixes, ...times, ...kind]
  const cache = runner.cacheName()
  // Below `caches: |`, the blocks of all presets make one step.
  const first = cache === '' ? 'with:' : `- name: ${cache}`
  runner.folded(`Preset ${name} stands for these inputs`, [first, ...lines])
}

/**
 * Sets how tools keep and compare files in later steps, unless the user has set it: by their defaults, later jobs would find
 * nothing.
 * @param preset nothing happens if it stands for several presets
 * @param paths the lines of `path`
 */
export async function setToolVariables(
  { preset: name, paths }: Pick<Inputs, 'preset' | 'paths'>,
  signal: AbortSignal,
): Promise<void> {
  const set = (variable: string, value: string, why: string): void => {
    runner.setVariable(variable, value)
    runner.info(`Later steps get ${variable}=${value}, unless they set it: ${why} (docs/presets.md).`)
  }
  const env = runner.environment()
  const keepsInWorkspace = paths.some((path) => `/${path}`.endsWith(`/${nxCache}`))
  if (name === 'nx' && keepsInWorkspace && env.NX_CACHE_DIRECTORY === undefined)
    set('NX_CACHE_DIRECTORY', nxCache, 'Nx would keep results below the home directory')
  if (name !== 'ccache' || env.CCACHE_COMPILERCHECK !== undefined) return
  const context = { cwd: process.cwd(), workspace: process.cwd(), env, signal }
  const settings = await answerTo({ program: 'ccache', args: ['-p'] }, context)
  // The compiler of an image, or one that a step installs: https://github.com/hendrikmuhs/ccache-action/issues/94
  const why = 'ccache would compare the time of the compiler, which can be new in each job'
  if (/^\(default\) +compiler_check = mtime\s*$/m.test(settings)) set('CCACHE_COMPILERCHECK', 'content', why)
}
