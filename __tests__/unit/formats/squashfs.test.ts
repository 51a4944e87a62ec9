// Properties of images: owners, excluded content, and no use of damaged images.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  linkSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Segment } from '../../../src/entry/container.ts'
import { findMatches } from '../../../src/files/paths/matches.ts'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { walk } from '../../../src/files/paths/walk.ts'
import type { PackJob } from '../../../src/formats/format.ts'
import { imagesOf } from '../../../src/formats/squashfs/images.ts'
import { receiveImages } from '../../../src/formats/squashfs/receive.ts'
import { squashfs } from '../../../src/formats/squashfs/squashfs.ts'
import { UnknownEntry } from '../../../src/system/failure.ts'
import { findTools, type Tools } from '../../../src/system/tools.ts'
import { objectOf } from '../../support/corpus/entry-bytes.ts'
import { describeTree, joinBytes } from '../../support/corpus/tree.ts'
import { receiveEntry, spoilEntry } from '../../support/faults/damaged-images.ts'
import { runAll } from '../../support/faults/random-trials.ts'
import { writeTree } from '../../support/host.ts'
import { packAll } from '../../support/packing.ts'
import { newRandom } from '../../support/random.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const { signal } = new AbortController()

const finding = findTools(signal)

interface Made {
  body: Buffer
  segments: Segment[]
  skipped: string[]
}

async function packed(
  workspace: string,
  lines: string[],
  changes: Partial<Tools> = {},
  found?: PackJob['found'],
): Promise<Made> {
  const selection = selectionOf(lines, workspace)
  const matches = await findMatches(selection)
  const chunks: Buffer[] = []
  const leftOut: string[] | undefined = selection.excludes ? [] : undefined
  const { segments, skipped } = await packAll(
    squashfs.pack({
      matches,
      found: found ?? walk(matches, selection.excludes, leftOut),
      leftOut,
      workspace,
      scratch: scratch.fresh(),
      tools: { ...(await finding), ...changes },
      level: 3,
      signal,
    }),
    async (bytes) => void chunks.push(bytes),
  )
  return { body: Buffer.concat(chunks), segments, skipped }
}

async function imageOf(workspace: string, lines: string[], changes: Partial<Tools> = {}): Promise<Buffer> {
  return (await packed(workspace, lines, changes)).body
}

/** The directory that the lines' images unpack to. */
async function unpackedTree({ body, segments }: Made, lines: string[]): Promise<string> {
  const dir = scratch.fresh()
  const { lines: roots } = selectionOf(lines, '/nowhere')
  const [tools, stream] = [await finding, Readable.from([body])]
  const job = { segments, body: stream, dir, lines: roots, workspace: '/nowhere', tools, signal }
  await squashfs.unpack(job)
  return join(dir, 'tree')
}

/** The same tree: read by mksquashfs itself, and by tar. */
const ways = [
  { reader: 'mksquashfs', changes: {} },
  { reader: 'tar', changes: { mksquashfs: tarOnly() } },
]

/** A mksquashfs that reads archives only. */
function tarOnly(): string {
  const path = join(scratch.fresh(), 'mksquashfs')
  writeFileSync(path, '#!/bin/sh\n[ "$1" = - ] && exec mksquashfs "$@"\nexit 1\n', { mode: 0o755 })
  return path
}

function listed(image: Buffer): string[] {
  const path = join(scratch.fresh(), 'image')
  writeFileSync(path, image)
  const lines = execFileSync('unsquashfs', ['-llnumeric', path], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => line.replace(/ +\d+ \d{4}-\d\d-\d\d \d\d:\d\d squashfs-root/, ' '))
}

it.each(ways)(
  'read by $reader belongs to the user who packs it, whatever the owners of the files, and has no setuid or setgid bits',
  async ({ changes }) => {
    const workspace = scratch.fresh()
    writeTree(workspace, { 'tree/a': 'a', 'tree/b/c': 'c' })
    chmodSync(join(workspace, 'tree/a'), 0o6755)
    chmodSync(join(workspace, 'tree/b'), 0o1777)
    chmodSync(join(workspace, 'tree'), 0o2755)
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', '1234:1234', join(workspace, 'tree')])
    chmodSync(join(workspace, 'tree/a'), 0o6755)
    const owner = `${process.geteuid?.()}/${process.getegid?.()}`
    const { body, segments } = await packed(workspace, ['tree'], changes)
    expect(segments.map(({ root, files, bytes }) => ({ root, files, bytes }))).toEqual([
      { root: 'workspace', files: 4, bytes: 2 },
    ])
    expect(listed(body)).toEqual([
      // Nobody needs the top.
      `drwx------ ${owner} `,
      `drwxr-xr-x ${owner} /tree`,
      `-rwxr-xr-x ${owner} /tree/a`,
      `drwxrwxrwx ${owner} /tree/b`,
      `-rw-r--r-- ${owner} /tree/b/c`,
    ])
  },
)

