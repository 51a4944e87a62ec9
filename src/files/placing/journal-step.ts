/** The steps of a restore, and their lines in a journal. */
import * as v from 'valibot'
import { basename, dirname } from '../../system/native-path.ts'
import { misfit } from '../../system/schema.ts'
import { below, toBytes } from '../byte-strings.ts'

/** One change to the target. Paths are absolute byte strings. */
export type JournalStep = v.InferOutput<ReturnType<typeof stepSchema>>

const stampSchema = v.object({
  mode: v.pipe(v.number(), v.finite()),
  /** Seconds since 1970; Node rounds to a fraction of a microsecond. */
  mtime: v.pipe(v.number(), v.finite()),
})

export type Stamp = v.InferOutput<typeof stampSchema>

/** The fields with paths. The first field has the path that the step changes. */
const pathFields: Record<JournalStep['do'], string[]> = {
  make: ['path'],
  move: ['to', 'from'],
  replace: ['to', 'from', 'aside'],
  stamp: ['path'],
}

/** All paths of a step. The step changes the first one. */
export function pathsOf(step: JournalStep): [string, ...string[]] {
  const fields: Record<string, unknown> = step
  return pathFields[step.do].map((field) => fields[field]) as [string, ...string[]]
}

/**
 * A line of JSON for each step. Paths are relative to the parent of the staging directory: a journal can name nothing
 * elsewhere, and holds in a container that has the workspace at another path.
 * @param dir the staging directory of the steps
 */
export function journalText(steps: JournalStep[], dir: string): string {
  const parent = toBytes(dirname(dir))
  const above = below(parent)
  const shorten = (path: string): string => {
    if (path !== parent && !path.startsWith(above)) throw new Error(`${path} is not below ${parent}`)
    return path.slice(above.length)
  }
  return steps.map((step) => `${JSON.stringify(withPaths(step, shorten))}\n`).join('')
}

/** @throws Error when `textOf` does not write such lines */
export function stepsInJournal(text: string, dir: string): JournalStep[] {
  const parent = toBytes(dirname(dir))
  const lengthen = (path: string): string => (path === '' ? parent : `${below(parent)}${path}`)
  // The run was killed before it finished a line without an end, and so before it began the step.
  const lines = text.split('\n').slice(0, -1)
  const schema = stepSchema(toBytes(basename(dir)))
  return lines.map((line) => {
    const step = JSON.parse(line) as JournalStep
    const wrong = misfit(schema, step)
    if (wrong !== undefined) throw new Error(`its journal is none that a restore wrote${wrong}`)
    return withPaths(step, lengthen)
  })
}

function withPaths(step: JournalStep, change: (path: string) => string): JournalStep {
  const paths = pathsOf(step)
  const changed = pathFields[step.do].map((field, i) => [field, change(paths[i] as string)])
  return { ...step, ...Object.fromEntries(changed) }
}

/** @param own name of the staging directory, which holds the staged files and no target */
function stepSchema(own: string) {
  const names = (path: string): string[] => path.split('/')
  const isPath = (path: string): boolean => names(path).every((name) => !['', '.', '..'].includes(name))
  const pathWith = (isGood: (path: string) => boolean) =>
    v.pipe(
      v.string(),
      v.check((path) => isPath(path) && isGood(path)),
    )
  const target = pathWith((path) => names(path)[0] !== own)
  const staged = pathWith((path) => path.startsWith(`${own}/`))
  const inode = v.string()
  return v.variant('do', [
    /** Makes a directory that was missing above a match. */
    v.object({ do: v.literal('make'), path: target }),
    /** Moves a staged file or tree to a path where nothing is. The inode identifies it. */
    v.object({ do: v.literal('move'), to: target, from: staged, inode }),
    /** Moves the existing file aside, and a staged file to its path. */
    v.object({ do: v.literal('replace'), to: target, from: staged, aside: staged, inode }),
    /**
     * Gives an existing directory the mode and modification time of the cached one. Only the directory that holds the
     * staging directory has an empty path. It was there before.
     */
    v.object({
      do: v.literal('stamp'),
      path: v.union([v.literal(''), target]),
      stamp: stampSchema,
      before: stampSchema,
    }),
  ])
}
