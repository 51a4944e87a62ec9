/** Uses a signed URL until it expires, then renews it. */
import type { RemoteObject } from '../store.ts'
import { shownUrl, type TransferFailure } from './errors.ts'

export interface SignedUrl {
  url: string
  /** Whether the server has accepted it. */
  worked: boolean
  readonly renewed: boolean
  /** Whether another one replaces it. */
  isOver: boolean
}

export type Link = ReturnType<typeof signedLink>

/** The signed URL of an object: signs it when it is first needed, and again after it has expired. */
export function signedLink(object: RemoteObject) {
  let signing: Promise<SignedUrl> | undefined
  let latest: SignedUrl | undefined
  const sign = async (renewed: boolean): Promise<SignedUrl> => {
    latest = { url: await object.url(renewed), worked: false, renewed, isOver: false }
    return latest
  }
  return {
    current: (): Promise<SignedUrl> => (signing ??= sign(latest !== undefined)),
    /**
     * The server refused a URL, so `current` signs another one.
     * @throws the failure if the URL is new, so that it cannot have expired
     */
    refused(signed: SignedUrl, failure: TransferFailure): void {
      // Several requests may be refused with one URL. The first one renews it.
      if (signed.isOver) return
      if (signed.renewed && !signed.worked) throw failure
      signed.isOver = true
      signing = undefined
    },
    /** The object, for messages. */
    place: (): string => (latest === undefined ? 'the store' : shownUrl(latest.url)),
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
