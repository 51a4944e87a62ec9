// Describes a step for the real @actions/cache, the peer, and its result.
export interface PeerStep {
  entry: 'save' | 'restore'
  paths: string[]
  key: string
  restoreKeys?: string[]
  lookupOnly?: boolean
  crossOs?: boolean
}

export interface PeerRun {
  exitCode: number | null
  /** Of a save the number of the entry, or -1; of a restore the key that matched, if any. */
  result?: number | string
  /** What it threw. */
  error?: string
  /** What it wrote, debug lines excluded. */
  log: string[]
  /** What it took, without the start of the process. */
  ms: number
}