it('of a directory needs no walk, and has no staging directory', async () => {
  const workspace = scratch.fresh()
  writeTree(workspace, {
    'tree/a': 'a',
    'tree/.headstart-staging-x/b': 'b',
    'tree/sub/.headstart-staging-': 'b',
    'tree/sub/x.headstart-staging-': 'c',
  })
  const made = await packed(workspace, ['tree'], {}, unwalkable())
  expect(listed(made.body).map((line) => line.split(' ').at(-1))).toEqual([
    '',
    '/tree',
    '/tree/a',
    '/tree/sub',
    '/tree/sub/x.headstart-staging-',
  ])
  expect(made.segments).toMatchObject([{ root: 'workspace', files: 4, bytes: 2 }])
})

function* unwalkable(): Generator<never> {
  yield* []
  throw new Error('the walk was read')
}

it('has no extended attributes', async () => {
  const workspace = scratch.fresh()
  writeTree(workspace, { 'tree/a': 'a' })
  execFileSync('setfattr', ['-n', 'user.note', '-v', 'mine', join(workspace, 'tree/a')])
  const path = join(scratch.fresh(), 'image')
  writeFileSync(path, await imageOf(workspace, ['tree']))
  expect(execFileSync('unsquashfs', ['-s', path], { encoding: 'utf8' })).toContain('Xattrs are not stored')
})

it.each(ways)(
  'read by $reader keeps a file that begins with a hole, and stores no hole',
  async ({ changes }) => {
    const workspace = scratch.fresh()
    const path = join(workspace, 'tree/sparse')
    writeTree(workspace, { 'tree/sparse': '' })
    truncateSync(path, 100_000_000)
    appendFileSync(path, newRandom(1).bytes(300_000))
    const image = await imageOf(workspace, ['tree'], changes)
    expect(image.length).toBeLessThan(400_000)
    const dir = scratch.fresh()
    writeFileSync(join(dir, 'image'), image)
    execFileSync('unsquashfs', ['-no-progress', '-quiet', '-d', join(dir, 'tree'), join(dir, 'image')])
    execFileSync('cmp', [path, join(dir, 'tree/tree/sparse')])
  },
)

it.each(ways)(
  'read by $reader packs no tail of a file of several blocks together with other tails, because mksquashfs damages them',
  async ({ changes }) => {
    const workspace = scratch.fresh()
    writeTree(workspace, { 'tree/large': newRandom(1).bytes(200_000) })
    const path = join(scratch.fresh(), 'image')
    writeFileSync(path, await imageOf(workspace, ['tree'], changes))
    expect(execFileSync('unsquashfs', ['-s', path], { encoding: 'utf8' })).toContain('Number of fragments 0')
  },
)

