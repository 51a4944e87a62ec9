/** An object that plain requests can read. */
export interface RemoteObject {
  /**
   * In bytes. Infinity where the server does not tell, or cannot send ranges: then the object comes in one request, from
   * its beginning to wherever the server ends it.
   */
  size: number
  /** Undefined where the server has none: then only the size tells whether it is still the same. */
  etag: string | undefined
  /** A URL signed for now; `renew` when the last one was refused as expired. */
  url(renew?: boolean): Promise<string>
}
