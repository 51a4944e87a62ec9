// Knows a job's files by their content and modes, and tells which of them a workspace no longer has.
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** A file or a link. */
export interface FileState {
  /** Type and mode in octal, size, and a digest of the content. */
  text: string
  size: number
}

/** By the paths below a directory, which are byte strings. Links are not followed. */
export type Files = Map<string, FileState>

/** The beginning of the names of files that processes in the background append to. */
export const growing = 'bg-'

export interface Item {
  /** Below the directory that was walked; a byte string. */
  path: string
  kind: 'directory' | 'file' | 'link' | 'whiteout' | 'unreadable directory' | 'other'
}

/** Everything below a directory, also if an overlay lacks a layer. Only the disk itself shows whiteouts. */
export function walk(dir: string, path = ''): Item[] {
  const names = orCode(() => readdirSync(pathOf(dir, path), { encoding: 'latin1', withFileTypes: true }))
  if (typeof names === 'string') return [{ path, kind: 'unreadable directory' }]
  return names.flatMap((item): Item[] => {
    // A killed restore leaves it, and the next one removes it with everything in it.
    if (item.name.startsWith('.headstart-staging-')) return []
    const own = path === '' ? item.name : `${path}/${item.name}`
    if (item.isDirectory()) return [{ path: own, kind: 'directory' }, ...walk(dir, own)]
    if (item.isCharacterDevice()) return [{ path: own, kind: 'whiteout' }]
    return [{ path: own, kind: item.isFile() ? 'file' : item.isSymbolicLink() ? 'link' : 'other' }]
  })
}

/** The files, links, and directories that cannot be read. */
export function filesIn(dir: string): Files {
  const found = walk(dir).filter(({ kind }) => !['directory', 'whiteout'].includes(kind))
  return new Map(found.map(({ path }) => [path, stateOf(dir, path)]))
}

/** The files that a directory lacks or has with another content or mode, and a line about each. */
export function lossesIn(dir: string, files: Files): Map<string, string> {
  const losses = [...files].flatMap(([name, wanted]): [string, string][] => {
    const isGrowing = name.slice(name.lastIndexOf('/') + 1).startsWith(growing)
    const { text } = stateOf(dir, name, isGrowing ? wanted.size : undefined)
    return text === wanted.text ? [] : [[name, `${JSON.stringify(name)} was ${wanted.text}, is ${text}`]]
  })
  return new Map(losses)
}

/** Without the files that others have in the same state. */
export function without(files: Files, others: Files): Files {
  return new Map([...files].filter(([name, { text }]) => others.get(name)?.text !== text))
}

/** @param most how many bytes of the content count */
function stateOf(dir: string, name: string, most?: number): FileState {
  const path = pathOf(dir, name)
  const state = orCode(() => {
    const stat = lstatSync(path)
    if (stat.isDirectory()) return 'a directory'
    const content = stat.isFile()
      ? readFileSync(path).subarray(0, most)
      : Buffer.from(stat.isSymbolicLink() ? readlinkSync(path, 'latin1') : '')
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 16)
    return { text: `${stat.mode.toString(8)} ${content.length} ${digest}`, size: content.length }
  })
  return typeof state === 'string' ? { text: state, size: 0 } : state
}

function pathOf(dir: string, name: string): Buffer {
  return Buffer.concat([Buffer.from(`${dir}/`), Buffer.from(name, 'latin1')])
}

/** The code of the error instead of a result. */
function orCode<Result>(work: () => Result): Result | string {
  try {
    return work()
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}
