// How a comparison of benchmarks ends: everything is stopped and removed, and the first error is the one that is told.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withBench } from '../../../benchmarks/bench.ts'
import { newPlace, writeTree } from '../../support/host.ts'

const place = newPlace()
const { signal } = new AbortController()

it('a comparison stops what it made and empties its disk, whatever fails', async () => {
  const disk = place.newHost().dir
  const source = join(disk, 'source')
  writeTree(disk, { 'source/file': '', 'made/file': '' })
  const stopped: string[] = []
  const comparing = withBench({ disk, source, signal }, async ({ once }) => {
    await once(async () => ({ stop: async () => void stopped.push('first') }))
    await once(async () => ({
      async stop() {
        stopped.push('second')
        throw new Error('it does not stop')
      },
    }))
    throw new Error('the first error')
  })
  await expect(comparing).rejects.toThrow('the first error')
  expect(stopped).toEqual(['second', 'first'])
  expect(readdirSync(disk)).toEqual(['source'])
})

it.each([
  { what: 'alone', work: async () => {}, error: /ENOENT/ },
  {
    what: 'after the work',
    work: () => Promise.reject(new Error('the first error')),
    error: /the first error/,
  },
])('a clean-up that fails $what gives the first error', async ({ work, error }) => {
  const disk = join(place.dir, 'gone')
  await expect(withBench({ disk, source: join(disk, 'source'), signal }, work)).rejects.toThrow(error)
})
