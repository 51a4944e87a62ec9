/** Makes the tree that every way restores: a copy of the user's files, or a generated tree. */
import { copyFileSync, linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { JobFailure, messageOf } from '../../src/system/failure.ts'
import type { BenchInputs } from './inputs.ts'
import type { MeasureContext } from './measure.ts'
import {
  basesOf,
  checkSpace,
  type FoundFile,
  findMatches,
  fromBytes,
  pathsIn,
  removeTree,
  selectionOf,
  toBytes,
  walk,
} from './measured-parts.ts'
import type { WhyNot } from './result.ts'

/** Files and links, and the bytes in the files. */
interface Size {
  files: number
  bytes: number
}

export interface Tree extends Size {
  /** Absolute path of a directory that contains only `name`. */
  parent: string
  /** The directory that contains all files. */
  name: string
}

/** @returns the tree, or the reason why there is none. @throws JobFailure if the user's paths match nothing */
export async function makeTree({ paths, files }: BenchInputs, place: MeasureContext): Promise<Tree | WhyNot> {
  const { dir, signal } = place
  const parent = join(dir, 'tree')
  // The path is part of an entry's version. No other job has this path, so no other job finds the entries.
  const name = basename(dir)
  const top = join(parent, name)
  try {
    mkdirSync(top, { recursive: true })
    if (paths.length === 0) await generate(top, files, signal)
    else await copy(paths, top, signal)
    return { parent, name, ...(await sizeBelow(top)) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof JobFailure) throw error
    removeTree(parent)
    return { whyNot: messageOf(error) }
  }
}

/** The bytes that a tree needs on a disk, at least. */
export function roomFor({ files, bytes }: Size): number {
  const pageBytes = 4096
  return bytes + files * pageBytes
}

/** Counts the files and links below a directory, and the bytes in the files. */
export async function sizeBelow(dir: string): Promise<Size> {
  return sizeOf(walk(await findMatches(selectionOf(['.'], dir)), undefined))
}

function sizeOf(batches: Iterable<FoundFile[]>): Size {
  const size = { files: 0, bytes: 0 }
  for (const found of batches) {
    size.files += found.filter(({ kind }) => kind !== 'directory').length
    for (const { bytes } of found) size.bytes += bytes
  }
  return size
}

/** Copies the user's files, because a restore must never touch the originals. */
async function copy(paths: string[], top: string, signal: AbortSignal): Promise<void> {
  const selection = selectionOf(paths, process.cwd())
  const matches = await findMatches(selection)
  if (matches.length === 0) throw new JobFailure(`There is nothing at ${paths.join(', ')} to measure with.`)
  const batches = [...walk(matches, selection.excludes)]
  checkSpace(top, { bytes: roomFor(sizeOf(batches)) })
  const pathOf = pathsIn(basesOf(matches.map(({ line }) => line)))
  const linked = new Map<string, string>()
  for (const found of batches) {
    await setImmediate()
    signal.throwIfAborted()
    for (const item of found) copyItem(item, { pathOf, top: toBytes(top), linked })
  }
}

interface Copying {
  /** The file of a member. */
  pathOf: (member: string) => string
  top: string
  /** The copy of each file that has several names. */
  linked: Map<string, string>
}

/** All names and paths are byte strings. */
function copyItem(
  { member, kind, target = '', hardLink }: FoundFile,
  { pathOf, top, linked }: Copying,
): void {
  const copied = `${top}/${member}`
  const first = hardLink && linked.get(hardLink.inode)
  mkdirSync(fromBytes(kind === 'directory' ? copied : dirname(copied)), { recursive: true })
  if (kind === 'link') symlinkSync(fromBytes(target), fromBytes(copied))
  if (kind !== 'file') return
  if (hardLink && !first) linked.set(hardLink.inode, copied)
  if (first) linkSync(fromBytes(first), fromBytes(copied))
  else copyFileSync(fromBytes(pathOf(member)), fromBytes(copied))
}

const filesPerLibrary = 20
const words = 'return function const export default value from import this null options length index'.split(
  ' ',
)

/** Generates files like those of a `node_modules`: all are text, most are small, and zstd shrinks them to a fifth. */
async function generate(dir: string, files: number, signal: AbortSignal): Promise<void> {
  const random = newRandom()
  for (let file = 0; file < files; file++) {
    const lib = Math.floor(file / filesPerLibrary)
    const parent = join(dir, `package-${Math.floor(lib / 8)}`, `lib-${lib}`)
    if (file % filesPerLibrary === 0) {
      await setImmediate()
      signal.throwIfAborted()
      mkdirSync(parent, { recursive: true })
    }
    writeFileSync(join(parent, `file-${file}.js`), textOf(Math.round(200 * 2 ** (7 * random())), random))
  }
}

function textOf(length: number, random: () => number): string {
  let text = ''
  while (text.length < length) {
    const word = words[Math.floor(random() * words.length)] as string
    text += random() < 0.3 ? `${word}${Math.floor(random() * 1e6).toString(36)}(\n` : `${word} `
  }
  return text.slice(0, length)
}

/** Returns the same numbers in every run, so that all runners get the same tree. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function newRandom(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
