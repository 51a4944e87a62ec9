// Lazy mounts whose network, server, job or device disappears while they are made, read or taken down.
import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Job, StepOptions, StepRun } from '../../scripts/as-runner.ts'
import { objectOf } from '../support/corpus/entry-bytes.ts'
import { isAhead } from '../support/faults/lazy-trial.ts'
import { always, cutAsking, silent } from '../support/faults/rules.ts'
import { type Inputs, logOf, newPlace, restore, save, writeTree } from '../support/host.ts'
import { openFuse } from '../support/jobs/fuse-device.ts'
import {
  described,
  expectNothingLeft,
  mountsBelow,
  serverBelow,
  warningsOf,
} from '../support/jobs/lazy-job.ts'
import { childrenOf, kill } from '../support/jobs/processes.ts'
import { newRandom } from '../support/random.ts'
import { type FaultyS3, startFaultyS3 } from '../support/servers/faulty-s3.ts'
import { newObject } from '../support/servers/s3-objects.ts'
import type { S3Request, S3Rule } from '../support/servers/s3-request.ts'

const place = newPlace()
const host = place.newHost()
const exec = promisify(execFile)
const never = { encoding: 'utf8', maxBuffer: 1e9 } as const
openFuse()

let source: string[]
let stored: [name: string, bytes: Buffer]
const bucketInputs = (server: FaultyS3): Inputs => ({
  path: 'tree',
  key: 'a-key',
  mode: 'lazy',
  bucket: server.bucket,
  endpoint: server.endpoint,
  region: server.region,
})
// Shells do not pass on what inputs with dashes are called.
const envFor = ({ accessKeyId, secretAccessKey }: FaultyS3): Record<string, string> => ({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
})

beforeAll(async () => {
  const random = newRandom(11)
  const files = Array.from({ length: 400 }, (_, nth) => [
    `tree/d${nth % 20}/${nth}`,
    random.bytes(random.below(60_000)),
  ])
  const server = await startFaultyS3()
  const job = await host.newJob({ env: envFor(server) })
  writeTree(job.workspace, { ...Object.fromEntries(files), 'tree/big': random.bytes(4_000_000) })
  source = await described(join(job.workspace, 'tree'))
  expect(logOf(await save(job, bucketInputs(server)))).toContain('Cache saved with key: a-key')
  const found = [...server.objects].find(([name]) => name.endsWith('/a-key'))
  if (!found) throw new Error('nothing was saved')
  stored = [found[0], found[1].body]
  await server.stop()
})

const ofImage = ({ query, headers }: S3Request): boolean =>
  query.has('X-Amz-Signature') && !String(headers.range).endsWith(`-${stored[1].length - 1}`)

interface Trying {
  server: FaultyS3
  inputs: Inputs
  job: Job
  tree: string
}

/** With a bucket of its own. */
async function within(rules: S3Rule[], work: (trying: Trying) => Promise<void>): Promise<void> {
  const server = await startFaultyS3()
  server.objects.set(stored[0], newObject(stored[1]))
  server.rules = rules
  const job = await host.newJob({ env: envFor(server) })
  try {
    await work({ server, inputs: bucketInputs(server), job, tree: join(job.workspace, 'tree') })
  } finally {
    await server.stop()
  }
}

/** A program that starts Node in its own way, where the command says NODE. */
function nodeAs(name: string, command: string): string {
  const path = join(host.dir, name)
  writeFileSync(path, `#!/bin/sh\n${command.replaceAll('NODE', `"${process.execPath}" "$@"`)}\n`)
  chmodSync(path, 0o755)
  return path
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(10)
}

const endOf = ({ inputs, job }: Trying, { state }: StepRun, options: StepOptions = {}): Promise<StepRun> =>
  save(job, inputs, { ...options, state })

/** An entry like the one that was saved, of an image with a device in it. */
function entryWithDevice(): Buffer {
  const dir = mkdtempSync(join(place.dir, 'hostile-'))
  writeTree(dir, { 'tree/file': 'x' })
  const ours = ['-comp', 'zstd', '-no-exports', '-no-xattrs', '-all-root', '-quiet', '-no-progress']
  execFileSync('mksquashfs', [
    dir,
    join(dir, 'image'),
    ...ours,
    '-p',
    'tree/disk b 666 0 0 8 0',
    '-e',
    'image',
  ])
  const image = readFileSync(join(dir, 'image'))
  const root = 'workspace' as const
  const segments = [{ kind: 'image' as const, offset: 0, length: image.length, files: 3, bytes: 1, root }]
  return objectOf(image, { format: 'squashfs', key: 'a-key', paths: ['tree'], segments }).bytes
}

