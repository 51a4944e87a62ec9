// Entries of servers that send no ranges, or do not tell the length of an entry, in the built action and below it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { streamToFile } from '../../../src/job/restore/stream-to-file.ts'
import type { Entry } from '../../../src/stores/store.ts'
import { TransferFailure } from '../../../src/stores/transfer/errors.ts'
import { github, inLanguages, type Language, languages } from '../../support/faults/github.ts'
import { always, cutAnswering, once } from '../../support/faults/rules.ts'
import { largeBytes, type Saved, type Trials, trialsIn, tryRestore } from '../../support/faults/trial.ts'
import { asRoot, itWithRights, logOf, newPlace, restore, save } from '../../support/host.ts'
import { described, expectNothingLeft, mountsBelow, warningsOf } from '../../support/jobs/lazy-job.ts'
import { newRandom } from '../../support/random.ts'
import type { CacheRequest } from '../../support/servers/cache-service/request.ts'
import type { CacheService } from '../../support/servers/cache-service.ts'
import type { Fault, Rule } from '../../support/servers/faults.ts'

const place = newPlace()
const theirs = { compatible: 'true' }
const images = { mode: 'lazy' }

interface Tried extends Trials<CacheService> {
  ours: Saved
  theirs: Saved
  image: Saved
}

const tried = {} as Record<Language, Tried>
beforeAll(async () => {
  for (const language of languages) {
    const trials = trialsIn(place, github(language))
    tried[language] = {
      ...trials,
      ours: await trials.saveTree(largeBytes),
      theirs: await trials.saveTree(largeBytes, theirs),
      image: await trials.saveTree(largeBytes, images),
    }
  }
})

const reads = ({ operation }: CacheRequest): boolean => /^Get(Blob|Archive)$/.test(operation)
const streams = (request: CacheRequest): boolean => reads(request) && request.headers.range === undefined
const inChunks: Fault = { kind: 'stream' }
type Rules = Rule<CacheRequest>[]
const unsaid = always(reads, { kind: 'header', name: 'Content-Range' })
// Some servers take a second request for the first one's continuation, or merge parts while they send them.
const servers: [string, Rules, requests: number][] = [
  ['sends chunks and no length, as that of falcondev', always(reads, inChunks), 1],
  ['does not say which range it sends, as omni-cache', unsaid, 2],
  ['ignores ranges', always(reads, { kind: 'ignore', header: 'Range' }), 1],
]

async function attempt(language: Language, rules: Rules, what: 'ours' | 'theirs') {
  const { within, [what]: saved } = tried[language]
  const inputs = what === 'theirs' ? theirs : {}
  return within({ rules, saved, inputs }, async (trial) => {
    const { hit, warnings, run } = await tryRestore(trial, saved)
    const sizes = logOf(run).filter((line) => line.startsWith('Cache Size: '))
    return { hit, warnings, sizes, requests: trial.server.requests.filter(reads).length }
  })
}

const sizeOf = ({ bytes }: Saved): string =>
  `Cache Size: ~${Math.round(bytes.length / 1024 ** 2)} MB (${bytes.length} B)`

