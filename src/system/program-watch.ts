/**
 * Ends programs that are too slow, or make no progress: a program that reads a disk or a server which no longer answers waits
 * without end.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { awaitedLater, ProgramKilled, ToolFailure } from './failure.ts'
import { activityOf } from './machine/processes.ts'

/** In milliseconds. `while-busy`: a program goes on as long as it makes progress, as far as the system shows it in /proc. */
export type ProgramLimit = number | 'while-busy' | 'none'

interface WatchedProgram {
  /** The path of the program, or those of several that are connected. */
  path: string
  /** Called later: the program may not have started yet. */
  pids(): (number | undefined)[]
  /** Whether the program waits for nothing of this process. */
  isItsTurn?(): boolean
  /** `while-busy` by default. */
  limitMs?: ProgramLimit
}

/** In this time, a program that works takes CPU time, or reads or writes. */
const idleProgramMs = 120_000
/** How long the kernel may take to end a program that is killed. It ends none that waits for some disks. */
const graceMs = 5000

/** Watches a program until it is disposed of. */
export function watchProgram({ path, pids, isItsTurn = () => true, limitMs = 'while-busy' }: WatchedProgram) {
  const stalled = new AbortController()
  const abandoned = Promise.withResolvers<never>()
  awaitedLater(abandoned.promise)
  const isTimed = typeof limitMs === 'number'
  const late = isTimed
    ? new ToolFailure(`${path} did not end within ${limitMs / 1000} seconds`)
    : new ProgramKilled(`${path} has made no progress for ${idleProgramMs / 60_000} minutes`)
  // Counts slices: a process that is busy or stopped for a while counts one, because the program may have ended, or was
  // stopped, too.
  const slices = 10
  let slicesLeft = slices
  let last: string | undefined
  const isBusy = (): boolean => {
    const before = last
    last = activityOf(pids().filter((pid) => pid !== undefined))
    return last === undefined || last !== before || !isItsTurn()
  }
  const countSlice = (): void => {
    slicesLeft = !isTimed && isBusy() ? slices : slicesLeft - 1
    if (slicesLeft > 0) return
    clearInterval(timer)
    stalled.abort(late)
    // One with a time limit may be asked to end before it is killed.
    void sleep(isTimed ? 2 * graceMs : graceMs, undefined, { ref: false }).then(() => abandoned.reject(late))
  }
  const sliceMs = (isTimed ? limitMs : idleProgramMs) / slices
  const timer = limitMs === 'none' ? undefined : setInterval(countSlice, sliceMs).unref()
  return {
    /** Aborted with ToolFailure when the program is late, with ProgramKilled when it has made no progress. */
    signal: stalled.signal,
    /** Rejects with it if the program does not end soon after that. */
    abandoned: abandoned.promise,
    [Symbol.dispose]: () => clearInterval(timer),
  }
}
