// Disks, rights, programs and signals fail around a step. The build goes on, and no change is half done.
import type { ChildProcess } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { createCipheriv } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, StepRun } from '../../scripts/as-runner.ts'
import { describeTree } from '../support/corpus/tree.ts'
import {
  annotationsOf,
  asRoot,
  entriesOf,
  give,
  type Host,
  itWithRights,
  leftoversIn,
  logOf,
  newPlace,
  pathOf,
  restore,
  save,
  usersFor,
  writeTree,
} from '../support/host.ts'

const place = newPlace()
const MiB = 1 << 20
const noise = (bytes: number): Buffer =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16, 5), Buffer.alloc(16)).update(Buffer.alloc(bytes))

function expectMiss(run: StepRun, host: Host, why: RegExp): void {
  expect(annotationsOf(run)).toEqual([expect.stringMatching(/^::warning::Failed to restore: /)])
  expect(annotationsOf(run)[0]).toMatch(why)
  expect(logOf(run).at(-1)).toMatch(/^Cache not (found for input keys|restored from key): /)
  expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
  expect(leftoversIn(host)).toEqual([])
}

function expectNoSave(run: StepRun, host: Host, why: RegExp): void {
  expect(annotationsOf(run)).toEqual([expect.stringMatching(/^::warning::Failed to save: /)])
  expect(annotationsOf(run)[0]).toMatch(why)
  expect(run.exitCode).toBe(0)
  expect(entriesOf(host.store)).toEqual([])
  expect(leftoversIn(host)).toEqual([])
}

async function withTmpfs(dir: string, options: string, use: () => Promise<void>): Promise<void> {
  mkdirSync(dir, { recursive: true })
  execFileSync(
    ...asRoot('mount', '-t', 'tmpfs', '-o', `mode=0700,uid=${process.geteuid?.()},${options}`, 'tmpfs', dir),
  )
  try {
    await use()
  } finally {
    execFileSync(...asRoot('umount', dir))
  }
}

describe('a full disk', () => {
  const fullIt = itWithRights('small file systems that fill up')

  fullIt.each([
    ['that is known to be too small', { 'mnt/tree/large': noise(4 * MiB) }, /are needed, but only/],
    [
      'that fills up while unpacking',
      Object.fromEntries(Array.from({ length: 1500 }, (_, file) => [`mnt/tree/${file}`, 'small'])),
      /hardly any space is left|No space left|ENOSPC/i,
    ],
  ])('for the target, %s', async (_, files, why) => {
    const host = place.newHost()
    const source = await host.newJob()
    writeTree(source.workspace, files)
    await save(source, { key: 'key', path: 'mnt/tree' })
    const job = await host.newJob()
    const mnt = join(job.workspace, 'mnt')
    await withTmpfs(mnt, 'size=3m', async () => {
      writeTree(mnt, { 'tree/0': 'mine', 'tree/mine': 'mine' })
      const before = describeTree(join(mnt, 'tree'))
      expectMiss(await restore(job, { key: 'key', path: 'mnt/tree' }), host, why)
      expect(describeTree(join(mnt, 'tree'))).toEqual(before)
      expect(readdirSync(mnt)).toEqual(['tree'])
    })
  })

  fullIt('for the store', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/large': noise(6 * MiB) })
    await withTmpfs(host.store, 'size=3m', async () => {
      expectNoSave(await save(job, { key: 'key', path: 'tree' }), host, /no space|ENOSPC/i)
    })
  })

  fullIt('for temporary files, which a save needs', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/file': 'cached' })
    await withTmpfs(job.temp, 'nr_inodes=1', async () => {
      expectNoSave(await save(job, { key: 'key', path: 'tree' }), host, /ENOSPC/)
    })
  })

  fullIt('for temporary files, of which a restore makes only its report', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/file': 'cached' })
    await save(job, { key: 'key', path: 'tree' })
    rmSync(join(job.workspace, 'tree'), { recursive: true })
    await withTmpfs(job.temp, 'nr_inodes=1', async () => {
      const run = await restore(job, { key: 'key', path: 'tree' })
      expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'exact', 'cache-hit': 'true' } })
      expect(annotationsOf(run)).toHaveLength(1)
      expect(readFileSync(join(job.workspace, 'tree/file'), 'utf8')).toBe('cached')
    })
  })
})

