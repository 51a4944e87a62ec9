/** Mounts the overlay over the workspace. */
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fromBytes, statAt, toBytes } from '../../files/byte-strings.ts'
import { headerOf } from '../../formats/tar/member-header.ts'
import { endOfArchive } from '../../formats/tar/tar-records.ts'
import { codeOf } from '../../system/failure.ts'
import { readMounts } from '../../system/mountinfo.ts'
import { firstOf } from '../layers.ts'
import { belowPoint } from '../mount-root.ts'
import { type MountWork, mountTable, type TableMount } from '../mount-table.ts'
import { detachedIn } from '../overlay-marks.ts'
import { mountBelow } from './conditions.ts'
import { stepsOf } from './places.ts'
import type { Cover, OverlayRecord, RecordedTarget } from './record.ts'
import { outside } from './users.ts'

interface MountingOver extends Pick<MountWork, 'rights' | 'signal'> {
  /** The targets of the record that no earlier overlay shows. The job may have removed the others. */
  fresh: RecordedTarget[]
  /** Whether the tables of an image are checked only after it is mounted, so that it may have devices. */
  isUnchecked: boolean
}

/** In the mount root: shows the workspace without the overlay, and cannot be written to. */
export const plain = 'plain'

const mostNamesBytes = 250

/**
 * Shows the record's layers in the workspace. An overlay that shows fewer stays below the new one, so that no moment is without
 * the files of the earlier one. Both write to the same files, and no process opens files through the lower one any more.
 * @throws Error if a target does not show; then the overlay of before is back
 */
export async function mountOver(
  cover: Cover,
  { fresh, rights, signal, isUnchecked }: MountingOver,
): Promise<void> {
  const workspace = fromBytes(cover.record.workspace).toString()
  const work = { dir: cover.dir, rights, signal }
  await outside(async () => {
    await using place = await upperPlace(cover, work)
    const mount = (): Promise<string> => mountLayers(cover, place.upper, { ...work, isUnchecked })
    const point = await mount()
    const hidden = await hiddenIn(workspace, fresh)
    if (hidden.length === 0) return
    const uncover = (point: string): Promise<void> =>
      rights.run('umount', ['-i', '--', point], { cwd: cover.dir, signal: AbortSignal.timeout(60_000) })
    await uncover(point)
    const earlier = cover.record.targets.filter((target) => !fresh.includes(target))
    await clearOpaque(hidden, earlier, { dir: place.upper, rights, signal })
    const again = await mount()
    const [still] = await hiddenIn(workspace, fresh)
    if (still === undefined) return
    await uncover(again)
    throw notShown(still)
  })
}

function notShown({ path }: RecordedTarget): Error {
  return new Error(`the directories above ${fromBytes(path)} hide it`)
}

/** The workspace without an overlay. */
interface UpperPlace extends AsyncDisposable {
  /** Absolute. The mount root is beside it, on the same mount, as an overlay needs its two directories. */
  upper: string
}

/**
 * Another overlay may cover the workspace already. Then the directory above it, mounted once more, shows the workspace as it is.
 * Nothing but root can reach that mount, so that no program that removes directories finds it.
 */
async function upperPlace({ dir, record }: Cover, { rights, signal }: MountWork): Promise<UpperPlace> {
  const workspace = fromBytes(record.workspace).toString()
  const isCovered = readMounts().some(({ point }) => point === record.workspace)
  if (!isCovered) return { upper: workspace, [Symbol.asyncDispose]: async () => {} }
  const point = belowPoint(dir)
  const options = 'bind,private,X-mount.mkdir=0700'
  const bind = { source: dirname(workspace), point, type: 'none', options }
  await mountTable([bind], `below-${count(dir, 'below-')}`, { dir, rights, signal })
  return {
    upper: join(point, basename(workspace)),
    [Symbol.asyncDispose]: () =>
      rights.run('umount', ['-i', '--', point], { cwd: '/', signal: AbortSignal.timeout(60_000) }),
  }
}

