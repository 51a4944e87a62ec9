/** Memory as the disk that a scaffold is on. */
import { shortSizeText } from '../units.ts'
import type { Rights } from './rights.ts'

const pageBytes = 4096
/** How much of the free memory a restore may want. What the job writes has to fit in, too. */
const share = { auto: 1 / 4, on: 3 / 4 }

export interface Wish {
  wish: keyof typeof share
  /** What is going to be written at once. */
  bytes: number
  rights: Rights
  signal: AbortSignal
}

/**
 * Puts an empty scaffold into memory.
 * @returns undefined when that is done, or why not, as the rest of a sentence
 */
export async function mountMemory(
  dir: string,
  { wish, bytes, rights, signal }: Wish,
): Promise<string | undefined> {
  // Heeds the limits of containers, too.
  const free = process.availableMemory()
  if (!Number.isFinite(bytes)) return 'the server does not tell how much is needed'
  if (bytes > free * share[wish])
    return `${shortSizeText(bytes)} are needed, and only ${shortSizeText(free)} of memory are free`
  const size = Math.floor(free * share.on)
  const owner = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`
  // Empty files take memory, too, which is not of its size.
  const files = Math.floor(size / pageBytes)
  const options = `size=${size},nr_inodes=${files},mode=0700,${owner},nosuid,nodev`
  // Its source tells whose it is.
  await rights.run('mount', ['-i', '-n', '-t', 'tmpfs', '-o', options, '--', dir, dir], { cwd: '/', signal })
  return undefined
}