describe('a restore', () => {
  it.concurrent.each(inLanguages(servers))(
    'restores its own entry from %s if the server %s',
    async (language, _, rules, expected) => {
      const { hit, warnings, sizes, requests } = await attempt(language, rules, 'ours')
      expect({ hit, warnings }).toEqual({ hit: 'exact', warnings: [] })
      expect(sizes).toEqual([sizeOf(tried[language].ours)])
      expect(requests).toBe(expected)
    },
  )

  it.concurrent.each(inLanguages(servers))(
    'restores an entry of actions/cache from %s if the server %s',
    async (language, _, rules, expected) => {
      const { hit, warnings, sizes, requests } = await attempt(language, rules, 'theirs')
      expect({ hit, warnings }).toEqual({ hit: 'exact', warnings: [] })
      expect(sizes).toEqual([sizeOf(tried[language].theirs)])
      expect(requests).toBe(expected)
    },
  )

  it.concurrent('starts its own entry again if the connection breaks', async () => {
    const broken = once(streams, cutAnswering('reset', 3_000_000))
    const { hit, warnings, requests } = await attempt('v2', [...broken, ...unsaid], 'ours')
    expect({ hit, warnings }).toEqual({ hit: 'exact', warnings: [] })
    expect(requests).toBe(3)
  })

  it.concurrent.each([
    [
      'ours',
      'is cut short',
      { kind: 'stream', closeAfter: 5_000_000 },
      /does not end in an index: cut short/,
    ],
    ['theirs', 'is cut short', { kind: 'stream', closeAfter: 5_000_000 }, /zstd|archive|ended/],
    ['theirs', 'breaks', cutAnswering('reset', 5_000_000), /the connection was/],
  ] as ['ours' | 'theirs', string, Fault, RegExp][])(
    'misses and says why where %s is a stream that %s',
    async (what, _, fault, cause) => {
      const { hit, warnings } = await attempt('v2', [...always(streams, fault), ...unsaid], what)
      expect({ hit, warnings }).toEqual({ hit: 'miss', warnings: [expect.stringMatching(cause)] })
    },
  )

  itWithRights('lazy mounts of streams')('mounts an image that could be shown lazily elsewhere', async () => {
    const { within, image } = tried.v2
    await within(
      { rules: always(reads, inChunks), saved: image, inputs: images },
      async ({ host, inputs, env }) => {
        const job = await host.newJob({ env })
        const main = await restore(job, inputs)
        expect({ hit: main.outputs.hit, warnings: warningsOf(main) }).toEqual({ hit: 'exact', warnings: [] })
        expect(logOf(main)).toContain('Mounted deps')
        expect(mountsBelow(job.temp).filter((line) => line.includes(' - fuse '))).toEqual([])
        expect(await described(join(job.workspace, 'deps'))).toEqual(
          await described(join(image.job.workspace, 'deps')),
        )
        await save(job, inputs, { state: main.state })
        await expectNothingLeft(job)
      },
    )
  })

  it.concurrent('only looks up an entry with lookup-only', async () => {
    const { within, ours } = tried.v2
    const inputs = { 'lookup-only': 'true' }
    await within(
      { rules: always(reads, inChunks), saved: ours, inputs },
      async ({ host, inputs, env, server }) => {
        expect((await restore(await host.newJob({ env }), inputs)).outputs.hit).toBe('exact')
        expect(server.requests.filter(streams)).toEqual([])
      },
    )
  })
})

describe('a spooled entry', () => {
  const bytes = newRandom(3).bytes(300_000)
  const entryOf = (...attempts: (Buffer | Error)[][]): Entry => ({
    key: 'a-key',
    scope: undefined,
    version: 'v',
    size: Infinity,
    createdAt: new Date(),
    async *read() {
      for (const piece of attempts.shift() ?? []) {
        if (piece instanceof Error) throw piece
        yield piece
      }
    },
    readStored() {
      throw new Error('a stream is read once')
    },
    reject: async () => undefined,
    close: async () => {},
  })
  const pieces = [bytes.subarray(0, 100_000), bytes.subarray(100_000)]
  const broken = (recover: 'resume' | 'none'): Error => new TransferFailure('it broke', recover)
  const options = { dir: join(place.dir, 'spool') }
  const left = (): string[] => readdirSync(options.dir, { recursive: true }) as string[]
  beforeAll(() => mkdirSync(options.dir))
  afterEach(() => expect(left()).toEqual([]))

  it('is a private file that can be read anywhere, and is deleted at the end', async () => {
    const entry = await streamToFile(entryOf([pieces[0] as Buffer, broken('resume')], pieces), options)
    expect(entry.size).toBe(bytes.length)
    const read: Buffer[] = []
    for await (const piece of entry.read(99_000, 101_000)) read.push(piece)
    expect(Buffer.concat(read).equals(bytes.subarray(99_000, 101_000))).toBe(true)
    const paths = left().map((name) => join(options.dir, name))
    const path = paths.find((path) => statSync(path).isFile()) as string
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readFileSync(path).equals(bytes)).toBe(true)
    await entry.close()
  })

  it('fails, and leaves nothing, if it breaks thrice', async () => {
    const attempt = [pieces[0] as Buffer, broken('resume')]
    const receiving = streamToFile(entryOf(attempt, attempt, attempt, pieces), options)
    await expect(receiving).rejects.toThrow(/it broke/)
  })

  itWithRights('a small disk')('fails, and leaves nothing, if it would fill the disk', async () => {
    const owner = `uid=${process.getuid?.()},gid=${process.getgid?.()},mode=700`
    execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', `size=260k,${owner}`, 'small', options.dir))
    try {
      await expect(streamToFile(entryOf(pieces), options)).rejects.toThrow(
        /^the entry is larger than the 24\d\.\d KiB that it may take at /,
      )
      expect(left()).toEqual([])
    } finally {
      execFileSync(...asRoot('umount', options.dir))
    }
  })
})
