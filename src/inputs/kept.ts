/** Which inputs main keeps in its state for post, and how post notices that its own inputs are others. */
import { hash } from 'node:crypto'
import { readInputs } from './inputs.ts'
import type { ReadInput } from './values.ts'

// Inputs that only some steps or caches read.
const alsoKnown = ['working-directory', 'install', 'rebuild', 'upload-chunk-size', 'default-branch']

/** The names of the inputs of a cache, in lower case. */
export function inputNames(): Set<string> {
  const names = new Set(alsoKnown)
  readInputs((name) => {
    names.add(name.toLowerCase())
    return ['key', 'path'].includes(name) ? 'any' : ''
  }, '/')
  return names
}

/** Each step reads them anew: the job goes on, and credentials end. */
const changing = ['job-status', 'access-key-id', 'secret-access-key', 'session-token']

/** The runner writes states to a file and to its debug log, so a state has no text that can hold a secret. */
const secret = ['signing-key', 'install', 'rebuild']

/** The inputs that post takes from the state of main. */
export function keptNames(): string[] {
  return [...inputNames()].filter((name) => ![...changing, ...secret].includes(name))
}

/** Those that post reads anew: also from the items of `caches`, in which they are given. */
export const freshNames = [...changing, ...secret]

/** The texts that main keeps; inputs that are not given are absent. */
export function keptInputs(read: ReadInput): Record<string, string> {
  return textsOf(keptNames(), read)
}

/** The texts that another process of the step needs to open the store, its credentials included. */
export function storeInputs(read: ReadInput): Record<string, string> {
  return textsOf(
    [...inputNames()].filter((name) => !secret.includes(name)),
    read,
  )
}

function textsOf(names: string[], read: ReadInput): Record<string, string> {
  const texts = names.map((name) => [name, read(name)] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** Shows that two texts differ; undefined for none. It has only 16 bits, so that nobody can test guesses of a secret with it. */
export function markOf(text: string): string | undefined {
  return text === '' ? undefined : hash('sha256', text).slice(0, 4)
}

/** The marks of the inputs of the step that stay the same for the whole job. */
export function marksOf(read: ReadInput): Record<string, string> {
  const names = ['caches', ...inputNames()].filter((name) => !changing.includes(name))
  const marks = names.flatMap((name) => {
    const mark = markOf(read(name))
    return mark === undefined ? [] : [[name, mark]]
  })
  return Object.fromEntries(marks)
}
