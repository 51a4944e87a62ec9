/** Stops a program that unpacks when it takes far more CPU time than its files can, such as tar with a million holes. */
import { readFile } from 'node:fs/promises'
import type { Pipeline } from '../system/pipeline.ts'
import { shortSizeText } from '../system/units.ts'

// CPU time, because a busy machine and a slow disk take more time, but not more CPU time. tar takes 0.05 ms for a file, and
// 1 ms for some megabytes, so a processor may be a hundred times as slow.
const startMs = 10_000
const msPerFile = 5
const bytesPerMs = 1024
const checkMs = 500

export function cpuLimit() {
  const stop = new AbortController()
  let files = 0
  const check = async (pid: number): Promise<void> => {
    const [cpuMs, bytes] = await Promise.all([cpuMsOf(pid), bytesWrittenBy(pid)])
    if (cpuMs <= startMs + files * msPerFile + bytes / bytesPerMs) return
    const work = `${files} ${files === 1 ? 'file' : 'files'} of ${shortSizeText(bytes)}`
    const cost = `${Math.round(cpuMs / 1000)} s of CPU time`
    stop.abort(new Error(`unpacking has taken ${cost} for ${work}, far more than it can; delete the entry`))
  }
  return {
    /** Aborts when the program exceeds the limit. */
    signal: stop.signal,
    /** Allows the time for this many more files, directories or links. */
    allow(more: number): void {
      files += more
    },
    /** Watches the last program, which writes the files, to its end. Works on Linux only. */
    watch({ lastPid, ended }: Pick<Pipeline, 'lastPid' | 'ended'>): void {
      const looking = setInterval(check, checkMs, lastPid)
      const end = (): void => clearInterval(looking)
      ended.then(end, end)
    },
  }
}

// On every architecture of Linux.
const tickMs = 10

// https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
async function cpuMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')
  // The name of the program, in parentheses, may have blanks.
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
  return (user + system) * tickMs
}

/** 0 after the end of the process. https://www.kernel.org/doc/html/latest/filesystems/proc.html (3.3) */
export async function bytesWrittenBy(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/io`, 'latin1').catch(() => '')
  return Number(/^wchar: (\d+)$/m.exec(text)?.[1] ?? 0)
}
