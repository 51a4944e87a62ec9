/** One change that a restore makes, and how a journal tells of it. */
import { basename, dirname } from 'node:path'
import { toBytes } from './bytes.ts'

/** One change to the target. Paths are absolute byte strings. */
export type Step =
  /** A directory that was missing above a match. */
  | { do: 'make'; path: string }
  /** A staged file or tree, known by its inode, goes where nothing is. */
  | { do: 'move'; from: string; to: string; inode: string }
  /** A staged file goes where another one is, which is set aside. */
  | { do: 'replace'; from: string; to: string; inode: string; aside: string }
  /** A directory that was there already gets the mode and modification time of the cached one. */
  | { do: 'stamp'; path: string; stamp: Stamp; before: Stamp }

export interface Stamp {
  mode: number
  /** Seconds since 1970; Node rounds to a fraction of a microsecond. */
  mtime: number
}

/** What a step changes. */
export function targetOf(step: Step): string {
  return 'to' in step ? step.to : step.path
}

/** All that a step touches. */
export function pathsOf(step: Step): string[] {
  return [targetOf(step), ...('from' in step ? [step.from] : []), ...('aside' in step ? [step.aside] : [])]
}

/**
 * A line of JSON for each step. Paths are relative to the directory that the staging directory lies in: so a journal can
 * name nothing elsewhere, and means the same in a container that knows the workspace by another name.
 * @param dir the staging directory of the steps
 */
export function textOf(steps: Step[], dir: string): string {
  const parent = toBytes(dirname(dir))
  const above = parent === '/' ? '/' : `${parent}/`
  const shorten = (path: string): string => {
    if (path !== parent && !path.startsWith(above)) throw new Error(`${path} is not below ${parent}`)
    return path.slice(above.length)
  }
  return steps.map((step) => `${JSON.stringify(withPaths(step, shorten))}\n`).join('')
}

/** @throws Error when it is not what `textOf` makes */
export function stepsIn(text: string, dir: string): Step[] {
  const parent = toBytes(dirname(dir))
  const lengthen = (path: string): string =>
    path === '' ? parent : `${parent === '/' ? '' : parent}/${path}`
  // What follows the last line end was being written when the run was killed, so nothing of it was done.
  const lines = text.split('\n').slice(0, -1)
  return lines.map((line) => {
    const step: unknown = JSON.parse(line)
    if (!isStep(step, toBytes(basename(dir)))) throw new Error('its journal is none that a restore wrote')
    return withPaths(step, lengthen)
  })
}

function withPaths(step: Step, change: (path: string) => string): Step {
  switch (step.do) {
    case 'make':
    case 'stamp':
      return { ...step, path: change(step.path) }
    case 'move':
      return { ...step, from: change(step.from), to: change(step.to) }
    case 'replace':
      return { ...step, from: change(step.from), to: change(step.to), aside: change(step.aside) }
  }
}

/** @param own name of the staging directory, where staged files are, and nothing else that steps change */
function isStep(value: unknown, own: string): value is Step {
  const step = value as Record<string, unknown> | null
  const isPath = (path: unknown): path is string =>
    typeof path === 'string' && path.split('/').every((name) => !['', '.', '..'].includes(name))
  const isStaged = (path: unknown): boolean => isPath(path) && path.startsWith(`${own}/`)
  const isTarget = (path: unknown): boolean => isPath(path) && path.split('/')[0] !== own
  const isMove = (): boolean => isStaged(step?.from) && isTarget(step?.to) && typeof step?.inode === 'string'
  switch (step?.do) {
    case 'make':
      return isTarget(step.path)
    case 'move':
      return isMove()
    case 'replace':
      return isMove() && isStaged(step.aside)
    case 'stamp':
      return (step.path === '' || isTarget(step.path)) && isStamp(step.stamp) && isStamp(step.before)
    default:
      return false
  }
}

function isStamp(value: unknown): value is Stamp {
  const stamp = value as Record<string, unknown> | null
  return [stamp?.mode, stamp?.mtime].every(Number.isFinite)
}
