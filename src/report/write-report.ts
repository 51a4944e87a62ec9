/** Writes a step's report: as JSON for programs, as a table and a chart for people. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../system/failure.ts'
import { summarize } from '../system/job-summary.ts'
import { htmlCode, htmlText } from '../system/outside-text.ts'
import * as runner from '../system/runner.ts'
import { secondsText, shortSizeText } from '../system/units.ts'
import { bottleneckOf, shortestStepMs } from './bottleneck.ts'
import type { Findings, Report } from './report.ts'
import type { StepLog } from './step-log.ts'
import type { Phase, Timeline } from './timeline.ts'

/**
 * Writes the JSON file and sets the output `report` to its path. The log has the bottleneck of a long step. Adds a table to the
 * job's summary if `summary` wants it, with a chart of a long step. Never fails.
 */
export async function writeReport(
  findings: Findings,
  timeline: Timeline,
  { summary, log }: { summary: 'auto' | 'true' | 'false'; log: StepLog },
): Promise<void> {
  try {
    const report = reportOf(findings, timeline)
    log.reported(report)
    const { kind, sentence } = report.bottleneck
    // A failed step has its warning; its bottleneck does not matter.
    if (kind !== 'none' && report.trouble === undefined) log.bottleneck(sentence, report.totalMs)
    const path = join(runner.tempDir(), `headstart-${report.step}-${randomUUID()}.json`)
    writeFileSync(path, `${JSON.stringify(report, undefined, 2)}\n`)
    runner.output('report', path)
    const isLong = report.totalMs >= shortestStepMs
    if (summary === 'false' || (summary === 'auto' && !isLong)) return
    const title = `Headstart ${report.step}: ${report.outcome}`
    const chart = isLong && report.machine ? `${sentence}.\n\n${chartOf(report)}` : ''
    await summarize(title, tableOf(report), chart)
  } catch (error) {
    // The step itself is done, so a missing report must not fail it. A failed step has its warning already.
    const say = findings.trouble === undefined ? runner.warning : runner.info
    say(`There is no report: ${messageOf(error)}`)
  }
}

function reportOf(findings: Findings, timeline: Timeline): Report {
  const machine = timeline.machine()
  const measured = { ...findings, totalMs: timeline.elapsedMs(), phases: timeline.phases(), machine }
  return { schema: 2, ...measured, bottleneck: bottleneckOf(measured) }
}

function tableOf(report: Report): string[][] {
  return [
    ['Key', 'Matched', 'Stored', 'Unpacked', 'Files', 'Time', 'Phases', 'Saved by'],
    [
      htmlCode(report.key),
      report.matchedKey === undefined ? '–' : htmlCode(report.matchedKey),
      report.storedBytes === undefined ? '–' : shortSizeText(report.storedBytes),
      report.bytes === undefined ? '–' : shortSizeText(report.bytes),
      String(report.files ?? '–'),
      secondsText(report.totalMs),
      report.phases.map(({ name, ms }) => `${name} ${secondsText(ms)}`).join(', '),
      report.writer ? htmlText(report.writer.text) : '–',
    ],
  ]
}

// From this duration on, the axis shows whole seconds.
const longMs = 10_000

/** The phases as a Gantt chart, which GitHub renders from Mermaid's language: https://mermaid.js.org/syntax/gantt.html */
export function chartOf({ phases, totalMs }: Pick<Report, 'phases' | 'totalMs'>): string {
  const bars = phases.map(
    (phase) => `    ${textOf(phase)} :${phase.startMs}, ${Math.max(phase.endMs, phase.startMs + 1)}`,
  )
  const axis = ['    dateFormat x', `    axisFormat ${totalMs < longMs ? '%s.%L s' : '%s s'}`]
  return ['```mermaid', 'gantt', ...axis, ...bars, '```'].join('\n')
}

/** The name of a bar. It has no colons and semicolons, which Mermaid would parse. */
function textOf({ name, startMs, endMs, ms, waitedMs, bytes, mibPerSecond }: Phase): string {
  const took = waitedMs
    ? `worked ${secondsText(ms)} of ${secondsText(endMs - startMs)}`
    : secondsText(endMs - startMs)
  const amount = bytes ? `, ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s` : ''
  return `${name} ${took}${amount}`
}
