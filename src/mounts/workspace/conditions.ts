/** The conditions for an overlay over the workspace. */
import { accessSync, constants, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromBytes, isWithin, toBytes } from '../../files/byte-strings.ts'
import { Declined } from '../../system/failure.ts'
import { type Mount, readMounts } from '../../system/mountinfo.ts'

/** File systems that can be the upper layer of an overlay with redirects. */
const upperTypes = ['ext4', 'xfs', 'btrfs', 'tmpfs']

interface Checking {
  /** The mount root of the overlay that covers the workspace already. */
  root: string | undefined
  /** Directories that the overlay must not cover. */
  protectedDirs: string[]
}

/** @param workspace without links. @throws Error with the reason if an overlay would do harm, or is impossible */
export function checkWorkspace(workspace: string, { root, protectedDirs }: Checking): void {
  const own = toBytes(workspace)
  const rootSource = root === undefined ? undefined : toBytes(root)
  const other = readMounts().find(({ point, source }) => isWithin(point, own) && source !== rootSource)
  if (other) throw new Declined(`something is mounted at ${fromBytes(other.point)}`)
  const held = protectedDirs.find((path) => isWithin(realpathSync(path), workspace))
  if (held !== undefined) throw new Declined(`the workspace holds ${held}`)
  const { type } = mountBelow(workspace)
  if (!upperTypes.includes(type))
    throw new Declined(`the workspace is on ${type}, which an overlay cannot write to`)
  try {
    accessSync(dirname(workspace), constants.W_OK)
  } catch {
    throw new Declined(`this user cannot write to ${dirname(workspace)}`)
  }
}

/** The mount that a workspace is on. */
export function mountBelow(workspace: string): Mount {
  const above = toBytes(dirname(workspace))
  const holding = readMounts().filter(({ point }) => isWithin(above, point))
  // The last one of those at the same point covers the others.
  return holding.reduce((deepest, mount) => (mount.point.length >= deepest.point.length ? mount : deepest))
}
