// Small entries that unpack to far more than they declare: unpacking ends, and leaves the disk as it was.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { zstdCompressSync } from 'node:zlib'
import type { Segment } from '../../src/entry/container.ts'
import { selectionOf } from '../../src/files/paths/patterns.ts'
import { formats } from '../../src/formats/index.ts'
import { imagesOf } from '../../src/formats/squashfs/images.ts'
import { findMatchesIn } from '../../src/formats/squashfs/matches-in.ts'
import { unpackImages } from '../../src/formats/squashfs/unpack.ts'
import { checkSpace, watchSpace } from '../../src/system/disk/space.ts'
import { findTools } from '../../src/system/tools.ts'
import { assemble, digestsOf, objectOf, takeApart } from '../support/corpus/entry-bytes.ts'
import { tarOf } from '../support/corpus/hostile.ts'
import {
  annotationsOf,
  asRoot,
  entriesOf,
  type Host,
  type Inputs,
  itWithRights,
  leftoversIn,
  logOf,
  newPlace,
  pathOf,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { brokerPackage, importable } from '../support/jobs/broker-package.ts'
import { runnerEnv, startCacheService } from '../support/servers/cache-service.ts'

const place = newPlace()
const inputs = { key: 'key', path: 'tree' }
const GiB = 1024 ** 3
const blockBytes = 128 * 1024

/** A zstd frame of some bytes, then zeros: 4 bytes of it make 128 KiB. https://datatracker.ietf.org/doc/html/rfc8878 */
function frameOf(start: Buffer, zeroBytes: number): Buffer {
  const head = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x38])
  const count = zeroBytes / blockBytes
  const [raw, zeros] = [Buffer.alloc(3), Buffer.alloc(4)]
  raw.writeUIntLE(start.length << 3, 0, 3)
  zeros.writeUIntLE((blockBytes << 3) | (1 << 1), 0, 3)
  const last = Buffer.from(zeros)
  last.writeUInt8(last.readUInt8() | 1)
  return Buffer.concat([head, raw, start, ...Array.from({ length: count - 1 }, () => zeros), last])
}

const hugeFile = (): Buffer =>
  frameOf(tarOf([{ name: '0/huge', body: '', size: 4 * GiB }]).subarray(0, 512), 4 * GiB)
const endlessZeros = (): Buffer => frameOf(tarOf([{ name: '0/small', body: 'x' }]).subarray(0, 1024), 8 * GiB)
const skeletonOfZeros = (): Buffer =>
  frameOf(tarOf([{ name: '0/', type: '5', body: '' }]).subarray(0, 512), 8 * GiB)

it.each([
  { what: 'a file of 4 GiB', frame: hugeFile, kind: 'files' as const, programs: ['tar', 'zstd'] },
  { what: 'a file of 4 GiB', frame: hugeFile, kind: 'files' as const, programs: ['tar'] },
  { what: 'a file of 4 GiB', frame: hugeFile, kind: 'files' as const, programs: [] },
  { what: '8 GiB of padding', frame: endlessZeros, kind: 'files' as const, programs: ['tar', 'zstd'] },
  { what: '8 GiB of padding', frame: skeletonOfZeros, kind: 'skeleton' as const, programs: ['tar', 'zstd'] },
])('$what in $kind that declare one byte, with $programs, are a miss', async ({ frame, kind, programs }) => {
  const from = place.newHost()
  const saver = await from.newJob()
  writeTree(saver.workspace, { 'tree/file': 'content' })
  await save(saver, inputs)
  const [entry = ''] = entriesOf(from.store)
  const { index } = takeApart(readFileSync(entry))
  const body = frame()
  const segments = [{ kind, offset: 0, length: body.length, files: 1, bytes: 1 }]
  const host = place.newHost()
  const bytes = assemble({ body, index: { ...index, segments, digests: digestsOf(body) } })
  writeTree(host.store, { [relative(from.store, entry)]: bytes })
  const PATH = pathOf(host, Object.fromEntries(programs.map((name) => [name, name])))
  const job = await host.newJob({ env: { PATH } })
  const run = await restore(job, inputs)
  expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
  expect(annotationsOf(run)).toEqual([
    '::warning::Failed to restore: it unpacks to more than its index declares',
  ])
  expect(leftoversIn(host)).toEqual([])
})

