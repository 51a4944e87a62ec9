/** The state that main saves for post: one JSON value, without secrets. */
import * as v from 'valibot'
import * as runner from '../system/runner.ts'
import { misfit } from '../system/schema.ts'

const text = v.string()
const optionalText = v.optional(v.string())

export type BrokeredMount = v.InferOutput<typeof brokeredMountSchema>
const brokeredMountSchema = v.object({
  /** Has no links in it. */
  target: text,
  pattern: text,
  /** The topmost directory that was made for the target. */
  made: optionalText,
  /** Shows what a save compares. Has no links in it. */
  view: text,
})

export type Brokered = v.InferOutput<typeof brokeredSchema>
const brokeredSchema = v.object({
  /** The broker's socket. */
  socket: text,
  mounts: v.array(brokeredMountSchema),
})

export type RestoredSnapshot = v.InferOutput<typeof snapshotSchema>
const snapshotSchema = v.object({
  name: text,
  /** A fingerprint of the restored files; absent if they could not be read, or do not decide whether this run saves. */
  contents: optionalText,
})

export type MountedEntry = v.InferOutput<typeof mountedSchema>
const mountedSchema = v.object({
  /** The scope, version, key and size are the entry's. Undefined where only the store knows the scope. */
  scope: optionalText,
  version: text,
  key: text,
  size: v.number(),
  /** Where the images are in the body, in bytes. */
  images: v.array(v.object({ offset: v.number(), length: v.number() })),
  /** Shows whether the store still has the same entry; see `identityOf`. */
  identity: text,
  /** The state of the mounted file, which changes with every write to the file. */
  file: optionalText,
  /** When it was mounted, by the kernel's clock. */
  since: v.number(),
})

export type State = v.InferOutput<typeof stateSchema>
const stateSchema = v.object({
  /** The preset's name, if it is not in the inputs. */
  preset: optionalText,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: v.optional(v.union([v.literal('none'), v.record(text, text)])),
  /** Absent where main ended before it read its inputs. */
  key: optionalText,
  /** The key of the entry that was restored or found; absent on a miss. */
  matchedKey: optionalText,
  /** The absolute path of the mount root. Absent where nothing was mounted. */
  mountRoot: optionalText,
  /** What a broker has mounted, or was about to mount, for this job. */
  brokered: v.optional(brokeredSchema),
  /** The entry whose images were mounted; absent where none was. */
  mounted: v.optional(mountedSchema),
  /** The snapshot that was restored, if the cache is a rolling one. */
  restored: v.optional(snapshotSchema),
})

/** The state of each of the step's caches, by its name; see `CacheInputs`. */
export type States = v.InferOutput<typeof statesSchema>
const statesSchema = v.record(text, stateSchema)

const stateName = 'headstart'

export function saveStates(states: States): void {
  runner.saveState(stateName, JSON.stringify(states))
}

/**
 * For post only; undefined if main has saved none. An earlier step can write STATE_ variables to GITHUB_ENV, and the
 * runner keeps them unless main saves its own state. So main saves state before all else.
 */
export function loadStates(): States | undefined {
  const json = runner.loadState(stateName)
  if (json === '') return undefined
  const value = JSON.parse(json) as States
  const wrong = misfit(statesSchema, value)
  if (wrong !== undefined) throw new Error(`the state of the step is not what its main program saved${wrong}`)
  return value
}
