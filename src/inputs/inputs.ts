/** Reads the action's inputs into one typed record. */
import { JobFailure } from '../system/failure.ts'
import { homeDirectory, noHome } from '../system/home.ts'
import { isAbsolute, join, resolve, slashed } from '../system/native-path.ts'
import { mebibyte } from '../system/units.ts'
import { readS3Inputs, type S3Inputs } from './s3.ts'
import { readSigningInputs, type SigningInputs } from './signing.ts'
import {
  bytesIn,
  choice,
  isCompatible,
  isTrue,
  mistake,
  type ReadInput,
  required,
  sizeWithUnit,
  wholeNumber,
} from './values.ts'

const storeKinds = ['github', 's3', 'local'] as const
export type StoreKind = (typeof storeKinds)[number]

/** Where entries are. */
export interface PlaceInputs {
  store: 'auto' | StoreKind
  /** The store to use if the first one cannot be reached: to look up entries, and perhaps to save them. */
  second: { kind: StoreKind; saves: boolean } | undefined
  /** The directory of the local store; absolute. */
  localDir: string
  s3: S3Inputs
  /** How many requests to a remote store may run at once. */
  connections: number
}

export interface Inputs extends PlaceInputs {
  /** The preset that the user names for this cache, in lower case. */
  preset: string | undefined
  key: string
  restoreKeys: string[]
  /** The lines of `path` as written, trimmed. */
  paths: string[]
  crossOs: boolean
  failOnMiss: boolean
  lookupOnly: boolean
  /** Copies of a remote store's entries: the stash. `auto` uses it if the runner's disk outlives the job. `dir` is absolute. */
  hostCopies: { use: 'auto' | 'on' | 'off'; dir: string; maxBytes: number }
  /** How many bytes of an entry one request moves. */
  partBytes: number
  mode: 'unpack' | 'mount' | 'lazy'
  /** The socket of a broker that may mount for this job. */
  broker: string | undefined
  /** Whether restored files go into memory. */
  ramdisk: 'false' | 'auto' | 'true'
  /** `always` checks a whole entry before it is mounted, even if an earlier job has checked it. */
  checkImages: 'auto' | 'always'
  /** Whether to save what actions/cache can restore. */
  compatible: boolean
  save: 'on-success' | 'always' | 'never'
  /** The job's status so far, set by the runner; empty if the runner does not set it. */
  jobStatus: string
  secretFiles: 'warn' | 'refuse' | 'skip' | 'ignore'
  /** Whether files of the checkout get the times that they had when the cache was saved; undefined if the user does not say. */
  sourceTimes: boolean | undefined
  /** The compression level of zstd, 1 to 19. */
  compressionLevel: number
  /** `auto` adds only long steps to the job's summary. */
  summary: 'auto' | 'true' | 'false'
  rolling: RollingInputs | undefined
  /** Undefined if the user gives no keys. With keys, only signed entries are restored. */
  signing: SigningInputs | undefined
}

export interface RollingInputs {
  /** How many snapshots of a key a store keeps. */
  keep: number
  /** A job saves no snapshot if the restored one is younger, in minutes. */
  minAgeMinutes: number
  /** The branches whose runs save snapshots. */
  branches: 'default' | 'all'
  /** Whether a save leaves out what the last builds have not used. */
  prune: 'auto' | 'false'
  /** How many bytes the files have at most that a tool can lose. */
  maxBytes: number | undefined
}

/**
 * @param cacheDir the parent of the local store and the stash, unless `local-dir` or `host-copies` names a directory
 * @throws JobFailure naming the input
 */
export function readInputs(read: ReadInput, cacheDir: string): Inputs {
  const saveAlways = isTrue(read('save-always'))
  return {
    ...readPlaceInputs(read, cacheDir),
    preset: read('preset').toLowerCase() || undefined,
    key: required(read, 'key'),
    restoreKeys: lines(read('restore-keys')),
    paths: lines(required(read, 'path')),
    crossOs: isTrue(read('enableCrossOsArchive')),
    failOnMiss: isTrue(read('fail-on-cache-miss')),
    lookupOnly: isTrue(read('lookup-only')),
    hostCopies: {
      ...copiesPlace(read('host-copies'), cacheDir),
      maxBytes: sizeWithUnit(read, 'host-copies-size') ?? 20 * 1000 ** 3,
    },
    partBytes: partBytes(read('part-size')),
    mode: choice(read, 'mode', ['unpack', 'mount', 'lazy']),
    broker: brokerSocket(read('broker')),
    ramdisk: choice(read, 'ramdisk', ['false', 'auto', 'true']),
    checkImages: choice(read, 'check-images', ['auto', 'true']) === 'true' ? 'always' : 'auto',
    compatible: isCompatible(read),
    save: saveAlways ? 'always' : saveInput(read),
    jobStatus: read('job-status'),
    secretFiles: choice(read, 'secret-files', ['warn', 'refuse', 'skip', 'ignore']),
    sourceTimes: read('source-times') === '' ? undefined : isTrue(read('source-times')),
    compressionLevel: wholeNumber(read, 'compression-level', { from: 1, to: 19, ifEmpty: 3 }),
    summary: choice(read, 'summary', ['auto', 'true', 'false']),
    rolling: readRollingInputs(read),
    signing: readSigningInputs(read),
  }
}

