// Reports derive the bottleneck from their figures.
import { bottleneckOf } from '../../../src/report/bottleneck.ts'
import type { Measured } from '../../../src/report/bottleneck-causes.ts'
import type { MachineFigures, Phase } from '../../../src/report/timeline.ts'

const mebibyte = 1024 * 1024

/** Phases one after the other, each with its own time and, where it moved any, MiB. */
function measured(
  own: Record<string, [ms: number, mebibytes?: number]>,
  more: Partial<Measured> = {},
): Measured {
  let startMs = 0
  const phases: Phase[] = Object.entries(own).map(([name, [ms, mebibytes]]) => {
    const phase = { name, startMs, endMs: startMs + ms, ms }
    startMs += ms
    return mebibytes === undefined
      ? phase
      : { ...phase, bytes: mebibytes * mebibyte, mibPerSecond: (1000 * mebibytes) / ms }
  })
  const settings = {
    mode: 'unpack' as const,
    ramdisk: 'false' as const,
    connections: 8,
    partBytes: 8 * mebibyte,
    compressionLevel: 3,
  }
  return { step: 'restore', settings, totalMs: startMs, phases, ...more }
}

/** Ten seconds of it. */
function machine(
  cpu: Partial<MachineFigures['cpu']>,
  disk?: Partial<NonNullable<MachineFigures['disks']>[number]>,
): MachineFigures {
  const idleDisk = { name: 'sdb', readBytes: 0, writtenBytes: 0, reads: 0, writes: 0, busyMs: 0 }
  return {
    startMs: 0,
    endMs: 10_000,
    cpu: { cores: 4, busy: 0.1, iowait: 0, ownMs: 500, programsMs: 2000, ...cpu },
    ...(disk && { disks: [{ ...idleDisk, ...disk }] }),
  }
}

const unpacking = {
  lookup: [10],
  index: [5],
  download: [900, 500],
  verify: [300, 500],
  unpack: [8800],
} as const
const fullDisk = { writtenBytes: 2027 * mebibyte, writes: 9000, busyMs: 9700 }
const waiting = { busy: 0.2, iowait: 0.3 }

function sentenceOf(
  own: Record<string, readonly [number, number?]>,
  more: Partial<Measured> = {},
): [string, string] {
  const { kind, sentence } = bottleneckOf(measured(own as Record<string, [number, number?]>, more))
  return [kind, sentence]
}

const settingsWith = (more: Partial<Measured['settings']>): Pick<Measured, 'settings'> => ({
  settings: { ...measured({}).settings, ...more },
})

