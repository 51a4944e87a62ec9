/** Puts a mount root into memory, if the user wants that and enough memory is free, and mounts archives from there. */
import { mkdirSync } from 'node:fs'
import { bodyLength } from '../../entry/container.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { checkPlaces, moveTree, stage } from '../../files/placing/stage.ts'
import { type Mounting, mountTree } from '../../mounts/overlay.ts'
import { messageOf } from '../../system/failure.ts'
import { join } from '../../system/native-path.ts'
import type { Rights } from '../../system/root-rights.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText } from '../../system/units.ts'
import type { RestoreContext } from './find-entry.ts'
import type { OpenedEntry } from './open-entry.ts'
import { linesToUnpack, neededBy, unpackInto } from './unpack.ts'

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

/**
 * Unpacks an archive into a mount root in memory, and mounts its directories.
 * @returns the lines that are mounted; the others are unpacked
 */
export async function mountTreeInMemory(
  opened: OpenedEntry,
  work: Mounting,
  context: RestoreContext,
): Promise<PathLine[]> {
  const { timeline } = context.report
  const { dir, signal } = work
  await unpackInto(dir, opened, context)
  checkPlaces(dir, opened.lines)
  const refusals = await timeline.during('mount', () => mountTree(opened.lines, work))
  const others = linesToUnpack(refusals)
  if (others.length > 0) {
    using staging = await stage(others, signal)
    {
      using _ = timeline.phase('unpack')
      // Publishing needs it, also if these lines have no members.
      mkdirSync(join(staging.dir, 'tree'))
      for (const line of others) await moveTree(line, { from: dir, to: staging.dir, signal })
    }
    await timeline.during('publish', staging.publish)
  }
  return opened.lines.filter((line) => !others.includes(line))
}
