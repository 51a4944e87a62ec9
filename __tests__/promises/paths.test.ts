// Every kind of line in `path`: a save, and a restore on another machine's directories.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'
import { findMatches } from '../../src/files/paths/matches.ts'
import { selectionOf } from '../../src/files/paths/patterns.ts'
import { walk } from '../../src/files/paths/walk.ts'
import { readInputs } from '../../src/inputs/inputs.ts'
import { describeTree } from '../support/corpus/tree.ts'
import {
  asRoot,
  entriesOf,
  type Host,
  itWithRights,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  roundTimes,
  save,
  writeTree,
} from '../support/host.ts'

const place = newPlace()

/** Of a tree, all that is no directory. */
function filesIn(dir: string): string[] {
  const found = readdirSync(dir, { recursive: true, withFileTypes: true })
  const files = found.filter((item) => !item.isDirectory())
  return files.map((item) => relative(dir, join(item.parentPath, item.name))).sort()
}

async function saved(job: Job, path: string): Promise<void> {
  expect(logOf(await save(job, { key: 'key', path })).at(-1)).toBe('Cache saved with key: key')
}

async function restored(job: Job, path: string): Promise<void> {
  const run = await restore(job, { key: 'key', path })
  expect(logOf(run).at(-1)).toBe('Cache restored from key: key')
}

/** The names in the stored object, listed by plain commands. */
function membersOf(host: Host): string[] {
  const [entry = ''] = entriesOf(host.store)
  const list = 'zstd -dc "$1" | tar -tif - --quoting-style=escape'
  const options = { encoding: 'utf8' } as const
  return execFileSync('bash', ['-o', 'pipefail', '-c', list, 'bash', entry], options).split('\n').slice(0, -1)
}

