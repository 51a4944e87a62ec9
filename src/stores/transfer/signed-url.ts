/** Uses a signed URL until it expires, then renews it. */
import { placeOf, type TransferFailure } from './errors.ts'
import type { RemoteObject } from './remote-object.ts'

export interface SignedUrl {
  url: string
  /** Whether the server has accepted it. */
  worked: boolean
  readonly renewed: boolean
}

export interface Link {
  current(): Promise<SignedUrl>
  /**
   * The server refused a URL, so `current` signs another one.
   * @throws the failure if the URL is new, so that it cannot have expired
   */
  refused(signed: SignedUrl, failure: TransferFailure): void
  /** The object, for messages. */
  place(): string
}

export function linkTo(object: RemoteObject): Link {
  let signing: Promise<SignedUrl> | undefined
  let latest: SignedUrl | undefined
  let renewed = false
  let lastUrl: string | undefined
  const sign = async (): Promise<SignedUrl> => {
    const url = await object.url(renewed)
    latest = { url, worked: false, renewed }
    lastUrl = url
    return latest
  }
  return {
    current() {
      signing ??= sign()
      return signing
    },
    refused(signed, failure) {
      // Several requests may be refused with one URL. The first one renews it.
      if (signed !== latest) return
      if (signed.renewed && !signed.worked) throw failure
      renewed = true
      latest = undefined
      signing = undefined
    },
    place: () => (lastUrl === undefined ? 'the store' : placeOf(lastUrl)),
  }
}

/**
 * Shares one signed URL between all downloads of an object, until one of them renews it. Signs again after a failure.
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
