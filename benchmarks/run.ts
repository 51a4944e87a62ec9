// Runs the comparisons one after another. `--only s3` or `--only save,restore` runs only some.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { interruption, timed } from '../scripts/command.ts'
import { treeSize } from '../scripts/tree-size.ts'
import { pictureOf } from '../src/bench/svg-picture.ts'
import { type Bench, withBench } from './bench.ts'
import { type Comparison, chosen } from './comparisons.ts'
import { onFreshDisk } from './disk.ts'
import { describeMachine, megabytes, type Result, type Samples, tableOf, timesPicture } from './report.ts'

const { values } = parseArgs({
  options: { repeats: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
})
const repeats = Number(values.repeats)
if (!(repeats >= 1)) throw new Error('--repeats must be at least 1')
const comparisons = chosen(values.only.split(',').filter((name) => name !== ''))
const signal = interruption()
const text: string[] = []

try {
  await onFreshDisk(measure)
} catch (error) {
  console.error(signal.aborted ? signal.reason : error)
  process.exitCode = 1
}

async function measure(disk: string): Promise<void> {
  const source = join(disk, 'source')
  await mkdir(source)
  const installed = join(import.meta.dirname, '../.tools/tree/node_modules')
  await timed('cp', ['-a', installed, source], { signal })
  const tree = await treeSize(source)
  const machine = describeMachine()
  print(machine)
  print(`tree: ${tree.files.toLocaleString('en')} files, ${megabytes(tree.bytes)}; ext4 in memory`)

  const results: Result[] = []
  for (const comparison of comparisons) {
    await withBench({ disk, source, signal }, async (bench) => {
      const samples = await interleave(comparison, bench)
      print(tableOf(comparison, samples))
      const { title, unit } = comparison
      results.push({ title, unit, samples: Object.fromEntries(samples) })
    })
  }
  await keep({ machine, tree, results })
}

/** Warms up for one round, then takes one sample of each contender per round. Every second round runs in reverse order. */
async function interleave(comparison: Comparison, bench: Bench): Promise<Samples> {
  const { contenders, baselines = [], leastRepeats = 0, mostRepeats = Infinity, unit } = comparison
  const all = [...contenders, ...baselines.flat()]
  const samples = new Map(all.map(({ name }) => [name, [] as number[]]))
  const rounds = Math.min(Math.max(repeats, leastRepeats), mostRepeats)
  // Only times need the warm-up round.
  for (let round = unit === 'ms' ? 0 : 1; round <= rounds; round += 1) {
    for (const contender of round % 2 === 0 ? all : all.toReversed()) {
      signal.throwIfAborted()
      const sample = await contender.measure(bench)
      if (round > 0) samples.get(contender.name)?.push(sample)
    }
  }
  return samples
}

async function keep(results: { machine: string; tree: object; results: Result[] }): Promise<void> {
  const directory = join(import.meta.dirname, 'results')
  await mkdir(directory, { recursive: true })
  const name = join(directory, new Date().toISOString().replaceAll(':', '-'))
  await writeFile(`${name}.txt`, `${text.join('\n')}\n`)
  await writeFile(`${name}.json`, `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(`${name}.svg`, pictureOf(timesPicture(results.results)))
}

function print(line: string): void {
  console.log(line)
  text.push(line)
}
