/** Finds the matches of lines in images, by reading only the directories above them. */
import { open } from 'node:fs/promises'
import { fromBytes } from '../../files/byte-strings.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { readExactly } from '../../system/disk/read-file.ts'
import { BadEntry } from '../../system/failure.ts'
import type { ImageRange } from './check/check.ts'
import { checkName, longestName } from './check/directory.ts'
import { type Inode, readInode } from './check/inode.ts'
import { damaged, openTable, type ReadBytes } from './check/metadata.ts'
import { readSuperblock, superblockBytes } from './check/superblock.ts'
import type { Image } from './images.ts'
import { joinNames } from './tops.ts'

/** The matches of lines in an image. */
interface Places {
  matches: MatchInImage[]
  /** The id of the user who owns all files. */
  owner: number
}

/** An image, and where the matches of its lines are in it and in its layers. */
export interface PlacedImage extends Image, Places {}

interface MatchInImage {
  line: PathLine
  /** Relative to the top of the image; '' for the top. A byte string. */
  name: string
  /** Relative to the line's base; a byte string. */
  relative: string
  isDirectory: boolean
}

/** Finds the matches in the images of a file. @throws as `placeMatches` */
export async function findMatchesIn(path: string, images: Image[]): Promise<PlacedImage[]> {
  await using file = await open(path)
  return await placeMatches((start, end) => readExactly(file, end - start, start), images)
}

/**
 * Finds the matches in images that need not have been checked, nor have arrived as a whole.
 * @param read reads the file of the images; it may wait for bytes that have not arrived
 * @throws BadEntry when an image or a layer is not of our kind, or has anything but the matches of its lines
 */
export async function placeMatches(read: ReadBytes, images: Image[]): Promise<PlacedImage[]> {
  const placed: PlacedImage[] = []
  for (const image of images) {
    const places = await placesIn(read, image, image.bases)
    for (const layer of image.layers) checkLayer(await placesIn(read, layer, image.bases), places)
    placed.push({ ...image, ...places })
  }
  return placed
}

/** A layer changes what is below the matches of its image. @throws BadEntry */
function checkLayer(layer: Places, { matches, owner }: Places): void {
  const directories = new Set(matches.flatMap(({ isDirectory, name }) => (isDirectory ? name : [])))
  const isWrong = layer.matches.some(({ isDirectory, name }) => !isDirectory || !directories.has(name))
  if (isWrong || layer.owner !== owner)
    throw new BadEntry('it has a layer that changes other directories than its image has')
}

// A hostile image has no end of directories above the matches.
const mostNamesAbove = 100_000

/**
 * Nothing in an image may be beside the matches: the image is a lower layer of the workspace, which would show it.
 * @throws BadEntry when the image has anything that no line names, or that is no directory above a match
 */
async function placesIn(
  read: ReadBytes,
  { offset, length }: ImageRange,
  bases: Image['bases'],
): Promise<Places> {
  const readImage: ReadBytes = (start, end) =>
    read(offset + start, offset + Math.max(start, Math.min(end, length)))
  const image = await openNames(readImage, length)
  const places: Places = { matches: [], owner: await image.ownerOf(image.top) }
  let names = 0
  const visit = async (name: string, inode: Inode): Promise<boolean> => {
    for (const [line, base] of bases) {
      const relative = pathBelow(name, base)
      if (relative === undefined || !line.matches(fromBytes(relative).toString())) continue
      places.matches.push({ line, name, relative, isDirectory: inode.kind === 'directory' })
      return true
    }
    if (inode.kind !== 'directory') throw beside(name)
    let leads = false
    const children = await image.namesOf(inode)
    names += children.length
    for (const [child, position] of children) {
      const below = joinNames(name, child)
      // A directory that holds itself has no end of names.
      if (names > mostNamesAbove || below.length > longestName)
        throw damaged('it has too many names above those of `path`')
      if (!(await visit(below, await image.inodeAt(position)))) throw beside(below)
      leads = true
    }
    return leads
  }
  await visit('', image.top)
  return places
}

function pathBelow(name: string, base: string): string | undefined {
  if (base === '' || name === base) return name.slice(base.length)
  return name.startsWith(`${base}/`) ? name.slice(base.length + 1) : undefined
}

function beside(name: string): BadEntry {
  return new BadEntry(`it holds ${fromBytes(name)}, which no line of \`path\` names`)
}

/** Where an inode is: the block of the table, and the offset in the block. */
interface InodePosition {
  block: number
  offset: number
}

const [headerBytes, entryBytes, idBytes, placeBytes] = [12, 8, 4, 8]
const mostInHeader = 256

/** Reads inodes and lists of names in any order, as the kernel does when it looks up a name. */
async function openNames(read: ReadBytes, length: number) {
  const superblock = readSuperblock(await read(0, superblockBytes), length)
  const { inodeTable, directoryTable, fragmentTable, fragments, idTable, ids, root } = superblock
  // A table of fragments or ids ends with the list of its blocks, of which the first one follows the table before.
  const firstListed = async (list: number): Promise<number> =>
    Number((await read(list, list + placeBytes)).readBigUInt64LE())
  const directoriesEnd = fragments === 0 ? fragmentTable : await firstListed(fragmentTable)
  const tableAt = async (start: number, end: number, offset: number) => {
    const table = openTable(read, start, end, [], 1)
    await table.ahead()
    table.take(offset)
    await table.ahead()
    return table
  }
  const inodeAt = async ({ block, offset }: InodePosition): Promise<Inode> =>
    readInode(await tableAt(inodeTable + block, directoryTable, offset))
  return {
    top: await inodeAt(root),
    inodeAt,
    async ownerOf({ owner }: Inode): Promise<number> {
      const table = await tableAt(await firstListed(idTable), idTable, 0)
      const user = owner & 0xffff
      if (user >= ids) throw damaged('its owner is none that it lists')
      return table.bytes.readUInt32LE(table.take(ids * idBytes) + user * idBytes)
    },
    async namesOf({ start, offset, bytes }: Inode): Promise<[name: string, InodePosition][]> {
      if (bytes === 0) return []
      const table = await tableAt(directoryTable + start, directoriesEnd, offset)
      const end = table.position() + bytes
      const found: [name: string, InodePosition][] = []
      let before: Buffer | undefined
      while (table.position() < end) {
        await table.ahead()
        const header = table.take(headerBytes)
        const count = table.bytes.readUInt32LE(header) + 1
        const block = table.bytes.readUInt32LE(header + 4)
        if (count > mostInHeader) throw damaged('a directory has too many names at once')
        for (let left = count; left > 0; left--) {
          await table.ahead()
          const at = table.take(entryBytes)
          const inode = { block, offset: table.bytes.readUInt16LE(at) }
          const nameLength = table.bytes.readUInt16LE(at + 6) + 1
          const nameAt = table.take(nameLength)
          const name = table.bytes.subarray(nameAt, nameAt + nameLength)
          checkName(name, before)
          before = Buffer.from(name)
          found.push([name.toString('latin1'), inode])
        }
        if (found.length > mostNamesAbove) throw damaged('it has too many names above those of `path`')
      }
      return found
    },
  }
}
