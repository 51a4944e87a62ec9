/** Puts a mount root into memory. */

import type { Rights } from '../system/root-rights.ts'
import { shortSizeText } from '../system/units.ts'

const pageBytes = 4096
/** The part of the free memory that a restore may take. The job's own writes must fit in, too. */
const share = { auto: 1 / 4, true: 3 / 4 }

interface MemoryOptions {
  /** The input `ramdisk`. */
  wish: keyof typeof share
  /** How much the restore itself writes. */
  bytes: number
  rights: Rights
  signal: AbortSignal
}

/**
 * Mounts a tmpfs at an empty mount root.
 * @returns undefined on success, or the reason for not doing it, as the rest of a sentence
 */
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
