/** The tables of one runner's results. The log and the job's summary show the same tables. */
import { htmlText } from '../text.ts'
import { secondsText, shortSizeText } from '../units.ts'
import type { BenchReport, Measure, WayResult } from './result.ts'

export interface Table {
  title: string
  head: string[]
  rows: string[][]
}

export function tablesOf(report: BenchReport): Table[] {
  const { disk, cpu, network, mounting, ways, proposals } = report
  return [
    {
      title: waysTitle(report),
      head: ['way', 'from', 'stored', 'ready', 'p95', 'p95/p50', 'all read'],
      rows: ways.map(wayRow),
    },
    {
      title: 'Machine',
      head: ['what', 'median', 'min to max', 'by'],
      rows: [...rowsOf('disk', disk), ...rowsOf('CPU', cpu), ...rowsOf('network', network)],
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

export function machineText({ machine, label, version, store }: BenchReport): string {
  const { os, arch, kernel, cpu, cores, memoryBytes } = machine
  const where = store === null ? 'no remote store' : store
  return `${label}: ${cores} x ${cpu}, ${shortSizeText(memoryBytes)}, ${os} ${kernel} ${arch}; ${where}; Headstart ${version}`
}

function waysTitle({ tree, repeats }: BenchReport): string {
  const { files, bytes } = tree
  return `Restoring ${files.toLocaleString('en')} files, ${shortSizeText(bytes)}, ${repeats} times each`
}

function wayRow(way: WayResult): string[] {
  const { name, from } = way
  if ('whyNot' in way) return [name, from, notMeasured(way.whyNot)]
  const { storedBytes, ready, readAll } = way
  return [
    name,
    from,
    shortSizeText(storedBytes),
    secondsText(ready.p50),
    secondsText(ready.p95),
    ready.spread.toFixed(2),
    secondsText(readAll.p50),
  ]
}

/** One row per measure, or a single row when all measures failed for the same reason. */
function rowsOf(what: string, measures: Measure[]): string[][] {
  const reasons = new Set(measures.map((measure) => ('whyNot' in measure ? measure.whyNot : undefined)))
  const [reason] = reasons
  return reasons.size === 1 && reason !== undefined ? [[what, notMeasured(reason)]] : measures.map(measureRow)
}

export function notMeasured(whyNot: string): string {
  return `not measured: ${whyNot}`
}

function measureRow(measure: Measure): string[] {
  if ('whyNot' in measure) return [measure.name, notMeasured(measure.whyNot)]
  const { name, unit, p50, min, max, by } = measure
  return [name, `${rateText(p50)} ${unit}`, `${rateText(min)} to ${rateText(max)}`, by ?? '']
}

export function rateText(rate: number): string {
  return Math.round(rate).toLocaleString('en')
}

export function textOf({ title, head, rows }: Table): string[] {
  const lines = [head, ...rows]
  // The last cell of a line may be long, such as a reason: it does not widen its column.
  const widths = head.map((_, column) =>
    Math.max(
      ...lines.filter((line) => line.length > column + 1).map((line) => (line[column] ?? '').length),
      0,
    ),
  )
  const text = (line: string[]): string =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return ['', title, ...lines.map((line) => `  ${text(line)}`)]
}

export function markdownOf({ title, head, rows }: Table): string {
  const line = (cells: string[]): string =>
    `| ${head.map((_, column) => htmlText(cells[column] ?? '')).join(' | ')} |`
  return [
    `### ${htmlText(title)}`,
    '',
    line(head),
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map(line),
    '',
  ].join('\n')
}
