/** What a job sees of the cache that its restore mounted: the targets with their upper directories, and the mounted file. */
import { constants, existsSync, realpathSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Index, identityOf, isMountable } from '../../entry/container.ts'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import { serverFiles } from '../../mounts/lazy/server.ts'
import { shownTargets } from '../../mounts/shown-targets.ts'
import type { Entry } from '../../stores/store.ts'
import { stateOf } from '../../system/disk/notes.ts'
import { unlessMissing } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import type { LookedUp, MountedEntry } from './state.ts'

export type MountedState = Pick<LookedUp, 'mounts'>

/** The mount points and their upper directories. A broker that has ended shows no directories. */
export function mountedIn({ mounts }: MountedState): { points: string[]; uppers: string[] } {
  const own = mounts?.by === 'job' ? shownTargets(mounts.mountRoot, runner.workspace()) : []
  const brokered = mounts?.by === 'broker' ? mounts.mounts : []
  const shown = brokered.filter(({ view }) => existsSync(join(view, 'upper')))
  return {
    points: [...own.map(({ target }) => target), ...shown.map(({ target }) => toBytes(target))],
    uppers: [
      ...own.flatMap(({ upper }) => (upper === undefined ? [] : fromBytes(upper).toString())),
      ...shown.map(({ view }) => join(view, 'upper')),
    ],
  }
}

/** The path without links to directories, as a byte string. It may itself be a link. */
export function realName(path: string): string {
  return `${realpathSync(dirname(path), 'latin1')}/${toBytes(basename(path))}`
}

/** @throws Error if it is gone, or is no file: a step of the job may have put a FIFO there, which would block */
export async function openMountedFile(mountRoot: string): Promise<FileHandle> {
  const file = await open(join(mountRoot, serverFiles.image), constants.O_RDONLY | constants.O_NONBLOCK)
  if ((await file.stat()).isFile()) return file
  await file.close()
  throw new Error('the mounted cache is no file any more')
}

/** Changes with every write to the mounted file. Undefined if the file has no name, so that no job can write to it. */
export async function stateOfMounted(mountRoot: string): Promise<string | undefined> {
  const file = await openMountedFile(mountRoot).catch(unlessMissing)
  return file && stateOf(file).finally(() => file.close())
}

/** The facts of a mounted entry that post needs. @param since the kernel's time before the mounts */
export function mountedEntry({ entry, index }: { entry: Entry; index: Index }, since: number): MountedEntry {
  const { scope, version, key, size } = entry
  const layers = index.segments.filter(isMountable)
  return { scope, version, key, size, files: index.files, layers, identity: identityOf(index), since }
}
