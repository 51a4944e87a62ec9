/** The report of a step. */
import type { MachineFigures, Phase } from './timeline.ts'

export interface Bottleneck {
  kind: 'network' | 'cpu' | 'disk throughput' | 'disk operations' | 'store latency' | 'none'
  sentence: string
}

/** Explained in docs/report.md, and described by docs/report.schema.json. */
export interface Report {
  /** The version of the JSON's schema. */
  schema: 2
  step: 'restore' | 'save'
  /** The step's result, in a word or two. */
  outcome: string
  key: string
  matchedKey?: string
  /** The run that saved the restored entry, also as a phrase. Its fields are claims unless `proven`. */
  writer?: { text: string; proven: boolean; installMs?: number | undefined; [field: string]: unknown }
  /** Why nothing was restored or saved, if something went wrong. */
  trouble?: string
  store: string
  /** The inputs that decide how long the step takes. */
  settings: {
    mode: string
    ramdisk: string
    connections: number
    partBytes: number
    compressionLevel: number
  }
  /** The stored object's size. */
  storedBytes?: number
  /** A save of changes copies these bytes from the mounted entry. */
  reusedBytes?: number
  /** The bytes of the layers with the changes. */
  packedBytes?: number
  /** How many layers of the mounted entry a save of changes merges with the changes. */
  mergedLayers?: number
  /** How many layers of changes the entry has, if it has images. */
  layers?: number
  /** The bytes that a save of changes sends to the store. */
  sentBytes?: number
  /** The bytes of files that later layers hide. */
  deadBytes?: number
  /** The unpacked content. */
  files?: number
  bytes?: number
  totalMs: number
  phases: Phase[]
  /** Measured while bytes moved; absent where none did. */
  machine?: MachineFigures | undefined
  bottleneck: Bottleneck
}

/** A report that is complete, and when the step of its cache ended, in milliseconds since 1970. */
export interface DatedReport {
  report: Report
  endMs: number
}

/** The part of the report that the step fills in while it runs. */
export type Findings = Omit<Report, 'schema' | 'totalMs' | 'phases' | 'machine' | 'bottleneck'>

/** The first facts of a report, with the inputs that decide how fast a step is. */
export function newFindings(facts: Omit<Findings, 'settings'>, inputs: Report['settings']): Findings {
  const { mode, ramdisk, connections, partBytes, compressionLevel } = inputs
  return { ...facts, settings: { mode, ramdisk, connections, partBytes, compressionLevel } }
}
