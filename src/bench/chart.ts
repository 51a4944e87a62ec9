/** Draws results as a Mermaid chart, which GitHub renders in a job's summary. */
import type { BenchReport } from './result.ts'

/** Mermaid drops all names when one of them would need half of the chart. */
const longestLabel = 20

/** @returns Markdown: seconds until the job could go on, one bar per way and runner. https://mermaid.js.org/syntax/xyChart.html */
export function chartOf(reports: BenchReport[]): string {
  const ids = new Set(reports.flatMap(({ ways }) => ways.map(({ id }) => id)))
  const bars = [...ids].flatMap((id) =>
    reports.flatMap(({ label, ways }) => {
      const way = ways.find((candidate) => candidate.id === id)
      if (!way || !('ready' in way)) return []
      const full = `${way.name}${way.from === 'disk' ? '' : ', store'}`
      const short = full.replace(/^Headstart, /, '')
      const name = reports.length > 1 ? `${short}: ${label.slice(0, longestLabel)}` : full
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

/** @returns the next larger 1, 2 or 5 times a power of ten: the end of an axis that starts at 0 */
export function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-3)))
  const top = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? 10 * power
  return Number(top.toPrecision(2))
}
