/** Draws the phases of a step as a Gantt chart, which GitHub renders from text. */

import { secondsText, shortSizeText } from '../system/units.ts'
import type { Report } from './report.ts'
import type { Phase } from './timeline.ts'

// From this duration on, the axis shows whole seconds.
const longMs = 10_000

/** In Mermaid's language: https://mermaid.js.org/syntax/gantt.html */
export function chartOf({ phases, totalMs }: Pick<Report, 'phases' | 'totalMs'>): string {
  const longest = phases.toSorted((a, b) => b.ms - a.ms)[0]
  const bars = phases.map((phase) => {
    // Mermaid highlights the phase that worked longest.
    const mark = phase === longest ? 'crit, ' : ''
    return `    ${textOf(phase)} :${mark}${phase.startMs}, ${Math.max(phase.endMs, phase.startMs + 1)}`
  })
  const axis = ['    dateFormat x', `    axisFormat ${totalMs < longMs ? '%s.%L s' : '%s s'}`]
  return ['```mermaid', 'gantt', ...axis, ...bars, '```'].join('\n')
}

/** Without colons and semicolons: Mermaid would parse them. */
function textOf({ name, startMs, endMs, ms, waitedMs, bytes, mibPerSecond }: Phase): string {
  const took = waitedMs
    ? `worked ${secondsText(ms)} of ${secondsText(endMs - startMs)}`
    : secondsText(endMs - startMs)
  const amount = bytes ? `, ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s` : ''
  return `${name} ${took}${amount}`
}