const small = tarOf([{ name: '0/tree/small', body: 'x' }])
const ofActions = tarOf([{ name: 'tree/small', body: 'x' }])
const again = tarOf([{ name: 'tree/small', body: '', size: 7 * GiB }]).subarray(0, 512)

describe.each([
  {
    what: 'zeros, and declares more than any disk has',
    format: 'tar',
    entry: () => {
      const body = frameOf(small.subarray(0, 1024), 8 * GiB)
      const unpackedBytes = Number.MAX_SAFE_INTEGER
      const segments = [
        { kind: 'files' as const, offset: 0, length: body.length, files: 1, bytes: 1, unpackedBytes },
      ]
      return objectOf(body, { key: 'key', paths: ['tree'], segments }).bytes
    },
  },
  {
    what: 'a file again in an archive of actions/cache',
    format: 'actions-cache',
    entry: () => frameOf(Buffer.concat([ofActions.subarray(0, 1024), again]), 8 * GiB),
  },
])('an entry that is $what', ({ format, entry }) => {
  itWithRights('a small disk')('does not keep a job that has a small disk', async () => {
    const host = place.newHost()
    const dir = join(host.dir, 'small')
    mkdirSync(dir)
    execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', 'size=64m,mode=0777', 'tmpfs', dir))
    const server = await startCacheService('memory')
    const versions = formats.find(({ id }) => id === format)?.versions({ paths: ['tree'], crossOs: false })
    await server.put('v2', { key: 'key', version: versions?.[0] ?? '', scope: 'refs/heads/main' }, entry())
    const job = await host.newJob({ workspace: join(dir, 'workspace'), env: runnerEnv(server, 'v2') })
    const run = await restore(job, inputs)
    await server.stop()
    expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
    expect(run.stdout).toContain('it unpacks to far more than there is room for')
    expect(leftoversIn(host)).toEqual([])
  })
})

const emptySparse = (name: string): Record<string, string> => ({
  'GNU.sparse.major': '1',
  'GNU.sparse.minor': '0',
  'GNU.sparse.name': name,
  'GNU.sparse.realsize': '0',
})

it.each([
  {
    what: 'a million pieces of no bytes',
    pieces: 1_000_000,
    hit: 'miss',
    flaws: ['a sparse file of more pieces than its content can hold'],
  },
  {
    what: 'a number of pieces that is none',
    pieces: Number.NaN,
    hit: 'miss',
    flaws: ['a damaged map of holes'],
  },
  { what: 'one piece at its end', pieces: 1, hit: 'exact', flaws: [] },
])('a sparse file of $what in an archive of actions/cache is: $hit', async ({ pieces, hit, flaws }) => {
  const map = `${pieces}\n${'0\n0\n'.repeat(pieces)}`
  const body = map.padEnd(Math.ceil(map.length / 512) * 512, '\0')
  const pax = emptySparse('tree/sparse')
  const archive = zstdCompressSync(tarOf([{ name: 'tree/sparse', body, pax }], 'pax'))
  const server = await startCacheService('memory')
  const format = formats.find(({ id }) => id === 'actions-cache')
  const version = format?.versions({ paths: ['tree'], crossOs: false })[0] ?? ''
  await server.put('v2', { key: 'key', version, scope: 'refs/heads/main' }, archive)
  const job = await place.newHost().newJob({ env: runnerEnv(server, 'v2') })
  const run = await restore(job, inputs)
  await server.stop()
  expect(run).toMatchObject({ exitCode: 0, outputs: { hit } })
  const warnings = annotationsOf(run).filter((line) => line.startsWith('::warning::Failed to restore'))
  expect(warnings).toEqual(flaws.map((flaw) => `::warning::Failed to restore: its archive has ${flaw}`))
})

