// Indexes that attack their reader. Their checksums are right, unless that is the attack.
import { zstdCompressSync } from 'node:zlib'
import type { Segment } from '../../../../src/entry/container.ts'
import { inTurn } from '../../turns.ts'
import { digestsOf, objectOf, type Parts, sealFacts } from '../entry-bytes.ts'
import { tarOf } from '../hostile.ts'
import type { Expected, Family, Row } from './row.ts'
import { storeNames } from './stores.ts'

const body = zstdCompressSync(tarOf([{ name: '0/deps/new', body: 'new' }]))
const { index: honest } = objectOf(body, { paths: ['deps'] })
const whole = honest.segments[0] as Segment
const commands = '##[set-env name=PWNED;]pwned\n::set-output name=pwned::pwned\r::stop-commands::pwned'

const missed = (warns: RegExp): Expected => ({ hit: ['miss'], warns })

interface Claims extends Partial<Parts> {
  /** The JSON, where it is none of an object. */
  json?: string
}

/** An honest entry but for what its JSON says. */
function facts(changes: object, { json, ...parts }: Claims = {}): Buffer {
  const { digests, ...said } = honest
  const text = json ?? JSON.stringify({ ...said, ...changes })
  return Buffer.concat([body, sealFacts(text, { digests, ...parts })])
}

function row(name: string, bytes: () => Buffer, warns: RegExp, more: Partial<Row> = {}): Row {
  return { name, make: ({ plant }) => plant(bytes()), expect: missed(warns), ...more }
}

function segments(name: string, changed: Partial<Segment>[], warns: RegExp): Row {
  return row(name, () => facts({ segments: changed.map((one) => ({ ...whole, ...one })) }), warns)
}

const notOurs = /not what this version/
const [half, rest] = [Math.floor(body.length / 2), body.length - Math.floor(body.length / 2)]
const smallHeap = { env: { NODE_OPTIONS: '--max-old-space-size=64' } }
const nested = (bytes: number): string => '[{"a":'.repeat(Math.floor(bytes / 6))

// They are read by the same code whatever the store or mode, before anything else is done with an entry. So each is tried
// with one store, by turns.
export const indexes: Family = {
  name: 'an index',
  runs: (turn) => inTurn(turn, storeNames).map((store) => ({ store, mode: 'unpack' })),
  rows: [
    row('of 4 MiB of nested JSON', () => facts({}, { json: nested(4 * 1024 ** 2) }), notOurs, smallHeap),
    row(
      'of more JSON than there may be',
      () => facts({}, { json: nested(5 * 1024 ** 2) }),
      /index/,
      smallHeap,
    ),
    row('of 64 MiB', () => facts({}, { json: nested(64 * 1024 ** 2) }), /index/, smallHeap),
    row(
      'with more digests than blocks',
      () => facts({}, { digests: Buffer.alloc(32 * 50_000) }),
      /index/,
      smallHeap,
    ),
    row(
      'with too few bytes of digests',
      () => facts({}, { digests: digestsOf(body).subarray(0, 31) }),
      /index/,
    ),
    row(
      'with digests of another body',
      () => facts({}, { digests: digestsOf(Buffer.from('other')) }),
      /do not match/,
    ),
    row('that claims to be 4 GiB long', () => facts({}, { claims: { index: 0xffffffff } }), /index/),
    row('with JSON that claims to be 4 GiB long', () => facts({}, { claims: { json: 0xfffffff0 } }), /index/),
    row('with JSON that claims to be shorter', () => facts({}, { claims: { json: 10 } }), /index/),
    row('with trailing garbage', () => Buffer.concat([facts({}), Buffer.from('garbage')]), /index/),
    row(
      'with another index before it',
      () => Buffer.concat([facts({}), facts({}).subarray(body.length)]),
      /body/,
    ),
    row('alone', () => facts({ segments: [] }).subarray(body.length), /index|body/),
    row('that is nothing', () => facts({}, { json: 'null' }), notOurs),
    row(
      'of an object’s own names',
      () => facts({}, { json: '{"__proto__":{"key":"a-key"},"constructor":{}}' }),
      notOurs,
    ),
    row('of another version', () => facts({ container: 'headstart-1' }), notOurs),
    row('of another format', () => facts({ format: 'cpio' }), /format/),
    row('of another key', () => facts({ key: 'other' }), /another key/),
    row('of another key, with commands', () => facts({ key: commands }), /another key/),
    row('of other paths', () => facts({ paths: ['deps', '~/.ssh'] }), /other paths/),
    row('of paths that are no text', () => facts({ paths: [{ toString: 1 }] }), notOurs),
    row('of a key that is no text', () => facts({ key: ['a-key'] }), notOurs),
    row('whose sources are no record', () => facts({ sources: ['../a'] }), notOurs),
    row(
      'whose sources were saved before 1970',
      () => facts({ sources: { savedAt: -1, times: '' } }),
      notOurs,
    ),
    row('whose sources were saved in 9999', () => facts({ sources: { savedAt: 253e9, times: '' } }), notOurs),
    row('whose sources have a list of times', () => facts({ sources: { savedAt: 1, times: [1] } }), notOurs),
    row('of a kind with commands', () => facts({ segments: [{ ...whole, kind: commands }] }), notOurs),
    segments('of an unknown kind', [{ kind: 'delta' }], /./),
    segments('whose segments overlap', [{ length: half + 5 }, { offset: half, length: rest }], /line up/),
    segments('with a gap', [{ length: half }, { offset: half + 1, length: rest - 1 }], /line up/),
    segments('with a negative offset', [{ offset: -1, length: body.length + 1 }], notOurs),
    segments(
      'with a negative length',
      [{ length: body.length + 1 }, { offset: body.length + 1, length: -1 }],
      notOurs,
    ),
    segments('with a length beyond all numbers', [{ length: 1e308 }], notOurs),
    segments('with a fraction of a byte', [{ length: body.length - 0.5 }], notOurs),
    segments('of more files than there are', [{ files: 2 }], /instead of/),
    segments('of no files', [{ files: 0 }], /instead of/),
    row(
      'of as many segments as bytes',
      () => {
        const many = Array.from({ length: body.length }, (_, offset) => ({ ...whole, offset, length: 1 }))
        return facts({ segments: many })
      },
      /./,
    ),
    row(
      'that declares eight petabytes',
      () =>
        facts({ bytes: Number.MAX_SAFE_INTEGER, segments: [{ ...whole, bytes: Number.MAX_SAFE_INTEGER }] }),
      /are needed/,
    ),
    row(
      'with a signature that is none',
      () => facts({}, { signature: Buffer.alloc(33 * 1024, 'x') }),
      /index/,
    ),
  ],
}
