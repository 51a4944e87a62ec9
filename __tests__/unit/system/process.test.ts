// Pipelines of real programs: joined by the kernel, ended together, in a controlled environment.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Pipeline, startPipeline } from '../../../src/system/pipeline.ts'
import { type Command, programPath } from '../../../src/system/program.ts'
import { type RunOptions, run, startDetached } from '../../../src/system/run.ts'
import { newShells } from '../../../src/system/shells.ts'
import { children, childrenOf, isRunning, kill } from '../../support/jobs/processes.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const never = new AbortController().signal
const where = { cwd: scratch.dir, signal: never }

const paths = new Map<string, string>()
beforeAll(async () => {
  for (const name of ['sh', 'cat', 'head', 'sleep', 'env', 'yes']) paths.set(name, programPath(name))
})

const command = (name: string, ...args: string[]): Command => ({ path: paths.get(name) ?? name, args })
const script = (text: string, ...args: string[]): Command => command('sh', '-c', text, 'sh', ...args)

const outputOf = async (command: Command, options: Partial<RunOptions> = {}): Promise<string> =>
  (await run(command.path, command.args, { ...where, ...options })).stdout.toString()

const before = children().map(({ pid }) => pid)
const left = () => children().filter(({ pid }) => !before.includes(pid))
// Zombies count as children too.
afterEach(() => expect(left()).toEqual([]))

async function outputFrom({ stdout, ended }: Pipeline): Promise<string> {
  let text = ''
  stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  await ended
  return text
}

const neverWoken = new Int32Array(new SharedArrayBuffer(4))
/** Leaves no room for events. */
const blockFor = (ms: number): unknown => Atomics.wait(neverWoken, 0, 0, ms)

const megabyte = 1_000_000

describe('a pipeline', () => {
  it('passes its input on', async () => {
    const pipeline = startPipeline([command('cat'), script('tr a-z A-Z'), command('cat')], where)
    pipeline.stdin.end('some text')
    expect(await outputFrom(pipeline)).toBe('SOME TEXT')
  })

  it('is joined by the kernel: bytes pass while this process does nothing', async () => {
    const path = join(scratch.dir, 'written')
    const source = command('head', '-c', `${50 * megabyte}`, '/dev/zero')
    const pipeline = startPipeline([source, command('cat'), script('cat > written')], where)
    const size = (): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
    // So nothing of it went through here.
    for (let turns = 0; size() < 50 * megabyte && turns < 1000; turns++) blockFor(10)
    expect(size()).toBe(50 * megabyte)
    pipeline.stdout.resume()
    await pipeline.ended
  })

  it('passes 50 MB through three programs to a slow reader', async () => {
    const text = `seq 1 10000000 | head -c ${50 * megabyte}`
    const pipeline = startPipeline([script(text), command('cat'), command('cat')], where)
    const hash = createHash('sha256')
    let bytes = 0
    let chunks = 0
    for await (const chunk of pipeline.stdout as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      if (++chunks % 50 === 0) await setTimeout(5)
    }
    await pipeline.ended
    expect(bytes).toBe(50 * megabyte)
    const expected = await outputOf(script(`${text} | sha256sum`))
    expect(`${hash.digest('hex')}  -\n`).toBe(expected)
  })

  it('may have a last program that stops reading', async () => {
    for (let attempt = 0; attempt < 20; attempt++) {
      const pipeline = startPipeline([command('yes'), command('cat'), command('head', '-c', '10')], where)
      expect(await outputFrom(pipeline)).toBe('y\n'.repeat(5))
    }
  })

  it('may end before it has read its input', async () => {
    const pipeline = startPipeline([script('exit 0')], where)
    pipeline.stdin.write(Buffer.alloc(megabyte))
    pipeline.stdout.resume()
    await expect(pipeline.ended).resolves.toBeUndefined()
    // An error of the stream would end the process of the tests.
    pipeline.stdin.write('more')
    await setTimeout(20)
  })
})

