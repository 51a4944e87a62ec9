/** Whether this runner can mount. */
import { existsSync, readFileSync } from 'node:fs'
import { Declined } from '../system/failure.ts'
import { findRights, type Rights } from '../system/root-rights.ts'
import * as runner from '../system/runner.ts'

/** What can mount images: this job, or the host's broker for it. `reason` is why this job cannot, as the rest of a sentence. */
export type MountSupport =
  | { by: 'job'; rights: Rights }
  | { by: 'broker'; socket: string; reason: string }
  | { by: 'none'; reason: string }

/** Whether images may be mounted. The mount may still be refused. */
export function mayMount({ by }: MountSupport): boolean {
  return by !== 'none'
}

/** Takes milliseconds. Knows nothing of a broker. Rejects only with the abort reason. */
export async function probe(what: 'image' | 'tree', signal: AbortSignal): Promise<MountSupport> {
  try {
    return { by: 'job', rights: await rightsToMount(what, signal) }
  } catch (error) {
    signal.throwIfAborted()
    const reason = runner.reasonOf(error)
    return { by: 'none', reason: error instanceof Declined ? reason : `it cannot be found out: ${reason}` }
  }
}

/** @throws Declined where this job cannot mount, or the system's error */
async function rightsToMount(what: 'image' | 'tree', signal: AbortSignal): Promise<Rights> {
  if (process.platform !== 'linux') throw new Declined('it does not run Linux')
  const rights = await findRights(signal)
  if (!rights) throw new Declined('it neither lets root mount nor has sudo without a password')
  for (const type of what === 'image' ? ['squashfs', 'overlay'] : ['overlay']) {
    if (!(await knows(type, rights, signal))) throw new Declined(`its kernel does not know ${type}`)
  }
  if (what === 'image' && !existsSync('/dev/loop-control')) throw new Declined('it has no loop devices')
  return rights
}

async function knows(type: string, rights: Rights, signal: AbortSignal): Promise<boolean> {
  const isKnown = (): boolean =>
    new RegExp(`\\t${type}$`, 'm').test(readFileSync('/proc/filesystems', 'latin1'))
  if (isKnown()) return true
  await rights.run('modprobe', ['-q', type], { cwd: '/', signal }).catch(() => signal.throwIfAborted())
  return isKnown()
}
