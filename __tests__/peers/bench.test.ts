// The action bench/, started as the runner starts it: its measurements, its reasons for skipping some, its clean-up.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readResult, whyNots } from '../support/bench-schema.ts'
import { asRoot, bench, itWithRights, logOf, newPlace, pathOf, writeTree } from '../support/host.ts'
import { runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import type { S3Server } from '../support/servers/s3-server.ts'
import { startVersitygw } from '../support/servers/versitygw.ts'

const place = newPlace()
let server: S3Server
beforeAll(async () => {
  server = await startVersitygw({ parent: place.dir })
})
afterAll(() => server.stop())

const plain = ['zip', 'tar-lz4', 'tar-zstd', 'squashfs-unpacked']
const local = ['unpack', 'mount', 'unpack-ramdisk', 'mount-ramdisk'].map((way) => `headstart-${way}`)
const fromStore = ['unpack', 'mount', 'lazy'].map((way) => `headstart-${way}-store`)
const quick = { files: '30', repeats: '1' }
/** What every system of ours has; nothing that only some ways take. */
const usual = [
  'tar',
  'zstd',
  'sync',
  'rm',
  'mount',
  'umount',
  'sudo',
  'true',
  'find',
  'chown',
  'chmod',
].filter((name) => existsSync(`/usr/bin/${name}`))
const names = (programs: string[]): Record<string, string> =>
  Object.fromEntries(programs.map((name) => [name, name]))

describe('a runner without a store, fio and most programs', () => {
  it('is measured by the own probe, in the possible ways, with a reason for the others', async () => {
    const host = place.newHost()
    const PATH = pathOf(host, names(usual))
    const job = await host.newJob({ env: { PATH, RUNNER_NAME: 'a runner' } })
    const run = await bench(job, quick)
    expect(run).toMatchObject({ exitCode: 0 })
    const result = readResult(run.outputs.report ?? '')
    expect(result).toMatchObject({ label: 'a runner', store: null, repeats: 1, left: [] })
    expect(result.tree).toMatchObject({ from: 'generated', files: 30 })
    for (const measure of result.disk.slice(0, 4))
      expect(measure).toMatchObject({
        by: expect.stringMatching(/^own probe, /),
        samples: [expect.any(Number)],
      })
    const ways = whyNots(result.ways)
    expect(Object.keys(ways)).toEqual([...plain, ...local])
    expect(ways).toMatchObject({
      zip: 'there is no unzip on PATH',
      'tar-lz4': 'there is no lz4 on PATH',
      'tar-zstd': undefined,
      'squashfs-unpacked': 'there is no unsquashfs on PATH',
      'headstart-unpack': undefined,
    })
    const reasons = new Set(Object.values(whyNots(result.network)))
    expect(reasons).toEqual(new Set(['no remote store is configured']))
    expect(run.outputs).toMatchObject({ mode: expect.any(String) })
    expect(run.outputs).not.toHaveProperty('connections')
    // The same in the log and in the summary.
    for (const text of [logOf(run).join('\n'), run.summary]) {
      expect(text).toContain('Restoring 30 files')
      expect(text).toContain('own probe')
      expect(text).toContain('not measured: there is no lz4 on PATH')
    }
    const yaml = `- uses: headstart/cache@v0\n  with: # beside path and key, or preset\n    mode: ${run.outputs.mode}\n`
    expect(logOf(run).join('\n')).toContain(yaml)
    expect(run.summary).toContain(`\`\`\`yaml\n${yaml}`)
    expect(logOf(run)).toContainEqual(
      expect.stringMatching(/^Restoring 1 times in each way, which takes about [\d.]+ m?s$/),
    )
    expect(run.summary).toContain('xychart-beta horizontal')
    expect(readdirSync(job.temp)).toEqual(['headstart-bench-a-runner.json'])
  })
})

describe('a runner with a bucket', () => {
  it('is measured with all numbers of connections, and leaves nothing in the bucket', async () => {
    const { bucket, endpoint, region, accessKeyId, secretAccessKey } = server
    const host = place.newHost()
    const job = await host.newJob()
    const output = join(job.workspace, 'results', 'one.json')
    writeTree(job.workspace, { 'deps/a': 'a', 'deps/b/c': 'c'.repeat(10_000), 'deps/left-out': 'x' })
    const inputs = {
      ...{ bucket, endpoint, region, 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey },
      ...{ path: 'deps\n!deps/left-out', repeats: '1', label: 'one', output, summary: 'false' },
    }
    const run = await bench(job, inputs)
    expect(run).toMatchObject({ exitCode: 0, summary: '', outputs: { report: output } })
    expect(
      run.stdout
        .split('\n')
        .filter((line) => !line.startsWith('::add-mask::'))
        .join('\n'),
    ).not.toContain(secretAccessKey)
    const result = readResult(output)
    expect(result).toMatchObject({ label: 'one', left: [], store: expect.stringContaining(bucket) })
    expect(result.tree).toEqual({ from: 'path', files: 2, bytes: expect.any(Number) })
    expect(result.disk[0]).toMatchObject({ by: expect.stringMatching(/^fio, /) })
    expect(Object.values(whyNots(result.network))).toEqual(Array(8).fill(undefined))
    expect(Object.keys(whyNots(result.ways))).toEqual([...plain, ...local, ...fromStore])
    expect(whyNots(result.ways)['headstart-unpack-store']).toBeUndefined()
    expect(result.proposals.map(({ setting }) => setting)).toEqual(
      expect.arrayContaining(['mode', 'connections', 'part-size']),
    )
    expect(run.outputs).toMatchObject({ connections: expect.stringMatching(/^\d+$/) })
    const objects = readdirSync(place.dir, { recursive: true, encoding: 'utf8' })
    expect(objects.filter((path) => path.includes(`${bucket}/`) && path.includes('bench'))).toEqual([])
    expect(readdirSync(join(job.workspace, 'deps')).sort()).toEqual(['a', 'b', 'left-out'])
    expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(job.temp)
  }, 120_000)
})

describe('a runner with a cache service', () => {
  it('is measured alone with store: local, and the service gets nothing', async () => {
    const service = await startCacheService('memory')
    try {
      const job = await place.newHost().newJob({ env: runnerEnv(service, 'v2') })
      const run = await bench(job, { ...quick, store: 'local' })
      expect(run).toMatchObject({ exitCode: 0 })
      expect(service.requests).toEqual([])
      const result = readResult(run.outputs.report ?? '')
      expect(Object.keys(whyNots(result.ways))).toEqual([...plain, ...local])
      expect(result).toMatchObject({ store: null, left: [] })
      const why = 'with `store: local`, only this machine is measured'
      expect(logOf(run)).toContain(`Measuring the network: ${why}`)
      expect(new Set(Object.values(whyNots(result.network)))).toEqual(new Set([why]))
    } finally {
      await service.stop()
    }
  }, 120_000)
})

describe('a disk that is too small', () => {
  const onSmallDisk = async (mebibytes: number, files: string) => {
    const job = await place.newHost().newJob()
    const disk = join(job.temp, 'small')
    mkdirSync(disk)
    execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0777`, 'small', disk))
    const run = await bench(job, { files, repeats: '1' }, { env: { RUNNER_TEMP: disk } })
    expect(run).toMatchObject({ exitCode: 0 })
    return readResult(run.outputs.report ?? '')
  }

  itWithRights('the tree')('for the ways leaves them out, with the reason', async () => {
    const result = await onSmallDisk(14, '1000')
    const reason = /^\d.* are needed, but only .* are free at /
    for (const whyNot of Object.values(whyNots(result.ways))) expect(whyNot).toMatch(reason)
    expect(whyNots(result.disk)).toMatchObject({ write: 'less than 64 MiB are free' })
    expect(result.proposals).toEqual([])
  })

  itWithRights('the tree')('for the tree leaves out all ways', async () => {
    const result = await onSmallDisk(2, '1000')
    expect(result.tree).toEqual({ from: 'generated', files: 0, bytes: 0 })
    for (const whyNot of Object.values(whyNots(result.ways))) expect(whyNot).toMatch(/ENOSPC/)
  })
})

it.each([
  [{ path: 'nothing/here' }, 'There is nothing at nothing/here to measure with.'],
  [{ repeats: '0' }, "Input `repeats` is '0'; it must be a whole number from 1 to 100."],
  [{ compare: 'nothing/here' }, 'There is no result of a benchmark at nothing/here.'],
])('with %p the step fails and says why', async (inputs, message) => {
  const job = await place.newHost().newJob()
  const run = await bench(job, { files: '1', repeats: '1', ...inputs })
  expect(run.exitCode).toBe(1)
  expect(logOf(run)).toContain(`::error::${message}`)
  expect(readdirSync(job.temp)).toEqual([])
})
