// Formats the samples of comparisons as tables and as a picture.
import { cpus, loadavg, release, totalmem } from 'node:os'
import { timesOf } from '../bench/src/measure.ts'
import type { Picture } from '../bench/src/svg-picture.ts'
import type { Comparison } from './comparisons.ts'

/** One figure per round, by the contender's name. */
export type Samples = Map<string, number[]>

export function tableOf(
  { title, unit, contenders, baselines = [], variation }: Comparison,
  samples: Samples,
): string {
  const figure = (value: number) => Math.round(value).toLocaleString('en').padStart(9)
  const row = (...cells: string[]) => cells.map((cell) => cell.padStart(9)).join('')
  const width = Math.max(24, ...[...samples.keys()].map((name) => name.length))
  const rounds = [...samples.values()][0]?.length
  const lines = [`\n${title.padEnd(width + 2)}${row('median', 'min', 'max')}  ${unit}, n=${rounds}`]
  for (const [name, own] of samples) {
    lines.push(
      `  ${name.padEnd(width)}${[median(own), Math.min(...own), Math.max(...own)].map(figure).join('')}`,
    )
  }
  for (const { name } of variation ? contenders : []) {
    lines.push(`  ${name}: p95/p50 ${variationOf(samples.get(name) ?? []).toFixed(2)}`)
  }
  for (const { name, parts = [] } of contenders) {
    for (const suffix of ['', ...parts.map(suffixOf)]) {
      for (const group of baselines.map((all) => all.map((other) => other.name + suffix)))
        if (group.every((other) => samples.has(other)))
          lines.push(`  ${name}${suffix}: ${comparisonOf(name + suffix, group, { samples, unit })}`)
    }
  }
  return lines.join('\n')
}

/** Added to a contender's name, it names one of the contender's parts. */
export const suffixOf = (part: string): string => `, ${part}`

/** Compares round by round, so that a slow round affects both sides. */
function comparisonOf(name: string, names: string[], { samples, unit }: { samples: Samples; unit: string }) {
  const own = samples.get(name) ?? []
  const theirs = own.map((_, round) => Math.max(...names.map((other) => samples.get(other)?.[round] ?? 0)))
  const pairs = own.map((mine, round) => [mine, theirs[round] ?? Number.NaN] as const)
  const ratio = median(pairs.map(([mine, their]) => mine / their))
  const times = unit === 'ms' ? `, ${(1 / ratio).toFixed(2)}x as fast` : ''
  const difference = median(pairs.map(([mine, their]) => mine - their)).toLocaleString('en', {
    maximumFractionDigits: 0,
  })
  const what = `${names.length > 1 ? 'the larger of ' : ''}${names.join(' and ')}`
  return `${ratioOf(own, theirs)} of ${what}${times}, ${difference} ${unit}`
}

/** The median of the ratios of single rounds, and their spread. */
export function ratioOf(own: number[], theirs: number[]): string {
  const ratios = own.map((mine, round) => mine / (theirs[round] ?? Number.NaN))
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
}

/** One comparison's samples, as in the JSON file. */
export interface Result extends Pick<Comparison, 'title' | 'unit'> {
  samples: Record<string, number[]>
}

/** One bar per contender of every comparison in milliseconds. */
export function timesPicture(results: Result[]): Picture {
  const timed = results.filter(({ unit }) => unit === 'ms')
  const groups = timed.flatMap(({ title, samples }) =>
    Object.entries(samples).map(([name, own]) => ({ name: `${title}: ${name}`, bars: [timesOf(own)] })),
  )
  return {
    title: 'Milliseconds: median, and a line to the 95th percentile',
    series: ['shorter is better'],
    groups,
    format: (ms) => Math.round(ms).toLocaleString('en'),
  }
}

export function describeMachine(): string {
  const load = loadavg()[0]?.toFixed(1)
  return `machine: ${cpus().length} x ${cpus()[0]?.model}, ${megabytes(totalmem())}, Linux ${release()}, Node ${process.version}, load ${load}`
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6).toLocaleString('en')} MB`
}

/** The 95th percentile divided by the median. */
function variationOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN) / median(values)
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}
