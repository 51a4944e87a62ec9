// Tools set the time of the cached files that they use. A save takes this for no change, and the tool removes nothing that a
// later step of the job needs.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { entriesOf, leftoversIn, logOf, newPlace, restore, save } from '../../support/host.ts'
import {
  addIndexes,
  addResults,
  contentsOf,
  resultsIn,
  secondsSinceTrim,
  trimAgo,
  useAgo,
} from '../../support/jobs/tool-cache.ts'

const place = newPlace()

const nothing = 'Nothing has changed since cache go was restored, not saving cache.'

interface Way {
  way: string
  path: string
  mode: string
  cacheIn(job: Job): string
}

const atHome = (job: Job): string => join(String(job.env.HOME), '.cache/go-build')
const ways: Way[] = [
  { way: 'mounted at home', path: '~/.cache/go-build', mode: 'mount', cacheIn: atHome },
  { way: 'mounted below a line', path: '~/.cache', mode: 'mount', cacheIn: atHome },
  { way: 'mounted lazily', path: '~/.cache/go-build', mode: 'lazy', cacheIn: atHome },
  {
    way: 'mounted in the workspace',
    path: 'gocache',
    mode: 'mount',
    cacheIn: ({ workspace }) => join(workspace, 'gocache'),
  },
  { way: 'unpacked', path: '~/.cache/go-build', mode: 'unpack', cacheIn: atHome },
]

/** Jobs of one host with a rolling cache of 1,300 results, which the last job used two hours ago. */
async function jobsOf({ path, mode, cacheIn }: Way) {
  const host = place.newHost()
  const inputs = { path, mode, key: 'go', rolling: 'true' }
  const first = await host.newJob()
  addResults(cacheIn(first), 650)
  useAgo(resultsIn(cacheIn(first)), 2)
  trimAgo(cacheIn(first), 2)
  await save(first, inputs)
  const run = async (work: (cache: string, job: Job) => void) => {
    const job = await host.newJob()
    const main = await restore(job, inputs)
    work(cacheIn(job), job)
    const left = contentsOf(cacheIn(job))
    return { left, log: logOf(await save(job, inputs, { state: main.state })) }
  }
  return { host, run }
}

describe.each(ways)('a cache of Go, $way', (way) => {
  it('is not saved again because a job has used its files', async () => {
    const { host, run } = await jobsOf(way)
    const { log } = await run((cache) => {
      useAgo(resultsIn(cache).slice(0, 900), 0)
      trimAgo(cache, 0)
    })
    expect(log).toEqual([nothing])
    expect(entriesOf(host.store)).toHaveLength(1)
    expect(leftoversIn(host)).toEqual([])
  })

  it('is not saved for indexes of packages, however many, but with them for one result', async () => {
    const { run } = await jobsOf(way)
    const first = await run((cache) => {
      useAgo(resultsIn(cache), 0)
      addIndexes(cache, 500, 2)
    })
    expect(first.log).toEqual([nothing])
    const second = await run((cache) => {
      addIndexes(cache, 3, 3)
      addResults(cache, 1, { seed: 3, bytes: 500 })
    })
    expect(second.log).toContain('Cache saved successfully')
    let found: unknown
    await run((cache) => {
      found = contentsOf(cache)
    })
    expect(found).toEqual(second.left)
  })

  it('is saved with what is new, and with nothing that was only used', async () => {
    const { run } = await jobsOf(way)
    const first = await run((cache) => {
      useAgo(resultsIn(cache), 0)
      addResults(cache, 3, { seed: 2 })
    })
    if (way.mode !== 'unpack')
      expect(first.log.find((line) => line.startsWith('Reused'))).toMatch(/packed 3\d\.\d KiB/)
    let found: unknown
    await run((cache) => {
      found = contentsOf(cache)
    })
    expect(found).toEqual(first.left)
  })

  it('is saved when a file of the same length has other bytes', async () => {
    const { run } = await jobsOf(way)
    const first = await run((cache) => {
      const [path = ''] = resultsIn(cache).filter((name) => name.endsWith('-a'))
      writeFileSync(path, 'v'.repeat(160))
      addResults(cache, 1, { seed: 2 })
    })
    let found: unknown
    await run((cache) => {
      found = contentsOf(cache)
    })
    expect(found).toEqual(first.left)
  })

  it('is not cleaned up by the first command of a job', async () => {
    const { run } = await jobsOf(way)
    await run((cache) => {
      trimAgo(cache, 6 * 24)
      addResults(cache, 1, { seed: 2 })
    })
    await run((cache) => {
      expect(secondsSinceTrim(cache)).toBeLessThan(600)
      rmSync(join(cache, 'trim.txt'))
      addResults(cache, 1, { seed: 3 })
    })
    await run((cache) => expect(secondsSinceTrim(cache)).toBeLessThan(600))
  })
})
