/** Puts a mount root into memory, if the user wants that and enough memory is free. */
import { bodyLength } from '../../entry/container.ts'
import { messageOf } from '../../system/failure.ts'
import type { Rights } from '../../system/root-rights.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText } from '../../system/units.ts'
import type { RestoreContext } from './find-entry.ts'
import type { OpenedEntry } from './open-entry.ts'
import { neededBy } from './unpack.ts'

// A file in memory takes whole pages.
const pageBytes = 4096
// An entry without an index has only its packed size. Trees of text shrink about this much.
const packingRatio = 8
/** The part of the free memory that a restore may take. The job's own writes must fit in, too. */
const share = { auto: 1 / 4, true: 3 / 4 }

/** Mounts a tmpfs at an empty mount root. @returns whether it did; if not, the log has the reason */
export async function moveIntoMemory(
  { dir, rights }: { dir: string; rights: Rights },
  opened: OpenedEntry,
  { inputs, signal }: RestoreContext,
): Promise<boolean> {
  const wish = inputs.ramdisk
  if (wish === 'false') return false
  const memory = { wish, bytes: bytesInMemory(opened), rights, signal }
  const reason = await mountMemory(dir, memory).catch(messageOf)
  signal.throwIfAborted()
  if (reason !== undefined) runner.info(`Using the disk instead of memory: ${reason}`)
  return reason === undefined
}

function bytesInMemory(opened: OpenedEntry): number {
  const { image, indexed } = opened.format
  const packed = bodyLength(opened)
  if (image) return packed
  const { bytes, files } = neededBy(opened)
  return indexed ? bytes + files * pageBytes : packed * packingRatio
}

interface MemoryOptions {
  /** The input `ramdisk`. */
  wish: keyof typeof share
  /** How much the restore itself writes. */
  bytes: number
  rights: Rights
  signal: AbortSignal
}

/** @returns undefined on success, or the reason for not doing it, as the rest of a sentence */
export async function mountMemory(
  dir: string,
  { wish, bytes, rights, signal }: MemoryOptions,
): Promise<string | undefined> {
  // Respects the limits of containers, too.
  const free = process.availableMemory()
  if (!Number.isFinite(bytes)) return 'the server does not tell how much is needed'
  if (bytes > free * share[wish])
    return `${shortSizeText(bytes)} are needed, and only ${shortSizeText(free)} of memory are free`
  const size = Math.floor(free * share.true)
  const owner = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`
  // Even an empty file takes memory, which `size` does not limit.
  const files = Math.floor(size / pageBytes)
  const options = `size=${size},nr_inodes=${files},mode=0700,${owner},nosuid,nodev`
  // The source shows which mount root the mount belongs to.
  await rights.run('mount', ['-i', '-n', '-t', 'tmpfs', '-o', options, '--', dir, dir], { cwd: '/', signal })
  return undefined
}
