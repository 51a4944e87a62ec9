/** Publishes a step's report: as JSON for programs, as a table and a chart for people. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../system/failure.ts'
import { summarize } from '../system/job-summary.ts'
import { htmlCode } from '../system/outside-text.ts'
import * as runner from '../system/runner.ts'
import { secondsText, shortSizeText } from '../system/units.ts'
import { bottleneckOf } from './bottleneck.ts'
import { chartOf } from './chart.ts'
import type { Findings, Report } from './report.ts'
import type { Timeline } from './timeline.ts'

/**
 * Writes the JSON file and sets the output `report` to its path. Logs the bottleneck of a long step. Adds a table and a
 * chart to the job's summary if `summary` is set. Never fails.
 */
export async function publishReport(findings: Findings, timeline: Timeline, summary: boolean): Promise<void> {
  try {
    await writeReport(findings, timeline, summary)
  } catch (error) {
    // The step itself is done, so a missing report must not fail it. A failed step has its warning already.
    const say = findings.trouble === undefined ? runner.warning : runner.info
    say(`There is no report: ${messageOf(error)}`)
  }
}

async function writeReport(findings: Findings, timeline: Timeline, summary: boolean): Promise<void> {
  const machine = timeline.machine()
  const measured = { ...findings, totalMs: timeline.elapsedMs(), phases: timeline.phases(), machine }
  const report: Report = { schema: 2, ...measured, bottleneck: bottleneckOf(measured) }
  const { kind, sentence } = report.bottleneck
  // A failed step has its warning; its bottleneck does not matter.
  if (kind !== 'none' && report.trouble === undefined) runner.info(sentence)
  const path = join(runner.tempDir(), `headstart-${report.step}-${randomUUID()}.json`)
  writeFileSync(path, `${JSON.stringify(report, undefined, 2)}\n`)
  runner.output('report', path)
  if (!summary) return
  const title = `Headstart ${report.step}: ${report.outcome}`
  await summarize(title, tableOf(report), machine ? `${sentence}.\n\n${chartOf(report)}` : '')
}

function tableOf(report: Report): string[][] {
  return [
    ['Key', 'Matched', 'Stored', 'Unpacked', 'Files', 'Time', 'Phases'],
    [
      htmlCode(report.key),
      report.matchedKey === undefined ? '–' : htmlCode(report.matchedKey),
      report.storedBytes === undefined ? '–' : shortSizeText(report.storedBytes),
      report.bytes === undefined ? '–' : shortSizeText(report.bytes),
      String(report.files ?? '–'),
      secondsText(report.totalMs),
      report.phases.map(({ name, ms }) => `${name} ${secondsText(ms)}`).join(', '),
    ],
  ]
}
