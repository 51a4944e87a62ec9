/** Measures the machine by Linux's counters. Figures that cannot be read are undefined. */
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { orUndefined } from '../system/failure.ts'

export interface Figures {
  cpu?: Cpu | undefined
  /** The disks that hold the watched paths. */
  disks?: Disk[] | undefined
  /** The interfaces that moved bytes. */
  network?: Interface[] | undefined
}

export interface Cpu {
  cores: number
  /** The share of all cores that any process used, 0 to 1. */
  busy: number
  /** The share of time that cores were idle and waited for a disk, 0 to 1. */
  iowait: number
  /** CPU time of this process with all its threads; may exceed wall time. */
  ownMs: number
  /** CPU time of the programs it started that have ended. */
  programsMs: number
}

export interface Disk {
  /** As the kernel names it: vda, nvme0n1p1. */
  name: string
  readBytes: number
  writtenBytes: number
  reads: number
  writes: number
  /** How long it had requests to serve. */
  busyMs: number
}

interface Interface {
  name: string
  receivedBytes: number
  sentBytes: number
}

/** @param paths absolute; they need not exist yet */
export function watchMachine(paths: string[]): () => Figures {
  const before = readAll()
  const own = process.cpuUsage()
  const devices = new Set(paths.map(deviceOf))
  return () => {
    const after = readAll()
    const { user, system } = process.cpuUsage(own)
    return {
      cpu: cpuOf(before, after, (user + system) / 1000),
      disks: disksOf(before, after, devices),
      network: networkOf(before, after),
    }
  }
}

type Texts = Record<'stat' | 'self' | 'disks' | 'net', string>

// Only a report needs to parse the texts, which takes longer than to read them.
function readAll(): Texts {
  return { stat: read('stat'), self: read('self/stat'), disks: read('diskstats'), net: read('net/dev') }
}

function read(name: string): string {
  return orUndefined(() => readFileSync(`/proc/${name}`, 'latin1')) ?? ''
}

/** `<major>:<minor>` of the disk of a path, or of its nearest parent that exists. */
function deviceOf(path: string): string {
  try {
    const { dev } = statSync(path, { bigint: true })
    // As glibc packs them: https://man7.org/linux/man-pages/man3/makedev.3.html
    const major = ((dev >> 8n) & 0xfffn) | ((dev >> 32n) & ~0xfffn)
    const minor = (dev & 0xffn) | ((dev >> 12n) & ~0xffn)
    return `${major}:${minor}`
  } catch {
    return path === dirname(path) ? '' : deviceOf(dirname(path))
  }
}

// The kernel counts CPU time in ticks of this length.
const cpuTickMs = 10

// https://man7.org/linux/man-pages/man5/proc_stat.5.html
function cpuOf(before: Texts, after: Texts, ownMs: number): Cpu | undefined {
  const [from, to] = [before, after].map(({ stat }) => numbers(/^cpu (.*)$/m.exec(stat)?.[1]).slice(0, 8))
  const spent = (to ?? []).map((ticks, at) => ticks - (from?.[at] ?? 0))
  const all = spent.reduce((sum, ticks) => sum + ticks, 0)
  if (all <= 0) return undefined
  const [, , , idle = 0, iowait = 0] = spent
  const cores = after.stat.match(/^cpu\d/gm)?.length ?? 1
  const programsMs = (childTicks(after) - childTicks(before)) * cpuTickMs
  const share = (ticks: number): number => Math.round((1000 * ticks) / all) / 1000
  const busy = share(all - idle - iowait)
  return { cores, busy, iowait: share(iowait), ownMs: Math.round(ownMs), programsMs }
}

/** CPU time of children that have ended, in ticks. */
function childTicks({ self }: Texts): number {
  // The program's name comes before this and may hold any character.
  const fields = numbers(self.slice(self.lastIndexOf(')') + 4))
  return (fields[12] ?? 0) + (fields[13] ?? 0)
}

const sectorBytes = 512

// https://www.kernel.org/doc/html/latest/admin-guide/iostats.html
function disksOf(before: Texts, after: Texts, devices: Set<string>): Disk[] | undefined {
  const rows = ({ disks }: Texts): string[][] => disks.split('\n').map((row) => row.trim().split(/\s+/))
  const earlier = new Map(rows(before).map(([major, minor, , ...counts]) => [`${major}:${minor}`, counts]))
  const disks = rows(after).flatMap(([major, minor, name = '', ...counts]) => {
    const from = earlier.get(`${major}:${minor}`)
    if (!from || !devices.has(`${major}:${minor}`)) return []
    const [reads = 0, , read = 0, , writes = 0, , written = 0, , , busyMs = 0] = counts.map(
      (count, at) => Number(count) - Number(from[at]),
    )
    return { name, readBytes: read * sectorBytes, writtenBytes: written * sectorBytes, reads, writes, busyMs }
  })
  return disks.length > 0 ? disks : undefined
}

function networkOf(before: Texts, after: Texts): Interface[] | undefined {
  const rows = ({ net }: Texts): [name: string, counts: number[]][] =>
    [...net.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, name = '', counts]) => [name, numbers(counts)])
  const earlier = new Map(rows(before))
  const network = rows(after).map(([name, counts]) => {
    const since = (at: number): number => (counts[at] ?? 0) - (earlier.get(name)?.[at] ?? 0)
    return { name, receivedBytes: since(0), sentBytes: since(8) }
  })
  if (network.length === 0) return undefined
  return network.filter(({ receivedBytes, sentBytes }) => receivedBytes + sentBytes > 0)
}

function numbers(text = ''): number[] {
  return text.trim().split(/\s+/).map(Number)
}
