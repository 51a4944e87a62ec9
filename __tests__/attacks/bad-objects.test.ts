// Puts damaged, foreign and hostile objects into the store and watches that nothing of them reaches the disk.
import { createCipheriv } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import type { Job } from '../../scripts/as-runner.ts'
import type { Index } from '../../src/entry/container.ts'
import { sealIndex } from '../../src/entry/index-frame.ts'
import { assemble, digestsOf, sealFacts, takeApart } from '../support/corpus/entry-bytes.ts'
import { type HostileArchive, hostileArchives, hostileShapes } from '../support/corpus/hostile.ts'
import { describeTree } from '../support/corpus/tree.ts'
import {
  annotationsOf,
  entriesOf,
  give,
  type Host,
  itemsBelow,
  leftoversIn,
  logOf,
  newPlace,
  pathOf,
  restore,
  save,
  type User,
  usersFor,
  writeTree,
} from '../support/host.ts'
import { inTurn } from '../support/turns.ts'

const place = newPlace()
const MiB = 1 << 20
const trailerBytes = 32 + 4 + 8 // the SHA-256, the index's length, the magic

/** An object whose index's JSON is anything. */
function assembleAny(body: Buffer, json: unknown): Buffer {
  return Buffer.concat([body, sealFacts(JSON.stringify(json), { digests: digestsOf(body) })])
}

const inputs = { key: 'key', path: 'tree' }

/** What a saved entry looks like: where it lies in its store, and its bytes. */
interface Sample {
  host: Host
  path: string
  bytes: Buffer
}

async function newSample(files: Record<string, string | Buffer>, key = 'key'): Promise<Sample> {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, files)
  await save(job, { ...inputs, key })
  const [entry = ''] = entriesOf(host.store)
  return { host, path: relative(host.store, entry), bytes: readFileSync(entry) }
}

/** A host whose store has these bytes where the sample has its own. */
function hostWith(bytes: Buffer, { path }: Sample): Host {
  const host = place.newHost()
  writeTree(host.store, { [path]: bytes })
  return host
}

