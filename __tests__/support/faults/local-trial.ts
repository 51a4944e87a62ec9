// Saves to a local store and restores from it, with killed steps and damaged entries. A seed decides when and how.
import assert from 'node:assert/strict'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import type { StepOptions } from '../../../scripts/as-runner.ts'
import { removeTree } from '../corpus/nasty-tree.ts'
import { entriesOf, leftoversIn, type Place, restore, save } from '../host.ts'
import { newRandom, type Random } from '../random.ts'
import { fail, type RandomTrial, type Result } from './random-trials.ts'
import { occupied, restoreOver } from './steps.ts'
import type { Saved } from './trial.ts'

const inputs = { path: 'deps', key: 'a-key', store: 'local' }

/** A save and two restores, of which all but the last may be killed. */
export function runLocally(place: Place, saved: Saved): RandomTrial {
  return (seed) => runOn(place, saved, newRandom(seed)).catch((error) => fail(seed, error))
}

async function runOn(place: Place, { job, lines }: Saved, random: Random): Promise<Result> {
  const host = place.newHost()
  const fates = Array.from({ length: 3 }, () => random.below(2) === 1)
  const [savingDies, entryBreaks, restoreDies] = fates
  const saving = await host.newJob({ workspace: job.workspace })
  await save(saving, inputs, savingDies ? killed(random) : {})
  const [entry] = entriesOf(host.store)
  assert(entry !== undefined || savingDies, 'nothing was saved')
  if (entry !== undefined && entryBreaks) damage(entry, random)
  const restoring = await occupied(host, { RUNNER_DEBUG: '1' })
  if (restoreDies) await restore(restoring, inputs, killed(random))
  const { outputs } = await restoreOver(restoring, inputs, lines)
  if (entry !== undefined && !entryBreaks) assert.equal(outputs.hit, 'exact')
  const staging = leftoversIn(host).filter((path) => path.includes('.headstart-staging-'))
  assert.deepEqual(staging, [])
  removeTree(host.dir)
  return { faults: fates.filter(Boolean).length, ended: outputs.hit === 'exact' ? 'right' : 'miss' }
}

function killed(random: Random): StepOptions {
  const afterMs = random.below(400)
  return { onSpawn: (child) => setTimeout(() => child.kill('SIGKILL'), afterMs) }
}

function damage(path: string, random: Random): void {
  const bytes = readFileSync(path)
  const at = random.below(bytes.length)
  bytes[at] = Number(bytes[at]) ^ (1 + random.below(255))
  const damaged = [bytes, bytes.subarray(0, at), Buffer.concat([bytes, random.bytes(100)])][random.below(3)]
  chmodSync(path, 0o600)
  writeFileSync(path, damaged as Buffer)
}
