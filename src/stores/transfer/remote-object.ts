/** The bytes from `start` up to, not including, `end`. */
export interface Range {
  start: number
  end: number
}

/** An object that plain requests can read. */
export interface RemoteObject {
  /**
   * In bytes. Infinity if the server does not send the size, or cannot send ranges: then one request reads the object from
   * its beginning to the end of the response.
   */
  size: number
  /** Undefined if the server sends none: then only the size shows whether the object is still the same. */
  etag: string | undefined
  /** A signed URL. `renew` if the server refused the last one as expired. */
  url(renew?: boolean): Promise<string>
}
