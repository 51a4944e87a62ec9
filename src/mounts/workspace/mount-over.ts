/** Mounts the overlay over the workspace, and mounts it again with other images. */
import { mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import { removeTree } from '../../files/staging.ts'
import { readMounts } from '../../system/mountinfo.ts'
import { alone } from '../alone.ts'
import { firstOf } from '../layers.ts'
import { mountTable, type TableMount } from '../mount-table.ts'
import type { Rights } from '../root-rights.ts'
import { takeDown } from '../unmount.ts'
import { mountBelow } from './conditions.ts'
import { outside } from './users.ts'
import { type Addition, additionsIn, rootNames, rootOver, workspaceOf } from './workspace-root.ts'

interface MountingOver {
  rights: Rights
  signal: AbortSignal
  /** Whether the tables of an image are checked only after it is mounted, so that it may have devices. */
  isUnchecked?: boolean
}

const mostNamesBytes = 250

/** Shows these images in the workspace, instead of those that are shown now. The newest one is the upmost. */
export async function mountOver(
  dir: string,
  additions: Addition[],
  { rights, signal, isUnchecked = false }: MountingOver,
): Promise<void> {
  const workspace = fromBytes(workspaceOf(dir) as string).toString()
  const where = { cwd: dir, signal }
  const lowers = additions
    .toReversed()
    .flatMap(({ lowers }) => lowers)
    .join(':')
  if (lowers.length > mostNamesBytes) throw new Error('the job has too many layers')
  const flags = flagsFor(workspace, isUnchecked)
  const uncover = async (): Promise<void> => {
    if (rootOver(workspace) === dir) await rights.run('umount', ['-i', '--', rootNames.workspace], where)
  }
  await outside(async () => {
    if (additions.length === 0) return await uncover()
    const work = `work-${readdirSync(dir).filter((name) => name.startsWith('work-')).length}`
    mkdirSync(join(dir, work))
    const layers = `lowerdir=${lowers},upperdir=${rootNames.workspace},workdir=${work}`
    // `xino` makes it one device. `volatile` omits the sync of the whole disk at the unmount.
    await firstOf(['volatile,', ''], async (more) => {
      await uncover()
      const options = `${more}${flags}redirect_dir=on,metacopy=on,index=off,xino=on,${layers}`
      const overlay = { source: dir, point: rootNames.workspace, type: 'overlay', options }
      await mountTable([...plainMounts(dir), overlay], `table-${work}`, { dir, rights, signal })
    })
  })
}

/** Shows the workspace without the overlay, which comes later. A shared mount would show the overlay, too. */
function plainMounts(dir: string): TableMount[] {
  const { workspace, plain } = rootNames
  const point = toBytes(join(dir, plain))
  if (readMounts().some((mount) => mount.point === point)) return []
  return [{ source: workspace, point: plain, type: 'none', options: 'bind,ro,private' }]
}

/** The workspace keeps the flags that its own mount has, or that an overlay over it has. */
function flagsFor(workspace: string, isUnchecked: boolean): string {
  const point = toBytes(workspace)
  const covering = readMounts().filter((mount) => mount.point === point)
  const flags = [mountBelow(workspace), ...covering].flatMap((mount) => mount.flags)
  if (isUnchecked) flags.push('nosuid', 'nodev')
  return ['nosuid', 'nodev', 'noexec'].flatMap((flag) => (flags.includes(flag) ? `${flag},` : [])).join('')
}

/** Takes the images of a mount root out of the overlay over a workspace, if they are in it. */
export function removeFromWorkspace(mountRoot: string, workspace: string, rights: Rights): Promise<void> {
  return alone(dirname(mountRoot), () => removeAdditions(mountRoot, workspace, rights))
}

async function removeAdditions(mountRoot: string, workspace: string, rights: Rights): Promise<void> {
  const dir = rootOver(workspace)
  if (dir === undefined) return
  const additions = additionsIn(dir)
  const others = additions.filter((addition) => addition.mountRoot !== mountRoot)
  if (others.length === additions.length) return
  if (others.length === 0) return await takeDown(dir, { rights, warn: () => {} })
  await mountOver(dir, others, { rights, signal: AbortSignal.timeout(60_000) })
  for (const addition of additions.filter((one) => !others.includes(one))) forget(dir, addition)
}

/** Removes the names of an image that is not in the overlay, and its path layer. */
export function forget(dir: string, { number, lowers }: Addition): void {
  const targets = readdirSync(dir).filter((name) => name.match(`^(target|made)-${number}-`))
  for (const name of [...lowers, ...targets]) removeTree(join(dir, name))
}
