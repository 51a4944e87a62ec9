/** Keeps a signed URL as long as it works, and has it renewed when it expires. */

import type { TransferFailure } from './errors.ts'
import type { RemoteObject } from './remote.ts'

/** A URL that was signed once. */
export interface Signed {
  url: string
  /** Whether the server has accepted it. */
  worked: boolean
  readonly renewed: boolean
}

export interface Link {
  current(): Promise<Signed>
  /**
   * The server refused a URL: the next one will be another.
   * @throws the failure when it had just been renewed, so that it cannot have expired
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
      // Of requests with the same URL, the first to be refused has it renewed.
      if (signed !== latest) return
      if (signed.renewed && !signed.worked) throw failure
      renewed = true
      latest = undefined
      signing = undefined
    },
  }
}

/**
 * One signed URL for all downloads of an object, until one of them has it renewed. What could not be signed is signed
 * when it is next asked for.
 * @param first what was signed already
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
