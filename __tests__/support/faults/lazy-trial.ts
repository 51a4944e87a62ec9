// Mounts entries before they have arrived, from stores that fail before or after the job has begun.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import { describeTree } from '../corpus/tree.ts'
import { restore, save } from '../host.ts'
import { described, expectNothingLeft, mountRootOf, wholeSeconds } from '../jobs/lazy-job.ts'
import type { HttpRequest } from '../servers/faulty-server.ts'
import { occupied } from './steps.ts'
import {
  type AnyServer,
  checkRun,
  checkSecrets,
  faultsOn,
  type Saved,
  type Trial,
  warningsOf,
} from './trial.ts'

/** What a lazy mount needs of entries; an image has no index of its own, so it differs from that of other modes. */
export const lazily = { mode: 'lazy' }

export interface LazilyEnded {
  hit: string | undefined
  /** Of main. */
  warnings: string[]
  run: StepRun
  /** What came of reading the whole tree; undefined where there was nothing to read. */
  read?: 'right' | 'failed'
  /** Of post. */
  endWarnings?: string[]
}

export interface WhenReading {
  /** Post does not wait for readers, but unmounts after so many faults. */
  endsAfterFaults?: number
}

/**
 * Restores over what is there already, reads all of it, and ends the job. Checks that reads are right or fail, that
 * nothing has changed where it misses, and that nothing is left.
 */
export async function tryLazily<Server extends AnyServer>(
  trial: Trial<Server>,
  { lines }: Saved,
  { endsAfterFaults }: WhenReading = {},
): Promise<LazilyEnded> {
  const job = await occupied(trial.host, trial.env)
  // Where a target has files, nothing is mounted.
  renameSync(join(job.workspace, 'deps'), join(job.workspace, 'other'))
  const before = describeTree(job.workspace)
  const run = await restore(job, trial.inputs)
  checkRun(run, trial)
  const ended = { hit: run.outputs.hit, warnings: warningsOf(run), run }
  if (run.outputs.hit !== 'exact') {
    const ignoreMtimeOf = (path: string): boolean => path === '.'
    assert.deepEqual(describeTree(job.workspace, { ignoreMtimeOf }), describedAgain(before))
    await expectNothingLeft(job)
    return ended
  }
  // Where post does not wait, what is read may be gone between two reads.
  const mayFail = endsAfterFaults === undefined ? /EIO|ENOTCONN|i\/o error/ : /EIO|ENOTCONN|i\/o error|ENOENT/
  let hasBegun = false
  const onBegin = (): void => {
    hasBegun = true
  }
  const reading = readAll(job, lines, { mayFail, onBegin })
  if (endsAfterFaults === undefined) await reading
  else while (!hasBegun || faultsOn(trial.server) < endsAfterFaults) await sleep(20)
  const log = join(mountRootOf(job), 'log')
  if (existsSync(log)) checkSecrets(readFileSync(log, 'utf8'), trial.store, trial.server)
  const end = await save(job, trial.inputs, { state: run.state })
  checkRun(end, trial)
  const read = await reading
  await expectNothingLeft(job)
  return { ...ended, read, endWarnings: warningsOf(end) }
}

// Of the directory itself, which something was staged in.
function describedAgain(lines: string[]): string[] {
  return lines.map((line) => line.replace(/^(\. d \d{4}) \d+/, '$1 -'))
}

/** @throws AssertionError where a byte is wrong, or it fails in another way than it may */
async function readAll(
  job: Job,
  lines: string[],
  { mayFail, onBegin }: { mayFail: RegExp; onBegin: () => void },
): Promise<'right' | 'failed'> {
  let found: string[]
  try {
    found = await described(join(job.workspace, 'deps'), onBegin)
  } catch (error) {
    assert.match(String(error), mayFail)
    return 'failed'
  }
  assert.deepEqual(found, wholeSeconds(lines))
  return 'right'
}

/** What asks for bytes of more than two blocks, as is done ahead: so not before main is over, which reads the ends of layers. */
export function isAhead({ headers }: HttpRequest): boolean {
  const [, start, last] = /^bytes=(\d+)-(\d+)$/.exec(String(headers.range)) ?? []
  return Number(last) - Number(start) >= 2 * 1024 * 1024
}
