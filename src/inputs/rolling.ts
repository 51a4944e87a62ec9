/** Reads the inputs of rolling caches. */
import { JobFailure } from '../system/failure.ts'
import { choice, isCompatible, type ReadInput, sizeWithUnit, wholeNumber } from './values.ts'

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

/** Undefined unless the cache is a rolling one. @throws JobFailure naming the input */
export function readRollingInputs(read: ReadInput): RollingInputs | undefined {
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
