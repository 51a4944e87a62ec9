/** What a benchmark of one runner found: the form of its JSON, which docs/bench.schema.json describes. */

/** Grows whenever a reader of the JSON would have to know. */
export const schema = 1

export interface BenchReport {
  kind: 'headstart-bench'
  schema: typeof schema
  /** Of Headstart. */
  version: string
  /** When it was measured: ISO 8601. */
  at: string
  /** What tells this runner from others. */
  label: string
  machine: Machine
  tree: TreeFacts
  repeats: number
  /** The remote store that was measured; null where none is configured. */
  store: string | null
  disk: Measure[]
  cpu: Measure[]
  network: Measure[]
  /** What mounting takes, and whether it is there. */
  mounting: Ability[]
  ways: WayResult[]
  proposals: Proposal[]
  /** What is still in the store, a sentence each. */
  left: string[]
}

export interface Machine {
  os: string
  arch: string
  kernel: string
  cpu: string
  cores: number
  memoryBytes: number
  node: string
}

export interface TreeFacts {
  from: 'path' | 'generated'
  files: number
  bytes: number
}

export type Unit = 'MiB/s' | 'operations/s' | 'files/s'

/** A rate, or why there is none. */
export type Measure = { id: string; name: string } & (Rates | WhyNot)

export interface WhyNot {
  /** The rest of a sentence, or one. */
  whyNot: string
}

export interface Rates {
  unit: Unit
  /** What measured it, where that matters. */
  by?: string
  samples: number[]
  p50: number
  min: number
  max: number
}

export interface Ability {
  name: string
  whyNot?: string
}

/** How long one way of restoring the tree took, or why it was not tried. */
export type WayResult = WayFacts & (WayTimes | WhyNot)

export interface WayFacts {
  id: string
  name: string
  /** Where the bytes come from: the runner's disk, or a store. */
  from: string
}

export interface WayTimes {
  /** What it is restored from. */
  storedBytes: number
  /** Until a job could go on. */
  ready: Times
  /** Until it could have read all files, once. */
  readAll: Times
}

/** In milliseconds. */
export interface Times {
  samples: number[]
  p50: number
  p95: number
  /** p95 by p50. */
  spread: number
}

export interface Proposal {
  setting: 'mode' | 'ramdisk' | 'concurrency' | 'part-size'
  value: string
  /** The figures behind it. */
  why: string
}

export function ratesOf(unit: Unit, samples: number[], by?: string): Rates {
  const rounded = samples.map((sample) => round(sample))
  const figures = { p50: quantile(rounded, 0.5), min: Math.min(...rounded), max: Math.max(...rounded) }
  return { unit, ...(by === undefined ? {} : { by }), samples: rounded, ...figures }
}

export function timesOf(samples: number[]): Times {
  const rounded = samples.map((sample) => round(sample))
  const [p50, p95] = [quantile(rounded, 0.5), quantile(rounded, 0.95)]
  return { samples: rounded, p50, p95, spread: round(p95 / p50, 100) }
}

/** The nearest rank: a value that was measured. */
function quantile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}

function round(value: number, fraction = 10): number {
  return Math.round(value * fraction) / fraction
}
