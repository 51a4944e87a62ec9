/** Mounts the overlay over the workspace. */
import { mkdirSync, symlinkSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fromBytes, statAt, toBytes } from '../../files/byte-strings.ts'
import { headerOf } from '../../formats/tar/archive-output.ts'
import { endOfArchive } from '../../formats/tar/tar-records.ts'
import { codeOf, Declined } from '../../system/failure.ts'
import { readMounts } from '../../system/mountinfo.ts'
import { stepsOf } from '../root/clear.ts'
import { belowPoint, linkLayers, nameIn, numbersIn, rootNames } from '../root/mount-root.ts'
import { firstOf, type MountWork, mountEach, type NewMount } from '../root/mounting.ts'
import { detachedIn, overlayAttributes } from '../root/overlay-marks.ts'
import type { Cover, OverlayRecord, RecordedTarget } from '../root/record.ts'
import { outside } from '../root/unmount.ts'
import { mountBelow } from './conditions.ts'

interface MountingOver extends Pick<MountWork, 'rights' | 'signal'> {
  /** The targets of the record that no earlier overlay shows. The job may have removed the others. */
  fresh: RecordedTarget[]
  /** Whether the tables of an image are checked only after it is mounted, so that it may have devices. */
  isUnchecked: boolean
}

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
    const uncover = (point: string): Promise<unknown> =>
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

function notShown({ path }: RecordedTarget): Declined {
  return new Declined(`the directories above ${fromBytes(path)} hide it`)
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
  await mountEach([bind], { dir, rights, signal })
  return {
    upper: join(point, basename(workspace)),
    async [Symbol.asyncDispose]() {
      await rights.run('umount', ['-i', '--', point], { cwd: '/', signal: AbortSignal.timeout(60_000) })
    },
  }
}

/** @returns a new name in the mount root that leads to the workspace: a job may have replaced an earlier one */
async function mountLayers(
  { dir, record }: Cover,
  upper: string,
  { rights, signal, isUnchecked }: Omit<MountingOver, 'fresh'>,
): Promise<string> {
  const number = numbersIn(dir, 'work').length
  const lowers = linkLayers(dir, number, record.layers).join(':')
  if (lowers.length > mostNamesBytes) throw new Declined('the job has too many layers')
  const [own, work, workLink] = [nameIn('upper', number), nameIn('work', number), nameIn('w', number)]
  symlinkSync(upper, join(dir, own))
  mkdirSync(join(dir, work))
  // The work directory is on the mount of the upper directory.
  symlinkSync(join(dirname(upper), basename(dir), work), join(dir, workLink))
  const point = nameIn('workspace', number)
  symlinkSync(fromBytes(record.workspace), join(dir, point))
  const layers = `lowerdir=${lowers},upperdir=${own},workdir=${workLink}`
  const flags = flagsFor(record.workspace, isUnchecked)
  // Each file of the job is whole in the workspace, because there are no redirects and no hollow copies. `xino` makes it one
  // device. `volatile` omits the sync of the whole disk at the unmount.
  await firstOf(['volatile,', ''], async (more) => {
    const options = `${more}${flags}redirect_dir=off,metacopy=off,index=off,xino=on,${layers}`
    const others = overlaysOver(record)
    const overlay = { source: dir, point, type: 'overlay', options }
    await mountEach([...plainMounts(dir, point), overlay], { dir, rights, signal })
    if (overlaysOver(record) === others) throw new Declined('the overlay was not mounted')
  })
  return point
}

/** How many overlays cover a workspace. */
function overlaysOver({ workspace }: OverlayRecord): number {
  return readMounts().filter(({ point, type }) => point === workspace && type === 'overlay').length
}

/** Shows the workspace without the overlay, which comes later. A shared mount would show the overlay, too. */
function plainMounts(dir: string, workspace: string): NewMount[] {
  const { plain } = rootNames
  const point = toBytes(join(dir, plain))
  if (readMounts().some((mount) => mount.point === point)) return []
  mkdirSync(join(dir, plain), { recursive: true })
  return [{ source: workspace, point: plain, type: 'none', options: 'bind,ro,private' }]
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
  // Unpacking its header gives a directory its attributes.
  const args = ['--extract', '--file=-', '--numeric-owner', '--preserve-permissions', ...overlayAttributes]
  await rights.runWith(Buffer.concat([...members, endOfArchive]), 'tar', args, { cwd: dir, signal })
}

/** The directories above a target, within the workspace. */
function aboveIn({ path }: RecordedTarget): string[] {
  return stepsOf(path).slice(0, -1)
}
