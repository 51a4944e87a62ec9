// Bodies that attack their unpacker. Their indexes match, because a writer to a store can compute counts and digests.
import { zstdCompressSync } from 'node:zlib'
import { inTurn } from '../../turns.ts'
import { objectOf } from '../entry-bytes.ts'
import { type TarEntry, tarOf } from '../hostile.ts'
import { restoredHonestly } from './honest.ts'
import type { Expected, Family, Row, Scene } from './row.ts'
import { storeNames } from './stores.ts'
import { type FrameOptions, type Piece, zstdFrame } from './zstd-frame.ts'

const MiB = 1024 ** 2

interface Part {
  kind: 'files' | 'skeleton'
  packed: Buffer
  files?: number
  /** What it claims to weigh unpacked. */
  bytes?: number
}

function entryOf(parts: Part[], paths: string[]): Buffer {
  let offset = 0
  const segments = parts.map(({ kind, packed, files = 1, bytes = 1 }) => {
    const segment = { kind, offset, length: packed.length, files, bytes }
    offset += packed.length
    return segment
  })
  const [files, bytes] = [sum(segments.map(({ files }) => files)), sum(segments.map(({ bytes }) => bytes))]
  const body = Buffer.concat(parts.map(({ packed }) => packed))
  return objectOf(body, { paths, segments, files, bytes }).bytes
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

type Parts = (scene: Scene) => Part[]

const missed = (warns: RegExp): Expected => ({ hit: ['miss'], warns })
// What it costs is bounded either way.
const either = (warns: RegExp): Expected => ({ hit: ['exact', 'miss'], warns, mayBeSilent: true })

function body(name: string, parts: Parts, expect: Expected, more: Partial<Row> = {}): Row {
  return { name, make: (scene) => scene.plant(entryOf(parts(scene), [scene.path])), expect, ...more }
}

/** One segment of files, by what is in its archive. */
function files(
  name: string,
  entries: (scene: Scene) => TarEntry[],
  expect: Expected,
  more: Partial<Row> = {},
): Row {
  const part = (all: TarEntry[]): Part => {
    return { kind: 'files', packed: zstdCompressSync(tarOf(all, 'pax')), files: all.length }
  }
  return body(name, (scene) => [part(entries(scene))], expect, more)
}

/** The header of a file that is so large, and no more of its archive. */
function headerOf(name: string, bytes: number): Buffer {
  return tarOf([{ name, size: bytes }]).subarray(0, 512)
}

function frame(name: string, pieces: Piece[], expect: Expected, more: Partial<Row> & FrameOptions = {}): Row {
  return body(name, () => [{ kind: 'files', packed: zstdFrame(pieces, more) }], expect, more)
}

const harmless = tarOf([{ name: '0/deps/new', body: 'new' }])
const commands = '\n::set-output name=pwned::pwned\r::stop-commands::pwned\n##[set-env name=PWNED;]pwned'
const bomb = 400 * MiB

// They are the same bytes whatever store they come from, and unpacked by the same code in all modes but `ramdisk`. So each
// is tried once: with one of the four stores, or into memory, by turns.
// bad-objects.test.ts tries some 150 more archives, with two kinds of tar.
export const bodies: Family = {
  name: 'a body',
  runs: (turn) =>
    inTurn(turn, storeNames).map((store) => ({ store, mode: turn % 5 === 0 ? 'ramdisk' : 'unpack' })),
  rows: [
    files('that climbs', () => [{ name: '0/deps/../../../../outside/pwn' }], missed(/./)),
    files('with an absolute name', ({ outside }) => [{ name: `${outside}/pwn` }], missed(/./)),
    files('beside its root', () => [{ name: '0/other' }], missed(/./)),
    files('of a root that nobody named', () => [{ name: '1/deps/new' }], missed(/./)),
    files(
      'that writes through a link',
      ({ outside }) => [
        { name: '0/deps/x', type: '2', link: outside },
        { name: '0/deps/x/pwn', body: 'pwned' },
      ],
      missed(/./),
    ),
    body(
      'that writes through a link of another segment',
      ({ outside }) => [
        { kind: 'files', packed: zstdCompressSync(tarOf([{ name: '0/deps/x/pwn', body: 'pwned' }])) },
        {
          kind: 'skeleton',
          packed: zstdCompressSync(tarOf([{ name: '0/deps/x', type: '2', link: outside }], 'pax')),
        },
      ],
      missed(/./),
    ),
    files(
      'that gives a file outside a second name',
      ({ outside }) => [{ name: '0/deps/h', type: '1', link: `${outside}/victim` }],
      missed(/./),
    ),
    files(
      'with a device',
      () => [{ name: '0/deps/null', type: '3', device: [1, 3], mode: 0o666 }],
      missed(/./),
    ),
    files('with a FIFO', () => [{ name: '0/deps/fifo', type: '6' }], missed(/./)),
    files('that runs as its owner', () => [{ name: '0/deps/new', body: 'new', mode: 0o6755 }], {
      hit: ['exact'],
      files: restoredHonestly,
    }),
    files(
      'that says to be a staging directory',
      () => [
        { name: '0/deps/.headstart-staging-pwned0/journal', body: '{}' },
        { name: '0/deps/.headstart-staging-pwned0/alive', type: '6' },
      ],
      missed(/./),
    ),
    files('with commands in a name', () => [{ name: `0/deps/../${commands}/x`, body: 'x' }], missed(/./)),
    files(
      'of a sparse file of 8 TiB',
      () => [
        {
          name: '0/deps/sparse',
          body: '1\n0\n1\n'.padEnd(512, '\0').concat('x'),
          pax: {
            'GNU.sparse.major': '1',
            'GNU.sparse.minor': '0',
            'GNU.sparse.name': '0/deps/sparse',
            'GNU.sparse.realsize': String(8 * 1024 ** 4),
          },
        },
      ],
      either(/./),
    ),
    frame(
      'that unpacks to 400 MiB and declares one byte',
      [headerOf('0/deps/bomb', bomb), { byte: 65, times: bomb }, Buffer.alloc(1024)],
      missed(/more|declare|than/),
      { diskBytes: 96 * MiB },
    ),
    frame(
      'of 20 GiB of zeros',
      [harmless.subarray(0, 1024), { byte: 0, times: 20 * 1024 * MiB }],
      missed(/./),
    ),
    frame('with a window of 2 GiB', [harmless], missed(/./), { windowLog: 31 }),
    frame('that claims to unpack to exbibytes', [harmless], either(/./), { claimedBytes: 1n << 62n }),
    body(
      'that ends within a frame',
      () => [{ kind: 'files', packed: zstdFrame([harmless]).subarray(0, -900) }],
      missed(/./),
    ),
    body(
      'with no frame at all',
      () => [{ kind: 'files', packed: Buffer.alloc(2000, 'not zstd') }],
      missed(/./),
    ),
    body(
      'of skippable frames only',
      () => [{ kind: 'files', packed: Buffer.from('502a4d180400000000000000'.repeat(50), 'hex') }],
      missed(/./),
    ),
  ],
}
