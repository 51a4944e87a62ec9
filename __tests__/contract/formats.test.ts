// The contract of every format, with every set of programs.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  linkSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { zstdDecompressSync } from 'node:zlib'
import type { Segment } from '../../src/entry/container.ts'
import { findMatches } from '../../src/files/paths/matches.ts'
import { type PathLine, selectionOf } from '../../src/files/paths/patterns.ts'
import { walk } from '../../src/files/paths/walk.ts'
import type { Format, Packed } from '../../src/formats/format.ts'
import { formats } from '../../src/formats/index.ts'
import type { ByteStream } from '../../src/system/bytes.ts'
import { programPath } from '../../src/system/program.ts'
import { findTools, type Tools } from '../../src/system/tools.ts'
import { describeTree, withTimesOfNode } from '../support/corpus/tree.ts'
import { children } from '../support/jobs/processes.ts'
import { packAll } from '../support/packing.ts'
import { newRandom } from '../support/random.ts'
import { newScratch } from '../support/scratch.ts'
import { turnsOf } from '../support/turns.ts'

const scratch = newScratch()
const never = new AbortController().signal

const toolSets = ['what PATH has', 'bsdtar', "Node's zstd", 'no tar', "bsdtar and Node's zstd"] as const

const finding = findTools(never)

async function toolsOf(set: (typeof toolSets)[number]): Promise<Tools> {
  const found = await finding
  // Debian has it in the package libarchive-tools, which scripts/setup.mjs installs.
  const bsdtar = set.includes('bsdtar') && {
    tar: { path: programPath('bsdtar'), dialect: 'bsd' } as const,
  }
  if (set === 'no tar') return { ...found, tar: { dialect: 'node' } }
  return { ...found, ...bsdtar, ...(set.includes('Node') && { zstd: undefined }) }
}

interface Packing {
  format: Format
  tools: Tools
  workspace: string
  lines: string[]
  signal?: AbortSignal
  write?: (bytes: Buffer) => Promise<void>
  /** Called when the walk has ended. */
  afterWalk?: () => void
}

interface Body extends Packed {
  bytes: number
  body: Buffer
  lines: PathLine[]
  workspace: string
}

async function pack({
  format,
  tools,
  workspace,
  lines,
  signal = never,
  write,
  afterWalk,
}: Packing): Promise<Body> {
  const selection = selectionOf(lines, workspace)
  const matches = await findMatches(selection)
  const chunks: Buffer[] = []
  const keep = async (bytes: Buffer): Promise<void> => {
    chunks.push(Buffer.from(bytes))
  }
  const { lines: roots, excludes } = selection
  const leftOut: string[] | undefined = excludes ? [] : undefined
  const found = function* () {
    yield* walk(matches, excludes, leftOut)
    afterWalk?.()
  }
  const job = {
    matches,
    found: found(),
    leftOut,
    workspace,
    scratch: scratch.fresh(),
    tools,
    level: 3,
    signal,
  }
  const packed = await packAll(format.pack(job), write ?? keep)
  return { ...packed, body: Buffer.concat(chunks), lines: roots, workspace }
}

interface Unpacking {
  format: Format
  tools: Tools
  segments: Segment[]
  body: Buffer | ByteStream
  lines: PathLine[]
  workspace: string
  signal?: AbortSignal
}

/** Returns where the members are. */
async function unpack({ format, body, signal = never, ...job }: Unpacking): Promise<string> {
  const dir = scratch.fresh()
  const blocks = Buffer.isBuffer(body) ? blocksOf(body) : body
  await format.unpack({ ...job, body: blocks, dir, signal })
  return join(dir, 'tree')
}

/** Code that returns a buffer must not read it afterwards. */
function blocksOf(body: Buffer, blockBytes = 100_000): ByteStream {
  async function* blocks(): AsyncGenerator<Buffer> {
    for (let start = 0; start < body.length; start += blockBytes) {
      yield Buffer.from(body.subarray(start, start + blockBytes))
    }
  }
  return { [Symbol.asyncIterator]: blocks, release: (bytes) => void bytes.fill(0xee) }
}

