// One restore of a user at a time publishes into a directory, whatever killed runs and other users left there.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { stage } from '../../../src/files/placing/stage.ts'
import { lockDirectory, openStaging } from '../../../src/files/placing/staging.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const { signal } = new AbortController()
const lockName = `.headstart-staging-lock-${process.geteuid?.()}`
const source = (name: string): string => JSON.stringify(join(import.meta.dirname, '../../../src/files', name))

/** Node runs TypeScript itself, in a process that has nothing of Jest. */
function startNode(code: string): ChildProcess {
  const program = `
    import { appendFileSync } from 'node:fs'
    import { lockDirectory } from ${source('placing/staging.ts')}
    import { openStaging } from ${source('placing/staging.ts')}
    const { signal } = new AbortController()
    ${code}`
  return spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** A process that locks the directory and stays. */
async function startHolder(parent: string): Promise<ChildProcess> {
  const child = startNode(`
    await lockDirectory(openStaging(${JSON.stringify(parent)}).dir, signal)
    console.log('locked')
    setInterval(() => {}, 1000)`)
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

it('is taken, released, and leaves nothing', async () => {
  const parent = scratch.fresh()
  const staging = openStaging(parent)
  const lock = await lockDirectory(staging.dir, signal)
  expect(lstatSync(join(parent, lockName)).mode & 0o777).toBe(0o700)
  lock[Symbol.dispose]()
  expect(existsSync(join(parent, lockName))).toBe(false)
  staging.remove()
  expect(readdirSync(parent)).toEqual([])
})

it('is held while its holder lives, and free at once after the holder was killed', async () => {
  const parent = scratch.fresh()
  const holder = await startHolder(parent)
  const staging = openStaging(parent)
  try {
    const limit = AbortSignal.timeout(100)
    await expect(lockDirectory(staging.dir, limit)).rejects.toMatchObject({ name: 'AbortError' })
  } finally {
    await kill(holder)
    staging.remove()
  }
  const next = openStaging(parent)
  const lock = await lockDirectory(next.dir, signal)
  expect(readdirSync(join(parent, lockName))).toHaveLength(1)
  lock[Symbol.dispose]()
  next.remove()
  expect(existsSync(join(parent, lockName))).toBe(false)
})

it('has one holder at a time, however many processes want it, even if holders are killed', async () => {
  const parent = scratch.fresh()
  const log = join(scratch.fresh(), 'log')
  const locker = (killedIn?: number): ChildProcess =>
    startNode(`
      for (let round = 0; round < 20; round++) {
        const staging = openStaging(${JSON.stringify(parent)})
        const lock = await lockDirectory(staging.dir, signal)
        if (round === ${killedIn}) process.kill(process.pid, 'SIGKILL')
        appendFileSync(${JSON.stringify(log)}, '(')
        await new Promise((resolve) => setTimeout(resolve, 1))
        appendFileSync(${JSON.stringify(log)}, ')')
        lock[Symbol.dispose]()
        staging.remove()
      }`)
  const children = [locker(), locker(), locker(3)]
  await Promise.all(children.map((child) => once(child, 'exit')))
  expect(children.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([0, 0, 'SIGKILL'])
  expect(readFileSync(log, 'utf8')).toBe('()'.repeat(43))
  // The killed one may have been the last; then the next one frees the lock.
  const staging = openStaging(parent)
  const lock = await lockDirectory(staging.dir, signal)
  lock[Symbol.dispose]()
  staging.remove()
  // The next recovery takes away what the killed one staged.
  expect(readdirSync(parent)).toEqual([expect.stringMatching(/^\.headstart-staging-[\w.]+-\w{6}$/)])
})

// Any user can take any name of this kind.
it('ignores listeners on abstract sockets', async () => {
  const workspace = scratch.fresh()
  const { dev, ino } = lstatSync(workspace)
  const server = createServer().listen(`\0headstart-${dev}-${ino}`)
  await once(server, 'listening')
  try {
    {
      using staging = await stage(selectionOf(['tree'], workspace).lines, AbortSignal.timeout(10_000))
      mkdirSync(join(staging.dir, 'tree/0/tree'), { recursive: true })
      await staging.publish()
    }
    expect(readdirSync(workspace)).toEqual(['tree'])
  } finally {
    server.close()
  }
})

const isRoot = process.getuid?.() === 0

describe('that cannot be taken', () => {
  const mkdir = (path: string, mode: string, owner = ''): void => {
    execFileSync('install', ['-d', '-m', mode, ...(owner && ['-o', owner]), path])
  }
  it.each([
    { what: 'is open to others', make: (path: string) => mkdir(path, '755') },
    { what: 'is a file', make: (path: string) => writeFileSync(path, '') },
    { what: 'is a FIFO', make: (path: string) => execFileSync('mkfifo', [path]) },
    // Only root can make what another user would.
    ...(isRoot ? [{ what: 'is of another user', make: (path: string) => mkdir(path, '700', '12345') }] : []),
  ])('because it $what, is reported before any download', async ({ make }) => {
    const workspace = scratch.fresh()
    const lock = join(workspace, lockName)
    make(lock)
    const { lines } = selectionOf(['tree'], workspace)
    await expect(stage(lines, signal)).rejects.toThrow(`${lock} is not a directory of this user alone`)
    expect(readdirSync(workspace)).toEqual([lockName])
  })

  it('because another process makes it meanwhile, is reported at once and left unchanged', async () => {
    const parent = scratch.fresh()
    const staging = openStaging(parent)
    const lock = join(parent, lockName)
    mkdir(lock, '755')
    writeFileSync(join(lock, 'theirs'), '')
    try {
      await expect(lockDirectory(staging.dir, signal)).rejects.toThrow(
        'is not a directory of this user alone',
      )
      expect(readdirSync(lock)).toEqual(['theirs'])
    } finally {
      staging.remove()
    }
  })
})
