/** Keeps damage of a mounted file out of a new entry, where the digests would confirm it. */

import { bodyLength } from '../../../entry/container.ts'
import type { Inputs } from '../../../inputs/inputs.ts'
import type { Store } from '../../../stores/store.ts'
import { stateOf } from '../../../system/disk/notes.ts'
import { codeOf, messageOf } from '../../../system/failure.ts'
import type { State } from '../../state.ts'
import { localCopyOf, openMountedFile } from './local-copy.ts'
import { findBase } from './mounted-base.ts'

/** Changes with every write to the mounted file. Undefined if the file has no name any more, so that no job can write to it. */
export async function stateOfMounted(mountRoot: string): Promise<string | undefined> {
  const file = await openMountedFile(mountRoot).catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  return file && stateOf(file).finally(() => file.close())
}

/**
 * Checks the bytes that a save has read from mounts. Reads the mounted file only if it has changed since main.
 * @throws Error if the file is damaged, or has changed and cannot be checked
 */
export async function checkMounted(
  { mounted, mountRoot }: State,
  { inputs, store, scopes, signal }: { inputs: Inputs; store: Store; scopes: string[]; signal: AbortSignal },
): Promise<void> {
  if (!mounted || mountRoot === undefined) return
  const state = await stateOfMounted(mountRoot)
  if (state === undefined || state === mounted.file) return
  try {
    const { entry, index } = await findBase(mounted, { inputs, store, scopes })
    await entry.close()
    for await (const _ of localCopyOf(mountRoot, index, signal).read(0, bodyLength(index)));
  } catch (error) {
    signal.throwIfAborted()
    throw new Error(`the mounted cache has changed on the disk: ${messageOf(error)}`, { cause: error })
  }
}
