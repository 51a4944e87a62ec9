/** Tells processes apart, of which numbers come again. */
import { readFileSync } from 'node:fs'

/** When a process started, in the kernel's ticks; undefined when there is none of this number, or it has ended. */
export function startOf(pid: number | string): string | undefined {
  try {
    // The second field is the name in brackets, which may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    // Where nobody takes note of its end, it stays in the list.
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}
