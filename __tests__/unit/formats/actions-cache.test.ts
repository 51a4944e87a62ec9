// The format of actions/cache: versions, foreign archives, and archives that attack their unpacker.
import { spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { actionsCache } from '../../../src/formats/actions-cache/actions-cache.ts'
import { programPath } from '../../../src/system/program.ts'
import { findTools, type Tools } from '../../../src/system/tools.ts'
import { hostileShapes, type TarEntry, tarOf } from '../../support/corpus/hostile.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import { newScratch } from '../../support/scratch.ts'
import { inTurn } from '../../support/turns.ts'

const scratch = newScratch()
const never = new AbortController().signal

describe('versions', () => {
  it.each([
    { paths: ['node_modules'], at: 0, starts: '7fcda33c1e1d849a', ends: '387feef4fc88' },
    { paths: ['node_modules'], at: 1, starts: '470e252814dbffc9', ends: '972db2393117' },
  ])('of $paths are those of actions/cache', ({ paths, at, starts, ends }) => {
    const version = actionsCache.versions({ paths, crossOs: false })[at] as string
    expect(version).toMatch(new RegExp(`^${starts}.*${ends}$`))
  })

  it('are of gzip only if there is no zstd command, else of zstd only', () => {
    const naming = { paths: ['node_modules', '!x'], crossOs: false }
    const [zstd, gzip] = actionsCache.versions(naming)
    expect(actionsCache.versions(naming, { zstd: undefined })).toEqual([gzip])
    expect(actionsCache.versions(naming, { zstd: '/usr/bin/zstd' })).toEqual([zstd])
  })
})

// To look for them starts each once.
const finding = findTools(never)

interface Unpacking {
  lines: string[]
  workspace: string
  dir?: string
  tools?: Tools
}

/** Returns where the members are. */
async function unpack(archive: Buffer, { lines, workspace, dir, tools }: Unpacking): Promise<string> {
  const place = dir ?? scratch.fresh()
  async function* body(): AsyncGenerator<Buffer> {
    for (let at = 0; at < archive.length; at += 1000) yield archive.subarray(at, at + 1000)
  }
  const { lines: roots } = selectionOf(lines, workspace)
  const job = {
    segments: [],
    body: body(),
    dir: place,
    lines: roots,
    workspace,
    signal: never,
  }
  await actionsCache.unpack({ ...job, tools: tools ?? (await finding) })
  return join(place, 'tree')
}

const listed = (tree: string): string[] =>
  describeTree(tree)
    .map((line) => line.split(' ').slice(0, 2).join(' '))
    .filter((line) => line !== '. d')

describe('an archive', () => {
  const file = (name: string, body = name): TarEntry => ({ name, body })

  it.each(['ustar', 'gnu', 'pax'] as const)(
    'of the dialect %s comes out under its own names',
    async (dialect) => {
      const long = `deps/${'d'.repeat(dialect === 'ustar' ? 80 : 200)}`
      const entries: TarEntry[] = [
        { name: 'deps/', type: '5', mode: 0o750, mtime: 1_500_000_000 },
        { ...file('deps/plain', 'content'), mode: 0o640 },
        file(long, 'long'),
        { name: 'deps/sub/', type: '5', mode: 0o555 },
        { name: 'deps/sub/link', type: '2', link: `../${'x'.repeat(dialect === 'ustar' ? 90 : 300)}` },
        { name: 'deps/sub/twin', type: '1', link: 'deps/plain' },
        { name: 'deps/sub/linktwin', type: '1', link: 'deps/sub/link' },
      ]
      const archive = zstdCompressSync(tarOf(entries, dialect))
      const tree = await unpack(archive, { lines: ['deps'], workspace: '/ws' })
      const at = (path: string): string => join(tree, '0/deps', path)
      expect(readFileSync(at('plain'), 'utf8')).toBe('content')
      expect(readFileSync(join(tree, '0', long), 'utf8')).toBe('long')
      expect(lstatSync(at('plain')).mode & 0o7777).toBe(0o640)
      expect(lstatSync(at('')).mode & 0o7777).toBe(0o750)
      expect(lstatSync(at('')).mtimeMs).toBe(1_500_000_000_000)
      expect(lstatSync(at('sub')).mode & 0o7777).toBe(0o555)
      expect(lstatSync(at('sub/twin')).ino).toBe(lstatSync(at('plain')).ino)
      expect(readlinkSync(at('sub/link'))).toBe((entries[4] as TarEntry).link)
      expect(readlinkSync(at('sub/linktwin'))).toBe(readlinkSync(at('sub/link')))
    },
  )

  it('may name files outside the workspace, absolutely or relatively', async () => {
    const archive = gzipSync(tarOf([file('../../home/x/.npm/a'), file('/abs/b/c'), file('dist/d')]))
    const lines = ['/home/x/.npm', '/abs/*', 'dist', '!dist/d', '# remark']
    const tree = await unpack(archive, { lines, workspace: '/home/here' })
    expect(listed(tree)).toEqual(
      ['0 d', '0/.npm d', '0/.npm/a f', '1 d', '1/b d', '1/b/c f', '2 d', '2/dist d', '2/dist/d f'].sort(),
    )
  })

  it('may be of the workspace itself, and of patterns', async () => {
    const archive = zstdCompressSync(tarOf([{ name: './', type: '5' }, file('./a'), file('b/c')]))
    expect(listed(await unpack(archive, { lines: ['.'], workspace: '/ws' }))).toEqual([
      '0 d',
      '0/a f',
      '0/b d',
      '0/b/c f',
    ])
    const some = zstdCompressSync(tarOf([file('packages/a/dist/x'), file('packages/b/dist/y')]))
    const tree = await unpack(some, { lines: ['packages/*/dist'], workspace: '/ws' })
    expect(listed(tree).filter((line) => line.endsWith(' f'))).toEqual(['0/a/dist/x f', '0/b/dist/y f'])
  })

  it('may hold members twice, as patterns with ** cause', async () => {
    const entries = [
      { name: 'deps/', type: '5' },
      file('deps/a'),
      file('deps/a'),
      { name: 'deps/', type: '5' },
    ]
    const tree = await unpack(zstdCompressSync(tarOf(entries)), { lines: ['deps/**'], workspace: '/ws' })
    expect(listed(tree).filter((line) => line.endsWith(' f'))).toEqual(['0/a f'])
  })

  it('may lead through its own links, as patterns that follow links cause', async () => {
    const twin = 'node_modules/@org/a/node_modules/x'
    const entries: TarEntry[] = [
      { name: 'node_modules/@org/a', type: '2', link: '../../packages/a' },
      { name: 'node_modules/@org/a/node_modules/', type: '5', mode: 0o750 },
      file(twin, 'content'),
      { name: 'packages/a/node_modules/', type: '5', mode: 0o750 },
      { name: 'packages/a/node_modules/x', type: '1', link: twin },
      { name: 'packages/b/node_modules/y', type: '1', link: twin },
    ]
    const how = { lines: ['**/node_modules'], workspace: '/ws' }
    const tree = await unpack(zstdCompressSync(tarOf(entries)), how)
    expect(listed(tree).filter((line) => !line.endsWith(' d'))).toEqual([
      '0/node_modules/@org/a l',
      '0/packages/a/node_modules/x f',
      '0/packages/b/node_modules/y f',
    ])
    expect(readFileSync(join(tree, '0/packages/b/node_modules/y'), 'utf8')).toBe('content')
    expect(lstatSync(join(tree, '0/packages/a/node_modules')).mode & 0o777).toBe(0o750)
  })

  it.each([
    ['out of what is named', '../elsewhere'],
    ['out of the workspace', '/etc'],
    ['round in circles', 'again/and/again'],
  ])('that leads through a link %s is refused', async (_, link) => {
    const entries: TarEntry[] = [{ name: 'deps/again', type: '2', link }, file('deps/again/and/x')]
    const how = { lines: ['deps'], workspace: '/ws' }
    await expect(unpack(zstdCompressSync(tarOf(entries)), how)).rejects.toMatchObject({
      name: 'BadEntry',
      message: expect.stringContaining('which no line of path names'),
    })
  })

  it.each([
    { name: 'other', why: 'which no line of path names' },
    { name: '../deps/a', why: 'which no line of path names' },
    { name: '/etc/passwd', why: 'which no line of path names' },
    { name: 'deps2', why: 'which no line of path names' },
    { name: 'deps/../other', why: 'which no line of path names' },
    { name: 'deps/../deps/../../x', why: 'which no line of path names' },
  ])('that holds $name is refused before anything of it is put into place', async ({ name, why }) => {
    const archive = zstdCompressSync(tarOf([file('deps/a'), file(name)]))
    await expect(unpack(archive, { lines: ['deps'], workspace: '/ws' })).rejects.toMatchObject({
      name: 'BadEntry',
      message: expect.stringContaining(why),
    })
  })

  it.each([
    ['is cut', (archive: Buffer) => archive.subarray(0, archive.length - 1024)],
    ['is cut within a file', (archive: Buffer) => archive.subarray(0, 700)],
    ['is none', () => Buffer.from('no archive at all'.repeat(100))],
    ['is empty', () => Buffer.alloc(0)],
  ])('that %s is refused', async (_, spoil) => {
    const archive = spoil(tarOf([file('deps/a', 'x'.repeat(1000))]))
    for (const packed of [zstdCompressSync(archive), gzipSync(archive), archive]) {
      await expect(unpack(packed, { lines: ['deps'], workspace: '/ws' })).rejects.toThrow()
    }
  })

  it('that was truncated after compression is refused', async () => {
    const whole = tarOf([file('deps/a', 'x'.repeat(1000))])
    const tools = await finding
    for (const packed of [zstdCompressSync(whole), gzipSync(whole)]) {
      for (const zstd of [tools.zstd, undefined]) {
        const how = { lines: ['deps'], workspace: '/ws', tools: { ...tools, zstd } }
        await expect(unpack(packed.subarray(0, -4), how)).rejects.toThrow()
      }
    }
  })
})

const tars = ['gnu', 'bsd', 'node'] as const

async function toolsWith(dialect: (typeof tars)[number]): Promise<Tools> {
  const program = (): string => programPath(dialect === 'gnu' ? 'tar' : 'bsdtar')
  return { ...(await finding), tar: dialect === 'node' ? { dialect } : { path: program(), dialect } }
}

describe.each(tars)('with the tar of %s, a directory without a member of its own', (dialect) => {
  it.each(['022', '077', '002'])('has the mode of a new directory under the mask %s', async (digits) => {
    const mask = Number.parseInt(digits, 8)
    const archive = tarOf([
      { name: 'deps/a/file', body: 'x', mode: 0o666 },
      { name: 'deps/own/', type: '5', mode: 0o777 },
      { name: 'deps/own/b/link', type: '2', link: 'nowhere' },
      { name: 'deps/c/closed/', type: '5', mode: 0o500 },
    ])
    const before = process.umask(mask)
    try {
      const how = { lines: ['deps'], workspace: '/ws', tools: await toolsWith(dialect) }
      const tree = await unpack(zstdCompressSync(archive), how)
      const modeOf = (path: string): number => lstatSync(join(tree, '0/deps', path)).mode & 0o7777
      expect(['.', 'a', 'own/b', 'c'].map(modeOf)).toEqual(Array(4).fill(0o777 & ~mask))
      expect(['a/file', 'own', 'c/closed'].map(modeOf)).toEqual([0o666, 0o777, 0o500])
    } finally {
      process.umask(before)
    }
  })
})

describe.each(tars)('with the tar of %s, a hostile archive', (dialect) => {
  // Beside the staging directory, as the corpus wants it.
  const parent = scratch.fresh()
  const outside = join(parent, 'outside')
  let tools: Tools
  let before: string[]
  beforeAll(async () => {
    tools = await toolsWith(dialect)
    mkdirSync(outside)
    writeFileSync(join(outside, 'victim'), 'untouched')
    before = describeTree(outside)
  })

  // Dialects are our own parser's; a tar is handed what that made of them. So each shape meets each tar, in one dialect.
  const archives = hostileShapes(outside).flatMap((shape, turn) =>
    inTurn(turn + tars.indexOf(dialect), shape),
  )
  it.each(archives.map(({ name, why, tar }) => ({ name, why, tar })))(
    '$name ($why) changes nothing outside, and leaves nothing dangerous',
    async ({ tar }) => {
      const dir = join(parent, 'staging')
      mkdirSync(dir)
      const refused = (error: Error): undefined => {
        expect(error.name).toMatch(/^(BadEntry|ToolFailure|Error)$/)
      }
      const how = { lines: ['0'], workspace: '/ws', dir, tools }
      const tree = await unpack(zstdCompressSync(tar), how).catch(refused)
      const lines = tree === undefined ? [] : describeTree(tree).filter((line) => !line.startsWith('. '))
      expect(lines.filter((line) => !/^0(\/\S+)? (([fd] 0)|(l ))/.test(line))).toEqual([])
      expect(lines.join('\n')).not.toContain('untouched')
      rmSync(dir, { recursive: true })
      expect(describeTree(outside)).toEqual(before)
    },
  )
})

it('an archive with more names than fit into a small heap is refused', () => {
  const script = `
    import { actionsCache } from './src/formats/actions-cache/actions-cache.ts'
    import { selectionOf } from './src/files/paths/patterns.ts'
    import { findTools } from './src/system/tools.ts'
    import { tarOf } from './__tests__/support/corpus/hostile.ts'
    import { zstdCompressSync } from 'node:zlib'
    const dir = process.argv[1]
    async function* body() {
      for (let part = 0; part < 300; part++) {
        const links = Array.from({ length: 1000 }, (_, n) => ({ name: \`deps/\${part}/\${n}\`, type: '1', link: 'deps/x' }))
        yield zstdCompressSync(tarOf(links).subarray(0, -1024))
      }
    }
    const { lines } = selectionOf(['deps'], '/ws')
    const signal = new AbortController().signal
    const job = { segments: [], body: body(), dir, lines, workspace: '/ws', tools: await findTools(signal), signal }
    await actionsCache.unpack(job).catch((error) => console.log(error.message))
  `
  const args = [
    '--max-old-space-size=48',
    '--max-semi-space-size=1',
    '--input-type=module',
    '--eval',
    script,
    scratch.fresh(),
  ]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'it holds more than anybody would save\n' })
})

// Comes last, because starting programs takes longer the more memory the starting process has.
it('an archive whose links would fill the memory is refused', async () => {
  const target = 'x'.repeat(1_000_000)
  const entries: TarEntry[] = Array.from({ length: 600 }, (_, n) => ({
    name: `deps/${n}`,
    type: '1',
    link: 'deps/link',
  }))
  const link = tarOf([{ name: 'deps/link', type: '2', link: target }], 'pax').subarray(0, -1024)
  const archive = zstdCompressSync(Buffer.concat([link, tarOf(entries)]))
  await expect(unpack(archive, { lines: ['deps'], workspace: '/ws' })).rejects.toMatchObject({
    name: 'BadEntry',
    message: expect.stringContaining('more than anybody would save'),
  })
})
