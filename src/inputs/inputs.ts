/** What the user asked for, as one typed record. */
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { JobFailure } from '../failure.ts'
import { readS3Inputs, type S3Inputs } from './s3.ts'
import { choice, isTrue, type ReadInput, required, wholeNumber } from './values.ts'

export interface Inputs {
  key: string
  restoreKeys: string[]
  /** Patterns as written, one per line of `path`, trimmed. */
  paths: string[]
  crossOs: boolean
  failOnMiss: boolean
  lookupOnly: boolean
  store: 'auto' | 'github' | 's3' | 'local'
  /** Absolute directory of the local store. */
  localDir: string
  s3: S3Inputs
  /** Copies of a remote store's entries on this host; `auto`: where its disk outlives the job. */
  stash: { use: 'auto' | 'on' | 'off' /** Absolute. */; dir: string; maxBytes: number }
  /** How many requests a remote store may have under way at once. */
  concurrency: number
  /** How much of an entry one request carries, in bytes. */
  partBytes: number
  mode: 'unpack' | 'mount' | 'auto' | 'lazy'
  /** Whether what is restored is to be in memory. */
  ramdisk: 'off' | 'auto' | 'on'
  /** `always`: nothing is mounted before all of it was read and checked by this very step. */
  verify: 'auto' | 'always'
  format: 'auto' | 'tar' | 'actions-cache'
  save: 'on-success' | 'always' | 'never'
  /** What became of the job so far, as the runner says; empty where it does not. */
  jobStatus: string
  /** zstd's, 1 to 19. */
  compressionLevel: number
  summary: boolean
}

/**
 * Reads and checks all inputs.
 * @param cacheDir where the local store goes unless `local-dir` says otherwise
 * @throws JobFailure naming the input, and its legal values where it has such.
 */
export function readInputs(read: ReadInput, cacheDir: string): Inputs {
  const saveAlways = isTrue(read('save-always'))
  const store = choice(read, 'store', ['auto', 'github', 's3', 'local'])
  const s3 = readS3Inputs(read)
  if (store === 's3' && s3.bucket === '') throw new JobFailure('Input bucket is required where store is s3.')
  return {
    key: required(read, 'key'),
    restoreKeys: lines(read('restore-keys')),
    paths: lines(required(read, 'path')),
    crossOs: isTrue(read('enableCrossOsArchive')),
    failOnMiss: isTrue(read('fail-on-cache-miss')),
    lookupOnly: isTrue(read('lookup-only')),
    store,
    localDir: localDir(read('local-dir'), cacheDir),
    s3,
    stash: { ...stashPlace(read('stash'), cacheDir), maxBytes: stashBytes(read('stash-size')) },
    concurrency: wholeNumber(read, 'concurrency', { from: 1, to: 64, usual: 8 }),
    partBytes: partBytes(read('part-size')),
    mode: choice(read, 'mode', ['unpack', 'mount', 'auto', 'lazy']),
    ramdisk: choice(read, 'ramdisk', ['off', 'auto', 'on']),
    verify: choice(read, 'verify', ['auto', 'always']),
    format: choice(read, 'format', ['auto', 'tar', 'actions-cache']),
    save: saveAlways ? 'always' : choice(read, 'save', ['on-success', 'always', 'never']),
    jobStatus: read('job-status'),
    compressionLevel: wholeNumber(read, 'compression-level', { from: 1, to: 19, usual: 3 }),
    summary: choice(read, 'summary', ['true', 'false']) === 'true',
  }
}

export function lines(value: string): string[] {
  return (
    value
      .split('\n')
      // In this order, as in actions/cache: the version of an entry depends on it.
      .map((line) => line.replace(/^!\s+/, '!').trim())
      .filter((line) => line !== '')
  )
}

const mebibyte = 1024 ** 2
const units: Record<string, number> = {
  '': 1,
  MB: 1000 ** 2,
  MIB: mebibyte,
  GB: 1000 ** 3,
  GIB: 1024 * mebibyte,
}

/** Not a number where it is none, or has a unit that is none of ours. */
function bytesIn(value: string): number {
  const [, number, unit = ''] = value.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? []
  return Number(number) * (units[unit] ?? Number.NaN)
}

// S3 takes no smaller parts; larger ones are held in memory, several at once.
// https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
function partBytes(value: string): number {
  if (value === '') return 8 * mebibyte
  const bytes = bytesIn(value)
  if (bytes >= 5 * mebibyte && bytes <= 512 * mebibyte) return bytes
  throw new JobFailure(`Input part-size is '${value}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`)
}

function localDir(value: string, cacheDir: string): string {
  return value === '' ? join(cacheDir, 'headstart') : resolve(withHome(value))
}

function withHome(path: string): string {
  return path.replace(/^~(?=\/|$)/, homedir())
}

function stashPlace(value: string, cacheDir: string): Omit<Inputs['stash'], 'maxBytes'> {
  const word = value.toLowerCase()
  if (word === '' || word === 'auto' || word === 'off')
    return { use: word || 'auto', dir: join(cacheDir, 'headstart-stash') }
  const path = withHome(value)
  if (isAbsolute(path)) return { use: 'on', dir: resolve(path) }
  const legal = 'auto, off, or a directory that is absolute or starts with ~/'
  throw new JobFailure(`Input stash is '${value}'; it must be ${legal}.`)
}

function stashBytes(value: string): number {
  if (value === '') return 20 * 1000 ** 3
  const bytes = bytesIn(value)
  // Nobody means so many bytes.
  const hasUnit = /[a-z]/i.test(value)
  if (bytes > 0 && hasUnit) return bytes
  throw new JobFailure(`Input stash-size is '${value}'; it must be more than 0, in GB, GiB, MB or MiB.`)
}
