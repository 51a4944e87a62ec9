// The sign of life of a process of this host that has ended.
import { signOf } from '../../src/system/machine/sign-of-life.ts'

// The kernel gives no pid from here on: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html (pid_max)
const noPid = 2 ** 22 + 1

/** @param dir where a file gets this sign as a part of its name */
export function endedSign(dir: string): string {
  return signOf({ pid: noPid, start: '1' }, dir)
}

/** The sign of a process in another container of this host. */
export function hiddenSign(dir: string): string {
  return endedSign(dir).replace(/\w+(?=\.\w+\.\w+$)/, '1')
}

/** What the staging directory of an ended process is called. @param dir the one that holds it */
export function endedStaging(dir: string, suffix = 'abcDEF'): string {
  return `.headstart-staging-${endedSign(dir)}-${suffix}`
}
