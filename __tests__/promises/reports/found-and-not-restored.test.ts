// Readers of logs took "Cache not found" for a lost entry, although the line before was "Cache hit for": never both in one log.
import { truncateSync } from 'node:fs'
import { entriesOf, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'

const place = newPlace()

it('An entry that is found and cannot be restored is not called not found', async () => {
  const host = place.newHost()
  const job = await host.newJob()
  const inputs = { path: 'deps', key: 'k' }
  writeTree(job.workspace, { 'deps/a': 'a' })
  await save(job, inputs)
  for (const entry of entriesOf(host.store)) truncateSync(entry, 100)
  const log = logOf(await restore(await host.newJob(), inputs))
  expect(log).toContain('Cache hit for: k')
  expect(log.at(-1)).toBe('Cache not restored from key: k')
  expect(log.join('\n')).not.toContain('Cache not found')
})
