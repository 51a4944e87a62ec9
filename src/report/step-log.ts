/** Keeps lines that several caches of a step would log from appearing twice, and collects the reports of the caches. */
import * as runner from '../system/runner.ts'
import type { DatedReport, Report } from './report.ts'

export type StepLog = ReturnType<typeof newStepLog>

/** Keeps what the caches of a step log and report, so that the step says each thing once. */
export function newStepLog() {
  const logged = new Set<string>()
  let longest = { ms: 0, line: '' }
  let reports: DatedReport[] = []
  return {
    /** The lines that no cache has logged before. */
    unlogged(lines: string[]): string[] {
      const fresh = lines.filter((line) => !logged.has(line))
      for (const line of fresh) logged.add(line)
      return fresh
    },
    /** What the current cache waited for most, and how long the cache took. */
    bottleneck(sentence: string, ms: number): void {
      if (ms > longest.ms) longest = { ms, line: runner.named(sentence) }
    },
    /** The report of a cache that has ended now. */
    reported(report: Report): void {
      reports.push({ report, endMs: Date.now() })
    },
    /**
     * Logs the bottleneck of the cache that took longest. The step waited for that one. Called when all have ended.
     * @returns the reports since the last call
     */
    end(): DatedReport[] {
      if (longest.line !== '') runner.info(longest.line)
      longest = { ms: 0, line: '' }
      const ended = reports
      reports = []
      return ended
    },
  }
}
