// The built action on Windows' Node, as far as Wine shows what Windows does.
import { logOf, newPlace, restore } from '../host.ts'
import { startWindows } from './wine.ts'

const place = newPlace()
let system: Awaited<ReturnType<typeof startWindows>>
beforeAll(async () => {
  system = await startWindows(place.dir)
})
afterAll(() => system?.stop())

it('misses', async () => {
  const job = await place.newHost().newJob({ system })
  const run = await restore(job, { key: 'key', path: 'deps' })
  expect(logOf(run)).toEqual(['Cache not found for input keys: key'])
  expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' }, state: { headstart: '{"key":"key"}' } })
})
