/** Charts of several runners' results, as GitHub renders them in a job's summary. */
import type { BenchReport } from './result.ts'

/** Seconds until a job could go on, by runner and way; a Mermaid chart in Markdown. https://mermaid.js.org/syntax/xyChart.html */
export function chartOf(reports: BenchReport[]): string {
  const bars = reports.flatMap(({ label, ways }) =>
    ways.flatMap((way) => {
      if (!('ready' in way)) return []
      const from = way.from === 'disk' ? '' : ' (store)'
      const runner = reports.length > 1 ? `${label}: ` : ''
      return [{ name: `${runner}${way.name}${from}`, seconds: way.ready.p50 / 1000 }]
    }),
  )
  if (bars.length === 0) return ''
  const height = 60 + 24 * bars.length
  return [
    '```mermaid',
    '---',
    'config:',
    '  xyChart:',
    '    width: 900',
    `    height: ${height}`,
    '---',
    'xychart-beta horizontal',
    '  title "Seconds until the job could go on (median)"',
    `  x-axis [${bars.map(({ name }) => `"${name.replace(/["\\`]/g, "'")}"`).join(', ')}]`,
    `  y-axis "seconds" 0 --> ${niceTop(Math.max(...bars.map(({ seconds }) => seconds)))}`,
    `  bar [${bars.map(({ seconds }) => seconds.toFixed(3)).join(', ')}]`,
    '```',
    '',
  ].join('\n')
}

/** The next 1, 2 or 5 of its power of ten, for axes that begin with nothing. */
export function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-3)))
  const top = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? 10 * power
  return Number(top.toPrecision(2))
}
