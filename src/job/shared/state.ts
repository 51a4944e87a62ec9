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

export type RestoredSnapshot = v.InferOutput<typeof snapshotSchema>
const snapshotSchema = v.object({
  name: text,
  /** Whether the snapshot is of the scope that this run writes. False if only the store knows. */
  isOwnScope: v.boolean(),
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

/** What main mounted, or was about to mount. */
export type Mounts = v.InferOutput<typeof mountsSchema>
export type BrokeredMounts = v.InferOutput<typeof brokeredMountsSchema>

const ownMountsSchema = v.object({
  by: v.literal('job'),
  /** Absolute. */
  mountRoot: text,
  /** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
  workspaceRoot: optionalText,
  /** Absent until the entry is mounted, and if it is no image. */
  entry: v.optional(mountedSchema),
})
const brokeredMountsSchema = v.object({
  by: v.literal('broker'),
  socket: text,
  mounts: v.array(brokeredMountSchema),
  /** Absent until the entry is mounted. */
  entry: v.optional(mountedSchema),
})
const mountsSchema = v.variant('by', [ownMountsSchema, brokeredMountsSchema])

const begun = {
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: optionalText,
  /** Why post must not save the cache. */
  unsaved: optionalText,
}

const planned = {
  ...begun,
  /** The inputs of the cache, as main has read them; see `keptInputs`. */
  inputs: v.record(text, text),
  /** The mark of the cache's `signing-key`, if it has one. */
  signingMark: optionalText,
  /** Whether the cache has a command of `install`. */
  hasInstall: v.boolean(),
}

const lookedUp = {
  ...planned,
  key: text,
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
  mounts: v.optional(mountsSchema),
}

/** A cache of the step. Its kind says how far main has come. */
export type State = v.InferOutput<typeof stateSchema>
const stateSchema = v.variant('kind', [
  /** Main ended before it read the inputs of the cache, or its preset has nothing to cache. */
  v.object({ kind: v.literal('begun'), ...begun }),
  /** Main ended before it looked for an entry. */
  v.object({ kind: v.literal('planned'), ...planned }),
  /** Main found no entry, or ended before it had restored one. */
  v.object({
    kind: v.literal('miss'),
    ...lookedUp,
    /** The key of the entry that was found and refused. */
    refused: optionalText,
  }),
  v.object({
    kind: v.literal('hit'),
    ...lookedUp,
    /** The key of the entry. */
    matchedKey: text,
    /** Absent unless the cache is a rolling one whose snapshots post saves. */
    snapshot: v.optional(snapshotSchema),
    /** See `buildsWith`. Absent unless the entry is a snapshot of the cache's own key. */
    builds: v.optional(v.array(v.number())),
    /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
    mayBecomeImage: v.optional(v.boolean()),
    /** What a later step should not remove; see `RestoredPlaces`. */
    places: v.optional(v.object({ paths: v.array(text), hasCheckout: v.boolean() })),
    /** How long the restore took, how many bytes its files and the entry have, and when it ended. Absent if nothing was restored. */
    pace: v.optional(
      v.object({ bytes: v.number(), packedBytes: v.number(), ms: v.number(), endMs: v.number() }),
    ),
  }),
])

export type MissState = Extract<State, { kind: 'miss' }>
export type HitState = Extract<State, { kind: 'hit' }>
/** Post may save it. */
export type LookedUp = MissState | HitState

export function mountsIn(state: State): Mounts | undefined {
  return isLookedUp(state) ? state.mounts : undefined
}

export function isLookedUp(state: State): state is LookedUp {
  return state.kind === 'miss' || state.kind === 'hit'
}

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

/** Saves the states of all caches for post. */
export function saveStates(states: States): void {
  runner.saveState(stateName, JSON.stringify(states))
}

/** Adds to the state of a cache, and saves the states of all caches for post. @param name of a cache of the step */
export function addToState(name: string, more: Partial<LookedUp>, states: States): void {
  Object.assign(states[name] ?? {}, more)
  saveStates(states)
}

/** Replaces the state of a cache by one of another kind, and saves the states of all caches for post. */
export function enterState(name: string, state: State, states: States): void {
  states[name] = state
  saveStates(states)
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
