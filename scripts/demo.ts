// Shows a miss, a save and a hit on a real node_modules, then the time that a job waits for each way to restore it.
import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeTree } from '../__tests__/support/corpus/tree.ts'
import { type FaultyS3, startFaultyS3 } from '../__tests__/support/servers/faulty-s3.ts'
import { presigned } from '../__tests__/support/servers/presigned.ts'
import { newObject } from '../__tests__/support/servers/s3-objects.ts'
import { plainSave } from '../benchmarks/plain-save.ts'
import { type Job, newJob, runStep, type StepRun } from './as-runner.ts'
import { interruption, timed } from './command.ts'
import { type Row, table } from './demo-table.ts'
import { slowWay } from './slow-way.ts'
import { treeSize } from './tree-size.ts'

const project = join(import.meta.dirname, 'demo')
const limits = { latencyMs: 20, bytesPerSecond: 20_000_000 }
const signal = interruption()

const place = await mkdtemp(join(tmpdir(), 'headstart-demo-'))
const server = await startFaultyS3()
const way = await slowWay(server.endpoint, limits)
try {
  await demonstrate()
} catch (error) {
  const cause = signal.aborted ? signal.reason : error
  console.error(`\nThe demo failed: ${cause instanceof Error ? cause.message : cause}`)
  process.exitCode = 1
} finally {
  way.close()
  await server.stop()
  await rm(place, { recursive: true, force: true })
}

async function demonstrate(): Promise<void> {
  const lockfile = await readFile(join(project, 'package-lock.json'))
  const key = `npm-${createHash('sha256').update(lockfile).digest('hex').slice(0, 16)}`
  const inputs = { ...inputsFor(server), path: 'node_modules', key }

  heading('The first job finds no cache, installs its packages, and saves them.')
  const first = await newJob(place)
  const miss = await step(first, 'restore', inputs)
  expectHit(miss, 'miss')
  tell('npm ci downloads and installs the packages, which may take a minute or two …')
  const installing = await installPackages(first)
  tell(`npm ci (${seconds(installing)})`)
  const tree = join(first.workspace, 'node_modules')
  await step(first, 'post', inputs, miss.state)

  heading('The second job starts in an empty directory, and finds it.')
  const second = await newJob(place)
  const hit = await step(second, 'restore', inputs)
  expectHit(hit, 'exact')

  heading('Both trees, compared by names, modes, links, contents, and times to the nanosecond:')
  tell(compare(describeTree(tree), describeTree(join(second.workspace, 'node_modules'))))

  const { files, bytes } = await treeSize(tree)
  const size = `${files.toLocaleString('en')} files, ${(bytes / 1e6).toFixed(0)} MB`
  const far = `${limits.latencyMs} ms away, ${limits.bytesPerSecond / 1e6} MB/s per connection`
  heading(`What a job waits for: ${size}, from a bucket ${far}`)
  console.log(table(await measure(first, inputs, installing)))

  heading(
    'One key for all jobs, with rolling: true. A job restores the newest snapshot, changes a package, and saves:',
  )
  await roll(first, { ...inputs, key: 'npm', mode: 'mount', rolling: 'true' })
}

/** Saves a snapshot, lets another job change it and save the next one, and shows that a third job finds the change. */
async function roll({ workspace }: Job, inputs: Record<string, string>): Promise<void> {
  await runStep(await newJob(place, { workspace }), 'save', inputs, { signal })
  const [second, third] = [await newJob(place), await newJob(place)]
  const main = await runStep(second, 'restore', inputs, { signal })
  expectHit(main, 'exact')
  const isMounted = (await readFile('/proc/self/mountinfo', 'utf8')).includes(
    `${second.workspace}/node_modules `,
  )
  const changed = 'node_modules/lodash/added-by-the-job'
  await writeFile(join(second.workspace, changed), 'new')
  const post = await runStep(second, 'post', inputs, { state: main.state, signal })
  if (!post.stdout.includes('Cache saved'))
    throw new Error(`nothing was saved:\n${post.stdout}${post.stderr}`)
  // A mounted cache that is packed whole again is restored all the same, so that only this would show it.
  if (isMounted && !/^Reused .*, packed /m.test(post.stdout))
    throw new Error(`the save packed all files instead of the change:\n${post.stdout}${post.stderr}`)
  const next = await runStep(third, 'restore', inputs, { signal })
  const isFound = await readFile(join(third.workspace, changed)).catch(() => undefined)
  await runStep(third, 'post', inputs, { state: next.state, signal })
  signal.throwIfAborted()
  if (!isFound) throw new Error('the next job did not find the change')
  tell(
    `${isMounted ? 'mount' : 'unpack'} ${seconds(main.ms)}, save ${seconds(post.ms)}; the next job finds the change (${seconds(next.ms)})`,
  )
}