describe('of several lines', () => {
  const inWorkspace = { root: 'workspace' as const }
  const lines = ['one', 'two', 'pa*', 'single', '../side/three', '../side/f*', '!one/sub/left', '!**/*.log']
  const odd = [
    ' lead',
    '#hash',
    '... dots',
    '-dash',
    '*',
    '[a]',
    'back\\slash',
    '!bang',
    '+(a)',
    'trail ',
    '~',
  ]

  function newWorkspace(): string {
    const workspace = join(scratch.fresh(), 'workspace')
    const random = newRandom(9)
    writeTree(workspace, {
      'one/a': random.bytes(300_000),
      'one/sub/kept': 'kept',
      'one/sub/left': 'left',
      ...Object.fromEntries(odd.map((name) => [`one/odd/${name}.log`, 'left out'])),
      ...Object.fromEntries(odd.map((name) => [`one/odd/${name}`, name])),
      'one/odd/new\nline': 'a packed name may have any byte',
      'two/b': random.bytes(1_200_000),
      'pattern-1/c': 'c',
      'pattern-2/d.log': 'left out',
      single: 'single',
      '../side/three/x': 'x',
      '../side/five/y': 'y',
      '../side/four': 'four',
      '../side/other': 'other',
    })
    execFileSync('mkfifo', [join(workspace, 'one/sub/fifo')])
    // Files are excluded by name: an excluded file must not take its other names with it.
    linkSync(join(workspace, 'one/sub/left'), join(workspace, 'one/sub/same'))
    writeFileSync(joinBytes(join(workspace, 'one/odd'), Buffer.from([0xff, 0x2e])), 'not UTF-8')
    return workspace
  }

  /** The mksquashfs of the system, and who has read the files of its last image. */
  function noting(): { mksquashfs: string; lastReader(): string } {
    const dir = scratch.fresh()
    const mksquashfs = join(dir, 'mksquashfs')
    const script = `[ "$1" = - ] && echo tar > ${dir}/reader || echo itself > ${dir}/reader`
    writeFileSync(mksquashfs, `#!/bin/sh\n${script}\nexec mksquashfs "$@"\n`, { mode: 0o755 })
    return { mksquashfs, lastReader: () => readFileSync(join(dir, 'reader'), 'utf8').trim() }
  }

  const rootsOf = ({ segments }: Made): unknown[] => segments.map(({ root }) => root)

  it('is one of the workspace, and one for each line elsewhere; each begins on a whole MiB', async () => {
    const made = await packed(newWorkspace(), lines)
    expect(rootsOf(made)).toEqual(['workspace', 4, 5])
    expect(made.segments.map(({ offset }) => offset / 2 ** 20)).toEqual([0, 2, 3])
    expect(made.segments.map(({ files }) => files)).toEqual([25, 2, 3])
    expect(made.skipped).toEqual(['0/one/sub/fifo'])
  })

  it('has the same tree as one by tar, which reads what mksquashfs fails on', async () => {
    const workspace = newWorkspace()
    const { mksquashfs, lastReader } = noting()
    const made = await packed(workspace, lines, { mksquashfs })
    expect(lastReader()).toBe('itself')
    const byTar = await packed(workspace, lines, { mksquashfs: tarOnly() })
    expect(rootsOf(byTar)).toEqual(rootsOf(made))
    const tree = await unpackedTree(made, lines)
    expect(withoutTopTimes(tree)).toEqual(withoutTopTimes(await unpackedTree(byTar, lines)))
    expect(readFileSync(join(tree, '1/two/b'))).toEqual(readFileSync(join(workspace, 'two/b')))
    expect(readdirSync(join(tree, '0/one/sub')).sort()).toEqual(['kept', 'same'])
    expect(readdirSync(join(tree, '5')).sort()).toEqual(['five', 'four'])
  })

  it.each([
    ['an excluded name has a new line', (tree: string) => writeTree(tree, { 'x\ny.log': '' })],
    ['a time is before 1970', (tree: string) => execFileSync('touch', ['-d', '@-86400', join(tree, 'a')])],
    ['too many names are excluded', (tree: string) => writeMany(tree, 1001)],
  ])('is one by tar where %s', async (reason, change) => {
    const workspace = newWorkspace()
    change(join(workspace, 'one'))
    const { mksquashfs, lastReader } = noting()
    const inside = lines.filter((line) => !line.startsWith('..'))
    const made = await packed(workspace, inside, { mksquashfs })
    // Since 4.7, mksquashfs itself takes 1970 for a time before 1970.
    if (lastReader() === 'itself') expect(reason).toBe('a time is before 1970')
    const byTar = await packed(workspace, inside, { mksquashfs: tarOnly() })
    const [tree, expected] = [await unpackedTree(made, inside), await unpackedTree(byTar, inside)]
    expect(withoutTopTimes(tree)).toEqual(withoutTopTimes(expected))
  })

  it('is one by tar where a file gets an excluded name while mksquashfs is started', async () => {
    const workspace = newWorkspace()
    const mksquashfs = join(scratch.fresh(), 'mksquashfs')
    const [from, to] = [join(workspace, 'one/a'), join(workspace, 'one/a.log')]
    const script = `#!/bin/sh\n[ "$1" = - ] || [ ! -e '${from}' ] || mv '${from}' '${to}'\nexec mksquashfs "$@"\n`
    writeFileSync(mksquashfs, script, { mode: 0o755 })
    // tar, too, misses the name that the walk found.
    await expect(packed(workspace, lines, { mksquashfs })).rejects.toThrow(/^ENOENT: no such file .*one\/a/)
  })

  it('is one by tar where a FIFO, which is found while mksquashfs is reading, has a new line in its name', async () => {
    const workspace = newWorkspace()
    execFileSync('mkfifo', [join(workspace, 'one/new\nfifo')])
    const { mksquashfs, lastReader } = noting()
    const made = await packed(workspace, ['one', 'two'], { mksquashfs })
    expect(lastReader()).toBe('tar')
    const tree = await unpackedTree(made, ['one', 'two'])
    for (const path of ['one/a', 'one/sub/left', 'two/b'])
      expect(readFileSync(join(tree, path.startsWith('one') ? '0' : '1', path))).toEqual(
        readFileSync(join(workspace, path)),
      )
    expect(made.skipped.sort()).toEqual(['0/one/new\nfifo', '0/one/sub/fifo'])
  })

  it.each([
    { what: 'no image', has: [] },
    { what: 'two images of one line', has: [{ root: 4 }, { root: 4 }] },
    { what: 'two images of the workspace', has: [inWorkspace, inWorkspace] },
    { what: 'an image that says no top', has: [{}] },
    { what: 'an image of a line in the workspace', has: [{ root: 0 }] },
    { what: 'an image of a line that is none', has: [{ root: 6 }] },
    { what: 'an image of the workspace where no line is in it', has: [inWorkspace], of: ['../a', '..'] },
    { what: 'a layer on an image', has: [inWorkspace, { ...inWorkspace, kind: 'delta' as const }] },
  ])('is left to a later version with $what', ({ has, of = lines }) => {
    const segments = has.map((more: object) => ({
      kind: 'image' as const,
      offset: 0,
      length: 4096,
      files: 1,
      bytes: 1,
      ...more,
    }))
    expect(() => imagesOf({ segments, lines: selectionOf(of, '/ws').lines, workspace: '/ws' })).toThrow(
      UnknownEntry,
    )
  })
})