/** A workspace with `tree`, which has a bit of everything, in several segments. */
function newWorkspace(): string {
  const workspace = scratch.fresh()
  const at = (path: string): string => join(workspace, path)
  const add = (path: string, content: string | Buffer, mode = 0o644): void => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), content)
    chmodSync(at(path), mode)
  }
  for (let number = 0; number < 700; number++) add(`tree/many/${number % 7}/${number}`, `file ${number}\n`)
  add('tree/big', newRandom(1).bytes(2_500_000))
  add('tree/empty file', '')
  add('tree/script', '#!/bin/sh\n', 0o755)
  add('tree/-x\n$(touch pwned)', 'named badly')
  add('tree/read-only/sub/file', 'x', 0o444)
  mkdirSync(at('tree/empty'))
  symlinkSync('nowhere', at('tree/dangling'))
  symlinkSync('many', at('tree/many/0/link to a directory'))
  linkSync(at('tree/script'), at('tree/many/3/script'))
  utimesSync(at('tree/empty file'), 0, 1_500_000_000.25)
  execFileSync('mkfifo', [at('tree/many/fifo')])
  add('left out', 'x')
  add('a.txt', 'a')
  add('b.txt', 'b')
  for (const path of ['tree/empty', 'tree/many', 'tree/read-only/sub', 'tree/dangling', 'tree/big']) {
    execFileSync('touch', ['-h', '-d', '@1600000000.123456789', at(path)])
  }
  chmodSync(at('tree/read-only/sub'), 0o555)
  chmodSync(at('tree/read-only'), 0o555)
  return workspace
}

/** A directory with more files than the first segments hold, which several lanes therefore fill. */
function newLargeDirectory(): string {
  const large = scratch.fresh()
  for (let number = 0; number < 3100; number++) writeFileSync(join(large, String(number)), `${number}`)
  return large
}

/** Images keep whole seconds. Headstart's own tar keeps times less precisely than programs do. */
const asKept = (lines: string[], { image }: Format, { tar }: Tools): string[] => {
  if (tar.dialect === 'node') return withTimesOfNode(lines)
  return lines.map((line) => (image ? line.replace(/^(\S+ (?:l|. \d{4}) \d+)\d{9}/, '$1') : line))
}

const described = (dir: string, format: Format, tools: Tools): string[] =>
  asKept(describeTree(dir), format, tools)

/** What makes no difference to a format need not be tried. */
const setsFor = ({ image }: Format) => (image ? toolSets.slice(0, 1) : toolSets)

/**
 * Between them they have every tool; of the other sets it is enough that they pack and unpack. All else takes turns: each
 * test of a format is tried with one of these sets, and formats begin with different ones.
 */
const triedInFull: (typeof toolSets)[number][] = ['what PATH has', 'no tar', "bsdtar and Node's zstd"]

let workspace: string
/** What of its `tree` an entry holds. */
let treeLines: string[]
let large: string
let largeLines: string[]
beforeAll(() => {
  workspace = newWorkspace()
  treeLines = describeTree(join(workspace, 'tree')).filter((line) => !/^\S+ p /.test(line))
  large = newLargeDirectory()
  largeLines = describeTree(large)
})