it('an image that holds more than Headstart puts into images is reported by post and removed, once it has arrived', async () => {
  await within([], async (trying) => {
    const { server, inputs, job } = trying
    server.objects.set(stored[0], newObject(entryWithDevice()))
    const main = await restore(job, inputs)
    expect(logOf(main)).toContain('Mounted tree')
    await until(() => !server.objects.has(stored[0]))
    expect(warningsOf(await endOf(trying, main))).toEqual([
      expect.stringMatching(
        /^::warning::The cache is bad; its entry is removed where the store allows that: .* more than files/,
      ),
    ])
    await expectNothingLeft(job)
  })
})

// Side by side, the longest first: those of several `describe` would wait for each other.
it.concurrent('the network may be gone for a while as 16 programs read', async () => {
  await within([], async (trying) => {
    const { server, inputs, job, tree } = trying
    server.rules = always(isAhead, silent)
    const main = await restore(job, inputs)
    server.rules = always(() => true, cutAsking('reset', 0))
    const readers = Array.from({ length: 16 }, () =>
      exec('sh', ['-c', 'find . -type f | sort | xargs sha256sum | sha256sum'], { cwd: tree, ...never }),
    )
    const whole = described(tree)
    // Longer than the store itself is patient.
    await sleep(12_000)
    server.rules = []
    expect(await whole).toEqual(source)
    const sums = new Set((await Promise.all(readers)).map(({ stdout }) => stdout))
    expect(sums.size).toBe(1)
    expect(warningsOf(await endOf(trying, main))).toEqual([])
    await expectNothingLeft(job)
  })
})

it.concurrent.each([0, 1])(
  'main is cancelled within 5 s though the image stalls after %i reads',
  async (after) => {
    await within([{ on: ofImage, after, fault: silent }], async ({ server, inputs, job }) => {
      const cancel = new AbortController()
      const running = restore(job, inputs, { signal: cancel.signal })
      const isWaiting = (): boolean => server.requests.some(({ fault }) => fault !== undefined)
      await Promise.race([running, until(isWaiting)])
      await sleep(100)
      const began = performance.now()
      cancel.abort()
      const main = await running
      expect(performance.now() - began).toBeLessThan(5_000)
      expect(main.exitCode).toBe(130)
      await expectNothingLeft(job)
    })
  },
)

it.concurrent.each([
  [
    'is no device for FUSE',
    'mount --bind /dev/null /dev/fuse',
    /^Receiving all of the image before mounting it: .*\/mount failed with exit code \d+: .*image/,
  ],
  [
    'cannot be opened',
    ': >closed && mount --bind closed /dev/fuse && mount -o remount,bind,ro /dev/fuse',
    /^Receiving images before mounting them: EROFS: .*'\/dev\/fuse'/,
  ],
])('main receives the whole image where /dev/fuse %s', async (_, hiding, line) => {
  await within([], async (trying) => {
    const { inputs, job } = trying
    const hidden = `cd "$HOME" && exec unshare -m sh -c '${hiding} && cd "$OLDPWD" && exec "$0" "$@"' NODE`
    const main = await restore(job, inputs, { node: nodeAs(`hidden-${hiding.length}`, hidden) })
    expect(warningsOf(main)).toEqual([])
    expect(main.outputs.hit).toBe('exact')
    const told = logOf(main).filter((line) => /Receiving/.test(line))
    expect(told).toEqual([expect.stringMatching(line)])
    expect(logOf(main)).toContain('Mounted tree')
    // The mounts went with the namespace.
    expect(warningsOf(await endOf(trying, main))).toEqual([])
    await expectNothingLeft(job)
  })
})

