/** What Headstart measures for OpenTelemetry: the metrics of a step and their attributes. docs/metrics.md lists them. */
import type { Report } from '../report/report.ts'

export interface Metric {
  name: string
  description: string
  /** As in UCUM. */
  unit: 's' | 'By' | '{step}'
  /** The upper bounds of a histogram's buckets. A metric without them is a sum. */
  bounds?: number[]
  /** What a report adds to the metric. */
  of(report: Report): Measurement[]
}

export interface Measurement {
  value: number
  attributes: Record<string, string>
}

const seconds = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]
const mebibytes = [1, 4, 16, 64, 256, 1024, 4096, 16_384]
const bytes = mebibytes.map((size) => size * 1024 ** 2)

export const metrics: Metric[] = [
  {
    name: 'headstart.steps',
    description: 'Restores and saves of caches',
    unit: '{step}',
    of: (report) => [{ value: 1, attributes: attributesOf(report) }],
  },
  {
    name: 'headstart.step.duration',
    description: 'How long a restore or a save takes',
    unit: 's',
    bounds: seconds,
    of: (report) => [{ value: report.totalMs / 1000, attributes: attributesOf(report) }],
  },
  {
    name: 'headstart.phase.duration',
    description: 'How long all other phases wait for a phase',
    unit: 's',
    bounds: seconds,
    of: (report) =>
      [...phasesOf(report)].map(([phase, ms]) => ({
        value: ms / 1000,
        attributes: { ...attributesOf(report), 'headstart.phase': phase },
      })),
  },
  {
    name: 'headstart.entry.size',
    description: 'The size of an entry in the store',
    unit: 'By',
    bounds: bytes,
    of: (report) => sizeIn(report, report.storedBytes),
  },
  {
    name: 'headstart.content.size',
    description: 'The size of the unpacked files of an entry',
    unit: 'By',
    bounds: bytes,
    of: (report) => sizeIn(report, report.bytes),
  },
]

function sizeIn(report: Report, value: number | undefined): Measurement[] {
  return value === undefined ? [] : [{ value, attributes: attributesOf(report) }]
}

/** The milliseconds of each phase, by its name: a report may have several phases of one name. */
export function phasesOf({ phases }: Report): Map<string, number> {
  const byName = Map.groupBy(phases, ({ name }) => name)
  return new Map([...byName].map(([name, all]) => [name, all.reduce((sum, { ms }) => sum + ms, 0)]))
}

/** They have few values each: every combination of values is a series in the user's database. */
export function attributesOf({ step, outcome, store, key, settings }: Report): Record<string, string> {
  return {
    'headstart.step': step,
    'headstart.outcome': outcome,
    // The directory of a local store would be another value on each runner.
    'headstart.store': store.replace(/^(local directory) .*/s, '$1'),
    'headstart.mode': settings.mode,
    'headstart.key.prefix': wordsOf(key),
  }
}

// A hash, a token or a date has more digits. `x64` and `node24` have two.
const word = /^[a-z]{1,20}\d{0,2}$/i
const mostWords = 5

/** The words that a key begins with, never all of it: the rest is a hash, changes with each run, or may be private. */
export function wordsOf(key: string): string {
  const parts = key.split('-').slice(0, -1)
  const end = parts.findIndex((part) => !word.test(part))
  return parts.slice(0, Math.min(end < 0 ? parts.length : end, mostWords)).join('-')
}
