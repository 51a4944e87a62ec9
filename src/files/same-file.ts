/** Tells whether a staged file is the one that is there already, so that a restore can leave it alone. */
import { closeSync, lstatSync, openSync, readlinkSync, readSync } from 'node:fs'
import { readOnly } from '../system/disk/open-unfollowed.ts'
import { orUndefined } from '../system/failure.ts'
import { fromBytes } from './byte-strings.ts'

/**
 * Whether two files or links have the same content, mode and time. Files with several names count as different, because one
 * name does not tell which the others are. So do files that this user may not read.
 * @param staged a byte string, like `existing`
 */
export function isSameFile(staged: string, existing: string): boolean {
  return orUndefined(() => compare(fromBytes(staged), fromBytes(existing))) ?? false
}

function compare(one: string | Buffer, other: string | Buffer): boolean {
  const [stat, there] = [lstatSync(one, { bigint: true }), lstatSync(other, { bigint: true })]
  for (const field of ['mode', 'size', 'mtimeNs', 'nlink'] as const)
    if (stat[field] !== there[field]) return false
  if (stat.isSymbolicLink()) return readlinkSync(one, 'latin1') === readlinkSync(other, 'latin1')
  return stat.isFile() && stat.nlink === 1n && hasSameContent(one, other, Number(stat.size))
}

const comparedBytes = 256 * 1024

/** @param bytes the length of both files */
function hasSameContent(one: string | Buffer, other: string | Buffer, bytes: number): boolean {
  const files: number[] = []
  const read = (buffer: Buffer, file = 0): Buffer => buffer.subarray(0, readSync(file, buffer))
  try {
    for (const path of [one, other]) files.push(openSync(path, readOnly))
    const buffers = files.map(() => Buffer.allocUnsafe(Math.min(bytes + 1, comparedBytes)))
    for (;;) {
      const [chunk, there] = buffers.map((buffer, i) => read(buffer, files[i])) as [Buffer, Buffer]
      if (!chunk.equals(there)) return false
      if (chunk.length === 0) return true
    }
  } finally {
    for (const file of files) closeSync(file)
  }
}
