/** Reads a tar archive of anybody's, as far as an honest one of files, directories and links goes. */
import { BadEntry } from '../../failure.ts'
import { applyRecords, type Extended, nothing } from '../tar-records.ts'

export interface Member {
  kind: 'file' | 'directory' | 'symlink' | 'hardlink' | 'other'
  /** As a byte string. */
  name: string
  /** What a link leads to, as a byte string. */
  target: string
  mode: number
  /** In seconds since 1970, in decimal. */
  mtime: string
  /** Of the content as it is stored, in bytes. */
  size: number
  /** How large a file with holes is, whose content starts with a map of them; undefined for all others. */
  sparseSize: string | undefined
}

export interface ArchiveReader {
  /** Each member that begins in these bytes, followed by the pieces of its content: nothing of that is copied. */
  push(bytes: Buffer): Generator<Member | Buffer>
  /** @throws BadEntry when the archive is not over */
  finish(): void
}

const blockBytes = 512
// Of an extended header, which holds names; the longest that Linux knows have 4 KiB.
const maxExtendedBytes = 1024 * 1024

/** All throw BadEntry for what is no such archive. */
export function archiveReader(): ArchiveReader {
  const block = gatherer()
  let extended: Extended = nothing
  let records: { type: string; size: number } | undefined
  let contentLeft = 0
  let paddingLeft = 0
  let isOver = false
  // A header that is followed by content of its own for the headers after it.
  const readRecords = (type: string, size: number): void => {
    if (size > maxExtendedBytes) throw new BadEntry('a header in the archive is too large')
    records = { type, size }
  }
  const readHeader = (header: Buffer): Member | undefined => {
    if (header.every((byte) => byte === 0)) {
      isOver = true
      return undefined
    }
    const { type, member } = parseHeader(header)
    if ('xgLK'.includes(type)) {
      readRecords(type, member.size)
      return undefined
    }
    const whole = { ...member, ...extended, name: extended.name ?? member.name }
    extended = nothing
    const described: Member = { ...whole, kind: kindOf(type, whole.name) }
    if (described.kind !== 'file' && described.size > 0) throw new BadEntry('a link or directory has content')
    contentLeft = described.size
    paddingLeft = paddingAfter(described.size)
    return described
  }
  return {
    *push(bytes) {
      for (let at = 0; at < bytes.length && !isOver; ) {
        if (contentLeft > 0) {
          const piece = bytes.subarray(at, at + contentLeft)
          contentLeft -= piece.length
          at += piece.length
          yield piece
        } else if (paddingLeft > 0) {
          const skipped = Math.min(paddingLeft, bytes.length - at)
          paddingLeft -= skipped
          at += skipped
        } else {
          const wanted = records ? records.size : blockBytes
          at += block.take(bytes.subarray(at, at + wanted), wanted)
          const gathered = block.whole(wanted)
          if (!gathered) continue
          if (records) {
            extended = applyRecords(extended, records.type, gathered)
            paddingLeft = paddingAfter(records.size)
            records = undefined
          } else {
            const member = readHeader(gathered)
            if (member) yield member
          }
        }
      }
    },
    finish() {
      if (!isOver) throw new BadEntry('its archive ends too early')
    },
  }
}

interface Gatherer {
  /** Keeps what is missing; says how much that was, in bytes. */
  take(bytes: Buffer, wanted: number): number
  /** Gives what was kept once that is all. */
  whole(wanted: number): Buffer | undefined
}

function gatherer(): Gatherer {
  let pieces: Buffer[] = []
  let kept = 0
  return {
    take(bytes, wanted) {
      const piece = kept === 0 ? bytes : bytes.subarray(0, wanted - kept)
      pieces.push(piece)
      kept += piece.length
      return piece.length
    },
    whole(wanted) {
      if (kept < wanted) return undefined
      const [first] = pieces
      const all = pieces.length === 1 && first ? first : Buffer.concat(pieces)
      pieces = []
      kept = 0
      return all
    },
  }
}

function paddingAfter(size: number): number {
  return (blockBytes - (size % blockBytes)) % blockBytes
}

interface Header {
  type: string
  member: Omit<Member, 'kind'>
}

// https://www.gnu.org/software/tar/manual/html_node/Standard.html
function parseHeader(header: Buffer): Header {
  if (numberAt(header, 148, 8) !== checksumOf(header)) throw new BadEntry('its archive is damaged')
  const name = textAt(header, 0, 100)
  const prefix = textAt(header, 257, 6) === 'ustar' ? textAt(header, 345, 155) : ''
  return {
    type: textAt(header, 156, 1) || '0',
    member: {
      name: prefix === '' ? name : `${prefix}/${name}`,
      target: textAt(header, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: numberAt(header, 100, 8) & 0o777,
      mtime: String(numberAt(header, 136, 12)),
      size: numberAt(header, 124, 12),
      sparseSize: undefined,
    },
  }
}

function checksumOf(header: Buffer): number {
  let sum = 8 * 0x20
  for (let at = 0; at < blockBytes; at++) if (at < 148 || at >= 156) sum += header[at] as number
  return sum
}

function textAt(header: Buffer, start: number, length: number): string {
  const text = header.toString('latin1', start, start + length)
  const end = text.indexOf('\0')
  return end < 0 ? text : text.slice(0, end)
}

/** Octal, or where that has no room for it, binary. */
function numberAt(header: Buffer, start: number, length: number): number {
  const first = header[start] as number
  if (first === 0x80) return Number(header.readBigUInt64BE(start + length - 8))
  const text = textAt(header, start, length).trim()
  const number = text === '' ? 0 : Number.parseInt(text, 8)
  if (Number.isSafeInteger(number) && number >= 0 && /^[0-7]*$/.test(text)) return number
  // Times before 1970, which GNU tar writes in binary, come with their own record where they matter.
  if (first === 0xff) return 0
  throw new BadEntry('its archive is damaged')
}

const kinds: Record<string, Member['kind']> = {
  0: 'file',
  7: 'file',
  1: 'hardlink',
  2: 'symlink',
  3: 'other',
  4: 'other',
  5: 'directory',
  6: 'other',
}

function kindOf(type: string, name: string): Member['kind'] {
  const kind = kinds[type]
  if (!kind) throw new BadEntry(`its archive holds something of the unknown type ${JSON.stringify(type)}`)
  // As archives had it before there were types.
  return kind === 'file' && name.endsWith('/') ? 'directory' : kind
}
