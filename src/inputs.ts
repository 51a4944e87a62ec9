/** What the user asked for, as one typed record. */
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { JobFailure } from './failure.ts'

export interface Inputs {
  key: string
  restoreKeys: string[]
  /** Patterns as written, one per line of `path`, trimmed. */
  paths: string[]
  crossOs: boolean
  failOnMiss: boolean
  lookupOnly: boolean
  store: 'auto' | 'local'
  /** Absolute directory of the local store. */
  localDir: string
  mode: 'auto' | 'unpack'
  save: 'on-success' | 'always' | 'never'
  /** What became of the job so far, as the runner says; empty where it does not. */
  jobStatus: string
  /** zstd's, 1 to 19. */
  compressionLevel: number
  summary: boolean
}

/** Reads one input by its name in action.yml; an input that was not given is empty. */
export type ReadInput = (name: string) => string

/**
 * Reads and checks all inputs.
 * @param cacheDir where the local store goes unless `local-dir` says otherwise
 * @throws JobFailure naming the input, and its legal values where it has such.
 */
export function readInputs(read: ReadInput, cacheDir: string): Inputs {
  const saveAlways = isTrue(read('save-always'))
  return {
    key: required(read, 'key'),
    restoreKeys: lines(read('restore-keys')),
    paths: lines(required(read, 'path')),
    crossOs: isTrue(read('enableCrossOsArchive')),
    failOnMiss: isTrue(read('fail-on-cache-miss')),
    lookupOnly: isTrue(read('lookup-only')),
    store: choice(read, 'store', ['auto', 'local']),
    localDir: localDir(read('local-dir'), cacheDir),
    mode: choice(read, 'mode', ['auto', 'unpack']),
    save: saveAlways ? 'always' : choice(read, 'save', ['on-success', 'always', 'never']),
    jobStatus: read('job-status'),
    compressionLevel: level(read('compression-level')),
    summary: choice(read, 'summary', ['true', 'false']) === 'true',
  }
}

function required(read: ReadInput, name: string): string {
  const value = read(name)
  if (value === '') throw new JobFailure(`Input required and not supplied: ${name}`)
  return value
}

function lines(value: string): string[] {
  return value
    .split('\n')
    .map((line) => line.trim().replace(/^!\s+/, '!'))
    .filter((line) => line !== '')
}

// actions/cache takes every other word for false; workflows rely on it.
function isTrue(value: string): boolean {
  return value.toLowerCase() === 'true'
}

function choice<T extends string>(read: ReadInput, name: string, legal: [T, ...T[]]): T {
  const value = read(name)
  if (value === '') return legal[0]
  const chosen = legal.find((candidate) => candidate === value.toLowerCase())
  if (chosen === undefined) {
    throw new JobFailure(`Input ${name} is '${value}'; it must be one of: ${legal.join(', ')}.`)
  }
  return chosen
}

function level(value: string): number {
  if (value === '') return 3
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > 19) {
    throw new JobFailure(`Input compression-level is '${value}'; it must be a whole number from 1 to 19.`)
  }
  return number
}

function localDir(value: string, cacheDir: string): string {
  return value === '' ? join(cacheDir, 'headstart') : resolve(value.replace(/^~(?=\/|$)/, homedir()))
}
