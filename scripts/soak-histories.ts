// Builds the commits of random histories, each on what an earlier one has left in a cache with source times.
import { type HistoryTally, runHistory } from '../__tests__/support/histories/history.ts'
import { cargo, make, ninja } from '../__tests__/support/histories/projects.ts'
import type { Place } from '../__tests__/support/host.ts'

const projects = [make, ninja, cargo]
const modes = ['unpack', 'mount']

interface HistoriesSoak {
  place: Place
  /** How many histories, of all tools together. */
  histories: number
  /** Of the first history. The others have the seeds after it. */
  seed: number
  signal: AbortSignal
  /** Called after each history. */
  onEnd(name: string, tally: HistoryTally): void
}

/** @throws Error when a build differs from a clean one */
export async function soakHistories({ place, histories, seed, signal, onEnd }: HistoriesSoak): Promise<void> {
  for (let nth = 0; nth < histories && !signal.aborted; nth++) {
    const own = seed + nth
    const project = projects[own % projects.length] as (typeof projects)[number]
    const mode = modes[Math.floor(own / projects.length) % modes.length] as string
    onEnd(`${project.name}, ${mode}`, await runHistory({ place, project, mode, seed: own }))
  }
}
