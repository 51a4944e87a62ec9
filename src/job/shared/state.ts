/** The state that main saves for post: a JSON value without secrets. */
import * as v from 'valibot'
import { segmentSchema } from '../../entry/container.ts'
import * as runner from '../../system/runner.ts'
import { misfit } from '../../system/schema.ts'

const text = v.string()
const optionalText = v.optional(v.string())

export type BrokeredMount = v.InferOutput<typeof brokeredMountSchema>
const brokeredMountSchema = v.object({
  /** A path that leads through no links. */
  target: text,
  pattern: text,
  /** The topmost directory that was made for the target. */
  made: optionalText,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: text,
})

export type Brokered = v.InferOutput<typeof brokeredSchema>
const brokeredSchema = v.object({
  socket: text,
  mounts: v.array(brokeredMountSchema),
})

export type RestoredSnapshot = v.InferOutput<typeof snapshotSchema>
const snapshotSchema = v.object({
  name: text,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: optionalText,
  /** How many of the restored files are not mounted. */
  files: v.optional(v.number()),
})

export type MountedEntry = v.InferOutput<typeof mountedSchema>
const mountedSchema = v.object({
  /** Absent if only the store knows the scope. */
  scope: optionalText,
  version: text,
  key: text,
  size: v.number(),
  /** The number of files of the entry. */
  files: v.number(),
  /** The images and layers of the body. */
  layers: v.array(segmentSchema),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: text,
  /** The state of the mounted file, which changes with every write to the file. */
  file: optionalText,
  /** The time of the mount, by the kernel's clock. */
  since: v.number(),
})

export type State = v.InferOutput<typeof stateSchema>
const stateSchema = v.object({
  /** The inputs of the cache, as main has read them; see `keptInputs`. Absent if main ended before, or caches nothing. */
  inputs: v.optional(v.record(text, text)),
  /** The mark of the cache's `signing-key`. */
  signingMark: optionalText,
  /** Whether the cache has a command of `install`. */
  hasInstall: v.optional(v.boolean()),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: optionalText,
  /** Why post must not save the cache. */
  unsaved: optionalText,
  /** The tree at the end of main, and its packages, if post may save it. */
  installed: v.optional(
    v.object({
      ...{ directories: v.array(text), marks: v.array(text), digest: text },
      /** The lines of `path` that are patterns of the preset, and what they matched then; absolute. */
      ...{ patterns: v.array(text), matches: v.array(text) },
      /** How long the command took. */
      ms: v.optional(v.number()),
    }),
  ),
  /** The directories that a later step should not make again. */
  tree: v.optional(v.array(v.object({ directory: text, bornMs: v.number(), seenMs: v.number() }))),
  /** What a later step should not remove; see `RestoredPlaces`. Absent on a miss. */
  places: v.optional(v.object({ paths: v.array(text), hasCheckout: v.boolean() })),
  /** Absent if main ended before it read its inputs. */
  key: optionalText,
  /** The key of the entry; absent on a miss. */
  matchedKey: optionalText,
  /** The key of the entry that was found and refused. */
  refused: optionalText,
  /** Absolute. Absent if main mounted nothing itself. */
  mountRoot: optionalText,
  /** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
  workspaceRoot: optionalText,
  /** The mounts that a broker has made for this job, or was about to make. */
  brokered: v.optional(brokeredSchema),
  mounted: v.optional(mountedSchema),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: v.optional(v.boolean()),
  restored: v.optional(snapshotSchema),
  /** See `buildsWith`. Absent unless the restored entry is a snapshot of the cache's own key. */
  builds: v.optional(v.array(v.number())),
  /** How long the restore took, and how many bytes its files have; absent on a miss. */
  pace: v.optional(v.object({ bytes: v.number(), ms: v.number() })),
})

/** The states of the step's caches, by their names. */
export type States = v.InferOutput<typeof statesSchema>
const statesSchema = v.record(text, stateSchema)

const stateName = 'headstart'
const marksName = 'headstart-inputs'

/** Saves the marks of the step's inputs; see `marksOf`. */
export function saveMarks(marks: Record<string, string>): void {
  runner.saveState(marksName, JSON.stringify(marks))
}

/** Undefined if main has saved none. */
export function loadMarks(): Record<string, string> | undefined {
  const json = runner.loadState(marksName)
  return json === '' ? undefined : JSON.parse(json)
}

export function saveStates(states: States): void {
  runner.saveState(stateName, JSON.stringify(states))
}

/**
 * For post; undefined if main has saved no state. An earlier step can write STATE_ variables to GITHUB_ENV, which the
 * runner keeps unless main saves its own state. So main saves state first.
 */
export function loadStates(): States | undefined {
  const json = runner.loadState(stateName)
  if (json === '') return undefined
  const value = JSON.parse(json) as States
  const wrong = misfit(statesSchema, value)
  if (wrong !== undefined) throw new Error(`the state of the step is not what its main program saved${wrong}`)
  return value
}
