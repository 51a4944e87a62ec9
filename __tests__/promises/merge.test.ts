// Restores into targets with content: cached files win, others stay, and impossible merges do not begin.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import { describeTree } from '../support/corpus/tree.ts'
import {
  annotationsOf,
  asRoot,
  give,
  type Host,
  itWithRights,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  roundTimes,
  save,
  type User,
  usersFor,
  writeTree,
} from '../support/host.ts'

const place = newPlace()
const inputs = { key: 'key', path: 'tree' }

describe.each(usersFor(place))('as $name', (user) => {
  let host: Host
  beforeAll(async () => {
    host = place.newHost()
    const source = await host.newJob()
    const tree = join(source.workspace, 'tree')
    writeTree(tree, {
      file: 'cached',
      'directory/file': 'cached',
      'directory/sub/file': 'cached',
      'odd/x': 'x',
    })
    symlinkSync('file', join(tree, 'link'))
    mkdirSync(join(tree, 'empty'))
    roundTimes(tree)
    chmodSync(join(tree, 'directory'), 0o711)
    give(tree, user)
    await save(source, inputs, user.options)
  })

  async function restoreOver(prepare: (tree: string) => void): Promise<Target> {
    const job = await host.newJob()
    const tree = join(job.workspace, 'tree')
    mkdirSync(tree)
    prepare(tree)
    roundTimes(tree)
    give(tree, user)
    const before = describeTree(tree)
    const run = await restore(job, inputs, user.options)
    expect(leftoversIn(host)).toEqual([])
    return { job, tree, before, run }
  }

  interface Row {
    name: string
    prepare: (tree: string) => void
    /** Descriptions of entries, without times. */
    after: string[]
  }
  const cachedFile = expect.stringMatching(/^file f 0644 \d+ 6 /)
  it.each<Row>([
    {
      name: 'files that are in the way',
      prepare: (tree) => writeTree(tree, { file: 'mine', 'directory/sub/file': 'mine' }),
      after: [],
    },
    {
      name: 'a read-only file',
      prepare: (tree) => {
        writeTree(tree, { file: 'mine' })
        chmodSync(join(tree, 'file'), 0o400)
      },
      after: [],
    },
    {
      name: 'a link where the cache has a file',
      prepare: (tree) => {
        writeTree(tree, { 'own/victim': 'mine' })
        symlinkSync('own/victim', join(tree, 'file'))
      },
      after: ['own/victim f mine'],
    },
    {
      name: 'a link where the cache has a directory',
      prepare: (tree) => {
        writeTree(tree, { 'own/file': 'mine' })
        symlinkSync('own', join(tree, 'directory'))
      },
      after: ['own/file f mine'],
    },
    {
      name: 'a dangling link where the cache has a directory',
      prepare: (tree) => symlinkSync('nowhere', join(tree, 'directory')),
      after: [],
    },
    {
      name: 'a file where the cache has a directory',
      prepare: (tree) => writeTree(tree, { directory: 'mine' }),
      after: [],
    },
    {
      name: 'an empty directory where the cache has a link',
      prepare: (tree) => mkdirSync(join(tree, 'link')),
      after: [],
    },
    {
      name: 'an empty directory where the cache has a file',
      prepare: (tree) => mkdirSync(join(tree, 'file')),
      after: [],
    },
    {
      name: 'another link where the cache has a link',
      prepare: (tree) => symlinkSync('elsewhere', join(tree, 'link')),
      after: [],
    },
    {
      name: 'files beside the cached ones',
      prepare: (tree) => writeTree(tree, { own: 'mine', 'directory/own': 'mine', 'deep/er/own': 'mine' }),
      after: ['own f mine', 'directory/own f mine', 'deep/er/own f mine'],
    },
    { name: 'nothing but a directory', prepare: () => {}, after: [] },
  ])('cached files take the place of $name', async ({ prepare, after }) => {
    const { run, tree, before } = await restoreOver(prepare)
    expect(logOf(run).at(-1)).toBe('Cache restored from key: key')
    const mine = after.map((line) => line.split(' ')[0] as string)
    for (const path of mine) expect(readFileSync(join(tree, path), 'utf8')).toBe('mine')
    // Mine are untouched, times included.
    const isMine = (line: string): boolean => mine.includes(line.split(' ')[0] as string)
    expect(describeTree(tree).filter(isMine)).toEqual(before.filter(isMine))
    expect(lstatSync(join(tree, 'file')).isFile()).toBe(true)
    expect(describeTree(tree)).toContainEqual(cachedFile)
    expect(readlinkSync(join(tree, 'link'))).toBe('file')
    expect(readFileSync(join(tree, 'directory/sub/file'), 'utf8')).toBe('cached')
  })

  it('gives merged directories the mode and time of the cached directories, and leaves others unchanged', async () => {
    const { tree, before } = await restoreOver((at) => {
      writeTree(at, { file: 'mine', 'directory/own': 'mine', 'own/file': 'mine' })
      chmodSync(join(at, 'directory'), 0o700)
      chmodSync(join(at, 'own'), 0o750)
    })
    const reference = await restoreOver(() => {})
    const lineOf = (lines: string[], path: string) => lines.find((line) => line.startsWith(`${path} `))
    const expected = describeTree(reference.tree)
    const after = describeTree(tree)
    for (const path of ['.', 'directory', 'directory/sub', 'odd', 'empty', 'file'])
      expect(lineOf(after, path)).toBe(lineOf(expected, path))
    expect(lineOf(after, 'directory')).toMatch(/^directory d 0711 15000000\d\d250000000$/)
    expect(lineOf(after, 'own')).toBe(lineOf(before, 'own'))
  })

  it.each<Omit<Row, 'after'>>([
    {
      name: 'a file',
      prepare: (tree) => writeTree(tree, { 'file/own': 'mine', 'directory/file': 'mine', 'odd/x': 'mine' }),
    },
    {
      name: 'a link',
      prepare: (tree) => writeTree(tree, { 'link/own': 'mine', 'directory/sub/file': 'mine' }),
    },
    {
      name: 'a file, which may be a link to elsewhere',
      prepare: (tree) => {
        mkdirSync(join(tree, 'file'))
        symlinkSync('/nowhere', join(tree, 'file', 'dangling'))
      },
    },
  ])(
    'a directory with content where the cache has $name is a miss, and changes nothing',
    async ({ prepare }) => {
      const target = await restoreOver(prepare)
      expectNoTouch(target, /is a directory with content where the cache has none/)
    },
  )

  it('a link that leads to the target is followed', async () => {
    const job = await host.newJob()
    const real = join(job.workspace, 'real')
    writeTree(real, { own: 'mine' })
    symlinkSync('real', join(job.workspace, 'tree'))
    give(real, user)
    const run = await restore(job, inputs, user.options)
    // As with tar, the link itself makes way for the directory.
    expect(run.outputs.hit).toBe('exact')
    expect(readFileSync(join(real, 'own'), 'utf8')).toBe('mine')
    expect(readFileSync(join(job.workspace, 'tree', 'file'), 'utf8')).toBe('cached')
    expect(leftoversIn(host)).toEqual([])
  })
})

