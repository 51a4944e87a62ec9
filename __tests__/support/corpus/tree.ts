// Describes a directory tree as sorted lines of text, so that two trees can be compared to the nanosecond.
import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { closeSync, lstatSync, openSync, readdirSync, readlinkSync, readSync } from 'node:fs'

const letters = new Map([
  [0o010000, 'p'],
  [0o020000, 'c'],
  [0o040000, 'd'],
  [0o060000, 'b'],
  [0o100000, 'f'],
  [0o120000, 'l'],
  [0o140000, 's'],
])
const chunk = Buffer.alloc(1 << 20)

/** A line is `path letter mode mtime`, then `size sha256` or `-> target`, then `= first name of its links`. */
export function describeTree(
  root: string,
  options: { ignoreMtimeOf?: (path: string) => boolean } = {},
): string[] {
  const lines: string[] = []
  const seen = new Map<string, { hash: string; entries: { path: string; line: number }[] }>()

  const visit = (bytes: Buffer, path: string): void => {
    const stats = lstatSync(bytes, { bigint: true })
    const letter = letters.get(Number(stats.mode) & 0o170000) ?? '?'
    const fields = [path, letter]
    if (letter !== 'l') fields.push((Number(stats.mode) & 0o7777).toString(8).padStart(4, '0'))
    fields.push(options.ignoreMtimeOf?.(path) ? '-' : String(stats.mtimeNs))

    const inode = `${stats.dev}:${stats.ino}`
    const known = seen.get(inode)
    const hash = letter === 'f' ? (known?.hash ?? hashOf(bytes)) : ''
    if (letter === 'f') fields.push(String(stats.size), hash)
    if (letter === 'l') fields.push('->', printable(readlinkSync(bytes, 'buffer')))
    if (letter !== 'd' && stats.nlink > 1n) {
      const entry = { path, line: lines.length }
      if (known) known.entries.push(entry)
      else seen.set(inode, { hash, entries: [entry] })
    }
    lines.push(fields.join(' '))

    if (letter !== 'd') return
    for (const name of readdirSync(bytes, 'buffer')) {
      visit(joinBytes(bytes, name), path === '.' ? printable(name) : `${path}/${printable(name)}`)
    }
  }
  visit(Buffer.from(root), '.')

  for (const { entries } of seen.values()) {
    if (entries.length < 2) continue
    const first = entries.map((entry) => entry.path).sort()[0]
    for (const { line } of entries) lines[line] += ` = ${first}`
  }
  return lines.sort()
}

/** The lines with the times that files have after Node has set theirs: it takes seconds as a floating-point number. */
export function withTimesOfNode(lines: string[]): string[] {
  return lines.map((line) =>
    line.replace(/^(\S+ (?:l|\S \d{4})) (-?)(\d+)/, (_, start, sign, digits) => {
      const text = digits.padStart(10, '0')
      const seconds = Number(`${sign}${text.slice(0, -9)}.${text.slice(-9)}`)
      const whole = Math.trunc(seconds)
      return `${start} ${BigInt(whole) * 1_000_000_000n + BigInt(Math.trunc((seconds - whole) * 1e9))}`
    }),
  )
}

/** The lines with times as precise as they are on Windows, where Node sets them, in any case. */
export function inMilliseconds(lines: string[]): string[] {
  return lines.map((line) =>
    line.replace(/^(\S+ (?:l|\S \d{4}) )(-?\d+)/, (_, start, ns) => start + Math.round(Number(ns) / 1e6)),
  )
}

/** Appends a name to a path when either may not be valid UTF-8. */
export function joinBytes(path: string | Buffer, name: string | Buffer): Buffer {
  return Buffer.concat([Buffer.from(path), Buffer.from('/'), Buffer.from(name)])
}

// Reads through one buffer: a readFile of each would allocate, and fail above 2 GiB.
function hashOf(path: Buffer): string {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    for (let read = -1; read !== 0; ) {
      read = readSync(file, chunk)
      hash.update(chunk.subarray(0, read))
    }
  } finally {
    closeSync(file)
  }
  return hash.digest('hex').slice(0, 16)
}

// Escapes spaces too, which keeps the path of a line its first word, and `%`, which keeps names distinct.
function printable(name: Buffer): string {
  const [encoding, unsafe] = isUtf8(name)
    ? (['utf8', /[%\s\p{Cc}]/gu] as const)
    : (['latin1', /[^!-$&-~]/g] as const)
  const escaped = (char: string): string => Buffer.from(char, encoding).toString('hex').replace(/../g, '%$&')
  return name.toString(encoding).replace(unsafe, escaped)
}
