// Real restores by mounting, as root and through sudo, with and without failures.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import {
  annotationsOf,
  entriesOf,
  give,
  type Host,
  logOf,
  newPlace,
  restore,
  save,
  unmount,
  writeTree,
} from '../../support/host.ts'
import { mountRootOf } from '../../support/jobs/lazy-job.ts'
import { loopsLeft } from '../../support/jobs/loops.ts'
import { isMounted, overlaysIn } from '../../support/jobs/mounted.ts'
import { noteOn } from '../../support/jobs/stash-bucket.ts'
import { withSudo } from '../../support/jobs/sudo.ts'
import { turnsOf } from '../../support/turns.ts'

const place = newPlace()
const before = mounts()

function mounts(): string[] {
  return readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .filter((line) => line.includes(place.dir))
}

/** Nothing is left of any mount of this file's jobs. */
function expectNothingLeft(job: Job): void {
  expect(mounts()).toEqual(before)
  expect(loopsLeft(place)).toEqual([])
  expect(readdirSync(job.temp).filter((name) => !name.endsWith('.json'))).toEqual([])
}

/** Images keep whole seconds. */
function described(dir: string): string[] {
  return describeTree(dir).map((line) => line.replace(/^(\S+ (?:l|. \d{4}) \d+)\d{9}/, '$1'))
}

const users = withSudo(place)

