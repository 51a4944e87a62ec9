/** What Headstart asks of a cache service, whichever of its two languages that speaks. */

export interface LookupRequest {
  /** The primary key first. */
  keys: string[]
  version: string
  /** Whether to do without an answer where the first attempt fails. */
  once?: true | undefined
}

export interface FoundEntry {
  key: string
  /** Where the service tells. */
  createdAt?: Date
  /** Lets whoever has it read the entry, for some minutes. */
  url: string
}

export interface ReserveRequest {
  key: string
  version: string
  /** In bytes; undefined where nobody knows yet. */
  size: number | undefined
}

export interface EntryPart {
  /** From 0. */
  number: number
  /** Where it begins in the entry, in bytes. */
  start: number
  pieces: Buffer[]
}

/** An entry on its way, of parts that come in any order, or of one whole. */
export interface EntryUpload {
  send(part: EntryPart): Promise<void>
  sendWhole(pieces: Buffer[]): Promise<void>
  /** Publishes what was sent, so many bytes in all. */
  finish(size: number): Promise<void>
}

/** All throw TransferFailure where there is no answer, an Error that says what is wrong, or the signal's reason. */
export interface Service {
  /** Undefined on a miss. */
  lookup(asked: LookupRequest, signal: AbortSignal): Promise<FoundEntry | undefined>
  /** Undefined where the name is taken, be it by an entry that was never finished. */
  reserve(reserving: ReserveRequest, signal: AbortSignal): Promise<EntryUpload | undefined>
}