describe('of these files', () => {
  const a = ['a/1', 'a/2', 'a/sub/3', 'a/sub/deep/4']
  const b = ['b/1', 'b/sub/x.log', 'b/x.log']
  const others = ['.hidden/h', 'c', 'odd/[1]/e', 'odd/{x}/f', 'packages/one/lib/5', 'packages/two/lib/6']
  const all = [...others, ...a, ...b].sort()

  interface Row {
    path: string
    files: string[]
    /** One of each kind goes through the whole action. */
    whole?: true
  }
  const whole = true
  const rows: Row[] = [
    { path: 'a', whole, files: a },
    { path: './a', files: a },
    { path: 'a/', files: a },
    { path: 'b/../a', files: a },
    { path: 'c', files: ['c'] },
    { path: '.', whole, files: all },
    { path: './', files: all },
    { path: 'a\nb\nc', whole, files: [...a, ...b, 'c'] },
    { path: '  a  \n\n   c', files: [...a, 'c'] },
    { path: 'a\nnowhere', files: a },
    { path: '# a remark\nc\n#b', whole, files: ['c'] },
    // Magic.
    { path: 'a/*', files: a },
    { path: 'a/?', files: ['a/1', 'a/2'] },
    { path: '?/1', whole, files: ['a/1', 'b/1'] },
    { path: '[ab]/1', files: ['a/1', 'b/1'] },
    { path: '[!a]/1', files: ['b/1'] },
    { path: '*/sub', files: ['a/sub/3', 'a/sub/deep/4', 'b/sub/x.log'] },
    { path: '*/h', files: ['.hidden/h'] },
    { path: 'packages/*/lib', files: ['packages/one/lib/5', 'packages/two/lib/6'] },
    { path: '**/x.log', files: ['b/sub/x.log', 'b/x.log'] },
    { path: '**/sub', files: ['a/sub/3', 'a/sub/deep/4', 'b/sub/x.log'] },
    { path: '**/sub/**', whole, files: ['a/sub/3', 'a/sub/deep/4', 'b/sub/x.log'] },
    { path: 'a/**', files: a },
    { path: 'a/**/4', files: ['a/sub/deep/4'] },
    { path: '**', files: all },
    { path: 'odd/[[]1]/e', files: ['odd/[1]/e'] },
    { path: 'odd/{x}', whole, files: ['odd/{x}/f'] },
    // One within another.
    { path: 'a\na/sub', files: a },
    { path: 'a/sub\na', files: a },
    { path: 'a\na/**\na/*\n**/3', whole, files: a },
    { path: 'a\na', files: a },
    // Beside each other in directories that the other machine lacks.
    { path: 'a/1\na/2', files: ['a/1', 'a/2'] },
    { path: 'packages/one\npackages/two', files: ['packages/one/lib/5', 'packages/two/lib/6'] },
    { path: 'a/sub/deep/4\na/1', files: ['a/1', 'a/sub/deep/4'] },
    {
      path: 'packages/*/lib\npackages/two/../../odd/{x}',
      whole,
      files: ['odd/{x}/f', 'packages/one/lib/5', 'packages/two/lib/6'],
    },
    { path: 'a/*/3\na/sub/deep', whole, files: ['a/sub/3', 'a/sub/deep/4'] },
    // Left out.
    { path: 'a\n!a/sub', whole, files: ['a/1', 'a/2'] },
    { path: 'a\n! a/sub', files: ['a/1', 'a/2'] },
    { path: 'a\n!a/sub/deep', files: ['a/1', 'a/2', 'a/sub/3'] },
    { path: 'a\n!a/sub/deep/4', files: ['a/1', 'a/2', 'a/sub/3'] },
    { path: 'a\n!a/sub/**', files: ['a/1', 'a/2'] },
    { path: 'a\n!**/deep', files: ['a/1', 'a/2', 'a/sub/3'] },
    { path: 'a\n!**/deep/**', files: ['a/1', 'a/2', 'a/sub/3'] },
    { path: 'b\n!**/*.log', files: ['b/1'] },
    { path: '**\n!**/*.log\n!**/sub', whole, files: [...others, 'a/1', 'a/2', 'b/1'] },
    { path: 'a/**\n!a/sub', files: ['a/1', 'a/2'] },
    { path: 'a/*\n!a/sub', files: ['a/1', 'a/2'] },
    { path: '.\n!a\n!b\n!odd\n!packages', files: ['.hidden/h', 'c'] },
    { path: 'a\n!a/sub\na/sub/deep', whole, files: ['a/1', 'a/2', 'a/sub/deep/4'] },
    { path: 'b\n!b/*.log\nb/x.log', files: ['b/1', 'b/sub/x.log', 'b/x.log'] },
  ]
  const named = rows.map((row) => ({ ...row, name: JSON.stringify(row.path) }))
  const plant = ({ workspace }: Job): void =>
    writeTree(workspace, Object.fromEntries(all.map((file) => [file, `content of ${file}`])))

  const linesOf = (path: string): string[] =>
    readInputs((name) => ({ key: 'key', path })[name] ?? '', place.dir).paths

  let planted: Job
  beforeAll(async () => {
    planted = await place.newHost().newJob()
    plant(planted)
  })

  it.each(named)('$name names $files, each once', async ({ path, files }) => {
    const { lines: roots, excludes } = selectionOf(linesOf(path), planted.workspace)
    const found = [...walk(await findMatches({ lines: roots, excludes }), excludes)].flat()
    const paths = found
      .filter(({ kind }) => kind === 'file')
      .map(({ member }) => {
        const [place, ...names] = member.split('/')
        return relative(planted.workspace, join(roots[Number(place)]?.base ?? '', ...names))
      })
    expect(paths.sort()).toEqual([...files].sort())
    const members = found.map(({ member }) => member)
    expect(members).toEqual([...new Set(members)])
  })

  it.each(named.filter(({ whole }) => whole))('$name brings back $files', async ({ path, files }) => {
    const host = place.newHost()
    const source = await host.newJob()
    plant(source)
    await saved(source, path)
    const members = membersOf(host)
    expect(members).toEqual([...new Set(members)])

    const job = await host.newJob()
    await restored(job, path)
    expect(filesIn(job.workspace)).toEqual([...files].sort())
    const fileLines = (dir: string) => describeTree(dir).filter((line) => / f /.test(line))
    expect(fileLines(source.workspace)).toEqual(expect.arrayContaining(fileLines(job.workspace)))
    expect(leftoversIn(host)).toEqual([])
  })
})

describe('names that fail in other programs', () => {
  const names = [
    'two  words',
    "it's",
    '"quoted"',
    '$(touch pwned)',
    '`touch pwned`',
    ';touch pwned',
    '-x',
    '-C',
    '--checkpoint-action=exec=touch pwned',
    '@list',
    'host:file',
    '%41',
    '~tilde',
    'a#b',
    'caf\u00e9',
    'cafe\u0301',
    '語',
    '...',
  ]
  const host = place.newHost()
  let source: Job
  let job: Job
  // Each is a line of its own, so one entry carries all.
  beforeAll(async () => {
    source = await host.newJob()
    for (const name of names) writeTree(source.workspace, { [`${name}/${name}`]: name, [`${name}/-x`]: '' })
    await saved(source, names.join('\n'))
    job = await host.newJob()
    await restored(job, names.join('\n'))
  })

  it.each(names)('%s', (name) => {
    expect(describeTree(join(job.workspace, name))).toEqual(describeTree(join(source.workspace, name)))
    const found = readdirSync(host.dir, { recursive: true, encoding: 'utf8' })
    expect(found.filter((path) => basename(path) === 'pwned')).toEqual([])
  })
})

