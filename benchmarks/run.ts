// Measures Headstart against plain commands, in turn, on one tree.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { interruption, timed } from '../scripts/command.ts'
import { treeSize } from '../scripts/tree-size.ts'
import type { Bench, Contender } from './bench.ts'
import { onFreshDisk } from './disk.ts'
import { headstartRestoring } from './headstart-restore.ts'
import { headstartSaving, toolCache } from './headstart-save.ts'
import { restoringMemory, savingMemory } from './memory.ts'
import { plainRestoring } from './plain-restore.ts'
import { plainArchive, plainSaving } from './plain-save.ts'
import { bareNode, missing } from './start-up.ts'

const root = join(import.meta.dirname, '..')

interface Comparison {
  title: string
  unit: 'ms' | 'MiB'
  contenders: Contender[]
  /** What the contenders are compared with. */
  baseline?: Contender
  leastRepeats?: number
}

// Saving comes first: it leaves the archives that restoring reads.
const comparisons: Comparison[] = [
  { title: 'save', unit: 'ms', contenders: [headstartSaving], baseline: plainSaving },
  { title: 'restore', unit: 'ms', contenders: [headstartRestoring], baseline: plainRestoring },
  { title: 'start-up', unit: 'ms', contenders: [missing], baseline: bareNode, leastRepeats: 20 },
  { title: 'memory', unit: 'MiB', contenders: [savingMemory, restoringMemory] },
]

const { values } = parseArgs({ options: { repeats: { type: 'string', default: '5' } } })
const repeats = Number(values.repeats)
if (!(repeats >= 1)) throw new Error('--repeats must be at least 1')
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
  await timed('cp', ['-a', join(root, '.tools/tree/node_modules'), source], { signal })
  const bench: Bench = { disk, source, signal }
  const tree = await treeSize(source)
  const machine = describeMachine()
  print(machine)
  print(`tree: ${tree.files.toLocaleString('en')} files, ${megabytes(tree.bytes)}; ext4 in memory`)

  const results = []
  for (const comparison of comparisons) {
    const rounds = Math.max(repeats, comparison.leastRepeats ?? 0)
    const samples = await interleave(comparison, rounds, bench)
    report(comparison, samples)
    results.push({
      title: comparison.title,
      unit: comparison.unit,
      rounds,
      samples: Object.fromEntries(samples),
    })
  }
  const packed = {
    headstart: (await treeSize(toolCache(bench))).bytes,
    plain: (await treeSize(join(plainArchive(bench), '..'))).bytes,
  }
  print(`\npacked: headstart ${megabytes(packed.headstart)}, plain ${megabytes(packed.plain)}`)
  await keep({ machine, tree, packed, results })
}

/** One round to warm up, then one sample of each contender per round; every second round in reverse order. */
async function interleave({ contenders, baseline }: Comparison, rounds: number, bench: Bench) {
  const all = baseline ? [...contenders, baseline] : contenders
  const samples = new Map(all.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const contender of round % 2 === 0 ? all : all.toReversed()) {
      signal.throwIfAborted()
      const sample = await contender.measure(bench)
      if (round > 0) samples.get(contender.name)?.push(sample)
    }
  }
  return samples
}

function report({ title, unit, contenders, baseline }: Comparison, samples: Map<string, number[]>): void {
  const figure = (value: number) => Math.round(value).toLocaleString('en').padStart(9)
  const row = (...cells: string[]) => cells.map((cell) => cell.padStart(9)).join('')
  print(`\n${title.padEnd(22)}${row('median', 'min', 'max')}  ${unit}, n=${[...samples.values()][0]?.length}`)
  for (const [name, own] of samples) {
    print(`  ${name.padEnd(20)}${[median(own), Math.min(...own), Math.max(...own)].map(figure).join('')}`)
  }
  if (!baseline) return
  const theirs = samples.get(baseline.name) ?? []
  for (const { name } of contenders) {
    const pairs = (samples.get(name) ?? []).map((own, round) => [own, theirs[round] ?? Number.NaN] as const)
    const ratios = pairs.map(([own, their]) => own / their)
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
    const speed = (1 / median(ratios)).toFixed(2)
    const difference = figure(median(pairs.map(([own, their]) => own - their))).trim()
    print(
      `  pair by pair: ${median(ratios).toFixed(2)} of the time (${spread}), ${speed}x as fast, ${difference} ${unit}`,
    )
  }
}

async function keep(results: object): Promise<void> {
  const directory = join(import.meta.dirname, 'results')
  await mkdir(directory, { recursive: true })
  const name = join(directory, new Date().toISOString().replaceAll(':', '-'))
  await writeFile(`${name}.txt`, `${text.join('\n')}\n`)
  await writeFile(`${name}.json`, `${JSON.stringify(results, null, 2)}\n`)
}

function describeMachine(): string {
  const load = loadavg()[0]?.toFixed(1)
  return `machine: ${cpus().length} x ${cpus()[0]?.model}, ${megabytes(totalmem())}, Linux ${release()}, Node ${process.version}, load ${load}`
}

function print(line: string): void {
  console.log(line)
  text.push(line)
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6).toLocaleString('en')} MB`
}
