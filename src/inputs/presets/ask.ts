/** Asks the tools of a preset where they keep their files, and which version they have. */
import { readFileSync } from 'node:fs'
import { messageOf } from '../../system/failure.ts'
import { onceInStep } from '../../system/memoized.ts'
import { join, pathMaths, resolve, slashed } from '../../system/native-path.ts'
import { findProgram, programEnvironment } from '../../system/program.ts'
import { run } from '../../system/run.ts'
import * as runner from '../../system/runner.ts'
import { isSmallFileOf } from './lock-files.ts'
import type { Directory, Preset, ToolAnswers, Toolchain } from './preset.ts'

export interface ToolContext {
  /** The project, whose settings the tools read. */
  cwd: string
  /** Settings outside it do not count. */
  workspace: string
  env: Record<string, string>
  signal: AbortSignal
}

/** The answers of a missing tool are undefined. Asks once in a step: a preset may be two caches. */
export function askTools(preset: Preset, context: ToolContext): Promise<ToolAnswers> {
  return onceInStep(`${preset.name} in ${context.cwd}`, context.signal, () => askAll(preset, context))
}

async function askAll(preset: Preset, context: ToolContext): Promise<ToolAnswers> {
  const [directories, version] = await Promise.all([
    Promise.all(preset.directories.map((directory) => directoryOf(preset, directory, context))),
    preset.toolchain && versionOf(preset.toolchain, context),
  ])
  return { preset, directories, toolchain: version?.brief ?? '', version: version?.whole ?? '' }
}

async function directoryOf(
  { name, program = name }: Preset,
  wanted: Directory,
  context: ToolContext,
): Promise<string | undefined> {
  const { questions = [], inAnswer, setting } = wanted
  const { cwd } = context
  for (const args of questions) {
    const answer = await answerTo({ program, args }, context)
    const path = inAnswer ? (inAnswer.exec(answer)?.[1] ?? '') : answer
    const directory = pathIn(path, { cwd, platform: process.platform })
    if (directory) return directory
  }
  // Tools prefer their variables to their files.
  if (!setting || wanted.variables?.some((name) => context.env[name])) return undefined
  const texts = setting.sources.map((source) => readSource(source, context))
  const value = setting.value.exec(texts.join('\n'))?.[1]
  return value && resolve(cwd, slashed(value))
}

/** Empty if the `$VARIABLE` or the file of the project does not exist. */
function readSource(source: string, { cwd, workspace, env }: ToolContext): string {
  if (source.startsWith('$')) return env[source.slice(1)] ?? ''
  const path = join(cwd, source)
  return isSmallFileOf(workspace, path) ? readFileSync(path, 'utf8') : ''
}

/** The absolute path in an answer: in its last line, because tools may write notices first. */
export function pathIn(
  answer: string,
  { cwd, platform }: { cwd: string; platform: NodeJS.Platform },
): string | undefined {
  const path = answer.trim().split(/\r?\n/).at(-1)?.trim() ?? ''
  const { isAbsolute, resolve } = pathMaths(platform)
  // A bare word is no path: Yarn 1 answers `undefined`, Go `off`.
  const isPath = isAbsolute(path) || /^\.[\w.-]*(?:[\\/]|$)/.test(path)
  return isPath ? resolve(slashed(cwd, platform), slashed(path, platform)) : undefined
}

interface Version {
  /** For keys. Empty without an answer, and so is `whole`. */
  brief: string
  /** The answer. */
  whole: string
}

/**
 * Asks once in a step: a tree, its downloads and other caches need the same version. Version managers choose it by the
 * directory.
 */
export function versionOf(toolchain: Toolchain, context: ToolContext): Promise<Version> {
  const question = `version of ${toolchain.name} in ${context.cwd}`
  return onceInStep(question, context.signal, () => askForVersion(toolchain, context))
}

async function askForVersion(
  { name, programs = [name], args = ['--version'], stream, version }: Toolchain,
  context: ToolContext,
): Promise<Version> {
  for (const program of programs) {
    const whole = await answerTo({ program, args, stream }, context)
    const [, ...groups] = whole.match(version) ?? []
    const known = groups.filter((group) => group)
    if (known.length > 0) return { brief: name + known.join('-'), whole: whole.trim() }
  }
  return { brief: '', whole: '' }
}

interface Question {
  program: string
  args: string[]
  stream?: 'stdout' | 'stderr' | undefined
}

/** Empty without an answer: on Windows, npm and others are scripts, which only a shell can start. */
export async function answerTo(
  { program, args, stream = 'stdout' }: Question,
  context: ToolContext,
): Promise<string> {
  // One answer of a tool may have its version and several directories.
  const question = `answer of ${program} ${args.join(' ')} in ${context.cwd}`
  const answer = await onceInStep(question, context.signal, () => ask(program, args, context))
  return answer?.[stream].toString() ?? ''
}

/** A program that does not answer in this time is asked no more. */
const longestMs = 20_000

async function ask(program: string, args: string[], { cwd, env, signal }: ToolContext) {
  const path = findProgram(program)
  const silent = onceInStep('programs that do not answer', signal, () => new Set<string>())
  if (path === undefined || silent.has(program)) return undefined
  const beganMs = performance.now()
  try {
    const ours = { ...settingsIn(env), ...programEnvironment() }
    return await run(path, args, { cwd, env: ours, signal, manner: 'question', limitMs: longestMs })
  } catch (error) {
    runner.debug(`No answer to ${program} ${args.join(' ')}: ${messageOf(error)}`)
    if (performance.now() - beganMs >= longestMs) silent.add(program)
    return undefined
  }
}

// Tools get only the variables that decide their directories and versions: no inputs, tokens or secrets.
const ofUser =
  /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i
const ofTools = [
  /^(p?npm_config_(cache|cache_dir|store_dir|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/i,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/i,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_(HOME|(BUILD_)?TARGET_DIR)|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/i,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/i,
]

function settingsIn(env: Record<string, string>): Record<string, string> {
  const isSetting = (name: string): boolean => ofUser.test(name) || ofTools.some((names) => names.test(name))
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => isSetting(name))),
    // A question must download no toolchain.
    COREPACK_ENABLE_NETWORK: '0',
    GOTOOLCHAIN: 'local',
    RUSTUP_AUTO_INSTALL: '0',
    npm_config_manage_package_manager_versions: 'false',
    DOTNET_CLI_TELEMETRY_OPTOUT: '1',
    DOTNET_NOLOGO: '1',
  }
}
