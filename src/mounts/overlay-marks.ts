/** Finds directories of an upper directory that the overlay does not merge with lower directories of the same name. */
import { archiveReader } from '../formats/tar/archive-reader.ts'
import type { MountWork } from './mount-table.ts'

/** A renamed directory, whose other files are elsewhere; and a new directory that hides a removed one of the same name. */
type Mark = 'redirect' | 'opaque'

/**
 * Only root can see the marks, which are attributes, and Node reads no attributes.
 * https://docs.kernel.org/filesystems/overlayfs.html
 * @param names of directories in the upper directory; byte strings, '' for the upper directory itself
 * @returns the directories with one of the marks
 * @throws Error when the attributes cannot be read
 */
export async function detachedIn(
  upper: string,
  names: string[],
  { rights, signal }: Pick<MountWork, 'rights' | 'signal'>,
  marks: Mark[] = ['redirect', 'opaque'],
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const attributes = marks.map((mark) => `SCHILY.xattr.trusted.overlay.${mark}`)
  const list = names.map((name) => `${name === '' ? '.' : name}\0`).join('')
  const reader = archiveReader()
  const archive = await rights.attributesOf(list, 'trusted.overlay.*', { cwd: upper, signal })
  const members = [...reader.push(archive)]
  reader.finish()
  const isMarked = members.map((member) => {
    if (Buffer.isBuffer(member) || member.kind !== 'directory')
      throw new Error('a directory was replaced meanwhile')
    return member.attributes?.some((attribute) => attributes.includes(attribute))
  })
  if (members.length !== names.length) throw new Error('tar did not read all directories')
  return new Set(names.filter((_, i) => isMarked[i]))
}
