/** The messages between a restore and the server of its lazy mount: one request, one reply. */
import type { Facts } from '../../entry/container.ts'
import type { FoundEntry } from './found-entry.ts'

export interface ServeRequest {
  /** The step's environment variables, secrets included. */
  env: Record<string, string>
  /** The inputs of the cache that say where its store is, as the user has written them. */
  inputs: Record<string, string>
  /** The step's working directory, which relative inputs are resolved against. */
  cwd: string
  /** The mount root; absolute. */
  dir: string
  found: FoundEntry
  facts: Facts
  /** The digests of the entry's index, in base64. */
  digests: string
}

/** Whether the image can be mounted, or the reason why it cannot. */
export type ServeReply = { ready: true } | { refused: string }
