/** Asks the tools of a preset where they keep their files, and which version they have. */
import { messageOf } from '../failure.ts'
import { findProgram } from '../find-program.ts'
import { pathMaths } from '../native-path.ts'
import { answerOf } from '../process.ts'
import * as runner from '../runner.ts'
import type { Answered } from './choose.ts'
import type { Directory, Preset, Toolchain } from './preset.ts'

interface Surroundings {
  /** Tools read the project's settings from here. */
  cwd: string
  env: Record<string, string>
  signal: AbortSignal
}

const longestMs = 20_000

/** A tool that is missing or does not answer leaves its answers undefined. */
export async function answered(preset: Preset, { cwd, env, signal }: Surroundings): Promise<Answered> {
  const asking = {
    cwd,
    env: settingsIn(env),
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
  }
  const [directories, toolchain] = await Promise.all([
    Promise.all(preset.directories.map((directory) => directoryOf(preset, directory, asking))),
    preset.toolchain ? versionOf(preset.toolchain, asking) : '',
  ])
  return { preset, directories, toolchain }
}

async function directoryOf(
  { program }: Preset,
  { questions = [] }: Directory,
  surroundings: Surroundings,
): Promise<string | undefined> {
  for (const args of questions) {
    const answer = await answerTo(program, args, surroundings)
    const directory = answer && absolutePathIn(answer, process.platform)
    if (directory) return directory
  }
  return undefined
}

/** The last line counts, because tools may write notices before it. `dotnet` writes `global-packages: ` before the path. */
export function absolutePathIn(answer: string, platform: NodeJS.Platform): string | undefined {
  const line = answer.trim().split(/\r?\n/).at(-1) ?? ''
  const path = line.replace(/^(?:info : )?global-packages: /, '').trim()
  const { isAbsolute, parse } = { ...pathMaths(platform) }
  // A whole disk would be a wrong answer.
  const isDirectory = isAbsolute(path) && parse(path).base !== ''
  return isDirectory ? path.replace(/[\\/]+$/, '') : undefined
}

async function versionOf(
  { name, programs, args, version }: Toolchain,
  surroundings: Surroundings,
): Promise<string> {
  for (const program of programs) {
    const [, ...groups] = (await answerTo(program, args, surroundings)).match(version) ?? []
    const known = groups.filter((group) => group)
    if (known.length > 0) return name + known.join('-')
  }
  return ''
}

/** Empty where there is no answer. On Windows, npm and others are scripts, which no program can start without a shell. */
async function answerTo(program: string, args: string[], surroundings: Surroundings): Promise<string> {
  const path = findProgram(program)
  if (path === undefined) return ''
  try {
    return await answerOf({ path, args }, surroundings)
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
  /^(npm_config_(cache|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|NO_CACHE|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|TOOLCHAIN|FLAGS)|CARGO_HOME|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/,
]

function settingsIn(env: Record<string, string>): Record<string, string> {
  const isSetting = (name: string): boolean => ofUser.test(name) || ofTools.some((names) => names.test(name))
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => isSetting(name))),
    COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
    DOTNET_CLI_TELEMETRY_OPTOUT: '1',
    DOTNET_NOLOGO: '1',
  }
}
