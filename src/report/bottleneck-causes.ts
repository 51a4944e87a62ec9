/** The causes that can hold a step up: when each one holds, and what would help against it. */

import { secondsText, shortSizeText } from '../units.ts'
import type { Cpu, Disk } from './machine.ts'
import type { Bottleneck, Report } from './report.ts'
import type { Phase } from './timeline.ts'

/** The measurements that the sentence is made of: the same ones always give the same sentence. */
export type Measured = Pick<Report, 'step' | 'settings' | 'totalMs' | 'phases' | 'machine'>

export interface Cause {
  kind: Bottleneck['kind']
  what: string
  /** The measurement. */
  why: string
  advice: string
}

/** The measurements, and what the checks derive from them. */
export interface Facts extends Measured {
  /** The time of the largest share. */
  shareMs: number
  /** How long the machine was watched; not a number where it was not. */
  watchedMs: number
  busiest: BusyDisk | undefined
}

/** Shares from 0 to 1, of the watched time unless it says otherwise. */
const limits = {
  /** Cores, or a single thread, are busy from here on. */
  busyCpu: 0.85,
  /** From this share of all CPU time on, busy cores are busy with this step; others use the machine as well. */
  ownCpu: 0.3,
  /** A disk is busy from here on, when the step waits for a disk … */
  diskWhileWaiting: 0.3,
  /** … and when it does not, where the cores wait for a disk (`iowait`, of one core) or have little left (`idle`). */
  diskWhileWorking: 0.7,
  iowait: 0.2,
  idle: 0.3,
}

export function storeLatency({ totalMs, shareMs }: Facts): Cause {
  return {
    kind: 'store latency',
    what: 'store was',
    why: `it took ${secondsText(shareMs)} of ${secondsText(totalMs)} to answer`,
    advice: 'one that is nearer to this runner would help',
  }
}

// A smaller entry comes in a single request.
const manyParts = 10 * 1024 * 1024
const mostConcurrency = 64

export function slowNetwork({ settings, phases, totalMs, shareMs }: Facts): Cause {
  const { bytes, mibPerSecond } = movedIn(phases, ['download', 'upload'])
  const inParts = bytes >= manyParts && settings.concurrency < mostConcurrency
  return {
    kind: 'network',
    what: 'network was',
    why: `it carried ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s, and ${secondsText(shareMs)} of ${secondsText(totalMs)} were spent waiting for it`,
    advice: inParts
      ? 'a higher `concurrency` would help where each connection is limited, a higher `compression-level` makes entries smaller'
      : 'a higher `compression-level` makes entries smaller',
  }
}

/** The cores were busy, and a good part of that was this step. */
export function ownCores(facts: Facts): Cause | undefined {
  const cpu = facts.machine?.cpu
  if (!cpu) return undefined
  const share = (cpu.ownMs + cpu.programsMs) / (cpu.cores * facts.watchedMs)
  return share < limits.ownCpu ? undefined : allCores(facts)
}

/** The cores were busy, whoever used them. */
export function allCores(facts: Facts): Cause | undefined {
  const cpu = facts.machine?.cpu
  if (!cpu || cpu.busy < limits.busyCpu) return undefined
  const whose = cpu.cores === 1 ? 'its only core was' : `its ${cpu.cores} cores were`
  return busyCpu(facts, `${whose} busy ${percent(cpu.busy)} of the time`, 'more or faster cores')
}

/** One thread was busy: Node's own. */
export function busyThread(facts: Facts): Cause | undefined {
  const busy = (facts.machine?.cpu?.ownMs ?? 0) / facts.watchedMs
  if (!(busy >= limits.busyCpu)) return undefined
  return busyCpu(facts, `one thread was busy ${percent(Math.min(busy, 1))} of the time`, 'faster cores')
}

function busyCpu(facts: Facts, why: string, hardware: string): Cause {
  return { kind: 'cpu', what: 'CPU was', why, advice: lessWork(facts, hardware) }
}

function lessWork({ step, settings }: Measured, hardware: string): string {
  if (step === 'save' && settings.compressionLevel > 1) return 'a lower `compression-level` would help'
  if (step === 'restore' && settings.mode === 'unpack')
    return '`mode: mount`, which unpacks nothing, would help where this runner allows it'
  return `only ${hardware} would help`
}

export function diskWhileWaiting(facts: Facts): Cause | undefined {
  const { busiest } = facts
  return !busiest || busiest.share < limits.diskWhileWaiting ? undefined : slowDisk(facts, busiest)
}

/** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
export function diskWhileWorking(facts: Facts): Cause | undefined {
  const { busiest, machine } = facts
  if (!busiest || busiest.share < limits.diskWhileWorking) return undefined
  return machine?.cpu && isUnhindered(machine.cpu) ? undefined : slowDisk(facts, busiest)
}

function isUnhindered({ cores, busy, iowait }: Cpu): boolean {
  return iowait * cores < limits.iowait && 1 - busy - iowait > limits.idle
}

// Smaller operations cost time per operation, larger ones per byte.
const smallBytes = 32 * 1024

function slowDisk(facts: Facts, { disk, share }: BusyDisk): Cause {
  const { readBytes, writtenBytes, reads, writes, busyMs } = disk
  const bytes = readBytes + writtenBytes
  const operations = reads + writes
  const inMebibytes = (bytes: number): string => `${rate(bytes, busyMs)} MiB/s`
  const wrote =
    writtenBytes > readBytes ? `wrote ${inMebibytes(writtenBytes)}` : `read ${inMebibytes(readBytes)}`
  const isSmall = bytes / operations < smallBytes
  const did = `did ${Math.round(operations / (busyMs / 1000))} operations/s of ${shortSizeText(bytes / operations)}`
  return {
    kind: isSmall ? 'disk operations' : 'disk throughput',
    what: 'disk was',
    why: `${disk.name} ${isSmall ? did : wrote} and was busy ${percent(share)} of the time`,
    advice: lessDisk(facts, writtenBytes > readBytes),
  }
}

/** The kernel counts nothing for a disk on a network, or one that is made of several. */
export function unseenDisk(facts: Facts): Cause | undefined {
  if (facts.busiest) return undefined
  const { bytes, mibPerSecond } = movedIn(facts.phases, ['read', 'write'])
  const isWriting = facts.step === 'save'
  return {
    kind: 'disk throughput',
    what: 'disk was',
    why: `it ${isWriting ? 'wrote' : 'read'} ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s`,
    advice: lessDisk(facts, isWriting),
  }
}

function lessDisk({ step, settings }: Measured, isWriting: boolean): string {
  const ways = [
    ...(settings.mode === 'unpack' ? ['`mode: mount`'] : []),
    ...(isWriting && settings.ramdisk === 'off' ? ['`ramdisk`'] : []),
  ]
  if (step === 'save')
    return isWriting ? 'a higher `compression-level` makes entries smaller' : 'only a faster one would help'
  if (ways.length === 0) return 'only a faster one would help'
  return `${ways.join(' or ')} would help where this runner allows mounting`
}

interface BusyDisk {
  disk: Disk
  /** Of the watched time, 0 to 1. */
  share: number
}

export function busiestDisk({ machine }: Measured): BusyDisk | undefined {
  const [disk] = (machine?.disks ?? []).toSorted((a, b) => b.busyMs - a.busyMs)
  if (!machine || !disk) return undefined
  return { disk, share: Math.min(1, disk.busyMs / (machine.endMs - machine.startMs)) }
}

function movedIn(phases: Phase[], names: string[]): { bytes: number; mibPerSecond: number } {
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