/** @throws JobFailure naming the input */
export function readPlaceInputs(read: ReadInput, cacheDir: string): PlaceInputs {
  const places = storesIn(read)
  const s3 = readS3Inputs(read)
  if ([places.store, places.second?.kind].includes('s3') && s3.bucket === '')
    throw new JobFailure('Input `bucket` is required with `store: s3`.')
  return {
    ...places,
    localDir: localDir(read('local-dir'), cacheDir),
    s3,
    connections: wholeNumber(read, 'connections', { from: 1, to: 64, ifEmpty: 8 }),
  }
}

/** One store, or two with a comma between them and perhaps the word `save` after them. */
function storesIn(read: ReadInput): Pick<PlaceInputs, 'store' | 'second'> {
  const value = read('store')
  const words = value.toLowerCase().split(',')
  if (words.length === 1) return { store: choice(read, 'store', ['auto', ...storeKinds]), second: undefined }
  const [first, other, save = '', ...more] = words.map((word) => word.trim())
  const [store, kind] = [first, other].map((word) => storeKinds.find((known) => known === word))
  const isLegal = store !== kind && ['', 'save'].includes(save) && more.length === 0
  if (store && kind && isLegal) return { store, second: { kind, saves: save === 'save' } }
  const legal = `${storeKinds.join(', ')}, with a comma between them, and perhaps the word save after them: s3, github, save`
  throw new JobFailure(`Input \`store\` is '${value}'; two stores must be two of ${legal}.`)
}

/** Undefined unless the cache is a rolling one. @throws JobFailure naming the input */
function readRollingInputs(read: ReadInput): RollingInputs | undefined {
  const kind = choice(read, 'rolling', ['false', 'true'])
  const inputs = {
    keep: wholeNumber(read, 'rolling-keep', { from: 1, to: 1000, ifEmpty: 1 }),
    minAgeMinutes: wholeNumber(read, 'rolling-min-age', { from: 0, to: 10_080, ifEmpty: 0 }),
    branches: choice(read, 'rolling-branches', ['default', 'all']),
    prune: choice(read, 'prune', ['auto', 'false']),
    maxBytes: sizeWithUnit(read, 'max-size'),
  }
  if (kind === 'false') return undefined
  if (isCompatible(read))
    throw new JobFailure(
      'Inputs `rolling` and `compatible` are both true; actions/cache cannot find snapshots, so leave out one of them.',
    )
  return inputs
}

// The conditions of workflows are true or false: `save: ${{ github.ref == 'refs/heads/main' }}`.
function saveInput(read: ReadInput): Inputs['save'] {
  const word = choice(read, 'save', ['on-success', 'always', 'never', 'true', 'false'])
  if (word === 'true') return 'on-success'
  return word === 'false' ? 'never' : word
}

function brokerSocket(value: string): string | undefined {
  return value.toLowerCase() === 'false' ? undefined : value || '/run/headstart/broker.sock'
}

export function lines(value: string): string[] {
  return (
    value
      .split('\n')
      // Trims after removing `! `, as actions/cache does: the result is part of an entry's version.
      .map((line) => line.replace(/^!\s+/, '!').trim())
      .filter((line) => line !== '')
  )
}

export const defaultPartBytes = 8 * mebibyte

// S3 refuses smaller parts. Several parts are in memory at once, so larger parts take too much memory.
// https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
function partBytes(value: string): number {
  if (value === '') return defaultPartBytes
  const bytes = bytesIn(value)
  if (bytes >= 5 * mebibyte && bytes <= 512 * mebibyte) return bytes
  throw mistake('part-size', value, 'must be from 5MiB to 512MiB, in MiB, MB or bytes')
}

function localDir(value: string, cacheDir: string): string {
  return value === '' ? join(cacheDir, 'headstart') : resolve(withHome('local-dir', value))
}

function withHome(name: string, value: string): string {
  const path = slashed(value)
  if (!/^~(\/|$)/.test(path)) return path
  const home = homeDirectory()
  if (home === undefined) throw new JobFailure(`Input \`${name}\` is '${value}', and ${noHome}.`)
  return `${home}${path.slice(1)}`
}

const uses = { '': 'auto', auto: 'auto', true: 'on', false: 'off' } as const

function copiesPlace(value: string, cacheDir: string): Omit<Inputs['hostCopies'], 'maxBytes'> {
  const word = value.toLowerCase()
  if (Object.hasOwn(uses, word))
    return { use: uses[word as keyof typeof uses], dir: join(cacheDir, 'headstart-copies') }
  const path = withHome('host-copies', value)
  if (isAbsolute(path)) return { use: 'on', dir: resolve(path) }
  const legal = 'auto, true, false, or a directory that is absolute or starts with ~/'
  throw mistake('host-copies', value, `must be ${legal}`)
}
