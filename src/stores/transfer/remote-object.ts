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
