// Staging directories: private, recognised, alive as long as their process, cleaned up after it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type PathLine, selectionOf } from '../../../src/files/paths/patterns.ts'
import { isStaging } from '../../../src/files/paths/staging-name.ts'
import { carryOut, inodeAt } from '../../../src/files/placing/journal.ts'
import { type JournalStep, journalText } from '../../../src/files/placing/journal-step.ts'
import { recover } from '../../../src/files/placing/recover.ts'
import { openStaging, stagingParent } from '../../../src/files/placing/staging.ts'
import { removeTree } from '../../../src/files/trees.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import { endedStaging } from '../../support/ended-process.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

const rootOf = (line: string, workspace: string): PathLine =>
  selectionOf([line], workspace).lines[0] as PathLine
const stagingsIn = (dir: string): string[] => readdirSync(dir).filter(isStaging)

/** Long ago. Whether a run is alive does not depend on any time. */
function makeOld(path: string): void {
  utimesSync(path, 1, 1)
}

/** Recovers and returns what it warned of. */
async function recovered(root: PathLine): Promise<string[]> {
  const warnings: string[] = []
  const warn = (message: string): void => void warnings.push(message)
  await recover([root], { mounts: [], warn, signal: new AbortController().signal })
  return warnings
}

// Node runs TypeScript itself, in a process that has nothing of Jest.
const source = (path: string): string => JSON.stringify(join(import.meta.dirname, '../../../src/files', path))
const inChild = (code: string): string => `
  import { openStaging } from ${source('placing/staging.ts')}
  import { removeTree } from ${source('trees.ts')}
  ${code}`

