/** Reads the inputs of `clean/`. */
import { JobFailure } from '../system/failure.ts'
import { lines, type PlaceInputs, readPlaceInputs } from './inputs.ts'
import { choice, mistake, type ReadInput, wholeNumber } from './values.ts'

export interface CleanInputs extends PlaceInputs {
  dryRun: boolean
  /** Undefined if the user only wants the list. */
  choice: EntryChoice | undefined
  /** The token for GitHub's REST API. */
  token: string
}

/** The entries to remove. An entry must meet each condition that is given. */
export interface EntryChoice {
  /** Prefixes of keys; empty if they do not matter. */
  keys: string[]
  olderThanMs: number | undefined
  /** The number of a pull request, or all that are closed. */
  pullRequest: number | 'closed' | undefined
  /** The newest ones of each prefix that stay. */
  keep: number | undefined
}

const dayMs = 24 * 60 * 60 * 1000

/** @throws JobFailure naming the input */
export function readCleanInputs(read: ReadInput, cacheDir: string): CleanInputs {
  const days = countIn(read, 'older-than')
  const entries: EntryChoice = {
    keys: lines(read('keys')),
    olderThanMs: days && days * dayMs,
    pullRequest: pullRequestIn(read('pull-request')),
    keep: countIn(read, 'keep'),
  }
  const { keys, keep, ...others } = entries
  if (keep !== undefined && keys.length === 0)
    throw new JobFailure('Input `keep` needs `keys`: the newest entries of each prefix stay.')
  const isNarrow = keys.length > 0 || Object.values(others).some((value) => value !== undefined)
  // Any other word must not remove anything.
  const isAll = choice(read, 'all', ['false', 'true']) === 'true'
  const dryRun = choice(read, 'dry-run', ['true', 'false']) === 'true'
  if (isAll && isNarrow)
    throw new JobFailure('Input `all` removes every entry: leave out the other conditions.')
  if (!dryRun && !isAll && !isNarrow)
    throw new JobFailure(
      'This clean would match every entry. Set `keys`, `older-than` or `pull-request` to what it shall remove (is an expression empty?), or `all: true` to remove everything.',
    )
  const chosen = isAll || isNarrow ? entries : undefined
  return { ...readPlaceInputs(read, cacheDir), dryRun, choice: chosen, token: read('token') }
}

function countIn(read: ReadInput, name: string): number | undefined {
  return wholeNumber(read, name, { from: 1, to: 10_000, ifEmpty: 0 }) || undefined
}

function pullRequestIn(value: string): EntryChoice['pullRequest'] {
  if (value === '') return undefined
  if (value.toLowerCase() === 'closed') return 'closed'
  if (/^[1-9]\d{0,9}$/.test(value)) return Number(value)
  throw mistake('pull-request', value, 'must be the number of a pull request, or closed')
}
