/** Finds files that hold secrets. Their names decide which files are read. */
import { type BigIntStats, closeSync, fstatSync, lstatSync, openSync, readSync } from 'node:fs'
import { readOnly } from '../../system/disk/read-file.ts'
import { homeDirectory } from '../../system/home.ts'
import * as runner from '../../system/runner.ts'
import { fromBytes, toBytes } from '../byte-strings.ts'
import type { Match } from '../paths/matches.ts'
import { type FoundFile, memberOf } from '../paths/walk.ts'
import { eachFile, type FileSearch } from './each-file.ts'
import { secretKinds } from './kinds.ts'
import { hasToken } from './tokens.ts'

export interface Secret {
  /** A byte string. */
  path: string
  kind: string
  /** Identifies a file that has several names. */
  inode: string | undefined
}

/** The files that hold secrets, in the order of their paths. */
export async function findSecrets(search: FileSearch): Promise<Secret[]> {
  const secrets: Secret[] = []
  await eachFile(search, isListed, (path, { path: top }) => {
    const secret = secretAt(path, top)
    if (secret) secrets.push(secret)
  })
  return byPath(secrets)
}

/** Passes a walk on. @returns the files that hold secrets, in the order of their paths */
export function* findWhileWalking(
  matches: Match[],
  walkOf: (match: Match) => Iterable<FoundFile[]>,
): Generator<FoundFile[], Secret[]> {
  const secrets: Secret[] = []
  for (const match of matches) {
    const [top, prefix] = [toBytes(match.path), memberOf(match)]
    for (const batch of walkOf(match)) {
      for (const { kind, member } of batch) {
        const whole = member === prefix ? top : member
        if (kind !== 'file' || !isListed(whole.slice(whole.lastIndexOf('/') + 1))) continue
        const secret = secretAt(top + member.slice(prefix.length), top)
        if (secret) secrets.push(secret)
      }
      yield batch
    }
  }
  return byPath(secrets)
}

/**
 * The secret in the beginning of a file that the table of kinds names. Follows no link. A file that cannot be read has none:
 * the packer reads it again, and fails. @param path a byte string, like `top`, the cached path
 */
function secretAt(path: string, top: string): Secret | undefined {
  const fitting = listed.filter(
    ({ pattern, isCommon }) => pattern.test(path) && !(isCommon && isPublished(path, top)),
  )
  const file = fitting.length > 0 ? beginningOf(path) : undefined
  if (!file) return undefined
  const found = fitting.find(({ has }) => has(file.text))
  const kind = found?.kind ?? (hasToken(file.text) ? 'access token' : undefined)
  return kind === undefined ? undefined : { path, kind, inode: file.inode }
}

/** Adds the other names of files that have several: a file is left out only if all its names are. */
export async function withOtherNames(secrets: Secret[], search: FileSearch): Promise<Secret[]> {
  const linked = new Map(secrets.map((secret) => [secret.inode, secret]))
  linked.delete(undefined)
  if (linked.size === 0) return secrets
  const all = new Map(secrets.map((secret) => [secret.path, secret]))
  const isAny = (): boolean => true
  await eachFile(search, isAny, (path) => {
    const stat = lstatSync(fromBytes(path), { bigint: true, throwIfNoEntry: false })
    const secret = stat && linked.get(inodeOf(stat))
    if (secret && !all.has(path)) all.set(path, { ...secret, path })
  })
  return byPath([...all.values()])
}

function byPath(secrets: Secret[]): Secret[] {
  return secrets.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** The kinds, with patterns for the ends of paths. */
const listed = secretKinds.map((kind) => ({ ...kind, pattern: new RegExp(`/${anyOf(kind.files)}$`, 'i') }))
// Names without the directories above. One pattern for both would take three times as long.
const names = secretKinds.flatMap(({ files }) => files.map((file) => file.slice(file.lastIndexOf('/') + 1)))
const [ends = [], whole = []] = [true, false].map((isEnd) =>
  names.filter((name) => name.startsWith('*') === isEnd),
)
const wholeNames = new RegExp(`^${anyOf(whole)}$`, 'i')
const endsOfNames = new RegExp(`${anyOf(ends.map((name) => name.slice(1)))}$`, 'i')

function isListed(name: string): boolean {
  return wholeNames.test(name) || endsOfNames.test(name)
}

function anyOf(globs: string[]): string {
  const patterns = globs.map((glob) => glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
  return `(?:${[...new Set(patterns)].join('|')})`
}

const packages = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//
const tests = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i

/** Whether a file is part of a package, or data of a test. */
function isPublished(path: string, top: string): boolean {
  // The directories above may have any names: for tests above the cached path, which users write themselves, and for
  // packages above the workspace or the home.
  const dirs = [runner.workspace(), homeDirectory() ?? '/'].map(toBytes)
  const above = dirs.filter((dir) => path.startsWith(`${dir}/`))
  const length = Math.max(0, ...above.map((dir) => dir.length))
  return packages.test(path.slice(length)) || tests.test(path.slice(top.length))
}

// Files of these kinds are shorter; one with all certificates of a system has a quarter of it.
const mostSecretFileBytes = 1024 * 1024

function beginningOf(path: string): { text: string; inode: string | undefined } | undefined {
  let file: number | undefined
  try {
    file = openSync(fromBytes(path), readOnly)
    const stat = fstatSync(file, { bigint: true })
    if (!stat.isFile()) return undefined
    const bytes = Buffer.alloc(Math.min(Number(stat.size), mostSecretFileBytes))
    const length = readSync(file, bytes, 0, bytes.length, 0)
    return { text: decoded(bytes.subarray(0, length)), inode: stat.nlink > 1n ? inodeOf(stat) : undefined }
  } catch {
    return undefined
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

/** Editors and shells of Windows also write UTF-16, with or without a mark at the beginning. */
function decoded(bytes: Buffer): string {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes)
}

function inodeOf({ dev, ino }: BigIntStats): string {
  return `${dev}:${ino}`
}