interface Target {
  job: Job
  tree: string
  before: string[]
  run: StepRun
}

function expectNoTouch({ tree, before, run }: Target, why: RegExp): void {
  expect(annotationsOf(run)).toEqual([expect.stringMatching(why)])
  expect(logOf(run).at(-1)).toBe('Cache not restored from key: key')
  expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
  expect(describeTree(tree)).toEqual(before)
}

describe('a pattern', () => {
  const pattern = { key: 'key', path: 'packages/*/out' }

  it.each([
    ['a directory', 'packages/a', (outside: string) => outside],
    ['the directory above', 'packages', (outside: string) => outside],
  ])('does not write through a link planted for %s', async (name, planted, targetOf) => {
    const host = place.newHost()
    const source = await host.newJob()
    writeTree(source.workspace, { 'packages/a/out/file': 'cached', 'packages/b/out/file': 'cached' })
    await save(source, pattern)

    const job = await host.newJob()
    const outside = join(host.dir, 'outside')
    writeTree(outside, { 'out/file': 'outside', 'a/out/file': 'outside', 'b/out/file': 'outside' })
    if (planted === 'packages/a') writeTree(job.workspace, { 'packages/b/out/file': 'mine' })
    symlinkSync(targetOf(outside), join(job.workspace, planted))
    const before = describeTree(outside)
    const workspaceBefore = describeTree(job.workspace, { ignoreMtimeOf: (path) => path === '.' })
    const run = await restore(job, pattern)
    expect(run.exitCode).toBe(0)
    expect(leftoversIn(host)).toEqual([])
    // What a pattern begins with is the user's own way there, links included; below it, a link could lead anywhere.
    if (name === 'the directory above') return expect(run.outputs.hit).toBe('exact')
    expect(run.outputs.hit).toBe('miss')
    expect(describeTree(outside)).toEqual(before)
    const ignoreMtimeOf = (path: string): boolean => path === '.' || path === 'packages'
    expect(describeTree(job.workspace, { ignoreMtimeOf })).toEqual(
      workspaceBefore.map((line) => line.replace(/^(packages d \d+) \d+$/, '$1 -')),
    )
  })

  it('leaves files between the matches unchanged', async () => {
    const host = place.newHost()
    const source = await host.newJob()
    writeTree(source.workspace, { 'packages/a/out/file': 'cached', 'packages/b/out/file': 'cached' })
    await save(source, pattern)
    const job = await host.newJob()
    writeTree(job.workspace, {
      'packages/a/own': 'mine',
      'packages/a/out/own': 'mine',
      'packages/c/own': 'mine',
    })
    chmodSync(join(job.workspace, 'packages/a'), 0o700)
    expect((await restore(job, pattern)).outputs.hit).toBe('exact')
    const files = { 'packages/a/own': 'mine', 'packages/a/out/own': 'mine', 'packages/c/own': 'mine' }
    const cached = { 'packages/a/out/file': 'cached', 'packages/b/out/file': 'cached' }
    for (const [path, content] of Object.entries({ ...files, ...cached }))
      expect(readFileSync(join(job.workspace, path), 'utf8')).toBe(content)
    expect(lstatSync(join(job.workspace, 'packages/a')).mode & 0o777).toBe(0o700)
  })
})

