// Shows a miss, a save and a hit on a real node_modules, beside what plain tar and zstd take for it.
import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeTree } from '../__tests__/corpus/tree.ts'
import { plainRestore } from '../benchmarks/plain-restore.ts'
import { plainSave } from '../benchmarks/plain-save.ts'
import { type Job, newJob, runStep, type StepRun } from './as-runner.ts'
import { interruption, timed } from './command.ts'
import { treeSize } from './tree-size.ts'

const project = join(import.meta.dirname, 'demo')
const signal = interruption()

const place = await mkdtemp(join(tmpdir(), 'headstart-demo-'))
try {
  await demonstrate()
} catch (error) {
  const cause = signal.aborted ? signal.reason : error
  console.error(`\nThe demo failed: ${cause instanceof Error ? cause.message : cause}`)
  process.exitCode = 1
} finally {
  await rm(place, { recursive: true, force: true })
}

async function demonstrate(): Promise<void> {
  const lockfile = await readFile(join(project, 'package-lock.json'))
  const key = `npm-${createHash('sha256').update(lockfile).digest('hex').slice(0, 16)}`
  const inputs = { path: 'node_modules', key }
  const toolCache = join(place, 'tools') // outlives the job, as on a self-hosted runner

  const first = await newJob(place, { toolCache })
  const miss = await step('First job, main', first, 'restore', inputs)
  expectHit(miss, 'miss')
  heading('First job, its own step: npm ci')
  const tree = await installPackages(first)
  await settle()
  const save = await step('First job, post', first, 'post', inputs, miss.state)

  const second = await newJob(place, { toolCache })
  await settle()
  const hit = await step('Second job, main, in a fresh workspace', second, 'restore', inputs)
  expectHit(hit, 'exact')

  heading('Comparing both trees: names, modes, links, sizes, contents, mtimes to the nanosecond')
  compare(describeTree(tree), describeTree(join(second.workspace, 'node_modules')))

  heading('The same tree with plain tar and zstd')
  const plain = await measurePlain(tree)
  console.log(table({ ...(await treeSize(tree)), save: save.ms, restore: hit.ms, plain }))
}

async function step(
  title: string,
  job: Job,
  entry: 'restore' | 'post',
  inputs: Record<string, string>,
  state: Record<string, string> = {},
): Promise<StepRun> {
  heading(title)
  const run = await runStep(job, entry, inputs, { state, signal })
  console.log((run.stdout + run.stderr).trimEnd().replace(/^/gm, '    '))
  signal.throwIfAborted()
  if (run.exitCode !== 0) throw new Error(`the step ended with ${run.exitCode ?? run.signal}`)
  return run
}

function expectHit(run: StepRun, expected: 'exact' | 'miss'): void {
  if (run.outputs.hit !== expected) throw new Error(`expected hit=${expected}, got ${run.outputs.hit}`)
}

async function installPackages(job: Job): Promise<string> {
  for (const name of ['package.json', 'package-lock.json']) {
    await copyFile(join(project, name), join(job.workspace, name))
  }
  await timed('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: job.workspace, signal })
  return join(job.workspace, 'node_modules')
}

/** Writes back what earlier steps left in memory, so that no measurement pays for another. */
async function settle(): Promise<void> {
  await timed('sync', [], { signal })
}

function compare(saved: string[], restored: string[]): void {
  const [before, after] = [new Set(saved), new Set(restored)]
  const lost = saved.filter((line) => !after.has(line)).map((line) => `- ${line}`)
  const gained = restored.filter((line) => !before.has(line)).map((line) => `+ ${line}`)
  const differences = [...lost, ...gained]
  if (differences.length > 0) {
    const few = differences.slice(0, 20).join('\n')
    throw new Error(`${differences.length} differences between the trees:\n${few}`)
  }
  console.log(`    identical: ${saved.length.toLocaleString('en')} entries`)
}

async function measurePlain(tree: string): Promise<{ save: number; restore: number }> {
  const archive = join(place, 'plain.tar.zst')
  const target = join(place, 'plain')
  await mkdir(target)
  await settle()
  const save = await plainSave(join(tree, '..'), archive, { signal })
  await settle()
  const restore = await plainRestore(archive, target, { signal })
  return { save, restore }
}

interface Figures {
  files: number
  bytes: number
  save: number
  restore: number
  plain: { save: number; restore: number }
}

function table({ files, bytes, save, restore, plain }: Figures): string {
  const row = (name: string, ...cells: string[]) =>
    `    ${name.padEnd(10)}${cells.map((cell) => cell.padStart(12)).join('')}`
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  return [
    row('files', files.toLocaleString('en')),
    row('size', `${(bytes / 1e6).toFixed(0)} MB`),
    row('', 'headstart', 'plain'),
    row('save', seconds(save), seconds(plain.save)),
    row('restore', seconds(restore), seconds(plain.restore)),
  ].join('\n')
}

function heading(text: string): void {
  console.log(`\n${text}`)
}
