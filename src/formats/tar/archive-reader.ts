/** Reads tar archives of any program. */
import { BadEntry } from '../../system/failure.ts'
import { sparseMapCheck } from './sparse.ts'
import { applyRecords, type Extended, paddingAfter, recordBytes, untilNul } from './tar-records.ts'

export interface Member {
  kind: 'file' | 'directory' | 'symlink' | 'hardlink' | 'other'
  /** As a byte string. */
  name: string
  /** Where a link leads; a byte string. */
  target: string
  mode: number
  /** In seconds since 1970, in decimal. */
  mtime: string
  /** The content's length in the archive, in bytes. */
  size: number
  /** The length of a file with holes. Its content starts with a map of the holes. Undefined for other members. */
  sparseSize: string | undefined
  /** The keys of extended attributes in the extended header. Absent if there are none. */
  attributes?: string[]
}

// An extended header holds names. Linux allows 4 KiB for a name.
const maxExtendedBytes = 1024 * 1024

/**
 * Its functions throw BadEntry for other input.
 * @param reads `several`: any number of archives follow each other. `one`: the bytes after an archive are ignored.
 */
export function archiveReader(reads: 'one' | 'several' = 'one') {
  // The first bytes of a header or of records, until the others arrive.
  let rest: Buffer = Buffer.alloc(0)
  let extended: Extended = {}
  let records: { type: string; size: number } | undefined
  let [contentLeft, paddingLeft] = [0, 0]
  let checkMap: ReturnType<typeof sparseMapCheck> | undefined
  let isOver = reads === 'several'
  const readRecords = (type: string, bytes: Buffer): void => {
    extended = applyRecords(extended, type, bytes)
    paddingLeft = paddingAfter(bytes.length)
    records = undefined
  }
  const readHeader = (header: Buffer): Member | undefined => {
    isOver = header.every((byte) => byte === 0)
    if (isOver) return undefined
    const { type, member } = parseHeader(header)
    // Records follow. They describe the member of the next header.
    if ('xgLK'.includes(type)) {
      if (member.size > maxExtendedBytes) throw new BadEntry('a header in the archive is too large')
      records = { type, size: member.size }
      return undefined
    }
    const whole = { ...member, ...extended, name: extended.name ?? member.name }
    extended = {}
    const described: Member = { ...whole, kind: kindOf(type, whole.name) }
    if (described.kind !== 'file' && described.size > 0) throw new BadEntry('a link or directory has content')
    checkMap = described.sparseSize === undefined ? undefined : sparseMapCheck(described.size)
    contentLeft = described.size
    paddingLeft = paddingAfter(described.size)
    return described
  }
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(piece: Buffer): Generator<Member | Buffer> {
      const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
      rest = bytes.subarray(bytes.length)
      for (let at = 0; at < bytes.length && (!isOver || reads === 'several'); ) {
        const end = at + (contentLeft || paddingLeft || (records?.size ?? recordBytes))
        const part = bytes.subarray(at, end)
        at += part.length
        if (contentLeft > 0) {
          contentLeft -= part.length
          if (checkMap?.(part)) checkMap = undefined
          yield part
        } else if (paddingLeft > 0) paddingLeft -= part.length
        else if (end > bytes.length) rest = part
        else if (records) readRecords(records.type, part)
        else {
          const member = readHeader(part)
          if (member) yield member
        }
      }
    },
    /** Must be called after the last bytes. */
    finish(): void {
      if (!isOver || rest.length > 0) throw new BadEntry('its archive ends too early')
    },
  }
}

// https://www.gnu.org/software/tar/manual/html_node/Standard.html
function parseHeader(header: Buffer): { type: string; member: Omit<Member, 'kind'> } {
  if (numberAt(header, 148, 8) !== checksumOf(header)) throw new BadEntry('its archive is damaged')
  const name = textAt(header, 0, 100)
  const prefix = textAt(header, 257, 6) === 'ustar' ? textAt(header, 345, 155) : ''
  return {
    type: textAt(header, 156, 1) || '0',
    member: {
      name: prefix === '' ? name : `${prefix}/${name}`,
      target: textAt(header, 157, 100),
      // Leaves out setuid, setgid and sticky bits.
      mode: numberAt(header, 100, 8) & 0o777,
      mtime: String(numberAt(header, 136, 12)),
      size: numberAt(header, 124, 12),
      sparseSize: undefined,
    },
  }
}

function checksumOf(header: Buffer): number {
  let sum = 8 * 0x20
  for (let at = 0; at < recordBytes; at++) if (at < 148 || at >= 156) sum += header[at] as number
  return sum
}

function textAt(header: Buffer, start: number, length: number): string {
  return untilNul(header.toString('latin1', start, start + length))
}

/** Numbers are octal text; too large numbers are binary. */
function numberAt(header: Buffer, start: number, length: number): number {
  const first = header[start] as number
  if (first === 0x80) return Number(header.readBigUInt64BE(start + length - 8))
  const text = textAt(header, start, length).trim()
  const number = text === '' ? 0 : Number.parseInt(text, 8)
  if (Number.isSafeInteger(number) && number >= 0 && /^[0-7]*$/.test(text)) return number
  // A time before 1970 in binary, from GNU tar. If it matters, it also has a record.
  if (first === 0xff) return 0
  throw new BadEntry('its archive is damaged')
}

const memberKinds: Record<string, Member['kind']> = {
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
  const kind = memberKinds[type]
  if (!kind) throw new BadEntry(`its archive holds something of the unknown type ${JSON.stringify(type)}`)
  // Old archives have no type for directories.
  return kind === 'file' && name.endsWith('/') ? 'directory' : kind
}
