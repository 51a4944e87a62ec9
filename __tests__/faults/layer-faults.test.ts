// Saves of changes when something goes wrong, or another job saves meanwhile: the next job finds a whole tree.
import { type ChildProcess, execFileSync } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  annotationsOf,
  entriesOf,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  unmount,
  writeTree,
} from '../support/host.ts'
import {
  type Cycle,
  change,
  cycle,
  inputs,
  lineOf,
  reused,
  seed,
  seedCopy,
} from '../support/jobs/layer-job.ts'
import { mountRootOf } from '../support/jobs/lazy-job.ts'
import type { Fault } from '../support/servers/faults.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import type { S3Request } from '../support/servers/s3-request.ts'

const place = newPlace()

const none = (): void => {}
const writing =
  (name: string) =>
  (workspace: string): void =>
    writeTree(workspace, { [`tree/d1/${name}`]: name })

describe('in a bucket', () => {
  let server: FaultyS3
  let host: Host
  let more: Inputs
  let left: string[]
  beforeAll(async () => {
    server = await startFaultyS3({ likeR2: true })
    const { bucket, endpoint, region, accessKeyId, secretAccessKey } = server
    host = place.newHost()
    more = {
      ...{ bucket, endpoint, region, 'host-copies': 'false' },
      ...{ 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey },
    }
    left = await seed(host, { more })
  })
  afterAll(() => server.stop())

  it.each<[string, Fault]>([
    ['was replaced', { kind: 'status', status: 412, code: 'PreconditionFailed' }],
    ['cannot be copied', { kind: 'status', status: 501, code: 'NotImplemented' }],
  ])('publishes a whole entry if the restored one %s', async (what, fault) => {
    server.rules.push({ on: ({ headers }) => 'x-amz-copy-source' in headers, fault })
    const saved = await cycle(host, writing(what), { more })
    server.rules.pop()
    expect(saved.found).toEqual(left)
    expect(lineOf(saved)).toMatch(/^Reused .*; the store has copied nothing$/)
    const sending = logOf(saved.post).filter((text) => text.startsWith('Sending what the store did not copy'))
    expect(sending).toHaveLength(1)
    expect(server.uploads.size).toBe(0)
    left = saved.left
  })

  // The store sees no later request of the save. The last one of these takes effect.
  it.each<[string, (request: S3Request) => boolean, boolean]>([
    ['copies', ({ headers }) => 'x-amz-copy-source' in headers, false],
    ['publishes', ({ operation }) => operation === 'CompleteMultipartUpload', true],
  ])('leaves no snapshot or a whole one if it is killed when it %s', async (when, isLast, isWhole) => {
    let saving: ChildProcess | undefined
    const onSpawn = (child: ChildProcess): void => {
      saving = child
    }
    server.rules.push({
      on(request) {
        if (request.key.includes('a-key') && isLast(request)) saving?.kill('SIGKILL')
        return false
      },
      fault: { kind: 'page' },
    })
    const killed = await cycle(host, writing(when), { more, saving: { onSpawn } })
    await endMounts(killed, more)
    server.rules.pop()
    expect(saving?.signalCode).toBe('SIGKILL')
    expect(killed.found).toEqual(left)
    if (isWhole) left = killed.left
    expect((await cycle(host, none, { more })).found).toEqual(left)
  })
})

/** Ends the mounts of a job whose post was killed. On a runner, the next job does it. */
async function endMounts({ job, main }: Cycle, more: Inputs = {}): Promise<void> {
  await unmount(job, { ...inputs, ...more }, { state: main.state })
}

const keepingAll: Inputs = { 'rolling-keep': '9' }

it('leaves no snapshot or a whole one in a local store if it is killed', async () => {
  const { host } = await seedCopy(place)
  const { post, left } = await cycle(host, change, { more: keepingAll })
  const before = entriesOf(host.store).length
  const onSpawn = (child: ChildProcess): void => void sleep(0.9 * post.ms).then(() => child.kill('SIGKILL'))
  const killed = await cycle(host, writing('more'), { more: keepingAll, saving: { onSpawn } })
  await endMounts(killed)
  expect(killed.found).toEqual(left)
  const isWhole = entriesOf(host.store).length > before
  expect((await cycle(host, none)).found).toEqual(isWhole ? killed.left : left)
})

it('jobs that save changes at once both publish whole snapshots', async () => {
  const { host } = await seedCopy(place)
  const saves = ['one', 'two'].map((name) => cycle(host, writing(name), { more: keepingAll }))
  const jobs = await Promise.all(saves)
  for (const job of jobs) expect(lineOf(job)).toMatch(reused)
  const trees = new Set(jobs.map(({ left }) => left.join('\n')))
  for (const [newest = ''] of [newestFirst(host), newestFirst(host).slice(1)]) {
    const { found } = await cycle(host, none)
    expect(trees.delete(found.join('\n'))).toBe(true)
    rmSync(newest)
  }
})

/** As lookups order entries: not by their names, because a save that began later may end earlier. */
function newestFirst(host: Host): string[] {
  const timeOf = (path: string): bigint => statSync(path, { bigint: true }).mtimeNs
  return entriesOf(host.store).sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))
}

it('saves nothing if a FIFO is in the place of the mounted file', async () => {
  const { host } = await seedCopy(place)
  const before = entriesOf(host.store)
  const { post } = await cycle(host, (workspace, job) => {
    change(workspace)
    const image = join(mountRootOf(job), 'image')
    rmSync(image)
    execFileSync('mkfifo', [image])
  })
  expect(annotationsOf(post).join()).toContain('the mounted cache is no file any more')
  expect(entriesOf(host.store)).toEqual(before)
})

it('saves all files if the mounted file is gone', async () => {
  const { host } = await seedCopy(place)
  const saved = await cycle(host, (workspace, job) => {
    change(workspace)
    rmSync(join(mountRootOf(job), 'image'))
  })
  expect(lineOf(saved)).toMatch(/^Saving all files instead of the changes: /)
  expect((await cycle(host, none)).found).toEqual(saved.left)
})