describe.each(formats.map((format) => ({ id: format.id, format })))('format $id', ({ format }) => {
  describe.each(setsFor(format))('with %s', (set) => {
    let tools: Tools
    let packed: Body
    const keptTree = (): string[] => asKept(treeLines, format, tools)
    beforeAll(async () => {
      tools = await toolsOf(set)
      packed = await pack({ format, tools, workspace, lines: ['tree'] })
    })

    it('can be used here', () => {
      for (const task of ['pack', 'unpack'] as const)
        expect(format.unsupportedReason(tools, task)).toBeUndefined()
    })

    it('gives back the packed files', async () => {
      const tree = await unpack({ ...packed, format, tools })
      expect(described(join(tree, '0', 'tree'), format, tools)).toEqual(keptTree())
    })

    const fullSets = setsFor(format).filter((set) => triedInFull.includes(set))
    if (!fullSets.includes(set)) return
    const { itInTurn, rowsInTurn } = turnsOf(set, fullSets, formats.indexOf(format))

    itInTurn('unpacks a body that arrives slowly', async () => {
      async function* body(): AsyncGenerator<Buffer> {
        for (const { offset, length } of packed.segments) {
          yield packed.body.subarray(offset, offset + length)
          // So that a lane has done all it got before there is more.
          await setTimeout(50)
        }
      }
      const tree = await unpack({ ...packed, body: body(), format, tools })
      expect(described(join(tree, '0', 'tree'), format, tools)).toEqual(keptTree())
    })

    itInTurn('merges a directory that several workers unpacked into', async () => {
      const divided = await pack({ format, tools, workspace: large, lines: ['.'] })
      const holdFiles = divided.segments.filter(({ kind }) => kind !== 'skeleton')
      expect(holdFiles.length).toBeGreaterThan(format.indexed && !format.image ? 2 : 0)
      const tree = await unpack({ ...divided, format, tools })
      expect(described(join(tree, '0'), format, tools)).toEqual(asKept(largeLines, format, tools))
    })

    itInTurn('counts the packed files', () => {
      const { segments, body, files, bytes, skipped } = packed
      let end = 0
      for (const { offset, length } of segments) {
        expect(offset).toBe(end)
        expect(length).toBeGreaterThan(0)
        end += length
      }
      expect(end).toBe(body.length)
      const lines = keptTree()
      expect(files).toBe(lines.length)
      expect(segments.reduce((sum, segment) => sum + segment.files, 0)).toBe(files)
      expect(segments.reduce((sum, segment) => sum + segment.bytes, 0)).toBe(bytes)
      expect(bytes).toBe(contentBytes(lines))
      expect(skipped).toEqual(['0/tree/many/fifo'])
    })

    itInTurn('keeps several roots apart and applies exclusions', async () => {
      const lines = ['*.txt', 'tree/many', '!tree/many/0', '!b.txt', 'tree/dangling']
      const several = await pack({ format, tools, workspace, lines })
      const tree = await unpack({ ...several, format, tools })
      const names = describeTree(tree).map((line) => line.split(' ')[0] as string)
      expect(names.filter((name) => !name.startsWith('1/many/'))).toEqual([
        '.',
        '0',
        '0/a.txt',
        '1',
        '1/many',
        '2',
        '2/dangling',
      ])
      expect(names).toContain('1/many/1/1')
      expect(names.filter((name) => name.startsWith('1/many/0'))).toEqual([])
    })

    it.each(
      rowsInTurn([
        { lines: ['a.txt'], holds: ['0/a.txt'] },
        { lines: ['tree/empty'], holds: ['0/empty'] },
        { lines: ['tree/dangling'], holds: ['0/dangling'] },
        { lines: ['tree/many/fifo'], holds: [] },
      ]),
    )('packs $lines, of which it holds $holds', async ({ lines, holds }) => {
      const one = await pack({ format, tools, workspace, lines })
      // Images also have the directories above.
      const above = format.image ? (lines[0] as string).split('/').length - 1 : 0
      expect(one.files).toBe(holds.length === 0 ? 0 : holds.length + above)
      if (holds.length === 0) {
        expect(one.segments).toEqual([])
        return
      }
      const tree = await unpack({ ...one, format, tools })
      expect(describeTree(tree).map((line) => line.split(' ')[0])).toEqual(['.', '0', ...holds])
    })

    itInTurn('never writes before the last write is done', async () => {
      let writing = 0
      let most = 0
      const write = async (): Promise<void> => {
        most = Math.max(most, ++writing)
        await setTimeout(1)
        writing--
      }
      await pack({ format, tools, workspace, lines: ['tree'], write })
      expect(most).toBe(1)
    })

    describe('leaves no process behind and throws the reason', () => {
      const before = children().map(({ pid }) => pid)
      const left = () => children().filter(({ pid }) => !before.includes(pid))
      const reason = new Error('the reason')
      afterEach(() => expect(left()).toEqual([]))

      itInTurn('when packing is cancelled', async () => {
        const cancel = new AbortController()
        const write = async (): Promise<void> => cancel.abort(reason)
        const packing = pack({ format, tools, workspace, lines: ['tree'], signal: cancel.signal, write })
        await expect(packing).rejects.toBe(reason)
      })

      itInTurn('when packing was cancelled before it began', async () => {
        const signal = AbortSignal.abort(reason)
        await expect(pack({ format, tools, workspace, lines: ['tree'], signal })).rejects.toBe(reason)
      })

      for (const failing of [1, 3]) {
        itInTurn(`when write number ${failing} fails`, async () => {
          let writes = 0
          const write = async (): Promise<void> => {
            if (++writes >= failing) throw reason
          }
          await expect(pack({ format, tools, workspace, lines: ['tree'], write })).rejects.toBe(reason)
        })
      }

      itInTurn('when files disappear between the walk and the packing', async () => {
        const place = scratch.fresh()
        for (const path of ['one', 'one/file', 'two', 'two/file']) {
          if (path.endsWith('file')) writeFileSync(join(place, path), 'x')
          else mkdirSync(join(place, path))
        }
        const excludes = (path: string): boolean => {
          // The walk asks about each file when it comes to it: by then the other one has been listed.
          const other = path.endsWith('one/file') ? 'two' : 'one'
          if (path.endsWith('two/file') || path.endsWith('one/file')) seen.push(path)
          if (seen.length === 2) rmSync(join(place, other, 'file'), { force: true })
          return false
        }
        const seen: string[] = []
        const { lines: roots } = selectionOf(['one', 'two'], place)
        const matches = await findMatches({ lines: roots, excludes: undefined })
        const how = {
          leftOut: [],
          workspace: place,
          scratch: scratch.fresh(),
          tools,
          level: 3,
          signal: never,
        }
        await expect(
          packAll(format.pack({ matches, found: walk(matches, excludes), ...how })),
        ).rejects.toThrow(/(one|two)\/file/)
      })

      itInTurn('when unpacking is cancelled', async () => {
        const cancel = new AbortController()
        async function* body(): AsyncGenerator<Buffer> {
          let blocks = 0
          for await (const block of blocksOf(packed.body)) {
            if (++blocks === 3) cancel.abort(reason)
            yield block
          }
        }
        const unpacking = unpack({ ...packed, format, tools, body: body(), signal: cancel.signal })
        await expect(unpacking).rejects.toBe(reason)
      })

      itInTurn('when the body cannot be read to its end', async () => {
        async function* body(): AsyncGenerator<Buffer> {
          yield packed.body.subarray(0, 100_000)
          throw reason
        }
        await expect(unpack({ ...packed, format, tools, body: body() })).rejects.toBe(reason)
      })

      const kinds = { tar: ['files', 'skeleton'], squashfs: ['image'] }[format.id] ?? ['archive']
      const holds = (kind: string): Segment =>
        packed.segments.find((segment) => segment.kind === kind) as Segment
      it.each(
        rowsInTurn([
          { what: 'a body of zeros', spoil: (body: Buffer) => void body.fill(0) },
          {
            what: 'a body that is another file',
            spoil: (body: Buffer) => void body.fill('not an archive\n'),
          },
          ...kinds.flatMap((kind) => [
            {
              what: `the first bytes of a segment of kind ${kind} changed`,
              spoil: (body: Buffer) => void body.fill(0xff, holds(kind).offset, holds(kind).offset + 4),
            },
            {
              what: `the last half of a segment of kind ${kind} blank`,
              spoil(body: Buffer) {
                const { offset, length } = holds(kind)
                body.fill(0, offset + (length >> 1), offset + length)
              },
            },
          ]),
        ]),
      )('when it is to unpack $what', async ({ spoil }) => {
        const body = Buffer.from(packed.body)
        spoil(body)
        await expect(unpack({ ...packed, format, tools, body })).rejects.toThrow()
      })

      // Bare archives declare nothing.
      if (format.indexed)
        it.each([-1, 1])('when a segment declares %i members more than it has', async (more) => {
          const few = await pack({ format, tools, workspace, lines: ['*.txt', 'tree/empty'] })
          const { segments } = few
          for (const number of segments.keys()) {
            const declared = segments.map((segment, place) =>
              place === number ? { ...segment, files: segment.files + more } : segment,
            )
            const unpacking = unpack({ ...few, format, tools, segments: declared })
            await expect(unpacking).rejects.toMatchObject({ name: 'BadEntry' })
          }
        })
    })
  })

  it('needs no programs, or gives the reason why it is not supported as the rest of a sentence', () => {
    const tar = { dialect: 'node' } as const
    const none = { tar, zstd: undefined, mksquashfs: undefined, unsquashfs: undefined }
    for (const task of ['pack', 'unpack'] as const)
      expect(format.unsupportedReason(none, task) ?? '').toMatch(format.image ? /^it [a-z].*[^.]$/ : /^$/)
  })

  it('can be named in a version', () => {
    expect(format.id).toMatch(/^[a-z0-9-]+$/)
    expect(formats.filter(({ id }) => id === format.id)).toEqual([format])
  })
})

