// setup-java 990, setup-go 569, margince 2846: an exact hit freezes an incomplete cache, and each job makes again what it lacks.
import { join } from 'node:path'
import { annotationsOf, type Inputs, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'

const place = newPlace()

/** The annotations of a job that finds 4 MB by the exact key, and adds files of some bytes. */
async function told(sizes: number[], inputs: Inputs, { mode = 'unpack' } = {}): Promise<string[]> {
  const host = place.newHost()
  const all = { path: 'tree', key: 'k', mode, ...inputs }
  const first = await host.newJob()
  writeTree(first.workspace, { 'tree/a/old': Buffer.alloc(4_000_000, 'old'), 'tree/note': 'old' })
  await save(first, all)
  const job = await host.newJob()
  const main = await restore(job, all)
  expect(main.outputs.hit).toBe('exact')
  for (const size of sizes) writeTree(job.workspace, { [`tree/a/${size}`]: Buffer.alloc(size, 'new') })
  const post = await save(job, all, { state: main.state })
  expect(logOf(post).join('\n')).toMatch(/not saving cache|saved with key/)
  return annotationsOf(post)
}

const notice = expect.stringMatching(
  /^::notice::This job has added at least 2\.\d MiB to the 3\.8 MiB of cache k\. .* `rolling: true`, use a preset, or set another `key`/,
)

it.each(['unpack', 'mount'])('a job is told what it has added for nothing: mode %s', async (mode) => {
  expect(await told([1_200_000, 1_000_000], {}, { mode })).toEqual([notice])
})

it.each<[string, number[], Inputs]>([
  ['nothing is added', [], {}],
  ['what is added is small', [900_000], {}],
  ['the cache rolls', [2_200_000], { rolling: 'true' }],
])('it is not told so if %s', async (_, sizes, inputs) => {
  expect(await told(sizes, inputs)).toEqual([])
})

it('a tree that a command installs is not told of', async () => {
  const host = place.newHost()
  const inputs = { path: 'tree', key: 'k', install: 'mkdir -p tree; touch tree/a' }
  const first = await host.newJob()
  const miss = await restore(first, inputs)
  await save(first, inputs, { state: miss.state })
  const job = await host.newJob()
  const main = await restore(job, inputs)
  writeTree(join(job.workspace, 'tree'), { b: Buffer.alloc(2_000_000) })
  expect(annotationsOf(await save(job, inputs, { state: main.state }))).toEqual([])
})
