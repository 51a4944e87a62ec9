/** Sends the reports of a step if the environment names a collector of OpenTelemetry. */
import type { DatedReport } from '../report/report.ts'
import { messageOf } from '../system/failure.ts'
import * as runner from '../system/runner.ts'
import { readCollector } from './collector.ts'

/** Takes two seconds at most, and never fails. */
export async function exportReports(reports: DatedReport[], signal: AbortSignal): Promise<void> {
  if (reports.length === 0) return
  try {
    const collector = readCollector(runner.variable)
    if (!collector) return
    // Most jobs have no collector, and some send no other request.
    const { sendReports } = await import('./send-reports.ts')
    const unsent = await sendReports(reports, collector, signal)
    if (unsent !== undefined && !signal.aborted) runner.info(unsent)
  } catch (error) {
    if (!signal.aborted) runner.info(`The report was not sent to the collector: ${messageOf(error)}`)
  }
}
