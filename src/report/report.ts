/** What a step has to tell when it is over: as JSON for programs, as a table for people. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../failure.ts'
import * as runner from '../runner.ts'
import type { Phase, Timeline } from './timeline.ts'
import { secondsText, shortSizeText } from './units.ts'

export interface Report {
  /** Of the JSON's form. */
  schema: 1
  step: 'restore' | 'save'
  /** How it ended, in a word or two. */
  outcome: string
  key: string
  matchedKey?: string
  /** Why nothing was restored, where something went wrong. */
  trouble?: string
  store: string
  /** The stored object's size. */
  storedBytes?: number
  /** What it unpacks to. */
  files?: number
  bytes?: number
  totalMs: number
  phases: Phase[]
}

/** What a step fills in as it learns it. */
export type Findings = Omit<Report, 'schema' | 'totalMs' | 'phases'>

/**
 * Writes the JSON file, names it in the output `report`, and adds a table to the job's summary if that is wanted.
 */
export async function publishReport(findings: Findings, timeline: Timeline, summary: boolean): Promise<void> {
  try {
    await tell(findings, timeline, summary)
  } catch (error) {
    // What was done is done, whether it can be told or not.
    runner.warning(`There is no report: ${messageOf(error)}`)
  }
}

async function tell(findings: Findings, timeline: Timeline, summary: boolean): Promise<void> {
  const report: Report = { schema: 1, ...findings, totalMs: timeline.elapsedMs(), phases: timeline.phases }
  const path = join(runner.tempDir(), `headstart-${report.step}-${randomUUID()}.json`)
  writeFileSync(path, `${JSON.stringify(report, undefined, 2)}\n`)
  runner.output('report', path)
  if (summary) await runner.summarize(`Headstart ${report.step}: ${report.outcome}`, tableOf(report))
}

function tableOf(report: Report): string[][] {
  const phases = report.phases.map(({ name, ms }) => `${name} ${secondsText(ms)}`).join(', ')
  return [
    ['Key', 'Matched', 'Stored', 'Unpacked', 'Files', 'Time', 'Phases'],
    [
      report.key,
      report.matchedKey ?? '–',
      report.storedBytes === undefined ? '–' : shortSizeText(report.storedBytes),
      report.bytes === undefined ? '–' : shortSizeText(report.bytes),
      String(report.files ?? '–'),
      secondsText(report.totalMs),
      phases,
    ],
  ]
}