describe('elsewhere than in the workspace', () => {
  it.each([
    ['~/cache', 'home', 'cache'],
    ['~', 'home', ''],
    ['~/.c*', 'home', '.config'],
    ['../beside', 'workspace', '../beside'],
    ['../../above/**', 'workspace', '../../above'],
  ] as const)('%s is found from the directories of another job', async (path, from, at) => {
    const host = place.newHost()
    const [source, job] = [await host.newJob(), await host.newJob()]
    writeTree(join(source[from], at), { 'sub/file': 'file' })
    // Home itself is there before and is where staging goes.
    const ignoreMtimeOf = (entry: string): boolean => path === '~' && entry === '.'
    const expected = describeTree(join(source[from], at), { ignoreMtimeOf })
    await saved(source, path)
    rmSync(join(source[from], at), { recursive: true })
    await restored(job, path)
    expect(describeTree(join(job[from], at), { ignoreMtimeOf })).toEqual(expected)
    expect(leftoversIn(host)).toEqual([])
  })

  it('an absolute path is the same from every directory', async () => {
    const host = place.newHost()
    const target = join(host.dir, 'ab', 'solute')
    writeTree(target, { 'sub/file': 'file' })
    const expected = describeTree(target)
    await saved(await host.newJob(), target)
    rmSync(join(host.dir, 'ab'), { recursive: true })
    await restored(await host.newJob(), target)
    expect(describeTree(target)).toEqual(expected)
  })

  it('all of them together', async () => {
    const host = place.newHost()
    const absolute = join(host.dir, 'absolute')
    const path = `tree\n~/cache\n${absolute}\n../beside\nglob/*/x`
    const source = await host.newJob()
    const placesOf = ({ workspace, home }: Job) => [
      join(workspace, 'tree'),
      join(home, 'cache'),
      absolute,
      join(workspace, '../beside'),
      join(workspace, 'glob'),
    ]
    for (const dir of placesOf(source)) writeTree(dir, { 'a/x': dir })
    const expected = placesOf(source).map((dir) => describeTree(dir).filter((line) => / f /.test(line)))
    await saved(source, path)
    rmSync(absolute, { recursive: true })
    const job = await host.newJob()
    await restored(job, path)
    expect(placesOf(job).map((dir) => describeTree(dir).filter((line) => / f /.test(line)))).toEqual(expected)
    expect(leftoversIn(host)).toEqual([])
  })
})

describe('links', () => {
  it('named by a line are kept as links, not followed', async () => {
    const host = place.newHost()
    const source = await host.newJob()
    writeTree(source.workspace, { 'real/file': '' })
    symlinkSync('real', join(source.workspace, 'link'))
    symlinkSync('nowhere', join(source.workspace, 'dangling'))
    await saved(source, 'link\ndangling')
    const job = await host.newJob()
    await restored(job, 'link\ndangling')
    expect(readdirSync(job.workspace).sort()).toEqual(['dangling', 'link'])
    expect(readlinkSync(join(job.workspace, 'link'))).toBe('real')
    expect(readlinkSync(join(job.workspace, 'dangling'))).toBe('nowhere')
  })

  it('on the way to a named file are followed', async () => {
    const host = place.newHost()
    const source = await host.newJob()
    writeTree(source.workspace, { 'real/tree/file': 'file' })
    symlinkSync('real', join(source.workspace, 'way'))
    await saved(source, 'way/tree')
    const job = await host.newJob()
    mkdirSync(join(job.workspace, 'elsewhere'))
    symlinkSync('elsewhere', join(job.workspace, 'way'))
    await restored(job, 'way/tree')
    expect(lstatSync(join(job.workspace, 'way')).isSymbolicLink()).toBe(true)
    expect(existsSync(join(job.workspace, 'elsewhere/tree/file'))).toBe(true)
  })

  it('are not followed by patterns', async () => {
    const host = place.newHost()
    const source = await host.newJob()
    writeTree(source.workspace, { 'real/x': 'file' })
    symlinkSync('..', join(source.workspace, 'real/loop'))
    symlinkSync('real', join(source.workspace, 'link'))
    await saved(source, '**/x')
    const job = await host.newJob()
    await restored(job, '**/x')
    expect(filesIn(job.workspace)).toEqual(['real/x'])
  })
})