// What depends on who mounts is tried as both; all else by turns.
describe.each(users)('mode mount as $name', (user) => {
  const { itInTurn, rowsInTurn } = turnsOf(user, users)
  const { options } = user
  let host: Host
  let source: string[]
  const inputs = { key: 'key', path: 'tree', mode: 'mount' }
  /** Outside the workspace, each directory is a mount at its target. */
  const atHome = { ...inputs, key: 'at-home', path: '~/tree' }

  async function newJob(): Promise<Job> {
    const job = await host.newJob()
    give(job.workspace, user)
    return job
  }

  beforeAll(async () => {
    host = place.newHost()
    const job = await newJob()
    const tree = join(job.workspace, 'tree')
    writeTree(tree, {
      'a/one': 'one',
      'a/b/two': 'two',
      script: '#!/bin/sh\necho ran\n',
      'dir/inner/file': 'x',
    })
    execFileSync('chmod', ['4755', join(tree, 'script')])
    linkSync(join(tree, 'a/one'), join(tree, 'a/same'))
    symlinkSync('a/one', join(tree, 'link'))
    mkdirSync(join(tree, 'empty'))
    give(job.workspace, user)
    execFileSync('chmod', ['4755', join(tree, 'script')])
    source = described(tree).map((line) => line.replace('script f 4755', 'script f 0755'))
    const run = await save(job, inputs, options)
    expect(logOf(run)).toContain('Cache saved with key: key')
    execFileSync('cp', ['-a', tree, job.home])
    give(job.home, user)
    expect(logOf(await save(job, atHome, options))).toContain('Cache saved with key: at-home')
  })

  /** Runs main, then `during`, then post. */
  async function cycle(
    job: Job,
    during: (main: StepRun, tree: string) => unknown,
    more: Record<string, string> = {},
  ): Promise<StepRun> {
    const main = await restore(job, { ...inputs, ...more }, options)
    await during(main, join(more.path === atHome.path ? job.home : job.workspace, 'tree'))
    return save(job, { ...inputs, ...more }, { ...options, state: main.state })
  }

  it('shows the saved files, and leaves nothing behind', async () => {
    const job = await newJob()
    const post = await cycle(job, (main, tree) => {
      expect(logOf(main)).toEqual(expect.arrayContaining(['Mounted tree', 'Cache restored successfully']))
      expect(isMounted(tree)).toBe(true)
      expect(described(tree)).toEqual(source)
    })
    expect(annotationsOf(post)).toEqual([])
    expect(existsSync(join(job.workspace, 'tree'))).toBe(false)
    expectNothingLeft(job)
  })

  it('allows a build to write, rename, delete and run', async () => {
    const job = await newJob()
    await cycle(job, (_, tree) => {
      const as = { ...options, cwd: tree, encoding: 'utf8' as const }
      const script =
        'echo new > a/b/two; mv dir moved; rm link; touch dir; mkdir -p x/y; mv a/one x/y/; ./script'
      expect(
        execFileSync('sh', ['-ec', script], {
          ...as,
          uid: options.uid,
          gid: options.gid,
        } as object).toString(),
      ).toBe('ran\n')
      expect(readdirSync(tree).sort()).toEqual(['a', 'dir', 'empty', 'moved', 'script', 'x'])
      expect(readFileSync(join(tree, 'moved/inner/file'), 'utf8')).toBe('x')
    })
    expectNothingLeft(job)
  })

  itInTurn('shows existing files below the cached files, and restores them', async () => {
    const job = await newJob()
    const tree = join(job.home, 'tree')
    writeTree(tree, { 'a/one': 'mine', 'a/own': 'mine', own: 'mine' })
    give(job.home, user)
    const during = (): void => {
      const read = (path: string): string => readFileSync(join(tree, path), 'utf8')
      expect([read('a/one'), read('a/own'), read('own')]).toEqual(['one', 'mine', 'mine'])
    }
    await cycle(job, during, atHome)
    expect(readdirSync(tree).sort()).toEqual(['a', 'own'])
    expect(readFileSync(join(tree, 'a/one'), 'utf8')).toBe('mine')
    expectNothingLeft(job)
  })

  itInTurn(
    'keeps a file whole in the workspace that only gets another time or mode, and saves it',
    async () => {
      const job = await newJob()
      writeTree(join(job.workspace, 'tree'), { 'a/large': 'large'.repeat(100_000), 'a/other': 'other' })
      give(job.workspace, user)
      const [first, second] = [{ key: 'large' }, { key: 'large-2', 'restore-keys': 'large' }]
      await save(job, { ...inputs, ...first }, options)
      const next = await newJob()
      const as = { uid: options.uid, gid: options.gid } as object
      await cycle(
        next,
        (_, tree) => {
          execFileSync('touch', ['-c', '-d', '@1500000000', join(tree, 'a/large')], as)
          execFileSync('chmod', ['600', join(tree, 'a/large')], as)
          const [plain = ''] = globSync(join(dirname(next.workspace), 'headstart-mount-*/plain'))
          const above = join(plain, 'tree/a/large')
          const { mtimeMs, mode } = statSync(above)
          expect([mtimeMs, mode & 0o777]).toEqual([1_500_000_000_000, 0o600])
          expect(readFileSync(above, 'utf8')).toBe('large'.repeat(100_000))
          execFileSync('mv', [join(tree, 'a'), join(tree, 'b')], as)
        },
        second,
      )
      expectNothingLeft(next)
      const last = await newJob()
      await cycle(
        last,
        (_, tree) => {
          expect(readFileSync(join(tree, 'b/large'), 'utf8')).toBe('large'.repeat(100_000))
          expect(statSync(join(tree, 'b/large')).mode & 0o777).toBe(0o600)
        },
        { key: 'large-2' },
      )
    },
  )

  it('saves the merged view before it unmounts', async () => {
    const job = await newJob()
    const more = { key: 'key-2', 'restore-keys': 'k' }
    let merged: string[] = []
    const post = await cycle(
      job,
      (main, tree) => {
        expect(main.outputs).toMatchObject({ hit: 'partial' })
        writeTree(tree, { new: 'new', 'a/b/two': 'changed' })
        rmSync(join(tree, 'empty'), { recursive: true })
        give(join(tree, 'new'), user)
        give(join(tree, 'a/b/two'), user)
        merged = described(tree)
      },
      more,
    )
    expect(logOf(post)).toContain('Cache saved with key: key-2')
    expectNothingLeft(job)
    const next = await newJob()
    await cycle(next, (_, tree) => expect(described(tree)).toEqual(merged), { key: 'key-2' })
    expectNothingLeft(next)
  })

  it('uses the file of the store in place; the file stays when the entry is evicted', async () => {
    const [entry = '', ...others] = entriesOf(host.store)
    const bytes = readFileSync(entry)
    expect(others.filter((other) => other.endsWith('/key'))).toEqual([])
    const job = await newJob()
    await cycle(job, (_, tree) => {
      expect(statSync(noteOn(entry, host.store)).nlink).toBe(2)
      rmSync(entry)
      expect(described(tree)).toEqual(source)
    })
    expectNothingLeft(job)
    // As if copied from another machine: no note on this machine says that it was checked.
    writeFileSync(entry, bytes, { mode: 0o600 })
    give(entry, user)
    for (const nth of ['first', 'second']) {
      const next = await newJob()
      const post = await cycle(next, (_, tree) => expect([nth, ...described(tree)]).toEqual([nth, ...source]))
      expect(annotationsOf(post)).toEqual([])
      expectNothingLeft(next)
    }
  })

  it.each(rowsInTurn([0.1, 0.5]))(
    'never mounts a file that was changed in the store (at %f of it)',
    async (part) => {
      const more = { key: `changed-${part}` }
      const from = await newJob()
      writeTree(join(from.workspace, 'tree'), { file: 'content' })
      give(from.workspace, user)
      await save(from, { ...inputs, ...more }, options)
      const entry = entriesOf(host.store).find((path) => path.endsWith(more.key)) as string
      const file = openSync(entry, 'r+')
      const byte = Buffer.alloc(1)
      const at = Math.floor(statSync(entry).size * part)
      readSync(file, byte, 0, 1, at)
      writeSync(file, Buffer.from([byte.readUInt8() ^ 1]), 0, 1, at)
      closeSync(file)
      const job = await newJob()
      const main = await restore(job, { ...inputs, ...more }, options)
      expect(main.outputs.hit).toBe('miss')
      expect(annotationsOf(main)).toEqual([expect.stringMatching(/SHA-256|not what this version/)])
      expect(existsSync(entry)).toBe(false)
      expectNothingLeft(job)
    },
  )

  it.each(rowsInTurn(['auto', 'true']))(
    'mounts no file that was changed, its time put back (check-images: %s)',
    async (checkImages) => {
      const more = { ...inputs, key: `put-back-${checkImages}`, 'check-images': checkImages }
      const from = await newJob()
      writeTree(join(from.workspace, 'tree'), { file: 'content' })
      give(from.workspace, user)
      await save(from, more, options)
      const entry = entriesOf(host.store).find((path) => path.endsWith(more.key)) as string
      const timeOf = (): bigint => lstatSync(entry, { bigint: true }).mtimeNs
      const time = timeOf()
      const bytes = readFileSync(entry)
      bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100)
      writeFileSync(entry, bytes)
      const fraction = String(time % 1_000_000_000n).padStart(9, '0')
      execFileSync('touch', ['-d', `@${time / 1_000_000_000n}.${fraction}`, entry])
      expect(timeOf()).toBe(time)
      // Only a job of the same user can write notes, and only reading the file stops that.
      if (checkImages === 'true') {
        const { dev, ino, size, mtimeNs, ctimeNs } = lstatSync(entry, { bigint: true })
        writeFileSync(noteOn(entry, host.store), [dev, ino, size, mtimeNs, ctimeNs].join(' '))
      }
      const job = await newJob()
      expect((await restore(job, more, options)).outputs.hit).toBe('miss')
      expectNothingLeft(job)
    },
  )

  itInTurn('mounts at a target with nosuid and nodev', async () => {
    const job = await newJob()
    writeTree(job.home, { 'tree/mine': 'mine' })
    give(job.home, user)
    const during = (_: StepRun, tree: string): void => {
      const [{ point, options } = {}] = overlaysIn(job.home)
      expect(point).toBe(tree)
      expect(options).toEqual(expect.arrayContaining(['nosuid', 'nodev']))
    }
    await cycle(job, during, atHome)
    expectNothingLeft(job)
  })

  it.each(
    rowsInTurn([
      { what: 'commas and colons', path: 'a,b:c/x,lowerdir=:y' },
      { what: 'spaces and dashes', path: '-o remount,rw/ x\ty' },
      { what: 'bytes beyond ASCII', path: 'été/日本' },
    ]),
  )('mounts at a path with $what', async ({ path, what }) => {
    const more = { ...inputs, path: `~/${path}`, key: what.replaceAll(' ', '-') }
    const from = await newJob()
    writeTree(join(from.home, path), { file: 'content' })
    give(from.home, user)
    expect(logOf(await save(from, more, options))).toContain(`Cache saved with key: ${more.key}`)
    const job = await newJob()
    const target = join(job.home, path)
    writeTree(target, { mine: 'mine' })
    give(job.home, user)
    const main = await restore(job, more, options)
    // The image and the overlay.
    expect(mounts().length).toBe(before.length + 2)
    expect(readdirSync(target).sort()).toEqual(['file', 'mine'])
    const post = await save(job, more, { ...options, state: main.state })
    expect(annotationsOf(post)).toEqual([])
    expect(readdirSync(target)).toEqual(['mine'])
    expectNothingLeft(job)
  })

  itInTurn('mounts directories and files, and more directories than mount points', async () => {
    const more = { ...inputs, path: 'one\ntwo/*/deps\n*.txt\nsingle\nin/three', key: 'several' }
    const files = {
      'one/a': 'a',
      'two/x/deps/b': 'b',
      'two/y/deps/c': 'c',
      'a.txt': 'd',
      single: 'e',
      'in/three/f': 'f',
    }
    const from = await newJob()
    writeTree(from.workspace, files)
    give(from.workspace, user)
    expect(logOf(await save(from, more, options))).toContain('Cache saved with key: several')
    const job = await newJob()
    const main = await restore(job, more, options)
    const at = (path: string): string => join(job.workspace, path)
    for (const [path, content] of Object.entries(files)) expect(readFileSync(at(path), 'utf8')).toBe(content)
    const directories = ['one', 'two/x/deps', 'two/y/deps', 'in/three']
    for (const path of directories) {
      expect(isMounted(at(path))).toBe(true)
      expect(described(at(path))).toEqual(described(join(from.workspace, path)))
    }
    expect(overlaysIn(job.workspace).map(({ point }) => point)).toEqual([job.workspace])
    expect(logOf(main).filter((line) => line.startsWith('Unpacking'))).toEqual([])
    writeTree(job.workspace, { 'a.txt': 'of the job' })
    await save(job, more, { ...options, state: main.state })
    expect(readdirSync(job.workspace)).toEqual([])
    expectNothingLeft(job)
  })

  it.each(
    rowsInTurn([
      {
        what: 'the target is a link',
        prepare: (workspace: string) =>
          symlinkSync(mkdtempSync(join(place.dir, 'elsewhere-')), join(workspace, 'tree')),
        why: /tree is no directory$/,
      },
      {
        what: 'the target holds the directory of the job',
        prepare: () => {},
        path: (workspace: string) => workspace,
        why: /holds the directory of the job or the store$/,
      },
    ]),
  )('unpacks if $what', async ({ prepare, why, path }) => {
    const job = await newJob()
    prepare(job.workspace)
    give(job.workspace, user)
    const more = path ? { ...inputs, path: '.', key: 'all' } : inputs
    if (path) {
      const from = await newJob()
      writeTree(from.workspace, { 'tree/file': 'x' })
      give(from.workspace, user)
      await save(from, more, options)
    }
    const main = await restore(job, more, options)
    expect(logOf(main).filter((line) => line.startsWith('Unpacking'))).toEqual([expect.stringMatching(why)])
    expect(mounts()).toEqual(before)
    expect(lstatSync(join(job.workspace, 'tree')).isDirectory()).toBe(true)
    await save(job, more, { ...options, state: main.state })
    expectNothingLeft(job)
  })

  itInTurn('unpacks if the target holds the copies of the host', async () => {
    const from = await newJob()
    writeTree(from.home, { 'kept/file': 'x' })
    give(from.home, user)
    const own = { ...inputs, path: '~/kept', key: 'kept' }
    await save(from, own, options)
    const job = await newJob()
    const copies = join(job.home, 'kept/copies')
    mkdirSync(copies, { recursive: true })
    give(job.home, user)
    const more = { ...own, 'host-copies': copies }
    const main = await restore(job, more, options)
    expect(main.outputs.hit).toBe('exact')
    const why = /kept holds the directory of the job or the store$/
    expect(logOf(main).filter((line) => line.startsWith('Unpacking'))).toEqual([expect.stringMatching(why)])
    expect(mounts()).toEqual(before)
    await save(job, more, { ...options, state: main.state })
    expectNothingLeft(job)
  })

  itInTurn('keeps entries saved to a store below the target', async () => {
    const job = await newJob()
    const from = { 'local-dir': join(job.workspace, 'tree/store') }
    writeTree(job.workspace, { 'tree/file': 'x' })
    give(job.workspace, user)
    const first = { ...inputs, ...from, key: 'own-1' }
    await save(job, first, options)
    const next = { ...first, key: 'own-2', 'restore-keys': 'own-1' }
    const main = await restore(job, next, options)
    expect(main.outputs.hit).toBe('partial')
    await save(job, next, { ...options, state: main.state })
    expect((await restore(job, { ...next, 'lookup-only': 'true' }, options)).outputs.hit).toBe('exact')
    expectNothingLeft(job)
  })

  it.each(rowsInTurn(['false', 'true']))(
    'leaves nothing if a link leads to RUNNER_TEMP, ramdisk %s',
    async (ramdisk) => {
      const job = await newJob()
      const link = join(job.workspace, 'temp')
      symlinkSync(job.temp, link)
      const via = { ...options, env: { RUNNER_TEMP: link } }
      const main = await restore(job, { ...inputs, ramdisk }, via)
      expect(isMounted(join(job.workspace, 'tree'))).toBe(true)
      await save(job, inputs, { ...via, state: main.state })
      expect(readdirSync(job.workspace)).toEqual(['temp'])
      expectNothingLeft(job)
    },
  )

  itInTurn('gives a file the nearest time that an image has', async () => {
    const times: [when: string, saved: number, restored: number][] = [
      ['before 1970', -5.5, 0],
      ['long before 1970', -(2 ** 30), 0],
      ['before 2106', 2 ** 32 - 1, 2 ** 32 - 1],
    ]
    const more = { key: 'times' }
    const from = await newJob()
    const at = join(from.workspace, 'tree')
    for (const [when, saved] of times) {
      writeTree(at, { [when]: 'x' })
      execFileSync('touch', ['-d', `@${saved}`, join(at, when)])
    }
    give(from.workspace, user)
    await save(from, { ...inputs, ...more }, options)
    const job = await newJob()
    const found = (tree: string) =>
      times.map(([when, saved]) => [when, saved, statSync(join(tree, when)).mtimeMs / 1000])
    await cycle(job, (_, tree) => expect(found(tree)).toEqual(times), more)
    expectNothingLeft(job)
  })

  itInTurn('unpacks into the mount if the same path is restored twice', async () => {
    const job = await newJob()
    const first = await restore(job, inputs, options)
    const second = await restore(job, inputs, options)
    const tree = join(job.workspace, 'tree')
    expect(logOf(second).join('\n')).toMatch(
      /Unpacking tree instead of mounting: a cache is mounted at .*tree already/,
    )
    expect(overlaysIn(job.workspace)).toHaveLength(1)
    expect(described(tree).filter((line) => !line.startsWith('. '))).toEqual(
      source.filter((line) => !line.startsWith('. ')),
    )
    for (const { state } of [second, first]) {
      expect(annotationsOf(await save(job, inputs, { ...options, state }))).toEqual([])
    }
    expectNothingLeft(job)
  })

  itInTurn('detaches a mount that is still in use after some seconds, and says so', async () => {
    const job = await newJob()
    const tree = join(job.home, 'tree')
    writeTree(tree, { mine: 'mine' })
    give(job.home, user)
    const main = await restore(job, atHome, options)
    const sleeper = spawn('sleep', ['100'], { cwd: join(tree, 'a') })
    const post = await save(job, atHome, { ...options, state: main.state })
    expect(annotationsOf(post)).toEqual([
      expect.stringMatching(/tree is still in use, so it was only detached/),
    ])
    expect(post.exitCode).toBe(0)
    expect(mounts()).toEqual(before)
    expect(readdirSync(tree)).toEqual(['mine'])
    sleeper.kill('SIGKILL')
    await new Promise((resolve) => sleeper.on('close', resolve))
    expect(loopsLeft(place)).toEqual([])
  })

  itInTurn('waits for all mounts in use together', async () => {
    /** How long post takes while a program uses each of so many mounts. */
    const postMs = async (count: number): Promise<number> => {
      const more = { ...inputs, path: `~/many-${count}/*`, key: `many-${count}` }
      const names = Array.from({ length: count }, (_, number) => `many-${count}/${number}`)
      const from = await newJob()
      for (const name of names) writeTree(join(from.home, name), { file: 'x' })
      give(from.home, user)
      await save(from, more, options)
      const job = await newJob()
      for (const name of names) writeTree(join(job.home, name), { mine: 'mine' })
      give(job.home, user)
      const main = await restore(job, more, options)
      expect(overlaysIn(job.home)).toHaveLength(names.length)
      const sleepers = names.map((name) => spawn('sleep', ['100'], { cwd: join(job.home, name) }))
      try {
        const post = await save(job, more, { ...options, state: main.state })
        expect(annotationsOf(post)).toHaveLength(names.length)
        expect(mounts()).toEqual(before)
        return post.ms
      } finally {
        for (const sleeper of sleepers) sleeper.kill('SIGKILL')
        await Promise.all(sleepers.map((sleeper) => sleeper.exitCode ?? once(sleeper, 'close')))
      }
    }
    const alone = await postMs(1)
    // One after the other would take 12 times as long.
    expect((await postMs(12)) / alone).toBeLessThan(8)
    expect(loopsLeft(place)).toEqual([])
  })

  it.each(rowsInTurn(['mount', 'unpack']))('with a ramdisk, mode %s leaves the disk alone', async (mode) => {
    const more = { ...inputs, mode, ramdisk: 'true', key: `ramdisk-${mode}` }
    const from = await newJob()
    const at = (job: Job, path: string): string => join(job.workspace, path)
    writeTree(from.workspace, { 'tree/a/one': 'one', 'tree/script': 'x', single: 'single' })
    linkSync(at(from, 'tree/a/one'), at(from, 'tree/same'))
    give(from.workspace, user)
    const paths = { path: 'tree\nsingle' }
    expect(logOf(await save(from, { ...more, ...paths }, options))).toContain(
      `Cache saved with key: ${more.key}`,
    )
    const job = await newJob()
    writeTree(job.workspace, { 'tree/mine': 'mine', 'tree/script': 'mine' })
    give(job.workspace, user)
    const main = await restore(job, { ...more, ...paths }, options)
    expect(logOf(main).filter((line) => /^(Unpacking|Using)/.test(line))).toEqual([
      "Unpacking single instead of mounting: 'single' names a file, and only directories are mounted",
    ])
    expect(mounts().filter((line) => line.includes(' - tmpfs '))).toHaveLength(1)
    const read = (path: string): string => readFileSync(at(job, path), 'utf8')
    expect([read('tree/a/one'), read('tree/script'), read('tree/mine'), read('single')]).toEqual([
      'one',
      'x',
      'mine',
      'single',
    ])
    writeTree(job.workspace, { 'tree/written': 'y'.repeat(100_000) })
    const found = execFileSync('find', [mountRootOf(job), '-name', 'written'], { encoding: 'utf8' })
    expect(found.trim().split('\n')).toHaveLength(1)
    const post = await save(job, { ...more, ...paths }, { ...options, state: main.state })
    expect(annotationsOf(post)).toEqual([])
    expect(readdirSync(job.workspace).sort()).toEqual(['single', 'tree'])
    expect(readdirSync(at(job, 'tree')).sort()).toEqual(['mine', 'script'])
    expect(read('tree/script')).toBe('mine')
    expectNothingLeft(job)
  })

  itInTurn('unpacks into memory instead of onto the disk', async () => {
    const job = await newJob()
    const from = await newJob()
    const more = { ...inputs, mode: 'unpack', ramdisk: 'auto', key: 'exact' }
    const tree = join(from.workspace, 'tree')
    writeTree(tree, { 'a/one': 'one', 'a/b/two': 'two', 'c/d': 'd' })
    linkSync(join(tree, 'a/one'), join(tree, 'c/same'))
    symlinkSync('../a', join(tree, 'c/link'))
    mkdirSync(join(tree, 'empty'), { mode: 0o711 })
    give(from.workspace, user)
    const exact = describeTree(tree)
    await save(from, more, options)
    const post = await cycle(
      job,
      (_, mounted) => {
        expect(isMounted(mounted)).toBe(true)
        expect(describeTree(mounted)).toEqual(exact)
      },
      more,
    )
    expect(annotationsOf(post)).toEqual([])
    expectNothingLeft(job)
  })

  itInTurn('is unmounted by the post step of restore/ too', async () => {
    const job = await newJob()
    const main = await restore(job, inputs, options)
    expect(isMounted(join(job.workspace, 'tree'))).toBe(true)
    const post = await unmount(job, inputs, { ...options, state: main.state })
    expect(logOf(post)).toEqual([])
    expectNothingLeft(job)
  })
})
