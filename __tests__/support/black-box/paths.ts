// The files that are saved, the places they are restored to, and the properties that are kept.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { type Job, type System, thisSystem } from '../../../scripts/as-runner.ts'
import { tarOf } from '../corpus/hostile.ts'
import { describeTree, inMilliseconds } from '../corpus/tree.ts'
import { annotations, type Behaviour, type World } from './behaviour.ts'
import { once, versionOf } from './samples.ts'
import { filesIn, fill } from './trees.ts'

const glob = 'toolkit glob'
const tar = 'toolkit tar.ts'

/** Saves of some files those that `path` names; tells which come back in an empty workspace. */
const carries =
  (path: string, files: string[]) =>
  async ({ job, save, restore }: World): Promise<unknown> => {
    const first = await job()
    for (const file of files) fill(first, { [file]: file })
    await save(first, { path })
    const second = await job()
    await restore(second, { path })
    return filesIn(second.workspace)
  }

interface Part {
  make(dir: string): void
  /** Makes what is there already where it is restored. */
  before?: ((dir: string) => void) | undefined
  unix: boolean
}
/** What goes through one save and one restore, by the names of directories below `deps`. */
type Parts = Map<string, Part>
/** Into nothing, into directories that have a file `own`, and into what refuses. */
const [fresh, occupied, refused]: [Parts, Parts, Parts] = [new Map(), new Map(), new Map()]

/** Saves a tree `deps` of all these parts and restores it; returns both jobs. */
const carrying = (parts: Parts) =>
  once(async ({ job, save, restore }) => {
    const [first, second] = [await job(), await job()]
    for (const [name, { make, before, unix }] of parts) {
      if (unix && first.system.os === 'Windows') continue
      fill(first, { [`deps/${name}/file`]: 'content' })
      make(join(first.workspace, 'deps', name))
      if (parts === fresh) continue
      fill(second, { [`deps/${name}/own`]: 'own' })
      before?.(join(second.workspace, 'deps', name))
    }
    await save(first)
    await restore(second)
    return [first, second] as const
  })
const carried = new Map([fresh, occupied, refused].map((parts) => [parts, carrying(parts)]))

/** Makes a directory that is saved; tells what is there once it was restored. */
const keeps = (
  id: string,
  make: (dir: string) => void,
  look: (dir: string, saved: string, system: System) => unknown = isSame,
  { parts = fresh, ...part }: { parts?: Parts } & Partial<Part> = {},
): Pick<Behaviour, 'id' | 'unix' | 'scenario'> => {
  const { unix = false, before } = part
  parts.set(id, { make, before, unix })
  const scenario = async (world: World): Promise<unknown> => {
    const jobs = (await carried.get(parts)?.(world)) ?? []
    const [saved, restored] = jobs.map(({ workspace }) => join(workspace, 'deps', id))
    return look(String(restored), String(saved), jobs[0]?.system ?? thisSystem)
  }
  return { id, unix, scenario }
}

/** Whether a tree is what was saved, to the nanosecond; on Windows, where Node sets the times, to the millisecond. */
function isSame(dir: string, saved: string, { os }: System): boolean {
  const [is, was] = [describeTree(dir), describeTree(saved)]
  return (
    String(os === 'Windows' ? inMilliseconds(is) : is) ===
    String(os === 'Windows' ? inMilliseconds(was) : was)
  )
}

