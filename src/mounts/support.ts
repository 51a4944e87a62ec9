/** Whether this runner can mount. */
import { existsSync, readFileSync } from 'node:fs'
import { findRights, type Rights } from '../system/root-rights.ts'
import * as runner from '../system/runner.ts'

/**
 * The rights to mount with, or the reason why this runner cannot mount, as the rest of a sentence. Then the host may
 * have a broker that mounts images; it is the path of its socket.
 */
export type MountSupport = { rights: Rights } | { reason: string; broker?: string | undefined }

/** Whether images may be mounted, by this process or by a broker. Either may refuse later. */
export function mayMount(mounting: MountSupport): boolean {
  return 'rights' in mounting || mounting.broker !== undefined
}

/** Takes milliseconds. Mounting may still fail later. Rejects only with the abort reason. */
export function probe(what: 'image' | 'tree', signal: AbortSignal): Promise<MountSupport> {
  return supportFor(what, signal).catch((error) => {
    signal.throwIfAborted()
    return { reason: `it cannot be found out: ${runner.reasonOf(error)}` }
  })
}

async function supportFor(what: 'image' | 'tree', signal: AbortSignal): Promise<MountSupport> {
  if (process.platform !== 'linux') return { reason: 'it does not run Linux' }
  const rights = await findRights(signal)
  if (!rights) return { reason: 'it neither lets root mount nor has sudo without a password' }
  for (const type of what === 'image' ? ['squashfs', 'overlay'] : ['overlay']) {
    if (!(await knows(type, rights, signal))) return { reason: `its kernel does not know ${type}` }
  }
  if (what === 'image' && !existsSync('/dev/loop-control')) return { reason: 'it has no loop devices' }
  return { rights }
}

async function knows(type: string, rights: Rights, signal: AbortSignal): Promise<boolean> {
  const isKnown = (): boolean =>
    new RegExp(`\\t${type}$`, 'm').test(readFileSync('/proc/filesystems', 'latin1'))
  if (isKnown()) return true
  await rights.run('modprobe', ['-q', type], { cwd: '/', signal }).catch(() => signal.throwIfAborted())
  return isKnown()
}
