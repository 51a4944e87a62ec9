/** Charts of several runners' results, as GitHub renders them in a job's summary. */
import type { BenchReport } from './result.ts'

/** Mermaid leaves out all names where one of them would take half of the chart. */
const longestLabel = 20

/** Seconds until a job could go on, by way and runner; a Mermaid chart in Markdown. https://mermaid.js.org/syntax/xyChart.html */
export function chartOf(reports: BenchReport[]): string {
  const ids = new Set(reports.flatMap(({ ways }) => ways.map(({ id }) => id)))
  const bars = [...ids].flatMap((id) =>
    reports.flatMap(({ label, ways }) => {
      const way = ways.find((candidate) => candidate.id === id)
      if (!way || !('ready' in way)) return []
      const from = way.from === 'disk' ? '' : ', store'
      const alone = `${way.name}${from}`
      const name = reports.length > 1 ? `${withoutUs(alone)}: ${label.slice(0, longestLabel)}` : alone
      return [{ name, seconds: way.ready.p50 / 1000 }]
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
    '  themeVariables:',
    '    xyChart:',
    '      plotColorPalette: "#0072b2"',
    '---',
    'xychart-beta horizontal',
    '  title "Seconds until the job could go on (median)"',
    `  x-axis [${bars.map(({ name }) => `"${name.replace(/["\\`\p{Cc}]/gu, "'")}"`).join(', ')}]`,
    `  y-axis "seconds" 0 --> ${niceTop(Math.max(...bars.map(({ seconds }) => seconds)))}`,
    `  bar [${bars.map(({ seconds }) => seconds.toFixed(3)).join(', ')}]`,
    '```',
    '',
  ].join('\n')
}

function withoutUs(name: string): string {
  return name.replace(/^Headstart, /, '')
}

/** The next 1, 2 or 5 of its power of ten, for axes that begin with nothing. */
export function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-3)))
  const top = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? 10 * power
  return Number(top.toPrecision(2))
}