const which: Behaviour[] = [
  {
    id: 'path-several',
    says: 'Several lines name several places.',
    source: 'README: path',
    scenario: carries('deps\nother/sub\nfile', ['deps/a', 'other/sub/b', 'other/c', 'file', 'no']),
    expected: { both: ['deps/a', 'file', 'other/sub/b'] },
  },
  {
    id: 'path-some-missing',
    says: 'Of several paths those that exist are saved.',
    source: glob,
    scenario: carries('nowhere\ndeps', ['deps/a']),
    expected: { both: ['deps/a'] },
  },
  {
    id: 'path-star',
    says: '* matches within one name, and a name that starts with a dot too.',
    source: glob,
    scenario: carries('*.txt\ndeps/*', ['a.txt', 'sub/b.txt', '.c.txt', 'deps/.d', 'e']),
    expected: { both: ['.c.txt', 'a.txt', 'deps/.d'] },
  },
  {
    id: 'path-question-mark',
    says: '? and […] match one character.',
    source: glob,
    scenario: carries('a?\nb[12]\nc[!1]', ['a1', 'a12', 'b1', 'b3', 'c1', 'c2']),
    expected: { both: ['a1', 'b1', 'c2'] },
  },
  {
    id: 'path-star-star',
    says: '** matches any number of directories, none included.',
    source: glob,
    scenario: carries('deps/**/*.o', ['deps/a.o', 'deps/x/b.o', 'deps/x/y/c.o', 'deps/x/d.c', 'e.o']),
    expected: { both: ['deps/a.o', 'deps/x/b.o', 'deps/x/y/c.o'] },
  },
  {
    id: 'path-star-star-directories',
    says: '**/name matches directories too, with all that is in them.',
    source: glob,
    scenario: carries('**/node_modules', ['node_modules/a', 'x/node_modules/b/c', 'x/d']),
    expected: { both: ['node_modules/a', 'x/node_modules/b/c'] },
  },
  {
    id: 'path-braces',
    says: 'Braces and parentheses are ordinary characters.',
    source: glob,
    scenario: carries('{a,b}\n+(c)', ['a', 'b', 'c', '{a,b}', '+(c)']),
    expected: { both: ['+(c)', '{a,b}'] },
  },
  {
    id: 'path-remarks',
    says: 'Lines that start with # are remarks.',
    source: glob,
    scenario: carries('# all\ndeps\n#other', ['deps/a', 'other/b', '#other/c']),
    expected: { both: ['deps/a'] },
  },
  {
    id: 'path-dot',
    says: '. is the workspace.',
    source: 'toolkit cacheUtils.ts',
    scenario: carries('.', ['a', 'deps/b']),
    expected: { both: ['a', 'deps/b'] },
  },
  {
    id: 'path-dot-slash',
    says: 'Paths may start with ./ and end with a slash.',
    source: glob,
    scenario: carries('./deps/', ['deps/a', 'b']),
    expected: { both: ['deps/a'] },
  },
  {
    id: 'path-hidden',
    says: 'A directory that is named is saved with its hidden files.',
    source: tar,
    scenario: carries('deps', ['deps/.a', 'deps/.b/.c']),
    expected: { both: ['deps/.a', 'deps/.b/.c'] },
  },
  {
    id: 'path-exclude-siblings',
    says: 'dir/* and !dir/sub leave out sub.',
    source: 'README: path (exclude patterns)',
    scenario: carries('deps/*\n!deps/sub', ['deps/a', 'deps/sub/b', 'deps/x/c']),
    expected: { both: ['deps/a', 'deps/x/c'] },
  },
  {
    id: 'path-exclude-below',
    says: 'dir and !dir/sub leave out nothing.',
    source: glob,
    scenario: carries('deps\n!deps/sub', ['deps/a', 'deps/sub/b']),
    expected: { row: '`!` lines', headstart: ['deps/a'], upstream: ['deps/a', 'deps/sub/b'] },
  },
  {
    id: 'path-exclude-star-star',
    says: 'dir/** and !dir/sub leave out nothing.',
    source: glob,
    scenario: carries('deps/**\n!deps/sub', ['deps/a', 'deps/sub/b']),
    expected: { row: '`!` lines', headstart: ['deps/a'], upstream: ['deps/a', 'deps/sub/b'] },
  },
  {
    id: 'path-exclude-order',
    says: 'Of lines that contradict each other the last one decides.',
    source: glob,
    scenario: carries('deps/*\n!deps/a*\ndeps/ab', ['deps/a', 'deps/ab', 'deps/b']),
    expected: { both: ['deps/ab', 'deps/b'] },
  },
  {
    id: 'path-parent',
    says: 'A path with .. is refused.',
    source: glob,
    scenario: carries('deps/../other', ['deps/a', 'other/b']),
    expected: { row: '`..` in `path`', headstart: ['other/b'], upstream: [] },
  },
  {
    id: 'path-star-star-twice',
    unix: true,
    says: 'dir/** stores a file once for every directory above it.',
    source: glob,
    async scenario({ job, save, service }) {
      const first = await job({ language: 'v1' })
      fill(first, { 'deps/a/b/file': 'content' })
      await save(first, { path: 'deps/**', compatible: 'true' })
      const [archive] = service.archives.values()
      const file = join(first.temp, 'archive.tar')
      writeFileSync(file, zstdDecompressSync(archive?.body ?? Buffer.alloc(0)))
      const list = execFileSync('tar', ['-tf', file], { encoding: 'utf8', stdio: 'pipe' })
      return list.split('\n').filter((line) => line.endsWith('/file')).length
    },
    expected: { row: '`**`', headstart: 1, upstream: 4 },
  },
  {
    id: 'path-link-followed',
    unix: true,
    says: 'A pattern leads through links.',
    source: glob,
    async scenario({ job, save, restore }) {
      const first = await job()
      fill(first, { 'deps/real/a': 'a' })
      symlinkSync('real', join(first.workspace, 'deps/link'))
      await save(first, { path: 'deps/*/a' })
      const second = await job()
      await restore(second, { path: 'deps/*/a' })
      return filesIn(second.workspace)
    },
    expected: {
      row: 'links in patterns',
      headstart: ['deps/real/a'],
      upstream: ['deps/link/a', 'deps/real/a'],
    },
  },
  {
    id: 'path-link-to-directory',
    unix: true,
    says: 'A line that names a link to a directory saves the link alone.',
    source: glob,
    async scenario({ job, save, restore }) {
      const linked = async (): Promise<[Job, string]> => {
        const one = await job()
        const disk = join(one.home, '../disk')
        mkdirSync(disk)
        symlinkSync('../disk', join(one.home, 'linked'))
        return [one, disk]
      }
      const [first, full] = await linked()
      fill({ workspace: full } as Job, { a: 'a' })
      await save(first, { path: '~/linked' })
      const [second, disk] = await linked()
      await restore(second, { path: '~/linked' })
      return filesIn(disk)
    },
    expected: { row: 'a line that names a link to a directory', headstart: ['a'], upstream: [] },
  },
  {
    id: 'path-link-broken',
    unix: true,
    says: 'A link that leads nowhere does not exist, where it is named itself.',
    source: glob,
    async scenario({ job, save }) {
      const first = await job()
      symlinkSync('nowhere', join(first.workspace, 'link'))
      return (await save(first, { path: 'link' })).saved
    },
    expected: { row: 'a link that leads nowhere, named directly', headstart: true, upstream: false },
  },
]