// Each piece of no bytes costs tar a microsecond. So a processor that needs only ten seconds for all of them would be twenty
// times as fast as those of today.
const millions = 200
const tooMuch =
  /^::warning::Failed to restore: unpacking has taken \d+ s of CPU time for 1 file of \d B, far more/
const tooMany = /^::warning::Failed to restore: its archive has a sparse file of more pieces than its content/

it.each([
  { programs: ['tar', 'zstd'], why: tooMuch },
  { programs: [], why: tooMany },
])(
  'a sparse file of millions of pieces of no bytes does not keep $programs busy',
  async ({ programs, why }) => {
    const million = Buffer.from('0\n0\n'.repeat(1_000_000))
    const count = Buffer.from(`${millions * 1_000_000}\n`)
    const size = count.length + millions * million.length
    const [header, end] = [
      tarOf([{ name: '0/tree/sparse', size, body: '', pax: emptySparse('0/tree/sparse') }], 'pax'),
      Buffer.alloc((-size & 511) + 1024),
    ]
    const piece = zstdCompressSync(million)
    const frames = [
      zstdCompressSync(Buffer.concat([header.subarray(0, -1024), count])),
      ...Array.from({ length: millions }, () => piece),
      zstdCompressSync(end),
    ]
    const body = Buffer.concat(frames)
    const segment = {
      kind: 'files' as const,
      offset: 0,
      length: body.length,
      files: 1,
      bytes: 0,
      unpackedBytes: size,
    }
    const segments = [{ ...segment, frames: frames.map(({ length }) => length) }]
    const { bytes } = objectOf(body, { key: 'key', paths: ['tree'], segments })
    const host = place.newHost()
    const PATH = pathOf(host, Object.fromEntries(programs.map((name) => [name, name])))
    const server = await startCacheService('memory')
    const format = formats.find(({ id }) => id === 'tar')
    const version = format?.versions({ paths: ['tree'], crossOs: false })[0] ?? ''
    await server.put('v2', { key: 'key', version, scope: 'refs/heads/main' }, bytes)
    const job = await host.newJob({ env: { ...runnerEnv(server, 'v2'), PATH } })
    const run = await restore(job, inputs)
    await server.stop()
    expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
    expect(annotationsOf(run)).toContainEqual(expect.stringMatching(why))
    expect(leftoversIn(host)).toEqual([])
  },
  300_000,
)

it('ends an image that holds more than it declares', async () => {
  const dir = join(place.newHost().dir, 'image')
  mkdirSync(dir)
  const image = join(dir, 'bomb')
  const pseudo = ['-p', 'huge f 644 0 0 head -c 400M /dev/zero | tr "\\0" x']
  mkdirSync(join(dir, 'empty'))
  const options = ['-comp', 'zstd', '-quiet', '-no-progress', '-no-duplicates', '-no-exports', '-no-xattrs']
  execFileSync('mksquashfs', [join(dir, 'empty'), image, ...options, ...pseudo], { stdio: 'ignore' })
  const staging = join(dir, 'staging')
  mkdirSync(staging)
  const { signal } = new AbortController()
  const { lines } = selectionOf(['huge'], dir)
  const length = readFileSync(image).length
  const about = { kind: 'image' as const, root: 'workspace' as const, files: 1, bytes: 1, unpackedBytes: 1 }
  const segments = [{ ...about, offset: 0, length }]
  const job = { dir: staging, lines, workspace: dir, tools: await findTools(signal), signal, segments }
  const images = await findMatchesIn(image, imagesOf(job))
  const small = images.map((found) => ({ ...found, mostBytes: 1 }))
  await expect(unpackImages({ path: image, images: small }, job)).rejects.toMatchObject({
    name: 'BadEntry',
    message: 'it unpacks to more than its index declares',
  })
})

