// https://github.com/plougher/squashfs-tools/issues/139, https://github.com/AppImage/AppImageKit/issues/1186: the system kills
// a helper program. The log names it, its signal and the probable reason, and the step goes another way.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, StepOptions } from '../../../scripts/as-runner.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import {
  annotationsOf,
  give,
  type Host,
  logOf,
  newPlace,
  restore,
  save,
  type User,
  usersFor,
  writeTree,
} from '../../support/host.ts'
import { nodeWithoutSudo } from '../../support/jobs/sudo.ts'
import { runnerEnv, startCacheService } from '../../support/servers/cache-service.ts'

const place = newPlace()
let user: User

/**
 * A PATH with a program that a signal ends, except when it is asked for its version.
 * @param times after so many times it is the true program
 */
function killing(
  host: Host,
  name: string,
  signal: string,
  times = Number.MAX_SAFE_INTEGER,
): { PATH: string } {
  const bin = join(host.dir, `killed-${name}`)
  mkdirSync(bin)
  const real = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
  const count = join(bin, 'count')
  writeFileSync(count, '')
  chmodSync(count, 0o666)
  const script = `#!/bin/sh
    case "$*" in -version|--version) exec ${real} "$@";; esac
    [ "$(wc -c < ${count})" -ge ${times} ] && exec ${real} "$@"
    printf x >> ${count}
    kill -${signal} $$`
  writeFileSync(join(bin, name), script, { mode: 0o755 })
  return { PATH: `${bin}:${process.env.PATH}` }
}

/** A PATH with a program that works, and then waits for a file before a signal ends it. */
function killingLate(host: Host, name: string, file: string): { PATH: string } {
  const bin = join(host.dir, `killed-${name}`)
  mkdirSync(bin)
  const real = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
  const script = `#!/bin/sh
    case "$*" in -version|--version) exec ${real} "$@";; esac
    ${real} "$@"
    while ! [ -e ${file} ]; do sleep 0.02; done
    kill -KILL $$`
  writeFileSync(join(bin, name), script, { mode: 0o755 })
  return { PATH: `${bin}:${process.env.PATH}` }
}

/** Several threads of zstd give nothing before the end of a small archive. */
function inOneThread(name: string, { PATH }: { PATH: string }): void {
  const real = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
  const script = `#!/bin/sh
    case "$*" in *-T*) exec ${real} "$@" --single-thread;; esac
    exec ${real} "$@"`
  writeFileSync(join(PATH.split(':')[0] ?? '', name), script, { mode: 0o755 })
}

const mebibyte = 2 ** 20
const isPart = /^(PutBlock|UploadChunk)$/

async function newJob(host: Host, env: Record<string, string> = {}): Promise<Job> {
  const job = await host.newJob({ env })
  give(host.dir, user)
  return job
}

async function jobWithTree(host: Host, env?: Record<string, string>): Promise<{ job: Job; tree: string[] }> {
  const job = await newJob(host, env)
  // Frames of more than a mebibyte are unpacked by the zstd command.
  const files = { a: 'a', 'sub/b': 'b', large: 'all but random '.repeat(300_000) }
  writeTree(join(job.workspace, 'tree'), files)
  // An image has whole seconds, and Node rounds nanoseconds.
  execFileSync('find', [join(job.workspace, 'tree'), '-exec', 'touch', '-d', '@1700000000', '{}', '+'])
  give(job.workspace, user)
  return { job, tree: describeTree(join(job.workspace, 'tree')) }
}

async function expectHit(
  host: Host,
  inputs: Record<string, string>,
  tree: string[],
  { env = {}, ...options }: Pick<StepOptions, 'env' | 'node'> = {},
): Promise<string[]> {
  const job = await newJob(host, env)
  const run = await restore(job, inputs, { ...user.options, ...options })
  expect([run.outputs.hit, ...annotationsOf(run)]).toEqual(['exact'])
  expect(describeTree(join(job.workspace, 'tree'))).toEqual(tree)
  return logOf(run)
}

const mounted = { key: 'key', path: 'tree', mode: 'mount' }
const unpacked = { key: 'key', path: 'tree', mode: 'unpack' }
const memory = /mksquashfs was ended by SIGKILL, killed, probably for memory: the job may use \d/

