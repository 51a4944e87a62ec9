// Shells that run programs one after the other: output, failures, aborts, and their own end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newShells, quoted, type ShellOptions } from '../../../src/system/shells.ts'
import { children, childrenOf, isRunning, kill } from '../../support/jobs/processes.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const never = new AbortController().signal
const before = children().map(({ pid }) => pid)
const ours = () => children().filter(({ pid }) => !before.includes(pid))
const shells = newShells({ path: '/bin/sh', args: [] })
const text = async (script: string, options: Partial<ShellOptions> = {}): Promise<string> =>
  (await shells.run(script, 'a program', { cwd: '/', signal: never, ...options })).toString()

afterEach(async () => {
  for (const { pid } of ours()) kill(pid)
  while (ours().length > 0) await sleep(5)
})

it('one shell runs programs one after the other, each in its directory', async () => {
  const cwd = scratch.fresh()
  expect(await text('pwd -P', { cwd })).toBe(`${cwd}\n`)
  expect(await text('pwd -P')).toBe('/\n')
  expect(await text('exec cat')).toBe('')
  expect(ours()).toHaveLength(1)
})

it('several at a time run in several shells', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map((word) => text(`sleep 0.1; printf ${word}`)))).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(ours()).toHaveLength(3)
})

it('words stay as they are', async () => {
  const words = [
    '$(touch planted)',
    '`x`',
    'a b',
    "'",
    "''",
    '"',
    '\\',
    '',
    '*',
    '-x',
    'new\nline',
    'é',
    '; exit 3',
  ]
  const script = `printf '[%s]' ${words.map(quoted).join(' ')}`
  expect(await text(script)).toBe(words.map((word) => `[${word}]`).join(''))
})

it('output comes byte by byte, whatever its length', async () => {
  const { stdout } = spawn('sh', ['-c', 'seq 1 100000; printf "\\377\\000end"'])
  const pieces: Buffer[] = []
  for await (const piece of stdout) pieces.push(piece)
  const script = 'seq 1 100000; printf "\\377\\000end"'
  expect(await shells.run(script, 'seq', { cwd: '/', signal: never })).toEqual(Buffer.concat(pieces))
  // The next program's output is its own.
  expect(await text('seq 1 100000 >&2; printf more')).toBe('more')
})

it.each([
  { script: 'echo wrong >&2; exit 4', message: 'a program failed with exit code 4: wrong' },
  { script: 'exec /no/such/program', message: '/no/such/program' },
  { script: 'exec kill', message: 'a program failed with exit code' },
])('$script fails with its message, and the shell goes on', async ({ script, message }) => {
  await expect(text(script)).rejects.toMatchObject({
    name: 'ToolFailure',
    message: expect.stringContaining(message),
  })
  expect(await text('echo on')).toBe('on\n')
  expect(ours()).toHaveLength(1)
})

it('a directory that is gone, and exit codes that mean success', async () => {
  await expect(text('true', { cwd: '/no/such/directory' })).rejects.toThrow('/no/such/directory')
  expect(await text('echo some; exit 1', { goodCodes: [0, 1] })).toBe('some\n')
})

it('a shell that cannot be started, or says no, is named', async () => {
  const options = { cwd: '/', signal: never }
  const missing = newShells({ path: '/no/such/shell', args: [] })
  await expect(missing.run('true', 'true', options)).rejects.toThrow('/no/such/shell could not be run')
  const refusing = newShells({ path: '/bin/sh', args: ['-c', 'echo a password is required >&2; exit 1'] })
  await expect(refusing.run('true', 'true', options)).rejects.toThrow('exit code 1: a password is required')
})

it('an abort ends the program, and waits for its end; the next one gets another shell', async () => {
  const stop = new AbortController()
  const running = text('echo; exec sleep 1000', { signal: stop.signal })
  running.catch(() => {})
  let pids: number[] = []
  while (pids.length === 0) {
    await sleep(5)
    pids = ours().flatMap(({ pid }) => childrenOf(pid))
  }
  const reason = new Error('the reason')
  stop.abort(reason)
  await expect(running).rejects.toBe(reason)
  expect(pids.filter(isRunning)).toEqual([])
  await expect(text('true', { signal: stop.signal })).rejects.toBe(reason)
  expect(await text('echo on')).toBe('on\n')
})

it('a shell that was killed while it had nothing to do is replaced', async () => {
  await text('true')
  for (const { pid } of ours()) kill(pid)
  while (ours().length > 0) await sleep(5)
  expect(await text('echo on')).toBe('on\n')
})

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'its shells end with a process that gets %s, and do not keep one running',
  async (name) => {
    const module = join(import.meta.dirname, '../../../src/system/shells.ts')
    const program = (more: string) => `
    const { newShells } = await import(${JSON.stringify(module)})
    const shells = newShells({ path: '/bin/sh', args: [] })
    const { signal } = new AbortController()
    await shells.run('true', 'true', { cwd: '/', signal })
    ${more}`
    const start = (more: string) =>
      spawn(process.execPath, ['--input-type=module', '-e', program(more)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
    const kept = start('console.log("ready"); setInterval(() => {}, 1000)')
    await once(kept.stdout, 'data')
    const pids = childrenOf(kept.pid as number)
    expect(pids).toHaveLength(1)
    kept.kill(name)
    await once(kept, 'close')
    const limit = AbortSignal.timeout(10_000)
    while (pids.some(isRunning)) await sleep(10, undefined, { signal: limit })
    const [exitCode] = await once(start(''), 'close')
    expect(exitCode).toBe(0)
  },
)
