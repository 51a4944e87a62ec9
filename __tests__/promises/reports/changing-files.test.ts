// A program still writes to a file while post saves it: a log, a database. actions/setup-java#633 and #708, actions/cache#579.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StepRun } from '../../../scripts/as-runner.ts'
import {
  annotationsOf,
  entriesOf,
  give,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  type User,
  usersFor,
  writeTree,
} from '../../support/host.ts'

const place = newPlace()
const writers: ChildProcess[] = []
afterEach(async () => {
  for (const writer of writers.splice(0)) {
    const ended = once(writer, 'exit')
    writer.kill('SIGKILL')
    await ended
  }
})

const forms: [name: string, inputs: Inputs][] = [
  ['an archive', {}],
  ['an archive', {}],
  ['an image', { mode: 'mount' }],
  ['an image of some files', { mode: 'mount', path: 'tree\n!tree/none' }],
]
interface Case {
  form: string
  as: string
  user: User
  inputs: Inputs
}
const users = usersFor(place)
const cases: Case[] = forms.map(([form, more], i) => {
  const user = users[i % users.length] as User
  return { form, as: user.name, user, inputs: { key: 'k', path: 'tree', ...more } }
})

const line = 'a line of a log\n'

/** A job after a miss, whose file `tree/log` a program writes to. @param program of Node; `file` is the open file */
async function writingJob(
  { user, inputs }: Case,
  log: string,
  program: string,
): Promise<{ host: Host; path: string; post: () => Promise<StepRun> }> {
  const host = place.newHost()
  give(host.dir, user)
  const job = await host.newJob()
  writeTree(job.workspace, { 'tree/a/b': 'content', 'tree/log': log })
  give(job.workspace, user)
  const { state } = await restore(job, inputs, user.options)
  const path = join(job.workspace, 'tree/log')
  const script = `const fs = require('node:fs'); const file = fs.openSync(${JSON.stringify(path)}, 'r+'); ${program}`
  const { uid, gid } = user.options
  const ids = { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) }
  const writer = spawn(user.options.node ?? process.execPath, ['-e', script], { stdio: 'ignore', ...ids })
  writers.push(writer)
  const { mtimeMs } = statSync(path)
  while (statSync(path).mtimeMs === mtimeMs) await sleep(5)
  return { host, path, post: () => save(job, inputs, { ...user.options, state }) }
}

async function restoredLog({ user, inputs }: Case, host: Host): Promise<string> {
  const job = await host.newJob()
  give(job.workspace, user)
  const { state } = await restore(job, inputs, user.options)
  const text = readFileSync(join(job.workspace, 'tree/log'), 'utf8')
  await save(job, inputs, { ...user.options, state })
  return text
}

// Some microseconds between two lines, so that the disk does not fill.
const appending = `
  let at = fs.fstatSync(file).size
  for (;;) {
    at += fs.writeSync(file, ${JSON.stringify(line)}, at)
    for (let i = 0; i < 20000; i++);
  }`

it.each(cases)('a log that never stops growing is saved as it was at one moment: $form, $as', async (one) => {
  // Larger than the memory that a file is read into.
  const before = line.repeat(300_000)
  const { host, post } = await writingJob(one, before, appending)
  expect(logOf(await post())).toContain('Cache saved with key: k')
  const log = await restoredLog(one, host)
  expect(log.length).toBeGreaterThanOrEqual(before.length)
  expect(log).toBe(line.repeat(Math.ceil(log.length / line.length)).slice(0, log.length))
})

// Zeros take no space on the disk.
const growing = `
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (let size = 2 ** 26; ; size += 2 ** 20) {
    fs.ftruncateSync(file, size)
    Atomics.wait(never, 0, 0, 2)
  }`

it.each(cases.filter(({ inputs }) => inputs.mode))(
  'a file that grows faster than it is read ends no save: $form, $as',
  async (one) => {
    const { host, post } = await writingJob(one, '', growing)
    expect(logOf(await post())).toContain('Cache saved with key: k')
    expect((await restoredLog(one, host)).length).toBeGreaterThan(2 ** 26)
  },
)

const pageBytes = 4096

/** Writes the same number to all pages, one after the other, and then waits. */
const counting = (pages: number, pauseMs: number) => `
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (let count = 0; ; count++) {
    const page = String(count % 10).repeat(${pageBytes})
    for (let i = 0; i < ${pages}; i++) fs.writeSync(file, page, i * ${pageBytes})
    if (${pauseMs} > 0) Atomics.wait(never, 0, 0, ${pauseMs})
  }`

it.each(cases)('a database with quiet moments is saved: $form, $as', async (one) => {
  const { host, post } = await writingJob(one, '0'.repeat(64 * pageBytes), counting(64, 50))
  expect(logOf(await post())).toContain('Cache saved with key: k')
  // Of one count.
  expect(new Set(await restoredLog(one, host)).size).toBe(1)
})

it.each(cases)('a database without any is not, and the program is named: $form, $as', async (one) => {
  // Reading it takes longer than the system keeps the program waiting.
  const pages = 16_384
  const { host, path, post } = await writingJob(one, '0'.repeat(pages * pageBytes), counting(pages, 0))
  const run = await post()
  expect(run.exitCode).toBe(0)
  expect(annotationsOf(run)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^::warning::Failed to save: ${path} changed while it was being saved by .*\\(process \\d+\\), so nothing`,
      ),
    ),
  ])
  expect(entriesOf(host.store)).toEqual([])
})

it('a sparse file that a program writes to is named with the program', async () => {
  const one = cases[0] as Case
  const { path, post } = await writingJob(one, '', `fs.ftruncateSync(file, 2 ** 27); ${counting(16_384, 0)}`)
  expect(annotationsOf(await post())).toEqual([
    expect.stringContaining(`${path} changed while it was being saved by `),
  ])
})
