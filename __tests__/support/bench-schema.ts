// Checks results of the benchmark against their documented schema.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { BenchReport, Measure, WayResult } from '../../bench/src/result.ts'

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/bench.schema.json'), 'utf8'))
const validate = new Ajv2020({ allErrors: true }).compile<BenchReport>(schema)

/** Expects that it is what the schema says. */
export function expectValid(report: unknown): BenchReport {
  validate(report)
  expect(validate.errors).toBeNull()
  return report as BenchReport
}

export function readResult(path: string): BenchReport {
  return expectValid(JSON.parse(readFileSync(path, 'utf8')))
}

/** Why each of them was not measured, by their ids; undefined for those that were. */
export function whyNots(results: (WayResult | Measure)[]): Record<string, string | undefined> {
  return Object.fromEntries(
    results.map((result) => [result.id, 'whyNot' in result ? result.whyNot : undefined]),
  )
}