/** Starts a process that opens a staging directory in `parent`, prints its path and stays. */
async function openInChild(parent: string): Promise<{ child: ChildProcess; dir: string }> {
  const code = inChild(`
    const { dir } = await openStaging(${JSON.stringify(parent)})
    console.log(dir)
    setInterval(() => {}, 1000)`)
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [dir] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, dir: dir.toString().trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** Leaves a socket without a listener, as a killed process does. */
function leaveSign(dir: string): void {
  const code = `require('node:net').createServer().listen('alive', () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', code], { cwd: dir })
}

/** A parent directory whose path is too long for a socket's address. */
function longParent(): string {
  const dir = join(scratch.fresh(), 'd'.repeat(200), 'd'.repeat(200))
  mkdirSync(dir, { recursive: true })
  return dir
}

const parents = [
  { where: 'a short path', newParent: scratch.fresh },
  { where: 'a path of over 400 bytes', newParent: longParent },
]

describe.each(parents)('below $where, a staging directory', ({ newParent }) => {
  it('is private, empty except for its socket, and recognised', async () => {
    const parent = newParent()
    const staging = await openStaging(parent)
    expect(lstatSync(staging.dir).mode & 0o777).toBe(0o700)
    expect(stagingsIn(parent)).toEqual([basename(staging.dir)])
    expect(readdirSync(staging.dir)).toEqual(['alive'])
    await staging.remove()
    expect(readdirSync(parent)).toEqual([])
    await staging.remove()
  })

  it('is unique, however many there are', async () => {
    const parent = newParent()
    const stagings = await Promise.all([openStaging(parent), openStaging(parent), openStaging(parent)])
    expect(stagingsIn(parent)).toHaveLength(3)
    await Promise.all(stagings.map((staging) => staging.remove()))
    expect(readdirSync(parent)).toEqual([])
  })

  it('of this process survives a recovery', async () => {
    const parent = newParent()
    const staging = await openStaging(parent)
    makeOld(staging.dir)
    expect(await recovered(rootOf('target', parent))).toEqual([])
    expect(stagingsIn(parent)).toEqual([basename(staging.dir)])
    await staging.remove()
  })

  it('of another process survives a recovery while the process lives, and is removed after its death', async () => {
    const parent = newParent()
    const { child, dir } = await openInChild(parent)
    try {
      makeOld(dir)
      expect(await recovered(rootOf('target', parent))).toEqual([])
      expect(existsSync(dir)).toBe(true)
    } finally {
      await kill(child)
    }
    expect(await recovered(rootOf('target', parent))).toEqual([])
    expect(readdirSync(parent)).toEqual([])
  })

  it('of a process that was killed is undone, then removed', async () => {
    const parent = newParent()
    const target = join(parent, 'target')
    mkdirSync(target)
    writeFileSync(join(target, 'file'), 'old')
    const before = describeTree(target, { ignoreMtimeOf: (path) => path === '.' })
    const { child, dir } = await openInChild(parent)
    await kill(child)
    writeFileSync(join(dir, 'staged'), 'new')
    writeFileSync(join(dir, 'added'), 'new')
    const steps: JournalStep[] = [
      {
        do: 'replace',
        from: `${dir}/staged`,
        to: `${target}/file`,
        aside: `${dir}/aside`,
        inode: inodeAt(`${dir}/staged`) ?? '',
      },
      {
        do: 'move',
        from: `${dir}/added`,
        to: `${target}/added`,
        inode: inodeAt(`${dir}/added`) ?? '',
      },
    ]
    carryOut(steps, dir)
    expect(await recovered(rootOf('target', parent))).toEqual([])
    expect(describeTree(target, { ignoreMtimeOf: (path) => path === '.' })).toEqual(before)
    expect(readdirSync(parent)).toEqual(['target'])
  })
})

describe('a staging directory without a live socket', () => {
  it('that cannot be undone stays, with a warning', async () => {
    const parent = scratch.fresh()
    const dir = join(parent, endedStaging(parent))
    mkdirSync(dir, { mode: 0o700 })
    mkdirSync(join(parent, 'target'))
    // What was set aside cannot go back: a directory with content is in the way.
    mkdirSync(join(parent, 'target/way/content'), { recursive: true })
    writeFileSync(join(dir, 'aside'), 'the only copy')
    writeFileSync(join(dir, 'staged'), 'x')
    const step: JournalStep = {
      do: 'replace',
      from: join(dir, 'staged'),
      to: join(parent, 'target/way'),
      aside: join(dir, 'aside'),
      inode: 'another',
    }
    writeFileSync(join(dir, 'journal'), journalText([step], dir))
    leaveSign(dir)
    makeOld(dir)
    expect(await recovered(rootOf('target', parent))).toEqual([expect.stringContaining(dir)])
    expect(existsSync(join(dir, 'aside'))).toBe(true)
  })
})

describe('a run that has made its staging directory, and', () => {
  const listening = [
    { moment: 'has no socket yet', call: 'mkdtempSync', items: [] },
    { moment: 'has not named its socket yet', call: 'renameSync', items: ['born'] },
  ] as const

  /** Code that opens a staging directory and prints its path; `event` happens once, after or before a call. */
  const opening = (parent: string, call: 'mkdtempSync' | 'renameSync', event: string): string =>
    inChild(`
      import { spawnSync } from 'node:child_process'
      import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      const { mkdtempSync, renameSync } = fs
      let calls = 0
      const happen = (call) => { if (call === '${call}' && calls++ === 0) ${event} }
      fs.mkdtempSync = (...args) => {
        const dir = mkdtempSync(...args)
        happen('mkdtempSync')
        return dir
      }
      fs.renameSync = (...args) => {
        happen('renameSync')
        renameSync(...args)
      }
      syncBuiltinESMExports()
      process.stdout.write(openStaging(${JSON.stringify(parent)}).dir)`)

  const run = (code: string) =>
    spawnSync(process.execPath, ['--input-type=module-typescript', '-e', code], { encoding: 'utf8' })

  describe.each(parents)('below $where,', ({ newParent }) => {
    it.each(listening)('$moment when it is killed leaves nothing after the next recovery', async (killed) => {
      const parent = newParent()
      const { signal } = run(opening(parent, killed.call, `process.kill(process.pid, 'SIGKILL')`))
      expect(signal).toBe('SIGKILL')
      expect(stagingsIn(parent).map((name) => readdirSync(join(parent, name)))).toEqual([killed.items])
      expect(await recovered(rootOf('target', parent))).toEqual([])
      expect(readdirSync(parent)).toEqual([])
    })

    it.each(listening)('$moment while another run recovers has a staging directory', async ({ call }) => {
      const parent = newParent()
      const recovering = `
        import { selectionOf } from ${source('paths/patterns.ts')}
        import { recover } from ${source('placing/recover.ts')}
        const { lines } = selectionOf(['target'], ${JSON.stringify(parent)})
        await recover(lines, { mounts: [], warn: console.log, signal: new AbortController().signal })`
      const args = JSON.stringify(['--input-type=module-typescript', '-e', recovering])
      const event = `spawnSync(process.execPath, ${args}, { stdio: 'inherit' })`
      const { stdout, stderr } = run(opening(parent, call, event))
      expect(stderr).toBe('')
      expect(stagingsIn(parent)).toEqual([basename(stdout)])
      expect(readdirSync(stdout)).toEqual(['alive'])
    })
  })

  it('runs on a file system without sockets keeps its staging directory while another run recovers', async () => {
    const parent = scratch.fresh()
    const code = inChild(`
      import { Server } from 'node:net'
      Server.prototype.listen = function () { return this }
      process.stdout.write(openStaging(${JSON.stringify(parent)}).dir)`)
    const { stdout } = run(code)
    await recovered(rootOf('target', parent))
    expect(existsSync(stdout)).toBe(true)
  })
})

it('is removed by the next run if a kill interrupts its removal', async () => {
  const parent = scratch.fresh()
  const code = inChild(`
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const staging = openStaging(${JSON.stringify(parent)})
    fs.mkdirSync(staging.dir + '/tree')
    const { rmSync } = fs
    fs.rmSync = (...args) => {
      rmSync(...args)
      process.kill(process.pid, 'SIGKILL')
    }
    syncBuiltinESMExports()
    await staging.remove()`)
  spawnSync(process.execPath, ['--input-type=module-typescript', '-e', code])
  expect(stagingsIn(parent).map((name) => readdirSync(join(parent, name)))).toEqual([['alive']])
  expect(await recovered(rootOf('target', parent))).toEqual([])
  expect(readdirSync(parent)).toEqual([])
})

describe('a directory with the name of a staging directory, but', () => {
  it.each([
    { what: 'has no sign of life', sign: (_dir: string) => {}, mode: 0o700 },
    {
      what: 'has a file for a sign of life',
      sign: (dir: string) => writeFileSync(join(dir, 'alive'), ''),
      mode: 0o700,
    },
    { what: 'is open to others', sign: leaveSign, mode: 0o755 },
  ])('$what, stays with its content', async ({ sign, mode }) => {
    const parent = scratch.fresh()
    const dir = join(parent, endedStaging(parent))
    const target = join(parent, 'target')
    mkdirSync(dir)
    sign(dir)
    writeFileSync(target, 'precious')
    const inode = inodeAt(target) as string
    const step: JournalStep = { do: 'move', from: join(dir, 'stolen'), to: target, inode }
    writeFileSync(join(dir, 'journal'), journalText([step], dir))
    chmodSync(dir, mode)
    makeOld(dir)
    expect(await recovered(rootOf('target', parent))).toEqual([])
    expect(existsSync(join(dir, 'journal'))).toBe(true)
    expect(existsSync(target)).toBe(true)
  })
})

it('is not removed while another run needs it to undo', async () => {
  const staging = await openStaging(scratch.fresh())
  writeFileSync(join(staging.dir, 'journal'), '[]')
  await staging.remove()
  expect(existsSync(staging.dir)).toBe(true)
})

it.each([
  ['.headstart-staging-abcDEF', true],
  ['.headstart-staging-000000', true],
  ['.headstart-config', false],
  ['.headstart', false],
  ['.headstart-', false],
  ['headstart-abcDEF', false],
  ['x.headstart-staging-abcDEF', false],
])('takes %s for a staging directory: %s', (name, expected) => {
  expect(isStaging(name)).toBe(expected)
})

describe('its place', () => {
  it('is beside the target, or beside its nearest existing parent', async () => {
    const workspace = scratch.fresh()
    mkdirSync(join(workspace, 'there/target'), { recursive: true })
    for (const [line, place] of [
      ['there/target', 'there'],
      ['there/missing', 'there'],
      ['there/missing/target', 'there'],
      ['missing/deep/target', ''],
      ['there/*', 'there'],
      ['there/target/**', 'there/target'],
      ['.', ''],
    ] as const) {
      expect(await stagingParent(rootOf(line, workspace))).toBe(join(workspace, place))
    }
  })

  it('is within a target on another file system', async () => {
    if (!existsSync('/dev/shm') || lstatSync('/dev/shm').dev === lstatSync('/dev').dev) {
      console.log('skipped: /dev/shm is no file system of its own')
      return
    }
    expect(await stagingParent(rootOf('/dev/shm', scratch.dir))).toBe('/dev/shm')
  })
})

describe('as an ordinary user', () => {
  const isRoot = process.getuid?.() === 0
  const nobody = 65_534

  // The user nobody can read the sources but not the scratch directory, so the child changes its user itself.
  function runAsNobody(code: string): { status: number | null; output: string } {
    const drop = isRoot ? `process.setgroups([]); process.setgid(${nobody}); process.setuid(${nobody})` : ''
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module-typescript', '-e', inChild(`${drop}\n${code}`)],
      { encoding: 'utf8' },
    )
    return { status, output: stdout + stderr }
  }

  const makeReadOnly = `
    import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
    function fill(dir) {
      mkdirSync(dir + '/read-only/sub', { recursive: true })
      writeFileSync(dir + '/read-only/sub/file', '', { mode: 0o444 })
      mkdirSync(dir + '/closed')
      for (const [path, mode] of [['read-only/sub', 0o555], ['read-only', 0o555], ['closed', 0]]) {
        chmodSync(dir + '/' + path, mode)
      }
    }`

  /** A directory that the user nobody may write to. */
  function openToAll(): string {
    const dir = scratch.fresh()
    for (const path of [scratch.dir, dir]) spawnSync('chmod', ['0777', path])
    return dir
  }

  it('removes trees of read-only directories', () => {
    const dir = openToAll()
    const code = `${makeReadOnly}
      const staging = await openStaging(${JSON.stringify(dir)})
      fill(staging.dir)
      await staging.remove()
      if (existsSync(staging.dir)) throw new Error('it is still there')`
    expect(runAsNobody(code)).toEqual({ status: 0, output: '' })
    expect(readdirSync(dir)).toEqual([])
  })

  it('stages within a target whose surroundings belong to others', () => {
    const dir = scratch.fresh()
    const target = join(dir, 'target')
    mkdirSync(target)
    spawnSync('chmod', ['0755', scratch.dir, dir])
    spawnSync('chmod', ['0777', target])
    if (!isRoot) {
      console.log('skipped: only root can make directories that this user may not write to')
      return
    }
    const root = `{ base: ${JSON.stringify(dir)}, literal: ${JSON.stringify(target)} }`
    const code = `
      import { stagingParent } from ${source('placing/staging.ts')}
      process.stdout.write(await stagingParent(${root}))`
    expect(runAsNobody(code)).toEqual({ status: 0, output: target })
  })
})

it('removes existing files, and ignores missing ones', () => {
  const dir = join(scratch.fresh(), 'tree')
  mkdirSync(join(dir, 'deep/deeper'), { recursive: true })
  writeFileSync(Buffer.from(`${dir}/\xff`, 'latin1'), '')
  removeTree(dir)
  expect(existsSync(dir)).toBe(false)
  removeTree(dir)
})
