/** The tables of one runner's results, and of several runners side by side, for the log and the job's summary. */
import { htmlText } from '../../src/system/outside-text.ts'
import { secondsText, shortSizeText } from '../../src/system/units.ts'
import type { BenchReport, Measure, WayResult } from './result.ts'

interface Table {
  title: string
  head: string[]
  rows: string[][]
}

export function tablesOf(report: BenchReport): Table[] {
  const { disk, cpu, network, mounting, ways, proposals, repeats } = report
  const { files, bytes } = report.tree
  return [
    {
      title: `Restoring ${files.toLocaleString('en')} files, ${shortSizeText(bytes)}, ${repeats} times each`,
      head: ['way', 'from', 'stored', 'ready', 'p95', 'p95/p50', 'all read'],
      rows: ways.map(wayRow),
    },
    {
      title: 'Machine',
      head: ['what', 'median', 'min to max', 'by'],
      rows: [...groupRows('disk', disk), ...groupRows('CPU', cpu), ...groupRows('network', network)],
    },
    {
      title: 'Mounting',
      head: ['what', 'here'],
      rows: mounting.map(({ name, whyNot }) => [name, whyNot === undefined ? 'yes' : `no: ${whyNot}`]),
    },
    {
      title: 'Proposed settings',
      head: ['setting', 'value', 'why'],
      rows: proposals.map(({ setting, value, why }) => [setting, value, why]),
    },
  ].filter(({ rows }) => rows.length > 0)
}

/** One column per runner. */
export function comparisonOf(reports: BenchReport[]): Table[] {
  const measuresOf = ({ disk, cpu, network }: BenchReport): Measure[] => [...disk, ...cpu, ...network]
  // Only the measures of which some runner has a figure.
  const measured = new Set(reports.flatMap(measuresOf).flatMap((one) => ('p50' in one ? [one.id] : [])))
  const table = (title: string, what: string, cellsOf: (report: BenchReport) => Cell[]): Table => ({
    title,
    head: [what, ...reports.map(({ label }) => label)],
    rows: sideBySide(reports.map(cellsOf)),
  })
  return [
    table('Until the job could go on: median, p95, p95/p50', 'way', ({ ways }) =>
      ways.map((way) => ({ id: way.id, name: nameAmongRunners(way), cell: readyCells(way).join(', ') })),
    ),
    table('Machine: medians', 'what', (report) =>
      measuresOf(report)
        .filter(({ id }) => measured.has(id))
        .map(measureCell),
    ),
    table('Proposed settings', 'setting', ({ proposals }) =>
      proposals.map(({ setting, value }) => ({ id: setting, name: setting, cell: value })),
    ),
  ]
}

/** The cell of one runner in a row of a comparison. */
interface Cell {
  /** The same for all runners. */
  id: string
  name: string
  cell: string
}

/** Rows keep the order in which the runners first name them. */
function sideBySide(columns: Cell[][]): string[][] {
  const names = new Map(columns.flat().map(({ id, name }) => [id, name]))
  return [...names].map(([row, name]) => [
    name,
    ...columns.map((cells) => cells.find(({ id }) => id === row)?.cell ?? '–'),
  ])
}

/** Each runner may have its own store, so the store's own name is left out. */
export function nameAmongRunners({ name, id, from }: WayResult): string {
  if (from === 'disk') return name
  return `${name}, ${id.endsWith('-service') ? 'from the cache service' : 'from the store'}`
}

function wayRow(way: WayResult): string[] {
  const { name, from } = way
  if ('whyNot' in way) return [name, from, ...readyCells(way)]
  return [name, from, shortSizeText(way.storedBytes), ...readyCells(way), secondsText(way.readAll.p50)]
}

/** Median, p95 and their ratio. */
function readyCells(way: WayResult): string[] {
  if ('whyNot' in way) return [notMeasured(way.whyNot)]
  const { p50, p95, spread } = way.ready
  return [secondsText(p50), secondsText(p95), spread.toFixed(2)]
}

/** One row per measure, or a single row when all measures failed for the same reason. */
function groupRows(what: string, measures: Measure[]): string[][] {
  const reasons = new Set(measures.map((measure) => ('whyNot' in measure ? measure.whyNot : undefined)))
  const [reason] = reasons
  if (reasons.size === 1 && reason !== undefined) return [[what, notMeasured(reason)]]
  return measures.map((measure) => {
    if ('whyNot' in measure) return [measure.name, notMeasured(measure.whyNot)]
    const { name, unit, p50, min, max, by = '' } = measure
    return [name, `${rateText(p50)} ${unit}`, `${rateText(min)} to ${rateText(max)}`, by]
  })
}

function measureCell(measure: Measure): Cell {
  const { id, name } = measure
  if ('whyNot' in measure) return { id, name, cell: notMeasured(measure.whyNot) }
  const { p50, unit, by } = measure
  // The probe is named, because figures of different probes cannot be compared.
  return { id, name, cell: `${rateText(p50)} ${unit}${by === undefined ? '' : ` (${by})`}` }
}

export function notMeasured(whyNot: string): string {
  return `not measured: ${whyNot}`
}

function rateText(rate: number): string {
  return Math.round(rate).toLocaleString('en')
}

export function machineText({ machine, label, version, store }: BenchReport): string {
  const { os, arch, kernel, cpu, cores, memoryBytes } = machine
  const where = store ?? 'no remote store'
  return `${label}: ${cores} x ${cpu}, ${shortSizeText(memoryBytes)}, ${os} ${kernel} ${arch}; ${where}; Headstart ${version}`
}

/** The lines of a table in the log. */
export function textOf({ title, head, rows }: Table): string[] {
  const lines = [head, ...rows]
  // The last cell of a line may be long, such as a reason: it does not widen its column.
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => (column < line.length - 1 ? (line[column] ?? '').length : 0))),
  )
  const text = (line: string[]): string =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return ['', title, ...lines.map((line) => `  ${text(line).trimEnd()}`)]
}

export function markdownOf({ title, head, rows }: Table): string {
  const line = (cells: string[]): string =>
    `| ${head.map((_, column) => htmlText(cells[column] ?? '')).join(' | ')} |`
  const rule = `|${head.map(() => '---').join('|')}|`
  return [`### ${htmlText(title)}`, '', line(head), rule, ...rows.map(line), ''].join('\n')
}