const where: Behaviour[] = [
  {
    id: 'place-home',
    says: '~ is the home directory.',
    source: glob,
    async scenario({ job, save, restore }) {
      const [first, second] = [await job(), await job()]
      fill({ workspace: first.home } as Job, { '.deps/a': 'a' })
      await save(first, { path: '~/.deps' })
      // A home elsewhere, but the same way from the workspace.
      await restore(second, { path: '~/.deps' })
      return filesIn(second.home)
    },
    expected: { both: ['.deps/a'] },
  },
  {
    id: 'place-absolute',
    says: 'An absolute path comes back to where it was.',
    source: tar,
    async scenario({ job, save, restore, host }) {
      const dir = mkdtempSync(join(host.dir, 'absolute-'))
      fill({ workspace: dir } as Job, { 'deps/a': 'a' })
      const path = join(dir, 'deps')
      await save(await job(), { path })
      rmSync(path, { recursive: true })
      await restore(await job(), { path })
      return filesIn(dir)
    },
    expected: { both: ['deps/a'] },
  },
  {
    id: 'place-depth',
    says: 'An absolute path comes back elsewhere where the workspace lies deeper.',
    source: 'toolkit cacheUtils.ts',
    async scenario({ job, save, restore, host }) {
      const dir = mkdtempSync(join(host.dir, 'absolute-'))
      fill({ workspace: dir } as Job, { 'deps/a': 'a' })
      const path = join(dir, 'deps')
      await save(await job(), { path })
      rmSync(path, { recursive: true })
      const workspace = join(host.dir, 'a/b/c/d/workspace')
      await restore(await job({ workspace }), { path })
      return filesIn(dir)
    },
    expected: { row: 'a workspace at another depth', headstart: ['deps/a'], upstream: [] },
  },
  {
    id: 'place-workspace',
    says: 'A path in the workspace comes back in a workspace elsewhere.',
    source: 'toolkit cacheUtils.ts',
    async scenario({ job, save, restore, host }) {
      const first = await job()
      fill(first, { 'deps/a': 'a' })
      await save(first)
      const workspace = join(host.dir, 'x/y/z/workspace')
      await restore(await job({ workspace }))
      return filesIn(workspace)
    },
    expected: { both: ['deps/a'] },
  },
  {
    says: 'Files that the entry does not have stay.',
    source: tar,
    ...keeps('place-own-files', () => {}, filesIn, { parts: occupied }),
    expected: { both: ['file', 'own'] },
  },
  {
    says: 'Files that are there are replaced, even if they are read-only.',
    source: tar,
    ...keeps(
      'place-overwrite',
      () => {},
      (dir) => readFileSync(join(dir, 'file'), 'utf8'),
      {
        parts: occupied,
        before(dir) {
          fill({ workspace: dir } as Job, { file: 'changed' })
          chmodSync(join(dir, 'file'), 0o444)
        },
      },
    ),
    expected: { both: 'content' },
  },
  {
    says: 'A link is replaced by a file, and what it leads to stays as it is.',
    source: tar,
    ...keeps(
      'place-link-for-file',
      () => {},
      (dir) => [readFileSync(join(dir, 'file'), 'utf8'), readFileSync(join(dir, 'own'), 'utf8')],
      { parts: occupied, unix: true, before: (dir) => symlinkSync('own', join(dir, 'file')) },
    ),
    expected: { both: ['content', 'own'] },
  },
  {
    says: 'An empty directory makes way for a link.',
    source: tar,
    ...keeps(
      'place-empty-directory',
      (dir) => symlinkSync('file', join(dir, 'link')),
      (dir) => lstatSync(join(dir, 'link')).isSymbolicLink(),
      { parts: occupied, unix: true, before: (dir) => mkdirSync(join(dir, 'link')) },
    ),
    expected: { both: true },
  },
  {
    says: 'A directory with content in the place of a link makes a miss, with all the rest unpacked.',
    source: tar,
    ...keeps(
      'place-full-directory',
      (dir) => symlinkSync('file', join(dir, 'link')),
      (dir) => [existsSync(join(dir, 'link/full')), existsSync(join(dir, 'file'))],
      { parts: refused, unix: true, before: (dir) => fill({ workspace: dir } as Job, { 'link/full': '' }) },
    ),
    expected: {
      row: 'a directory with content where the entry has a file or link',
      headstart: [true, false],
      upstream: [true, true],
    },
  },
  {
    id: 'place-outside',
    says: 'An entry is unpacked wherever its names lead.',
    source: tar,
    async scenario(world) {
      const second = await world.job({ language: 'v1' })
      plant(world, second, [
        { name: 'deps/a', body: 'a' },
        { name: 'other/b', body: 'b' },
        { name: '../outside', body: 'c' },
      ])
      const { matched } = await world.restore(second)
      return [
        matched,
        existsSync(join(second.workspace, '../outside')),
        existsSync(join(second.workspace, 'other/b')),
      ]
    },
    expected: {
      row: 'an entry with names outside `path`',
      headstart: [undefined, false, false],
      upstream: ['key', true, true],
    },
  },
]

