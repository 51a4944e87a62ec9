/** The rules for the names of entries: legal keys, the version, the name in a store, and which entry matches a key. */
import { createHash } from 'node:crypto'

const maxKeys = 10
export const maxKeyLength = 512

/**
 * The mistake in the keys of a lookup, in the words of actions/cache; undefined when all keys are legal. Lengths count
 * UTF-16 units, as in actions/cache.
 */
export function keyMistake(keys: string[]): string | undefined {
  if (keys.length > maxKeys) return `Key Validation Error: Keys are limited to a maximum of ${maxKeys}.`
  for (const key of keys) {
    if (key.length > maxKeyLength) {
      return `Key Validation Error: ${key} cannot be larger than ${maxKeyLength} characters.`
    }
    if (key.includes(',')) return `Key Validation Error: ${key} cannot contain commas.`
  }
  return undefined
}

/** Whether two keys count as the same: case does not matter, accents do. */
export function sameKey(a: string, b: string): boolean {
  // `localeCompare` first loads the rules of languages, which takes 10 ms.
  return a === b || a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0
}

/** The version of an entry: 64 hex characters that differ whenever its bytes could not be restored for this job. */
export const versionOf = fingerprint

/** 64 hex characters for a list of components. Each component follows its length, so that no two lists are hashed alike. */
export function fingerprint(components: string[]): string {
  const hash = createHash('sha256')
  for (const component of components) hash.update(`${Buffer.byteLength(component)}:${component},`)
  return hash.digest('hex')
}

/** The facts that a store knows of an entry before it reads the entry. */
export interface Candidate {
  key: string
  createdAt: Date
}

/**
 * Picks the entry that matches the keys within one scope. For each key in order: the entry of exactly this key, else the
 * newest entry whose key starts with it.
 */
export function pickMatch<T extends Candidate>(keys: string[], candidates: T[]): T | undefined {
  for (const key of keys) {
    const match =
      newest(candidates.filter((candidate) => candidate.key === key)) ??
      newest(candidates.filter((candidate) => sameKey(candidate.key, key))) ??
      newest(candidates.filter((candidate) => candidate.key.startsWith(key)))
    if (match) return match
  }
  return undefined
}

function newest<T extends Candidate>(candidates: T[]): T | undefined {
  return candidates.toSorted(newestFirst)[0]
}

/** Some stores round times to seconds. Keys decide between equal times, because keys of snapshots contain the time. */
export function newestFirst(a: Candidate, b: Candidate): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.key < b.key ? 1 : -1)
}

// File systems allow 255 bytes; a shortened name has at most 160 + 1 + 64.
const maxNameBytes = 225
const keptBytes = 160

/**
 * The name of one part (repository, scope, version or key) in a store: only letters, digits, `.`, `_`, `-` and `%`,
 * never empty, never starting with a dot, so that no part can leave its place. A prefix of the part gives a prefix of
 * the name. A name that would be too long for a file system ends in `~` and the part's SHA-256 instead.
 */
export function storeName(part: string): string {
  // Only an empty part becomes `%`.
  const name = escapeName(part) || '%'
  if (name.length <= maxNameBytes) return name
  return `${namePrefix(part)}~${createHash('sha256').update(part).digest('hex')}`
}

/** Like `storeName`, for file systems that ignore case: the names of two parts differ in more than case. */
export function caselessName(part: string): string {
  const name = storeName(part).replace(/%[0-9A-F]{2}|[A-Z]/g, (text) =>
    text.length > 1 ? text : escaped(text),
  )
  return name.length <= maxNameBytes ? name : `~${createHash('sha256').update(part).digest('hex')}`
}

/** The beginning of the names of all parts that start with `prefix`. */
export function namePrefix(prefix: string): string {
  return escapeName(prefix).slice(0, keptBytes)
}

/** Whether the part of a name may match one of the keys. Case does not matter. Most names cannot match. */
export function mayAnswer(name: string, keys: string[]): boolean {
  const lower = name.toLowerCase()
  return keys.some((key) => lower.startsWith(namePrefix(key).toLowerCase()))
}

/** The part of a name; undefined for a shortened name, whose part only the entry itself has. */
export function partOf(name: string): string | undefined {
  if (name.includes('~')) return undefined
  if (name === '%') return ''
  const bytes = name.replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function escapeName(part: string): string {
  return Buffer.from(part, 'utf8')
    .toString('latin1')
    .replace(/^\.|[^A-Za-z0-9._-]/g, escaped)
}

function escaped(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
