// One file through the kernel's FUSE: its bytes, readers that leave, and a server that ends.
import { type ChildProcess, execFile, execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { buildSync } from 'esbuild'
import { asRoot, give, newPlace, type User } from '../../support/host.ts'
import { openFuse } from '../../support/jobs/fuse-device.ts'
import { withSudo } from '../../support/jobs/sudo.ts'
import { newRandom } from '../../support/random.ts'
import type { Order, Told } from '../../support/servers/one-file.ts'

const place = newPlace()
openFuse()
const run = promisify(execFile)

const bytes = newRandom(6).bytes(5 * 1024 * 1024 + 123)
const heldByte = 3 * 1024 * 1024
const source = join(place.dir, 'source')
const program = join(place.dir, 'one-file.mjs')

beforeAll(() => {
  writeFileSync(source, bytes)
  // What the repository needs to run may lie where only root can look.
  buildSync({
    entryPoints: [join(import.meta.dirname, '../../support/servers/one-file.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
    },
  })
})

interface Shown {
  path: string
  server: ChildProcess
  /** What came of an order. */
  ask(): Promise<Extract<Told, { waiting: number }>>
  order(order: Order): void
  /** Resolves when so many reads wait. */
  waiting(reads: number): Promise<void>
  end(): Promise<unknown>
}

const servers = new Set<ChildProcess>()
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL')
})

async function show(user: User): Promise<Shown> {
  const dir = mkdtempSync(join(place.dir, 'shown-'))
  chmodSync(dir, 0o755)
  give(dir, user)
  const { uid, gid, node } = user.options
  const server = fork(program, [source, String(bytes.length), dir, String(heldByte)], {
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
    ...(node !== undefined && { execPath: node }),
    execArgv: [],
  })
  servers.add(server)
  const gone = once(server, 'exit').finally(() => servers.delete(server))
  await Promise.race([
    once(server, 'message'),
    gone.then(() => {
      throw new Error('the server ended')
    }),
  ])
  const ask = async () => {
    server.send('count')
    const [told] = await once(server, 'message')
    return told as Extract<Told, { waiting: number }>
  }
  return {
    path: join(dir, 'file'),
    server,
    ask,
    order: (order) => void server.send(order),
    async waiting(reads) {
      while ((await ask()).waiting !== reads) await setTimeout(10)
    },
    end: () => gone,
  }
}

const takeAway = (path: string, ...how: string[]): void => {
  execFileSync(...asRoot('umount', ...how, path), { stdio: 'pipe' })
}

/** A killed reader lets go of the file a moment after the server knows of its end. */
async function takeAwayOnceFree(path: string): Promise<void> {
  for (;;) {
    try {
      takeAway(path)
      return
    } catch (error) {
      if (!String(error).includes('target is busy')) throw error
      await setTimeout(10)
    }
  }
}

/** One read of one page that is held, past the page cache: so it is one request, and can be interrupted. */
const readOfHeld = (path: string): string[] => {
  const skip = heldByte / 4096
  return [`if=${path}`, 'of=/dev/null', 'bs=4096', 'count=1', `skip=${skip}`, 'iflag=direct']
}

function readHeld(path: string): ChildProcess {
  return spawn('dd', readOfHeld(path), { stdio: 'ignore' })
}

/** By so many processes, in a group of their own. A shell starts them in less time than this process. */
function readHeldOften(path: string, times: number): ChildProcess {
  const script = 'for number in $(seq $0); do dd "$@" & done; wait'
  return spawn('sh', ['-c', script, String(times), ...readOfHeld(path)], { stdio: 'ignore', detached: true })
}

describe.each(withSudo(place))('a file served by $name', (user) => {
  it('has the right bytes and size, for root too', async () => {
    const { path, order, end } = await show(user)
    order('go')
    expect(statSync(path)).toMatchObject({ size: bytes.length, mode: 0o100400 })
    await run('cmp', [path, source])
    const head = await run('head', ['-c', '96', path], { encoding: 'buffer' })
    expect(head.stdout).toEqual(bytes.subarray(0, 96))
    const last = await run('tail', ['-c', '100', path], { encoding: 'buffer' })
    expect(last.stdout).toEqual(bytes.subarray(-100))
    await run('df', [path])
    await expect(run('sh', ['-c', 'echo x >> "$0"', path])).rejects.toThrow(/Read-only|Permission/)
    takeAway(path)
    expect(await end()).toEqual([0, null])
  })

  it('answers other requests while a read waits', async () => {
    const { path, order, waiting, ask, end } = await show(user)
    const reader = readHeld(path)
    await waiting(1)
    const { stdout } = await run('head', ['-c', '4096', path], { encoding: 'buffer' })
    expect(stdout).toEqual(bytes.subarray(0, 4096))
    order('go')
    expect(await once(reader, 'exit')).toEqual([0, null])
    expect(await ask()).toEqual({ waiting: 0, dropped: 0 })
    takeAway(path)
    expect(await end()).toEqual([0, null])
  })

  it('forgets reads whose readers have gone', async () => {
    const { path, ask, waiting, end } = await show(user)
    const readers = Array.from({ length: 20 }, () => readHeld(path))
    await waiting(20)
    for (const reader of readers) reader.kill('SIGTERM')
    await Promise.all(readers.map((reader) => once(reader, 'exit')))
    expect(await ask()).toEqual({ waiting: 0, dropped: 20 })
    takeAway(path)
    expect(await end()).toEqual([0, null])
  })

  it('keeps no data of hundreds of reads whose readers were killed', async () => {
    const { path, server, ask, waiting, end } = await show(user)
    const killReaders = async (rounds: number): Promise<void> => {
      for (let round = 0; round < rounds; round++) {
        const readers = readHeldOften(path, 40)
        await waiting(40)
        process.kill(-(readers.pid as number), 'SIGKILL')
        await once(readers, 'exit')
        await waiting(0)
      }
    }
    const memoryMiB = (): number => {
      const [, kib] = readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? []
      return Number(kib) / 1024
    }
    await killReaders(3)
    const before = memoryMiB()
    await killReaders(9)
    expect(memoryMiB() - before).toBeLessThan(16)
    expect(await ask()).toEqual({ waiting: 0, dropped: 480 })
    await takeAwayOnceFree(path)
    expect(await end()).toEqual([0, null])
  })

  it('fails a read that it cannot answer, and goes on', async () => {
    const { path, order, waiting, end } = await show(user)
    const reader = readHeld(path)
    await waiting(1)
    order('fail')
    expect(await once(reader, 'exit')).toEqual([1, null])
    order('go')
    await run('cmp', [path, source])
    takeAway(path)
    expect(await end()).toEqual([0, null])
  })

  it('fails all reads when the server is killed', async () => {
    const { path, server, waiting, end } = await show(user)
    const reader = readHeld(path)
    await waiting(1)
    server.kill('SIGKILL')
    expect(await once(reader, 'exit')).toEqual([1, null])
    await end()
    await expect(run('cat', [path])).rejects.toThrow(/not connected/)
    takeAway(path)
  })

  it('ends when it is unmounted by force while a read waits', async () => {
    const { path, waiting, server, end } = await show(user)
    const reader = readHeld(path)
    await waiting(1)
    const told = once(server, 'message')
    // It is busy, until the reader has heard of it.
    expect(() => takeAway(path, '-f')).toThrow()
    expect(await once(reader, 'exit')).toEqual([1, null])
    expect(await end()).toEqual([0, null])
    expect((await told)[0]).toMatchObject({ dropped: 1 })
    takeAway(path)
    expect(readFileSync(path)).toHaveLength(0)
  })
})
