/** Draws bars in groups as SVG. Each bar ends at the median; a thin line goes on to the 95th percentile. */

export interface Picture {
  title: string
  /** What the bars of each group stand for, in this order. */
  series: string[]
  /** One bar per series; undefined where nothing was measured. */
  groups: { name: string; bars: ({ p50: number; p95: number } | undefined)[] }[]
  /** Writes a value as text. */
  format: (value: number) => string
}

// People who see fewer colours can tell these apart, too. https://jfly.uni-koeln.de/color/
const colours = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#f0e442', '#999999']
const rowHeight = 16
const margin = 16
const plotWidth = 520
/** Room for the value behind the longest line. */
const valueWidth = 80
/** An upper bound, because the font is the viewer's. */
const letterWidth = 8

/** @returns an SVG document, wide enough for its longest name */
export function pictureOf({ title, series, groups, format }: Picture): string {
  const left = margin + Math.max(...groups.map(({ name }) => name.length), 0) * letterWidth
  const longest = Math.max(...groups.flatMap(({ bars }) => bars.map((bar) => bar?.p95 ?? 0)))
  const widthOf = (value: number): number => Math.round((value / longest) * plotWidth)
  const parts = [text(margin, margin + rowHeight, title)]
  let top = margin + 2 * rowHeight
  for (const [place, name] of series.entries()) {
    parts.push(box(margin, top, { width: 10, place }), text(margin + 16, top + 11, name))
    top += rowHeight
  }
  for (const { name, bars } of groups) {
    top += rowHeight / 2
    parts.push(text(margin, top + 11, name))
    for (const [place, bar] of bars.entries()) {
      if (bar) {
        const [width, end] = [widthOf(bar.p50), left + widthOf(Math.max(bar.p95, bar.p50))]
        const line = `<path d="M${left + width} ${top + 6}H${end}" stroke="black"/>`
        parts.push(box(left, top, { width, place }), line, text(end + 5, top + 11, format(bar.p50)))
      } else parts.push(text(left, top + 11, 'not measured'))
      top += rowHeight
    }
  }
  const width = Math.max(left + plotWidth + valueWidth, 2 * margin + title.length * letterWidth)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top + margin}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="white"/>
${parts.join('\n')}
</svg>
`
}

function box(x: number, y: number, { width, place }: { width: number; place: number }): string {
  const colour = colours[place % colours.length]
  return `<rect x="${x}" y="${y}" width="${Math.max(width, 1)}" height="12" fill="${colour}"/>`
}

/** Names come from outside: control characters become spaces, and the rest cannot end the text. */
function text(x: number, y: number, words: string): string {
  const escaped = words
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<text x="${x}" y="${y}">${escaped}</text>`
}
