/**
 * What an overlay over a workspace shows: a note that only root can write, because undoing depends on it. A job can write to
 * the directory that holds its workspace.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { fromBytes, isWithin, statAt, toBytes } from '../../files/byte-strings.ts'
import { Declined, orUndefined } from '../../system/failure.ts'
import { readMounts } from '../../system/mountinfo.ts'
import type { Rights } from '../../system/root-rights.ts'
import { misfit } from '../../system/schema.ts'
import { isMountRoot, recordsDir, sourceOf } from './mount-root.ts'

export type RecordedTarget = v.InferOutput<typeof targetSchema>
const targetSchema = v.object({
  /** Relative to the workspace; a byte string. */
  path: v.string(),
  /** The mount root of the image. */
  mountRoot: v.string(),
  /**
   * The directories from the workspace down to the one that holds the target, as `identityIn` identifies them. Absent if the
   * workspace has files of its own at the target: then the job has unpacked the cached ones there, and they stay.
   */
  parents: v.optional(v.array(v.string())),
})

export type OverlayRecord = v.InferOutput<typeof recordSchema>
const recordSchema = v.object({
  /** Absolute, without links; a byte string. */
  workspace: v.string(),
  targets: v.array(targetSchema),
  /** Where the layers are mounted, the upmost one first; absolute. */
  layers: v.array(v.string()),
  /** Directories that were made above targets, relative to the workspace; byte strings. */
  made: v.array(v.string()),
  /**
   * The sign of the job that found the overlay of a killed job in use. Its processes see the old images for as long as they live,
   * although the overlay is no longer mounted.
   */
  detachedFor: v.optional(v.string()),
})

/** An overlay over a workspace. */
export interface Cover {
  /** Its mount root, which is beside the workspace. */
  dir: string
  record: OverlayRecord
}

/** @throws ToolFailure, or the abort reason */
export async function writeRecord(
  { dir, record }: Cover,
  rights: Rights,
  signal: AbortSignal,
): Promise<void> {
  await rights.write(recordsDir, basename(dir), JSON.stringify(record), signal)
}

/** Undefined unless root wrote it. */
export function recordOf(dir: string): OverlayRecord | undefined {
  const record = readRecord(basename(dir))
  // A mount root of this name elsewhere is another one.
  return record && toBytes(dirname(dir)) === dirname(record.workspace) ? record : undefined
}

/** The records of all overlays over workspaces, and their mount roots, which may be gone. */
export function allRecords(): Cover[] {
  const names = orUndefined(() => readdirSync(recordsDir)) ?? []
  return names.filter(isMountRoot).flatMap((name) => {
    const record = readRecord(name)
    return record ? { dir: join(fromBytes(dirname(record.workspace)).toString(), name), record } : []
  })
}

function readRecord(name: string): OverlayRecord | undefined {
  const path = join(recordsDir, name)
  const stat = statAt(toBytes(path))
  if (!stat?.isFile() || stat.uid !== 0 || (stat.mode & 0o022) !== 0) return undefined
  const value: unknown = orUndefined(() => JSON.parse(readFileSync(path, 'utf8')))
  return misfit(recordSchema, value) === undefined ? (value as OverlayRecord) : undefined
}

/** The targets that the overlay shows. */
export function shownIn({ targets }: OverlayRecord): RecordedTarget[] {
  return targets.filter(({ parents }) => parents !== undefined)
}

/** The overlay that covers a workspace; undefined if there is none. @param workspace without links */
export function coverOf(workspace: string): Cover | undefined {
  const point = toBytes(workspace)
  const mount = readMounts().findLast((mount) => mount.point === point)
  const dir = mount?.type === 'overlay' ? fromBytes(sourceOf(mount) ?? '').toString() : ''
  const record = isMountRoot(dir) ? recordOf(dir) : undefined
  return record?.workspace === point ? { dir, record } : undefined
}

/** Where Headstart shows caches, for any job. Absolute byte strings. */
export function ownTargets(): string[] {
  return readMounts().flatMap((mount) => {
    const dir = fromBytes(sourceOf(mount) ?? '').toString()
    if (!isMountRoot(dir)) return []
    const record = recordOf(dir)
    return record ? shownIn(record).map(({ path }) => `${record.workspace}/${path}`) : [mount.point]
  })
}

/** @throws Error when a mount at the target would hide a protected directory or another mount */
export function checkTarget(target: string, protectedDirs: string[]): void {
  const name = fromBytes(target).toString()
  if (!statAt(`${target}/.`)) return
  const real = realpathSync(fromBytes(target), 'latin1')
  if (protectedDirs.some((path) => existsSync(path) && isWithin(realpathSync(path, 'latin1'), real)))
    throw new Declined(`${name} holds the directory of the job or the store`)
  const points = [...readMounts().map(({ point }) => point), ...ownTargets()]
  if (points.some((point) => isWithin(point, real)))
    throw new Declined(`something is mounted at ${name} already, or below it`)
}
