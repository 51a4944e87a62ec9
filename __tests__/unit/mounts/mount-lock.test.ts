// One process at a time changes the mounts of a place, and a killed one does not hold up the others.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockMounts } from '../../../src/mounts/root/lock.ts'
import { removeFromWorkspace } from '../../../src/mounts/workspace/show.ts'
import { findRights, type Rights } from '../../../src/system/root-rights.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const { signal: never } = new AbortController()
/** With this signal, a lock is taken at once or not at all. */
const noWait = AbortSignal.abort(new Error('it would have to wait'))

/** At each line of its input, takes the lock, works on a file that only one may have, and gives the lock back. */
const worker = `
  const { lockMounts } = await import(${JSON.stringify(join(import.meta.dirname, '../../../src/mounts/root/lock.ts'))})
  const { rmSync, writeFileSync } = await import('node:fs')
  const { createInterface } = await import('node:readline')
  const { setTimeout: sleep } = await import('node:timers/promises')
  const [place, file] = process.argv.slice(1)
  console.log('ready')
  for await (const line of createInterface(process.stdin)) {
    await using _ = await lockMounts(place, new AbortController().signal)
    try {
      writeFileSync(file, '', { flag: 'wx' })
      if (line === 'stay') console.log('inside')
      await sleep(line === 'stay' ? 600_000 : 5)
      rmSync(file)
      console.log('alone')
    } catch (error) {
      console.log(error.code)
    }
  }`

type Child = ChildProcessByStdio<Writable, Readable, null>
const children = new Set<Child>()

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
})

interface Worker {
  child: Child
  /** Resolves with what the worker says next. */
  told(): Promise<string>
  tell(line: string): void
}

async function startWorker(place: string): Promise<Worker> {
  const argv = ['--input-type=module', '-e', worker, place, join(place, 'inside')]
  const child = spawn(process.execPath, argv, { stdio: ['pipe', 'pipe', 'inherit'] })
  children.add(child)
  child.on('close', () => children.delete(child))
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const told = async (): Promise<string> => String((await lines.next()).value)
  expect(await told()).toBe('ready')
  return { child, told, tell: (line) => child.stdin.write(`${line}\n`) }
}

/** A worker that has the lock, until it is killed. */
async function startHolder(place: string): Promise<Child> {
  const { child, told, tell } = await startWorker(place)
  tell('stay')
  expect(await told()).toBe('inside')
  return child
}

async function killed(child: Child): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'close')
}

describe('the lock of a place', () => {
  it('is held by one of two processes that start at once, 25 times', async () => {
    const place = scratch.fresh()
    const workers = await Promise.all([startWorker(place), startWorker(place)])
    for (let round = 0; round < 25; round++) {
      for (const { tell } of workers) tell('work')
      expect(await Promise.all(workers.map(({ told }) => told()))).toEqual(['alone', 'alone'])
    }
    for (const { child } of workers) child.stdin.end()
    await Promise.all(workers.map(({ child }) => once(child, 'close')))
  })

  it('is held by one of ten in a process', async () => {
    const place = scratch.fresh()
    let inside = 0
    const most = await Promise.all(
      Array.from({ length: 10 }, async () => {
        await using _ = await lockMounts(place, never)
        const count = ++inside
        await sleep(1)
        inside--
        return count
      }),
    )
    expect(most).toEqual(Array(10).fill(1))
  })

  it('holds up nobody at another place', async () => {
    await using _ = await lockMounts(scratch.fresh(), never)
    await using other = await lockMounts(scratch.fresh(), noWait)
    expect(other).toBeDefined()
  })

  it('is waited for no longer than a minute, because another user may have its name', async () => {
    const place = scratch.fresh()
    await using _ = await lockMounts(place, never)
    const waiting = lockMounts(place, never)
    const late = performance.now() + 61_000
    const clock = jest.spyOn(performance, 'now').mockReturnValue(late)
    try {
      await expect(waiting).rejects.toThrow('another step has changed mounts for a minute')
    } finally {
      clock.mockRestore()
    }
  })

  it('ends with a killed process, at once', async () => {
    const place = scratch.fresh()
    await killed(await startHolder(place))
    await using lock = await lockMounts(place, noWait)
    expect(lock).toBeDefined()
  })

  it('stays with a living process, also one that does nothing', async () => {
    const place = scratch.fresh()
    const holder = await startHolder(place)
    await expect(lockMounts(place, noWait)).rejects.toThrow()
    holder.kill('SIGSTOP')
    await expect(lockMounts(place, noWait)).rejects.toThrow()
    await killed(holder)
    await using lock = await lockMounts(place, noWait)
    expect(lock).toBeDefined()
  })

  it('cannot be taken by those who know its name', async () => {
    const place = scratch.fresh()
    const path = `\0headstart-${place.slice(-40)}`
    const holder = await startHolder(place)
    const other = createServer()
    await expect(once(other.listen({ path }), 'listening')).rejects.toThrow('EADDRINUSE')
    // The holder ends each connection.
    for (let nth = 0; nth < 20; nth++) await once(connect(path).resume(), 'close')
    await expect(lockMounts(place, noWait)).rejects.toThrow()
    await killed(holder)
    await using lock = await lockMounts(place, noWait)
    expect(lock).toBeDefined()
  })

  it('is not taken any more after the signal', async () => {
    const place = scratch.fresh()
    const stop = new AbortController()
    {
      await using _ = await lockMounts(place, never)
      const waiting = lockMounts(place, stop.signal)
      let isOver = false
      const ended = waiting.finally(() => (isOver = true)).catch(() => {})
      await sleep(50)
      expect(isOver).toBe(false)
      stop.abort()
      await expect(waiting).rejects.toThrow()
      await ended
    }
    await using lock = await lockMounts(place, noWait)
    expect(lock).toBeDefined()
  })
})

it('keeps up no step that has mounted nothing: any process may hold a lock for as long as it likes', async () => {
  const mountRoot = join(scratch.fresh(), 'mount-root')
  await using _ = await lockMounts(dirname(mountRoot), never)
  const rights = (await findRights(never)) as Rights
  const removed = removeFromWorkspace(mountRoot, { rights, signal: noWait })
  await expect(removed).resolves.toBeUndefined()
})
