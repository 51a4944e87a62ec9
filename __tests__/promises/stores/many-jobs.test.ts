// Many jobs of one host restore one entry at once, as processes: the store sends it once.
import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import {
  annotationsOf,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../../support/host.ts'
import { openFuse } from '../../support/jobs/fuse-device.ts'
import { warningsOf } from '../../support/jobs/lazy-job.ts'
import { copyIn, digest, filesIn } from '../../support/jobs/stash-bucket.ts'
import { newRandom } from '../../support/random.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import type { S3Request } from '../../support/servers/s3-request.ts'

const place = newPlace()
openFuse()
const content = newRandom(1).bytes(8_000_000)
let s3: FaultyS3
let inputs: Inputs
beforeAll(async () => {
  s3 = await startFaultyS3()
  inputs = {
    path: 'deps',
    key: 'a-key',
    bucket: s3.bucket,
    endpoint: s3.endpoint,
    'access-key-id': s3.accessKeyId,
    'secret-access-key': s3.secretAccessKey,
  }
  const job = await place.newHost().newJob()
  writeTree(job.workspace, { 'deps/large': content })
  expect(logOf(await save(job, inputs))).toContain('Cache saved with key: a-key')
})
afterAll(() => s3.stop())

/** What a request asks for, in bytes of the object; nothing where it is for no bytes of one. */
function rangeOf({ operation, headers }: S3Request): [start: number, end: number] {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d+)$/.exec(String(headers.range)) ?? []
  if (operation !== 'GetObject' || end === '') return [0, 0]
  return start === '' ? [0, Number(end)] : [Number(start), Number(end) + 1]
}

const lengthOf = (request: S3Request): number => {
  const [start, end] = rangeOf(request)
  return end - start
}
const isOfBody = (request: S3Request): boolean => lengthOf(request) > 1_000_000

/** Runs jobs of one host at the same time. */
async function jobsOn(host: Host, count: number, onSpawn: (child: ChildProcess) => void) {
  const jobs = await Promise.all(
    Array.from({ length: count }, () => host.newJob({ env: { RUNNER_ENVIRONMENT: 'self-hosted' } })),
  )
  return jobs.map(async (job) => ({ job, run: await restore(job, inputs, { onSpawn }) }))
}

function expectRestored(ended: { job: Job; run: StepRun }[]): void {
  const warnings = ended
    .flatMap(({ run }) => annotationsOf(run))
    .filter((line) => !/^::add-mask::/.test(line))
  expect(warnings).toEqual([])
  for (const { job } of ended)
    expect(digest(readFileSync(join(job.workspace, 'deps/large')))).toBe(digest(content))
}

it('is sent once', async () => {
  const host = place.newHost()
  s3.requests.length = 0
  // All jobs have begun when the first one ends.
  s3.rules = [{ on: isOfBody, fault: { kind: 'drip', bytes: 128 * 1024, everyMs: 25 } }]
  expectRestored(await Promise.all(await jobsOn(host, 4, () => {})))
  const sent = s3.requests.reduce((sum, request) => sum + lengthOf(request), 0)
  expect(sent).toBeLessThan(1.1 * content.length)
  expect(s3.requests.filter(isOfBody)).toHaveLength(1)
  copyIn({ dir: join(host.dir, 'tools', 'headstart-copies') })
})

/** Whether a process has opened what another one fills. */
function hasDraft({ pid }: ChildProcess): boolean {
  const dir = `/proc/${pid}/fd`
  return readdirSync(dir).some((fd) => {
    try {
      return readlinkSync(join(dir, fd)).includes('/.drafts/')
    } catch {
      return false // it was closed meanwhile
    }
  })
}

/** How many bytes of the copy that is being filled are on the disk. */
function writtenBytes({ dir }: Host): number {
  const drafts = filesIn(join(dir, 'tools', 'headstart-copies')).filter((path) => path.includes('/.drafts/'))
  return drafts.reduce((sum, path) => sum + 512 * statSync(path).blocks, 0)
}

it('is sent from where the job that downloaded it was killed', async () => {
  const host = place.newHost()
  s3.requests.length = 0
  // Nothing more comes, so that the job is killed at this point.
  const sentBytes = 3_500_000
  s3.rules = [
    { on: isOfBody, times: 1, fault: { kind: 'cut', how: 'stall', at: 'answer', bytes: sentBytes } },
  ]
  const killed = Promise.withResolvers<ChildProcess>()
  const [first] = await jobsOn(host, 1, killed.resolve)
  while (!s3.requests.some(isOfBody)) await sleep(10)
  const followers: ChildProcess[] = []
  const others = await jobsOn(host, 3, (child) => followers.push(child))
  while (followers.length < 3 || !followers.every(hasDraft)) await sleep(10)
  const child = await killed.promise
  // The job says which blocks it has after it wrote them.
  while (writtenBytes(host) < 3 * 1024 ** 2) await sleep(10)
  await sleep(200)
  child.kill('SIGKILL')
  expect((await first)?.run.signal).toBe('SIGKILL')
  expectRestored(await Promise.all(others))
  const bodies = s3.requests.filter(isOfBody).map(rangeOf)
  const [begun, ...rests] = bodies.map(([start]) => start)
  expect(begun).toBe(0)
  expect(rests).toContain(3 * 1024 ** 2)
  // A busy machine may make a job ask for the rest once more, from the blocks that it has read itself.
  for (const start of rests) expect(start === 2 * 1024 ** 2 || start === 3 * 1024 ** 2).toBe(true)
  // Of jobs that both received the rest, neither may have all of it in one file.
  if (bodies.length === 2) copyIn({ dir: join(host.dir, 'tools', 'headstart-copies') })
})

it('is sent once to lazy mounts', async () => {
  const more = { ...inputs, key: 'lazy', mode: 'lazy' }
  const large = newRandom(2).bytes(24_000_000)
  const saver = await place.newHost().newJob()
  writeTree(saver.workspace, { 'deps/large': large })
  expect(logOf(await save(saver, more))).toContain('Cache saved with key: lazy')
  const host = place.newHost()
  s3.requests.length = 0
  // All jobs have begun when the first one has received all.
  s3.rules = [{ on: isOfBody, fault: { kind: 'drip', bytes: 128 * 1024, everyMs: 25 } }]
  const jobs = await Promise.all(
    [0, 1, 2].map(() => host.newJob({ env: { RUNNER_ENVIRONMENT: 'self-hosted' } })),
  )
  const runs = await Promise.all(jobs.map((job) => restore(job, more)))
  const stash = join(host.dir, 'tools', 'headstart-copies')
  while (!filesIn(stash).some((path) => path.startsWith(join(stash, 'branches/')))) await sleep(20)
  for (const [nth, job] of jobs.entries()) {
    expect(digest(await readFile(join(job.workspace, 'deps/large')))).toBe(digest(large))
    const post = await save(job, more, { state: runs[nth]?.state ?? {} })
    expect(warningsOf(post)).toEqual([])
  }
  const sent = s3.requests.reduce((sum, request) => sum + lengthOf(request), 0)
  expect(sent).toBeLessThan(1.1 * large.length)
})
