/** The contract of what measures a disk. */
/** One pattern of access. */
export interface Access {
  kind: 'write' | 'read'
  isRandom: boolean
}

/** Measures one pattern for a second or so. */
export interface DiskProbe {
  /** What it is and how it goes about it. */
  by: string
  /** Bytes per second. Writing comes before reading. */
  measure(access: Access): Promise<number>
  close(): Promise<void>
}

export const blockBytes = { sequential: 1024 ** 2, random: 4096 }

export interface ProbedFile {
  /** Absolute; of a file that is not there yet. */
  path: string
  bytes: number
  signal: AbortSignal
}
