/** Stops unpacking when it writes more than the index declares, or takes far more CPU time than its files can. */
import { readFile } from 'node:fs/promises'
import type { Segment } from '../entry/container.ts'
import { freeBytesAt } from '../system/disk/space.ts'
import { BadEntry } from '../system/failure.ts'
import type { Pipeline, Surroundings } from '../system/pipeline.ts'
import { shortSizeText } from '../system/units.ts'

// Archives are larger than their files, and files may have grown while they were packed.
const marginBytes = 64 * 1024 * 1024
const marginShare = 0.1
const marginPerFile = 8 * 1024
// An index may declare any number of bytes, so the free space is a limit, too. Archives may name a file several times,
// and disks may compress, so output of this many times the free space may still fit.
const timesRoom = 8
const outputCheckMs = 25

// CPU time, because a busy machine and a slow disk take more time, but not more CPU time. tar takes 0.05 ms for a file, and
// 1 ms for some megabytes, so a processor may be a hundred times as slow.
const startMs = 10_000
const msPerFile = 5
const bytesPerMs = 1024
const cpuCheckMs = 500

/** How many bytes a segment may unpack to, without `marginBytes`, which each limit has once. */
export function mostBytesOf({ files, bytes, unpackedBytes = bytes }: Segment): number {
  return Math.max(bytes, unpackedBytes) * (1 + marginShare) + files * marginPerFile
}

export type UnpackLimit = ReturnType<typeof newUnpackLimit>

/** Ends an unpacking that writes more than the index declares, or more than the disk of `dir` can hold. */
export function newUnpackLimit(dir: string) {
  const stop = new AbortController()
  const roomBytes = marginBytes + timesRoom * freeBytesAt(dir)
  let mostBytes = marginBytes
  let countedBytes = 0
  let files = 0
  const checkOutput = (bytes: number): void => {
    if (bytes > mostBytes) stop.abort(new BadEntry('it unpacks to more than its index declares'))
    if (bytes > roomBytes) stop.abort(new Error(`it unpacks to far more than there is room for at ${dir}`))
  }
  const checkCpu = async (pid: number): Promise<void> => {
    const [cpuMs, bytes] = await Promise.all([cpuMsOf(pid), bytesWrittenBy(pid)])
    if (cpuMs <= startMs + files * msPerFile + bytes / bytesPerMs) return
    const work = `${files} ${files === 1 ? 'file' : 'files'} of ${shortSizeText(bytes)}`
    const cost = `${Math.round(cpuMs / 1000)} s of CPU time`
    stop.abort(new Error(`unpacking has taken ${cost} for ${work}, far more than it can; delete the entry`))
  }
  return {
    /** Aborts when the output or the CPU time exceeds the limit. */
    signal: stop.signal,
    /** Allows this many more bytes, and the time for this many more files, directories or links. */
    allow(more: { bytes?: number; files?: number }): void {
      mostBytes += more.bytes ?? 0
      files += more.files ?? 0
    },
    count(bytes: number): void {
      countedBytes += bytes
      checkOutput(countedBytes)
    },
    /**
     * Watches the output of the first program, which may decompress, and the CPU time of the last one, which writes the
     * files. Works on Linux only.
     */
    watch({ firstPid, lastPid, ended }: Pick<Pipeline, 'firstPid' | 'lastPid' | 'ended'>): void {
      const output = setInterval(async () => checkOutput(await bytesWrittenBy(firstPid)), outputCheckMs)
      const cpu = setInterval(checkCpu, cpuCheckMs, lastPid)
      const end = (): void => {
        clearInterval(output)
        clearInterval(cpu)
      }
      ended.then(end, end)
    },
  }
}

export interface LimitedPipeline extends Pipeline {
  limit: UnpackLimit
}

export function startLimited(where: Surroundings, start: (where: Surroundings) => Pipeline): LimitedPipeline {
  const limit = newUnpackLimit(where.cwd)
  const pipeline = start({ ...where, signal: AbortSignal.any([where.signal, limit.signal]) })
  limit.watch(pipeline)
  return { ...pipeline, limit }
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
async function bytesWrittenBy(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/io`, 'latin1').catch(() => '')
  return Number(/^wchar: (\d+)$/m.exec(text)?.[1] ?? 0)
}
