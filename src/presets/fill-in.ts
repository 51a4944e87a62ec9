/** The story of a preset: finds the project's tools, asks them, and fills in the inputs that the user left out. */
import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { JobFailure } from '../failure.ts'
import { findProgram } from '../find-program.ts'
import { relative, resolve, slashed } from '../native-path.ts'
import * as runner from '../runner.ts'
import { answered } from './ask.ts'
import {
  type Answered,
  choose,
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
  const lockFiles = lockFilesBelow(workingDirectory, wanted)
  const missing = reasonForNone(name, wanted, lockFiles)
  if (missing) {
    runner.info(`${missing} Nothing is cached.`)
    return undefined
  }
  const all = await Promise.all(
    wanted.map((preset) => answered(preset, { cwd: workingDirectory, env, signal })),
  )
  signal.throwIfAborted()
  const isRolling = !['', 'false'].includes(read('rolling').toLowerCase())
  const own = { path: read('path'), key: read('key'), 'restore-keys': read('restore-keys') }
  const fill = (parts: KeyParts): Filled => withOwn(choose(all, machine, parts, isRolling), own)
  logChoice(all, fill(expressionsFor(wanted, machine)))
  const { sha } = runner.currentRun()
  return fill({ ...runner.runnerSystem(), hash: hashOfFiles(lockFiles), commit: sha })
}

function machineFor(directory: string, env: Record<string, string>): Machine {
  const workspace = slashed(process.cwd())
  const workingDirectory = resolve(workspace, slashed(directory))
  const below = relative(workspace, workingDirectory)
  const wrong = (why: string): JobFailure =>
    new JobFailure(`Input working-directory is '${directory}'; ${why}.`)
  if (below === '..' || below.startsWith('../')) throw wrong('it must be a directory of the workspace')
  if (!statSync(workingDirectory, { throwIfNoEntry: false })?.isDirectory())
    throw wrong('there is no such directory')
  return {
    platform: process.platform,
    home: slashed(homedir()),
    workspace,
    workingDirectory,
    variable: (name) => env[name],
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
