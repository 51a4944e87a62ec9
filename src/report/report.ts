/** What a step has to tell when it is over. */
import type { Machine, Phase } from './timeline.ts'

export interface Bottleneck {
  kind: 'network' | 'cpu' | 'disk throughput' | 'disk operations' | 'store latency' | 'none'
  sentence: string
}

/** Explained in docs/report.md, and described by docs/report.schema.json. */
export interface Report {
  /** Of the JSON's form. */
  schema: 2
  step: 'restore' | 'save'
  /** How it ended, in a word or two. */
  outcome: string
  key: string
  matchedKey?: string
  /** Why nothing was restored or saved, where something went wrong. */
  trouble?: string
  store: string
  /** What decides how long it takes, of all that the user can set. */
  settings: {
    mode: string
    ramdisk: string
    concurrency: number
    partBytes: number
    compressionLevel: number
  }
  /** The stored object's size. */
  storedBytes?: number
  /** What it unpacks to. */
  files?: number
  bytes?: number
  totalMs: number
  phases: Phase[]
  /** While bytes were on their way; absent where none were. */
  machine?: Machine
  bottleneck: Bottleneck
}

/** What a step fills in as it learns it. */
export type Findings = Omit<Report, 'schema' | 'totalMs' | 'phases' | 'machine' | 'bottleneck'>

export function newFindings(facts: Omit<Findings, 'settings'>, inputs: Report['settings']): Findings {
  const { mode, ramdisk, concurrency, partBytes, compressionLevel } = inputs
  return { ...facts, settings: { mode, ramdisk, concurrency, partBytes, compressionLevel } }
}
