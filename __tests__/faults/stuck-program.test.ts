// Programs that never end: a step goes on without them, and a cancelled step does not wait for them.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '../../scripts/as-runner.ts'
import { mebibyte } from '../../src/system/units.ts'
import { describeTree } from '../support/corpus/tree.ts'
import {
  entriesOf,
  give,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  usersFor,
  writeTree,
} from '../support/host.ts'
import { newDisk } from '../support/jobs/disks.ts'
import { nodeWithoutSudo } from '../support/jobs/sudo.ts'

const place = newPlace()
const inputs = { key: 'key', path: 'tree' }

/** A directory for PATH with a tar that answers nothing, and which only SIGKILL ends. It makes `asked` when it starts. */
function stuckTar(dir: string): { bin: string; asked: string } {
  const [bin, asked] = [join(dir, 'stuck'), join(dir, 'asked')]
  mkdirSync(bin)
  const script = `#!/bin/sh\n: > ${asked}\nkill -STOP $$\n`
  writeFileSync(join(bin, 'tar'), script, { mode: 0o755 })
  return { bin, asked }
}

describe('a tar that never answers --version', () => {
  it('does not keep a cancelled step', async () => {
    const host = place.newHost()
    const { bin, asked } = stuckTar(host.dir)
    const job = await host.newJob({ env: { PATH: bin } })
    writeTree(join(job.workspace, 'tree'), { file: 'text' })
    const stop = new AbortController()
    const saving = save(job, inputs, { signal: stop.signal })
    while (!existsSync(asked)) await sleep(20)
    stop.abort()
    expect(await saving).toMatchObject({ exitCode: 130, signal: null })
  })

  it('is passed over, and the log says so', async () => {
    const host = place.newHost()
    const { bin } = stuckTar(host.dir)
    const job = await host.newJob({ env: { PATH: bin } })
    writeTree(join(job.workspace, 'tree'), { file: 'text' })
    const run = await save(job, inputs)
    const why = `Not used: ${join(bin, 'tar')} did not end within 10 seconds`
    expect(logOf(run)).toEqual(expect.arrayContaining([why, 'Cache saved with key: key']))
    expect(entriesOf(host.store)).toHaveLength(1)
  })
})

/** A step that waits a hundredth of the time for programs to go on. */
const impatient = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(
    'const { setInterval } = globalThis; globalThis.setInterval = (work, ms, ...more) => setInterval(work, ms === 12000 ? 120 : ms, ...more)',
  )}`,
}

/** A PATH with a program that hangs, with a child that holds its output open, unless it is asked for its version. */
function hanging(host: Host, name: string): { PATH: string } {
  const bin = join(host.dir, `hanging-${name}`)
  mkdirSync(bin)
  const real = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
  const script = `#!/bin/sh
    case "$*" in -version|--version) exec ${real} "$@";; esac
    sleep 60`
  writeFileSync(join(bin, name), script, { mode: 0o755 })
  return { PATH: `${bin}:${process.env.PATH}` }
}

describe.each(usersFor(place))('as $name, a program that makes no progress is ended', (user) => {
  async function newJob(host: Host, env: Record<string, string> = {}): Promise<Job> {
    const job = await host.newJob({ env: { ...impatient, ...env } })
    give(host.dir, user)
    return job
  }

  async function jobWithTree(
    host: Host,
    env?: Record<string, string>,
  ): Promise<{ job: Job; tree: string[] }> {
    const job = await newJob(host, env)
    writeTree(join(job.workspace, 'tree'), { a: 'a', 'sub/b': 'b', large: 'all but random '.repeat(300_000) })
    execFileSync('find', [join(job.workspace, 'tree'), '-exec', 'touch', '-d', '@1700000000', '{}', '+'])
    give(job.workspace, user)
    return { job, tree: describeTree(join(job.workspace, 'tree')) }
  }

  const stalled = (name: string): string => `${name} has made no progress for 2 minutes`
  const mounted: Inputs = { key: 'key', path: 'tree', mode: 'mount' }
  const unpacked: Inputs = { key: 'key', path: 'tree', mode: 'unpack' }

  it('mksquashfs in a save: an archive is saved', async () => {
    const host = place.newHost()
    const { job } = await jobWithTree(host, hanging(host, 'mksquashfs'))
    const run = await save(job, mounted, user.options)
    expect(logOf(run)).toContainEqual(
      expect.stringMatching(`^Saved to be unpacked instead of mounted: .*${stalled('mksquashfs')}`),
    )
    expect(logOf(run).at(-1)).toBe('Cache saved with key: key')
  })

  it.each(['tar', 'zstd'])('%s in a restore: Node unpacks', async (name) => {
    const host = place.newHost()
    const { job, tree } = await jobWithTree(host)
    await save(job, unpacked, user.options)
    const next = await newJob(host, hanging(host, name))
    const run = await restore(next, unpacked, user.options)
    expect(logOf(run)).toContainEqual(
      expect.stringMatching(`^Unpacking once more, without other programs: .*${name}.* made no progress`),
    )
    expect(run.outputs.hit).toBe('exact')
    expect(describeTree(join(next.workspace, 'tree'))).toEqual(tree)
  })

  it.each(['unsquashfs', 'find'])('%s in a restore: one warning names it', async (name) => {
    const host = place.newHost()
    const { job } = await jobWithTree(host)
    await save(job, mounted, user.options)
    const next = await newJob(host, hanging(host, name))
    const node = nodeWithoutSudo(host, user)
    const run = await restore(next, mounted, { ...user.options, node })
    expect(run.outputs.hit).toBe('miss')
    expect(logOf(run)).toContainEqual(
      expect.stringMatching(`^::warning::Failed to restore: .*${stalled(name)}`),
    )
    expect(existsSync(join(next.workspace, 'tree'))).toBe(false)
  })

  it('cp in a restore to two disks: one warning names it, and no target changes', async () => {
    const host = place.newHost()
    const disk = newDisk(place, 'ext4', 64 * mebibyte)
    chmodSync(dirname(disk), 0o755)
    const elsewhere = join(disk, 'elsewhere')
    mkdirSync(elsewhere)
    const lines: Inputs = { ...unpacked, path: `tree\n${elsewhere}/other` }
    const { job } = await jobWithTree(host)
    writeTree(join(elsewhere, 'other'), { file: 'saved' })
    give(elsewhere, user)
    await save(job, lines, user.options)
    writeTree(join(elsewhere, 'other'), { file: 'of the next job' })
    const next = await newJob(host, hanging(host, 'cp'))
    const run = await restore(next, lines, user.options)
    expect(run.outputs.hit).toBe('miss')
    expect(logOf(run)).toContainEqual(
      expect.stringMatching(`^::warning::Failed to restore: .*${stalled('cp')}`),
    )
    expect(existsSync(join(next.workspace, 'tree'))).toBe(false)
    expect(readFileSync(join(elsewhere, 'other/file'), 'utf8')).toBe('of the next job')
  })

  if (user.options.uid === undefined && process.getuid?.() === 0)
    it('chown in a restore of an image: one warning names it', async () => {
      const host = place.newHost()
      const { job } = await jobWithTree(host)
      await save(job, mounted, user.options)
      const next = await newJob(host, hanging(host, 'chown'))
      const run = await restore(next, mounted, { ...user.options, node: nodeWithoutSudo(host, user) })
      expect(run.outputs.hit).toBe('miss')
      expect(logOf(run)).toContainEqual(
        expect.stringMatching(`^::warning::Failed to restore: .*${stalled('chown')}`),
      )
      expect(existsSync(join(next.workspace, 'tree'))).toBe(false)
    })
})
