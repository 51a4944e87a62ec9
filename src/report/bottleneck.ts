/** Names what a step waited for most, and what would help, in one plain sentence. */
import { secondsText } from '../system/units.ts'
import * as causes from './bottleneck-causes.ts'
import { type Evidence, type Load, type Measured, percent, type Share } from './bottleneck-causes.ts'
import type { Cpu } from './machine.ts'
import type { Bottleneck } from './report.ts'

/** A shorter step has no bottleneck worth a line. */
export const shortestStepMs = 1000

export function bottleneckOf(measured: Measured): Bottleneck {
  const { totalMs } = measured
  if (totalMs < shortestStepMs)
    return {
      kind: 'none',
      sentence: `The step is too short to have a bottleneck: it took ${secondsText(totalMs)}`,
    }
  const evidence = evidenceOf(measured)
  const { share, shareMs, load } = evidence
  const check = shareMs > 0 ? checks[share].find(([condition]) => conditions[condition](load)) : undefined
  const cause = check?.[1](evidence)
  if (!cause) return { kind: 'none', sentence: unclear(evidence) }
  const { kind, what, why, advice } = cause
  return { kind, sentence: `The ${what} was the bottleneck: ${why}; ${advice}` }
}

const conditions = {
  always: () => true,
  coresAreBusy: ({ cores }) => cores >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores, ownCores }) => cores >= 0.85 && ownCores >= 0.3,
  threadIsBusy: ({ thread }) => thread >= 0.85,
  diskIsBusy: ({ disk }) => disk >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk, iowait, idle }) => disk >= 0.7 && !(iowait < 0.2 && idle > 0.3),
  diskIsUnseen: ({ disk }) => Number.isNaN(disk),
} satisfies Record<string, (load: Load) => boolean>

/** For the largest share, the causes in the order in which they are checked; the first one that holds is named. */
const checks: Record<Share, [keyof typeof conditions, (evidence: Evidence) => causes.Cause][]> = {
  store: [['always', causes.storeLatency]],
  network: [
    ['threadIsBusy', causes.busyThread],
    ['always', causes.slowNetwork],
  ],
  disk: [
    ['ownCoresAreBusy', causes.busyCores],
    ['diskIsBusy', causes.slowDisk],
    ['coresAreBusy', causes.busyCores],
    ['threadIsBusy', causes.busyThread],
    ['diskIsUnseen', causes.unseenDisk],
  ],
  work: [
    ['ownCoresAreBusy', causes.busyCores],
    ['diskHinders', causes.slowDisk],
    ['coresAreBusy', causes.busyCores],
    ['threadIsBusy', causes.busyThread],
  ],
}

function evidenceOf(measured: Measured): Evidence {
  const { machine } = measured
  const watchedMs = machine ? machine.endMs - machine.startMs : Number.NaN
  const figure = (name: keyof Cpu): number => machine?.cpu?.[name] ?? Number.NaN
  const [busy, iowait, ownMs] = [figure('busy'), figure('iowait'), figure('ownMs')]
  const [disk] = (machine?.disks ?? []).toSorted((a, b) => b.busyMs - a.busyMs)
  const load = {
    cores: busy,
    ownCores: (ownMs + figure('programsMs')) / (figure('cores') * watchedMs),
    thread: Math.min(1, ownMs / watchedMs),
    iowait: iowait * figure('cores'),
    idle: 1 - busy - iowait,
    disk: disk ? Math.min(1, disk.busyMs / watchedMs) : Number.NaN,
  }
  return { ...measured, load, disk, ...largestShareOf(measured) }
}

/** Publishing to this host is disk work: it ends when the disk has the bytes. */
function largestShareOf({ step, phases }: Measured): Pick<Evidence, 'share' | 'shareMs'> {
  const isHere = phases.some(({ name }) => name === 'write')
  const shares = { store: 0, network: 0, disk: 0, work: 0 }
  for (const { name, ms } of phases) {
    if (name === 'publish' && step === 'save') shares[isHere ? 'disk' : 'store'] += ms
    // Walking goes on beside packing.
    else if (name !== 'walk') shares[shareOfPhase[name] ?? 'work'] += ms
  }
  const shareMs = Math.max(...Object.values(shares))
  const share = (Object.keys(shares) as Share[]).find((name) => shares[name] === shareMs) as Share
  return { share, shareMs }
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

function unclear({ phases, totalMs, load }: Evidence): string {
  const [longest] = phases.toSorted((a, b) => b.ms - a.ms)
  const inAll = secondsText(totalMs)
  const phase = longest
    ? `${longest.name} took ${secondsText(longest.ms)} of ${inAll}`
    : `it took ${inAll} in all`
  const busy = [
    ...(Number.isNaN(load.cores) ? [] : [`the cores were busy ${percent(load.cores)}`]),
    ...(Number.isNaN(load.disk) ? [] : [`the disk ${percent(load.disk)}`]),
  ]
  return `Nothing stood out: ${phase}${busy.length === 0 ? '' : `, while ${busy.join(', ')} of the time`}`
}