itWithRights('a small disk')('ends before the disk is full', async () => {
  const dir = join(place.newHost().dir, 'small')
  mkdirSync(dir)
  execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', 'size=64m,mode=0777', 'tmpfs', dir))
  using space = watchSpace(dir, new AbortController().signal)
  const fill = async (): Promise<void> => {
    for (;;) {
      space.signal.throwIfAborted()
      appendFileSync(join(dir, 'file'), Buffer.alloc(256 * 1024, 'x'))
      await sleep(5)
    }
  }
  await expect(fill()).rejects.toThrow(/hardly any space is left/)
  expect(statfsSync(dir).bavail).toBeGreaterThan(0)
})

itWithRights('a small disk')('ends before the disk has no files left', async () => {
  const dir = join(place.newHost().dir, 'few')
  mkdirSync(dir)
  execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', 'nr_inodes=400,mode=0777', 'tmpfs', dir))
  expect(() => checkSpace(dir, { bytes: 0, files: 390 })).toThrow(/^390 files are needed, but only 37\d/)
  using space = watchSpace(dir, new AbortController().signal)
  const fill = async (): Promise<void> => {
    for (let file = 0; ; file++) {
      space.signal.throwIfAborted()
      if (statfsSync(dir).ffree > 10) writeFileSync(join(dir, `${file}`), '')
      else await sleep(5)
    }
  }
  await expect(fill()).rejects.toThrow(/hardly any space is left/)
})

itWithRights('mounts')('an installed tree whose packages are holes of 3 GiB each is not read', async () => {
  const host = place.newHost()
  const own = { preset: 'npm', install: 'mkdir -p node_modules/a; echo {} > node_modules/a/package.json' }
  const newCheckout = async () => {
    const job = await host.newJob()
    writeTree(job.workspace, { 'package-lock.json': '{}' })
    return job
  }
  const saver = await newCheckout()
  const { state } = await restore(saver, { ...own, mode: 'unpack' })
  await save(saver, { ...own, mode: 'unpack' }, { state })
  const [entry = ''] = entriesOf(host.store)
  const { index } = takeApart(readFileSync(entry))
  const size = String(3 * GiB)
  const map = `1\n${size}\n0\n`.padEnd(512, '\0')
  const holes = Array.from({ length: 100 }, (_, i) => {
    const name = `0/node_modules/p${i}/package.json`
    return { name, body: map, pax: { ...emptySparse(name), 'GNU.sparse.realsize': size } }
  })
  const body = zstdCompressSync(tarOf(holes))
  const segments = [{ kind: 'files' as const, offset: 0, length: body.length, files: holes.length, bytes: 1 }]
  writeFileSync(entry, assemble({ body, index: { ...index, segments, digests: digestsOf(body) } }))
  const job = await newCheckout()
  // Post saves an archive once more as an image, so main notes which packages it has.
  const run = await restore(job, { ...own, mode: 'mount' })
  expect(run.outputs.hit).toBe('exact')
  expect(annotationsOf(run)).toEqual([])
  expect(statSync(join(job.workspace, 'node_modules/p0/package.json')).size).toBe(3 * GiB)
})

/** Replaces the only entry of a host by an archive of one file that is a hole. */
function holeInstead(host: Host, name: string, bytes: number): void {
  const [entry = ''] = entriesOf(host.store)
  const { index } = takeApart(readFileSync(entry))
  const map = `1\n${bytes}\n0\n`.padEnd(512, '\0')
  const pax = { ...emptySparse(name), 'GNU.sparse.realsize': `${bytes}` }
  const body = zstdCompressSync(tarOf([{ name, body: map, pax }]))
  const segments = [{ kind: 'files' as const, offset: 0, length: body.length, files: 1, bytes: 1 }]
  writeFileSync(entry, assemble({ body, index: { ...index, segments, digests: digestsOf(body) } }))
}

