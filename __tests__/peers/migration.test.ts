// A workflow that used actions/cache works after changing only its `uses:` line.
// In place of actions/cache itself there is a small action around the package that it is made of, @actions/cache: the
// rest of it is how it reads its inputs.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, newAct, steps } from '../support/jobs/act.ts'
import { newScratch } from '../support/scratch.ts'

const newRepository = newAct()
const scratch = newScratch()
const action = scratch.fresh()

const description = `name: Cache
description: Restores, and saves in the end
inputs: { path: { description: x, required: true }, key: { description: x, required: true } }
outputs: { cache-hit: { description: x } }
runs: { using: node24, main: main.mjs, post: post.mjs }
`
const packages = join(import.meta.dirname, '../../.tools/peers/node_modules/@actions')
const imported = (name: string): string => pathToFileURL(join(packages, name)).href
const start = `import { restoreCache, saveCache } from '${imported('cache/lib/cache.js')}'
import { appendFileSync } from 'node:fs'
const { INPUT_PATH: path, INPUT_KEY: key } = process.env
`
const main = `${start}
const matched = await restoreCache([path], key)
console.log(matched ? 'Cache restored from key: ' + matched : 'Cache not found for input keys: ' + key)
if (matched) appendFileSync(process.env.GITHUB_OUTPUT, 'cache-hit=' + (matched === key) + '\\n')
process.exit()
`
const post = `${start}
if ((await saveCache([path], key)) !== -1) console.log('Cache saved with key: ' + key)
process.exit()
`

beforeAll(() => {
  for (const [name, text] of Object.entries({
    'action.yml': description,
    'main.mjs': main,
    'post.mjs': post,
  }))
    writeFileSync(join(action, name), text)
})

const theirs = 'actions/cache@v6'
const ours = 'octo/headstart@v1'
const workflow = (uses: string, more = '') => [
  {
    name: 'test',
    steps: steps(`- uses: ${uses}\n  id: cache\n  with: { path: deps, key: a-key${more} }`, build),
  },
]
const hit = ['Cache restored from key: a-key', 'made by run 1']

it('restores entries saved before its uses: line was changed', () => {
  const repository = newRepository(workflow(theirs), { cacheService: true, actions: { [theirs]: action } })
  const first = repository.push(1)
  expect(first.exitCode).toBe(0)
  expect(first.lines).toEqual(
    expect.arrayContaining([
      'Cache not found for input keys: a-key',
      'no deps',
      'Cache saved with key: a-key',
    ]),
  )
  repository.rewrite(workflow(ours))
  const second = repository.push(2)
  expect(second.exitCode).toBe(0)
  expect(second.lines).toEqual(
    expect.arrayContaining([
      ...hit,
      'hit: exact, cache-hit: true',
      'Cache hit occurred on the primary key a-key, not saving cache.',
    ]),
  )
})

it('keeps its own entries in the same service', () => {
  const repository = newRepository(workflow(ours), { cacheService: true })
  expect(repository.push(1).lines).toEqual(expect.arrayContaining(['no deps', 'Cache saved with key: a-key']))
  expect(repository.push(2).lines).toEqual(expect.arrayContaining(hit))
})

it('may save entries for workflows that have not switched yet', () => {
  const surroundings = { cacheService: true, actions: { [theirs]: action } }
  const repository = newRepository(workflow(ours, ', compatible: true'), surroundings)
  expect(repository.push(1).lines).toEqual(expect.arrayContaining(['no deps', 'Cache saved with key: a-key']))
  repository.rewrite(workflow(theirs))
  expect(repository.push(2).lines).toEqual(expect.arrayContaining(hit))
})
