/** Ends mounts: this job's in its post step, and a killed job's at the start of the next restore. */
import { messageOf } from '../failure.ts'
import { endServer } from '../lazy/server.ts'
import { endLazy } from '../lazy/show.ts'
import { abandonedMountRoots, takeDown } from '../mount/mount-root.ts'
import { findRights, type Rights } from '../mount/rights.ts'
import * as runner from '../runner.ts'
import { loadState } from '../state.ts'
import { reportDamage } from './damage.ts'

/** Unmounts what main mounted. Warns instead of failing. */
export async function unmount(): Promise<void> {
  const { scaffold, image } = loadState() ?? {}
  if (scaffold === undefined) return
  await takeAllDown([scaffold], async (dir, rights) => {
    const path = await endLazy(dir, rights)
    if (image && path !== undefined) await reportDamage(path, image, rights)
  })
}

/** Unmounts what killed jobs left mounted. Warns instead of failing. */
export async function unmountAbandoned(): Promise<void> {
  // The killed job's report does not concern this job.
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
