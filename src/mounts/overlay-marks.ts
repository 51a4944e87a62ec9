/** Finds directories of an upper directory that the overlay does not merge with lower directories of the same name. */
import { toBytes } from '../files/byte-strings.ts'
import type { Rights } from './root-rights.ts'

const tarRecordBytes = 512
const [sizeAt, sizeEnd, typeAt] = [124, 136, 156]

/**
 * An overlay marks renamed directories, whose other files are elsewhere, and new directories that hide a removed one of the
 * same name. Only root can see the marks, which are attributes, and Node reads no attributes.
 * https://docs.kernel.org/filesystems/overlayfs.html
 * @param names of directories in the upper directory; byte strings, '' for the upper directory itself
 * @returns the directories with such a mark
 * @throws Error when the attributes cannot be read
 */
export function detachedIn(upper: string, names: string[], reading: Reading): Promise<Set<string>> {
  return markedIn(upper, names, ['redirect', 'opaque'], reading)
}

/** Like `detachedIn`, only for renamed directories. */
export function redirectedIn(upper: string, names: string[], reading: Reading): Promise<Set<string>> {
  return markedIn(upper, names, ['redirect'], reading)
}

interface Reading {
  rights: Rights
  signal: AbortSignal
}

async function markedIn(
  upper: string,
  names: string[],
  kinds: string[],
  { rights, signal }: Reading,
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const marks = kinds.map((kind) => toBytes(` SCHILY.xattr.trusted.overlay.${kind}=`))
  const list = names.map((name) => `${name === '' ? '.' : name}\0`).join('')
  const archive = await rights.attributesOf(list, 'trusted.overlay.*', { cwd: upper, signal })
  const found = [...membersOf(archive, marks)]
  if (found.length !== names.length) throw new Error('tar did not read all directories')
  return new Set(names.filter((_, i) => found[i]))
}

/** For each member of the archive, in order: whether it has one of the attributes. */
function* membersOf(archive: Buffer, marks: string[]): Generator<boolean> {
  let hasMark = false
  for (let at = 0; at + tarRecordBytes <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(archive.toString('latin1', at + sizeAt, at + sizeEnd), 8)
    const content = at + tarRecordBytes
    const type = String.fromCharCode(archive[at + typeAt] as number)
    // An extended header comes before the header of its member.
    if (type === 'x') {
      const header = archive.subarray(content, content + size)
      hasMark = marks.some((mark) => header.includes(mark, 0, 'latin1'))
    } else {
      if (type !== '5') throw new Error('a directory was replaced meanwhile')
      yield hasMark
      hasMark = false
    }
    at = content + Math.ceil(size / tarRecordBytes) * tarRecordBytes
  }
}