function inputsFor({ bucket, region, accessKeyId, secretAccessKey }: FaultyS3): Record<string, string> {
  return {
    store: 's3',
    endpoint: way.origin,
    bucket,
    region,
    'access-key-id': accessKeyId,
    'secret-access-key': secretAccessKey,
    'host-copies': 'false',
  }
}

/** Every way receives all its bytes over the same network. */
async function measure(
  { workspace }: Job,
  inputs: Record<string, string>,
  installing: number,
): Promise<Row[]> {
  const archive = join(place, 'plain.tar.zst')
  await plainSave(workspace, archive, { signal })
  server.objects.set('plain', newObject(await readFile(archive)))
  const image = { ...inputs, key: `${inputs.key}-image`, mode: 'mount' }
  const saving = await runStep(await newJob(place, { workspace }), 'save', image, { signal })
  if (!saving.stdout.includes('Cache saved')) tell(saving.stdout.trim())
  return [
    { way: 'npm ci, no cache', ms: installing },
    { way: 'curl | zstd -d | tar -x', ms: await restorePlainly() },
    await restore('Headstart', inputs),
    await restore('Headstart, mode: mount', image),
    await restore('Headstart, mode: lazy', { ...image, mode: 'lazy' }),
  ]
}

async function restorePlainly(): Promise<number> {
  const target = join(place, 'plain')
  await mkdir(target)
  await settle()
  const url = presigned({ ...server, endpoint: way.origin }, { method: 'GET', key: 'plain' })
  const pipeline = 'set -o pipefail; curl -sSf --noproxy "*" "$1" | zstd -q -dc | tar -x -C "$2"'
  return timed('bash', ['-c', pipeline, 'bash', url, target], { signal })
}

async function restore(way: string, inputs: Record<string, string>): Promise<Row> {
  const job = await newJob(place)
  await settle()
  const main = await runStep(job, 'restore', inputs, { signal })
  await runStep(job, 'post', inputs, { state: main.state, signal })
  signal.throwIfAborted()
  const unpacked = main.stdout.match(/^Unpacking .*instead of mounting: (.*)$/m)
  if (unpacked) return { way, whyNot: unpacked[1] ?? '' }
  expectHit(main, 'exact')
  return { way, ms: main.ms }
}

async function step(
  job: Job,
  entry: 'restore' | 'post',
  inputs: Record<string, string>,
  state: Record<string, string> = {},
): Promise<StepRun> {
  const run = await runStep(job, entry, inputs, { state, signal })
  signal.throwIfAborted()
  if (run.exitCode !== 0)
    throw new Error(`a step ended with ${run.exitCode ?? run.signal}:\n${run.stdout}${run.stderr}`)
  const lines = run.stdout.split('\n').filter((line) => line.startsWith('Cache '))
  tell(lines.join('\n'))
  return run
}

function expectHit(run: StepRun, expected: 'exact' | 'miss'): void {
  if (run.outputs.hit !== expected)
    throw new Error(`expected hit=${expected}, got ${run.outputs.hit}:\n${run.stdout}${run.stderr}`)
}

/** Resolves to milliseconds. */
async function installPackages(job: Job): Promise<number> {
  for (const name of ['package.json', 'package-lock.json'])
    await copyFile(join(project, name), join(job.workspace, name))
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund']
  return timed('npm', ['ci', ...flags], { cwd: job.workspace, signal })
}

/** Writes the files of earlier steps to the disk, so that no measurement pays for another. */
async function settle(): Promise<void> {
  await timed('sync', [], { signal })
}

function compare(saved: string[], restored: string[]): string {
  const [before, after] = [new Set(saved), new Set(restored)]
  const lost = saved.filter((line) => !after.has(line)).map((line) => `- ${line}`)
  const gained = restored.filter((line) => !before.has(line)).map((line) => `+ ${line}`)
  const differences = [...lost, ...gained]
  if (differences.length > 0) {
    const few = differences.slice(0, 20).join('\n')
    throw new Error(`${differences.length} differences between the trees:\n${few}`)
  }
  return `${saved.length.toLocaleString('en')} entries, no difference`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function heading(text: string): void {
  console.log(`\n${text}`)
}

function tell(text: string): void {
  console.log(text.replace(/^/gm, '    '))
}
