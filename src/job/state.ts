/** The state that main saves for post: one JSON value, without secrets. */
import * as runner from '../system/runner.ts'

export interface State {
  /** The preset's name, if it is not in the inputs. */
  preset?: string | undefined
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled?: Record<string, string> | 'none' | undefined
  /** Absent where main ended before it read its inputs. */
  key?: string
  /** The key of the entry that was restored or found; absent on a miss. */
  matchedKey?: string | undefined
  /** The absolute path of the mount root. Absent where nothing was mounted. */
  mountRoot?: string
  /** What a broker has mounted, or was about to mount, for this job. */
  brokered?: Brokered
  /** The entry whose images were mounted; absent where none was. */
  mounted?: MountedEntry
  /** The snapshot that was restored, if the cache is a rolling one. */
  restored?: RestoredSnapshot | undefined
}

export interface Brokered {
  /** The broker's socket. */
  socket: string
  /**
   * `target` and `view` have no links in them. `made` is the topmost directory that was made for the target. `view` shows
   * what a save compares.
   */
  mounts: { target: string; pattern: string; made?: string | undefined; view: string }[]
}

export interface RestoredSnapshot {
  name: string
  /** A fingerprint of the restored files; absent if they could not be read, or do not decide whether this run saves. */
  contents?: string | undefined
}

export interface MountedEntry {
  /** The scope, version, key and size are the entry's. Undefined where only the store knows the scope. */
  scope?: string | undefined
  version: string
  key: string
  size: number
  /** Where the images are in the body, in bytes. */
  images: { offset: number; length: number }[]
  /** Shows whether the store still has the same entry; see `identityOf`. */
  identity: string
  /** The state of the mounted file, which changes with every write to the file. */
  file?: string | undefined
  /** When it was mounted, by the kernel's clock. */
  since: number
}

/** The state of each of the step's caches, by its name; see `CacheInputs`. */
export type States = Record<string, State>

const stateName = 'headstart'

export function saveStates(states: States): void {
  runner.saveState(stateName, JSON.stringify(states))
}

/**
 * For post only; undefined if main has saved none. An earlier step can write STATE_ variables to GITHUB_ENV, and the
 * runner keeps them unless main saves its own state. So main saves state before all else.
 */
export function loadStates(): States | undefined {
  const text = runner.loadState(stateName)
  return text === '' ? undefined : (JSON.parse(text) as States)
}

/** A save that goes on beside the job's next steps, for the post of `save/`. */
export interface BackgroundSave {
  pid: number
  /** When its process started; see `startOf`. */
  start: string
  /** The absolute path of its private directory. */
  dir: string
  states: States
}

const backgroundName = 'headstart-background'

/** Main of `save/` calls this before all else, without a value: see `loadStates`. */
export function saveBackground(save?: BackgroundSave): void {
  runner.saveState(backgroundName, save ? JSON.stringify(save) : '')
}

export function loadBackground(): BackgroundSave | undefined {
  const text = runner.loadState(backgroundName)
  return text === '' ? undefined : (JSON.parse(text) as BackgroundSave)
}