describe('a program that fails', () => {
  const stuck = (): Command => command('sleep', '1000')
  const failing = (): Command => script('echo "it went wrong" >&2; exit 3')

  it.each([
    { place: 'alone', commands: () => [failing()] },
    { place: 'first', commands: () => [failing(), stuck(), stuck()] },
    { place: 'in the middle', commands: () => [stuck(), failing(), stuck()] },
    { place: 'last', commands: () => [stuck(), stuck(), failing()] },
  ])('$place ends all, and is named with its exit code and complaint', async ({ commands }) => {
    const { stdout, ended } = startPipeline(commands(), where)
    stdout.resume()
    const failure = {
      name: 'ToolFailure',
      message: `${paths.get('sh')} failed with exit code 3: it went wrong`,
    }
    await expect(ended).rejects.toMatchObject(failure)
  })

  it('is named while other programs still write to it', async () => {
    const full = script('head -c 100000 >/dev/null; echo "no space left" >&2; exit 3')
    for (let attempt = 0; attempt < 20; attempt++) {
      const { stdout, ended } = startPipeline([command('yes'), command('cat'), full], where)
      stdout.resume()
      await expect(ended).rejects.toThrow('no space left')
    }
  })

  it.each([
    {
      what: 'which names a file',
      complaint: 'tar: Broken pipe/b: File shrank by 9 bytes; padding with zeros',
    },
    { what: 'which ends like an echo', complaint: 'tar: a: Cannot stat\ntar: -: Cannot write: Broken pipe' },
    { what: 'which is of a file', complaint: 'tar: x: -: Cannot write: Broken pipe' },
  ])('with a message $what is not mistaken for a program whose reader has ended', async ({ complaint }) => {
    const shrunk = script('printf "%s\\n" "$1" >&2; exit 1', complaint)
    const { stdout, ended } = startPipeline([shrunk, command('cat')], where)
    stdout.resume()
    await expect(ended).rejects.toThrow(complaint)
  })

  it('is named as the last program, whatever its message', async () => {
    const { stdout, ended } = startPipeline(
      [command('cat', '/dev/null'), script('echo "tar: -: Cannot write: Broken pipe" >&2; exit 2')],
      where,
    )
    stdout.resume()
    await expect(ended).rejects.toThrow('Broken pipe')
  })

  it('by a signal is named with the signal', async () => {
    const { stdout, ended } = startPipeline([stuck(), script('kill -TERM $$')], where)
    stdout.resume()
    await expect(ended).rejects.toThrow(`${paths.get('sh')} was ended by SIGTERM`)
  })

  it('after many messages is named with the last of them', async () => {
    const { stdout, ended } = startPipeline([script('seq 1 50000 >&2; echo the end >&2; exit 1')], where)
    stdout.resume()
    const error = (await ended.catch((thrown: unknown) => thrown)) as Error
    expect(error.message).toMatch(/ failed with exit code 1: .*50000\nthe end$/s)
    expect(error.message.length).toBeLessThan(1200)
  })

  it.each([
    { place: 'alone', commands: (missing: Command) => [missing] },
    { place: 'first', commands: (missing: Command) => [missing, stuck()] },
    { place: 'in the middle', commands: (missing: Command) => [stuck(), missing, stuck()] },
    { place: 'last', commands: (missing: Command) => [stuck(), missing] },
  ])('to be there, $place, is named', async ({ commands }) => {
    const missing = join(scratch.dir, 'no such program')
    const { stdout, ended } = startPipeline(commands({ path: missing, args: [] }), where)
    stdout.resume()
    await expect(ended).rejects.toThrow(/no such program.* (ENOENT|No such file or directory)$/)
  })
})