describe.each(usersFor(place))('as $name, a signal ends', (one) => {
  beforeEach(() => {
    user = one
  })

  it('mksquashfs once: the image is made from an archive, and the log says why that took longer', async () => {
    const host = place.newHost()
    const { job, tree } = await jobWithTree(host, killing(host, 'mksquashfs', 'KILL', 1))
    const run = await save(job, mounted, user.options)
    expect(annotationsOf(run)).toEqual([])
    expect(logOf(run).filter((line) => memory.test(line))).toEqual([
      expect.stringMatching(/^Making the image once more, from an archive: /),
    ])
    expect(logOf(run).at(-1)).toBe('Cache saved with key: key')
    expect((await expectHit(host, mounted, tree)).join('\n')).not.toContain(
      'the entry was saved to be unpacked',
    )
  })

  it.each(['KILL', 'SEGV'])('mksquashfs by SIG%s each time: an archive is saved', async (signal) => {
    const host = place.newHost()
    const { job, tree } = await jobWithTree(host, killing(host, 'mksquashfs', signal))
    const run = await save(job, mounted, user.options)
    expect(annotationsOf(run)).toEqual([])
    expect(logOf(run).filter((line) => line.includes(`was ended by SIG${signal}`))).toEqual([
      expect.stringMatching(/^Making the image once more, from an archive: /),
      expect.stringMatching(/^Saved to be unpacked instead of mounted: /),
    ])
    expect(logOf(run).at(-1)).toBe('Cache saved with key: key')
    await expectHit(host, mounted, tree)
  })

  it('unsquashfs once: the image is unpacked with less memory', async () => {
    const host = place.newHost()
    const { job, tree } = await jobWithTree(host)
    await save(job, mounted, user.options)
    const log = await expectHit(host, mounted, tree, {
      env: killing(host, 'unsquashfs', 'KILL', 1),
      node: nodeWithoutSudo(host, user),
    })
    expect(log).toContainEqual(
      expect.stringMatching(/^Unpacking once more, with less memory: .*unsquashfs was ended by SIGKILL/),
    )
  })

  it.each(['zstd', 'tar'])('%s: the archive is unpacked without other programs', async (name) => {
    const host = place.newHost()
    const { job, tree } = await jobWithTree(host)
    await save(job, unpacked, user.options)
    const log = await expectHit(host, unpacked, tree, { env: killing(host, name, 'KILL') })
    expect(log).toContainEqual(
      expect.stringMatching(`^Unpacking once more, without other programs: .*${name} was ended by`),
    )
  })

  it('tar while it packs sparse files: they are packed without tar', async () => {
    const host = place.newHost()
    const { job } = await jobWithTree(host, killing(host, 'tar', 'KILL'))
    truncateSync(join(job.workspace, 'tree/sub/b'), 3 * 2 ** 20)
    execFileSync('touch', ['-d', '@1700000000', join(job.workspace, 'tree/sub/b')])
    const tree = describeTree(join(job.workspace, 'tree'))
    const run = await save(job, unpacked, user.options)
    expect(annotationsOf(run)).toEqual([])
    expect(logOf(run)).toContainEqual(
      expect.stringMatching(
        /^Packing once more, without tar: .*tar was ended by SIGKILL, killed, probably for/,
      ),
    )
    await expectHit(host, unpacked, tree)
  })

  it.each(['tar', 'zstd'])('%s while it packs for actions/cache: Node packs', async (name) => {
    const service = await startCacheService('memory')
    try {
      const host = place.newHost()
      const env = runnerEnv(service, 'v2')
      const { job, tree } = await jobWithTree(host, { ...env, ...killing(host, name, 'KILL') })
      const inputs = { ...unpacked, compatible: 'true' }
      const run = await save(job, inputs, user.options)
      expect(logOf(run)).toContainEqual(
        expect.stringMatching(
          `^Packing once more, without tar: .*${name} was ended by SIGKILL, killed, probably for`,
        ),
      )
      expect(logOf(run).at(-1)).toBe('Cache saved with key: key')
      const next = await newJob(host, env)
      expect((await restore(next, inputs, user.options)).outputs.hit).toBe('exact')
      expect(describeTree(join(next.workspace, 'tree'))).toEqual(tree)
    } finally {
      await service.stop()
    }
  })

  it.each(['v1', 'v2'] as const)(
    'tar when parts are sent to the service, %s: Node packs for the same key',
    async (language) => {
      const service = await startCacheService('memory')
      try {
        const host = place.newHost()
        const env = runnerEnv(service, language)
        const isSent = join(host.dir, 'is-sent')
        const killing = killingLate(host, 'tar', isSent)
        inOneThread('zstd', killing)
        const job = await newJob(host, { ...env, ...killing })
        writeTree(join(job.workspace, 'tree'), { large: randomBytes(24 * mebibyte), z: 'last' })
        give(job.workspace, user)
        const tree = describeTree(join(job.workspace, 'tree'))
        const inputs = { ...unpacked, compatible: 'true', 'part-size': '5MiB' }
        const saving = save(job, inputs, user.options)
        while (!service.requests.some(({ operation }) => isPart.test(operation))) await sleep(20)
        writeFileSync(isSent, '')
        const run = await saving
        expect(logOf(run)).toContainEqual(
          expect.stringMatching(/^Packing once more, without tar: .*tar was ended/),
        )
        expect(logOf(run).at(-1)).toBe('Cache saved with key: key')
        expect(run.stdout).not.toContain('stays reserved')
        const next = await newJob(host, env)
        expect((await restore(next, inputs, user.options)).outputs.hit).toBe('exact')
        expect(describeTree(join(next.workspace, 'tree'))).toEqual(tree)
      } finally {
        await service.stop()
      }
    },
  )
})
