/** The rules for what an entry is called: legal keys, the version, its name in a store, which entry answers a key. */
import { createHash } from 'node:crypto'

export const maxKeys = 10
export const maxKeyLength = 512

/**
 * Says what is wrong with the keys of a lookup, in the words of actions/cache, or undefined when all are legal.
 * Lengths are counted in UTF-16 units, as there.
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
  // To compare by the rules of languages, Node first loads them, which takes 10 ms.
  return a === b || a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0
}

/** The version of an entry: 64 hex characters that differ whenever its bytes could not be restored for this job. */
export const versionOf = fingerprint

/**
 * 64 hex characters for a list of components.
 * Every one is preceded by its length, so that no two lists read the same.
 */
export function fingerprint(components: string[]): string {
  const hash = createHash('sha256')
  for (const component of components) hash.update(`${Buffer.byteLength(component)}:${component},`)
  return hash.digest('hex')
}

/** What a store knows of a stored entry before it is read. */
export interface Candidate {
  key: string
  createdAt: Date
}

/**
 * Picks the entry that answers the keys within one scope: per key in order, the exact one, else the newest one that
 * the key is a prefix of.
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
  return candidates.reduce<T | undefined>(
    (best, candidate) => (best && best.createdAt >= candidate.createdAt ? best : candidate),
    undefined,
  )
}

// 255 bytes is what file systems allow; a shortened name is at most 160 + 1 + 64.
const maxNameBytes = 225
const keptBytes = 160

/**
 * The name of one part (repository, scope, version or key) in a store: only letters, digits, `.`, `_`, `-` and `%`,
 * never empty, never starting with a dot, so that no part can leave its place. A prefix of the part gives a prefix of
 * the name. A name that would be too long for a file system ends in `~` and the part's SHA-256 instead.
 */
export function storeName(part: string): string {
  // No part gives `%` alone.
  const name = escapeName(part) || '%'
  if (name.length <= maxNameBytes) return name
  return `${namePrefix(part)}~${createHash('sha256').update(part).digest('hex')}`
}

/** What the names of all parts that start with the prefix start with. */
export function namePrefix(prefix: string): string {
  return escapeName(prefix).slice(0, keptBytes)
}

/** Whether the part of a name may answer one of the keys, whose case does not matter; most names may not. */
export function mayAnswer(name: string, keys: string[]): boolean {
  const lower = name.toLowerCase()
  return keys.some((key) => lower.startsWith(namePrefix(key).toLowerCase()))
}

/** The part a name stands for, or undefined for a shortened name, whose part only the entry itself knows. */
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
    .replace(
      /^\.|[^A-Za-z0-9._-]/g,
      (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
}
