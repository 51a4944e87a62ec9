// Inspects lazy mounts from outside: their content, their server, their leftovers.
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import { stopDescribing } from '../described.ts'
import { annotationsOf } from '../host.ts'
import { loopsBelow } from './loops.ts'

export { described, wholeSeconds } from '../described.ts'

afterAll(stopDescribing)

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

export function mountRootOf({ temp }: Job): string {
  const names = readdirSync(dirname(temp)).filter((name) => name.startsWith('headstart-mount-'))
  // The overlay over the workspace has another one.
  const name = names.find((name) => !existsSync(join(dirname(temp), name, 'plain')))
  if (name === undefined) throw new Error('there is no mount root')
  return join(dirname(temp), name)
}

/** Lines for the user to act on. */
export function warningsOf(step: StepRun): string[] {
  return annotationsOf(step).filter((line) => !line.startsWith('::add-mask'))
}
