// Steps one of whose calls fails, comes short, or is the last. A seed decides which step, mode, store and call.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepOptions, StepRun } from '../../../scripts/as-runner.ts'
import { removeTree } from '../corpus/nasty-tree.ts'
import { described, stopDescribing } from '../described.ts'
import { type Host, type Inputs, leftoversIn, logOf, type Place, save, writeTree } from '../host.ts'
import { loopsLeft } from '../jobs/loops.ts'
import { type Runner, startRunner } from '../jobs/runner.ts'
import { newRandom } from '../random.ts'
import { startFaultyS3 } from '../servers/faulty-s3.ts'
import { fail, type RandomTrial, type Result } from './random-trials.ts'
import { checkEnd, makeTree } from './steps.ts'

const modes = ['unpack', 'mount', 'lazy']
const steps = ['save', 'restore', 'post after a miss', 'post after a hit'] as const
const stores = ['local', 's3'] as const
const kinds = ['fails', 'fails', 'is short', 'is the last']
const codes = ['EIO', 'ENOSPC', 'EACCES', 'EMFILE', 'ENOMEM']
const shim = join(import.meta.dirname, 'fail-call.mjs')

/** Which step goes wrong, and where it happens. */
interface Scene {
  step: (typeof steps)[number]
  mode: string
  store: (typeof stores)[number]
}

/** The call that goes wrong; none if it is number 0. */
interface FailingCall {
  nth: number
  kind: string
  code: string
}

/** A host and a job in whose workspace the scene plays. */
interface Stage {
  host: Host
  job: Job
  inputs: Inputs
  scene: Scene
  /** The options of the step that goes wrong. */
  options: Pick<StepOptions, 'env'>
}

/** What the step that went wrong may have left. */
interface Outcome {
  run: StepRun
  /** Every tree that the next job may find. */
  states: string[][]
}

export interface CallTrials {
  trial: RandomTrial
  stop(): Promise<void>
}

