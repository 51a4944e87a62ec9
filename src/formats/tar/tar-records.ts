/** Reads extended headers: they precede a member's header and hold long names and precise times. */
import { BadEntry } from '../../system/failure.ts'

/** These fields replace the fields of the member's own header. */
export interface Extended {
  name?: string
  target?: string
  mtime?: string
  size?: number
  sparseSize?: string
  attributes?: string[]
}

/** Headers have this length. Content and records are padded to a multiple of it. */
export const recordBytes = 512

export const endOfArchive = Buffer.alloc(2 * recordBytes)

/** How many zeros follow content of this size. */
export function paddingAfter(size: number): number {
  return (recordBytes - (size % recordBytes)) % recordBytes
}

/**
 * @param type of the header: `L` and `K` of GNU tar, `x` and `g` of pax
 * @throws BadEntry
 */
export function applyRecords(before: Extended, type: string, bytes: Buffer): Extended {
  const text = bytes.toString('latin1')
  if (type === 'L') return { ...before, name: untilNul(text) }
  if (type === 'K') return { ...before, target: untilNul(text) }
  // Global records hold no names.
  if (type === 'g') return before
  return { ...before, ...fromRecords(new Map(recordsIn(text))) }
}

export function untilNul(text: string): string {
  const end = text.indexOf('\0')
  return end < 0 ? text : text.slice(0, end)
}

/** https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_03 */
function* recordsIn(text: string): Generator<[key: string, value: string]> {
  for (let at = 0; at < text.length; ) {
    const space = text.indexOf(' ', at)
    const length = Number(text.slice(at, space))
    const record = text.slice(space + 1, at + length - 1)
    const equals = record.indexOf('=')
    const isWhole = Number.isInteger(length) && length > space - at && text[at + length - 1] === '\n'
    if (!isWhole || equals < 1) throw new BadEntry('its archive is damaged')
    yield [record.slice(0, equals), record.slice(equals + 1)]
    at += length
  }
}

function fromRecords(records: Map<string, string>): Extended {
  const value = (key: string): string | undefined => records.get(key) || undefined
  const extended: Extended = {}
  const name = value('GNU.sparse.name') ?? value('path')
  const target = value('linkpath')
  const size = value('size')
  const mtime = value('mtime')
  if (name !== undefined) extended.name = name
  if (target !== undefined) extended.target = target
  if (size !== undefined) extended.size = Number(digits(size))
  const attributes = [...records.keys()].filter((key) => key.startsWith('SCHILY.xattr.'))
  if (attributes.length > 0) extended.attributes = attributes
  if (mtime !== undefined && /^-?\d{1,18}(\.\d{1,18})?$/.test(mtime)) extended.mtime = mtime
  const sparse = [...records.keys()].some((key) => key.startsWith('GNU.sparse.'))
  // Only forms from before 2006 have another number.
  if (sparse && value('GNU.sparse.major') !== '1') throw new BadEntry('its archive has an old form of holes')
  if (sparse) extended.sparseSize = digits(value('GNU.sparse.realsize'))
  return extended
}

function digits(value = ''): string {
  if (/^\d{1,15}$/.test(value)) return value
  throw new BadEntry('its archive is damaged')
}