/** Of all files, those with several names once. */
function contentBytes(lines: string[]): number {
  const files = lines.filter((line) => / f \d{4} /.test(line))
  const distinct = files.filter((line) => !line.includes(' = ') || line.endsWith(` = ${line.split(' ')[0]}`))
  return distinct.reduce((sum, line) => sum + Number(line.split(' ')[4]), 0)
}

describe('a tree that changes while tar packs it', () => {
  const tar = formats.find(({ id }) => id === 'tar') as Format
  const file = (path: string): void => writeFileSync(path, 'content')
  const sparse = (path: string): void => {
    writeFileSync(path, 'content')
    truncateSync(path, 2_000_000)
  }
  const link = (path: string): void => symlinkSync('elsewhere', path)
  const fifo = (path: string): void => void execFileSync('mkfifo', [path])
  const directory = (path: string): void => void mkdirSync(path)

  // Only programs can find holes.
  it.each([
    { set: 'what PATH has', walked: file, packed: link, after: file },
    { set: 'what PATH has', walked: file, packed: fifo, after: file },
    { set: 'what PATH has', walked: file, packed: directory, after: file },
    { set: 'what PATH has', walked: directory, packed: link, after: directory },
    { set: 'what PATH has', walked: link, packed: file, after: link },
    { set: 'what PATH has', walked: sparse, packed: link, after: sparse },
    { set: 'what PATH has', walked: sparse, packed: fifo, after: sparse },
    { set: 'bsdtar', walked: sparse, packed: link, after: sparse },
    { set: 'no tar', walked: sparse, packed: link, after: sparse },
  ] as const)('is not saved: $set, $walked.name, $packed.name, $after.name', async (states) => {
    const workspace = scratch.fresh()
    const path = join(workspace, 'tree/changing')
    mkdirSync(dirname(path))
    states.walked(path)
    const become = (state: (path: string) => void): void => {
      rmSync(path, { recursive: true })
      state(path)
    }
    const selection = selectionOf(['tree'], workspace)
    const matches = await findMatches(selection)
    function* found(): ReturnType<typeof walk> {
      yield* walk(matches, selection.excludes)
      become(states.packed)
    }
    const write = async (): Promise<void> => become(states.after)
    const tools = await toolsOf(states.set)
    const job = {
      matches,
      leftOut: undefined,
      workspace,
      scratch: scratch.fresh(),
      tools,
      level: 3,
      signal: never,
    }
    await expect(packAll(tar.pack({ ...job, found: found() }), write)).rejects.toThrow(
      /^tree\/changing was replaced while it was saved$/,
    )
  })
})

