// Inspects lazy mounts from outside: their content, their server, their leftovers.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Job, StepRun } from '../scripts/as-runner.ts'
import { annotationsOf } from './host.ts'
import { loopsBelow } from './loops.ts'

const run = promisify(execFile)
let ownCache: string | undefined
afterAll(() => {
  if (ownCache !== undefined) rmSync(ownCache, { recursive: true })
})

function compiled(): string {
  ownCache ??= mkdtempSync(join(tmpdir(), 'compiled-'))
  return ownCache
}

/** Lines of the kernel's table. */
export function mountsBelow(dir: string): string[] {
  const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
  return lines.filter((line) => line.includes(`${dir}/`))
}

/** The numbers of the servers that have something below a directory open. */
export function serversBelow(dir: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => servesBelow(pid, dir)).map(Number)
}

/** The number of the only one. @throws Error where there is none: signals to number 0 are for the test itself */
export function serverBelow(dir: string): number {
  const [pid, ...others] = serversBelow(dir)
  if (pid === undefined || others.length > 0) throw new Error(`there are ${others.length || 'no'} servers`)
  return pid
}

function servesBelow(pid: string, dir: string): boolean {
  try {
    if (!/\0[^\0]*\/lazy\.js\0$/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) return false
    const open = readdirSync(`/proc/${pid}/fd`)
    return open.some((number) => readlinkSync(`/proc/${pid}/fd/${number}`).startsWith(`${dir}/`))
  } catch {
    return false
  }
}

/** Of a job that is over, but the reports of its steps. */
export async function expectNothingLeft({ temp }: Pick<Job, 'temp'>): Promise<void> {
  const dir = join(temp, '..')
  expect(serversBelow(dir)).toEqual([])
  expect(mountsBelow(dir)).toEqual([])
  expect(readdirSync(temp).filter((name) => !name.endsWith('.json'))).toEqual([])
  // The kernel frees them a moment after the last mount has gone.
  for (let left = 100; left > 0 && loopsBelow(dir).length > 0; left--) await sleep(50)
  expect(loopsBelow(dir)).toEqual([])
}

/**
 * A tree as `describeTree` tells it, but for fractions of seconds, which images do not keep.
 *
 * By another process, as that of a test is often the store: it could not answer itself while it reads.
 */
export async function described(dir: string, onBegin = (): void => {}): Promise<string[]> {
  const program = `import { describeTree } from '${join(import.meta.dirname, 'corpus/tree.ts')}'
    console.error('begun')
    console.log(JSON.stringify(describeTree(process.argv[1])))`
  const args = ['--input-type=module', '--eval', program, dir]
  // Compiling what it reads with takes longer than reading does.
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled() }
  const reading = run(process.execPath, args, { maxBuffer: 1e9, env })
  reading.child.stderr?.once('data', onBegin)
  const { stdout } = await reading
  return wholeSeconds(JSON.parse(stdout) as string[])
}

export function wholeSeconds(lines: string[]): string[] {
  return lines.map((line) => line.replace(/^(\S+ (?:l|. \d{4}) \d+)\d{9}/, '$1'))
}

export function mountRootOf({ temp }: Job): string {
  const name = readdirSync(temp).find((name) => name.startsWith('headstart-mount-'))
  if (name === undefined) throw new Error('there is no mount root')
  return join(temp, name)
}

/** Lines for the user to act on. */
export function warningsOf(step: StepRun): string[] {
  return annotationsOf(step).filter((line) => !line.startsWith('::add-mask'))
}