it.each<[string, [string, string], [string, string]]>([
  [
    'nothing that is short',
    sentenceOf({ lookup: [300], download: [600, 5] }),
    ['none', 'The step is too short to have a bottleneck: it took 900 ms'],
  ],
  [
    'the network of a restore',
    sentenceOf({ lookup: [20], index: [20], download: [9000, 85], verify: [60, 85], unpack: [900] }),
    [
      'network',
      'The network was the bottleneck: it carried 85.0 MiB at 9.4 MiB/s, and 9.00 s of 10.00 s were spent waiting for it; more `connections` would help where each connection is limited, a higher `compression-level` makes entries smaller',
    ],
  ],
  [
    'the network of a small one, which no connections help',
    sentenceOf({ lookup: [20], download: [3000, 5], unpack: [900] }),
    [
      'network',
      'The network was the bottleneck: it carried 5.0 MiB at 1.7 MiB/s, and 3.00 s of 3.92 s were spent waiting for it; a higher `compression-level` makes entries smaller',
    ],
  ],
  [
    'the network of a save',
    sentenceOf(
      { find: [1], reserve: [50], pack: [2000], walk: [5000], upload: [4000, 100], publish: [90] },
      { step: 'save', machine: machine({}) },
    ),
    [
      'network',
      'The network was the bottleneck: it carried 100.0 MiB at 25 MiB/s, and 4.00 s of 11.14 s were spent waiting for it; more `connections` would help where each connection is limited, a higher `compression-level` makes entries smaller',
    ],
  ],
  [
    'the network while other processes keep the cores busy',
    sentenceOf({ download: [9000, 85], unpack: [900] }, { machine: machine({ busy: 1 }) }).slice(0, 1) as [
      string,
      string,
    ],
    ['network'] as unknown as [string, string],
  ],
  [
    'one thread that received too much',
    sentenceOf({ download: [9000, 8500], unpack: [900] }, { machine: machine({ busy: 0.4, ownMs: 9600 }) }),
    [
      'cpu',
      'The CPU was the bottleneck: one thread was busy 96 % of the time; `mode: mount`, which unpacks nothing, would help where this runner allows it',
    ],
  ],
  [
    'the cores of a restore',
    sentenceOf(unpacking, { machine: machine({ busy: 0.97, programsMs: 30_000 }, fullDisk) }),
    [
      'cpu',
      'The CPU was the bottleneck: its 4 cores were busy 97 % of the time; `mode: mount`, which unpacks nothing, would help where this runner allows it',
    ],
  ],
  [
    'other processes that have most of the cores',
    sentenceOf(unpacking, { machine: machine({ busy: 0.97, ownMs: 1000, programsMs: 5000 }) }),
    [
      'cpu',
      'The load of other processes was the bottleneck: its 4 cores were busy 97 % of the time, 82 % by other processes than this step; fewer jobs at once on this machine, or more cores, would help',
    ],
  ],
  [
    'the cores of a save',
    sentenceOf(
      { pack: [8000], upload: [500, 100] },
      { step: 'save', machine: machine({ busy: 0.97, programsMs: 30_000 }) },
    ),
    [
      'cpu',
      'The CPU was the bottleneck: its 4 cores were busy 97 % of the time; a lower `compression-level` would help',
    ],
  ],
  [
    'the cores of a save that hardly compresses',
    sentenceOf(
      { pack: [8000] },
      {
        step: 'save',
        machine: machine({ cores: 1, busy: 0.97, programsMs: 9000 }),
        ...settingsWith({ compressionLevel: 1 }),
      },
    ),
    [
      'cpu',
      'The CPU was the bottleneck: its only core was busy 97 % of the time; only more or faster cores would help',
    ],
  ],
  [
    'the throughput of a disk that is written to',
    sentenceOf(unpacking, { machine: machine(waiting, fullDisk) }),
    [
      'disk throughput',
      'The disk was the bottleneck: sdb wrote 209 MiB/s and was busy 97 % of the time; `mode: mount` or `ramdisk` would help where this runner allows mounting',
    ],
  ],
  [
    'the same while other processes keep the cores busy',
    sentenceOf(unpacking, { machine: machine({ busy: 1 }, fullDisk) }),
    [
      'disk throughput',
      'The disk was the bottleneck: sdb wrote 209 MiB/s and was busy 97 % of the time; `mode: mount` or `ramdisk` would help where this runner allows mounting',
    ],
  ],
  [
    'the same where all that helps is in use',
    sentenceOf(
      { receive: [9000] },
      { machine: machine(waiting, fullDisk), ...settingsWith({ mode: 'mount', ramdisk: 'true' }) },
    ),
    [
      'disk throughput',
      'The disk was the bottleneck: sdb wrote 209 MiB/s and was busy 97 % of the time; only a faster one would help',
    ],
  ],
  [
    'the operations of a disk',
    sentenceOf(unpacking, {
      machine: machine(waiting, { writtenBytes: 200 * mebibyte, writes: 30_000, reads: 2000, busyMs: 9800 }),
    }),
    [
      'disk operations',
      'The disk was the bottleneck: sdb did 3265 operations/s of 6.4 KiB and was busy 98 % of the time; `mode: mount` or `ramdisk` would help where this runner allows mounting',
    ],
  ],
  [
    'a disk that a local entry is read from',
    sentenceOf(
      { read: [6000, 500], unpack: [4000] },
      { machine: machine({}, { readBytes: 500 * mebibyte, reads: 500, busyMs: 5000 }) },
    ),
    [
      'disk throughput',
      'The disk was the bottleneck: sdb read 100 MiB/s and was busy 50 % of the time; `mode: mount` would help where this runner allows mounting',
    ],
  ],
  [
    'a disk that a local entry is written to at last',
    sentenceOf(
      { pack: [3000], write: [100, 500], publish: [6900] },
      {
        step: 'save',
        machine: machine(waiting, { writtenBytes: 500 * mebibyte, writes: 500, busyMs: 6800 }),
      },
    ),
    [
      'disk throughput',
      'The disk was the bottleneck: sdb wrote 74 MiB/s and was busy 68 % of the time; a higher `compression-level` makes entries smaller',
    ],
  ],
  [
    'a disk of which nothing is known',
    sentenceOf({ read: [6000, 30], unpack: [4000] }, { machine: machine({}) }),
    [
      'disk throughput',
      'The disk was the bottleneck: it read 30.0 MiB at 5 MiB/s; `mode: mount` would help where this runner allows mounting',
    ],
  ],
  [
    'a store that is slow to answer',
    sentenceOf({ lookup: [2000], index: [900], download: [900, 1], unpack: [100] }),
    [
      'store latency',
      'The store was the bottleneck: it took 2.90 s of 3.90 s to answer; a faster or nearer one would help',
    ],
  ],
  [
    'no disk that writes while no phase waits for it',
    sentenceOf(unpacking, { machine: machine({ busy: 0.4, iowait: 0 }, fullDisk) }),
    [
      'none',
      'Nothing stood out: unpack took 8.80 s of 10.02 s, while the cores were busy 40 %, the disk 97 % of the time',
    ],
  ],
  [
    'nothing where nothing is known',
    sentenceOf(unpacking),
    ['none', 'Nothing stood out: unpack took 8.80 s of 10.02 s'],
  ],
  [
    'nothing where nothing was done',
    sentenceOf({}, { totalMs: 2000 }),
    ['none', 'Nothing stood out: it took 2.00 s in all'],
  ],
])('names %s', (_, named, expected) => {
  expect(named).toEqual(expected)
})
