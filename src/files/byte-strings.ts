/**
 * Byte strings: strings with one character per byte. A file's name need not be UTF-8, and converting the name to UTF-8
 * and back could change it. The encoding `latin1` maps each byte to one character and back.
 */
import { readdirSync } from 'node:fs'

/** The byte string of an ordinary string. */
export function toBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}

const beyondAscii = /[\u0080-\u00ff]/

/** What file system calls accept as a name or path. Calls take less time for strings, and most names are ASCII. */
export function fromBytes(bytes: string): string | Buffer {
  return beyondAscii.test(bytes) ? Buffer.from(bytes, 'latin1') : bytes
}

/** Whether `path` is `dir` or lies below it. Both are absolute; both are byte strings, or both are ordinary strings. */
export function isWithin(path: string, dir: string): boolean {
  return path === dir || path.startsWith(dir === '/' ? '/' : `${dir}/`)
}

/** The names in a directory, as byte strings. */
export function namesIn(dir: string): string[] {
  return readdirSync(fromBytes(dir), { encoding: 'latin1' })
}
