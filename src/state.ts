/** What main tells post: one JSON value, without secrets. */
import * as runner from './runner.ts'

export interface State {
  /** Absent where main never got as far as to know it. */
  key?: string
  /** The key of the entry that was restored or found; absent on a miss. */
  matchedKey?: string
  /** What the mounts of this restore stand on: an absolute path. Absent where nothing was mounted. */
  scaffold?: string
  /** The image that was mounted; absent where none was. */
  image?: MountedImage
}

export interface MountedImage {
  /** Of its entry, as what follows; undefined where only the store knows. */
  scope?: string
  version: string
  key: string
  size: number
  /** Of the image itself, in bytes. */
  length: number
  /** When it was mounted, by the kernel's clock. */
  since: number
}

const name = 'headstart'

export function saveState(state: State): void {
  runner.saveState(name, JSON.stringify(state))
}

/**
 * For post only. Where the action has saved no state, the runner leaves STATE_ variables that an earlier step wrote to
 * GITHUB_ENV; so main saves some before all else, and `save/`, which has no main before it, never asks.
 */
export function loadState(): State | undefined {
  const text = runner.loadState(name)
  return text === '' ? undefined : (JSON.parse(text) as State)
}