describe('an object that differs from the saved one', () => {
  const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16, 3), Buffer.alloc(16))
  const noiseBytes = noise.update(Buffer.alloc(3.5 * MiB))
  const files = { 'tree/large': noiseBytes, 'tree/deep/er/small': 'small', 'tree/deep/other': 'other' }
  let sample: Sample
  let swapped: Buffer
  beforeAll(async () => {
    sample = await newSample(files)
    swapped = (await newSample(files, 'another')).bytes
  })

  const relabelled = (change: (index: Index) => object | null) => (): Buffer => {
    const { body, index } = takeApart(sample.bytes)
    return assembleAny(body, change(index))
  }

  interface Row {
    name: string
    bytes: () => Buffer
    why: RegExp
  }
  const cutAt = (name: string, lengthOf: (size: number) => number, why: RegExp): Row => {
    return {
      name: `cut to ${name}`,
      bytes: () => sample.bytes.subarray(0, lengthOf(sample.bytes.length)),
      why,
    }
  }
  const noEnd = /does not end in an index: cut short, or not written by Headstart/
  const anyCause = /./
  // The cause, not what it made JavaScript stumble over.
  const inWords = /^(?!.*(Cannot read|undefined|is not a))/

  // One of each kind; container.test.ts has all ends and all bytes of a small object.
  it.each<Row>([
    cutAt('nothing', () => 0, /has only 0 bytes/),
    cutAt('half', (size) => size >> 1, noEnd),
    cutAt('all but one byte', (size) => size - 1, noEnd),
    { name: 'zeros', bytes: () => Buffer.alloc(sample.bytes.length), why: noEnd },
    { name: 'a plain tar.zst', bytes: () => takeApart(sample.bytes).body, why: noEnd },
    {
      name: 'text that ends like an entry',
      bytes: () => Buffer.concat([Buffer.from('x'.repeat(500)), Buffer.from('HEADSTRT')]),
      why: /index/,
    },
    {
      name: 'bytes before the entry',
      bytes: () => Buffer.concat([Buffer.from('x'), sample.bytes]),
      why: /do not fill its body/,
    },
    {
      name: 'a MiB before the entry',
      bytes: () => Buffer.concat([Buffer.alloc(MiB), sample.bytes]),
      why: /parts of its index do not fit its body/,
    },
    {
      name: 'the index of another body',
      bytes: () =>
        Buffer.concat([
          takeApart(sample.bytes).body.map((byte) => byte ^ 1),
          sealIndex(takeApart(sample.bytes).index),
        ]),
      why: /bytes from 0 on do not match/,
    },
    { name: "another key's object", bytes: () => swapped, why: /that of another key/ },
    {
      name: 'an entry for other paths',
      bytes: relabelled((index) => ({ ...index, paths: ['tree', '~/.ssh'] })),
      why: /saved for other paths/,
    },
    {
      name: 'another version',
      bytes: relabelled((index) => ({ ...index, container: 'headstart-0' })),
      why: /another version|not what this version of Headstart writes/,
    },
    {
      name: 'no segments',
      bytes: relabelled((index) => ({ ...index, segments: [] })),
      why: /holds nothing|do not fill its body/,
    },
    {
      name: 'more files than there are',
      bytes: relabelled((index) => ({
        ...index,
        segments: index.segments.map((segment) => ({ ...segment, files: segment.files + 1 })),
      })),
      why: /instead of/,
    },
    {
      name: 'digests of another body',
      bytes: () => {
        const { body, index } = takeApart(sample.bytes)
        return assemble({
          body,
          index: { ...index, digests: index.digests.map((byte) => byte ^ 1) as Buffer },
        })
      },
      why: /do not match/,
    },
    {
      name: 'digests that end early',
      bytes: () => {
        const { body, index } = takeApart(sample.bytes)
        return assemble({ body, index: { ...index, digests: index.digests.subarray(32) } })
      },
      why: /parts of its index do not fit its body/,
    },
    { name: 'an index that is nothing', bytes: relabelled(() => null), why: inWords },
  ])(
    '$name: a miss that names the cause and changes nothing; the entry is removed',
    async ({ bytes, why }) => {
      const host = hostWith(bytes(), sample)
      const job = await host.newJob()
      writeTree(job.workspace, { 'tree/deep/other': 'mine', 'tree/mine': 'mine' })
      const before = describeTree(join(job.workspace, 'tree'))
      await expectRefusal(host, job, why)
      expect(describeTree(join(job.workspace, 'tree'))).toEqual(before)
      // So the next save replaces it, as is tried with a flipped bit.
      expect(entriesOf(host.store)).toEqual([])
    },
  )

  it.each<{ name: string; changes: (index: Index) => Partial<Index>; why: RegExp }>([
    { name: 'format', changes: () => ({ format: 'cpio' }), why: /the format cpio, which this version/ },
    {
      name: 'kind of segment',
      changes: ({ segments }) => ({
        segments: segments.map((segment) => ({ ...segment, kind: 'removals' })),
      }),
      why: /segments of the kind removals, which this version/,
    },
  ])('of a $name that only later versions know is a miss that leaves it', async ({ changes, why }) => {
    const { body, index } = takeApart(sample.bytes)
    const bytes = assemble({ body, index: { ...index, ...changes(index) } })
    const host = hostWith(bytes, sample)
    const job = await host.newJob()
    await expectRefusal(host, job, why)
    expect(readFileSync(join(host.store, sample.path)).equals(bytes)).toBe(true)
  })

  const regions = {
    'the first block': () => [0, MiB],
    'a middle block': () => [MiB, 2 * MiB],
    'the last block': () => [3 * MiB, takeApart(sample.bytes).body.length],
    'the index': () => [takeApart(sample.bytes).body.length + 8, sample.bytes.length - trailerBytes],
    'the trailer': () => [sample.bytes.length - trailerBytes, sample.bytes.length],
  } satisfies Record<string, () => number[]>
  // A fixed sequence that goes everywhere; the seed is its first number.
  const fractions = Array.from({ length: 3 }, (_, step) => (0.2718 + step * 0.618_033_988) % 1)

  it.each(
    Object.entries(regions).flatMap(([region, limits], turn) =>
      inTurn(turn, [...fractions.entries()]).map(([step, fraction]) => ({
        region,
        limits,
        percent: (fraction * 100).toFixed(1),
        fraction,
        step,
      })),
    ),
  )('a flipped bit at $percent % of $region', async ({ region, limits, fraction, step }) => {
    const [start = 0, end = 0] = limits()
    const bytes = Buffer.from(sample.bytes)
    const at = start + Math.floor(fraction * (end - start))
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << (3 * step)), at)
    const host = hostWith(bytes, sample)
    const job = await host.newJob()
    if (step % 2) writeTree(job.workspace, { 'tree/mine': 'mine' })
    const before = describeTree(job.workspace)
    await expectRefusal(host, job, anyCause)
    expect(describeTree(job.workspace).slice(1)).toEqual(before.slice(1))
    if (step === 0 && region === 'the first block') await expectHealing(host)
  })

  async function expectRefusal(host: Host, job: Job, why: RegExp): Promise<void> {
    const run = await restore(job, inputs)
    expect(annotationsOf(run)).toEqual([expect.stringMatching(/^::warning::Failed to restore: /)])
    expect(annotationsOf(run)[0]).toMatch(why)
    expect(logOf(run).at(-1)).toBe('Cache not restored from key: key')
    expect(run).toMatchObject({ exitCode: 0, stderr: '', outputs: { hit: 'miss' } })
    expect(run.outputs).not.toHaveProperty('cache-hit')
    expect(leftoversIn(host)).toEqual([])
  }

  async function expectHealing(host: Host): Promise<void> {
    const writer = await host.newJob()
    writeTree(writer.workspace, { 'tree/healed': 'healed' })
    expect(logOf(await save(writer, inputs)).at(-1)).toBe('Cache saved with key: key')
    const reader = await host.newJob()
    expect((await restore(reader, inputs)).outputs.hit).toBe('exact')
    expect(readFileSync(join(reader.workspace, 'tree', 'healed'), 'utf8')).toBe('healed')
  }
})

