/** What a step waited for most, and what would help, in one plain sentence. */

import { secondsText, shortSizeText } from '../units.ts'
import type { Cpu, Disk } from './machine.ts'
import type { Bottleneck, Report } from './report.ts'
import type { Phase } from './timeline.ts'

/** All that it takes to know. */
export type Measured = Pick<Report, 'step' | 'settings' | 'totalMs' | 'phases' | 'machine'>

interface Cause {
  kind: Bottleneck['kind']
  what: string
  /** What was measured. */
  why: string
  advice: string
}

// A step this short is no worry.
const shortMs = 1000

/** Made of measurements alone: the same ones always give the same sentence. */
export function bottleneckOf(measured: Measured): Bottleneck {
  const { totalMs } = measured
  if (totalMs < shortMs)
    return { kind: 'none', sentence: `Nothing is worth mentioning: it took ${secondsText(totalMs)} in all` }
  const cause = causeOf(measured)
  if (!cause) return { kind: 'none', sentence: unclear(measured) }
  const { kind, what, why, advice } = cause
  return { kind, sentence: `The ${what} the bottleneck: ${why}; ${advice}` }
}

/** Who a phase's own time is spent on. A save to this host is not over before the disk has it. */
function sharesOf({ step, phases }: Measured): Record<'store' | 'network' | 'disk' | 'work', number> {
  const isHere = phases.some(({ name }) => name === 'write')
  const shares = { store: 0, network: 0, disk: 0, work: 0 }
  for (const { name, ms } of phases) {
    if (name === 'lookup' || name === 'index' || name === 'reserve') shares.store += ms
    else if (name === 'download' || name === 'upload') shares.network += ms
    else if (name === 'read' || name === 'write') shares.disk += ms
    else if (name === 'publish' && step === 'save') shares[isHere ? 'disk' : 'store'] += ms
    // It goes on beside the packing.
    else if (name !== 'walk') shares.work += ms
  }
  return shares
}

function causeOf(measured: Measured): Cause | undefined {
  const shares = sharesOf(measured)
  const most = Math.max(...Object.values(shares))
  if (most === 0) return undefined
  if (shares.store === most) return latency(measured, most)
  if (shares.network === most) return thread(measured) ?? network(measured, most)
  const isWaiting = shares.disk === most
  return (
    ownCores(measured) ??
    disk(measured, isWaiting) ??
    cores(measured) ??
    thread(measured) ??
    (isWaiting && !busiest(measured) ? unseenDisk(measured) : undefined)
  )
}

function latency({ totalMs }: Measured, ms: number): Cause {
  return {
    kind: 'store latency',
    what: 'store was',
    why: `it took ${secondsText(ms)} of ${secondsText(totalMs)} to answer`,
    advice: 'one that is nearer to this runner would help',
  }
}

// Less comes in a single request.
const manyParts = 10 * 1024 * 1024
const mostConcurrency = 64

function network({ settings, phases, totalMs }: Measured, ms: number): Cause {
  const { bytes, mibPerSecond } = movedIn(phases, ['download', 'upload'])
  const inParts = bytes >= manyParts && settings.concurrency < mostConcurrency
  return {
    kind: 'network',
    what: 'network was',
    why: `it carried ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s, and ${secondsText(ms)} of ${secondsText(totalMs)} were spent waiting for it`,
    advice: inParts
      ? 'a higher `concurrency` would help where each connection is limited, a higher `compression-level` makes entries smaller'
      : 'a higher `compression-level` makes entries smaller',
  }
}

// What others use as well may look busier than it is for us.
const fullyBusy = 0.85
const ownShare = 0.3

/** The cores were busy, and much of that was ours. */
function ownCores(measured: Measured): Cause | undefined {
  const { machine } = measured
  const cpu = machine?.cpu
  if (!machine || !cpu || cpu.busy < fullyBusy) return undefined
  const share = (cpu.ownMs + cpu.programsMs) / (cpu.cores * (machine.endMs - machine.startMs))
  return share < ownShare ? undefined : busyCores(measured, cpu)
}

