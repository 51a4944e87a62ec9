// Steps that the runner runs at the same time, in one workspace.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Job } from '../../scripts/as-runner.ts'
import { lockMounts } from '../../src/mounts/root/lock.ts'
import {
  annotationsOf,
  type Host,
  type Inputs,
  leftoversIn,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'

const place = newPlace()
const modes = ['unpack', 'mount', 'lazy']
const filesOf = (dir: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`${dir}/${i % 7}/${i}`, `${dir} ${i}`]))
const run = promisify(execFile)

async function saved(mode: string, dirs: string[]): Promise<{ host: Host; inputs: Inputs[] }> {
  const host = place.newHost()
  const inputs = dirs.map((path) => ({ path, key: path.replaceAll('/', '-'), mode }))
  for (const own of inputs) {
    const job = await host.newJob()
    writeTree(job.workspace, filesOf(own.path))
    expect(logOf(await save(job, own)).join()).toContain('Cache saved with key')
  }
  return { host, inputs }
}

function expectWhole(job: Job, dir: string): void {
  for (const [path, content] of Object.entries(filesOf(dir)))
    expect(readFileSync(join(job.workspace, path), 'utf8')).toBe(content)
}

describe.each(modes)('with mode: %s', (mode) => {
  it('two restores at once are both whole, and so are their posts', async () => {
    const { host, inputs } = await saved(mode, ['one', 'packages/two'])
    const job = await host.newJob()
    const mains = await Promise.all(inputs.map((own) => restore(job, own)))
    for (const { path = '' } of inputs) expectWhole(job, path)
    writeTree(job.workspace, { 'one/new': 'new' })
    const posts = await Promise.all(inputs.map((own, i) => save(job, own, { state: mains[i]?.state ?? {} })))
    expect([...mains, ...posts].flatMap(annotationsOf)).toEqual([])
    expect(leftoversIn(host)).toEqual([])
  })

  it('a restore beside a checkout leaves both whole', async () => {
    const { host, inputs } = await saved(mode, ['deps'])
    const job = await host.newJob()
    const origin = join(host.dir, 'origin')
    writeTree(origin, filesOf('src'))
    const git = (...args: string[]) =>
      run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'init.defaultBranch=main', ...args], {
        cwd: origin,
      })
    await git('init', '-q')
    await git('add', '.')
    await git('commit', '-qm', 'first')
    const checkout = async (): Promise<void> => {
      await run('git', ['init', '-q'], { cwd: job.workspace })
      await run('git', ['fetch', '-q', origin, 'main'], { cwd: job.workspace })
      await run('git', ['checkout', '-q', 'FETCH_HEAD'], { cwd: job.workspace })
    }
    const [main] = await Promise.all([restore(job, inputs[0] ?? {}), checkout()])
    expectWhole(job, 'deps')
    expectWhole(job, 'src')
    const post = await save(job, inputs[0] ?? {}, { state: main.state })
    expect([main, post].flatMap(annotationsOf)).toEqual([])
    expectWhole(job, 'src')
    const { stdout } = await run('git', ['status', '--porcelain', '--', 'src'], { cwd: job.workspace })
    expect(stdout).toBe('')
  })

  it('a restore while another step works in the workspace, or in the target, is whole', async () => {
    const { host, inputs } = await saved(mode, ['deps'])
    const job = await host.newJob()
    writeTree(job.workspace, { 'deps/own': 'own' })
    const steps = ['.', 'deps'].map((dir) =>
      spawn('sh', ['-c', 'read line; cat own deps/own 2> errors; echo done'], {
        cwd: join(job.workspace, dir),
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    )
    const exits = Promise.all(steps.map((step) => once(step, 'exit')))
    try {
      const main = await restore(job, inputs[0] ?? {})
      expectWhole(job, 'deps')
      expect(readFileSync(join(job.workspace, 'deps/own'), 'utf8')).toBe('own')
      for (const { stdin } of steps) stdin.end('\n')
      await exits
      const post = await save(job, inputs[0] ?? {}, { state: main.state })
      expect([main, post].flatMap(annotationsOf)).toEqual([])
    } finally {
      for (const step of steps) step.kill('SIGKILL')
    }
    expect(existsSync(join(job.workspace, 'deps/own'))).toBe(true)
  })
})

it('a restore shows its cache in the workspace only when another step has shown its own', async () => {
  const { host, inputs } = await saved('mount', ['deps'])
  const job = await host.newJob()
  let isFree = false
  const lock = await lockMounts(dirname(job.temp), new AbortController().signal)
  setTimeout(async () => {
    isFree = true
    await lock[Symbol.asyncDispose]()
  }, 1000)
  const main = await restore(job, inputs[0] ?? {})
  expect(isFree).toBe(true)
  expectWhole(job, 'deps')
  await save(job, inputs[0] ?? {}, { state: main.state })
  expect(leftoversIn(host)).toEqual([])
})

it('a restore with `install` runs beside another step', async () => {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, { 'package.json': '{}', 'package-lock.json': '{}' })
  const own = { preset: 'npm', install: 'mkdir -p node_modules; echo a > node_modules/a' }
  const other = { path: 'deps', key: 'deps', install: 'mkdir deps; echo b > deps/b' }
  const mains = await Promise.all([restore(job, own), restore(job, other)])
  expect(readFileSync(join(job.workspace, 'node_modules/a'), 'utf8')).toBe('a\n')
  expect(readFileSync(join(job.workspace, 'deps/b'), 'utf8')).toBe('b\n')
  const posts = await Promise.all(
    [own, other].map((inputs, i) => save(job, inputs, { state: mains[i]?.state ?? {} })),
  )
  expect(posts.flatMap(logOf).filter((line) => line.includes('Cache saved with key'))).toHaveLength(2)
})
