/** Reads the inputs of the action `bench/` into one typed record. */
import { resolve } from 'node:path'
import { JobFailure } from '../../src/system/failure.ts'
import { choice, lines, type ReadInput, readInputs, wholeNumber } from './measured-parts.ts'

export type BenchInputs = ReturnType<typeof readBenchInputs>

const storeInputNames = [
  ...['store', 'bucket', 'bucket-prefix', 'region', 'endpoint', 'force-path-style'],
  ...['access-key-id', 'secret-access-key', 'session-token', 's3-headers'],
]

/**
 * @param cacheDir the parent of the local store
 * @throws JobFailure that names the wrong input
 */
export function readBenchInputs(read: ReadInput, cacheDir: string) {
  // With copies on the host, restores would read a copy on this host instead of the store.
  const fixed: Record<string, string> = {
    key: 'headstart-bench',
    path: 'headstart-bench',
    'host-copies': 'false',
  }
  const output = read('output')
  const label = read('label')
  if (label.length > 100 || /[\r\n]/.test(label))
    throw new JobFailure('Input `label` must be one line of at most 100 characters.')
  return {
    /** Patterns of the files to measure with; empty for a generated tree. */
    paths: lines(read('path')),
    /** The number of files in the generated tree. */
    files: wholeNumber(read, 'files', { from: 1, to: 1_000_000, ifEmpty: 10_000 }),
    repeats: wholeNumber(read, 'repeats', { from: 1, to: 100, ifEmpty: 5 }),
    /** Empty for the runner's own name. */
    label,
    /** Absolute path of the file to write; empty for a file in the job's temporary directory. */
    output: output === '' ? '' : resolve(output),
    /** A directory or a pattern of results to compare; empty to measure. */
    compare: comparePattern(read('compare')),
    summary: choice(read, 'summary', ['true', 'false']) === 'true',
    /** The inputs as the action would read them. Figures are of one store, so there is no second one. */
    store: { ...readInputs((name) => fixed[name] ?? read(name), cacheDir), second: undefined },
    /** The inputs that choose the store, as the user wrote them. */
    storeInputs: Object.fromEntries(storeInputNames.map((name) => [name, read(name)])),
  }
}

function comparePattern(value: string): string {
  const word = value.toLowerCase()
  if (word === 'true') return '**/headstart-bench*.json'
  return word === 'false' ? '' : value
}