it.each([
  { what: 'alone', commands: [['sleep', '1000']] },
  { what: 'that has its input from others', commands: [['yes'], ['sleep', '1000']] },
])('a program $what ends when this process is killed', async ({ commands }) => {
  const pipeline = commands.map(([name = '', ...args]) => command(name, ...args))
  const program = `import { startPipeline } from '${join(import.meta.dirname, '../../../src/system/pipeline.ts')}'
    const { signal } = new AbortController()
    startPipeline(${JSON.stringify(pipeline)}, { cwd: '/', signal })
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })
  let started: number[] = []
  try {
    await until(() => {
      started = childrenOf(parent.pid as number)
      // It has become the program: what starts it would end, too.
      return started.length === commands.length && started.some((pid) => nameOf(pid) === 'sleep')
    })
    parent.kill('SIGKILL')
    await until(() => !started.some(isRunning))
  } finally {
    parent.kill('SIGKILL')
    for (const pid of started) kill(pid)
    if (parent.signalCode === null) await once(parent, 'close')
  }
})

/** Ends before the test does, so that what the test has started is ended, too. */
async function until(isSo: () => boolean): Promise<void> {
  const signal = AbortSignal.timeout(30_000)
  while (!isSo()) await setTimeout(20, undefined, { signal })
}

function nameOf(pid: number): string {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
}

describe('an abort', () => {
  const reason = new Error('the reason')
  const trap = (): Command => script("trap '' TERM INT HUP; while :; do sleep 0.1; done")

  it('ends all programs, even if they resist, with its reason', async () => {
    const stop = new AbortController()
    const commands = [command('yes'), command('sleep', '1000'), trap()]
    const { stdout, ended } = startPipeline(commands, { ...where, signal: stop.signal })
    stdout.resume()
    const noted = ended.catch((error: unknown) => error)
    await setTimeout(50)
    expect(left()).toHaveLength(3)
    stop.abort(reason)
    expect(await noted).toBe(reason)
  })

  it('before the start ends them at once', async () => {
    const signal = AbortSignal.abort(reason)
    const { stdout, ended } = startPipeline([command('sleep', '1000'), command('cat')], { ...where, signal })
    stdout.resume()
    await expect(ended).rejects.toBe(reason)
  })

  it('after the end changes nothing', async () => {
    const stop = new AbortController()
    const { stdout, ended } = startPipeline([script('exit 0')], { ...where, signal: stop.signal })
    stdout.resume()
    await ended
    stop.abort(reason)
    await expect(ended).resolves.toBeUndefined()
  })
})

describe('the environment of a program', () => {
  it('has the variables PATH and LC_ALL, and no others', async () => {
    process.env.TAR_OPTIONS = '--totals'
    try {
      for (const printed of [
        await outputFrom(startPipeline([command('env'), command('cat')], where)),
        await outputOf(command('env')),
      ]) {
        const [locale, path, ...rest] = printed.trim().split('\n').sort()
        expect(locale).toMatch(/^LC_ALL=C/)
        expect(path).toBe(`PATH=${process.env.PATH}`)
        expect(rest).toEqual([])
      }
    } finally {
      delete process.env.TAR_OPTIONS
    }
  })

  it('has an empty umask, while the umask of this process stays', async () => {
    const mask = process.umask(0o027)
    try {
      expect(await outputFrom(startPipeline([script('umask')], where))).toMatch(/^0+\n$/)
      const missing = startPipeline([{ path: '/nonexistent', args: [] }], where)
      await expect(missing.ended).rejects.toThrow(/ENOENT|No such file/)
      expect(process.umask()).toBe(0o027)
    } finally {
      process.umask(mask)
    }
  })

  it('has the given working directory', async () => {
    const cwd = scratch.fresh()
    expect(await outputFrom(startPipeline([script('pwd -P')], { ...where, cwd }))).toBe(`${cwd}\n`)
  })

  it('passes its arguments unchanged', async () => {
    const args = ['$(touch pwned)', '`x`', 'a b', "'", '"', '\\', '', '*', '-x', 'new\nline', 'é']
    const print = script('printf "[%s]" "$@"', ...args)
    const expected = args.map((arg) => `[${arg}]`).join('')
    expect(await outputFrom(startPipeline([print], where))).toBe(expected)
    expect(await outputOf(print)).toBe(expected)
  })
})

describe('one program', () => {
  it('gives its output, wherever the program is', async () => {
    const dir = join(scratch.dir, 'a directory $HOME')
    mkdirSync(dir)
    const path = join(dir, "it's a shell")
    symlinkSync(paths.get('sh') as string, path)
    expect(await outputOf({ path, args: ['-c', 'echo output; echo complaint >&2'] })).toBe('output\n')
  })

  it('that fails is named with its exit code and message', async () => {
    await expect(outputOf(script('echo wrong >&2; exit 4'))).rejects.toMatchObject({
      name: 'ToolFailure',
      message: `${paths.get('sh')} failed with exit code 4: wrong`,
    })
  })

  it('may fail with exit codes that mean success', async () => {
    const version = script('echo version; exit 1')
    expect(await outputOf(version, { goodCodes: [0, 1] })).toBe('version\n')
    await expect(outputOf(version)).rejects.toThrow('exit code 1')
  })

  it('by a signal is named with the signal', async () => {
    await expect(outputOf(script('kill -TERM $$'))).rejects.toThrow('was ended by SIGTERM')
  })

  it('that cannot be started is named', async () => {
    const garbage = join(scratch.dir, 'garbage')
    writeFileSync(garbage, '#!/no/such/interpreter', { mode: 0o755 })
    for (const path of [garbage, join(scratch.dir, 'missing'), `${scratch.dir}/ends in \\`])
      await expect(outputOf({ path, args: [] })).rejects.toMatchObject({
        name: 'ToolFailure',
        message: expect.stringContaining(`${path} could not be run: `),
      })
  })

  it('gets its input, and without input an empty one', async () => {
    expect(await outputOf(command('cat'), { input: Buffer.from('text') })).toBe('text')
    expect(await outputOf(command('cat'))).toBe('')
  })

  it('gives its output byte by byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
    const { path, args } = command('cat')
    expect((await run(path, args, { ...where, input: bytes })).stdout).toEqual(bytes)
  })

  it('may end before it has read its input', async () => {
    expect(await outputOf(script('exit 0'), { input: Buffer.alloc(10 * megabyte) })).toBe('')
    const garbage = join(scratch.dir, 'more garbage')
    writeFileSync(garbage, '#!/no/such/interpreter', { mode: 0o755 })
    const running = outputOf({ path: garbage, args: [] }, { input: Buffer.alloc(10 * megabyte) })
    await expect(running).rejects.toThrow('could not be run')
  })

  it('that does not end is killed, and no other with it', async () => {
    const running = outputOf(command('cat'), { input: Buffer.alloc(10 * megabyte) })
    const late = outputOf(script('kill -STOP $$'), { limitMs: 100 })
    await expect(late).rejects.toMatchObject({
      name: 'ToolFailure',
      message: `${paths.get('sh')} did not end within 0.1 seconds`,
    })
    expect(await running).toHaveLength(10 * megabyte)
  })

  it('that has ended is not late where this process was too busy to notice', async () => {
    const limitMs = 200
    const running = outputOf(script('echo ended'), { limitMs })
    const began = performance.now()
    while (left().length === 0) await setTimeout(5)
    const isOver = (): boolean => left().every(({ name }) => name.startsWith('['))
    while (!isOver() || performance.now() - began <= 1.2 * limitMs) blockFor(10)
    expect(await running).toBe('ended\n')
  })

  it('ends when its signal aborts, also before its start', async () => {
    const stop = new AbortController()
    const reason = new Error('the reason')
    const running = outputOf(script('kill -STOP $$'), { signal: stop.signal })
    while (left().length === 0) await setTimeout(5)
    const starting = outputOf(command('sleep', '1000'), { signal: stop.signal })
    stop.abort(reason)
    await Promise.all([running, starting].map((ended) => expect(ended).rejects.toBe(reason)))
    await expect(outputOf(command('sleep', '1000'), { signal: stop.signal })).rejects.toBe(reason)
  })

  it('may leave a process behind that holds its output', async () => {
    const pid = (await outputOf(script('sleep 1000 & echo $!'))).trim()
    // The program has ended, and the process that it left still runs: this throws otherwise.
    expect(process.kill(Number(pid), 'SIGKILL')).toBe(true)
  })

  it('of the system is found on PATH', async () => {
    const cwd = scratch.fresh()
    await run('mkdir', ['made'], { ...where, cwd })
    expect(statSync(join(cwd, 'made')).isDirectory()).toBe(true)
    await expect(run('mkdir', ['made'], { ...where, cwd })).rejects.toMatchObject({
      name: 'ToolFailure',
    })
    await expect(run('no-such-program', [], where)).rejects.toThrow('no-such-program')
  })

  it('is searched among files in absolute directories of PATH, without messages about the others', () => {
    const cwd = scratch.fresh()
    const dirs = ['a directory', 'no program', 'program'].map((name) => join(cwd, name))
    for (const dir of dirs) mkdirSync(dir)
    const [directory = '', noProgram = '', program = ''] = dirs
    mkdirSync(join(directory, 'tool'))
    writeFileSync(join(noProgram, 'tool'), '', { mode: 0o644 })
    writeFileSync(join(program, 'tool'), '', { mode: 0o755 })
    const file = join(noProgram, 'tool')
    const path = ['', 'program', join(cwd, 'missing'), file, ...dirs].join(':')
    const script = `
    process.chdir(${JSON.stringify(cwd)})
    process.env.PATH = ${JSON.stringify(path)}
    const { findProgram } = await import(${JSON.stringify(join(import.meta.dirname, '../../../src/system/program.ts'))})
    process.stdout.write(findProgram('tool') + ' ' + findProgram('other'))`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    })
    expect([stdout, stderr]).toEqual([`${join(program, 'tool')} undefined`, ''])
  })
})

describe('the watch of a program', () => {
  const { setInterval } = globalThis
  beforeAll(() => {
    globalThis.setInterval = ((work: () => void, ms: number) =>
      setInterval(work, ms === 12_000 ? 50 : ms)) as typeof setInterval
  })
  afterAll(() => {
    globalThis.setInterval = setInterval
  })
  const busy = { limitMs: 'while-busy' } as const
  const longer = 1500

  it('ends one that makes no progress, alone, in a shell, and behind others', async () => {
    const late = expect.objectContaining({
      message: expect.stringMatching(/ has made no progress for 2 minutes$/),
    })
    await expect(outputOf(command('sleep', '60'), busy)).rejects.toEqual(late)
    const shells = newShells(command('sh'))
    await expect(shells.run('sleep 60', 'sleep', where)).rejects.toEqual(late)
    const pipeline = startPipeline([command('cat'), command('sleep', '60')], where)
    pipeline.stdin.end('input')
    await expect(pipeline.ended).rejects.toEqual(late)
    while (left().length > 0) await setTimeout(10)
  })

  it('leaves one that works, also where a child of it does', async () => {
    const text = `end=$(($(date +%s) + 3)); while [ $(date +%s) -lt $end ]; do :; done; echo done`
    expect(await outputOf(script(`sh -c '${text}'`), busy)).toBe('done\n')
  })

  it('leaves one that waits for this process, to write or to read', async () => {
    const waiting = startPipeline([command('cat')], where)
    await setTimeout(longer)
    waiting.stdin.end('input')
    expect(await outputFrom(waiting)).toBe('input')
    const writing = startPipeline([command('head', '-c', `${megabyte}`, '/dev/zero')], where)
    writing.stdin.end()
    await setTimeout(longer)
    expect((await outputFrom(writing)).length).toBe(megabyte)
  })
})

it('a detached program gets the variables that Node needs to start, and no secrets', async () => {
  const given = {
    NODE_TOKEN: 'secret',
    NODE_AUTH_TOKEN: 'secret',
    NODE_EXTRA_CA_CERTS: '/ca',
    RUNNER_TRACKING_ID: '1',
  }
  const saved = { ...process.env }
  Object.assign(process.env, given)
  const { ask } = startDetached(['-e', 'process.send(process.env)'])
  for (const name of Object.keys(given)) delete process.env[name]
  Object.assign(process.env, saved)
  const env = await ask({})
  expect(env).toMatchObject({ NODE_EXTRA_CA_CERTS: '/ca' })
  expect(JSON.stringify(env)).not.toMatch(/secret|RUNNER_/)
  // Its end is noted a moment after that of its output.
  while (left().length > 0) await setTimeout(10)
})

it('a detached program that has ended may have answered', async () => {
  const program = 'process.send("answer"); process.once("disconnect", () => {}).disconnect()'
  const { ask, pid } = startDetached(['-e', program])
  // Without a turn of the event loop, this process does not know of the end.
  while (!/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'latin1')));
  expect(await ask({})).toBe('answer')
  while (left().length > 0) await setTimeout(10)
})

it('a process that has done its work ends with its code, after its listeners', () => {
  const program = `
    const { exit } = await import(${JSON.stringify(join(import.meta.dirname, '../../../src/main/program.ts'))})
    process.on('exit', (code) => process.stdout.write(String(code)))
    process.exitCode = 7
    exit()`
  const end = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(end).toMatchObject({ status: 7, stdout: '7', stderr: '' })
})
