/** Names what a step waited for most, and what would help, in one plain sentence. */

import { secondsText } from '../units.ts'
import {
  allCores,
  busiestDisk,
  busyThread,
  type Cause,
  diskWhileWaiting,
  diskWhileWorking,
  type Facts,
  type Measured,
  ownCores,
  percent,
  slowNetwork,
  storeLatency,
  unseenDisk,
} from './bottleneck-causes.ts'
import type { Bottleneck } from './report.ts'

// A shorter step has no bottleneck worth a line.
const shortMs = 1000

export function bottleneckOf(measured: Measured): Bottleneck {
  const { totalMs } = measured
  if (totalMs < shortMs)
    return { kind: 'none', sentence: `Nothing is worth mentioning: it took ${secondsText(totalMs)} in all` }
  const cause = causeOf(measured)
  if (!cause) return { kind: 'none', sentence: unclear(measured) }
  const { kind, what, why, advice } = cause
  return { kind, sentence: `The ${what} the bottleneck: ${why}; ${advice}` }
}

/** What a phase spends its own time on. */
type Share = 'store' | 'network' | 'disk' | 'work'

/** For the largest share, the causes in the order in which they are checked; the first one that holds is named. */
const checks: Record<Share, ((facts: Facts) => Cause | undefined)[]> = {
  store: [storeLatency],
  network: [busyThread, slowNetwork],
  disk: [ownCores, diskWhileWaiting, allCores, busyThread, unseenDisk],
  work: [ownCores, diskWhileWorking, allCores, busyThread],
}

function causeOf(measured: Measured): Cause | undefined {
  const shares = sharesOf(measured)
  const shareMs = Math.max(...Object.values(shares))
  if (shareMs === 0) return undefined
  const { machine } = measured
  const watchedMs = machine ? machine.endMs - machine.startMs : Number.NaN
  const facts = { ...measured, shareMs, watchedMs, busiest: busiestDisk(measured) }
  const largest = (Object.keys(shares) as Share[]).find((share) => shares[share] === shareMs) as Share
  for (const check of checks[largest]) {
    const cause = check(facts)
    if (cause) return cause
  }
  return undefined
}

/** A save to this host ends when the disk has the bytes: there, publishing is disk work. */
function sharesOf({ step, phases }: Measured): Record<Share, number> {
  const isHere = phases.some(({ name }) => name === 'write')
  const shares = { store: 0, network: 0, disk: 0, work: 0 }
  for (const { name, ms } of phases) {
    if (name === 'publish' && step === 'save') shares[isHere ? 'disk' : 'store'] += ms
    // Walking goes on beside packing.
    else if (name !== 'walk') shares[shareOfPhase[name] ?? 'work'] += ms
  }
  return shares
}

const shareOfPhase: Record<string, Share> = {
  lookup: 'store',
  index: 'store',
  reserve: 'store',
  download: 'network',
  upload: 'network',
  read: 'disk',
  write: 'disk',
}

function unclear(measured: Measured): string {
  const { phases, totalMs, machine } = measured
  const [longest] = phases.toSorted((a, b) => b.ms - a.ms)
  const inAll = secondsText(totalMs)
  const phase = longest
    ? `${longest.name} took ${secondsText(longest.ms)} of ${inAll}`
    : `it took ${inAll} in all`
  const cpu = machine?.cpu && `the cores were busy ${percent(machine.cpu.busy)}`
  const found = busiestDisk(measured)
  const disk = found && `the disk ${percent(found.share)}`
  const busy = [cpu, disk].filter(Boolean).join(', ')
  return `Nothing stood out: ${phase}${busy === '' ? '' : `, while ${busy} of the time`}`
}
