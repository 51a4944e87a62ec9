/** What the user asked of a benchmark, as one typed record. */
import { resolve } from 'node:path'
import { JobFailure } from '../failure.ts'
import { type Inputs, lines, readInputs } from '../inputs/inputs.ts'
import { choice, type ReadInput, wholeNumber } from '../inputs/values.ts'

export interface BenchInputs {
  /** Patterns of what is restored; none for a tree of our own. */
  paths: string[]
  /** How many that one has. */
  files: number
  repeats: number
  /** Empty where the runner's name will do. */
  label: string
  /** Absolute path of the file to write; empty for one in the job's own directory. */
  output: string
  /** A directory or pattern of results to compare; empty to measure. */
  compare: string
  summary: boolean
  /** As the action would take them. */
  store: Inputs
  /** Those of them that tell of the store, as they were given. */
  given: Record<string, string>
}

const ofStore = [
  ...['store', 'bucket', 'prefix', 'region', 'endpoint', 'force-path-style'],
  ...['access-key-id', 'secret-access-key', 'session-token'],
]

/**
 * @param cacheDir where the local store would be
 * @throws JobFailure naming the input
 */
export function readBenchInputs(read: ReadInput, cacheDir: string): BenchInputs {
  // A copy on this host would be measured instead of the store.
  const fixed: Record<string, string> = { key: 'headstart-bench', path: 'headstart-bench', stash: 'off' }
  const output = read('output')
  const label = read('label')
  if (label.length > 100 || /[\r\n]/.test(label))
    throw new JobFailure('Input label must be one line of at most 100 characters.')
  return {
    paths: lines(read('path')),
    files: wholeNumber(read, 'files', { from: 1, to: 1_000_000, default: 10_000 }),
    repeats: wholeNumber(read, 'repeats', { from: 1, to: 100, default: 5 }),
    label,
    output: output === '' ? '' : resolve(output),
    compare: comparedBy(read('compare')),
    summary: choice(read, 'summary', ['true', 'false']) === 'true',
    store: readInputs((name) => fixed[name] ?? read(name), cacheDir),
    given: Object.fromEntries(ofStore.map((name) => [name, read(name)])),
  }
}

function comparedBy(value: string): string {
  const word = value.toLowerCase()
  if (word === 'true') return '**/headstart-bench*.json'
  return word === 'false' ? '' : value
}
