/** Draws the panels of a dashboard as one SVG, for light and dark pages. */
import type { Panel, Series } from '../__tests__/support/servers/prometheus.ts'

export interface DrawnPanel {
  panel: Panel
  series: Series[]
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

// Grafana's grid has 24 columns.
const columnWidth = 42
const rowHeight = 26
const gap = 8
const colours = 7
/** An upper bound, because the font is the viewer's. */
const letterWidth = 6.5

/** @param title what the picture shows, for people who do not see it */
export function dashboardPicture(title: string, panels: DrawnPanel[]): string {
  const rows = Math.max(...panels.map(({ panel: { gridPos } }) => gridPos.y + gridPos.h))
  const drawn = panels.flatMap(({ panel, series }) => {
    const { x, y, w, h } = panel.gridPos
    const frame = {
      x: x * columnWidth + gap / 2,
      y: y * rowHeight + gap / 2,
      width: w * columnWidth - gap,
      height: h * rowHeight - gap,
    }
    const inner = { x: frame.x + 12, y: frame.y + 34, width: frame.width - 24, height: frame.height - 44 }
    const heading = text(frame.x + 12, frame.y + 20, panel.title, 'heading')
    return [rectangle(frame, 'panel'), heading, ...contentOf(panel, series, inner)]
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${24 * columnWidth} ${rows * rowHeight}" role="img" font-family="system-ui, sans-serif" font-size="12">
  <title>${escaped(title)}</title>
  <style>${style}</style>
  <rect class="page" width="100%" height="100%" />
  ${drawn.join('\n  ')}
</svg>
`
}

function contentOf(panel: Panel, series: Series[], box: Box): string[] {
  const format = formatOf(panel.fieldConfig.defaults.unit)
  if (series.every(({ points }) => points.length === 0))
    return [text(box.x + box.width / 2, box.y + box.height / 2, 'No data', 'middle')]
  if (panel.type === 'stat') {
    const value = format(series[0]?.points.at(-1)?.[1] ?? 0)
    return [text(box.x + box.width / 2, box.y + box.height / 2 + 14, value, 'middle value')]
  }
  if (panel.type === 'bargauge') return barsOf(series, format, box)
  return linesOf(series, panel.fieldConfig.defaults.custom?.stacking.mode === 'normal', format, box)
}

function barsOf(series: Series[], format: Format, { x, y, width, height }: Box): string[] {
  const bars = series
    .map(({ name, points }) => ({ name, value: points.at(-1)?.[1] ?? 0 }))
    .sort((a, b) => b.value - a.value)
  const most = Math.max(...bars.map(({ value }) => value))
  const step = Math.min(30, height / bars.length)
  return bars.flatMap(({ name, value }, place) => {
    const top = y + place * step
    const bar = { x: x + 148, y: top + 3, width: (value / most) * (width - 218), height: step - 8 }
    return [
      text(x + 140, top + step / 2 + 3, name, 'end'),
      rectangle(bar, `c${place % colours}`),
      text(bar.x + bar.width + 6, top + step / 2 + 3, format(value)),
    ]
  })
}

function linesOf(series: Series[], isStacked: boolean, format: Format, box: Box): string[] {
  const plot = { x: box.x + 52, y: box.y, width: box.width - 56, height: box.height - 38 }
  const times = [...new Set(series.flatMap(({ points }) => points.map(([time]) => time)))].sort(
    (a, b) => a - b,
  )
  const [first = 0, last = 1] = [times[0], times.at(-1)]
  const below = new Map(times.map((time) => [time, 0]))
  const lines = series.map(({ points }) => {
    const values = new Map(points.map(([time, value]) => [time, Number.isFinite(value) ? value : 0]))
    return times.map((time) => {
      const bottom = isStacked ? (below.get(time) ?? 0) : 0
      const top = bottom + (values.get(time) ?? 0)
      if (isStacked) below.set(time, top)
      return { time, bottom, top }
    })
  })
  const most = roundUp(Math.max(...lines.flat().map(({ top }) => top)))
  const at = (time: number): number => plot.x + ((time - first) / (last - first || 1)) * plot.width
  const height = (value: number): number => plot.y + plot.height * (1 - value / most)
  const point = (time: number, value: number): string => `${at(time).toFixed(1)},${height(value).toFixed(1)}`
  const drawn = lines.flatMap((line, place) => {
    const tops = line.map(({ time, top }) => point(time, top))
    const bottoms = line.toReversed().map(({ time, bottom }) => point(time, bottom))
    const area = `<polygon class="area c${place % colours}" points="${[...tops, ...bottoms].join(' ')}" />`
    return [
      ...(isStacked ? [area] : []),
      `<polyline class="s${place % colours}" points="${tops.join(' ')}" />`,
    ]
  })
  return [...axesOf({ plot, most, seconds: last - first }, format), ...drawn, ...legendOf(series, box)]
}

interface Axes {
  plot: Box
  most: number
  seconds: number
}

function axesOf({ plot, most, seconds }: Axes, format: Format): string[] {
  const values = [0, most / 2, most].flatMap((value) => {
    const y = plot.y + plot.height * (1 - value / most)
    const line = `<line class="grid" x1="${plot.x}" x2="${plot.x + plot.width}" y1="${y}" y2="${y}" />`
    return [line, text(plot.x - 6, y + 4, format(value), 'end')]
  })
  const times = [0, 0.5, 1].map((share) => {
    const label = `${Math.round(share * seconds)} s`
    const place = ['', 'middle', 'end'][share * 2]
    return text(plot.x + share * plot.width, plot.y + plot.height + 16, label, place)
  })
  return [...values, ...times]
}

function legendOf(series: Series[], { x, y, width, height }: Box): string[] {
  const room = Math.floor(width / series.length / letterWidth) - 5
  const isTight = series.reduce((sum, { name }) => sum + 26 + name.length * letterWidth, 0) > width
  let left = x
  return series.flatMap(({ name }, place) => {
    const label = isTight && name.length > room ? `${name.slice(0, room)}…` : name
    const sample = { x: left, y: y + height - 9, width: 9, height: 9 }
    const words = text(left + 14, y + height, label)
    left += 26 + label.length * letterWidth
    return [rectangle(sample, `c${place % colours}`), words]
  })
}

type Format = (value: number) => string

function formatOf(unit: string): Format {
  const plain = (value: number): string => String(Number(value.toPrecision(3)))
  if (unit === 'percentunit') return (value) => `${plain(100 * value)} %`
  if (unit === 's')
    return (value) => (value > 0 && value < 1 ? `${plain(1000 * value)} ms` : `${plain(value)} s`)
  if (unit === 'bytes')
    return (value) => {
      const power = Math.min(3, Math.max(0, Math.floor(Math.log2(value || 1) / 10)))
      return `${plain(value / 1024 ** power)} ${['B', 'KiB', 'MiB', 'GiB'][power]}`
    }
  return plain
}

/** To a number that reads well on an axis, also halved. */
function roundUp(value: number): number {
  if (!(value > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 6, 8, 10].find((factor) => factor * power >= value) ?? 10) * power
}

function rectangle({ x, y, width, height }: Box, kind: string): string {
  const [left, top] = [x, y].map((value) => value.toFixed(1))
  return `<rect class="${kind}" x="${left}" y="${top}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="2" />`
}

function text(x: number, y: number, words: string, kind = ''): string {
  return `<text${kind && ` class="${kind}"`} x="${x.toFixed(1)}" y="${y.toFixed(1)}">${escaped(words)}</text>`
}

function escaped(words: string): string {
  return words.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}

// People who see fewer colours can tell these apart, too. https://jfly.uni-koeln.de/color/
const light = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#999999']
const dark = ['#4aa3df', '#f0b429', '#2ebd8f', '#e09ac4', '#8fd0f5', '#f07d3a', '#b0b0b0']

function coloursAs(list: string[]): string {
  return list.map((colour, i) => `.c${i} { fill: ${colour} } .s${i} { stroke: ${colour} }`).join(' ')
}

const style = `
    .page { fill: #f4f5f5 } .panel { fill: #ffffff; stroke: #d8dadd } text { fill: #1f2328 } .grid { stroke: #e4e6e9 }
    ${coloursAs(light)}
    polyline { fill: none; stroke-width: 1.5 } .area { fill-opacity: 0.25 }
    .heading { font-weight: 600 } .middle { text-anchor: middle } .end { text-anchor: end } .value { font-size: 34px }
    @media (prefers-color-scheme: dark) {
      .page { fill: #111217 } .panel { fill: #181b1f; stroke: #2c3235 } text { fill: #d5d9de } .grid { stroke: #2c3235 }
      ${coloursAs(dark)}
    }
  `
