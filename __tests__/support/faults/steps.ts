// Runs built steps on trees, and checks that they end correctly, whatever their store does.
import assert from 'node:assert/strict'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import { describeTree } from '../corpus/tree.ts'
import { type Host, type Inputs, restore, roundTimes, writeTree } from '../host.ts'
import { newRandom } from '../random.ts'

/** Makes a tree of about so many bytes, which no compression makes less. */
export function makeTree(dir: string, bytes: number): void {
  const files = Array.from({ length: 20 }, (_, file) => [
    `d${file % 3}/sub/${file}`,
    newRandom(file).bytes(Math.ceil(bytes / 20)),
  ])
  writeTree(dir, Object.fromEntries(files))
  mkdirSync(join(dir, 'empty'))
  symlinkSync('d0/sub/0', join(dir, 'link'))
  roundTimes(dir)
}

/** A job that has files already where such a tree is restored to. */
export async function occupied(host: Host, env: Record<string, string> = {}): Promise<Job> {
  const job = await host.newJob({ env })
  writeTree(join(job.workspace, 'deps'), { own: 'own', 'd0/sub/0': 'own too' })
  return job
}

/** Restores there, and checks that all is as before unless the step says that it hit. */
export async function restoreOver(job: Job, inputs: Inputs, lines: string[]): Promise<StepRun> {
  const tree = join(job.workspace, 'deps')
  const own = (line: string): boolean => line.startsWith('own ')
  // What is staged lies beside the tree while it is made, and a restore that is killed leaves that to the next one.
  const workspace = (): string[] =>
    describeTree(job.workspace, { ignoreMtimeOf: (path) => path === '.' }).filter(
      (line) => !line.startsWith('.headstart-staging-'),
    )
  const before = workspace()
  const run = await restore(job, inputs)
  checkEnd(run)
  const { hit, report, ...outputs } = run.outputs
  if (hit === 'exact') {
    const after = describeTree(tree)
    assert.deepEqual(
      after.filter((line) => !own(line)),
      lines,
    )
    assert.equal(after.filter(own).length, 1)
  } else {
    assert.deepEqual({ hit, ...outputs }, { hit: 'miss', 'cache-primary-key': 'a-key' })
    assert.deepEqual(workspace(), before)
  }
  return run
}

export function checkEnd({ exitCode, signal, stdout, stderr }: StepRun): void {
  assert.deepEqual([exitCode, signal], [0, null], stdout + stderr)
}
