// canonical/lxd 16749, actions/cache 130, 1361, 1433 and 1444, mise-action 384: keys and paths that mean something else than people think.
import { foldedIn, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'

const place = newPlace()

it.each([
  [
    { key: 'deps-2', 'restore-keys': '- deps-1\n- deps-' },
    'The key - deps-1 is of a list of YAML: write `restore-keys: |` and one key on each line, without -.',
  ],
  [
    { key: 'deps-{{ github.sha }}' },
    `The key deps-{{ github.sha }} has an expression without $: write $\{{ … }}.`,
  ],
])('a miss names the mistake in %j', async (inputs, line) => {
  const run = await restore(await place.newHost().newJob(), { path: 'deps', ...inputs })
  expect(foldedIn(run)['Why nothing was found']).toContain(line)
})

it('a miss of ordinary keys names none', async () => {
  const inputs = { path: 'deps', key: 'a - {b}', 'restore-keys': `a -\n-a\n$\{{ b }}` }
  const lines = foldedIn(await restore(await place.newHost().newJob(), inputs))['Why nothing was found']
  expect(lines?.join('\n')).not.toMatch(/list of YAML|without \$/)
})

it('another way to write the path is named', async () => {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, { 'deps/a': 'a' })
  await save(job, { path: 'deps', key: 'k' })
  const run = await restore(await host.newJob(), { path: './deps/', key: 'k' })
  expect(run.outputs.hit).toBe('miss')
  expect(foldedIn(run)['Why nothing was found']).toContain(
    'Entries are found by exactly these lines of path, in this order: ./deps/.',
  )
})

it('an entry whose key only begins with the key is no exact hit, and the key is saved', async () => {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, { 'deps/a': 'a' })
  await save(job, { path: 'deps', key: 'tools-d64x' })
  const next = await host.newJob()
  const inputs = { path: 'deps', key: 'tools-d64' }
  const { outputs, state, ...run } = await restore(next, inputs)
  expect(outputs).toMatchObject({ hit: 'partial', 'cache-hit': 'false', 'cache-matched-key': 'tools-d64x' })
  expect(logOf({ outputs, state, ...run })).toContain('Cache hit for restore-key: tools-d64x')
  expect(logOf(await save(next, inputs, { state }))).toContain('Cache saved with key: tools-d64')
})
