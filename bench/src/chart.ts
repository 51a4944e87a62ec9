/** Charts of the times until the job could go on: Mermaid, which GitHub renders in summaries, and a picture. */
import { secondsText } from '../../src/system/units.ts'
import type { BenchReport } from './result.ts'
import type { Picture } from './svg-picture.ts'
import { nameAmongRunners } from './tables.ts'

/** Mermaid drops all names when one of them would need half of the chart. */
const longestLabel = 20

/** @returns Markdown: one bar per way and runner. https://mermaid.js.org/syntax/xyChart.html */
export function chartOf(reports: BenchReport[]): string {
  const { groups, series } = waysPicture(reports)
  const bars = groups.flatMap((group) => {
    const full = group.name.replace(/, from the (?:store|cache service)$/, ', store')
    const short = full.replace(/^Headstart, /, '')
    return series.flatMap((label, place) => {
      const bar = group.bars[place]
      const name = series.length > 1 ? `${short}: ${label.slice(0, longestLabel)}` : full
      return bar ? [{ name, seconds: bar.p50 }] : []
    })
  })
  if (bars.length === 0) return ''
  const names = bars.map(({ name }) => `"${name.replace(/["\\`\p{Cc}]/gu, "'")}"`)
  const seconds = bars.map((bar) => bar.seconds)
  return `\`\`\`mermaid
---
config:
  xyChart:
    width: 900
    height: ${60 + 24 * bars.length}
  themeVariables:
    xyChart:
      plotColorPalette: "#0072b2"
---
xychart-beta horizontal
  title "Seconds until the job could go on (median)"
  x-axis [${names.join(', ')}]
  y-axis "seconds" 0 --> ${axisEnd(Math.max(...seconds))}
  bar [${seconds.map((value) => value.toFixed(3)).join(', ')}]
\`\`\`
`
}

/** @returns the next number of two digits: the end of an axis whose longest bar nearly fills it */
export function axisEnd(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(Math.max(value, 1e-3))) - 1)
  return Number((Math.ceil(value / step) * step).toPrecision(2))
}

/** One group of bars per way, and one bar per runner. */
export function waysPicture(reports: BenchReport[]): Picture {
  // In the order in which the runners first name the ways.
  const names = new Map(reports.flatMap(({ ways }) => ways.map((way) => [way.id, nameAmongRunners(way)])))
  const groups = [...names].map(([id, name]) => ({
    name,
    bars: reports.map(({ ways }) => {
      const way = ways.find((candidate) => candidate.id === id)
      return way && 'ready' in way ? { p50: way.ready.p50 / 1000, p95: way.ready.p95 / 1000 } : undefined
    }),
  }))
  return {
    title: 'Until the job could go on: median, and a line to the 95th percentile',
    series: reports.map(({ label }) => label),
    groups: groups.filter(({ bars }) => bars.some((bar) => bar !== undefined)),
    format: (seconds) => secondsText(seconds * 1000),
  }
}