// Windows' bsdtar, which actions/cache may unpack with, would misread them as letters of its own.
it.each(['what PATH has', 'no tar'] as const)(
  'marks no names as bytes for actions/cache: %s',
  async (set) => {
    const workspace = scratch.fresh()
    writeFileSync(join(workspace, 'ü'), 'content')
    const tools = await toolsOf(set)
    const contentOf = async (id: string): Promise<Buffer> => {
      const format = formats.find((format) => format.id === id) as Format
      return zstdDecompressSync((await pack({ format, tools, workspace, lines: ['ü'] })).body)
    }
    const theirs = await contentOf('actions-cache')
    expect(theirs.includes(' path=ü\n')).toBe(true)
    expect(theirs.includes('hdrcharset')).toBe(false)
    expect((await contentOf('tar')).includes('hdrcharset=BINARY')).toBe(true)
  },
)

// One frame has 4 MiB.
it.each(toolSets)('keeps large files, and finds all frames: %s', async (set) => {
  const workspace = scratch.fresh()
  writeFileSync(join(workspace, 'large'), newRandom(1).bytes(9_000_000))
  writeFileSync(join(workspace, 'small'), 'small')
  const tools = await toolsOf(set)
  const format = formats.find(({ id }) => id === 'tar') as Format
  const packed = await pack({ format, tools, workspace, lines: ['.'] })
  expect(packed.segments[0]?.frames).toHaveLength(3)
  const tree = await unpack({ ...packed, format, tools })
  expect(described(join(tree, '0'), format, tools)).toEqual(asKept(describeTree(workspace), format, tools))
})

