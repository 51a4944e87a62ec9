/** The tables and the picture that show the results of several runners side by side. */
import { secondsText } from '../units.ts'
import type { Picture } from './picture.ts'
import type { BenchReport, Measure, WayResult } from './result.ts'
import { notMeasured, rateText, type Table } from './tables.ts'

/** One column per runner. */
export function comparisonOf(reports: BenchReport[]): Table[] {
  const runners = reports.map(({ label }) => label)
  const of = (rows: (report: BenchReport) => Row[]): string[][] => sideBySide(reports.map(rows))
  return [
    {
      title: 'Until the job could go on: median, p95, p95/p50',
      head: ['way', ...runners],
      rows: of(({ ways }) => ways.map(wayRow)),
    },
    {
      title: 'Machine: medians',
      head: ['what', ...runners],
      // Only the rows in which some runner has a figure.
      rows: of(({ disk, cpu, network }) => [...disk, ...cpu, ...network].map(measureRow)).filter((row) =>
        row.slice(1).some((cell) => cell !== '–' && !cell.startsWith(notMeasured(''))),
      ),
    },
    {
      title: 'Proposed settings',
      head: ['setting', ...runners],
      rows: of(({ proposals }) => proposals.map(({ setting, value }) => [setting, setting, value])),
    },
  ]
}

type Row = [id: string, name: string, cell: string]

/** Rows keep the order in which the runners first name them. */
function sideBySide(columns: Row[][]): string[][] {
  const names = new Map(columns.flat().map(([id, name]) => [id, name]))
  const cell = (rows: Row[], wanted: string): string => rows.find(([id]) => id === wanted)?.[2] ?? '–'
  return [...names].map(([id, name]) => [name, ...columns.map((rows) => cell(rows, id))])
}

function wayRow(way: WayResult): Row {
  if ('whyNot' in way) return [way.id, nameOf(way), notMeasured(way.whyNot)]
  const { p50, p95, spread } = way.ready
  return [way.id, nameOf(way), `${secondsText(p50)}, ${secondsText(p95)}, ${spread.toFixed(2)}`]
}

function measureRow(measure: Measure): Row {
  if ('whyNot' in measure) return [measure.id, measure.name, notMeasured(measure.whyNot)]
  const { id, name, unit, p50, by } = measure
  // The probe is named, because figures of different probes cannot be compared.
  return [id, name, `${rateText(p50)} ${unit}${by === undefined ? '' : ` (${by})`}`]
}

/** Each runner may have its own store, so the store's own name is left out. */
function nameOf({ name, id, from }: WayResult): string {
  if (from === 'disk') return name
  return `${name}, ${id.endsWith('-service') ? 'from the cache service' : 'from the store'}`
}

export function waysPicture(reports: BenchReport[]): Picture {
  const ways = new Map(reports.flatMap((report) => report.ways.map((way) => [way.id, nameOf(way)])))
  const barOf = (report: BenchReport, id: string) => {
    const way = report.ways.find((candidate) => candidate.id === id)
    return way && 'ready' in way ? { p50: way.ready.p50 / 1000, p95: way.ready.p95 / 1000 } : undefined
  }
  const groups = [...ways].map(([id, name]) => ({ name, bars: reports.map((report) => barOf(report, id)) }))
  return {
    title: 'Until the job could go on: median, and a line to the 95th percentile',
    series: reports.map(({ label }) => label),
    groups: groups.filter(({ bars }) => bars.some((bar) => bar !== undefined)),
    format: (seconds) => secondsText(seconds * 1000),
  }
}
