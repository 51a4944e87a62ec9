/** The rules for the names of entries: legal keys, names in a store, and which entry matches a key. */
import { createHash } from 'node:crypto'

export const maxKeys = 10
export const maxKeyLength = 512

/** The mistake in the keys of a lookup, if there is one. Its words, and lengths in UTF-16 units, are of actions/cache. */
export function keyMistake(keys: string[]): string | undefined {
  if (keys.length > maxKeys) return `Key Validation Error: Keys are limited to a maximum of ${maxKeys}.`
  for (const key of keys) {
    if (key.length > maxKeyLength)
      return `Key Validation Error: ${key} cannot be larger than ${maxKeyLength} characters.`
    if (key.includes(',')) return `Key Validation Error: ${key} cannot contain commas.`
  }
  return undefined
}

/**
 * Whether two keys are the same to a service: case does not matter, accents do. `localeCompare` would use the rules of the
 * runner's language: Thai ignores signs such as `-`, Turkish has two kinds of `i`, and every language ignores control
 * characters and zero-width spaces.
 */
export function sameKey(a: string, b: string): boolean {
  return a === b || withoutCase(a) === withoutCase(b)
}

function withoutCase(key: string): string {
  return key.normalize().toLowerCase()
}

/** 64 hex characters for a list of texts. Each follows its length, so that no two lists have the same fingerprint. */
export function fingerprint(components: string[]): string {
  const hash = createHash('sha256')
  for (const component of components) hash.update(`${Buffer.byteLength(component)}:${component},`)
  return hash.digest('hex')
}

const separators = /[-_/\\|:\s]+/g

/** The parts that people give a key, such as a system, a version or a hash. */
export function partsOfKey(key: string): string[] {
  return key.split(separators).filter((part) => part !== '')
}

/** The beginnings of a key that end between two parts, the longest first. */
export function beginningsOf(key: string): string[] {
  const ends = [...key.matchAll(separators)].map(({ index, 0: { length } }) => index + length)
  return ends.map((end) => key.slice(0, end)).reverse()
}

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
 * The name of a repository, scope, version or key in a store: letters, digits, `.`, `_`, `-` and `%`, never empty, and
 * no dot at the start, so that it cannot leave its directory. A prefix of the part gives a prefix of the name. A name
 * that is too long for a file system ends in `~` and the SHA-256 of the part.
 */
export function storeName(part: string): string {
  // Only an empty part becomes `%`.
  const name = escapeName(part) || '%'
  if (name.length <= maxNameBytes) return name
  return `${namePrefix(part)}~${createHash('sha256').update(part).digest('hex')}`
}

/** Like `storeName`, for file systems that ignore case. */
export function caselessName(part: string): string {
  const name = storeName(part).replace(/%[0-9A-F]{2}|[A-Z]/g, (text) =>
    text.length > 1 ? text : escaped(text),
  )
  return name.length <= maxNameBytes ? name : `~${createHash('sha256').update(part).digest('hex')}`
}

/** The prefix of the names of all parts that start with `prefix`. */
export function namePrefix(prefix: string): string {
  return escapeName(prefix).slice(0, keptBytes)
}

/** False if the entry of this name matches none of the keys, which is so for most names. Case does not matter. */
export function mayAnswer(name: string, keys: string[]): boolean {
  const lower = name.toLowerCase()
  return keys.some((key) => lower.startsWith(namePrefix(key).toLowerCase()))
}

/** The part of a name; undefined if the name is shortened: then only the entry has the part. */
export function unescapeName(name: string): string | undefined {
  if (name.includes('~')) return undefined
  if (isPlain(name)) return name
  if (name === '%') return ''
  const bytes = name.replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The scope, version and key in the last three parts of an entry's place in a store; undefined if one is shortened. */
export function entryNameIn(place: string): { scope: string; version: string; key: string } | undefined {
  const [scope, version, key] = place.split(/[\\/]/).slice(-3).map(unescapeName)
  return scope === undefined || version === undefined || key === undefined
    ? undefined
    : { scope, version, key }
}

// Most parts are plain, and a long list has hundreds of thousands.
function isPlain(text: string): boolean {
  return /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(text)
}

function escapeName(part: string): string {
  if (isPlain(part)) return part
  return Buffer.from(part, 'utf8')
    .toString('latin1')
    .replace(/^\.|[^A-Za-z0-9._-]/g, escaped)
}

function escaped(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
