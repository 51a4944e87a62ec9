// Renews a URL that several requests use at once.
import { setTimeout as sleep } from 'node:timers/promises'
import type { TransferFailure } from '../../../src/stores/transfer/errors.ts'
import { type SignedUrl, signedLink, signedOnce } from '../../../src/stores/transfer/signed-url.ts'

const failure = new Error('403') as TransferFailure

it('is renewed once for all requests that were refused', async () => {
  const asked: boolean[] = []
  const url = async (renew = false): Promise<string> => {
    asked.push(renew)
    await sleep(20)
    return `url ${asked.length}`
  }
  const link = signedLink({ size: 1, etag: 'etag', url })
  const first = await Promise.all([link.current(), link.current(), link.current()])
  const renewed: Promise<SignedUrl>[] = []
  for (const signed of first) {
    signed.worked = true
    link.refused(signed, failure)
    // The renewal is under way when the next request is refused.
    renewed.push(link.current())
    await sleep(1)
  }
  expect((await Promise.all(renewed)).map(({ url }) => url)).toEqual(['url 2', 'url 2', 'url 2'])
  expect(asked).toEqual([false, true])
})

it('gives up if a renewed URL is refused before it has worked', async () => {
  const link = signedLink({ size: 1, etag: 'etag', url: async () => 'url' })
  link.refused(await link.current(), failure)
  const renewed = await link.current()
  expect(() => link.refused(renewed, failure)).toThrow(failure)
})

it('is signed once for all downloads, again to renew it, and again if the renewal failed', async () => {
  let signed = 0
  const url = signedOnce(async () => {
    if (++signed === 1) throw failure
    return `url ${signed}`
  }, 'the first url')
  expect(await Promise.all([url(), url()])).toEqual(['the first url', 'the first url'])
  await expect(url(true)).rejects.toThrow(failure)
  expect(await Promise.all([url(), url()])).toEqual(['url 2', 'url 2'])
  expect(await url(true)).toBe('url 3')
  expect(await url()).toBe('url 3')
})
