/** Detects files that the overlay copied to the upper directory although the job changed nothing in them. */
import { type BigIntStats, closeSync, lstatSync, openSync } from 'node:fs'
import { fromBytes } from '../../../files/byte-strings.ts'
import { readExactlySync } from '../../../system/disk/read-exactly.ts'

const chunkBytes = 1024 ** 2

/**
 * Whether a file is as in the base, byte for byte, or a directory has the same mode, owner and time. A program that opens a
 * file for writing and writes nothing, as cargo opens its locks, makes the overlay copy the file and all directories above.
 * @param shown what the job sees under a name @param base what the base has under this name; both are byte strings
 * @throws the system's error
 */
export function isUnwritten(shown: string, base: string): boolean {
  const stat = statOf(shown)
  if (!isSame(stat, statOf(base))) return false
  // Programs that unpack give new bytes an old time, too. One hard link of a file is saved with the others.
  const isFile = stat.isFile() && stat.nlink === 1n
  return stat.isDirectory() || (isFile && haveSameBytes(shown, base, Number(stat.size)))
}

function statOf(path: string): BigIntStats {
  return lstatSync(fromBytes(path), { bigint: true })
}

function isSame(one: BigIntStats, other: BigIntStats): boolean {
  const facts: (keyof BigIntStats)[] = ['mode', 'uid', 'gid', 'mtimeNs']
  // Size and links of a directory depend on the file system.
  if (!one.isDirectory()) facts.push('size', 'nlink')
  return facts.every((fact) => one[fact] === other[fact])
}

function haveSameBytes(shown: string, base: string, size: number): boolean {
  const files = [shown, base].map((path) => openSync(fromBytes(path), 'r'))
  try {
    for (let at = 0; at < size; at += chunkBytes) {
      const [one, other] = files.map((file) => readExactlySync(file, Math.min(chunkBytes, size - at), at))
      if (!other || !one?.equals(other)) return false
    }
    return true
  } finally {
    for (const file of files) closeSync(file)
  }
}