it.concurrent('main misses if the disk has no room for the image, although the stash has', async () => {
  await within([], async ({ inputs, job }) => {
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', job.temp])
    try {
      const main = await restore(job, { ...inputs, 'host-copies': join(host.dir, 'copies') })
      expect(warningsOf(main)).toEqual([expect.stringMatching(/are needed, but only .* are free at/)])
      expect(main.outputs.hit).toBe('miss')
    } finally {
      spawnSync('umount', [job.temp])
    }
    await expectNothingLeft(job)
  })
})

it.concurrent.each([0, 30, 60])(
  'main receives the whole image, or misses, if its server is killed after %i ms',
  async (ms) => {
    await within(
      [{ on: ofImage, times: 2, fault: { kind: 'drip', bytes: 50_000, everyMs: 5 } }],
      async (trying) => {
        const { inputs, job, tree } = trying
        const onSpawn = async (main: ChildProcess): Promise<void> => {
          await until(() => main.exitCode !== null || serverOf(main) !== undefined)
          await sleep(ms)
          const pid = serverOf(main)
          if (pid !== undefined) kill(pid)
        }
        const main = await restore(job, inputs, { onSpawn: (main) => void onSpawn(main) })
        expect(main.exitCode).toBe(0)
        const read = await described(tree).catch((error) => /\bE[A-Z]+\b/.exec(String(error))?.[0])
        // The server may end before the mount, after it, or while main receives the image.
        const outcomes = [
          { hit: 'exact', warnings: 0, read: source },
          { hit: 'exact', warnings: 0, read: 'EIO' },
          { hit: 'exact', warnings: 0, read: 'ENOTCONN' },
          { hit: 'miss', warnings: 1, read: 'ENOENT' },
        ]
        const { hit } = main.outputs
        expect(outcomes).toContainEqual({ hit, warnings: warningsOf(main).length, read })
        expect((await endOf(trying, main)).exitCode).toBe(0)
        await expectNothingLeft(job)
      },
    )
  },
)

it.concurrent.each([60, 120, 170, 220, 280])(
  'main is killed after %i ms, and the next job tidies up',
  async (ms) => {
    await within(always(isAhead, { kind: 'drip', bytes: 50_000, everyMs: 50 }), async ({ inputs, job }) => {
      const onSpawn = async (runner: ChildProcess): Promise<void> => {
        await sleep(ms)
        for (const pid of childrenOf(runner.pid ?? 0)) kill(pid)
        runner.kill('SIGKILL')
      }
      const node = nodeAs(`runner-${ms}`, 'NODE; exit $?')
      await restore(job, inputs, { node, onSpawn: (child) => void onSpawn(child) })
      // What it has started may still be running.
      await sleep(300)
      await expectTidy(job, inputs)
    })
  },
)

it.concurrent('after main, the runner ends while a program reads, and the next job cleans up', async () => {
  await within(always(isAhead, silent), async ({ inputs, job }) => {
    // The program begins before the runner ends: from then on, any job of this machine may clean up. It ends at its first
    // error, so that the mount is not in use for longer.
    const errors = join(job.home, 'errors')
    const readAll = `for file in $files; do cat $file 2>>${errors} || break; done`
    const program = `cd tree; files=$(find . -type f); >${errors}; ${readAll}; echo over >>${errors}`
    // It must not work in the workspace, which rules out a mount.
    const runner = `at=$(pwd); cd /; env --chdir="$at" NODE; cd "$at"\n{ ${program}; } >/dev/null 2>&1 &\nuntil [ -e ${errors} ]; do sleep 0.1; done`
    const main = await restore(job, inputs, { node: nodeAs('runner-once', runner) })
    expect(main.outputs.hit).toBe('exact')
    // It waits for bytes by then.
    await sleep(300)
    await expectTidy(job, inputs)
    await until(() => readFileSync(errors, 'utf8').endsWith('over\n'))
    expect(readFileSync(errors, 'utf8')).toMatch(/Input\/output error|not connected|No such file/)
  })
})

it.concurrent('after main, its server stops, and post still ends', async () => {
  await within(always(isAhead, silent), async (trying) => {
    const { inputs, job, tree } = trying
    const main = await restore(job, inputs)
    const pid = serverBelow(dirname(job.temp))
    process.kill(pid, 'SIGSTOP')
    const reading = described(tree).catch((error) => String(error))
    await sleep(300)
    const end = await endOf(trying, main)
    expect(end.ms).toBeLessThan(20_000)
    expect(warningsOf(end)).toEqual([
      expect.stringContaining('the process that fetches the cache was killed'),
    ])
    expect(await reading).toMatch(/EIO|ENOTCONN/)
    await expectNothingLeft(job)
  })
})

