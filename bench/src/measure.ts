/** Takes samples in turn, and computes figures from samples. */
import { setImmediate } from 'node:timers/promises'
import { messageOf } from '../../src/system/failure.ts'
import type { Tools } from '../../src/system/tools.ts'
import type { Measure, Named, Rates, RateUnit, Times } from './result.ts'

/** Where and how often everything is measured. */
export interface MeasureContext {
  /** An existing directory on the measured disk. The bench removes the directory at the end. */
  dir: string
  repeats: number
  tools: Tools
  signal: AbortSignal
  /** Receives one sentence about each entry that the bench could not remove from a store. */
  left: string[]
}

/** Takes one sample of each measure per round. @param by the program or method, if figures depend on it */
export async function measureInTurn<M extends Named & { unit: RateUnit }>(
  measures: readonly M[],
  { repeats, signal }: Pick<MeasureContext, 'repeats' | 'signal'>,
  { sample, by }: { sample: (measure: M) => number | Promise<number>; by?: string },
): Promise<Measure[]> {
  const samples = measures.map((): number[] => [])
  for (let round = 0; round < repeats; round++) {
    for (const [column, measure] of measures.entries()) {
      samples[column]?.push(await sample(measure))
      // Signals arrive between events only.
      await setImmediate()
      signal.throwIfAborted()
    }
  }
  return measures.map(({ id, name, unit }, column) => ({ id, name, ...ratesOf(unit, samples[column], by) }))
}

/** A failure becomes the reason in every result. @throws only the signal's reason */
export async function orWhyNot(
  measures: readonly Named[],
  signal: AbortSignal,
  work: () => Promise<Measure[]>,
): Promise<Measure[]> {
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    return measures.map(({ id, name }) => ({ id, name, whyNot: messageOf(error) }))
  }
}

/** @param began the start by performance.now() @returns units per second */
export function perSecond(units: number, began: number): number {
  return (units / (performance.now() - began)) * 1000
}

export function ratesOf(unit: RateUnit, samples: number[] = [], by?: string): Rates {
  const rounded = samples.map((sample) => round(sample))
  const figures = { p50: quantile(rounded, 0.5), min: Math.min(...rounded), max: Math.max(...rounded) }
  return { unit, ...(by === undefined ? {} : { by }), samples: rounded, ...figures }
}

export function timesOf(samples: number[]): Times {
  const rounded = samples.map((sample) => round(sample))
  const [p50, p95] = [quantile(rounded, 0.5), quantile(rounded, 0.95)]
  return { samples: rounded, p50, p95, spread: round(p95 / p50, 100) }
}

/** By the nearest rank, so the result is always one of the samples. */
function quantile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}

function round(value: number, fraction = 10): number {
  return Math.round(value * fraction) / fraction
}
