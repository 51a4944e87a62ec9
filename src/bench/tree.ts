/** Makes the tree that every way restores: a copy of the user's files, or a generated tree. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { JobFailure } from '../failure.ts'
import { startPipeline } from '../process.ts'
import type { Tar } from '../tools.ts'
import {
  checkSpace,
  createCommand,
  extractCommand,
  findMatches,
  linkBases,
  type Match,
  type Selection,
  selectionOf,
  walk,
} from './headstart.ts'
import type { BenchInputs } from './inputs.ts'
import type { TreeFacts } from './result.ts'

export interface Tree extends Size {
  /** Absolute path of a directory that contains only `name`. */
  parent: string
  /** The directory that contains all files. */
  name: string
}

export type Size = Pick<TreeFacts, 'files' | 'bytes'>

export interface Making {
  inputs: Pick<BenchInputs, 'paths' | 'files'>
  /** An empty directory. */
  parent: string
  name: string
  tar: Tar | undefined
  signal: AbortSignal
}

/** @throws JobFailure if the user's paths match nothing; Error if the disk has too little room */
export async function makeTree(making: Making): Promise<Tree> {
  const { inputs, parent, name, signal } = making
  const dir = join(parent, name)
  mkdirSync(dir)
  if (inputs.paths.length === 0) await generate(dir, inputs.files, signal)
  else await copy(dir, making)
  return { parent, name, ...(await sizeOf(dir)) }
}

/** The bytes that a tree needs on a disk, at least. */
export function roomFor({ files, bytes }: Size): number {
  const pageBytes = 4096
  return bytes + files * pageBytes
}

/** Counts the files and links below a directory, and the bytes in the files. */
export async function sizeOf(dir: string): Promise<Size> {
  return sizeOfMatches(await findMatches(selectionOf([dir], '/')), undefined)
}

/** Copies the user's files, because a restore must never touch the originals. */
async function copy(dir: string, { inputs: { paths }, tar, parent, signal }: Making): Promise<void> {
  if (!tar) throw new Error('this runner has no GNU tar or bsdtar on PATH')
  const selection = selectionOf(paths, process.cwd())
  const matches = await findMatches(selection)
  if (matches.length === 0) throw new JobFailure(`There is nothing at ${paths.join(', ')} to measure with.`)
  await checkSpace(parent, { bytes: roomFor(sizeOfMatches(matches, selection.excludes)) })
  const links = `${dir}.links`
  mkdirSync(links)
  linkBases({ matches, scratch: links })
  const { path, args } = extractCommand(tar)
  const { stdin, stdout, ended } = startPipeline(
    [createCommand(tar, { beyondAscii: true }), { path, args: [...args, '-C', dir] }],
    { cwd: links, signal },
  )
  stdout.resume()
  const found = [...walk(matches, selection.excludes)].flat().filter(({ kind }) => kind !== 'other')
  stdin.end(found.map(({ member }) => `${member}\0`).join(''), 'latin1')
  await ended
  await rm(links, { recursive: true })
}

function sizeOfMatches(matches: Match[], excludes: Selection['excludes']): Size {
  let [files, bytes] = [0, 0]
  for (const found of walk(matches, excludes)) {
    for (const one of found) {
      if (one.kind !== 'directory') files++
      bytes += one.bytes
    }
  }
  return { files, bytes }
}

const filesPerDirectory = 20
const words = 'return function const export default value from import this null options length index'.split(
  ' ',
)

/** Generates files like those of a `node_modules`: all are text, most are small, and zstd shrinks them to a fifth. */
async function generate(dir: string, files: number, signal: AbortSignal): Promise<void> {
  const random = newRandom()
  for (let file = 0; file < files; file++) {
    const lib = Math.floor(file / filesPerDirectory)
    const parent = join(dir, `package-${Math.floor(lib / 8)}`, `lib-${lib}`)
    if (file % filesPerDirectory === 0) {
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
