/** Ends programs that make no progress: a program that reads a disk or a server which no longer answers waits without end. */
import { setTimeout as sleep } from 'node:timers/promises'
import { awaitedLater, ProgramKilled } from './failure.ts'
import { activityOf } from './machine/processes.ts'

interface WatchedProgram {
  /** The path of the program, or those of several that are connected. */
  path: string
  /** Called later: the program may not have started yet. */
  pids(): (number | undefined)[]
  /** Whether the program waits for nothing of this process. */
  isItsTurn?(): boolean
}

/** In this time, a program that works takes CPU time, or reads or writes. */
const idleProgramMs = 120_000
/** How long the kernel may take to end a program that is killed. It ends none that waits for some disks. */
const graceMs = 5000

/** Watches a program until it is disposed of. Judges only programs whose work the system shows in /proc. */
export function watchProgram({ path, pids, isItsTurn = () => true }: WatchedProgram) {
  const stalled = new AbortController()
  const abandoned = Promise.withResolvers<never>()
  awaitedLater(abandoned.promise)
  const late = new ProgramKilled(`${path} has made no progress for ${idleProgramMs / 60_000} minutes`)
  // Counts slices: a process that is stopped for a while counts one, because the program was stopped, too.
  const slices = 10
  let slicesLeft = slices
  let last: string | undefined
  const countSlice = (): void => {
    const activity = activityOf(pids().filter((pid) => pid !== undefined))
    const isBusy = activity === undefined || activity !== last || !isItsTurn()
    last = activity
    slicesLeft = isBusy ? slices : slicesLeft - 1
    if (slicesLeft > 0) return
    clearInterval(timer)
    stalled.abort(late)
    void sleep(graceMs, undefined, { ref: false }).then(() => abandoned.reject(late))
  }
  const timer = setInterval(countSlice, idleProgramMs / slices).unref()
  return {
    /** Aborted with ProgramKilled when the program has made no progress. */
    signal: stalled.signal,
    /** Rejects with it if the program does not end soon after that. */
    abandoned: abandoned.promise,
    [Symbol.dispose]: () => clearInterval(timer),
  }
}
