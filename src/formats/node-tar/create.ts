/** Writes an archive of files, directories and links, synchronously. */
import {
  type BigIntStats,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
} from 'node:fs'
import { fromBytes } from '../../files/byte-strings.ts'
import { isAbsolute, slashed } from '../../native-path.ts'
import type { Member } from '../archive-reader.ts'
import { headerOf, type WrittenMember } from '../member-header.ts'
import { replaced } from '../tar/pack-check.ts'
import type { SegmentPlan } from '../tar/segments.ts'
import { blockBytes, paddingAfter } from '../tar-records.ts'
import { savedMode } from './saved-mode.ts'

// A file may have been replaced by a link or a FIFO since the walk. Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
const readOnly = O_RDONLY | O_NOFOLLOW | O_NONBLOCK

/**
 * @param dir absolute; names are relative to it, and both are byte strings
 * @param kind what the names must be, if they are of one kind
 */
export function archiveWriter(dir: string, kind?: SegmentPlan['kind'], bases: Record<string, string> = {}) {
  const pathOf = (name: string): string => {
    const slash = name.indexOf('/')
    const base = bases[name.slice(0, slash)]
    if (base !== undefined) return `${base}${name.slice(slash)}`
    return isAbsolute(name) ? name : `${dir}/${name}`
  }
  const output = newOutput()
  // The first name of each file that has several names.
  const linked = new Map<string, string>()
  function* addFile(name: string, path: string | Buffer, stat: BigIntStats): Generator<Buffer<ArrayBuffer>> {
    if (stat.nlink > 1) {
      const inode = `${stat.dev}:${stat.ino}`
      const target = linked.get(inode)
      if (target !== undefined) return yield* output.put(headerFor(name, stat, 'hardlink', { target }))
      linked.set(inode, name)
    }
    const size = Number(stat.size)
    yield* output.put(headerFor(name, stat, 'file', { size }))
    if (size === 0) return
    const file = openSync(path, readOnly)
    try {
      yield* output.read(file, size)
      // Otherwise, the content may be of two versions of the file.
      const after = fstatSync(file, { bigint: true })
      if (after.ctimeNs !== stat.ctimeNs || after.size !== stat.size) throw changed(path)
    } finally {
      closeSync(file)
    }
    yield* output.pad(paddingAfter(size))
  }
  return {
    /** Packs a member. @returns the archive's next bytes, if there are enough of them */
    *add(name: string): Generator<Buffer<ArrayBuffer>> {
      const path = fromBytes(pathOf(name))
      const stat = lstatSync(path, { bigint: true })
      if (kind && stat.isFile() !== (kind === 'files')) throw replaced(name)
      if (stat.isFile()) yield* addFile(name, path, stat)
      else if (stat.isDirectory()) yield* output.put(headerFor(name, stat, 'directory'))
      else if (stat.isSymbolicLink())
        yield* output.put(headerFor(name, stat, 'symlink', { target: slashed(readlinkSync(path, 'latin1')) }))
      else throw replaced(name)
    },
    /** @returns the archive's last bytes */
    *end(): Generator<Buffer<ArrayBuffer>> {
      yield* output.pad(2 * blockBytes)
      yield output.rest()
    },
  }
}

function changed(path: string | Buffer): Error {
  return new Error(`${path} changed while it was read`)
}

function headerFor(
  name: string,
  { mode, mtimeNs }: BigIntStats,
  kind: WrittenMember['kind'],
  more: Partial<Pick<Member, 'target' | 'size'>> = {},
): Buffer {
  const mtime = inSeconds(mtimeNs)
  return headerOf({
    name,
    kind,
    target: '',
    size: 0,
    ...more,
    mode: savedMode(kind, Number(mode)),
    mtime,
    sparseSize: undefined,
  })
}

const nsDigits = 9

function inSeconds(ns: bigint): string {
  const digits = String(ns < 0n ? -ns : ns).padStart(nsDigits + 1, '0')
  const fraction = digits.slice(-nsDigits).replace(/0+$/, '')
  return `${ns < 0n ? '-' : ''}${digits.slice(0, -nsDigits)}${fraction && `.${fraction}`}`
}

const slabBytes = 256 * 1024

/** Collects the archive's bytes into slabs. Its functions return the slabs that are full. */
function newOutput() {
  let slab = Buffer.allocUnsafeSlow(slabBytes)
  let end = 0
  function* flushFull(): Generator<Buffer<ArrayBuffer>> {
    if (end < slab.length) return
    yield slab
    slab = Buffer.allocUnsafeSlow(slabBytes)
    end = 0
  }
  return {
    *put(bytes: Buffer): Generator<Buffer<ArrayBuffer>> {
      for (let at = 0; at < bytes.length; ) {
        const copied = bytes.copy(slab, end, at)
        at += copied
        end += copied
        yield* flushFull()
      }
    },
    *read(file: number, bytes: number): Generator<Buffer<ArrayBuffer>> {
      for (let left = bytes; left > 0; ) {
        const read = readSync(file, slab, end, Math.min(left, slab.length - end), null)
        if (read === 0) throw new Error('a file became shorter while it was read')
        left -= read
        end += read
        yield* flushFull()
      }
    },
    *pad(bytes: number): Generator<Buffer<ArrayBuffer>> {
      for (let left = bytes; left > 0; ) {
        const filled = Math.min(left, slab.length - end)
        slab.fill(0, end, end + filled)
        left -= filled
        end += filled
        yield* flushFull()
      }
    },
    rest: (): Buffer<ArrayBuffer> => slab.subarray(0, end),
  }
}
