/** The JSON result of one runner, as docs/bench.schema.json describes it. */

/** Increases with every change that breaks readers of the JSON. */
export const schema = 1

export interface BenchReport {
  kind: 'headstart-bench'
  schema: typeof schema
  /** The version of Headstart. */
  version: string
  /** The time of the measurement, in ISO 8601. */
  at: string
  /** Distinguishes this runner from others. */
  label: string
  machine: {
    os: string
    arch: string
    kernel: string
    cpu: string
    cores: number
    memoryBytes: number
    node: string
  }
  tree: { from: 'path' | 'generated'; files: number; bytes: number }
  repeats: number
  /** The remote store that was measured; null if none is configured. */
  store: string | null
  disk: Measure[]
  cpu: Measure[]
  network: Measure[]
  /** The requirements of mounting, and whether this runner meets them. */
  mounting: ({ name: string } & Partial<WhyNot>)[]
  ways: WayResult[]
  proposals: Proposal[]
  /** What the bench could not remove from the store: one sentence each. */
  left: string[]
}

export type RateUnit = 'MiB/s' | 'operations/s' | 'files/s'

/** A rate, or the reason why nothing was measured. */
export type Measure = Named & (Rates | WhyNot)

export interface Named {
  id: string
  name: string
}

export interface WhyNot {
  /** The reason, as the end of a sentence or as a sentence. */
  whyNot: string
}

export interface Rates {
  unit: RateUnit
  /** The program or method of measuring, if figures depend on it. */
  by?: string
  samples: number[]
  p50: number
  min: number
  max: number
}

/** The times of one way of restoring, or the reason why it was not measured. */
export type WayResult = WayFacts & (WayTimes | WhyNot)

export interface WayFacts extends Named {
  /** The source of the bytes: `disk`, or a store's label. */
  from: string
}

export interface WayTimes {
  /** The size of the archive or entry that is restored. */
  storedBytes: number
  /** Until the job could go on. */
  ready: Times
  /** Until the job could have read every file once. */
  readAll: Times
}

/** In milliseconds. */
export interface Times {
  samples: number[]
  p50: number
  p95: number
  /** p95 divided by p50. */
  spread: number
}

export interface Proposal {
  setting: 'mode' | 'ramdisk' | 'connections' | 'part-size'
  value: string
  /** The figures that led to the value. */
  why: string
}
