/** Removes what an overlay has left in the workspace: marks, and what the job has left below the targets. */
import {
  type BigIntStats,
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  type Stats,
  unlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { fromBytes, statAt } from '../../files/byte-strings.ts'
import { codeOf, messageOf } from '../../system/failure.ts'
import { nameIn } from './mount-root.ts'
import type { OverlayRecord, RecordedTarget } from './record.ts'

interface Clearing {
  /**
   * A directory on the same disk that takes what is left below the targets. Undefined in a recovery, which removes only marks:
   * the next job may have begun.
   */
  aside?: string
  warn: (line: string) => void
}

/** Clears each target. What cannot be cleared stays. */
export function clearTargets(record: OverlayRecord, { aside, warn }: Clearing): void {
  const { workspace, targets, made } = record
  for (const [i, target] of targets.entries()) {
    try {
      const place = aside === undefined ? undefined : join(aside, nameIn('left', i))
      clearTarget(workspace, target, place)
    } catch (error) {
      warn(`What the job left at ${fromBytes(`${workspace}/${target.path}`)} stays: ${messageOf(error)}`)
    }
  }
  if (aside === undefined) return
  // The last one first: it may lie within an earlier one.
  for (const path of made.toReversed()) removeIfEmpty(workspace, path)
}

function clearTarget(workspace: string, { path, parents }: RecordedTarget, aside: string | undefined): void {
  const above = openAbove(workspace, path)
  if (above === 'gone') return
  if (above === 'replaced') throw new Error('a directory above it has been replaced')
  using _ = above
  const target = `${above.path}/${basename(path)}`
  const stat = statAt(target)
  if (isWhiteout(stat)) unlinkSync(fromBytes(target))
  if (!stat || isWhiteout(stat)) return
  try {
    if (aside === undefined || parents === undefined) return
    if (above.identities.join() !== parents.join())
      throw new Error('a directory above it is another one than at the restore')
    // Moving a directory needs the right to write to it.
    if (stat.isDirectory()) chmodSync(fromBytes(target), 0o700)
    renameSync(fromBytes(target), aside)
  } finally {
    // What was moved away takes its marks along.
    if (statAt(target)?.isDirectory()) clearMarks(target)
  }
}

interface OpenDirectory extends Disposable {
  /** Leads to the open directory, wherever it is moved. */
  path: string
  /** The directories from the workspace down to this one. */
  identities: string[]
}

/**
 * Opens the directory that holds a path step by step, and follows no link. Removes the mark in the place of a directory.
 */
function openAbove(workspace: string, path: string): OpenDirectory | 'gone' | 'replaced' {
  using opened = new DisposableStack()
  const identities: string[] = []
  let place = workspace
  try {
    for (const step of ['', ...stepsOf(path).slice(0, -1)]) {
      if (step !== '') place = `${place}/${basename(step)}`
      const stat = statAt(place)
      if (isWhiteout(stat)) unlinkSync(fromBytes(place))
      if (!stat?.isDirectory()) return !stat || isWhiteout(stat) ? 'gone' : 'replaced'
      const file = openSync(fromBytes(place), constants.O_DIRECTORY | constants.O_NOFOLLOW)
      opened.defer(() => closeSync(file))
      identities.push(identityIn(fstatSync(file, { bigint: true })))
      place = `/proc/self/fd/${file}`
    }
    const kept = opened.move()
    return { path: place, identities, [Symbol.dispose]: () => kept.dispose() }
  } catch (error) {
    // Another process has done it just now.
    if (codeOf(error) === 'ENOENT') return 'gone'
    if (['ENOTDIR', 'ELOOP'].includes(codeOf(error) ?? '')) return 'replaced'
    throw error
  }
}

/** Goes on where it cannot read or write. @param dir a byte string @throws the first error, in the end */
function clearMarks(dir: string): void {
  const errors: unknown[] = []
  for (const item of readdirSync(fromBytes(dir), { withFileTypes: true, encoding: 'latin1' })) {
    const path = `${dir}/${item.name}`
    try {
      if (item.isDirectory()) clearMarks(path)
      else if (item.isCharacterDevice() && isWhiteout(statAt(path))) unlinkSync(fromBytes(path))
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}

function removeIfEmpty(workspace: string, path: string): void {
  try {
    const above = openAbove(workspace, path)
    if (typeof above === 'string') return
    using _ = above
    rmdirSync(fromBytes(`${above.path}/${basename(path)}`))
  } catch {
    // The job has put files there, or has removed it.
  }
}

/** The paths from the top down to a path, which is the last one. */
export function stepsOf(path: string): string[] {
  const names = path.split('/')
  return names.map((_, i) => names.slice(0, i + 1).join('/'))
}

/** The mark that an overlay leaves where something of a lower layer was removed. The job has no such file. */
export function isWhiteout(stat: Pick<Stats, 'isCharacterDevice' | 'rdev'> | undefined): boolean {
  return stat?.isCharacterDevice() === true && stat.rdev === 0
}

/** A file system gives the number of a removed directory to the next one, so the time of birth tells them apart. */
export function identityIn({ dev, ino, birthtimeNs }: BigIntStats): string {
  return `${dev}:${ino}:${birthtimeNs}`
}
