// A secret that a job moves from one mounted cache to another is seen by the save of the other one.

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { token } from '../../support/corpus/secret-samples.ts'
import { annotationsOf, type Inputs, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'
import { isMounted } from '../../support/jobs/mounted.ts'

const place = newPlace()
const secret = `//registry.npmjs.org/:_authToken=${token('npm')}\n`

/** With fewer files and bytes, a save would pack all files instead of the changes. */
const many = Object.fromEntries(
  Array.from({ length: 100 }, (_, i) => [`to/many/${i}`, randomBytes(100 * 1024)]),
)

/** The secrets of the first cache do not matter. */
const inputsWith = (secrets: string): Inputs => ({
  mode: 'mount',
  caches: JSON.stringify([
    { name: 'from', path: 'from', key: 'from', 'secret-files': 'ignore' },
    { name: 'to', path: 'to', key: 'to', rolling: 'true', 'secret-files': secrets },
  ]),
})

const moves: Record<string, { move: (at: (path: string) => string) => void; moved: string }> = {
  'a file by mv': {
    move: (at) => execFileSync('mv', [at('from/app/deep/.npmrc'), at('to/.npmrc')]),
    moved: 'to/.npmrc',
  },
  'a file by rename': {
    move: (at) => renameSync(at('from/app/deep/.npmrc'), at('to/old/.npmrc')),
    moved: 'to/old/.npmrc',
  },
  'a directory by mv': {
    move: (at) => execFileSync('mv', [at('from/app'), at('to/app')]),
    moved: 'to/app/deep/.npmrc',
  },
  'a directory by mv, in a new directory': {
    move(at) {
      mkdirSync(at('to/new'))
      execFileSync('mv', [at('from/app'), at('to/new/app')])
    },
    moved: 'to/new/app/deep/.npmrc',
  },
}

it.each(Object.entries(moves))('%s', async (_, { move, moved }) => {
  const host = place.newHost()
  const runJob = async (secrets: string, change: (job: Job) => void) => {
    const job = await host.newJob()
    const inputs = inputsWith(secrets)
    const main = await restore(job, inputs)
    change(job)
    const post = await save(job, inputs, { state: main.state })
    return { main, post }
  }
  await runJob('refuse', ({ workspace }) =>
    writeTree(workspace, {
      'from/app/deep/.npmrc': secret,
      'to/old/b': 'b',
      ...many,
    }),
  )
  const moving = ({ workspace }: Job): void => {
    const at = (path: string): string => join(workspace, path)
    expect([isMounted(at('from/app')), isMounted(at('to/old'))]).toEqual([true, true])
    move(at)
  }
  const { post } = await runJob('refuse', moving)
  expect(annotationsOf(post)).toEqual([expect.stringContaining(`there are secrets in ${moved} (npm token)`)])
  expect(logOf(post).join('\n')).not.toMatch(/^to: (Cache saved|Saving all files)/m)
})
