/** Asks the tools of a preset where they keep their files, and which version they have. */
import { homedir } from 'node:os'
import { messageOf } from '../failure.ts'
import { findProgram } from '../find-program.ts'
import { pathMaths, slashed } from '../native-path.ts'
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
    const directory = answer && pathIn(answer, { ...surroundings, platform: process.platform })
    if (!directory) continue
    const places = { platform: process.platform, home: homedir(), workspace: process.cwd() }
    if (isCacheable(directory, places)) return directory
    runner.info(`${program} names ${directory}, which a preset does not cache. Set path to cache it.`)
  }
  return undefined
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

const systemDirectories =
  /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i

/**
 * Whether a directory can be one that only holds a cache. A file of the checkout may have named it, and everybody who
 * restores the cache can read it.
 * @param directory absolute
 */
export function isCacheable(
  directory: string,
  { platform, home, workspace }: { platform: NodeJS.Platform; home: string; workspace: string },
): boolean {
  const { relative, parse, isAbsolute } = pathMaths(platform)
  const holds = (dir: string): boolean => {
    const rest = relative(directory, slashed(dir, platform))
    return rest === '' || !(rest === '..' || rest.startsWith('../') || isAbsolute(rest))
  }
  const names = directory.slice(parse(directory).root.length).split('/')
  return (
    !(names.length === 1 && systemDirectories.test(names[0] ?? '')) &&
    !holds(home) &&
    !holds(workspace) &&
    !/[*?[\]{}\n\r]/.test(directory) &&
    !/^(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(names.join('/')) &&
    !names.some((name) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(name))
  )
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
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_HOME|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/,
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
