/** The contract of a cache service, in both of its versions. */
import type { CacheService } from '../../system/runner-services.ts'
import type { CopyPart, Sent, SentPart } from '../parts-draft.ts'
import type { RemoteObject } from '../store.ts'
import type { Http } from '../transfer/http-contract.ts'

export interface ServiceContext {
  service: CacheService
  http: Http
  /** Keeps a secret out of the log. */
  mask(secret: string): void
  warn(line: string): void
}

export interface LookupRequest {
  /** The primary key first. */
  keys: string[]
  version: string
  /** Never retried. */
  once?: true | undefined
}

export interface ServiceEntry {
  key: string
  /** Undefined if the service does not send it. */
  createdAt?: Date | undefined
  /** Signed, so secret. It expires after some minutes. */
  url: string
}

export interface ReserveRequest {
  key: string
  version: string
  /** In bytes; undefined if it is not known yet. */
  size: number | undefined
}

/** The upload of an entry: parts in any order, or the whole entry at once. */
export interface EntryUpload {
  sendPart(part: SentPart): Promise<void>
  /** Copies a part from another entry. Undefined if the service has no such request. */
  copy?(part: CopyPart & { from: RemoteObject }): Promise<void>
  sendWhole(pieces: Buffer[]): Promise<void>
  /** Publishes the entry. @param sent its parts are 0 if the whole entry was sent at once */
  finish(sent: Omit<Sent, 'whole'>): Promise<void>
}

/** All methods throw TransferFailure without an answer, an Error that names the problem, or the signal's reason. */
export interface Service {
  /** Undefined on a miss. */
  lookup(request: LookupRequest, signal: AbortSignal): Promise<ServiceEntry | undefined>
  /** @throws NameTaken also if the entry of this name was never finished */
  reserve(request: ReserveRequest, signal: AbortSignal): Promise<EntryUpload>
}
