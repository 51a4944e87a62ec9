/** Publishes the results of one runner: in the log, in the job's summary, as a file and as outputs. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as runner from '../../src/system/runner.ts'
import { chartOf } from './chart.ts'
import type { BenchInputs } from './inputs.ts'
import type { BenchReport } from './result.ts'
import { machineText, markdownOf, tablesOf, textOf } from './tables.ts'

/** @throws Error if the file cannot be written */
export async function publish(report: BenchReport, { output, summary }: BenchInputs): Promise<void> {
  const machine = machineText(report)
  const tables = tablesOf(report)
  const yaml = yamlOf(report)
  const left = report.left.map((sentence) => `Left: ${sentence}`)
  for (const line of [machine, ...tables.flatMap(textOf), '', ...yaml, ...left]) runner.info(line)
  const fileName = report.label.replace(/[^A-Za-z0-9._-]+/g, '-')
  const path = output || join(runner.tempDir(), `headstart-bench-${fileName}.json`)
  write(path, `${JSON.stringify(report, undefined, 2)}\n`)
  runner.output('report', path)
  for (const { setting, value } of report.proposals) runner.output(setting, value)
  if (!summary) return
  const block = yaml.length > 0 ? ['```yaml', ...yaml, '```', ''] : []
  const parts = [`## ${machine}\n`, chartOf([report]), ...tables.map(markdownOf), ...block]
  await summarizeMarkdown(parts.join('\n'))
}

/** Adds to the job's summary, if the runner shows one. The caller has escaped text from outside. */
export async function summarizeMarkdown(text: string): Promise<void> {
  await runner.summary()?.addRaw(text, true).write()
}

/** The proposals as a step, to paste into a workflow. */
function yamlOf({ proposals }: BenchReport): string[] {
  if (proposals.length === 0) return []
  const step = ['- uses: headstart/cache@v0', '  with: # beside path and key, or preset']
  return [...step, ...proposals.map(({ setting, value }) => `    ${setting}: ${value}`)]
}

/** Makes the file's directory, too. */
export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
