/** What Headstart asks of a bucket, one function per request. */
import { head, list, put, remove, sign, tail } from './objects.ts'
import type { Session } from './session.ts'
import { abort, begin, complete, send } from './uploads.ts'

/** An object, as far as it is known without reading it. */
export interface Stored {
  name: string
  /** In bytes. */
  size: number
  /** Undefined where the store does not tell; some leave it out of lists. */
  etag: string | undefined
  createdAt: Date
  /** The id of the draft it was; unknown where it was found by a list. */
  draft?: string | undefined
  /** Its last bytes, where they came along. */
  tail?: Buffer | undefined
  /** The store sends no ranges of it, or does not say which. */
  isStream?: boolean
}

export interface PageWanted {
  prefix: string
  /** The page before's `next`. */
  from?: string | undefined
}

export interface Page {
  objects: Stored[]
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined
}

/** An object that is written by one request. */
export interface Draft {
  name: string
  /** Marks the object as ours, for when the answer to a request is lost. */
  id: string
  pieces: Buffer[]
  /** Whether the store is told to refuse if the name is taken. */
  conditional: boolean
  onSent?: OnSent
}

/** That many more bytes have gone out. */
type OnSent = (bytes: number) => void

export interface Upload {
  name: string
  /** Ours before it is begun, the store's afterwards. */
  id: string
}

export interface Part {
  upload: Upload
  /** From 1. */
  number: number
  pieces: Buffer[]
  onSent?: OnSent
  /** It is one of a trial: that it got there is no reason to try others more often. */
  isTrial?: boolean
}

export interface Completing {
  upload: Upload
  /** Of all parts, in order. */
  etags: string[]
  /** Whether the store is told to refuse if the name is taken. */
  conditional: boolean
}

/** All throw S3Trouble, or the reason of the signal. */
export interface Bucket {
  /** Undefined where there is none. */
  head(name: string, signal: AbortSignal): Promise<Stored | undefined>
  /** As `head`, with so many bytes of its end, or all it has, where the store gives them in the same answer. */
  tail(name: string, bytes: number, signal: AbortSignal): Promise<Stored | undefined>
  list(wanted: PageWanted, signal: AbortSignal): Promise<Page>
  /** A URL to read the object with plain requests, valid for an hour as far as the credentials are. */
  sign(name: string, signal: AbortSignal): Promise<string>
  put(draft: Draft, signal: AbortSignal): Promise<void>
  remove(name: string, signal: AbortSignal): Promise<void>
  begin(upload: Upload, signal: AbortSignal): Promise<Upload>
  /** Resolves with the part's ETag. */
  send(part: Part, signal: AbortSignal): Promise<string>
  complete(completing: Completing, signal: AbortSignal): Promise<void>
  abort(upload: Upload, signal: AbortSignal): Promise<void>
}

export function bucketOf(session: Session): Bucket {
  return {
    head: (name, signal) => head(session, name, signal),
    tail: (name, bytes, signal) => tail(session, { name, bytes }, signal),
    list: (wanted, signal) => list(session, wanted, signal),
    sign: (name, signal) => sign(session, name, signal),
    put: (draft, signal) => put(session, draft, signal),
    remove: (name, signal) => remove(session, name, signal),
    begin: (upload, signal) => begin(session, upload, signal),
    send: (part, signal) => send(session, part, signal),
    complete: (completing, signal) => complete(session, completing, signal),
    abort: (upload, signal) => abort(session, upload, signal),
  }
}
