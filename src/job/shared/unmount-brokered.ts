/** Ends the mounts that a broker has made for this job. */
import { toBytes } from '../../files/byte-strings.ts'
import { brokerAt } from '../../mounts/broker.ts'
import { brokerSource } from '../../mounts/root/mount-root.ts'
import { removeEmpty } from '../../mounts/root/unmount.ts'
import { messageOf } from '../../system/failure.ts'
import { readMounts } from '../../system/mountinfo.ts'
import * as runner from '../../system/runner.ts'
import type { BrokeredMount, BrokeredMounts } from './state.ts'

/** Warns instead of failing. */
export async function unmountBrokered({ socket, mounts }: BrokeredMounts): Promise<void> {
  const broker = brokerAt(socket, AbortSignal.timeout(30_000))
  for (const mount of mounts.toReversed()) {
    try {
      if (isBrokerMount(mount.target)) await broker.unmount(mount.target)
      if (isBrokerMount(mount.view, 'tmpfs')) await broker.unmount(mount.view)
      removeMade(mount)
    } catch (error) {
      runner.warning(`${mount.target} stays mounted until the container ends: ${messageOf(error)}`)
    }
  }
}

export function isBrokerMount(target: string, type = 'overlay'): boolean {
  const point = toBytes(target)
  return readMounts().some(
    (mount) => mount.point === point && mount.type === type && mount.source === brokerSource,
  )
}

/** Removes the empty directories that were made for a mount. */
export function removeMade({ target, made, view }: BrokeredMount): void {
  removeEmpty(toBytes(view), toBytes(view))
  if (made !== undefined) removeEmpty(toBytes(target), toBytes(made))
}