describe('a restored hole of 200 GiB', () => {
  const name = 'tree/hole'
  const saves = itWithRights('mounts')
  saves.each<{ what: string; more: Inputs; says: string }>([
    { what: 'is not saved again as an image', more: {}, says: 'not saving cache.' },
    {
      what: 'is saved under another key as an archive',
      more: { key: 'key-2', 'restore-keys': 'key' },
      says: 'saved with key: key-2',
    },
  ])(
    '$what',
    async ({ more, says }) => {
      const host = place.newHost()
      const saver = await host.newJob()
      writeTree(saver.workspace, { [name]: '' })
      await save(saver, inputs)
      holeInstead(host, `0/${name}`, 200 * GiB)
      const job = await host.newJob()
      const all = { ...inputs, mode: 'mount', ...more }
      const { state } = await restore(job, all)
      expect(statSync(join(job.workspace, name)).size).toBe(200 * GiB)
      // However many names its bytes have, they are read once.
      writeTree(job.workspace, { 'tree/linked': Buffer.alloc(32 * 1024 ** 2, 'x') })
      const linked = join(job.workspace, 'tree/linked')
      for (let nth = 0; nth < 1000; nth++) linkSync(linked, `${linked}-${nth}`)
      const post = await save(job, all, { state })
      expect(logOf(post)).toContain('No image is made: that would read 200.00 GiB of holes')
      expect(logOf(post).join('\n')).toContain(says)
      expect(annotationsOf(post)).toEqual([])
    },
    500_000,
  )
})

/** Writes an image of a directory with one file, which is a hole. */
function imageOfHole(path: string, bytes: number): Buffer {
  const making = `${importable}
import io, json, os
from headstart_broker.squashfs import *
from headstart_broker.write_image import write
size, none = int(sys.argv[2]), NONE
hole = [FILE, 0o644, 0, size, 0, list(range(size >> 17)), none, 0]
tree = {"unit": 1 << 17, "fragments": [], "inodes": [hole, [DIRECTORY, 0o755, 0, "hole", [0]], [DIRECTORY, 0o700, 0, "tree", [1]]]}
with open(sys.argv[1], "wb") as out:
    write(io.BytesIO(bytes(4) + json.dumps(tree).encode()), out, 1 << 40, [os.getuid(), os.getgid()])`
  execFileSync('python3', ['-IS', '-c', making, brokerPackage, path, String(bytes)])
  return readFileSync(path)
}

itWithRights('mounts')('a mounted hole of 300 GiB is not read to save all files', async () => {
  const host = place.newHost()
  const saver = await host.newJob()
  writeTree(saver.workspace, { 'tree/hole': '' })
  const all = { ...inputs, mode: 'mount', 'restore-keys': 'key' }
  await save(saver, all)
  const [entry = ''] = entriesOf(host.store)
  const { index } = takeApart(readFileSync(entry))
  const body = imageOfHole(join(place.dir, 'hole.image'), 300 * GiB)
  const image = { ...index.segments[0], offset: 0, length: body.length, files: 2, bytes: 300 * GiB }
  const changed = { ...index, segments: [image as Segment], digests: digestsOf(body) }
  writeFileSync(entry, assemble({ body, index: changed }))
  const job = await host.newJob()
  const { state } = await restore(job, { ...all, key: 'key-2' })
  expect(statSync(join(job.workspace, 'tree/hole')).size).toBe(300 * GiB)
  // More changes than a layer may have.
  writeTree(job.workspace, { 'tree/own': '' })
  const post = await save(job, { ...all, key: 'key-2' }, { state })
  expect(annotationsOf(post)).toEqual([
    expect.stringContaining('Failed to save: the mounted cache now has 300.00 GiB of files'),
  ])
})
