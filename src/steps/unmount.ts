/** How mounts end: those of this job in its post step, those of jobs that were killed in the next one. */
import { messageOf } from '../failure.ts'
import { endServer } from '../lazy/server.ts'
import { endLazy } from '../lazy/show.ts'
import { abandonedMountRoots, takeDown } from '../mount/mount-root.ts'
import { findRights, type Rights } from '../mount/rights.ts'
import * as runner from '../runner.ts'
import { loadState } from '../state.ts'
import { tellDamage } from './damage.ts'

/** Takes down what main mounted. Never fails: it warns. */
export async function unmount(): Promise<void> {
  const { scaffold, image } = loadState() ?? {}
  if (scaffold === undefined) return
  await takeAllDown([scaffold], async (dir, rights) => {
    const path = await endLazy(dir, rights)
    if (image && path !== undefined) await tellDamage(path, image, rights)
  })
}

/** Takes down what killed jobs left. Never fails: it warns. */
export async function unmountAbandoned(): Promise<void> {
  // What that job got to read is no concern of this one.
  await takeAllDown(abandonedMountRoots(runner.tempDir()), endServer)
}

async function takeAllDown(
  scaffolds: string[],
  endShowing: (dir: string, rights: Rights) => Promise<unknown>,
): Promise<void> {
  if (scaffolds.length === 0) return
  const rights = await findRights(AbortSignal.timeout(10_000)).catch(() => undefined)
  for (const dir of scaffolds) {
    try {
      if (!rights) throw new Error('root no longer has the rights, or sudo asks for a password')
      await endShowing(dir, rights)
      await takeDown(dir, { rights, warn: runner.warning })
    } catch (error) {
      runner.warning(`Mounts that stand on ${dir} are left: ${messageOf(error)}`)
    }
  }
}
