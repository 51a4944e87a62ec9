// Real lazy mounts: the job's view while its cache is arriving, and after failures.
import { execFile } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import { always, cutAsking, silent } from '../../support/faults/rules.ts'
import {
  give,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  unmount,
  writeTree,
} from '../../support/host.ts'
import { openFuse } from '../../support/jobs/fuse-device.ts'
import {
  described,
  expectNothingLeft,
  mountRootOf,
  mountsBelow,
  serverBelow,
  warningsOf,
} from '../../support/jobs/lazy-job.ts'
import { withSudo } from '../../support/jobs/sudo.ts'
import { newRandom } from '../../support/random.ts'
import type { Fault } from '../../support/servers/faults.ts'
import { type FaultyS3, startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import type { S3Request, S3Rule } from '../../support/servers/s3-request.ts'
import { turnsOf } from '../../support/turns.ts'

const place = newPlace()
openFuse()
const exec = promisify(execFile)
let server: FaultyS3
beforeAll(async () => {
  server = await startFaultyS3()
})
afterAll(() => server.stop())

const isRead = ({ operation, query }: S3Request): boolean =>
  operation === 'GetObject' && query.has('X-Amz-Signature')
const reads = (fault: Fault, more: Partial<S3Rule> = {}): S3Rule => ({ on: isRead, fault, ...more })

const users = withSudo(place)

describe.each(users)('mode lazy as $name', (user) => {
  const { itInTurn, rowsInTurn } = turnsOf(user, users)
  const { options } = user
  const { uid, gid } = options
  const as = uid === undefined ? {} : { uid, gid: gid ?? uid }
  let host: Host
  let source: string[]
  const inputs: Inputs = { key: `key-${user.name}`, path: 'tree', mode: 'lazy', region: 'us-east-1' }

  async function newJob(): Promise<Job> {
    const job = await host.newJob()
    give(job.workspace, user)
    return job
  }

  beforeAll(async () => {
    host = place.newHost()
    Object.assign(inputs, {
      bucket: server.bucket,
      endpoint: server.endpoint,
      'access-key-id': server.accessKeyId,
      'secret-access-key': server.secretAccessKey,
    })
    const job = await newJob()
    const random = newRandom(7)
    const files = Array.from({ length: 120 }, (_, nth) => [
      `dir-${nth % 20}/file-${nth}`,
      random.bytes(random.below(50_000)),
    ])
    writeTree(join(job.workspace, 'tree'), { ...Object.fromEntries(files), big: random.bytes(12_000_000) })
    give(job.workspace, user)
    source = await described(join(job.workspace, 'tree'))
    expect(logOf(await save(job, inputs, options))).toContain(`Cache saved with key: ${inputs.key}`)
  })

  beforeEach(() => {
    server.rules.length = 0
    server.requests.length = 0
  })

  interface Mounted {
    job: Job
    main: StepRun
    tree: string
    post(): Promise<StepRun>
  }

  async function mounted(more: Inputs = {}): Promise<Mounted> {
    const job = await newJob()
    const main = await restore(job, { ...inputs, ...more }, options)
    expect(logOf(main)).toContain('Cache restored successfully')
    expect(mountsBelow(dirname(job.temp)).some((line) => line.includes(' - fuse '))).toBe(true)
    const post = () => save(job, { ...inputs, ...more }, { ...options, state: main.state })
    return { job, main, tree: join(job.workspace, 'tree'), post }
  }

  it('shows all saved files, and leaves nothing behind', async () => {
    const { job, main, tree, post } = await mounted()
    expect(warningsOf(main)).toEqual([])
    expect(await described(tree)).toEqual(source)
    const end = await post()
    expect(warningsOf(end)).toEqual([])
    expect(logOf(end).join('\n')).toMatch(
      /^The job read \d+ of the cache's \d+ MiB\. .* and did not read 0 B$/m,
    )
    await expectNothingLeft(job)
  })

  itInTurn('shows several directories, and single files', async () => {
    const more = { ...inputs, key: `several-${user.name}`, path: 'one\ntwo\nother-*\nsingle' }
    const from = await newJob()
    const random = newRandom(8)
    const large = { 'one/a': random.bytes(1_500_000), 'two/b': random.bytes(2_500_000) }
    writeTree(from.workspace, { ...large, 'other-1/c': 'c', 'other-2/d': 'd', single: 'single' })
    give(from.workspace, user)
    const names = ['one', 'two', 'other-1', 'other-2', 'single']
    const all = (job: Job): Promise<string[][]> =>
      Promise.all(names.map((name) => described(join(job.workspace, name))))
    expect(logOf(await save(from, more, options))).toContain(`Cache saved with key: ${more.key}`)
    const { job, post } = await mounted(more)
    expect(await all(job)).toEqual(await all(from))
    const end = await post()
    expect(warningsOf(end)).toEqual([])
    expect(logOf(end).join('\n')).toMatch(/The job read \d+ of the cache's 4 MiB/)
    await expectNothingLeft(job)
  })

  itInTurn('needs no network after all has arrived', async () => {
    const { job, tree, post } = await mounted()
    const blocks = join(mountRootOf(job), 'blocks')
    while (statSync(blocks).blocks * 512 < 14_000_000) await sleep(50)
    server.rules = always(isRead, cutAsking('reset', 0))
    expect(await described(tree)).toEqual(source)
    expect(warningsOf(await post())).toEqual([])
    await expectNothingLeft(job)
  })

  it('allows a build to write, rename and delete while the rest arrives', async () => {
    server.rules = [reads({ kind: 'drip', bytes: 256 * 1024, everyMs: 20 })]
    const { job, tree, post } = await mounted()
    const script =
      'echo new > dir-1/new; mv dir-2 moved; rm big; cp dir-3/file-3 copy; cmp dir-3/file-3 copy; ls moved'
    const { stdout } = await exec('sh', ['-ec', script], { ...as, cwd: tree })
    expect(stdout).toContain('file-2')
    expect(warningsOf(await post())).toEqual([])
    await expectNothingLeft(job)
  })

  itInTurn('works twice in one job', async () => {
    const first = await mounted()
    const again = { ...inputs, path: 'tree' }
    const job = { ...first.job, workspace: join(first.job.workspace, 'other') }
    mkdirSync(job.workspace)
    give(job.workspace, user)
    const second = await restore(job, again, options)
    expect(mountsBelow(dirname(first.job.temp)).filter((line) => line.includes(' - fuse '))).toHaveLength(2)
    const both = await Promise.all([first.tree, join(job.workspace, 'tree')].map((dir) => described(dir)))
    expect(both).toEqual([source, source])
    expect(warningsOf(await save(job, again, { ...options, state: second.state }))).toEqual([])
    expect(await described(first.tree)).toEqual(source)
    expect(warningsOf(await first.post())).toEqual([])
    await expectNothingLeft(first.job)
  })

  itInTurn('goes on when the network was gone for a while', async () => {
    server.rules = [reads({ kind: 'drip', bytes: 24 * 1024, everyMs: 20 })]
    const { job, tree, post } = await mounted()
    server.rules = always(isRead, cutAsking('reset', 0))
    const reading = described(tree)
    await sleep(5_000)
    server.rules = []
    expect(await reading).toEqual(source)
    expect(warningsOf(await post())).toEqual([])
    await expectNothingLeft(job)
  })

  it.each<[string, NodeJS.Signals]>(
    rowsInTurn([
      ['killed', 'SIGKILL'],
      ['ended', 'SIGTERM'],
    ]),
  )('fails reads when its server is %s, and post cleans up', async (_, signal) => {
    server.rules = [reads({ kind: 'drip', bytes: 48 * 1024, everyMs: 100 })]
    const { job, tree, post } = await mounted()
    const reading = exec('cat', [join(tree, 'big')], { encoding: 'buffer', maxBuffer: 1e9 })
    await sleep(300)
    process.kill(serverBelow(dirname(job.temp)), signal)
    await expect(reading).rejects.toThrow(/Input\/output error/)
    expect(warningsOf(await post())).toEqual([
      expect.stringContaining('the process that fetches the cache was killed'),
    ])
    await expectNothingLeft(job)
  })

  itInTurn('is unmounted soon while a read waits; the read fails', async () => {
    const { job, tree, main } = await mounted()
    server.rules = always(isRead, silent)
    const reading = exec('cat', [join(tree, 'big')], { encoding: 'buffer', maxBuffer: 1e9 }).catch(
      (error: Error) => error,
    )
    await sleep(300)
    const post = await unmount(job, inputs, { ...options, state: main.state })
    expect(post.ms).toBeLessThan(20_000)
    await reading
    await expectNothingLeft(job)
  })
})
