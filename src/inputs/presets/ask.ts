/** Asks the tools of a preset where they keep their files, and which version they have. */
import { readFileSync } from 'node:fs'
import { answerOf } from '../../system/detached.ts'
import { messageOf } from '../../system/failure.ts'
import { join, pathMaths, resolve, slashed } from '../../system/native-path.ts'
import { findProgram } from '../../system/program.ts'
import * as runner from '../../system/runner.ts'
import type { Answered } from './choose.ts'
import { isSmallFileOf } from './lock-files.ts'
import type { Directory, Preset, Toolchain } from './preset.ts'

interface ToolContext {
  /** Tools read the project's settings from here. */
  cwd: string
  /** Settings outside it do not count. */
  workspace: string
  env: Record<string, string>
  signal: AbortSignal
}

const longestMs = 20_000

/** A tool that is missing or does not answer leaves its answers undefined. */
export async function answered(preset: Preset, surroundings: ToolContext): Promise<Answered> {
  const asking = {
    ...surroundings,
    signal: AbortSignal.any([surroundings.signal, AbortSignal.timeout(longestMs)]),
  }
  const [directories, toolchain] = await Promise.all([
    Promise.all(preset.directories.map((directory) => directoryOf(preset, directory, asking))),
    preset.toolchain ? versionOf(preset.toolchain, asking) : '',
  ])
  return { preset, directories, toolchain }
}

async function directoryOf(
  { program }: Preset,
  { questions = [], inAnswer, setting }: Directory,
  surroundings: ToolContext,
): Promise<string | undefined> {
  const { cwd } = surroundings
  const system = { cwd, platform: process.platform }
  for (const args of questions) {
    const answer = await answerTo({ program, args }, surroundings)
    const directory = pathIn(inAnswer ? (inAnswer.exec(answer)?.[1] ?? '') : answer, system)
    if (directory) return directory
  }
  if (!setting) return undefined
  const texts = setting.sources.map((source) => readSource(source, surroundings))
  const value = setting.value.exec(texts.join('\n'))?.[1]
  return value && resolve(cwd, slashed(value))
}

/** Empty where there is no such variable, or no such file of the workspace. */
function readSource(source: string, { cwd, workspace, env }: ToolContext): string {
  if (source.startsWith('$')) return env[source.slice(1)] ?? ''
  const path = join(cwd, source)
  return isSmallFileOf(workspace, path) ? readFileSync(path, 'utf8') : ''
}

/**
 * The path that a tool answers, absolute; undefined if it answers none. The last line counts, because tools may write
 * notices before it. `dotnet` writes `global-packages: ` before the path.
 */
export function pathIn(
  answer: string,
  { cwd, platform }: { cwd: string; platform: NodeJS.Platform },
): string | undefined {
  const line = answer.trim().split(/\r?\n/).at(-1) ?? ''
  const path = line.replace(/^(?:info : )?global-packages: /, '').trim()
  const { isAbsolute, resolve } = pathMaths(platform)
  // A bare word is no path: Yarn 1 answers `undefined`, Go `off`.
  const isPath = isAbsolute(path) || /^\.[\w.-]*(?:[\\/]|$)/.test(path)
  return isPath ? resolve(slashed(cwd, platform), slashed(path, platform)) : undefined
}

async function versionOf(
  { name, programs, args, stream, version }: Toolchain,
  surroundings: ToolContext,
): Promise<string> {
  for (const program of programs) {
    const [, ...groups] = (await answerTo({ program, args, stream }, surroundings)).match(version) ?? []
    const known = groups.filter((group) => group)
    if (known.length > 0) return name + known.join('-')
  }
  return ''
}

interface Question {
  program: string
  args: string[]
  stream?: 'stdout' | 'stderr' | undefined
}

/** Empty where there is no answer. On Windows, npm and others are scripts, which no program can start without a shell. */
async function answerTo(
  { program, args, stream = 'stdout' }: Question,
  { cwd, env, signal }: ToolContext,
): Promise<string> {
  const path = findProgram(program)
  if (path === undefined) return ''
  try {
    return await answerOf({ path, args }, { cwd, env: settingsIn(env), signal }, stream)
  } catch (error) {
    runner.debug(`No answer to ${program} ${args.join(' ')}: ${messageOf(error)}`)
    return ''
  }
}

// Tools get the variables that decide where their files are and which version runs. The inputs, the runner's tokens
// and the user's secrets stay here.
const ofUser =
  /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i
const ofTools = [
  /^(npm_config_(cache|cache_dir|store_dir|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
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
