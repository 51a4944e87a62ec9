/** What a step has to tell when it is over: as JSON for programs, as a table and a chart for people. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../failure.ts'
import type { Inputs } from '../inputs.ts'
import * as runner from '../runner.ts'
import { htmlCode } from '../text.ts'
import { type Bottleneck, bottleneckOf } from './bottleneck.ts'
import { chartOf } from './chart.ts'
import type { Machine, Phase, Timeline } from './timeline.ts'
import { secondsText, shortSizeText } from './units.ts'

/** Explained in docs/report.md, and described by docs/report.schema.json. */
export interface Report {
  /** Of the JSON's form. */
  schema: 2
  step: 'restore' | 'save'
  /** How it ended, in a word or two. */
  outcome: string
  key: string
  matchedKey?: string
  /** Why nothing was restored or saved, where something went wrong. */
  trouble?: string
  store: string
  /** What decides how long it takes, of all that the user can set. */
  settings: Pick<Inputs, 'mode' | 'ramdisk' | 'concurrency' | 'partBytes' | 'compressionLevel'>
  /** The stored object's size. */
  storedBytes?: number
  /** What it unpacks to. */
  files?: number
  bytes?: number
  totalMs: number
  phases: Phase[]
  /** While bytes were on their way; absent where none were. */
  machine?: Machine
  bottleneck: Bottleneck
}

/** What a step fills in as it learns it. */
export type Findings = Omit<Report, 'schema' | 'totalMs' | 'phases' | 'machine' | 'bottleneck'>

export function newFindings(facts: Omit<Findings, 'settings'>, inputs: Report['settings']): Findings {
  const { mode, ramdisk, concurrency, partBytes, compressionLevel } = inputs
  return { ...facts, settings: { mode, ramdisk, concurrency, partBytes, compressionLevel } }
}

/**
 * Writes the JSON file, names it in the output `report`, says what took the time if it was long, and adds a table and
 * a chart to the job's summary if these are wanted.
 */
export async function publishReport(findings: Findings, timeline: Timeline, summary: boolean): Promise<void> {
  try {
    await tell(findings, timeline, summary)
  } catch (error) {
    // What was done is done, whether it can be told or not. Trouble is warned of once.
    const say = findings.trouble === undefined ? runner.warning : runner.info
    say(`There is no report: ${messageOf(error)}`)
  }
}

async function tell(findings: Findings, timeline: Timeline, summary: boolean): Promise<void> {
  const machine = timeline.machine()
  const [totalMs, phases] = [timeline.elapsedMs(), timeline.phases()]
  const measured = { ...findings, totalMs, phases, ...(machine && { machine }) }
  const report: Report = { schema: 2, ...measured, bottleneck: bottleneckOf(measured) }
  const { kind, sentence } = report.bottleneck
  // Whoever is told of trouble has no use for that.
  if (kind !== 'none' && report.trouble === undefined) runner.info(sentence)
  const path = join(runner.tempDir(), `headstart-${report.step}-${randomUUID()}.json`)
  writeFileSync(path, `${JSON.stringify(report, undefined, 2)}\n`)
  runner.output('report', path)
  if (!summary) return
  const title = `Headstart ${report.step}: ${report.outcome}`
  await runner.summarize(title, tableOf(report), machine ? `${sentence}.\n\n${chartOf(report)}` : '')
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
