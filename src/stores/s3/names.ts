/** The names of a bucket's objects, and the keys and versions in the names. */
import { namePrefix, storeName, unescapeName } from '../../names/keys.ts'
import type { Name } from '../store.ts'

export type Names = ReturnType<typeof objectNames>

export function objectNames(prefix: string | undefined, repository: string) {
  const home = `${prefix === undefined ? '' : `${prefix}/`}${storeName(repository)}/`
  const scopeFolder = (scope: string): string => `${home}${storeName(scope)}/`
  const folder = (scope: string, version: string): string => `${scopeFolder(scope)}${storeName(version)}/`
  return {
    /** The start of the names of all entries of the repository, or of one scope; ends with a slash. */
    start: (scope: string | undefined) => (scope === undefined ? home : scopeFolder(scope)),
    /** The start of the names of all entries of a scope and version; ends with a slash. */
    folder,
    object: ({ scope, version, key }: Name) => folder(scope, version) + storeName(key),
    /** The name for the conditional-write probe. No entry has it: a part's name never starts with a dot. */
    probe: `${home}.if-none-match`,
  }
}

/** The parts of an object's name below `start(undefined)`; undefined if Headstart gives no such name. */
export function partsOf(name: string): { scope: string; version: string; key: KeyInName } | undefined {
  const [, scope = '', folder = '', part = ''] = /^([^/]+)\/([0-9a-f]{64})\/([^/]+)$/.exec(name) ?? []
  const key = part === '' ? undefined : keyInName(part, [])
  // The name of a long scope has only its beginning.
  return key && { scope: unescapeName(scope) ?? scope, version: folder, key }
}

/** The version within an object's name. */
export function versionIn(name: string): string {
  return unescapeName(name.split('/').at(-2) ?? '') ?? ''
}

/** The key in the last part of an object's name. */
export interface KeyInName {
  key: string
  /** The name was shortened: `key` is only the start of the key, then a NUL, which no key has. */
  cut: boolean
}

/**
 * Undefined for a name that Headstart does not give: the object might pass for another key's.
 * @param wanted keys whose shortened names are compared with this name
 */
export function keyInName(part: string, wanted: string[]): KeyInName | undefined {
  const key = unescapeName(part) ?? wanted.find((candidate) => storeName(candidate) === part)
  if (key !== undefined) return storeName(key) === part ? { key, cut: false } : undefined
  return { key: `${unescapeName(part.replace(/(%.?)?~.*$/, ''))}\0`, cut: true }
}

/** Whether a shortened name does not show if its key starts with this key. */
export function mayNeedMore(part: string, key: string): boolean {
  const start = namePrefix(key)
  return start === namePrefix(`${key}-`) && part.startsWith(start)
}