const kept: Behaviour[] = [
  {
    says: 'A tree comes back with its times, to the nanosecond.',
    source: tar,
    ...keeps('keep-tree', (dir) => {
      fill({ workspace: dir } as Job, { 'a/b/c': 'c', 'a/d': '' })
      execFileSync('touch', ['-d', '2001-02-03 04:05:06.123456789', join(dir, 'a/b/c'), join(dir, 'a')])
    }),
    expected: { both: true },
  },
  {
    says: 'Modes come back.',
    source: tar,
    ...keeps(
      'keep-modes',
      (dir) => {
        for (const mode of [0o400, 0o444, 0o600, 0o640, 0o755, 0o500]) {
          fill({ workspace: dir } as Job, { [`f${mode}`]: '' })
          chmodSync(join(dir, `f${mode}`), mode)
        }
        mkdirSync(join(dir, 'private'))
        chmodSync(join(dir, 'private'), 0o700)
      },
      isSame,
      { unix: true },
    ),
    expected: { both: true },
  },
  {
    says: 'Empty directories come back.',
    source: tar,
    ...keeps('keep-empty-directories', (dir) => mkdirSync(join(dir, 'empty/more'), { recursive: true })),
    expected: { both: true },
  },
  {
    says: 'Links come back as links, wherever they lead.',
    source: tar,
    ...keeps(
      'keep-links',
      (dir) => {
        symlinkSync('file', join(dir, 'link'))
        symlinkSync('../../elsewhere', join(dir, 'out'))
        symlinkSync('/nowhere', join(dir, 'broken'))
        symlinkSync('.', join(dir, 'loop'))
      },
      isSame,
      { unix: true },
    ),
    expected: { both: true },
  },
  {
    says: 'Hard links come back as hard links.',
    source: tar,
    ...keeps('keep-hard-links', (dir) => linkSync(join(dir, 'file'), join(dir, 'twin'))),
    expected: { both: true },
  },
  {
    says: 'Names of any characters come back, a line end included.',
    source: tar,
    ...keeps(
      'keep-names',
      (dir) => {
        const names = [
          'with space',
          'ü',
          '-dash',
          '"quote"',
          "'",
          '\\back',
          'line\nend',
          '*',
          'x'.repeat(255),
        ]
        for (const name of names) fill({ workspace: dir } as Job, { [name]: name })
      },
      isSame,
      { unix: true },
    ),
    expected: { both: true },
  },
  {
    says: 'Paths of more than 256 characters come back.',
    source: tar,
    ...keeps('keep-long-paths', (dir) =>
      fill({ workspace: dir } as Job, { [`${`${'d'.repeat(60)}/`.repeat(10)}file`]: '' }),
    ),
    expected: { both: true },
  },
  {
    says: 'Times of long ago and of the future come back.',
    source: tar,
    ...keeps('keep-old-times', (dir) => {
      for (const [name, time] of [
        ['old', 0],
        ['new', 4_000_000_000],
      ] as const) {
        fill({ workspace: dir } as Job, { [name]: '' })
        utimesSync(join(dir, name), 1, time)
      }
    }),
    expected: { both: true },
  },
  {
    says: 'setuid comes back for root, and the umask changes modes for all others.',
    source: tar,
    ...keeps(
      'keep-setuid',
      (dir) => chmodSync(join(dir, 'file'), 0o4777),
      (dir) => (lstatSync(join(dir, 'file')).mode & 0o7777).toString(8),
      { unix: true },
    ),
    expected: {
      row: 'owners, setuid, and the umask',
      headstart: '777',
      upstream: process.getuid?.() === 0 ? '4777' : (0o777 & ~process.umask()).toString(8),
    },
  },
  {
    says: 'FIFOs come back.',
    source: tar,
    ...keeps(
      'keep-fifos',
      (dir) => void execFileSync('mkfifo', [join(dir, 'fifo')]),
      (dir) => [existsSync(join(dir, 'file')), existsSync(join(dir, 'fifo'))],
      { unix: true },
    ),
    expected: { row: 'FIFOs and devices', headstart: [true, false], upstream: [true, true] },
  },
  {
    says: 'Files larger than any part or block come back.',
    source: tar,
    ...keeps('keep-large', (dir) =>
      fill({ workspace: dir } as Job, { large: Buffer.alloc(20_000_000, 'large') }),
    ),
    expected: { both: true },
  },
  {
    id: 'keep-of-others',
    says: 'An entry of actions/cache is restored, without annotations.',
    source: tar,
    async scenario(world) {
      const second = await world.job({ language: 'v1' })
      plant(world, second, [
        { name: 'deps/', type: '5' },
        { name: 'deps/a', body: 'a' },
      ])
      const run = await world.restore(second)
      return [run.matched, annotations(run), filesIn(second.workspace)]
    },
    expected: { both: ['key', [], ['deps/a']] },
  },
]

/** Puts an entry `key` of the path `deps` into the older service, as actions/cache would have saved it. */
function plant({ service }: World, job: Job, members: Parameters<typeof tarOf>[0]): void {
  const body = zstdCompressSync(tarOf(members))
  service.v1.all.push({
    id: 1,
    key: 'key',
    version: versionOf('deps', job),
    scope: 'refs/heads/main',
    createdAt: new Date(),
    place: randomUUID(),
    size: body.length,
  })
  service.archives.set(1, { pieces: new Map(), body })
}

export const paths: Behaviour[] = [...which, ...where, ...kept]