describe('a step that fails midway is undone', () => {
  let host: Host
  beforeAll(async () => {
    host = place.newHost()
    const source = await host.newJob()
    writeTree(source.workspace, treeOf('cached'))
    await save(source, inputs)
  })

  function treeOf(owner: string): Record<string, string> {
    const directories = ['a', 'b', 'm/sub', 'y', 'z']
    return Object.fromEntries(
      directories.flatMap((directory) => [1, 2, 3].map((file) => [`tree/${directory}/${file}`, owner])),
    )
  }

  async function occupied(): Promise<{ job: Job; tree: string }> {
    const job = await host.newJob()
    const tree = join(job.workspace, 'tree')
    writeTree(job.workspace, { ...treeOf('mine'), 'tree/m/own': 'mine' })
    rmSync(join(tree, 'z'), { recursive: true }) // comes as a whole
    roundTimes(tree)
    return { job, tree }
  }

  itWithRights('a directory that nobody may change')('where a directory is immutable', async () => {
    const { job, tree } = await occupied()
    execFileSync(...asRoot('chattr', '+i', join(tree, 'm/sub')))
    try {
      const before = describeTree(tree)
      const run = await restore(job, inputs)
      expectNoTouch({ job, tree, run, before }, /EPERM/)
      expect(leftoversIn({ ...host, dir: job.workspace })).toEqual([])
    } finally {
      execFileSync(...asRoot('chattr', '-i', join(tree, 'm/sub')))
    }
  })

  itWithRights('a directory mounted read-only')('where a directory is mounted read-only', async () => {
    const { job, tree } = await occupied()
    const sub = join(tree, 'm/sub')
    execFileSync(...asRoot('mount', '--bind', sub, sub))
    try {
      execFileSync(...asRoot('mount', '-o', 'remount,bind,ro', sub))
      const before = describeTree(tree)
      const run = await restore(job, inputs)
      expectNoTouch({ job, tree, run, before }, /EROFS|mounted below the target, at .*m\/sub/)
      expect(leftoversIn({ ...host, dir: job.workspace })).toEqual([])
    } finally {
      execFileSync(...asRoot('umount', sub))
    }
  })

  it('if a later root cannot be placed', async () => {
    const both = { key: 'both', path: 'tree\nother/file' }
    const source = await host.newJob()
    writeTree(source.workspace, { ...treeOf('cached'), 'other/file': 'cached' })
    await save(source, both)
    const targets: [(workspace: string) => void, RegExp][] = [
      [(workspace) => writeTree(workspace, { 'other/file/own': 'mine' }), /is a directory with content/],
      [(workspace) => symlinkSync('gone', join(workspace, 'other')), /other is no directory, so nothing can/],
    ]
    for (const [prepare, why] of targets) {
      const { job, tree } = await occupied()
      prepare(job.workspace)
      const before = describeTree(tree)
      const run = await restore(job, both)
      expect(annotationsOf(run)).toEqual([expect.stringMatching(why)])
      expect(describeTree(tree)).toEqual(before)
      expect(leftoversIn({ ...host, dir: job.workspace })).toEqual([])
    }
  })

  // Only root may write to the top of the file system.
  it.each(usersFor(place).filter(({ name }) => name === 'root'))(
    'at the top of the file system',
    async () => {
      const top = `/${basename(place.dir)}`
      const both = { key: 'top', path: `${top}*\ntree` }
      try {
        const job = await host.newJob()
        writeTree('/', { [`${basename(top)}-file`]: 'cached', [`${basename(top)}-directory/file`]: 'cached' })
        writeTree(job.workspace, { tree: 'cached' })
        await save(job, both)
        writeTree('/', { [`${basename(top)}-file`]: 'mine' })
        rmSync(`${top}-directory`, { recursive: true })
        rmSync(join(job.workspace, 'tree'))
        writeTree(job.workspace, { 'tree/own': 'mine' })
        expect(annotationsOf(await restore(job, both))).toEqual([
          expect.stringMatching(/tree is a directory with/),
        ])
        expect(readFileSync(`${top}-file`, 'utf8')).toBe('mine')
        expect(existsSync(`${top}-directory`)).toBe(false)
        rmSync(join(job.workspace, 'tree'), { recursive: true })
        expect((await restore(job, both)).outputs['cache-hit']).toBe('true')
        for (const path of [`${top}-file`, `${top}-directory/file`])
          expect(readFileSync(path, 'utf8')).toBe('cached')
        expect(readdirSync('/').filter((name) => name.startsWith('.headstart-'))).toEqual([])
      } finally {
        for (const path of [`${top}-file`, `${top}-directory`]) rmSync(path, { recursive: true, force: true })
      }
    },
  )

  // Last, as the store is that user's from here on.
  itWithRights('a directory of another user')('where a directory belongs to another user', async () => {
    const user = usersFor(place).at(-1) as User
    const { job, tree } = await occupied()
    for (const path of [tree, host.store]) give(path, user)
    execFileSync(...asRoot('chown', '1', join(tree, 'm/sub')))
    const before = describeTree(tree)
    const run = await restore(job, inputs, user.options)
    expectNoTouch({ job, tree, run, before }, /may not change .*m\/sub, which belongs to .* \(EACCES\)/)
    expect(leftoversIn({ ...host, dir: job.workspace })).toEqual([])
  })
})
