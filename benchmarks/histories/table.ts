// Formats the figures of a history.
import type { Project } from './project.ts'
import type { Figures, Uncached } from './simulate.ts'

export interface HistoryResult {
  project: Project
  commits: number
  none: Uncached
  rows: { way: string; store: string; figures: Figures }[]
}

const seconds = (ms: number): string => (ms / 1000).toFixed(0)
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)

export function tableOfHistory({ project, commits, none, rows }: HistoryResult): string {
  const jobs = rows[0]?.figures.jobs ?? 0
  const perJob = jobs / project.jobs.length
  const sum = none.jobMs.reduce((all, ms) => all + ms, 0)
  const head = [
    ...['way', 'store', 'tool, s', 'caching, s', 'sum/best other', 'compiled', 'again', 'again in pulls'],
    ...['stored, MB', 'stored/used', 'moved, MB', 'jobs over 1.1'],
  ]
  const others = rows.filter(({ way }) => way !== 'Headstart').map(({ figures }) => figures)
  const sumOf = ({ toolMs, cacheMs }: Figures): number => toolMs + cacheMs
  const [best] = others.toSorted((a, b) => sumOf(a) - sumOf(b))
  const bestSum = best ? sumOf(best) : NaN
  const body = rows.map(({ way, store, figures: f }) => [
    ...[way, store, seconds(f.toolMs), seconds(f.cacheMs), (sumOf(f) / bestSum).toFixed(2)],
    ...[f.compilations, f.again, f.againInPulls].map(String),
    ...[megabytes(f.storedBytes), (f.storedBytes / none.usedBytes).toFixed(2)],
    f.movedBytes === undefined ? '-' : megabytes(f.movedBytes),
    String(f.jobMs.filter((ms, nth) => ms > 1.1 * (best?.jobMs[nth] ?? NaN)).length),
  ])
  const uncached = [
    ...[
      'no cache',
      '',
      seconds(sum * perJob),
      '0',
      ((sum * perJob) / bestSum).toFixed(2),
      String(none.compilations * perJob),
      '',
      '',
      '',
      '',
      '',
      '',
    ],
  ]
  const lines = [head, head.map(() => '---'), uncached, ...body]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const title = `\n${project.name}: ${commits} commits, ${jobs} jobs; the last five builds of all jobs use ${megabytes(none.usedBytes)} MB, packed`
  return [
    title,
    ...lines.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`),
  ].join('\n')
}
