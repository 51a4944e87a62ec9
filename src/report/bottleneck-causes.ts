/** The causes that can hold a step up: how each one is measured, and what would help against it. */
import { secondsText, shortSizeText } from '../system/units.ts'
import type { Disk } from './machine.ts'
import type { Bottleneck, Report } from './report.ts'

/** The measurements. The same measurements always give the same sentence. */
export type Measured = Pick<Report, 'step' | 'settings' | 'totalMs' | 'phases' | 'machine'>

export interface Cause {
  kind: Bottleneck['kind']
  what: string
  /** The measurement. */
  why: string
  advice: string
}

/** Shares of the watched time, 0 to 1; not a number where they were not measured. */
export interface Load {
  /** How much of all cores any process used. */
  cores: number
  /** How much of all cores this step used. */
  ownCores: number
  /** How much of its time Node's main thread worked. */
  thread: number
  /** How long cores waited for a disk, as a share of one core. */
  iowait: number
  /** How long cores did nothing, as a share of all cores. */
  idle: number
  /** How long the busiest disk worked. */
  disk: number
}

/** What a phase spends its own time on. */
export type Share = 'store' | 'network' | 'disk' | 'work'

/** The measurements, and the values that the checks derive from them. */
export interface Evidence extends Measured {
  /** The share that took the longest. */
  share: Share
  shareMs: number
  load: Load
  /** The busiest disk. The kernel counts nothing for a disk on a network, or one that is made of several. */
  disk: Disk | undefined
}

export function storeLatency({ totalMs, shareMs }: Evidence): Cause {
  return {
    kind: 'store latency',
    what: 'store',
    why: `it took ${secondsText(shareMs)} of ${secondsText(totalMs)} to answer`,
    advice: 'a faster or nearer one would help',
  }
}

// A smaller entry comes in a single request.
const manyParts = 10 * 1024 * 1024
const mostConcurrency = 64

export function slowNetwork({ settings, phases, totalMs, shareMs }: Evidence): Cause {
  const { bytes, mibPerSecond } = movedIn(phases, ['download', 'upload'])
  const inParts = bytes >= manyParts && settings.connections < mostConcurrency
  const connections = 'more `connections` would help where each connection is limited, '
  return {
    kind: 'network',
    what: 'network',
    why: `it carried ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s, and ${secondsText(shareMs)} of ${secondsText(totalMs)} were spent waiting for it`,
    advice: `${inParts ? connections : ''}${smallerEntries}`,
  }
}

const smallerEntries = 'a higher `compression-level` makes entries smaller'

export function busyCores(evidence: Evidence): Cause {
  const { cores = 1 } = evidence.machine?.cpu ?? {}
  const { load } = evidence
  const others = load.cores - load.ownCores
  const busy = `${cores === 1 ? 'its only core was' : `its ${cores} cores were`} busy`
  const why = `${busy} ${percent(load.cores)} of the time`
  // No setting of the step makes other processes do less.
  if (others > load.ownCores)
    return {
      kind: 'cpu',
      what: 'load of other processes',
      why: `${why}, ${percent(others)} by other processes than this step`,
      advice: 'fewer jobs at once on this machine, or more cores, would help',
    }
  return busyCpu(evidence, why, 'more or faster cores')
}

export function busyThread(evidence: Evidence): Cause {
  return busyCpu(evidence, `one thread was busy ${percent(evidence.load.thread)} of the time`, 'faster cores')
}

function busyCpu({ step, settings }: Measured, why: string, hardware: string): Cause {
  let advice = `only ${hardware} would help`
  if (step === 'save' && settings.compressionLevel > 1) advice = 'a lower `compression-level` would help'
  if (step === 'restore' && settings.mode === 'unpack')
    advice = '`mode: mount`, which unpacks nothing, would help where this runner allows it'
  return { kind: 'cpu', what: 'CPU', why, advice }
}

// Smaller operations cost time per operation, larger ones per byte.
const smallBytes = 32 * 1024

export function slowDisk(evidence: Evidence): Cause {
  const { name, readBytes, writtenBytes, reads, writes, busyMs } = evidence.disk as Disk
  const bytesEach = (readBytes + writtenBytes) / (reads + writes)
  const isSmall = bytesEach < smallBytes
  const isWriting = writtenBytes > readBytes
  const operations = `did ${Math.round((reads + writes) / (busyMs / 1000))} operations/s of ${shortSizeText(bytesEach)}`
  const throughput = isWriting
    ? `wrote ${rate(writtenBytes, busyMs)} MiB/s`
    : `read ${rate(readBytes, busyMs)} MiB/s`
  return {
    kind: isSmall ? 'disk operations' : 'disk throughput',
    what: 'disk',
    why: `${name} ${isSmall ? operations : throughput} and was busy ${percent(evidence.load.disk)} of the time`,
    advice: lessDisk(evidence, isWriting),
  }
}

export function unseenDisk(evidence: Evidence): Cause {
  const { bytes, mibPerSecond } = movedIn(evidence.phases, ['read', 'write'])
  const isWriting = evidence.step === 'save'
  return {
    kind: 'disk throughput',
    what: 'disk',
    why: `it ${isWriting ? 'wrote' : 'read'} ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s`,
    advice: lessDisk(evidence, isWriting),
  }
}

function lessDisk({ step, settings }: Measured, isWriting: boolean): string {
  if (step === 'save' && isWriting) return smallerEntries
  const ways = [
    ...(settings.mode === 'unpack' ? ['`mode: mount`'] : []),
    ...(isWriting && settings.ramdisk === 'false' ? ['`ramdisk`'] : []),
  ]
  if (step === 'save' || ways.length === 0) return 'only a faster one would help'
  return `${ways.join(' or ')} would help where this runner allows mounting`
}

function movedIn(phases: Report['phases'], names: string[]): { bytes: number; mibPerSecond: number } {
  const moved = phases.filter(({ name }) => names.includes(name))
  const bytes = moved.reduce((sum, phase) => sum + (phase.bytes ?? 0), 0)
  const ms = moved.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
  return { bytes, mibPerSecond: rate(bytes, ms) }
}

function rate(bytes: number, ms: number): number {
  const mebibytes = bytes / 1024 / 1024 / (ms / 1000)
  return mebibytes < 10 ? Math.round(mebibytes * 10) / 10 : Math.round(mebibytes)
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