describe.each(usersFor(place).filter(({ name }) => name !== 'root'))('without rights, as $name', (user) => {
  it.each([
    ['file', 'tree/secret', 0o000],
    ['directory', 'tree/sub', 0o000],
    ['directory that may only be listed and', 'tree/sub', 0o444],
  ])('a %s that cannot be read is not saved, nor is anything else', async (_, path, mode) => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/secret': '', 'tree/sub/file': '', 'tree/other': '' })
    give(join(job.workspace, 'tree'), user)
    chmodSync(join(job.workspace, path), mode)
    const run = await save(job, { key: 'key', path: 'tree' }, user.options)
    chmodSync(join(job.workspace, path), 0o755)
    expectNoSave(run, host, /permission denied/i)
  })

  it.each([
    ['may not be entered', 0o000, /EACCES/],
    ['may not be written', 0o555, undefined],
  ])('a store that %s', async (_, mode, why) => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/file': '' })
    mkdirSync(host.store)
    give(host.dir, user)
    chmodSync(host.store, mode)
    const [main, post] = [
      await restore(job, { key: 'key', path: 'tree' }, user.options),
      await save(job, { key: 'key', path: 'tree' }, user.options),
    ]
    chmodSync(host.store, 0o755)
    if (why) expectMiss(main, host, why)
    else expect(logOf(main)).toEqual(['Cache not found for input keys: key'])
    expectNoSave(post, host, /EACCES/)
  })

  it('a workspace without write access', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/file': '' })
    give(host.dir, user)
    await save(job, { key: 'key', path: 'tree' }, user.options)
    rmSync(join(job.workspace, 'tree'), { recursive: true })
    chmodSync(job.workspace, 0o555)
    expectMiss(await restore(job, { key: 'key', path: 'tree' }, user.options), host, /EACCES/)
    expect(readdirSync(job.workspace)).toEqual([])
  })
})

it('a store that is a file causes a miss and no save', async () => {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, { 'tree/file': '' })
  writeTree(host.dir, { 'no-store': 'mine' })
  const inputs = { key: 'key', path: 'tree', 'local-dir': join(host.dir, 'no-store') }
  expectMiss(await restore(job, inputs), host, /ENOTDIR/)
  expectNoSave(await save(job, inputs), host, /ENOTDIR|EEXIST/)
  expect(readFileSync(join(host.dir, 'no-store'), 'utf8')).toBe('mine')
})

it('a store where no directory can be made causes a miss and no save', async () => {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, { 'tree/file': '' })
  const inputs = { key: 'key', path: 'tree', 'local-dir': '/proc/none/store' }
  expect((await restore(job, inputs)).outputs.hit).toBe('miss')
  expectNoSave(await save(job, inputs), host, /ENOENT/)
})

describe('tools', () => {
  // Node compresses fewer bytes by itself.
  const enoughForZstd = 'x'.repeat(2 * 1024 ** 2)

  async function newScene(): Promise<{ host: Host; job: Job }> {
    const host = place.newHost()
    const source = await host.newJob()
    writeTree(source.workspace, { 'tree/a': enoughForZstd, 'tree/b': 'b' })
    await save(source, { key: 'stored', path: 'tree' })
    return { host, job: await host.newJob() }
  }

  /** Only files with large holes are saved with programs. */
  function writeHole(job: Job, path: string): void {
    writeTree(job.workspace, { [path]: '' })
    truncateSync(join(job.workspace, path), 2 * MiB)
  }

  /** A program on PATH instead of one of the tools. */
  function replaced(host: Host, name: 'tar' | 'zstd', script: string): string {
    const bin = pathOf(host, {
      [name === 'tar' ? 'zstd' : 'tar']: name === 'tar' ? 'zstd' : 'tar',
      sh: 'sh',
      rm: 'rm',
    })
    const real = execFileSync('which', [name], { encoding: 'utf8' }).trim()
    writeFileSync(join(bin, name), `#!${join(bin, 'sh')}\n${script.replaceAll('REAL', real)}\n`, {
      mode: 0o755,
    })
    return bin
  }

  it.each<{ name: string; pathIn: (host: Host) => string; why: RegExp; savesWithout?: boolean }>([
    {
      name: 'a tar that fails',
      pathIn: (host) =>
        replaced(host, 'tar', 'case "$1" in --version) exec REAL "$@";; esac; echo broken >&2; exit 3'),
      why: /tar failed with exit code 3: broken/,
    },
    {
      name: 'a zstd that fails',
      pathIn: (host) => replaced(host, 'zstd', 'echo broken >&2; exit 3'),
      why: /zstd failed with exit code 3: broken/,
      // Only archives for actions/cache are packed by the command.
      savesWithout: true,
    },
  ])('$name: a miss, and no save that needs it', async ({ pathIn, why, savesWithout }) => {
    const { host, job } = await newScene()
    const env = { PATH: pathIn(host) }
    expectMiss(await restore(job, { key: 'stored', path: 'tree' }, { env }), host, why)
    expect(readdirSync(job.workspace)).toEqual([])
    writeHole(job, 'tree/a')
    const fresh = { ...host, store: join(host.dir, 'fresh') }
    const inputs = { key: 'key', path: 'tree', 'local-dir': fresh.store }
    const saved = await save(job, inputs, { env })
    if (savesWithout) expect(logOf(saved).at(-1)).toBe('Cache saved with key: key')
    else expectNoSave(saved, fresh, why)
  })

  it.each<{ name: string; pathIn: (host: Host) => string }>([
    { name: 'no programs', pathIn: (host) => pathOf(host, {}) },
    { name: 'a tar of a kind unheard of', pathIn: (host) => replaced(host, 'tar', 'echo tar 1.0') },
  ])('$name: Headstart restores and saves with its own tar', async ({ pathIn }) => {
    const { host, job } = await newScene()
    const env = { PATH: pathIn(host) }
    const before = await restore(job, { key: 'stored', path: 'tree' }, { env })
    expect(before).toMatchObject({ exitCode: 0, stderr: '', outputs: { 'cache-hit': 'true' } })
    const inputs = { key: 'key', path: 'tree' }
    expect(logOf(await save(job, inputs, { env })).at(-1)).toBe('Cache saved with key: key')
    // A runner that has a tar reads what the other one wrote.
    const other = await host.newJob()
    expect((await restore(other, inputs)).outputs['cache-hit']).toBe('true')
    const [first, last] = [job, other].map(({ workspace }) => describeTree(join(workspace, 'tree')))
    expect(last).toEqual(first)
    expect(leftoversIn(host)).toEqual([])
  })

  it.each(['tar', 'bsdtar'])('a file that vanishes before %s packs it prevents the save', async (tar) => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/a': 'a' })
    writeHole(job, 'tree/victim')
    const script = `case "$1" in -c|--create) rm -f "${job.workspace}/tree/victim";; esac; exec ${tar === 'tar' ? 'REAL' : execFileSync('which', [tar], { encoding: 'utf8' }).trim()} "$@"`
    const env = { PATH: replaced(host, 'tar', script) }
    const run = await save(job, { key: 'key', path: 'tree' }, { env })
    expectNoSave(run, host, /victim.*No such file or directory/i)
  })
})

