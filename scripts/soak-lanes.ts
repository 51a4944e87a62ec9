// Runs random trials of several kinds by turns, a few at once, and counts how they ended.

import type { RandomTrial } from '../__tests__/support/faults/random-trials.ts'
import { messageOf } from '../src/system/failure.ts'

export interface Kind {
  name: string
  /** The option of the soak that repeats the trial. */
  option: string
  trial: RandomTrial
}

export interface Tally {
  trials: number
  faults: number
  ended: Map<string, number>
}

export interface Lanes {
  kinds: Kind[]
  /** How many trials run at once. */
  lanes: number
  /** Of the first round. Each round has another one. */
  seed: number
  /** Asked before each trial. A round is one trial of each kind. */
  isOver(round: number): boolean
  tallies: Map<string, Tally>
}

/** Goes on after a trial that failed, and prints its seed. @returns how many failed */
export async function runByTurns({ kinds, lanes, seed, isOver, tallies }: Lanes): Promise<number> {
  let turn = 0
  let failures = 0
  const lane = async (): Promise<void> => {
    for (;;) {
      const round = Math.floor(turn / kinds.length)
      if (isOver(round)) return
      const { name, option, trial } = kinds[turn++ % kinds.length] as Kind
      try {
        count(tallies, name, await trial((seed + round) % 2 ** 31))
      } catch (error) {
        failures++
        const again = `again with ${option} --seed ${(seed + round) % 2 ** 31}`
        console.log(`${name} failed; ${again}\n  ${causesOf(error).join('\n  ')}`)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return failures
}

function count(
  tallies: Map<string, Tally>,
  name: string,
  { faults, ended }: Awaited<ReturnType<RandomTrial>>,
): void {
  const tally = tallies.get(name) ?? { trials: 0, faults: 0, ended: new Map() }
  tallies.set(name, tally)
  tally.trials++
  tally.faults += faults
  tally.ended.set(ended, (tally.ended.get(ended) ?? 0) + 1)
}

/** The message of an error, and of its causes. The last one has its stack. */
function causesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [messageOf(error)]
  return error.cause === undefined ? [String(error.stack)] : [error.message, ...causesOf(error.cause)]
}
