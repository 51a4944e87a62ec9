/**
 * Names of files as byte strings, one character per byte: a file's name need not be UTF-8, and a string that went
 * through UTF-8 would not find it again. `latin1` is the encoding that turns characters into bytes one to one.
 */
export function toBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}

/** What file system calls take for a byte string. */
export function fromBytes(bytes: string): Buffer {
  return Buffer.from(bytes, 'latin1')
}

/** Whether a path is a directory or lies below it; both absolute, and both byte strings or neither. */
export function isWithin(path: string, dir: string): boolean {
  return path === dir || path.startsWith(dir === '/' ? '/' : `${dir}/`)
}
