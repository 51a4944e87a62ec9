/** Uses a signed URL as long as it works, and renews it when it expires. */

import type { TransferFailure } from './errors.ts'
import type { RemoteObject } from './remote-object.ts'

/** One signed URL. */
export interface Signed {
  url: string
  /** Whether the server has accepted it. */
  worked: boolean
  readonly renewed: boolean
}

export interface Link {
  current(): Promise<Signed>
  /**
   * The server refused a URL, so `current` will sign another one.
   * @throws the failure if the URL had just been renewed, so that it cannot have expired
   */
  refused(signed: Signed, failure: TransferFailure): void
}

export function linkTo(object: RemoteObject): Link {
  let signing: Promise<Signed> | undefined
  let latest: Signed | undefined
  let renewed = false
  const sign = async (): Promise<Signed> => {
    const url = await object.url(renewed)
    latest = { url, worked: false, renewed }
    return latest
  }
  return {
    current() {
      signing ??= sign()
      return signing
    },
    refused(signed, failure) {
      // Of several requests with the same URL, the first one that is refused renews it.
      if (signed !== latest) return
      if (signed.renewed && !signed.worked) throw failure
      renewed = true
      latest = undefined
      signing = undefined
    },
  }
}

/**
 * One signed URL for all downloads of an object, until one of them renews it. If signing fails, the next call signs again.
 * @param first a URL that is signed already
 */
export function signedOnce(sign: () => Promise<string>, first?: string): RemoteObject['url'] {
  let signed = first === undefined ? undefined : Promise.resolve(first)
  const signAgain = (): Promise<string> => {
    const signing = sign()
    signing.catch(() => {
      if (signed === signing) signed = undefined
    })
    return signing
  }
  return (renew = false) => {
    if (renew) signed = undefined
    signed ??= signAgain()
    return signed
  }
}