it.each(['what PATH has', 'no tar'] as const)(
  'refuses more frames than the content needs: %s',
  async (set) => {
    const workspace = scratch.fresh()
    writeFileSync(join(workspace, 'file'), newRandom(1).bytes(2_000))
    const tools = await toolsOf(set)
    const format = formats.find(({ id }) => id === 'tar') as Format
    const { segments, ...packed } = await pack({ format, tools, workspace, lines: ['.'] })
    const [segment, ...others] = segments as [Segment, ...Segment[]]
    const frames = [...Array.from({ length: 1000 }, () => 1), segment.length - 1000]
    const forged = { ...packed, segments: [{ ...segment, frames }, ...others], format, tools }
    await expect(unpack(forged)).rejects.toThrow('a segment has more frames than its content needs')
  },
)

it('restores a file that has grown since the walk', async () => {
  const workspace = scratch.fresh()
  const path = join(workspace, 'log')
  writeFileSync(path, 'one line')
  const format = formats.find(({ id }) => id === 'tar') as Format
  const tools = await toolsOf('no tar')
  const grow = (): void => appendFileSync(path, newRandom(2).bytes(3_000_000))
  const packed = await pack({ format, tools, workspace, lines: ['.'], afterWalk: grow })
  expect(packed.segments[0]?.unpackedBytes).toBeGreaterThan(3_000_000)
  const tree = await unpack({ ...packed, format, tools })
  expect(statSync(join(tree, '0/log')).size).toBe(3_000_008)
})

describe('a skeleton of several frames', () => {
  const format = formats.find(({ id }) => id === 'tar') as Format
  let links: string
  let lines: string[]
  beforeAll(() => {
    links = scratch.fresh()
    for (let number = 0; number < 1200; number++) symlinkSync('x'.repeat(4000), join(links, `${number}`))
    lines = describeTree(links)
  })

  it.each(['what PATH has', 'bsdtar', 'no tar'] as const)('is read with %s', async (set) => {
    const tools = await toolsOf(set)
    const packed = await pack({ format, tools, workspace: links, lines: ['.'] })
    expect(packed.segments[0]).toMatchObject({
      kind: 'skeleton',
      frames: [expect.anything(), expect.anything()],
    })
    const tree = await unpack({ ...packed, format, tools })
    expect(described(join(tree, '0'), format, tools)).toEqual(asKept(lines, format, tools))
  })
})

it('keeps large holes, where a program can find them', async () => {
  const workspace = scratch.fresh()
  const path = join(workspace, 'sparse')
  writeFileSync(path, 'start')
  truncateSync(path, 2 ** 40)
  linkSync(path, join(workspace, 'other'))
  const format = formats.find(({ id }) => id === 'tar') as Format
  for (const set of ['what PATH has', 'bsdtar'] as const) {
    const tools = await toolsOf(set)
    const packed = await pack({ format, tools, workspace, lines: ['.'] })
    const tree = await unpack({ ...packed, format, tools: await toolsOf('what PATH has') })
    const [one, other] = ['sparse', 'other'].map((name) => statSync(join(tree, '0', name)))
    expect(one).toMatchObject({ size: 2 ** 40, nlink: 2, ino: other?.ino })
    expect(one?.blocks).toBeLessThan(100)
  }
})

it('keeps links with several names', async () => {
  const workspace = scratch.fresh()
  symlinkSync('target', join(workspace, 'one'))
  linkSync(join(workspace, 'one'), join(workspace, 'two'))
  const tools = await toolsOf('what PATH has')
  const format = formats.find(({ id }) => id === 'tar') as Format
  const packed = await pack({ format, tools, workspace, lines: ['.'] })
  const tree = await unpack({ ...packed, format, tools })
  for (const name of ['one', 'two']) expect(readlinkSync(join(tree, '0', name))).toBe('target')
})