describe('a hostile archive', () => {
  // Names whatever the archives hold, but not the directory that they attack.
  const attacked = { key: 'key', path: '[!o]*' }
  let sample: Sample
  beforeAll(async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { file: '' })
    await save(job, attacked)
    const [entry = ''] = entriesOf(host.store)
    sample = { host, path: relative(host.store, entry), bytes: readFileSync(entry) }
  })

  let scenes = 0
  /** A workspace with something to attack; the path to it must be short. */
  function newScene(): { workspace: string; outside: string } {
    const workspace = join(place.dir, `w${scenes++}`, 'w')
    const outside = join(workspace, 'outside')
    writeTree(outside, { victim: 'victim\n', 'sub/file': '' })
    return { workspace, outside }
  }

  type Kind = 'files' | 'skeleton'

  function containerOf(tar: Buffer, kind: Kind, files: number): Buffer {
    const body = zstdCompressSync(tar)
    const { index } = takeApart(sample.bytes)
    const segments = [{ kind, offset: 0, length: body.length, files, bytes: 1 }]
    const digests = digestsOf(body)
    return assemble({ body, index: { ...index, segments, digests, files, bytes: 1 } })
  }

  interface Attack {
    kind: Kind
    user: User
    PATH: string
  }

  /** How many members an archive has for its unpacker, once that has told. */
  const counted = new Map<string, number>()

  /** What an attack achieved; nothing, if all is well. */
  async function attempt(name: string, { kind, user, PATH }: Attack): Promise<string[]> {
    const { workspace, outside } = newScene()
    const archive = hostileArchives(outside).find((candidate) => candidate.name === name) as HostileArchive
    give(dirname(workspace), user)
    const before = surroundingsOf(workspace)
    const host = place.newHost()
    const job = await host.newJob({ workspace, env: { PATH } })
    const run = async (files: number) => {
      writeTree(host.store, { [sample.path]: containerOf(archive.tar, kind, files) })
      give(host.dir, user)
      return restore(job, attacked, user.options)
    }
    const first = await run(counted.get(name) ?? archive.members)
    // An attacker can count.
    const [, held] = first.stdout.match(/(?:held|has) (\d+) (?:files|members) instead/) ?? []
    if (held !== undefined) counted.set(name, Number(held))
    const last = held === undefined ? first : await run(Number(held))

    const after = surroundingsOf(workspace)
    const achieved = {
      changed: after.filter((line) => !before.includes(line)).join('; '),
      removed: before.filter((line) => !after.includes(line)).join('; '),
      failed: [first, last].filter(({ exitCode }) => exitCode !== 0).map(({ stdout }) => stdout)[0],
      made: suspects(workspace, outside).join('; '),
    }
    return Object.entries(achieved).flatMap(([what, proof]) => (proof ? [`${name} ${what}: ${proof}`] : []))
  }

  /** What no restored tree may hold. */
  function suspects(workspace: string, outside: string): string[] {
    const victim = lstatSync(join(outside, 'victim'), { throwIfNoEntry: false })?.ino
    const items = itemsBelow(workspace).map(({ path, item }) => ({ path: path.toString(), item }))
    const leftovers = items.filter(({ item }) => item.name.toString().startsWith('.headstart-'))
    const others = items.filter(
      ({ path }) => !leftovers.some((left) => `${path}/`.startsWith(`${left.path}/`)),
    )
    return [
      ...leftovers.map(({ path }) => `left over: ${path}`),
      ...others.flatMap(({ path, item }) => {
        if (item.isSymbolicLink()) return []
        if (!item.isFile() && !item.isDirectory()) return [`special: ${path}`]
        const { mode, ino } = lstatSync(path)
        if (mode & 0o6000) return [`privileged: ${path}`]
        return ino === victim && !path.startsWith(`${outside}/`) ? [`leak: ${path}`] : []
      }),
    ]
  }

  /** All around the roots; the workspace's own mtime changes with every staging directory. */
  function surroundingsOf(workspace: string): string[] {
    const above = dirname(workspace)
    const modes = [above, workspace].map((path) => `${path} ${lstatSync(path).mode.toString(8)}`)
    return [...modes, ...readdirSync(above), ...describeTree(join(workspace, 'outside'))]
  }

  interface Group extends Omit<Attack, 'PATH'> {
    as: User['name']
    tar: keyof typeof programs
    waiting: string[]
  }
  const programs = { tar: { tar: 'tar' }, bsdtar: { tar: 'bsdtar' }, 'no tar': {} }
  const users = usersFor(place)
  const [first, last] = [users[0], users.at(-1)] as [User, User]
  const group = (kind: Kind, tar: Group['tar'], user: User): Group => {
    return { kind, tar, user, as: user.name, waiting: [] }
  }
  // Each shape is tried in files and in a skeleton; actions-cache.test.ts tries each with each tar.
  const groups = [
    [group('files', 'tar', first), group('skeleton', 'bsdtar', last)],
    [group('files', 'bsdtar', first), group('skeleton', 'no tar', last)],
    [group('files', 'no tar', last), group('skeleton', 'tar', first)],
    [group('files', 'tar', last), group('skeleton', 'bsdtar', first)],
  ].flat()
  for (const [turn, archives] of hostileShapes('/tmp').entries())
    for (const { waiting } of inTurn(turn, groups, 2))
      waiting.push(...inTurn(turn, archives).map(({ name }) => name))
  it.each(groups)('in $kind, unpacked by $tar as $as, changes nothing outside', async (group) => {
    const attack = { ...group, PATH: pathOf(sample.host, { ...programs[group.tar], zstd: 'zstd', cp: 'cp' }) }
    const { waiting } = group
    const achieved: string[] = []
    const attacker = async (): Promise<void> => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        achieved.push(...(await attempt(name, attack)))
      }
    }
    await Promise.all(Array.from({ length: 4 }, attacker))
    expect(achieved).toEqual([])
  })
})
