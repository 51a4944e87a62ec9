/** Reads the action's inputs into one typed record. */
import { homedir } from 'node:os'
import { JobFailure } from '../system/failure.ts'
import { isAbsolute, join, resolve, slashed } from '../system/native-path.ts'
import { mebibyte } from '../system/units.ts'
import { type RollingInputs, readRollingInputs } from './rolling.ts'
import { readS3Inputs, type S3Inputs } from './s3.ts'
import { readSigningInputs, type SigningInputs } from './signing.ts'
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
  /** How many bytes of an entry one request carries. */
  partBytes: number
  mode: 'unpack' | 'mount' | 'auto' | 'lazy'
  /** The socket of a broker that mounts for this job, or `off`. */
  broker: string
  /** Whether restored files go into memory. */
  ramdisk: 'off' | 'auto' | 'on'
  /** `always`: the step reads and checks a whole entry before it mounts it, even if an earlier job checked it. */
  verify: 'auto' | 'always'
  format: 'auto' | 'tar' | 'actions-cache'
  save: 'on-success' | 'always' | 'never'
  /** The job's status so far, set by the runner; empty where the runner does not set it. */
  jobStatus: string
  /** Whether a save warns of files that hold secrets, refuses, leaves them out, or ignores them. */
  secrets: 'warn' | 'refuse' | 'skip' | 'ignore'
  /** The compression level of zstd, 1 to 19. */
  compressionLevel: number
  summary: boolean
  /** Set for rolling caches. */
  rolling: RollingInputs | undefined
  /** Set if the user gives keys: then only signed entries are restored. */
  signing: SigningInputs | undefined
}

/**
 * Reads and checks all inputs.
 * @param cacheDir the parent of the local store and the stash, unless `local-dir` or `stash` names a directory
 * @throws JobFailure naming the input, and its legal values if these can be listed
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
    concurrency: wholeNumber(read, 'concurrency', { from: 1, to: 64, default: 8 }),
    partBytes: partBytes(read('part-size')),
    mode: choice(read, 'mode', ['unpack', 'mount', 'auto', 'lazy']),
    broker: read('broker') || '/run/headstart/broker.sock',
    ramdisk: choice(read, 'ramdisk', ['off', 'auto', 'on']),
    verify: choice(read, 'verify', ['auto', 'always']),
    format: choice(read, 'format', ['auto', 'tar', 'actions-cache']),
    save: saveAlways ? 'always' : choice(read, 'save', ['on-success', 'always', 'never']),
    jobStatus: read('job-status'),
    secrets: choice(read, 'secrets', ['warn', 'refuse', 'skip', 'ignore']),
    compressionLevel: wholeNumber(read, 'compression-level', { from: 1, to: 19, default: 3 }),
    summary: choice(read, 'summary', ['true', 'false']) === 'true',
    rolling: readRollingInputs(read),
    signing: readSigningInputs(read),
  }
}

export function lines(value: string): string[] {
  return (
    value
      .split('\n')
      // Trims after removing `! `, as actions/cache does: an entry's version depends on the result.
      .map((line) => line.replace(/^!\s+/, '!').trim())
      .filter((line) => line !== '')
  )
}

const units: Record<string, number> = {
  '': 1,
  MB: 1000 ** 2,
  MIB: mebibyte,
  GB: 1000 ** 3,
  GIB: 1024 * mebibyte,
}

/** NaN where the value is no number, or has an unknown unit. */
function bytesIn(value: string): number {
  const [, number, unit = ''] = value.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? []
  return Number(number) * (units[unit] ?? Number.NaN)
}

// S3 refuses smaller parts. Several parts are in memory at once, so larger ones take too much.
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
  return slashed(slashed(path).replace(/^~(?=\/|$)/, homedir()))
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
  // A size without a unit is a mistake: users give gigabytes.
  const hasUnit = /[a-z]/i.test(value)
  if (bytes > 0 && hasUnit) return bytes
  throw new JobFailure(`Input stash-size is '${value}'; it must be more than 0, in GB, GiB, MB or MiB.`)
}