describe('other file systems', () => {
  const rightsIt = itWithRights('file systems mounted into the workspace')

  function mount(dir: string): void {
    mkdirSync(dir)
    execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', 'mode=0777,size=16m', 'tmpfs', dir))
  }

  function unmount(dir: string): void {
    execFileSync(...asRoot('umount', dir))
  }

  function plant(dir: string): string[] {
    writeTree(dir, { 'a/1': 'one', 'b/2': 'two' })
    linkSync(join(dir, 'a/1'), join(dir, 'b/1'))
    symlinkSync('a/1', join(dir, 'link'))
    roundTimes(dir)
    return describeTree(dir)
  }

  rightsIt.each([
    ['below a mount point', 'mnt/tree'],
    ['below a mount point, by a pattern', 'mnt/tr*'],
  ])('%s', async (_, path) => {
    const host = place.newHost()
    const source = await host.newJob()
    const expected = plant(join(source.workspace, 'mnt/tree'))
    await saved(source, path)
    const job = await host.newJob()
    const mnt = join(job.workspace, 'mnt')
    mount(mnt)
    try {
      await restored(job, path)
      expect(describeTree(join(mnt, 'tree'))).toEqual(expected)
      expect(readdirSync(mnt)).toEqual(['tree'])
    } finally {
      unmount(mnt)
    }
    expect(readdirSync(mnt)).toEqual([])
    expect(leftoversIn(host)).toEqual([])
  })

  rightsIt.each([
    ['a mount point itself', {}],
    ['a mount point with content', { 'a/1': 'mine', own: 'mine' }],
  ])('%s', async (_, mine) => {
    const host = place.newHost()
    const source = await host.newJob()
    const expected = plant(join(source.workspace, 'mnt'))
    await saved(source, 'mnt')
    const job = await host.newJob()
    const mnt = join(job.workspace, 'mnt')
    mount(mnt)
    try {
      writeTree(mnt, mine)
      await restored(job, 'mnt')
      const ownFile = (line: string): boolean => line.startsWith('own ')
      expect(describeTree(mnt).filter((line) => !ownFile(line))).toEqual(expected)
    } finally {
      unmount(mnt)
    }
  })

  rightsIt('one line here, another there', async () => {
    const host = place.newHost()
    const source = await host.newJob()
    const path = 'tree\nmnt/tree\nother/tree'
    const names = ['tree', 'mnt/tree', 'other/tree']
    const expected = names.map((name) => plant(join(source.workspace, name)))
    await saved(source, path)
    const job = await host.newJob()
    const mnt = join(job.workspace, 'mnt')
    mount(mnt)
    try {
      writeTree(mnt, { 'tree/own': 'mine' })
      await restored(job, path)
      expect(filesIn(join(mnt, 'tree'))).toContain('own')
      rmSync(join(mnt, 'tree/own'))
      const ignoreMtimeOf = (entry: string): boolean => entry === '.' // of the removal just now
      const untimed = (lines: string[]) => lines.map((line) => line.replace(/^(\. d \d+) \d+$/, '$1 -'))
      expect(names.map((name) => describeTree(join(job.workspace, name), { ignoreMtimeOf }))).toEqual(
        expected.map(untimed),
      )
      expect(readdirSync(mnt)).toEqual(['tree'])
    } finally {
      unmount(mnt)
    }
    expect(leftoversIn(host)).toEqual([])
  })
})

describe('the times of existing directories', () => {
  it.each([
    ['of the workspace itself', '.', ''],
    ['of a line within another', 'tree\ntree/sub/x', 'tree'],
  ])('come out as cached, %s', async (_, path, dir) => {
    const host = place.newHost()
    const source = await host.newJob()
    writeTree(source.workspace, { 'tree/sub/x': 'x', 'tree/file': '' })
    roundTimes(source.workspace)
    const expected = describeTree(join(source.workspace, dir))
    await saved(source, path)
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/sub/x': 'mine' })
    await restored(job, path)
    expect(describeTree(join(job.workspace, dir))).toEqual(expected)
  })
})

it('a save leaves out directories of its own that lie within the cached files', async () => {
  const host = place.newHost()
  const source = await host.newJob()
  writeTree(source.workspace, { 'tree/file': 'file', 'tree/temp/mine': 'mine' })
  const tree = join(source.workspace, 'tree')
  const inputs = { key: 'key', path: 'tree', store: 'local', 'local-dir': join(tree, 'store') }
  const env = { RUNNER_TEMP: join(tree, 'temp') }
  expect(logOf(await save(source, inputs, { env })).at(-1)).toBe('Cache saved with key: key')
  const target = await host.newJob()
  await restore(target, { ...inputs, 'local-dir': join(source.workspace, 'tree/store') })
  const restored = readdirSync(join(target.workspace, 'tree'), { recursive: true }).sort()
  expect(restored).toEqual(['file', 'temp', 'temp/mine'])
})
