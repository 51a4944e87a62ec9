/** Finds the directories that a job has renamed in an overlay. */
import { toBytes } from '../files/byte-strings.ts'
import type { Rights } from './root-rights.ts'

const attribute = 'trusted.overlay.redirect'
const blockBytes = 512
const [sizeAt, sizeEnd, typeAt] = [124, 136, 156]

/**
 * An overlay notes in an attribute of the upper directory where a renamed directory has its other files. Only root can
 * see the attribute, and Node reads none.
 * @param names of directories in the upper directory; byte strings, '' for the upper directory itself
 * @returns those that were renamed
 * @throws Error when the attribute cannot be read
 */
export async function renamedIn(
  upper: string,
  names: string[],
  { rights, signal }: { rights: Rights; signal: AbortSignal },
): Promise<Set<string>> {
  const list = names.map((name) => `${name === '' ? '.' : name}\0`).join('')
  const archive = await rights.attributesOf(list, attribute, { cwd: upper, signal })
  const marks = [...membersOf(archive)]
  if (marks.length !== names.length) throw new Error('tar did not read all directories')
  return new Set(names.filter((_, nth) => marks[nth]))
}

const mark = toBytes(` SCHILY.xattr.${attribute}=`)

/** For each member of the archive, in order: whether it has the attribute. */
function* membersOf(archive: Buffer): Generator<boolean> {
  let hasMark = false
  for (let at = 0; at + blockBytes <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(archive.toString('latin1', at + sizeAt, at + sizeEnd), 8)
    const content = at + blockBytes
    const type = String.fromCharCode(archive[at + typeAt] as number)
    // An extended header comes before the header of its member.
    if (type === 'x') hasMark = archive.subarray(content, content + size).includes(mark, 0, 'latin1')
    else {
      if (type !== '5') throw new Error('a directory was replaced meanwhile')
      yield hasMark
      hasMark = false
    }
    at = content + Math.ceil(size / blockBytes) * blockBytes
  }
}
