// setup-python 911, rust-cache 16, 204 and 222, cargo 8841, cypress 22920, rotki 5341: what a preset must not cache, and what it must.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newPlace, restore, save, writeTree } from '../../support/host.ts'

const place = newPlace()

it.each([
  [
    'poetry: no environments, which belong to one project',
    { preset: 'poetry' },
    { 'poetry.lock': '' },
    ['.cache/pypoetry/artifacts/a'],
    ['.cache/pypoetry/virtualenvs/p-x-py3.12/bin/python'],
  ],
  [
    'cargo: neither its programs nor the list of them',
    { preset: 'cargo' },
    { 'Cargo.lock': '' },
    ['.cargo/registry/cache/a'],
    ['.cargo/bin/cargo', '.cargo/.crates.toml', '.cargo/.crates2.json'],
  ],
])('%s', async (_, inputs, files, cached, leftOut) => {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, files as Record<string, string>)
  // The tools may not be here, and variables of this machine would lead elsewhere.
  const env = { CARGO_HOME: '', POETRY_CACHE_DIR: '' }
  const main = await restore(job, inputs, { env })
  writeTree(job.home, Object.fromEntries([...cached, ...leftOut].map((path) => [path, 'x'])))
  await save(job, inputs, { env, state: main.state })
  // On a runner whose home lives on, a save removes nothing.
  for (const path of leftOut) expect(existsSync(join(job.home, path))).toBe(true)
  const next = await host.newJob()
  writeTree(next.workspace, files as Record<string, string>)
  const { outputs } = await restore(next, inputs, { env })
  // The builds of cargo are a cache of its own.
  expect(outputs['hit-cargo'] ?? outputs.hit).toBe('exact')
  const found = readdirSync(next.home, { recursive: true, encoding: 'utf8' })
  for (const path of cached) expect(found).toContain(path)
  for (const path of leftOut) expect(found).not.toContain(path)
})

it('npm: the binary of Cypress, which is not in node_modules', async () => {
  const host = place.newHost()
  const files = {
    'package.json': '{}',
    'package-lock.json': '{"packages":{"node_modules/cypress":{"version":"1.0.0"}}}',
  }
  const install = `mkdir -p node_modules/cypress ~/.cache/Cypress/1.0.0
for file in node_modules/cypress/a ~/.cache/Cypress/1.0.0/Cypress; do echo x >> "$file"; done`
  const inputs = { preset: 'npm', install }
  const env = { CYPRESS_CACHE_FOLDER: '' }
  const job = await host.newJob()
  writeTree(job.workspace, files)
  const main = await restore(job, inputs, { env })
  await save(job, inputs, { env, state: main.state })
  const next = await host.newJob()
  writeTree(next.workspace, files)
  const hit = await restore(next, inputs, { env })
  expect(hit.outputs.hit).toBe('exact')
  // The command would have written a second line.
  const paths = [
    join(next.workspace, 'node_modules/cypress/a'),
    join(next.home, '.cache/Cypress/1.0.0/Cypress'),
  ]
  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['x\n', 'x\n'])
  await save(next, inputs, { env, state: hit.state })
})
