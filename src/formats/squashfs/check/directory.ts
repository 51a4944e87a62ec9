/** Reads the directories of a squashfs image: their names, and the inodes that the names lead to. */
import type { Inode } from './inode.ts'
import { damaged, type MetadataTable, metadataBytes } from './metadata.ts'

const inodeTypes = { directory: 1, file: 2, link: 3, whiteout: 5 }

type Known = ReturnType<typeof newKnown>

/** The inodes that have been read, by their numbers, which start at 1. @param count of inodes in the image */
export function newKnown(count: number) {
  const positions = new Float64Array(count + 1)
  const typeOf = new Uint8Array(count + 1)
  const isNamed = new Uint8Array(count + 1)
  let unnamed = 0
  return {
    /** @throws BadEntry when the number is taken */
    add({ number, kind }: Inode, position: number): void {
      if (number < 1 || number > count || typeOf[number] !== 0) throw damaged('two inodes have one number')
      typeOf[number] = inodeTypes[kind]
      positions[number] = position
      unnamed++
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(number: number, type: number, position: number): void {
      if (type === 0 || typeOf[number] !== type || positions[number] !== position)
        throw damaged('a name leads nowhere')
      if (isNamed[number] === 0) unnamed--
      else if (type === inodeTypes.directory || type === inodeTypes.whiteout)
        throw damaged('a directory or a whiteout has two names')
      isNamed[number] = 1
    },
    /** How many inodes have no name. */
    unnamed: (): number => unnamed,
  }
}

const [indexBytes, headerBytes, entryBytes] = [12, 12, 8]
const longestFileName = 256
const mostInHeader = 256
const [dot, slash] = [0x2e, 0x2f]

/**
 * Reads the index of a directory and its list, which follows the list of the directory before.
 * @returns how many names the directory has
 * @throws BadEntry
 */
export async function readDirectory(
  { number: own, start: block, offset, bytes, indexed }: Inode,
  { inodes, directories }: { inodes: MetadataTable; directories: MetadataTable },
  { known, whiteouts }: { known: Known; whiteouts: Whiteouts },
): Promise<number> {
  const index = await readIndex(inodes, indexed)
  const start = directories.position()
  if (directories.positionOf(block, offset) !== start) throw damaged('a directory is not where it should be')
  const end = start + bytes
  let names = 0
  let met = 0
  let before: Buffer | undefined
  while (directories.position() < end) {
    const reading = directories.ahead()
    if (reading) await reading
    const position = directories.position()
    const inIndex = index[met]?.within === position - start ? index[met++] : undefined
    if (inIndex && directories.positionOf(inIndex.block, position % metadataBytes) !== position)
      throw wrongIndex()
    const header = directories.take(headerBytes)
    const count = directories.bytes.readUInt32LE(header) + 1
    const inodeBlock = inodes.positionOf(directories.bytes.readUInt32LE(header + 4), 0)
    const firstNumber = directories.bytes.readUInt32LE(header + 8)
    if (count > mostInHeader) throw damaged('a directory has too many names at once')
    for (let left = count; left > 0; left--) {
      const reading = directories.ahead()
      if (reading) await reading
      const at = directories.take(entryBytes)
      const { bytes: fields } = directories
      const number = firstNumber + fields.readInt16LE(at + 2)
      const type = fields.readUInt16LE(at + 4)
      known.name(number, type, inodeBlock + fields.readUInt16LE(at))
      const length = nameLength(fields.readUInt16LE(at + 6))
      const nameAt = directories.take(length)
      const name = fields.subarray(nameAt, nameAt + length)
      checkName(name, before)
      if (inIndex && left === count && !name.equals(inIndex.name)) throw wrongIndex()
      before = name
      if (type === inodeTypes.whiteout) whiteouts.add(own, name)
      else if (type === inodeTypes.directory) whiteouts.addBelow(own, name, number)
    }
    names += count
  }
  if (directories.position() !== end) throw damaged('a directory does not end where it should')
  if (met !== index.length) throw wrongIndex()
  return names
}

/** The kernel starts to look for a name at such an entry. */
interface IndexEntry {
  /** The position of a header in the list. */
  within: number
  /** The block that the header starts in. */
  block: number
  /** The first name after the header. */
  name: Buffer
}

async function readIndex(inodes: MetadataTable, count: number): Promise<IndexEntry[]> {
  const index: IndexEntry[] = []
  while (index.length < count) {
    await inodes.ahead()
    const at = inodes.take(indexBytes)
    const { bytes } = inodes
    const length = nameLength(bytes.readUInt32LE(at + 8))
    const nameAt = inodes.take(length)
    const name = bytes.subarray(nameAt, nameAt + length)
    index.push({ within: bytes.readUInt32LE(at), block: bytes.readUInt32LE(at + 4), name })
  }
  return index
}

function wrongIndex(): Error {
  return damaged('the index of a directory leads elsewhere')
}

/** The image has the length minus one. */
function nameLength(noted: number): number {
  if (noted >= longestFileName) throw damaged('a name is too long')
  return noted + 1
}

/** Names must be in order, because the kernel stops looking for a name at the first greater one. */
export function checkName(name: Buffer, before: Buffer | undefined): void {
  let order = before ? 0 : 1
  for (let at = 0; at < name.length; at++) {
    const byte = name[at] as number
    if (byte === 0 || byte === slash) throw damaged('it has a name that is none')
    if (order === 0) order = byte - ((before as Buffer)[at] ?? -1)
  }
  if (order <= 0) throw damaged('names are not in order')
  if (name[0] === dot && (name.length === 1 || (name.length === 2 && name[1] === dot)))
    throw damaged('it has a name that is none')
}

/** How many names an entry may remove: their strings take memory. */
export const mostRemoved = 2 ** 20
export const longestName = 4096

interface WhiteoutName {
  name: string
  /** The number of a directory that has whiteouts somewhere below. Undefined for a whiteout. */
  directory?: number
}

type Whiteouts = ReturnType<typeof newWhiteouts>

export function newWhiteouts() {
  const namedIn = new Map<number, WhiteoutName[]>()
  let count = 0
  const note = (directory: number, named: WhiteoutName): void => {
    const others = namedIn.get(directory)
    if (others) others.push(named)
    else namedIn.set(directory, [named])
  }
  return {
    count: (): number => count,
    /** @throws BadEntry when there are too many */
    add(directory: number, name: Buffer): void {
      if (++count > mostRemoved) throw damaged('it has too many whiteouts')
      note(directory, { name: name.toString('latin1') })
    },
    /** Adds a directory to the directory above it, if there are whiteouts below. */
    addBelow(directory: number, name: Buffer, below: number): void {
      if (namedIn.has(below)) note(directory, { name: name.toString('latin1'), directory: below })
    },
    /** All names, as byte strings relative to the top. @param top the number of that directory @throws BadEntry */
    *names(top: number): Generator<string> {
      // A recursion could be too deep.
      const left = [{ directory: top, prefix: '' }]
      for (let next = left.pop(); next; next = left.pop()) {
        for (const { name, directory } of namedIn.get(next.directory) ?? []) {
          const path = next.prefix + name
          if (path.length > longestName) throw damaged('the name of a whiteout is too long')
          if (directory === undefined) yield path
          else left.push({ directory, prefix: `${path}/` })
        }
      }
    },
  }
}
