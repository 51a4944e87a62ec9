/** Finds directories of an upper directory that the overlay does not merge with lower directories of the same name. */
import { archiveReader } from '../../formats/tar/archive-reader.ts'
import { Declined } from '../../system/failure.ts'
import type { MountWork } from './mounting.ts'

/** A renamed directory, whose other files are elsewhere; and a new directory that hides a removed one of the same name. */
type Mark = 'redirect' | 'opaque'

/** Options of GNU tar. */
export const overlayAttributes = ['--xattrs', '--xattrs-include=trusted.overlay.*']

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
  // Names end in NUL. Only GNU tar reads attributes.
  const directories = ['--no-recursion', '--null', '--verbatim-files-from', '--files-from=-']
  const args = ['--create', '--file=-', '--format=posix', ...overlayAttributes, ...directories]
  const archive = await rights.runWith(Buffer.from(list, 'latin1'), 'tar', args, { cwd: upper, signal })
  const members = [...reader.push(archive)]
  reader.finish()
  const isMarked = members.map((member) => {
    if (Buffer.isBuffer(member) || member.kind !== 'directory')
      throw new Declined('a directory was replaced meanwhile')
    return member.attributes?.some((attribute) => attributes.includes(attribute))
  })
  if (members.length !== names.length) throw new Declined('tar did not read all directories')
  return new Set(names.filter((_, i) => isMarked[i]))
}