export async function newCallTrials(place: Place): Promise<CallTrials> {
  const server = await startFaultyS3({ likeR2: true })
  const first = place.newHost()
  const from = await first.newJob()
  makeTree(treeOf(from), 300_000)
  const lines = await linesOf(from)
  for (const mode of modes)
    for (const store of stores)
      for (const step of ['restore', 'post after a hit'] as const)
        checkEnd(await save(from, inputsFor({ mode, store, step }, 'base')))
  const objects = [...server.objects]
  const counts = new Map<string, Promise<number>>()
  let played = 0

  function inputsFor({ mode, store, step }: Scene, prefix: string): Inputs {
    const isRolling = step === 'post after a hit'
    const key = `${isRolling ? 'rolling' : 'key'}-${mode}`
    const inputs = { path: 'deps', key, mode, 'host-copies': 'false', ...(isRolling && { rolling: 'true' }) }
    if (store === 'local') return { ...inputs, store }
    const { bucket, endpoint, region, accessKeyId, secretAccessKey } = server
    const keys = { 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey }
    return { ...inputs, ...keys, bucket, endpoint, region, 'bucket-prefix': prefix }
  }

  /** Plays a scene in a job of its own, and checks what it leaves. Returns how many calls the step makes. */
  async function play(scene: Scene, call: FailingCall): Promise<{ calls: number; ended: Result['ended'] }> {
    const host = place.newHost()
    const prefix = `trial-${++played}`
    const hasEntry = scene.step === 'restore' || scene.step === 'post after a hit'
    if (hasEntry) {
      execFileSync('cp', ['-a', '-T', first.dir, host.dir])
      for (const [name, object] of objects) server.objects.set(name.replace(/^base\//, `${prefix}/`), object)
    }
    const report = join(host.dir, 'calls.json')
    const env = {
      NODE_OPTIONS: `--import ${shim}`,
      FAILING_CALL: JSON.stringify({ ...call, report }),
      RUNNER_DEBUG: '1',
    }
    const stage = {
      host,
      job: await host.newJob(),
      inputs: inputsFor(scene, prefix),
      scene,
      options: { env },
    }
    try {
      const ended = await (hasEntry ? playWithEntry : playWithoutEntry)(stage)
      checkNothingLeft(host)
      // A step that goes another way may make fewer calls.
      const calls = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).calls : 0
      removeTree(host.dir)
      return { calls, ended }
    } catch (error) {
      const name = existsSync(report) ? readFileSync(report, 'utf8') : 'no call'
      throw new Error(`${JSON.stringify({ ...scene, ...call })}, ${name}`, { cause: error })
    } finally {
      for (const name of server.objects.keys()) if (name.startsWith(`${prefix}/`)) server.objects.delete(name)
    }
  }

  async function playWithoutEntry({ host, job, inputs, scene, options }: Stage): Promise<Result['ended']> {
    const run = await during(job, async ({ run }) => {
      const main = scene.step === 'save' ? undefined : await clean(run('restore', inputs))
      execFileSync('cp', ['-a', treeOf(from), treeOf(job)])
      return run(main ? 'post' : 'save', inputs, { ...options, ...(main && { state: main.state }) })
    })
    checkUnlessKilled(run)
    const next = await host.newJob()
    await during(next, async ({ run: runNext }) => {
      const found = await clean(runNext('restore', inputs))
      if (found.outputs.hit === 'exact') assert.deepEqual(await linesOf(next), lines)
      else {
        assert(!isSaved(run), `it said that it saved, and nothing is found:\n${found.stdout}`)
        execFileSync('cp', ['-a', treeOf(from), treeOf(next)])
      }
      const post = await clean(runNext('post', inputs, { state: found.state }))
      assert(found.outputs.hit === 'exact' || isSaved(post), `the next job could not save:\n${post.stdout}`)
    })
    return isSaved(run) ? 'saved' : 'not saved'
  }

  async function playWithEntry(stage: Stage): Promise<Result['ended']> {
    const { host, job, inputs, scene } = stage
    const { run, states } = await during(job, (runner) =>
      scene.step === 'restore' ? restoreWrongly(stage, runner) : saveChangesWrongly(stage, runner),
    )
    // On a self-hosted runner, the next job has the same workspace.
    const next = await host.newJob({ workspace: job.workspace })
    if (scene.step !== 'restore' && !isMounted(job)) rmSync(treeOf(job), { recursive: true, force: true })
    await during(next, async ({ run }) => {
      const found = await clean(run('restore', inputs))
      assert.match(found.outputs.hit ?? 'no output', /exact|partial/, `the entry is gone:\n${found.stdout}`)
      const there = (await linesOf(next)).join('\n')
      assert(
        states.some((state) => state.join('\n') === there),
        `another tree:\n${there}\n${found.stdout}`,
      )
      await clean(run('post', inputs, { state: found.state }))
    })
    if (scene.step === 'restore') return run.outputs.hit === 'exact' ? 'right' : 'miss'
    return isSaved(run) ? 'saved' : 'not saved'
  }

  async function restoreWrongly({ job, inputs, options }: Stage, runner: Runner): Promise<Outcome> {
    writeTree(treeOf(job), { own: 'own' })
    const run = await runner.run('restore', inputs, options)
    checkUnlessKilled(run)
    if (run.signal === null) {
      // The call may have been the one that writes the outputs.
      const isHit =
        run.outputs.hit === 'exact' || (run.outputs.hit === undefined && readdirSync(treeOf(job)).length > 1)
      assert.deepEqual(
        isHit ? await linesOf(job) : [...readdirSync(treeOf(job))],
        isHit ? lines : ['own'],
        run.stdout,
      )
      await clean(runner.run('post', inputs, { state: run.state }))
    }
    return { run, states: [lines] }
  }

  async function saveChangesWrongly({ job, inputs, options }: Stage, runner: Runner): Promise<Outcome> {
    const main = await clean(runner.run('restore', inputs))
    assert.notEqual(main.outputs.hit, 'miss', `there is no entry to change:\n${main.stdout}`)
    assert.deepEqual(await linesOf(job), lines)
    writeTree(treeOf(job), { 'd0/sub/0': 'changed' })
    const changed = await linesOf(job)
    const run = await runner.run('post', inputs, { ...options, state: main.state })
    checkUnlessKilled(run)
    return { run, states: isSaved(run) ? [changed] : [lines, changed] }
  }

  return {
    async trial(seed) {
      const random = newRandom(seed)
      const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item
      const scene: Scene = { step: pick(steps), mode: pick(modes), store: pick(stores) }
      const name = JSON.stringify(scene)
      const counting =
        counts.get(name) ?? play(scene, { nth: 0, kind: 'none', code: 'EIO' }).then(({ calls }) => calls)
      counts.set(name, counting)
      try {
        const call = { nth: 1 + random.below(await counting), kind: pick(kinds), code: pick(codes) }
        const { ended } = await play(scene, call)
        return { faults: 1, ended }
      } catch (error) {
        return fail(seed, error)
      }
    },
    stop() {
      stopDescribing()
      return server.stop()
    },
  }
}

async function during<T>(job: Job, work: (runner: Runner) => Promise<T>): Promise<T> {
  const runner = startRunner(job)
  try {
    return await work(runner)
  } finally {
    await runner.end()
  }
}

function treeOf({ workspace }: Job): string {
  return join(workspace, 'deps')
}

/** The tree without the job's own file, times in whole seconds: images keep no more. */
async function linesOf(job: Job): Promise<string[]> {
  const lines = await described(treeOf(job))
  // A directory gets a time of its own with each file that is written into it.
  return lines.filter((line) => !/^own /.test(line)).map((line) => line.replace(/^(\S+ d \d{4}) \d+/, '$1 -'))
}

function isMounted(job: Job): boolean {
  return readFileSync('/proc/self/mountinfo', 'utf8').includes(` ${treeOf(job)} `)
}

function isSaved(run: StepRun): boolean {
  return logOf(run).some((line) => line.startsWith('Cache saved with key: '))
}

async function clean(running: Promise<StepRun>): Promise<StepRun> {
  const run = await running
  checkEnd(run)
  return run
}

function checkUnlessKilled(run: StepRun): void {
  if (run.signal !== 'SIGKILL') checkEnd(run)
}

/** Drafts and scratch directories of a killed step stay until their store, or the runner, removes them. */
function checkNothingLeft(host: Host): void {
  assert.deepEqual(
    leftoversIn(host).filter((path) => path.includes('.headstart-staging-')),
    [],
  )
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
  assert.deepEqual(
    mounts.filter((line) => line.includes(`${host.dir}/`)),
    [],
  )
  assert.deepEqual([...loopsLeft(host)], [])
}
