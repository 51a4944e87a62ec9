// Jobs of one host that save one key at once.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeTree } from '../corpus/nasty-tree.ts'
import { entriesOf, type Host, leftoversIn, logOf, type Place, restore, save, writeTree } from '../host.ts'
import type { RandomTrial } from './random-trials.ts'

/** All save other trees at once; the entry is the winner's. @throws AssertionError */
export async function raceToSave(host: Host, writers: number, key: string): Promise<void> {
  const jobs = await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const job = await host.newJob()
      const files = Array.from({ length: 20 + writer }, (_, file) => [`tree/${file}`, `writer ${writer}`])
      writeTree(job.workspace, Object.fromEntries(files))
      return job
    }),
  )
  const runs = await Promise.all(jobs.map((job) => save(job, { key, path: 'tree' })))
  assert.deepEqual(
    runs.map(({ exitCode }) => exitCode),
    runs.map(() => 0),
  )
  const last = runs.map((run) => logOf(run).at(-1)).sort()
  const lost = `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`
  assert.deepEqual(last, [`Cache saved with key: ${key}`, ...Array(writers - 1).fill(lost)])
  const winner = runs.findIndex((run) => logOf(run).at(-1) === `Cache saved with key: ${key}`)

  const reader = await host.newJob()
  assert.equal((await restore(reader, { key, path: 'tree' })).outputs.hit, 'exact')
  const tree = join(reader.workspace, 'tree')
  const contents = readdirSync(tree).map((name) => readFileSync(join(tree, name), 'utf8'))
  assert.equal(
    contents.join(),
    Array(20 + winner)
      .fill(`writer ${winner}`)
      .join(),
  )
}

/** Two to eight savers, each time on a host of its own. */
export function saveAtOnce(place: Place): RandomTrial {
  return async (seed) => {
    const host = place.newHost()
    await raceToSave(host, 2 + (seed % 7), 'key')
    assert.equal(entriesOf(host.store).length, 1)
    assert.deepEqual(leftoversIn(host), [])
    removeTree(host.dir)
    return { faults: 0, ended: 'saved' }
  }
}