/** @returns a new name in the mount root that leads to the workspace: a job may have replaced an earlier one */
async function mountLayers(
  { dir, record }: Cover,
  upper: string,
  { rights, signal, isUnchecked }: Omit<MountingOver, 'fresh'>,
): Promise<string> {
  const number = count(dir, 'work-')
  const names = record.layers.map((_, i) => `${number}-${i}`)
  if (names.join(':').length > mostNamesBytes) throw new Error('the job has too many layers')
  for (const [i, layer] of record.layers.entries()) symlinkSync(layer, join(dir, names[i] as string))
  // Short names: since util-linux 2.39, mount passes on at most 256 bytes of names.
  symlinkSync(upper, join(dir, `upper-${number}`))
  mkdirSync(join(dir, `work-${number}`))
  symlinkSync(join(dirname(upper), basename(dir), `work-${number}`), join(dir, `w-${number}`))
  const point = `workspace-${number}`
  symlinkSync(fromBytes(record.workspace), join(dir, point))
  const layers = `lowerdir=${names.join(':')},upperdir=upper-${number},workdir=w-${number}`
  const flags = flagsFor(record.workspace, isUnchecked)
  // Without redirects and hollow copies, each file of the job is whole in the workspace. `xino` makes it one device. `volatile`
  // omits the sync of the whole disk at the unmount.
  await firstOf(['volatile,', ''], async (more) => {
    const options = `${more}${flags}redirect_dir=off,metacopy=off,index=off,xino=on,${layers}`
    const others = overlaysOver(record)
    const below = plainMounts(dir, point)
    // A table leaves out what it takes for mounted: another overlay of this source over the workspace.
    if (below.length > 0) {
      const overlay = { source: dir, point, type: 'overlay', options }
      await mountTable([...below, overlay], `table-${number}`, { dir, rights, signal })
    } else {
      const args = ['-i', '-n', '-t', 'overlay', '-o', options, '--', dir, point]
      await rights.run('mount', args, { cwd: dir, signal })
    }
    if (overlaysOver(record) === others) throw new Error('the overlay was not mounted')
  })
  return point
}

/** How many overlays cover a workspace. */
function overlaysOver({ workspace }: OverlayRecord): number {
  return readMounts().filter(({ point, type }) => point === workspace && type === 'overlay').length
}

/** Shows the workspace without the overlay, which comes later. A shared mount would show the overlay, too. */
function plainMounts(dir: string, workspace: string): TableMount[] {
  const point = toBytes(join(dir, plain))
  if (readMounts().some((mount) => mount.point === point)) return []
  mkdirSync(join(dir, plain), { recursive: true })
  return [{ source: workspace, point: plain, type: 'none', options: 'bind,ro,private' }]
}

function count(dir: string, start: string): number {
  return readdirSync(dir).filter((name) => name.startsWith(start)).length
}

/** The workspace keeps the flags that its own mount has, or that an overlay over it has. */
function flagsFor(workspace: string, isUnchecked: boolean): string {
  const covering = readMounts().filter((mount) => mount.point === workspace)
  const own = mountBelow(fromBytes(workspace).toString())
  const flags = [own, ...covering].flatMap((mount) => mount.flags)
  if (isUnchecked) flags.push('nosuid', 'nodev')
  return ['nosuid', 'nodev', 'noexec'].flatMap((flag) => (flags.includes(flag) ? `${flag},` : [])).join('')
}

/** The targets that do not show. A lazy image may be slow, and the job may be cancelled meanwhile. */
async function hiddenIn(workspace: string, targets: RecordedTarget[]): Promise<RecordedTarget[]> {
  const hidden: RecordedTarget[] = []
  for (const target of targets) {
    const code = await lstat(fromBytes(`${toBytes(workspace)}/${target.path}`)).then(() => undefined, codeOf)
    if (code !== undefined) hidden.push(target)
  }
  return hidden
}

/**
 * A directory that was made within an overlay hides what is below it, also in a later overlay. Takes the mark from the
 * directories above the targets: the kernel counts only the value `y`.
 * https://docs.kernel.org/filesystems/overlayfs.html#whiteouts-and-opaque-directories
 * @throws Error if such a directory hides an earlier target, too: this job has removed what an image has there
 */
async function clearOpaque(
  targets: RecordedTarget[],
  earlier: RecordedTarget[],
  { dir, rights, signal }: MountWork,
): Promise<void> {
  const above = [...new Set(targets.flatMap(aboveIn))].filter((name) =>
    statAt(`${toBytes(dir)}/${name}`)?.isDirectory(),
  )
  const marked = await detachedIn(dir, above, { rights, signal }, ['opaque'])
  for (const target of targets)
    if (earlier.flatMap(aboveIn).some((name) => marked.has(name) && aboveIn(target).includes(name)))
      throw notShown(target)
  const members = [...marked].flatMap((name) => {
    const stat = statAt(`${toBytes(dir)}/${name}`)
    if (!stat?.isDirectory()) return []
    const records = {
      uid: String(stat.uid),
      gid: String(stat.gid),
      'SCHILY.xattr.trusted.overlay.opaque': 'n',
    }
    const mtime = (stat.mtimeMs / 1000).toFixed(3)
    return headerOf({ kind: 'directory', name, mode: stat.mode & 0o7777, mtime, records })
  })
  await rights.unpackMarked(Buffer.concat([...members, endOfArchive]), { cwd: dir, signal })
}

/** The directories above a target, within the workspace. */
function aboveIn({ path }: RecordedTarget): string[] {
  return stepsOf(path).slice(0, -1)
}