describe('a signal', () => {
  let host: Host
  let files: Record<string, string>
  beforeAll(async () => {
    host = place.newHost()
    files = Object.fromEntries(
      Array.from({ length: 3000 }, (_, file) => [`tree/${file % 30}/${file}`, `${file}`]),
    )
    const source = await host.newJob()
    writeTree(source.workspace, files)
    await save(source, { key: 'key', path: 'tree' })
  })

  const signals = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const

  async function signalled(
    name: NodeJS.Signals,
    start: (onSpawn: (child: ChildProcess) => void) => Promise<StepRun>,
    when: () => boolean,
  ): Promise<StepRun> {
    return start(async (child) => {
      while (!when() && child.exitCode === null) await sleep(1)
      child.kill(name)
    })
  }

  it.each(
    signals.flatMap(([name, code]) => [
      { name, code, target: 'an absent target', mine: {} },
      { name, code, target: 'a target with content', mine: { 'tree/1/1': 'mine', 'tree/own': 'mine' } },
    ]),
  )('$name in the middle of a restore leaves $target as it was', async ({ name, code, mine }) => {
    const job = await host.newJob()
    writeTree(job.workspace, mine)
    const ignoreMtimeOf = (path: string): boolean => path === '.'
    const before = describeTree(job.workspace, { ignoreMtimeOf })
    const unpacks = (): boolean =>
      readdirSync(job.workspace).some((entry) => existsSync(join(job.workspace, entry, 'worker-0', '0')))
    const run = await signalled(
      name,
      (onSpawn) => restore(job, { key: 'key', path: 'tree' }, { onSpawn }),
      unpacks,
    )
    expect(run.exitCode).toBe(code)
    expect(annotationsOf(run)).toEqual([])
    expect(logOf(run).filter((line) => /cancel/i.test(line))).toEqual([`Cancelled by ${name}`])
    expect(run.outputs).not.toHaveProperty('cache-hit')
    expect(describeTree(job.workspace, { ignoreMtimeOf })).toEqual(before)
    expect(leftoversIn({ ...host, dir: job.workspace })).toEqual([])
  })

  it.each(signals)('%s in the middle of a save leaves no entry', async (name, code) => {
    const fresh = place.newHost()
    const job = await fresh.newJob()
    writeTree(job.workspace, files)
    const packs = (): boolean => existsSync(join(fresh.store, '.drafts')) && readdirSync(job.temp).length > 0
    const run = await signalled(
      name,
      (onSpawn) => save(job, { key: 'key', path: 'tree' }, { onSpawn }),
      packs,
    )
    expect(run.exitCode).toBe(code)
    expect(annotationsOf(run)).toEqual([])
    expect(logOf(run).filter((line) => /cancel/i.test(line))).toEqual([`Cancelled by ${name}`])
    expect(entriesOf(fresh.store)).toEqual([])
    expect(leftoversIn(fresh)).toEqual([])
  })

  it('a closed log stops neither step', async () => {
    const job = await host.newJob()
    const onSpawn = (child: ChildProcess): void => {
      child.stdout?.destroy()
      child.stderr?.destroy()
    }
    const main = await restore(job, { key: 'key', path: 'tree' }, { onSpawn })
    expect(main).toMatchObject({ exitCode: 0, outputs: { hit: 'exact' } })
    const before = entriesOf(host.store).length
    const post = await save(job, { key: 'unread', path: 'tree' }, { onSpawn })
    expect(post.exitCode).toBe(0)
    expect(entriesOf(host.store)).toHaveLength(before + 1)
  })
})
