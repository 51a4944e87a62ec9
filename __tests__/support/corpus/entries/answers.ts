// What a store may answer that it should not. Behind all of it is an honest entry.
import type { Answer } from '../../servers/answer.ts'
import type { Fault } from '../../servers/faults.ts'
import { element, xmlAnswer } from '../../servers/xml-answer.ts'
import { inTurn } from '../../turns.ts'
import { honestEntry, restoredHonestly } from './honest.ts'
import type { Combination, Expected, Family, Row } from './row.ts'
import { remoteNames, type StoreName } from './stores.ts'

const reads = /^Get(Object|Blob|Archive)$/
const lookups = /^(ListObjectsV2|GetCache|GetCacheEntryDownloadURL)$/
/** An object of a bucket is looked for by reading it. */
const all = /^(Get|List)/

const missed = (warns: RegExp): Expected => ({ hit: ['miss'], warns })
const either = (warns: RegExp): Expected => {
  return { hit: ['exact', 'miss'], warns, mayBeSilent: true, files: restoredHonestly }
}

function answering(name: string, on: RegExp, fault: Fault | (() => Fault), expect: Expected): Row {
  return {
    name,
    async make({ plant, store }) {
      await plant(honestEntry(), 'tar', 'a-key')
      store.goWrong([{ on: ({ operation }) => on.test(operation), fault }])
    },
    expect,
  }
}

const unpacked = (stores: StoreName[]): Combination[] => stores.map((store) => ({ store, mode: 'unpack' }))
const only = (...stores: StoreName[]): { runs: Combination[] } => ({ runs: unpacked(stores) })

const commands = '##[set-env name=PWNED;]pwned\n::set-output name=pwned::pwned\r\n::stop-commands::pwned'

const nested: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(`${'[{"a":'.repeat(60_000)}`),
}

const levels = Array.from({ length: 12 }, (_, level) => {
  return `<!ENTITY e${level + 1} "${`&e${level};`.repeat(12)}">`
})
const entities: Answer = {
  ...xmlAnswer('ListBucketResult', ''),
  body: Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY e0 "pwned"><!ENTITY x SYSTEM "file:///etc/passwd">${levels.join('')}]>` +
      '<ListBucketResult><IsTruncated>false</IsTruncated><Prefix>&x;</Prefix>' +
      '<Contents><Key>&e12;&x;</Key><Size>9</Size></Contents></ListBucketResult>',
  ),
}

let page = 0
const listThatGoesOn = (): Fault => {
  const next = element('IsTruncated', 'true') + element('NextContinuationToken', `page-${page++}`)
  return { kind: 'answer', answer: xmlAnswer('ListBucketResult', next) }
}

const found = (url: string, key = 'a-key'): Fault => {
  // Both versions of the service, in one.
  const v2 = { ok: true, signed_download_url: url, matched_key: key }
  return { kind: 'say', value: { ...v2, archiveLocation: url, cacheKey: key, scope: 'refs/heads/main' } }
}

// All of it comes over the network, so the local store has no part in it. What is wrong with a body that a lazy mount
// reads later is in lazy-faults.test.ts. A bucket and the cache service are read by different code, the two versions of the
// service by the same but for lookups.
export const answers: Family = {
  name: 'a server that',
  runs: (turn) => unpacked(inTurn(turn, remoteNames)),
  rows: [
    answering(
      'sends other ranges',
      reads,
      { kind: 'header', name: 'content-range', value: 'bytes 0-9/10' },
      missed(/./),
    ),
    answering(
      'claims a size beyond all numbers',
      reads,
      { kind: 'header', name: 'content-range', value: `bytes 0-499/${'9'.repeat(30)}` },
      missed(/./),
    ),
    answering(
      'claims a negative range',
      reads,
      { kind: 'header', name: 'content-range', value: 'bytes -5--1/-1' },
      missed(/./),
    ),
    answering('sends less', reads, { kind: 'resize', bytes: -100 }, missed(/./)),
    answering('sends more', reads, { kind: 'resize', bytes: 200_000 }, either(/./)),
    answering('sends a body without an end', reads, { kind: 'endless' }, missed(/./)),
    answering('answers a lookup without an end', lookups, { kind: 'endless' }, either(/./)),
    answering('compresses', reads, { kind: 'gzip' }, missed(/./)),
    answering('sends a web page for a body', reads, { kind: 'page' }, missed(/./)),
    answering('answers all with a web page', all, { kind: 'page' }, missed(/./)),
    answering(
      'redirects elsewhere',
      all,
      { kind: 'status', status: 307, headers: { location: 'http://127.0.0.1:9/evil' } },
      missed(/./),
    ),
    answering('ignores ranges', reads, { kind: 'ignore', header: 'range' }, either(/./)),
    answering('has no such range', reads, { kind: 'status', status: 416, code: 'InvalidRange' }, missed(/./)),
    answering(
      'has another ETag every time',
      reads,
      () => ({ kind: 'header', name: 'etag', value: `"${Math.random()}"` }),
      either(/./),
    ),
    answering(
      'wants to be asked again in 30 years',
      all,
      { kind: 'status', status: 503, code: 'SlowDown', headers: { 'retry-after': '1000000000' } },
      missed(/./),
    ),
    answering(
      'complains by commands',
      all,
      { kind: 'status', status: 403, code: 'AccessDenied', message: commands },
      missed(/./),
    ),
    {
      ...answering('lists for ever', /^List/, listThatGoesOn, { hit: ['miss'] }),
      key: 'none',
      ...only('s3'),
    },
    {
      ...answering('lists entities of entities', /^List/, { kind: 'answer', answer: entities }, missed(/./)),
      key: 'none',
      ...only('s3'),
    },
    {
      ...answering('nests its answers', lookups, { kind: 'answer', answer: nested }, missed(/./)),
      ...only('v1', 'v2'),
    },
    {
      ...answering('finds a file of the runner', lookups, found('file:///etc/passwd'), missed(/./)),
      ...only('v1', 'v2'),
    },
    {
      ...answering(
        'finds keys with commands',
        lookups,
        found('http://127.0.0.1:9/evil', commands),
        missed(/./),
      ),
      ...only('v1', 'v2'),
    },
  ],
}
