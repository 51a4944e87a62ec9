/** The contract of every store, and of the list of its entries. */
import type { EntryWriter } from '../entry/writer.ts'
import type { Inputs, StoreKind } from '../inputs/inputs.ts'
import type { ByteStream, Reading } from '../system/bytes.ts'
import type { StoredFile } from '../system/disk/stored-file.ts'
import type { CacheService } from '../system/runner-services.ts'

/** A lookup. Scopes go before keys, keys before versions: the nearest scope with any match decides. */
export interface Wanted {
  scopes: string[]
  /** The primary key first. */
  keys: string[]
  /** The versions to look up. The job probably saves the first one. */
  versions: string[]
}

export interface Name {
  scope: string
  version: string
  key: string
}

/** An entry that a lookup did not find. */
export interface SimilarEntry extends Pick<Entry, 'key' | 'scope' | 'version' | 'createdAt'> {}

/** `find`, `create`, `removable` and `similar` throw a `StoreError` if the store gives no answer. */
export interface Store {
  /** The value of the input `store` that opens it. */
  readonly kind: StoreKind
  /** For messages; never contains credentials. */
  readonly label: string
  /** Whether actions/cache keeps its entries in this store, too. */
  readonly shared: boolean
  /** Its bytes come from a disk of this host, not from a network. */
  readonly isHere?: true | undefined
  /** Why this step must save nothing in it. */
  readonly whyReadOnly?: string | undefined
  /** Undefined on a miss. */
  find(wanted: Wanted): Promise<Entry | undefined>
  /** Begins a new entry. @throws NameTaken */
  create(name: Name): Promise<Draft>
  /** The entries of this scope and version whose keys start with this key; none if the store cannot remove entries. */
  removable(start: Name): Promise<Removable[]>
  /**
   * Entries of the repository that a lookup without a match may have meant, to explain the miss. Reads nothing of them. Those
   * that two quick requests do not show are missing, and those whose names are shortened.
   */
  similar(wanted: Wanted, signal: AbortSignal): Promise<SimilarEntry[]>
}

/** Says whether the store gave no answer. An answer that refuses is a mistake for people to correct. */
export interface StoreError extends Error {
  readonly isUnreachable: boolean
}

export type StoreCalls = Pick<Store, 'find' | 'create' | 'removable' | 'similar'>

interface Removable extends Pick<Entry, 'key' | 'createdAt'> {
  /** Whether a job has mounted the entry. Undefined if the store cannot tell, and jobs that read the entry would fail. */
  isUsed?: boolean | undefined
  /** Does nothing if the entry is gone. */
  remove(): Promise<void>
}

export interface Entry {
  readonly key: string
  /** The wanted scope that has the entry; undefined if only the store knows it. */
  readonly scope: string | undefined
  readonly version: string
  /** In bytes. Infinity if the store cannot send the size or ranges: then `read` takes only 0 and Infinity. */
  readonly size: number
  readonly createdAt: Date
  /** Undefined if the entry is on this host, or can be read only as one stream. */
  readonly remote?: RemoteObject
  /** The entry's file, if it is on this host. */
  readonly file?: StoredFile
  /** The bytes from `start` up to, not including, `end`, by default in order. Several reads may run at once. */
  read(start: number, end: number, how?: Reading): ByteStream
  /** The bytes of the stored object itself, never of a copy. Digests come from here: a copy must not prove itself. */
  readStored(start: number, end: number): ByteStream
  /**
   * Removes an entry that proved bad, so that it can be saved anew. Does nothing if the store cannot remove entries.
   * @returns the same entry from another source, if only a copy proved bad; `close` closes it, too
   */
  reject(): Promise<Entry | undefined>
  close(): Promise<void>
}

/** The bytes from `start` up to, not including, `end`. */
export interface Range {
  start: number
  end: number
}

/** An object at a signed URL. */
export interface RemoteObject {
  /** In bytes. Infinity if the server cannot send the size or ranges: then one request reads the whole object. */
  size: number
  /** If undefined, only the size shows whether the object is still the same. */
  etag: string | undefined
  /** Changes when the bytes do; undefined if the server sends neither an ETag nor a time. */
  identity?: string | undefined
  /** @param renew the server refused the last URL, which may have expired */
  url(renew?: boolean): Promise<string>
}

/** Takes the parts of an entry. */
export interface Destination {
  /** How long every part but the last must be. */
  readonly partBytes: number
  /** How many parts may be under way at once. */
  readonly concurrency: number
  /** Part numbers start at 0 and have no gap. */
  addPart(partNumber: number, pieces: Buffer[]): Promise<void>
  /** Publishes. @throws NameTaken if another writer was first */
  commit(): Promise<void>
}

/**
 * An entry that is being written, invisible before `commit`, which never replaces another entry. `addPart` throws NameTaken
 * if the store finds out only then.
 */
export interface Draft extends Destination {
  /**
   * Begins to copy the first bytes of another entry of this store. What the store does not copy, because it cannot or the
   * entry is gone, is read and sent. Called before any `addPart`.
   * @param read reads these bytes from elsewhere
   */
  copyFrom(entry: Entry, bytes: number, read: Read): Promise<Copied>
  /**
   * Removes all bytes, which takes until nothing is being written or copied any more. Other bytes may follow; a cache service
   * of version 1 refuses them if they are fewer.
   */
  empty(): Promise<void>
  /** Removes the draft unless it is published. May be called at any time, several times, also after `commit`. */
  discard(): Promise<void>
}

/** The bytes from `start` up to, not including, `end`. */
export type Read = (start: number, end: number) => AsyncIterable<Buffer>

export interface Copied {
  /** How many bytes the draft begins with; 0 if the store cannot copy. */
  bytes: number
  /** Takes the bytes after these, also while they are copied. */
  destination: Destination
  /** Resolves when they are in the draft, with the number of those that were not sent. */
  finished: Promise<number>
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

export interface InventoryEntry extends Name {
  /** The name that the store removes it by. */
  id: string
  bytes: number
  createdAt: Date
  /** In milliseconds since 1970; undefined if the store does not know it. */
  usedMs?: number | undefined
  /** A job of this host has mounted it. */
  isMounted?: boolean
}

export interface Inventory {
  /** For messages; never contains credentials. */
  readonly label: string
  /** How many removals may run at once. */
  readonly concurrency: number
  /** The entries of the repository, or of one scope, page by page. Pages may be removed meanwhile. Drafts are no entries. */
  pages(scope: string | undefined): AsyncIterable<InventoryEntry[]>
  /** The claims of the run that saved an entry; empty if the store does not know them. */
  writerOf(entry: InventoryEntry): Promise<EntryWriter>
  /** Does nothing if the entry is gone. */
  remove(entry: InventoryEntry): Promise<void>
}
