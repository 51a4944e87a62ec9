/**
 * Byte strings: strings with one character per byte, as the encoding `latin1` makes them. A file's name need not be UTF-8,
 * and converting the name to UTF-8 and back could change it.
 */
import { lstatSync, readdirSync, type Stats } from 'node:fs'
import { codeOf } from '../system/failure.ts'

export function toBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}

const beyondAscii = /[\u0080-\u00ff]/
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * A name or path for file system calls. Most names are ASCII, and calls take less time for strings. On Windows, names are
 * Unicode, and only strings may be longer than 260 characters. @throws Error where Windows has no such name
 */
export function fromBytes(bytes: string, platform: NodeJS.Platform = process.platform): string | Buffer {
  if (!beyondAscii.test(bytes)) return bytes
  const buffer = Buffer.from(bytes, 'latin1')
  if (platform !== 'win32') return buffer
  try {
    return utf8.decode(buffer)
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(buffer.toString())}: its name is not Unicode`)
  }
}

/** Whether `path` is `dir` or lies below it. Both are absolute; both are byte strings, or both are ordinary strings. */
export function isWithin(path: string, dir: string): boolean {
  return path === dir || path.startsWith(below(dir))
}

/** The start of all paths below a directory. */
export function below(dir: string): string {
  return dir.endsWith('/') ? dir : `${dir}/`
}

export function namesInDirectory(dir: string): string[] {
  return readdirSync(fromBytes(dir), { encoding: 'latin1' })
}

/** Does not follow a link; undefined if there is no file. */
export function statAt(path: string): Stats | undefined {
  try {
    return lstatSync(fromBytes(path))
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}
