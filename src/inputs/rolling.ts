/** Reads the inputs of rolling caches. */
import { JobFailure } from '../system/failure.ts'
import { choice, type ReadInput, sizeWithUnit, wholeNumber } from './values.ts'

export interface RollingInputs {
  /** How many snapshots of a key a store keeps. */
  keep: number
  /** A job saves no snapshot if the restored one is younger, in minutes. */
  everyMinutes: number
  /** The branches whose runs save snapshots. */
  branches: 'default' | 'all'
  /** Whether a save leaves out what the last builds have not used. */
  prune: 'auto' | 'off'
  /** How many bytes the files have at most that a tool can lose. */
  maxBytes: number | undefined
}

/** Undefined unless the cache is a rolling one. @throws JobFailure naming the input */
export function readRollingInputs(read: ReadInput): RollingInputs | undefined {
  const kind = choice(read, 'rolling', ['false', 'true'])
  const inputs = {
    keep: wholeNumber(read, 'rolling-keep', { from: 1, to: 1000, ifEmpty: 1 }),
    everyMinutes: wholeNumber(read, 'rolling-every', { from: 0, to: 10_080, ifEmpty: 0 }),
    branches: choice(read, 'rolling-branches', ['default', 'all']),
    prune: choice(read, 'prune', ['auto', 'off']),
    maxBytes: sizeWithUnit(read, 'max-size'),
  }
  if (kind === 'false') return undefined
  if (read('format').toLowerCase() === 'actions-cache')
    throw new JobFailure(
      `Input \`rolling\` is true, and \`format\` is actions-cache; actions/cache cannot find snapshots, so use \`format: auto\` or \`tar\`.`,
    )
  return inputs
}
