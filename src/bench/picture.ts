/** Draws grouped bars as SVG: a bar per series to the median, and from its end a whisker to the 95th percentile. */
import { niceTop } from './chart.ts'

export interface Picture {
  title: string
  /** What the bars of each group stand for, in this order. */
  series: string[]
  groups: Group[]
  /** How a value reads. */
  format: (value: number) => string
}

export interface Group {
  name: string
  /** Of each series; undefined where it has none. */
  bars: (Bar | undefined)[]
}

export interface Bar {
  p50: number
  p95: number
}

// Told apart by those who see fewer colours, too. https://jfly.uni-koeln.de/color/
const colours = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#f0e442', '#999999']
const barHeight = 14
const groupGap = 12
const margin = 16
const plotWidth = 520
/** For what stands behind the longest whisker. */
const valueWidth = 70

/** @returns an SVG document as wide as its words need */
export function pictureOf({ title, series, groups, format }: Picture): string {
  const left = margin + Math.max(...groups.map(({ name }) => widthOf(name)), 0) + 8
  const right = left + plotWidth
  const width = Math.max(right + valueWidth, margin * 2 + widthOf(title) * 1.2)
  const legend = legendOf(series, { left: margin, right: width - margin, top: 46 })
  const top = legend.bottom + 14
  const groupHeight = series.length * barHeight + groupGap
  const bottom = top + groups.length * groupHeight
  const most = niceTop(Math.max(...groups.flatMap(({ bars }) => bars.map((bar) => bar?.p95 ?? 0))))
  const x = (value: number): number => left + (value / most) * plotWidth
  const rows = groups.map(({ name, bars }, group) => {
    const y = top + group * groupHeight
    const label = text(left - 8, y + (series.length * barHeight) / 2 + 4, name, 'text-anchor="end"')
    return (
      label + bars.map((bar, place) => barOf(bar, { y: y + place * barHeight, place, x, format })).join('')
    )
  })
  const heading = text(margin, 26, title, 'font-size="15" font-weight="600"')
  const axis = axisOf(most, { x, top, bottom, format })
  const name = `<title>${escaped(title)}</title>`
  return document(width, bottom + 30, [name, background, heading, legend.svg, axis, ...rows])
}

const background = '<rect width="100%" height="100%" fill="#ffffff"/>'

function document(width: number, height: number, parts: string[]): string {
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`
  const font =
    'font-family="system-ui, -apple-system, Segoe UI, DejaVu Sans, sans-serif" font-size="12" fill="#1f2328"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${font}>\n${parts.join('\n')}\n</svg>\n`
}

interface Room {
  left: number
  right: number
  top: number
}

/** In as many lines as it takes. */
function legendOf(series: string[], { left, right, top }: Room): { svg: string; bottom: number } {
  let [x, y] = [left, top]
  const items = series.map((name, place) => {
    const width = widthOf(name) + 32
    if (x > left && x + width > right) [x, y] = [left, y + 18]
    const item = `<rect x="${x}" y="${y - 9}" width="10" height="10" fill="${colourOf(place)}"/>${text(x + 15, y, name)}`
    x += width
    return item
  })
  return { svg: items.join(''), bottom: y }
}

interface Drawing {
  x: (value: number) => number
  format: (value: number) => string
}

function barOf(
  bar: Bar | undefined,
  { y, place, x, format }: Drawing & { y: number; place: number },
): string {
  const middle = y + barHeight / 2
  if (!bar) return text(x(0) + 4, middle + 4, 'not measured', 'font-size="10" fill="#6e7781"')
  const [start, end, far] = [x(0), x(bar.p50), x(Math.max(bar.p95, bar.p50))].map(round) as [
    number,
    number,
    number,
  ]
  const rect = `<rect x="${start}" y="${y + 1}" width="${round(Math.max(end - start, 1))}" height="${barHeight - 2}" fill="${colourOf(place)}"/>`
  const whisker = `<path d="M${end} ${middle}H${far}M${far} ${middle - 3}v6" stroke="#1f2328" fill="none"/>`
  return rect + whisker + text(far + 5, middle + 4, format(bar.p50), 'font-size="10"')
}

function axisOf(most: number, { x, top, bottom, format }: Drawing & { top: number; bottom: number }): string {
  const ticks = [0, 1, 2, 3, 4, 5].map((fifth) => (most * fifth) / 5)
  return ticks
    .map((value) => {
      const line = `<path d="M${round(x(value))} ${top - 6}V${bottom}" stroke="#d0d7de"/>`
      return (
        line +
        text(x(value), bottom + 16, format(value), 'text-anchor="middle" font-size="10" fill="#6e7781"')
      )
    })
    .join('')
}

function text(x: number, y: number, words: string, attributes = ''): string {
  return `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escaped(words)}</text>`
}

function escaped(words: string): string {
  return words.replace(
    /[&<>"\p{Cc}]/gu,
    (character) => `&#${/\p{Cc}/u.test(character) ? 32 : character.charCodeAt(0)};`,
  )
}

/** About, in whatever font it turns out to be: rather too wide than cut off. */
function widthOf(words: string): number {
  return words.length * 7
}

function colourOf(place: number): string {
  return colours[place % colours.length] as string
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
