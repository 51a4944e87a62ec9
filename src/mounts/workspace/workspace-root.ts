/**
 * The mount root of the overlay over the workspace. It is beside the workspace: the runner empties RUNNER_TEMP before the
 * next job, even if the overlay of a killed job still needs its directories.
 */
import { lstatSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import { orUndefined } from '../../system/failure.ts'
import { countTargets, mountRootAt, ownMounts } from '../mount-root.ts'

/** The names in the directory. Short ones: since util-linux 2.39, mount passes on at most 256 bytes of names. */
export const rootNames = {
  /** A link to the workspace, without links. */
  workspace: 'workspace',
  /** Shows the workspace without the overlay, and cannot be written to. */
  plain: 'plain',
  /** Its time is the time before the first mount. */
  since: 'since',
  pathLayer: (addition: number) => `s${addition}`,
  /** A link to the mount point of a layer; layer 0 is the upmost one. */
  layer: (addition: number, layer: number) => `l${addition}-${layer}`,
  /** A link to a target. */
  target: (addition: number, target: number) => `target-${addition}-${target}`,
  /** A link to the topmost directory above a target that the workspace lacks. */
  made: (addition: number, target: number) => `made-${addition}-${target}`,
}

/** An image in the overlay. */
export interface Addition {
  number: number
  /** The names of its lower layers, the upmost one first. */
  lowers: string[]
  /** The mount root of the image. */
  mountRoot: string
}

/** The mount root of the overlay that covers a workspace; undefined if there is none. */
export function rootOver(workspace: string): string | undefined {
  const dir = mountRootAt(toBytes(workspace))
  return dir !== undefined && workspaceOf(dir) === toBytes(workspace) ? dir : undefined
}

/** The workspace, as a byte string; undefined if the directory holds other mounts, is another user's, or is gone. */
export function workspaceOf(dir: string): string | undefined {
  const link = join(dir, rootNames.workspace)
  return orUndefined(() => readlinkSync(link, 'latin1'), 'ENOENT', 'ENOTDIR', 'EINVAL', 'EACCES')
}

/** The images in the overlay, in the order in which they were added. */
export function additionsIn(dir: string): Addition[] {
  const names = readdirSync(dir)
  const numbers = names.flatMap((name) => /^l(\d+)-0$/.exec(name)?.[1] ?? []).map(Number)
  return numbers
    .sort((a, b) => a - b)
    .map((number) => {
      const layers = names.filter((name) => name.startsWith(`l${number}-`))
      const lowers = layers.map((_, layer) => rootNames.layer(number, layer))
      const mountRoot = dirname(readlinkSync(join(dir, rootNames.layer(number, 0))))
      return { number, lowers: [rootNames.pathLayer(number), ...lowers], mountRoot }
    })
}

/** The targets that the overlay shows, or what was made above them. Absolute byte strings; none if the mount root is gone. */
export function targetsIn(dir: string, kind: 'target' | 'made' = 'target'): string[] {
  const isLink = new RegExp(`^${kind}-\\d+-\\d+$`)
  const links = (): string[] => readdirSync(dir).filter((name) => isLink.test(name))
  return (
    orUndefined(() => links().map((name) => readlinkSync(join(dir, name), 'latin1')), 'ENOENT', 'EINVAL') ??
    []
  )
}

/**
 * The place that a link of `noteTarget` leads to; undefined for another directory.
 * @returns the workspace and the path in it as byte strings, and where the workspace is without the overlay
 */
export function workspaceWithin(
  upper: string,
): { workspace: string; plain: string; inside: string } | undefined {
  const [, dir, inside = ''] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(linkAt(upper)) ?? []
  const root = dir === undefined ? '' : fromBytes(dir).toString()
  const workspace = workspaceOf(root)
  return workspace === undefined ? undefined : { workspace, plain: join(root, rootNames.plain), inside }
}

/** '' if it is no link. */
function linkAt(path: string): string {
  return lstatSync(path).isSymbolicLink() ? readlinkSync(path, 'latin1') : ''
}

/** Where Headstart shows caches, for any job. Absolute byte strings. */
export function ownTargets(): string[] {
  return ownMounts().flatMap(({ point, source }) => {
    const dir = fromBytes(source).toString()
    return workspaceOf(dir) === point ? targetsIn(dir) : [point]
  })
}

/**
 * Notes in the mount root of an image which target it has, and where the job's writes to the target are.
 * @param target the target; an absolute byte string
 * @param plain shows the workspace without the overlay
 * @param inside the target's path in the workspace; a byte string
 */
export function noteTarget(mountRoot: string, target: string, plain: string, inside: string): void {
  const number = countTargets(mountRoot)
  symlinkSync(fromBytes(target), join(mountRoot, `target-${number}`))
  symlinkSync(fromBytes(`${toBytes(plain)}/${inside}`), join(mountRoot, `upper-${number}`))
}
