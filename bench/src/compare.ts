/** Compares the results of several runners: reads them, shows their tables, draws their picture. */
import { readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { create } from '@actions/glob'
import { JobFailure, messageOf } from '../../src/system/failure.ts'
import * as runner from '../../src/system/runner.ts'
import { chartOf, waysPicture } from './chart.ts'
import type { BenchInputs } from './inputs.ts'
import { type BenchReport, schema } from './result.ts'
import { pictureOf } from './svg-picture.ts'
import { comparisonOf, machineText, markdownOf, textOf } from './tables.ts'
import { summarizeMarkdown, write } from './write-results.ts'

/** @throws JobFailure if there is no result to compare */
export async function compare({ compare, output, summary }: BenchInputs): Promise<void> {
  const paths = await resultsAt(compare)
  const found = paths.flatMap((path) => readReport(path)).sort((a, b) => a.label.localeCompare(b.label))
  const reports = found.map((report, place) => ({ ...report, label: labelAmong(found, place) }))
  if (reports.length === 0) throw new JobFailure(`There is no result of a benchmark at ${compare}.`)
  const tables = comparisonOf(reports)
  for (const line of [...reports.map(machineText), ...tables.flatMap(textOf)]) runner.info(line)
  const path = output || join(runner.tempDir(), 'headstart-bench.svg')
  write(path, pictureOf(waysPicture(reports)))
  runner.output('picture', path)
  if (summary) await summarizeMarkdown([chartOf(reports), ...tables.map(markdownOf)].join('\n'))
}

async function resultsAt(pattern: string): Promise<string[]> {
  const isDirectory = statSync(pattern, { throwIfNoEntry: false })?.isDirectory()
  const globber = await create(isDirectory ? join(pattern, '**/*.json') : pattern, {
    matchDirectories: false,
  })
  return globber.glob()
}

/** @returns an empty list, after a warning, if the file is not a result of this version */
function readReport(path: string): BenchReport[] {
  const name = relative(process.cwd(), resolve(path))
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Partial<BenchReport> | null
    if (report?.kind !== 'headstart-bench') throw new Error('it is no result of a benchmark')
    if (report.schema !== schema)
      throw new Error(`it has schema ${report.schema}, and this version of Headstart reads ${schema}`)
    if (typeof report.label !== 'string' || !Array.isArray(report.ways)) throw new Error('it is not whole')
    return [report as BenchReport]
  } catch (error) {
    runner.warning(`${name} is left out: ${messageOf(error)}`)
    return []
  }
}

/** Numbers the labels that several runners share. */
function labelAmong(reports: BenchReport[], place: number): string {
  const label = reports[place]?.label ?? ''
  const before = reports.slice(0, place).filter((other) => other.label === label).length
  return before === 0 ? label : `${label} (${before + 1})`
}
