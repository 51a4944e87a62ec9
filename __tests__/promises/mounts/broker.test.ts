// Whole jobs in a container whose host has a mount broker.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import { wholeSeconds } from '../../support/described.ts'
import {
  annotationsOf,
  describeAsRoot,
  type Host,
  logOf,
  newPlace,
  pathOf,
  restore,
  save,
  writeTree,
} from '../../support/host.ts'
import { type BrokerHost, type Container, newBrokerHost } from '../../support/jobs/containers.ts'
import { loopsLeft } from '../../support/jobs/loops.ts'
import { newRandom } from '../../support/random.ts'

const place = newPlace()

describeAsRoot('a host with a broker', () => {
  let host: BrokerHost
  let container: Container
  let machine: Host
  let before: string[][]

  afterAll(async () => {
    try {
      expect([host.mounts(), container.mounts()]).toEqual(before)
    } finally {
      await host.end()
    }
    expect(loopsLeft(place)).toEqual([])
  })

  const inputs = (more: Record<string, string> = {}): Record<string, string> => ({
    path: 'tree',
    key: 'key',
    mode: 'mount',
    broker: host.socket,
    ...more,
  })

  beforeAll(async () => {
    host = await newBrokerHost(place)
    await host.startBroker()
    container = await host.newContainer()
    before = [host.mounts(), container.mounts()]
    machine = place.newHost()
    const job = await machine.newJob()
    writeTree(join(job.workspace, 'tree'), { 'a/one': 'one', 'a/two': 'two', 'b/gone': 'x' })
    await save(job, inputs())
  })

  async function restored(more: Record<string, string> = {}): Promise<{ job: Job; main: StepRun }> {
    const job = await machine.newJob()
    return { job, main: await restore(job, inputs(more), { node: container.node }) }
  }

  const post = (job: Job, { state }: StepRun, more: Record<string, string> = {}): Promise<StepRun> =>
    save(job, inputs(more), { node: container.node, state })

  it('says by its exit code whether it answers, as a probe wants to know', async () => {
    const check = (run: string) =>
      spawnSync('python3', ['-IS', join(host.dir, 'broker.pyz'), '--check', '--run', run], {
        encoding: 'utf8',
      })
    expect(check(join(host.dir, 'run'))).toMatchObject({ status: 0, stderr: '' })
    const silent = join(place.dir, 'silent')
    mkdirSync(silent)
    const listener = createServer().listen(join(silent, 'broker.sock'))
    await once(listener, 'listening')
    try {
      for (const run of [silent, place.dir])
        expect(check(run)).toMatchObject({
          status: 1,
          stderr: expect.stringMatching(/^the broker does not answer: /),
        })
    } finally {
      listener.close()
    }
  })

  it('waits for the host to rebuild an image that it does not have', async () => {
    const { job, main } = await restored()
    expect(logOf(main)).toContainEqual(expect.stringMatching(/^Waiting for the host to rebuild /))
    expect(logOf(main)).toContain('Mounted tree through the broker of the host')
    expect(container.run(['cat', join(job.workspace, 'tree/a/one')])).toBe('one')
    expect(host.images()).toHaveLength(2)
    await post(job, main, {})
  })

  it('removes the directories that were made for a mount, whatever their names are', async () => {
    const named = { path: 'dépôt/tree', key: 'named' }
    const first = await machine.newJob()
    writeTree(join(first.workspace, named.path), { one: 'one' })
    await save(first, inputs(named))
    const { job, main } = await restored(named)
    expect(logOf(main)).toContain('Mounted dépôt/tree through the broker of the host')
    await post(job, main, named)
    expect(readdirSync(job.workspace)).toEqual([])
  })

  it('mounts it from then on, saves what the job has changed, and unmounts it', async () => {
    const changes = { key: 'changed', 'restore-keys': 'ke' }
    const { job, main } = await restored(changes)
    expect(logOf(main)).toContain('Mounted tree through the broker of the host')
    const tree = join(job.workspace, 'tree')
    expect(readdirSync(tree)).toEqual([])
    expect(container.run(['cat', join(tree, 'a/one')])).toBe('one')
    container.run(['sh', '-c', `cd ${tree}; echo new > a/new; rm -r b; mv a/two moved`])
    const saved = await post(job, main, changes)
    expect(annotationsOf(saved)).toEqual([])
    expect(logOf(saved)).toContain('Cache saved with key: changed')
    expect(container.mounts()).toEqual(before[1])
    expect(existsSync(tree)).toBe(false)
    const { job: next, main: mounted } = await restored(changes)
    const found = container.run(['sh', '-c', `cd ${join(next.workspace, 'tree')}; find . | sort`])
    expect(found).toBe('.\n./a\n./a/new\n./a/one\n./moved\n')
    await post(next, mounted, changes)
  })

  /** As a job in the container sees it, and with what it contains. */
  const seen = ({ workspace }: Job): string[] => {
    const program = `import { describeTree } from '${join(import.meta.dirname, '../../support/corpus/tree.ts')}'
      console.log(JSON.stringify(describeTree('${workspace}/big')))`
    return wholeSeconds(
      JSON.parse(
        container.run(['env', '-C', '/', process.execPath, '--input-type=module', '--eval', program]),
      ),
    )
  }

  it('saves only what the job has changed, again and again', async () => {
    const big = { path: 'big', key: 'big-1' }
    const first = await machine.newJob()
    const files = Object.fromEntries(
      Array.from({ length: 200 }, (_, nth) => [`d${nth % 20}/f${nth}`, `${nth}`]),
    )
    writeTree(join(first.workspace, 'big'), { ...files, large: newRandom(1).bytes(6 * 2 ** 20) })
    await save(first, inputs(big))
    const changed = async (number: number, script: string): Promise<string[]> => {
      const more = { ...big, key: `big-${number}`, 'restore-keys': `big-${number - 1}` }
      const { job, main } = await restored(more)
      expect(logOf(main)).toContainEqual(
        expect.stringMatching(/^Waiting for the host to rebuild [\d.]+ .+ of images$/),
      )
      const mounted = /^Mounted big through the broker of the host( \(1 layer of changes\))?$/
      expect(logOf(main)).toContainEqual(expect.stringMatching(mounted))
      container.run(['sh', '-ec', `cd ${job.workspace}/big; ${script}`])
      const left = seen(job)
      const saved = await post(job, main, more)
      expect(annotationsOf(saved)).toEqual([])
      expect(logOf(saved)).toContainEqual(
        expect.stringMatching(/^Reused [67]\.\d MiB, packed [\d.]+ (B|KiB),/),
      )
      expect(container.mounts()).toEqual(before[1])
      expect(readdirSync(job.temp).filter((name) => /changes|mount/.test(name))).toEqual([])
      const { job: next } = await restored({ ...big, key: more.key, broker: 'false' })
      expect(seen(next)).toEqual(left)
      return left
    }
    // What overlays note by more than names.
    const one = await changed(
      2,
      `mv d1 renamed; mv renamed/f1 renamed/other; rm -r d2; echo file > d2; rm -r d3; mkdir d3; echo new > d3/f3
       rm d4/f4; ln -s ../large d4/f4; chmod 600 d5/f5; touch -d @1000000000 d5/f25; chmod 750 .`,
    )
    const two = await changed(3, 'mv renamed d2new; mv d2new/f21 d1; rm d2; mv d3 d2; echo more >> d0/f0')
    expect(two).not.toEqual(one)
    const rolling = { ...big, rolling: 'true' }
    await save(first, inputs(rolling))
    for (const [script, line] of [
      ['cat d0/f0', /^Nothing has changed since cache big-1/],
      ['rm d0/f0', /^Reused 6/],
    ] as const) {
      const { job, main } = await restored(rolling)
      container.run(['sh', '-ec', `cd ${job.workspace}/big; ${script}`])
      expect(logOf(await post(job, main, rolling))).toContainEqual(expect.stringMatching(line))
    }
  })

  it('does not mount lazily, and says why', async () => {
    const { job, main } = await restored({ mode: 'lazy' })
    expect(logOf(main).filter((line) => /lazily|broker/.test(line))).toEqual([
      'Mounting tree whole instead of lazily: the broker mounts only images that the host has',
      'Mounted tree through the broker of the host',
    ])
    expect(container.run(['cat', join(job.workspace, 'tree/a/one')])).toBe('one')
    await post(job, main, { mode: 'lazy' })
    expect(container.mounts()).toEqual(before[1])
  })

  it('waits for the host to rebuild an image that the container cannot unpack', async () => {
    const other = { key: 'other', path: 'more' }
    const first = await machine.newJob()
    writeTree(join(first.workspace, 'more'), { file: 'x' })
    await save(first, inputs(other))
    const job = await machine.newJob()
    const programs = ['bash', 'env', 'nsenter', 'setpriv', 'tar', 'zstd']
    const env = { PATH: pathOf(machine, Object.fromEntries(programs.map((name) => [name, name]))) }
    const main = await restore(job, inputs(other), { node: container.node, env })
    expect(logOf(main)).toContain('Mounted more through the broker of the host')
    expect(container.run(['cat', join(job.workspace, 'more/file')])).toBe('x')
    await post(job, main, other)
  })

  it('loses little time with a broker that does not answer, however many lines it has', async () => {
    const job = await machine.newJob()
    const paths = ['one', 'two', 'three', 'four']
    for (const path of paths) writeTree(join(job.workspace, path), { file: path })
    const lines = { path: paths.join('\n'), key: 'lines' }
    await save(job, inputs(lines))
    await host.killBroker()
    const asked: number[] = []
    const silent = createServer((socket) => {
      asked.push(performance.now())
      socket.on('error', () => {}).resume()
    })
    silent.listen(host.socket)
    await once(silent, 'listening')
    try {
      const { job, main } = await restored(lines)
      expect(asked).toHaveLength(1)
      expect(logOf(main).join('\n')).toMatch(/Unpacking .*the broker does not answer/)
      for (const path of paths) expect(readdirSync(join(job.workspace, path))).toEqual(['file'])
    } finally {
      silent.close()
      await once(silent, 'close')
      await host.startBroker()
    }
  })

  it('is not needed where it is gone, or where the user forbids it', async () => {
    const more = { path: 'big', key: 'big-4', 'restore-keys': 'big-1' }
    const { job, main } = await restored(more)
    container.run(['sh', '-ec', `cd ${job.workspace}/big; mv d1 renamed; rm d2/f2`])
    const left = seen(job)
    await host.killBroker()
    const saved = await post(job, main, more)
    expect(logOf(saved)).toContainEqual(
      expect.stringMatching(/^Saving all files instead of the changes: .*broker.sock/),
    )
    expect(annotationsOf(saved)).toEqual([expect.stringContaining('stays mounted until the container ends')])
    const { job: next } = await restored({ ...more, broker: 'false' })
    expect(seen(next)).toEqual(left)
    for (const broker of ['false', host.socket]) {
      const { job, main } = await restored({ broker })
      expect(logOf(main).join('\n')).toMatch(/Unpacking instead of mounting: this runner does not allow it/)
      expect(readdirSync(join(job.workspace, 'tree/a'))).toEqual(['one', 'two'])
    }
    await host.startBroker()
    await post(job, main, more)
  })
})
