/** Writes and reads the segment `removals`: the names that each layer removes from the layers below. */
import { open } from 'node:fs/promises'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Segment } from '../../../entry/container.ts'
import { readExactly } from '../../../system/disk/read-file.ts'
import { BadEntry, messageOf } from '../../../system/failure.ts'
import type { CheckOptions } from '../check/check.ts'
import { longestName, mostRemoved } from '../check/directory.ts'
import { countLayers } from '../images.ts'

// All in bytes.
const mostContent = 64 * 1024 * 1024
// A frame is longer than content that does not compress.
const mostFrame = mostContent + mostContent / 128
const longestPart = 255

const [nul, dot, slash] = [0, 0x2e, 0x2f]

/**
 * @param lists for each layer in order, the removed names: byte strings, relative to the top of the image
 * @returns the segment, and the length of its content
 * @throws Error when there are more than a reader accepts
 */
export function encodeRemovals(lists: string[][]): { frame: Buffer; bytes: number } {
  const content = Buffer.from(lists.map(listText).join(''), 'latin1')
  const names = lists.reduce((all, list) => all + list.length, 0)
  if (content.length > mostContent || names > mostRemoved)
    throw new Error('more files were removed than an entry can say')
  return { frame: zstdCompressSync(content), bytes: content.length }
}

function listText(names: string[]): string {
  return `${names.map((name) => `${name}\0`).join('')}\0`
}

/** One buffer holds all names: so many strings might not fit into the heap. */
export interface Removals {
  /** How many names each layer removes. */
  counts: number[]
  /** @param layer the layer's number, from 0 */
  namesOf(layer: number): Iterable<string>
}

/** @param path of a file that starts with the body @returns undefined without layers @throws BadEntry; as `until` does */
export async function readRemovals(
  path: string,
  segments: Segment[],
  { until }: Pick<CheckOptions, 'until'> = {},
): Promise<Removals | undefined> {
  const segment = segments.find(({ kind }) => kind === 'removals')
  if (!segment) return undefined
  const { offset, length, files } = segment
  if (length > mostFrame) throw wrong('it is too long')
  await until?.(offset, offset + length)
  await using file = await open(path)
  const removals = decodeRemovals(await readExactly(file, length, offset), countLayers(segments))
  const names = removals.counts.reduce((sum, count) => sum + count, 0)
  if (names !== files) throw wrong(`it has ${names} names instead of ${files}`)
  return removals
}

/** @throws BadEntry when the frame is not made by `encodeRemovals` for so many layers */
export function decodeRemovals(frame: Buffer, layers: number): Removals {
  const content = unpack(frame)
  const { starts, counts, end } = findLists(content, layers)
  if (end !== content.length) throw wrong('it has more lists than the entry has layers')
  return {
    counts,
    *namesOf(layer) {
      let at = starts[layer] as number
      for (let left = counts[layer] as number; left > 0; left--) {
        const end = content.indexOf(nul, at)
        yield content.toString('latin1', at, end)
        at = end + 1
      }
    },
  }
}

function unpack(frame: Buffer): Buffer {
  try {
    const options = { maxOutputLength: mostContent, info: true }
    // Node's types lack `info`.
    const { buffer, engine } = zstdDecompressSync(frame, options) as unknown as {
      buffer: Buffer
      engine: { bytesWritten: number }
    }
    if (engine.bytesWritten === frame.length) return buffer
  } catch (error) {
    throw wrong(messageOf(error))
  }
  throw wrong('something follows it')
}

function findLists(content: Buffer, layers: number) {
  const [starts, counts]: [number[], number[]] = [[], []]
  let at = 0
  let names = 0
  for (let layer = 0; layer < layers; layer++) {
    starts.push(at)
    let count = 0
    for (; content[at] !== nul; count++) at = endOfName(content, at) + 1
    counts.push(count)
    names += count
    if (names > mostRemoved) throw wrong('it has too many names')
    at++
  }
  return { starts, counts, end: at }
}

/** @returns where the NUL is that ends the name */
function endOfName(content: Buffer, start: number): number {
  let at = start
  for (let isLast = false; !isLast; at++) {
    const part = at
    while (at < content.length && content[at] !== nul && content[at] !== slash) at++
    const length = at - part
    const isDots = length <= 2 && content[part] === dot && content[at - 1] === dot
    if (at === content.length || length === 0 || length > longestPart || at - start > longestName || isDots)
      throw wrong('it has a name that is none')
    isLast = content[at] === nul
  }
  return at - 1
}

function wrong(why: string): BadEntry {
  return new BadEntry(`its list of removed files is wrong: ${why}`)
}
