/** The conditions for an overlay over the workspace. */
import { accessSync, constants, existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromBytes, isWithin, toBytes } from '../../files/byte-strings.ts'
import { Declined } from '../../system/failure.ts'
import { isForeign, processText, visiblePids } from '../../system/machine/processes.ts'
import { type Mount, parseMounts, readMounts } from '../../system/mountinfo.ts'
import { type Rights, shortly } from '../../system/root-rights.ts'
import { allRecords } from '../root/record.ts'

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
  // Its processes see the images of that job for as long as they live.
  if (allRecords().some(({ dir, record }) => record.workspace === own && dir !== root))
    throw new Declined('a process still uses what a killed job has mounted over it')
  const held = protectedDirs.find((path) => existsSync(path) && isWithin(realpathSync(path), workspace))
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

/**
 * Looks for another process with its working directory, an open file or a socket within a directory: the overlay shows the same
 * file, but locks, pipes and connections do not reach from one to the other. Looks for containers that show the directory, too:
 * they would not show the overlay.
 * @throws Error with the reason if there is such a process or container
 */
export async function checkUnused(dir: string, rights: Rights, signal: AbortSignal): Promise<void> {
  const places = visiblePids().flatMap((pid) => ['cwd', 'fd', 'ns/mnt'].map((name) => `/proc/${pid}/${name}`))
  const shown = ['-maxdepth', '1', '-type', 'l', '-printf', '%p %l\\0']
  // It ends with 1 if some processes have ended meanwhile.
  const where = { cwd: '/', signal: shortly(signal), goodCodes: [0, 1] }
  const links = (await rights.run('find', [...places, ...shown], where)).toString('latin1').split('\0')
  const own = toBytes(dir)
  const sockets = boundSockets()
  const namespaces = new Map<string, string>()
  for (const link of links) {
    // Links of a process that has just ended, or hides them, lead to nothing.
    const [, pid = '', kind, opened = ''] = /^\/proc\/(\d+)\/(\w+)\S* (.+)$/s.exec(link) ?? []
    const target = sockets.get(opened) ?? opened
    if (kind === 'ns') namespaces.set(target, pid)
    // The step's own programs unpack its other caches, and end before the overlay is mounted.
    if (!isWithin(target, own) || !isForeign(pid)) continue
    const use = kind === 'cwd' ? 'works' : 'has a file open'
    throw new Declined(`${processText(pid)} ${use} in it`)
  }
  namespaces.delete(readlinkSync('/proc/self/ns/mnt'))
  if (await isShownIn([...namespaces.values()], dir, rights, signal))
    throw new Declined('a container shows it, too')
}

/** The paths of all sockets that have one, by what a process's link to the socket says. Byte strings. */
function boundSockets(): Map<string, string> {
  const table = readFileSync('/proc/net/unix', 'latin1')
  // https://man7.org/linux/man-pages/man5/proc_net.5.html
  return new Map(
    [...table.matchAll(/ (\d+) (\/.*)$/gm)].map(([, inode, path = '']) => [`socket:[${inode}]`, path]),
  )
}

/** Whether one of the processes, each of another mount namespace, has a directory mounted that is within this one. */
async function isShownIn(pids: string[], dir: string, rights: Rights, signal: AbortSignal): Promise<boolean> {
  if (pids.length === 0) return false
  const where = { cwd: '/', signal: shortly(signal), goodCodes: [0, 1] }
  const tables = await rights.run(
    'cat',
    pids.map((pid) => `/proc/${pid}/mountinfo`),
    where,
  )
  const own = toBytes(dir)
  const { device, root, point } = mountBelow(dir)
  // Overlays of earlier steps cover it.
  const covering = readMounts().filter((mount) => mount.point === own)
  const shown = [{ device, root: join(root, own.slice(point.length)) }, ...covering]
  return parseMounts(tables.toString('latin1')).some(
    (mount) =>
      mount.isPrivate && shown.some((one) => mount.device === one.device && isWithin(mount.root, one.root)),
  )
}
