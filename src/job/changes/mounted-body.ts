/** The body of the entry that a job mounted: the mounted file begins with it. */

import type { Readable } from '../../entry/body.ts'
import { readBlocks } from '../../entry/body.ts'
import { bodyLength, type Index } from '../../entry/container.ts'
import { blockBytes } from '../../entry/digest.ts'
import { messageOf } from '../../system/failure.ts'
import { openMountedFile, stateOfMounted } from '../shared/mounted-cache.ts'
import type { Mounts } from '../shared/state.ts'
import { type Base, type BaseSearch, findBase, type MountedBase } from './mounted-base.ts'

export type MountedBody = ReturnType<typeof bodyIn>

/** The body of the base, in the job's file if it has one. A broker's job has none. */
export function bodyOf({ mounts }: MountedBase, { entry, index }: Base, signal: AbortSignal): MountedBody {
  return mounts.by === 'job' ? mountedBody(mounts.mountRoot, index, signal) : bodyIn(entry, index, signal)
}

function mountedBody(mountRoot: string, index: Index, signal: AbortSignal): MountedBody {
  const file = {
    size: bodyLength(index),
    async *read(start: number, end: number): AsyncGenerator<Buffer> {
      const opened = await openMountedFile(mountRoot)
      // A stream of no bytes would read to the end.
      yield* opened.createReadStream({ start, end: end - 1 })
    },
  }
  return bodyIn(file, index, signal)
}

/** The body in an object that begins with it. */
function bodyIn(object: Readable, index: Index, signal: AbortSignal) {
  return {
    /** The bytes from `start` up to, not including, `end`; checked. Throws BadEntry where the file is not the body. */
    async *read(start: number, end: number): AsyncGenerator<Buffer> {
      if (start === end) return
      const blocks = { first: Math.floor(start / blockBytes), end: Math.ceil(end / blockBytes) }
      let position = blocks.first * blockBytes
      for await (const { pieces } of readBlocks(object, index, blocks)) {
        signal.throwIfAborted()
        for (const piece of pieces) {
          const wanted = piece.subarray(Math.max(0, start - position), Math.max(0, end - position))
          position += piece.length
          if (wanted.length > 0) yield wanted
        }
      }
    },
  }
}

/**
 * Checks the mounted file if it has changed since main: a save has read files from it, and the digests of a new entry
 * would confirm the damage.
 * @throws Error if the file is damaged, or cannot be checked
 */
export async function checkMounted(mounts: Mounts | undefined, search: BaseSearch): Promise<void> {
  const { signal } = search
  if (mounts?.by !== 'job' || !mounts.entry) return
  const { mountRoot, entry: mounted } = mounts
  const state = await stateOfMounted(mountRoot)
  if (state === undefined || state === mounted.file) return
  try {
    const { entry, index } = await findBase(mounted, search)
    await entry.close()
    for await (const _ of mountedBody(mountRoot, index, signal).read(0, bodyLength(index)));
  } catch (error) {
    signal.throwIfAborted()
    throw new Error(`the mounted cache has changed on the disk: ${messageOf(error)}`, { cause: error })
  }
}
