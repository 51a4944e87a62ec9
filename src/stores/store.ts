/** The contract of every store. */

import type { Inputs } from '../inputs/inputs.ts'
import type { ByteStream, Order } from '../system/bytes/buffer-pool.ts'
import type { StoredFile } from '../system/disk/stored-file.ts'
import type { CacheService } from '../system/runner.ts'
import type { RemoteObject } from './transfer/remote-object.ts'
import type { Destination } from './transfer/upload.ts'

/** A lookup. Scopes go before keys, keys before versions: the nearest scope with any match answers. */
export interface Wanted {
  scopes: string[]
  /** The primary key first. */
  keys: string[]
  /** Every version that this runner can restore. The first one is the version that it saves. */
  versions: string[]
  /** Only an explanation needs the answer: no request is retried, and none is sent once the store has limited the rate. */
  isHint?: true
}

export interface Name {
  scope: string
  version: string
  key: string
}

export interface Store {
  /** For messages; never contains credentials. */
  readonly label: string
  /** Whether actions/cache keeps its entries in this store, too. */
  readonly shared: boolean
  /** The store is on this host: its bytes come from a disk, not from a network. */
  readonly isHere?: true
  /** The entry that answers; undefined on a miss. */
  find(wanted: Wanted): Promise<Entry | undefined>
  /** Begins a new entry; undefined if the name is taken. */
  create(name: Name): Promise<Draft | undefined>
  /** The entries of this scope and version whose keys start with this key, as far as the store can remove entries. */
  removable(start: Name): Promise<Removable[]>
}

export interface Removable extends Pick<Entry, 'key' | 'createdAt'> {
  /** Does nothing if the entry is gone. */
  remove(): Promise<void>
}

export interface Entry {
  readonly key: string
  /** The wanted scope that has the entry; undefined if only the store knows it. */
  readonly scope: string | undefined
  readonly version: string
  /**
   * In bytes. Infinity if the store does not send the size, or can send the entry only as one stream: then `read` must
   * read all of it, from 0 to Infinity.
   */
  readonly size: number
  readonly createdAt: Date
  /** Changes when the bytes do; undefined if the store needs another request to know it. */
  readonly identity?: string | undefined
  /** The entry that this one is a copy of. It replaces a copy that proves bad. `close` closes both. */
  readonly original?: Entry | undefined
  /** Reads the store's own bytes if `read` reads a copy. Digests come from here, or a copy would prove itself. */
  readonly stored?: Pick<Entry, 'size' | 'read'>
  /** For reading the entry with plain requests; undefined if it is on this host. */
  readonly remote?: RemoteObject
  /**
   * The bytes from `start` up to, not including, `end`, by default in order. May be called several times, also at once.
   */
  read(start: number, end: number, order?: Order): ByteStream
  /** The entry's file, if it is on this host. */
  readonly file?: StoredFile
  /** Removes an entry that proved bad, so that it can be saved anew. Does nothing if the store cannot remove entries. */
  reject(): Promise<void>
  close(): Promise<void>
}

/**
 * An entry that is being written. It is invisible before `commit`, which never replaces another writer's entry. `write`
 * throws NameTaken if the store finds out only then.
 */
export interface Draft extends Destination {
  /**
   * Begins the draft with the first bytes of another entry of this store, which are not sent. Called before any `write`.
   * @throws Error if the entry is gone or was replaced, or cannot be reached; the draft is then as empty as before
   */
  copyFrom(entry: Entry, bytes: number): Promise<Copied>
  /** Removes what was written, unless it is published. May be called at any time, several times, also after `commit`. */
  discard(): Promise<void>
}

export interface Copied {
  /** How many bytes were copied: at most those wanted, and 0 if the store refused. */
  bytes: number
  /** Takes the bytes that follow. */
  rest: Destination
  /** Makes the draft as empty as before. Called before any `write`. */
  undo(): Promise<void>
}

export interface StoreOptions {
  inputs: Inputs
  /** Undefined if the runner offers no cache service. */
  service: CacheService | undefined
  repository: string
  /** Ends all waits of the store. */
  signal: AbortSignal
  /** Takes one line for the log. */
  tell: (line: string) => void
  /** Takes one line for the user to act on. */
  warn: (line: string) => void
  /** Takes a secret that must never show, before its first use. */
  mask: (secret: string) => void
}
