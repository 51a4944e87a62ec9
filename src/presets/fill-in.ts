/** The story of a preset: finds the project's tools, asks them, and fills in the inputs that the user left out. */
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { JobFailure } from '../failure.ts'
import { findProgram } from '../find-program.ts'
import { isAbsolute, relative, resolve, slashed } from '../native-path.ts'
import * as runner from '../runner.ts'
import { answered } from './ask.ts'
import {
  type Answered,
  choose,
  distributionIn,
  expressionsFor,
  type Filled,
  type KeyParts,
  type Machine,
  presetsFor,
  withOwn,
} from './choose.ts'
import { presets } from './index.ts'
import { fileNamesIn, hashOfFiles, lockFilesBelow } from './lock-files.ts'
import type { Preset } from './preset.ts'

type Read = (name: string) => string

/**
 * Logs its choice as inputs that can be pasted.
 * @returns undefined where there is nothing to cache; the log says so
 * @throws JobFailure naming the input
 */
export async function fillIn(name: string, read: Read, signal: AbortSignal): Promise<Filled | undefined> {
  const env = runner.environment()
  const machine = machineFor(read('working-directory'), env)
  const { workingDirectory } = machine
  const wanted = wantedPresets(name, workingDirectory)
  const lockFiles = await lockFilesBelow(workingDirectory, wanted, {
    workspace: machine.workspace,
    signal,
  })
  const own = { path: read('path'), key: read('key'), 'restore-keys': read('restore-keys') }
  const missing = reasonForNone(name, wanted, lockFiles)
  if (missing) {
    const isComplete = own.path !== '' && own.key !== ''
    runner.info(isComplete ? missing : `${missing} Nothing is cached.`)
    return isComplete ? own : undefined
  }
  const all = await Promise.all(
    wanted.map((preset) => answered(preset, { cwd: workingDirectory, env, signal })),
  )
  signal.throwIfAborted()
  const isRolling = !['', 'false'].includes(read('rolling').toLowerCase())
  const fill = (parts: KeyParts): Filled => withOwn(choose(all, machine, parts, isRolling), own)
  const hash = hashOfFiles(lockFiles)
  const expressions = expressionsFor(wanted, machine)
  logChoice(all, fill(hash === '' ? { ...expressions, hash } : expressions))
  const { sha } = runner.currentRun()
  return fill({ ...runner.runnerSystem(), hash, commit: sha })
}

function machineFor(directory: string, env: Record<string, string>): Machine {
  const workspace = slashed(process.cwd())
  const workingDirectory = resolve(workspace, slashed(directory))
  const below = relative(workspace, workingDirectory)
  const wrong = (why: string): JobFailure =>
    new JobFailure(`Input working-directory is '${directory}'; ${why}.`)
  const isOutside = (path: string): boolean => path === '..' || path.startsWith('../') || isAbsolute(path)
  if (isOutside(below)) throw wrong('it must be a directory of the workspace')
  const stat = statSync(workingDirectory, { throwIfNoEntry: false })
  if (!stat) throw wrong('there is no such directory')
  if (!stat.isDirectory()) throw wrong('it is no directory')
  if (isOutside(relative(slashed(realpathSync(workspace)), slashed(realpathSync(workingDirectory)))))
    throw wrong('it is a link that leads out of the workspace')
  if (/[*?[\]{}'\n\r]/.test(below)) throw wrong('a preset cannot be used where it has such characters')
  return {
    platform: process.platform,
    home: slashed(homedir()),
    workspace,
    workingDirectory,
    variable: (name) => env[name],
    distribution: distributionIn(readIfThere('/etc/os-release')),
    userHome: slashed(userInfo().homedir),
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function wantedPresets(name: string, workingDirectory: string): Preset[] {
  if (name === 'auto') return presetsFor(fileNamesIn(workingDirectory), presets)
  const preset = presets.find((candidate) => candidate.name === name)
  if (preset) return [preset]
  const names = presets.map((candidate) => candidate.name).join(', ')
  throw new JobFailure(`Input preset is '${name}'; it must be one of: auto, ${names}.`)
}

/** A sentence; undefined where there is something to cache. */
function reasonForNone(name: string, wanted: Preset[], lockFiles: string[]): string | undefined {
  const after = 'Does this step come after actions/checkout?'
  const [preset] = wanted
  if (!preset) return `Preset ${name} finds no lock file in the working directory. ${after}`
  if (lockFiles.length > 0 || findProgram(preset.program)) return undefined
  const files = preset.lockFiles.length > 0 ? ` and no ${preset.lockFiles.join(', ')}. ${after}` : '.'
  return `Preset ${name} finds no ${preset.program} on PATH${files}`
}

function logChoice(all: Answered[], { path, key, 'restore-keys': restoreKeys }: Filled): void {
  const names = all.map(({ preset }) => preset.name).join(', ')
  const indented = (text: string): string[] => text.split('\n').map((line) => `    ${line}`)
  const prefixes = restoreKeys === '' ? [] : ['  restore-keys: |', ...indented(restoreKeys)]
  if (all.length > 1) runner.info(`Preset auto keeps the files of ${names} in one entry.`)
  const lines = ['with:', '  path: |', ...indented(path), `  key: ${key}`, ...prefixes]
  runner.folded(`Preset ${names} stands for these inputs`, lines)
}