function writeMany(dir: string, count: number): void {
  writeTree(dir, Object.fromEntries(Array.from({ length: count }, (_, nth) => [`many/${nth}.log`, ''])))
}

/** A tree of all roots; the directories above the roots have any time. */
function withoutTopTimes(tree: string): string[] {
  return describeTree(tree, { ignoreMtimeOf: (path) => /^[.\d]$/.test(path) })
}

describe('that mksquashfs has damaged', () => {
  // Once read by mksquashfs itself, then by tar.
  const lines = ['tree']

  /** A mksquashfs that spoils a fragment of its first images. */
  function spoiling(times: number): string {
    const dir = scratch.fresh()
    const path = join(dir, 'mksquashfs')
    const spoil = `printf x >> ${dir}/times; dd if=/dev/zero of="$2" bs=1 seek=104 count=8 conv=notrunc 2> /dev/null`
    const script = `mksquashfs "$@" || exit\n[ "$(cat ${dir}/times)" = ${'x'.repeat(times)} ] || { ${spoil}; }\n`
    writeFileSync(join(dir, 'times'), '')
    writeFileSync(path, `#!/bin/sh\n${script}`, { mode: 0o755 })
    return path
  }

  it('is made again', async () => {
    const workspace = scratch.fresh()
    writeTree(workspace, { 'tree/a': 'a'.repeat(1000) })
    const image = await imageOf(workspace, lines, { mksquashfs: spoiling(1) })
    expect(listed(image).join('\n')).toContain('/tree/a')
    const again = await imageOf(workspace, ['tre*'], { mksquashfs: spoiling(2) })
    expect(listed(again).join('\n')).toContain('/tree/a')
  })

  it('is not saved if the images by tar are damaged, too', async () => {
    const workspace = scratch.fresh()
    writeTree(workspace, { 'tree/a': 'a'.repeat(1000) })
    const making = imageOf(workspace, lines, { mksquashfs: spoiling(3) })
    await expect(making).rejects.toThrow(
      'mksquashfs made a damaged image, twice: its image is wrong: a fragment',
    )
  })
})

it('is never used with a byte changed, cut or added: 60 times', async () => {
  const workspace = scratch.fresh()
  writeTree(workspace, { 'tree/a': newRandom(7).bytes(200_000), 'tree/b/c': 'c'.repeat(10_000) })
  const { body, segments } = await packed(workspace, ['tree'])
  const { bytes } = objectOf(body, { format: 'squashfs', segments })
  await receiveEntry(bytes, scratch.fresh())
  const all = await runAll(spoilEntry(bytes, scratch.dir), 60, 1)
  expect(all.map(({ ended }) => ended)).toEqual(Array(60).fill('miss'))
})

it('is refused while most of it is still on its way, if its tables are wrong', async () => {
  const workspace = scratch.fresh()
  writeTree(workspace, { 'tree/a': newRandom(8).bytes(3 * 1024 ** 2) })
  const { body: image, segments } = await packed(workspace, ['tree'])
  const wrong = segments.map((segment) => ({ ...segment, files: 1000 }))
  const blocks = Array.from({ length: 4 }, (_, nth) => image.subarray(nth * 1024 ** 2, (nth + 1) * 1024 ** 2))
  // The end, the head, and then one block again and again.
  async function* arriving() {
    for (let nth = 3; ; nth = nth === 3 ? 0 : 1) {
      yield Object.assign(blocks[nth] as Buffer, { position: nth * 1024 ** 2 })
      await setImmediate()
    }
  }
  const body = () => ({ [Symbol.asyncIterator]: arriving })
  const { lines: roots } = selectionOf(['tree'], workspace)
  await expect(
    receiveImages({ segments: wrong, lines: roots, workspace, signal, body }, scratch.fresh()),
  ).rejects.toMatchObject({
    name: 'BadEntry',
    message: expect.stringContaining('members instead of 1000'),
  })
})
