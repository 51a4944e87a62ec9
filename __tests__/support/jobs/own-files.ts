// Knows a job's files by their content and modes, and tells which of them a workspace no longer has.
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { itemsBelow } from '../host.ts'

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

export function filesIn(dir: string): Files {
  const found = itemsBelow(dir).filter(({ item }) => !item.isDirectory() && !item.isCharacterDevice())
  return new Map(
    found.map(({ path }) => {
      const name = path.toString('latin1').slice(Buffer.byteLength(dir) + 1)
      return [name, stateOf(dir, name)]
    }),
  )
}

/** The whiteouts of overlays, which only the disk itself shows. */
export function whiteoutsIn(dir: string): string[] {
  const found = itemsBelow(dir).filter(
    ({ path, item }) => item.isCharacterDevice() && lstatSync(path).rdev === 0,
  )
  return found.map(({ path }) => path.toString('latin1').slice(Buffer.byteLength(dir) + 1))
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
  const path = Buffer.concat([Buffer.from(`${dir}/`), Buffer.from(name, 'latin1')])
  try {
    const stat = lstatSync(path)
    const content = stat.isFile()
      ? readFileSync(path).subarray(0, most)
      : Buffer.from(stat.isSymbolicLink() ? readlinkSync(path, 'latin1') : '')
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 16)
    return { text: `${stat.mode.toString(8)} ${content.length} ${digest}`, size: content.length }
  } catch (error) {
    return { text: String((error as NodeJS.ErrnoException).code ?? error), size: 0 }
  }
}