/** The cores were busy, with whatever. */
function cores(measured: Measured): Cause | undefined {
  const cpu = measured.machine?.cpu
  return cpu && cpu.busy >= fullyBusy ? busyCores(measured, cpu) : undefined
}

function busyCores(measured: Measured, { cores, busy }: Cpu): Cause {
  const whose = cores === 1 ? 'its only core was' : `its ${cores} cores were`
  return {
    kind: 'cpu',
    what: 'CPU was',
    why: `${whose} busy ${percent(busy)} of the time`,
    advice: lessWork(measured, 'more or faster cores'),
  }
}

/** Headstart itself had its hands full. */
function thread(measured: Measured): Cause | undefined {
  const { machine } = measured
  const busy = (machine?.cpu?.ownMs ?? 0) / ((machine?.endMs ?? 0) - (machine?.startMs ?? 0))
  if (!(busy >= fullyBusy)) return undefined
  return {
    kind: 'cpu',
    what: 'CPU was',
    why: `one thread was busy ${percent(Math.min(busy, 1))} of the time`,
    advice: lessWork(measured, 'faster cores'),
  }
}

function lessWork({ step, settings }: Measured, hardware: string): string {
  if (step === 'save' && settings.compressionLevel > 1) return 'a lower `compression-level` would help'
  if (step === 'restore' && settings.mode === 'unpack')
    return '`mode: mount`, which unpacks nothing, would help where this runner allows it'
  return `only ${hardware} would help`
}

// Of all the time it was watched.
const workingBusy = 0.7
const waitingBusy = 0.3
const someIowait = 0.2
const someIdle = 0.3
const smallBytes = 32 * 1024

/** @param isWaiting whether it is known that something waits for a disk */
function disk(measured: Measured, isWaiting: boolean): Cause | undefined {
  const found = busiest(measured)
  if (!found || found.share < (isWaiting ? waitingBusy : workingBusy)) return undefined
  return !isWaiting && isIgnored(measured) ? undefined : busyDisk(measured, found)
}

/** A disk that writes what nobody waits for is busy, too; cores that have nothing to do do not wait for it then. */
function isIgnored({ machine }: Measured): boolean {
  if (!machine?.cpu) return false
  const { cores, busy, iowait } = machine.cpu
  return iowait * cores < someIowait && 1 - busy - iowait > someIdle
}

function busyDisk(measured: Measured, { disk, share }: Busy): Cause {
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
    advice: lessDisk(measured, writtenBytes > readBytes),
  }
}

/** Of which the kernel tells nothing: on a network, or made of several. */
function unseenDisk(measured: Measured): Cause {
  const { bytes, mibPerSecond } = movedIn(measured.phases, ['read', 'write'])
  const isWriting = measured.step === 'save'
  return {
    kind: 'disk throughput',
    what: 'disk was',
    why: `it ${isWriting ? 'wrote' : 'read'} ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s`,
    advice: lessDisk(measured, isWriting),
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

interface Busy {
  disk: Disk
  /** Of the time that it was watched. */
  share: number
}

function busiest({ machine }: Measured): Busy | undefined {
  const [disk] = (machine?.disks ?? []).toSorted((a, b) => b.busyMs - a.busyMs)
  if (!machine || !disk) return undefined
  return { disk, share: Math.min(1, disk.busyMs / (machine.endMs - machine.startMs)) }
}

function unclear(measured: Measured): string {
  const { phases, totalMs, machine } = measured
  const [longest] = phases.toSorted((a, b) => b.ms - a.ms)
  const inAll = secondsText(totalMs)
  const phase = longest
    ? `${longest.name} took ${secondsText(longest.ms)} of ${inAll}`
    : `it took ${inAll} in all`
  const cpu = machine?.cpu && `the cores were busy ${percent(machine.cpu.busy)}`
  const found = busiest(measured)
  const disk = found && `the disk ${percent(found.share)}`
  const busy = [cpu, disk].filter(Boolean).join(', ')
  return `Nothing stood out: ${phase}${busy === '' ? '' : `, while ${busy} of the time`}`
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

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
