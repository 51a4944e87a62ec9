// Runs the comparisons one after another. `--only s3` or `--only save,restore` runs only some. `--mode unpack` is for
// rolling caches. `--disk DIR` measures on the disk of that directory instead of one in memory.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pictureOf } from '../bench/src/svg-picture.ts'
import { interruption, timed } from '../scripts/command.ts'
import { treeSize } from '../scripts/tree-size.ts'
import { type Bench, installedTree, withBench } from './bench.ts'
import { type Comparison, chosen } from './comparisons.ts'
import { onDiskOf, onFreshDisk } from './disk.ts'
import { tablesOf } from './installs/tables.ts'
import {
  describeMachine,
  megabytes,
  type Result,
  type Samples,
  suffixOf,
  tableOf,
  timesPicture,
} from './report.ts'

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    mode: { type: 'string' },
    disk: { type: 'string' },
  },
})
const repeats = Number(values.repeats)
if (!(repeats >= 1)) throw new Error('--repeats must be at least 1')
const mode = (['unpack', 'mount', 'lazy'] as const).find((mode) => mode === values.mode)
if (values.mode !== mode) throw new Error('--mode must be unpack, mount or lazy')
const comparisons = chosen(values.only.split(',').filter((name) => name !== ''))
const signal = interruption()
const text: string[] = []

try {
  await (values.disk === undefined ? onFreshDisk(measure) : onDiskOf(resolve(values.disk), measure))
} catch (error) {
  console.error(signal.aborted ? signal.reason : error)
  process.exitCode = 1
}

async function measure(disk: string): Promise<void> {
  const source = join(disk, 'source')
  await mkdir(source)
  if (comparisons.some(({ needsTree = true }) => needsTree))
    await timed('cp', ['-a', installedTree, source], { signal })
  const tree = await treeSize(source)
  const machine = describeMachine()
  print(machine)
  print(values.disk === undefined ? 'disk: ext4 in memory' : `disk: that of ${values.disk}`)
  if (tree.files > 0) print(`tree: ${tree.files.toLocaleString('en')} files, ${megabytes(tree.bytes)}`)

  const results: Result[] = []
  for (const comparison of comparisons) {
    await withBench({ disk, source, signal, ...(mode && { mode }) }, async (bench) => {
      const samples = await interleave(comparison, bench)
      print(tableOf(comparison, samples))
      const { title, unit } = comparison
      results.push({ title, unit, samples: Object.fromEntries(samples) })
    })
  }
  for (const table of tablesOf(results)) print(table)
  await keep({ machine, tree, results })
}

/** Warms up for one round, then takes one sample of each contender per round. Every second round runs in reverse order. */
async function interleave(comparison: Comparison, bench: Bench): Promise<Samples> {
  const {
    contenders,
    baselines = [],
    leastRepeats = 0,
    mostRepeats = Infinity,
    roundsPerRepeat = 1,
    isWarm = false,
    unit,
  } = comparison
  const all = [...contenders, ...baselines.flat()]
  const names = all.flatMap(({ name, parts = [] }) => [name, ...parts.map((part) => name + suffixOf(part))])
  const samples = new Map(names.map((name) => [name, [] as number[]]))
  const rounds = Math.min(Math.max(repeats * roundsPerRepeat, leastRepeats), mostRepeats)
  // Only times need the warm-up round.
  for (let round = unit === 'ms' && !isWarm ? 0 : 1; round <= rounds; round += 1) {
    for (const contender of round % 2 === 0 ? all : all.toReversed()) {
      signal.throwIfAborted()
      const measured = await contender.measure(bench)
      if (round > 0)
        for (const [name, sample] of named(contender.name, measured)) samples.get(name)?.push(sample)
    }
  }
  return samples
}

/** The samples of a contender and of its parts. */
function named(name: string, measured: number | Record<string, number>): [string, number][] {
  if (typeof measured === 'number') return [[name, measured]]
  const parts = Object.entries(measured)
  const sum = parts.reduce((all, [, part]) => all + part, 0)
  return [[name, sum], ...parts.map(([part, sample]): [string, number] => [name + suffixOf(part), sample])]
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
