/** What several runners' results look like side by side. */
import { secondsText } from '../units.ts'
import type { Picture } from './picture.ts'
import type { BenchReport, Measure, WayResult } from './result.ts'
import { rateText, type Table } from './tables.ts'

/** A column per runner. */
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
      // Of those that some runner has.
      rows: of(({ disk, cpu, network }) => [...disk, ...cpu, ...network].map(measureRow)).filter((row) =>
        row.slice(1).some((cell) => cell !== '–' && !cell.startsWith('not measured: ')),
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

/** Rows that all have come where the first runner that has one has it. */
function sideBySide(columns: Row[][]): string[][] {
  const names = new Map(columns.flat().map(([id, name]) => [id, name]))
  const cell = (rows: Row[], wanted: string): string => rows.find(([id]) => id === wanted)?.[2] ?? '–'
  return [...names].map(([id, name]) => [name, ...columns.map((rows) => cell(rows, id))])
}

function wayRow(way: WayResult): Row {
  const cell =
    'whyNot' in way
      ? `not measured: ${way.whyNot}`
      : `${secondsText(way.ready.p50)}, ${secondsText(way.ready.p95)}, ${way.ready.spread.toFixed(2)}`
  return [way.id, nameOf(way), cell]
}

function measureRow(measure: Measure): Row {
  const cell =
    'whyNot' in measure
      ? `not measured: ${measure.whyNot}`
      : `${rateText(measure.p50)} ${measure.unit}${byText(measure.by)}`
  return [measure.id, measure.name, cell]
}

/** Figures of different probes are not to be compared. */
function byText(by: string | undefined): string {
  return by === undefined ? '' : ` (${by})`
}

/** Runners may have stores of their own. */
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