it.concurrent('after main, other processes have mounts of the image, and post ends silently', async () => {
  await within([], async (trying) => {
    const { inputs, job } = trying
    const main = await restore(job, inputs)
    // But none of those of other jobs.
    const others = `awk '/headstart-mount/ && !index($0, "${dirname(job.temp)}/") { print $5 }' /proc/self/mountinfo`
    const program = `${others} | xargs -r umount -l; echo ready; exec sleep 100`
    const holder = spawn('unshare', ['-m', 'sh', '-c', program], { stdio: ['ignore', 'pipe', 'ignore'] })
    try {
      await once(holder.stdout, 'data')
      expect(warningsOf(await endOf(trying, main))).toEqual([])
      expect(mountsBelow(dirname(job.temp))).toEqual([])
    } finally {
      holder.kill('SIGKILL')
    }
    await expectNothingLeft(job)
  })
})

it.concurrent('after main, the disk is full, and post says so and still ends', async () => {
  await within(always(isAhead, { kind: 'drip', bytes: 50_000, everyMs: 50 }), async (trying) => {
    const { inputs, job, tree, server } = trying
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=30m', 'tmpfs', job.temp])
    try {
      const main = await restore(job, inputs)
      expect(main.outputs.hit).toBe('exact')
      spawnSync('dd', ['if=/dev/zero', `of=${join(job.temp, 'filler')}`, 'bs=64k'])
      server.rules = []
      expect(await described(tree).catch((error) => String(error))).toMatch(/EIO/)
      expect(warningsOf(await endOf(trying, main))).toEqual([
        expect.stringMatching(
          /Not all of the cache could be read: no space is left \(ENOSPC\) on the disk of .*: .* of 30\.0 MiB are free/,
        ),
      ])
      rmSync(join(job.temp, 'filler'))
    } finally {
      spawnSync('umount', [job.temp])
    }
    await expectNothingLeft(job)
  })
})

it.concurrent('after main, post is killed, and another post cleans up', async () => {
  for (const ms of [60, 120, 200]) {
    await within(always(isAhead, { kind: 'drip', bytes: 50_000, everyMs: 50 }), async (trying) => {
      const { inputs, job } = trying
      const main = await restore(job, inputs)
      await endOf(trying, main, { onSpawn: (post) => void setTimeout(() => post.kill('SIGKILL'), ms) })
      await sleep(300)
      expect((await endOf(trying, main)).exitCode).toBe(0)
      await expectNothingLeft(job)
    })
  }
})

it.concurrent('after main, nothing is saved of a tree that can no longer be read', async () => {
  await within(always(isAhead, silent), async (trying) => {
    const { server, job } = trying
    const inputs = { ...trying.inputs, key: 'another-key', 'restore-keys': 'a-' }
    const main = await restore(job, inputs)
    expect(main.outputs.hit).toBe('partial')
    const pid = serverBelow(dirname(job.temp))
    process.kill(pid, 'SIGKILL')
    const end = await endOf({ ...trying, inputs }, main)
    expect(warningsOf(end).join('\n')).toMatch(/Failed to save/)
    expect([...server.objects.keys()].filter((name) => name.endsWith('-key'))).toEqual([stored[0]])
    await expectNothingLeft(job)
  })
})

async function expectTidy(job: Job, inputs: Inputs): Promise<void> {
  const next = await restore(job, { ...inputs, key: 'no-such-key', mode: 'unpack' })
  expect(warningsOf(next)).toEqual([])
  expect(logOf(next).join('\n')).not.toMatch(/The job read/)
  await expectNothingLeft(job)
  const left = readdirSync(job.workspace).filter((name) => !name.startsWith('.headstart-'))
  expect(left.filter((name) => name !== 'tree' || mountsBelow(job.workspace).length > 0)).toEqual([])
}

function serverOf({ pid = 0 }: ChildProcess): number | undefined {
  return childrenOf(pid).find((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('/lazy.js')
    } catch {
      return false
    }
  })
}
