// https://github.com/actions/toolkit/issues/804, https://github.com/gradle/gradle/issues/8750: hosts share a home or a tool
// cache on NFS or EFS; containers and overlays show a disk twice. A socket of another host, or behind an overlay, answers
// nobody, although its process lives.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describeAsRoot, newPlace, restore, writeTree } from '../../support/host.ts'
import { newScratch } from '../../support/scratch.ts'

const place = newPlace()
const scratch = newScratch()
const miss = { key: 'no such key', path: 'tree' }
const src = (path: string): string => JSON.stringify(join(import.meta.dirname, '../../../src', path))

interface Machine {
  name: string
  boot: string
  /** The command line that starts a program there. */
  command: string[]
}

/** A machine of its own: another kernel since its start, another name and another identity, but the same disk. */
function newMachine({ name, boot }: Omit<Machine, 'command'>): Machine {
  const dir = scratch.fresh()
  writeTree(dir, {
    boot: `${boot}${'0'.repeat(36 - boot.length)}\n`,
    'etc/machine-id': `${'5'.repeat(32)}\n`,
  })
  const script = `set -e
    mount -t overlay -o lowerdir=${dir}/etc:/etc overlay /etc
    mount --bind ${dir}/boot /proc/sys/kernel/random/boot_id
    echo ${name} > /proc/sys/kernel/hostname
    exec "$@"`
  return { name, boot, command: ['unshare', '--mount', '--uts', 'sh', '-c', script, 'sh'] }
}

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Runs code on a machine, or on this one. */
function start(code: string, { command }: Pick<Machine, 'command'> = { command: [] }): ChildProcess {
  const program = `
    import { writeFileSync, mkdirSync } from 'node:fs'
    import { abandonedMountRoots } from ${src('mounts/root/abandoned.ts')}
    import { openMountRoot } from ${src('mounts/root/mount-root.ts')}
    import { carryOut, inodeAt } from ${src('files/placing/journal.ts')}
    import { lockDirectory } from ${src('files/placing/staging.ts')}
    import { selectionOf } from ${src('files/paths/patterns.ts')}
    import { recover } from ${src('files/placing/recover.ts')}
    import { openStaging } from ${src('files/placing/staging.ts')}
    import { elect } from ${src('stores/stash/election.ts')}
    const { signal } = new AbortController()
    const stay = () => setInterval(() => {}, 1000)
    ${code}`
  const [path = '', ...args] = [...command, process.execPath, '--input-type=module-typescript', '-e', program]
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  return child
}

/** What a process that stays says first. */
async function firstLineOf(child: ChildProcess): Promise<string> {
  const stdout = child.stdout as NonNullable<ChildProcess['stdout']>
  const [line] = await Promise.race([once(stdout, 'data'), once(stdout, 'end')])
  if (line === undefined) throw new Error('it ended without a word')
  return String(line).trim()
}

