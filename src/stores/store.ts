/** The contract that every store keeps, and what the parts of a restore and a save use of it. */
import type { ByteStream } from '../bytes/buffer-pool.ts'
import type { StoredFile } from '../disk/stored-file.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { CacheService } from '../runner.ts'
import type { RemoteObject } from '../transfer/remote.ts'
import type { Destination } from '../transfer/upload.ts'

/** What to look for. Scopes go before keys, keys before versions: the nearest scope with any match answers. */
export interface Wanted {
  scopes: string[]
  /** The primary key first. */
  keys: string[]
  /** Every version this runner can restore; the one that it saves first. */
  versions: string[]
  /** Only an explanation depends on the answer: nothing is asked twice, nor at all once the store has limited the rate. */
  isHint?: true
}

export interface Name {
  scope: string
  version: string
  key: string
}

export interface Store {
  /** For messages; never holds credentials. */
  readonly label: string
  /** Whether actions/cache keeps its entries there, too. */
  readonly shared: boolean
  /** Whether it is of this host: its bytes come from a disk, not by a network. */
  readonly isHere?: true
  /** The entry that answers, or undefined: a miss is no error. */
  find(wanted: Wanted): Promise<Entry | undefined>
  /** Begins a new entry, or undefined when the name is taken. */
  create(name: Name): Promise<Draft | undefined>
}

export interface Entry {
  readonly key: string
  /** The one of those wanted that it was found in; undefined where only the store knows. */
  readonly scope: string | undefined
  readonly version: string
  /**
   * In bytes. Infinity where the store does not tell, or can send the entry only as one stream: then `read` accepts only
   * all of it, from 0 to Infinity.
   */
  readonly size: number
  readonly createdAt: Date
  /** Changes when the bytes do; undefined where a store does not know without asking. */
  readonly identity?: string | undefined
  /** What this is a copy of, if it is one: to be taken where the copy proves bad. `close` closes it, too. */
  readonly original?: Entry
  /** Reads the store's own bytes, where `read` reads a copy: digests must come from here, or a copy would prove itself. */
  readonly stored?: Pick<Entry, 'size' | 'read'>
  /** Where plain requests can read it; undefined where it is on this host. */
  readonly remote?: RemoteObject
  /** The bytes from `start` up to, not including, `end`. May be called several times, also at once. */
  read(start: number, end: number): ByteStream
  /** It as a file of this host, where the store keeps it as one. */
  readonly file?: StoredFile
  /** Takes an entry that proved bad out of the way, so that it can be saved anew; where a store cannot, nothing. */
  reject(): Promise<void>
  close(): Promise<void>
}

/**
 * An entry in the making. Nothing is visible before `commit`, after which another writer's entry stays as it is.
 * `write` throws NameTaken where a store finds out only then.
 */
export interface Draft extends Destination {
  /** Leaves nothing behind. May be called at any time, also again, also after `commit`. */
  discard(): Promise<void>
}

export interface StoreOptions {
  inputs: Inputs
  /** Undefined where the runner offers none. */
  service: CacheService | undefined
  repository: string
  /** Ends whatever the store is waiting for. */
  signal: AbortSignal
  /** Takes one line for the log. */
  tell: (line: string) => void
  /** Takes one line for the user to act on. */
  warn: (line: string) => void
  /** Takes a secret that must never show, before its first use. */
  mask: (secret: string) => void
}
