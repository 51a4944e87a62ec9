/** What Headstart asks of a bucket, one function per request. */
import {
  type Draft,
  head,
  list,
  type Page,
  type PageWanted,
  put,
  remove,
  type Stored,
  sign,
  tail,
} from './objects.ts'
import type { Session } from './session.ts'
import { abort, begin, type Completing, complete, type Part, send, type Upload } from './uploads.ts'

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