/** All that a process says. */
async function said(child: ChildProcess): Promise<string> {
  return (await text(child.stdout as NonNullable<ChildProcess['stdout']>)).trim()
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** Starts a restore that has put one file in place of another, and stays. @returns its staging directory */
async function startRestore(
  workspace: string,
  machine?: Machine,
): Promise<{ child: ChildProcess; dir: string }> {
  const child = start(
    `const staging = openStaging(${JSON.stringify(workspace)})
    const [from, to] = [staging.dir + '/staged', ${JSON.stringify(join(workspace, 'tree/file'))}]
    writeFileSync(from, 'cached')
    carryOut([{ do: 'replace', from, to, inode: inodeAt(from), aside: staging.dir + '/aside' }], staging.dir)
    console.log(staging.dir)
    stay()`,
    machine,
  )
  return { child, dir: await firstLineOf(child) }
}

function recovering(workspace: string): string {
  return `const { lines } = selectionOf(['tree'], ${JSON.stringify(workspace)})
    await recover(lines, { mounts: [], warn: console.log, signal })`
}

function newWorkspace(dir = scratch.fresh()): string {
  writeTree(dir, { 'tree/file': 'mine' })
  return dir
}

const contentOf = (workspace: string): string => readFileSync(join(workspace, 'tree/file'), 'utf8')
const stagingsIn = (workspace: string): string[] =>
  readdirSync(workspace).filter((name) => name.startsWith('.headstart-staging-'))

/** A day and a little longer ago. */
function makeOld(path: string): void {
  const yesterday = Date.now() / 1000 - 25 * 60 * 60
  utimesSync(path, yesterday, yesterday)
}

describeAsRoot('on a disk that hosts share', () => {
  const other = { name: 'other', boot: '11111111-' }

  it('a restore of another host is left alone, and undone when it is a day old', async () => {
    const job = await place.newHost().newJob()
    newWorkspace(job.workspace)
    const { child, dir } = await startRestore(job.workspace, newMachine(other))
    // From here, a socket of another host looks as if its process had ended.
    await kill(child)
    expect((await restore(job, miss)).exitCode).toBe(0)
    expect([contentOf(job.workspace), existsSync(dir)]).toEqual(['cached', true])
    makeOld(dir)
    await restore(job, miss)
    expect([contentOf(job.workspace), stagingsIn(job.workspace)]).toEqual(['mine', []])
  })

  it('a directory that another host has just made stays, though it is empty', async () => {
    const job = await place.newHost().newJob()
    const { child, dir } = await startRestore(newWorkspace(), newMachine(other))
    await kill(child)
    const made = join(job.workspace, dir.split('/').at(-1) as string)
    mkdirSync(made, { mode: 0o700 })
    await restore(job, miss)
    expect(existsSync(made)).toBe(true)
  })

  it('a lock of another host is held until it is a day old', async () => {
    const workspace = newWorkspace()
    const holder = start(
      `const { dir } = openStaging(${JSON.stringify(workspace)})
      await lockDirectory(dir, signal)
      console.log(dir)
      stay()`,
      newMachine(other),
    )
    await firstLineOf(holder)
    await kill(holder)
    const lock = join(workspace, '.headstart-staging-lock-0')
    const locking = `const { dir } = openStaging(${JSON.stringify(workspace)})
      await lockDirectory(dir, AbortSignal.timeout(200)).then(() => console.log('mine'), ({ name }) => console.log(name))`
    expect(await said(start(locking))).toBe('AbortError')
    for (const socket of readdirSync(lock)) makeOld(join(lock, socket))
    expect(await said(start(locking))).toBe('mine')
  })

  it('a restore that the restart of its own host has ended is undone at once', async () => {
    const workspace = newWorkspace()
    const { child } = await startRestore(workspace, newMachine(other))
    await kill(child)
    expect(await said(start(recovering(workspace), newMachine({ ...other, boot: '22222222-' })))).toBe('')
    expect([contentOf(workspace), stagingsIn(workspace)]).toEqual(['mine', []])
  })

  it('the mounts of a job of another host are not taken for those of a job that is over', async () => {
    const dir = scratch.fresh()
    const root = await said(start(`console.log(openMountRoot(${JSON.stringify(dir)}))`, newMachine(other)))
    expect(existsSync(root)).toBe(true)
    const found = `console.log(abandonedMountRoots([${JSON.stringify(dir)}]).filter((root) => root.startsWith(${JSON.stringify(dir)})).length)`
    expect(await said(start(found))).toBe('0')
    expect(await said(start(found, newMachine({ ...other, boot: '22222222-' })))).toBe('1')
  })

  it('each host fills a copy of its own in a stash', async () => {
    const stash = scratch.fresh()
    const electing = (more: string): string =>
      `const { role } = await elect(${JSON.stringify(stash)}, 'name')
      console.log(role)
      ${more}`
    const first = start(electing('stay()'), newMachine(other))
    expect(await firstLineOf(first)).toBe('filler')
    const [socket = ''] = readdirSync(join(stash, '.fillers/name'))
    await kill(first)
    expect(await said(start(electing('process.exit()')))).toBe('filler')
    expect(readdirSync(join(stash, '.fillers/name'))).toEqual([socket])
  })
})

describeAsRoot('through an overlay', () => {
  /** A workspace, and an overlay that shows it; both are seen by all processes. */
  function newOverlay(): { below: string; above: string } {
    const dir = scratch.fresh()
    const [below, above, work] = ['below', 'above', 'work'].map((name) => join(dir, name)) as [
      string,
      string,
      string,
    ]
    for (const path of [below, above, work, join(dir, 'empty')]) mkdirSync(path)
    newWorkspace(below)
    const options = `lowerdir=${join(dir, 'empty')},upperdir=${below},workdir=${work}`
    execFileSync('mount', ['-t', 'overlay', '-o', options, 'overlay', above])
    mounted.push(above)
    return { below, above }
  }

  const mounted: string[] = []
  afterEach(() => {
    for (const point of mounted.splice(0)) spawnSync('umount', ['--lazy', point])
  })

  it.each(['below', 'above'] as const)(
    'a restore %s it is left alone while it lives, and undone when it has ended',
    async (where) => {
      const overlay = newOverlay()
      const far = where === 'below' ? overlay.above : overlay.below
      const { child, dir } = await startRestore(overlay[where])
      expect(await said(start(recovering(far)))).toBe('')
      expect([contentOf(far), existsSync(dir)]).toEqual(['cached', true])
      await kill(child)
      expect(await said(start(recovering(far)))).toBe('')
      expect([contentOf(far), stagingsIn(far)]).toEqual(['mine', []])
    },
  )

  it('a restore of another container is left alone, because its process cannot be seen', async () => {
    const { below, above } = newOverlay()
    const container = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--mount-proc']
    const { child, dir } = await startRestore(below, { name: '', boot: '', command: container })
    expect(await said(start(recovering(above)))).toBe('')
    expect([contentOf(above), existsSync(dir)]).toEqual(['cached', true])
    await kill(child)
    // Where both see one disk, the silence of the socket counts.
    expect(await said(start(recovering(below)))).toBe('')
    expect([contentOf(below), stagingsIn(below)]).toEqual(['mine', []])
  })
})
