/** The steps of a restore, and the lines that a journal has of them. */
import { basename, dirname } from '../system/native-path.ts'
import { below, toBytes } from './byte-strings.ts'

/** One change to the target. Paths are absolute byte strings. */
export type JournalStep =
  /** Makes a directory that was missing above a match. */
  | { do: 'make'; path: string }
  /** Moves a staged file or tree to a path where nothing is. The inode identifies it. */
  | { do: 'move'; from: string; to: string; inode: string }
  /** Moves the existing file aside, and a staged file to its path. */
  | { do: 'replace'; from: string; to: string; inode: string; aside: string }
  /** Gives an existing directory the mode and modification time of the cached one. */
  | { do: 'stamp'; path: string; stamp: Stamp; before: Stamp }

export interface Stamp {
  mode: number
  /** Seconds since 1970; Node rounds to a fraction of a microsecond. */
  mtime: number
}

/** The paths of each kind of step, the one that it changes first: is it staged, or a target of the restore? */
const pathsByKind: Record<JournalStep['do'], Record<string, 'target' | 'staged'>> = {
  make: { path: 'target' },
  move: { to: 'target', from: 'staged' },
  replace: { to: 'target', from: 'staged', aside: 'staged' },
  stamp: { path: 'target' },
}

/** All paths that a step touches, the one that it changes first. */
export function pathsOf(step: JournalStep): [string, ...string[]] {
  const fields: Record<string, unknown> = step
  return Object.keys(pathsByKind[step.do]).map((field) => fields[field]) as [string, ...string[]]
}

/** The path that a step changes. */
export function targetOf(step: JournalStep): string {
  return pathsOf(step)[0]
}

/**
 * A line of JSON for each step. Paths are relative to the parent of the staging directory. So a journal can name nothing
 * elsewhere, and means the same in a container that has the workspace at another path.
 * @param dir the staging directory of the steps
 */
export function textOf(steps: JournalStep[], dir: string): string {
  const parent = toBytes(dirname(dir))
  const above = below(parent)
  const shorten = (path: string): string => {
    if (path !== parent && !path.startsWith(above)) throw new Error(`${path} is not below ${parent}`)
    return path.slice(above.length)
  }
  return steps.map((step) => `${JSON.stringify(withPaths(step, shorten))}\n`).join('')
}

/** @throws Error when `textOf` does not write such lines */
export function stepsIn(text: string, dir: string): JournalStep[] {
  const parent = toBytes(dirname(dir))
  const lengthen = (path: string): string => (path === '' ? parent : `${below(parent)}${path}`)
  // A line without an end was being written when the run was killed, so its step was not begun.
  const lines = text.split('\n').slice(0, -1)
  return lines.map((line) => {
    const step: unknown = JSON.parse(line)
    if (!isStep(step, toBytes(basename(dir)))) throw new Error('its journal is none that a restore wrote')
    return withPaths(step, lengthen)
  })
}

function withPaths(step: JournalStep, change: (path: string) => string): JournalStep {
  const paths = pathsOf(step)
  const changed = Object.keys(pathsByKind[step.do]).map((field, i) => [field, change(paths[i] as string)])
  return { ...step, ...Object.fromEntries(changed) }
}

/** @param own name of the staging directory, which holds the staged files and no target */
function isStep(value: unknown, own: string): value is JournalStep {
  const step = value as Record<string, unknown> | null
  if (typeof step?.do !== 'string' || !Object.hasOwn(pathsByKind, step.do)) return false
  const isPath = (path: unknown): path is string =>
    typeof path === 'string' && path.split('/').every((name) => !['', '.', '..'].includes(name))
  const isStamping = step.do === 'stamp'
  const arePathsRight = Object.entries(pathsByKind[step.do as JournalStep['do']]).every(([field, place]) => {
    const path = step[field]
    // Only the directory that holds the staging directory has an empty path. It was there before.
    if (path === '') return isStamping
    return isPath(path) && (place === 'staged') === path.startsWith(`${own}/`) && path !== own
  })
  if (isStamping) return arePathsRight && isStamp(step.stamp) && isStamp(step.before)
  return arePathsRight && (step.do === 'make' || typeof step.inode === 'string')
}

function isStamp(value: unknown): value is Stamp {
  const stamp = value as Record<string, unknown> | null
  return [stamp?.mode, stamp?.mtime].every(Number.isFinite)
}
