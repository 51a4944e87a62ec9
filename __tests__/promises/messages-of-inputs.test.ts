// Mistakes in inputs and in the addresses of services: the message names the input and the likely cause.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { annotationsOf, foldedIn, newPlace, restore, save, writeTree } from '../support/host.ts'
import { runnerEnv } from '../support/servers/cache-service.ts'

const place = newPlace()
const servers: ReturnType<typeof createServer>[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

async function notFoundServer(): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(404, { 'content-type': 'text/plain', connection: 'close' }).end('404 page not found\n')
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe.each([
  ['v1', 'ACTIONS_CACHE_URL'],
  ['v2', 'ACTIONS_RESULTS_URL'],
] as const)('the cache service, %s', (language, variable) => {
  it('is another host, which knows no such path', async () => {
    const origin = await notFoundServer()
    const job = await place.newHost().newJob({ env: runnerEnv({ origin }, language) })
    writeTree(job.workspace, { 'deps/one': 'one' })
    const inputs = { path: 'deps', key: 'k' }
    const why = `${origin} is no cache service (404): correct ${variable} of the runner, or choose another \`store\``
    expect(annotationsOf(await restore(job, inputs))).toContain(`::warning::Failed to restore: ${why}`)
    expect(annotationsOf(await save(job, inputs))).toContain(`::warning::Failed to save: ${why}`)
  })
})

describe('the input `caches`', () => {
  it.each([
    [
      '- { name: n, path: x, kee: y }',
      "n: Input `caches` has 'kee', .* Did you mean `key`\\? The inputs are: ",
    ],
    ['- { name: n, pth: x, key: y }', "n: Input `caches` has 'pth', .* Did you mean `path`\\?"],
    [
      '- { path: a, key: b }\n- b',
      'Input `caches` is wrong: item 2 \\(line 2, column 3\\) must be a mapping',
    ],
    ['- { path: a,\n    key: *b }', '.* it is no YAML at line 2, column 11: unidentified alias'],
  ])('%s', async (caches, why) => {
    const run = await restore(await place.newHost().newJob(), { caches })
    expect(run.exitCode).toBe(1)
    expect(annotationsOf(run)[0]).toMatch(new RegExp(`^::error::${why}`))
  })
})

it('the blocks of several presets are one step when pasted together', async () => {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, { 'package-lock.json': '{}', 'Cargo.lock': '' })
  const env = {
    ...{ npm_config_cache: join(job.home, '.npm'), CARGO_HOME: join(job.home, '.cargo') },
    ...{ GITHUB_JOB: 'test', RUSTFLAGS: '-D warnings' },
  }
  const main = await restore(job, { preset: 'npm, cargo' }, { env })
  const blocks = Object.entries(foldedIn(main))
    .filter(([title]) => title.includes('stands for'))
    .sort(([a], [b]) => (a < b ? 1 : -1))
  expect(blocks.map(([title]) => title)).toEqual([
    'npm: Preset npm stands for these inputs',
    'cargo: Preset cargo stands for these inputs',
    'cargo-builds: Preset cargo stands for these inputs',
  ])
  const hashes = ['npm', 'cargo'].map(
    (name) => main.outputs[`cache-primary-key-${name}`]?.match(/[0-9a-f]{64}/)?.[0],
  )
  const pasted = blocks
    .flatMap(([, lines], i) => lines.map((line) => line.replace(/\$\{\{ hashFiles.*?\}\}/, hashes[i] ?? '')))
    .join('\n')
    .replaceAll('${' + '{ runner.os }}', job.env.RUNNER_OS ?? '')
    .replaceAll('${' + '{ runner.arch }}', job.env.RUNNER_ARCH ?? '')
    .replaceAll('${' + '{ github.job }}', 'test')
  // The entries are the same, too.
  writeTree(job.home, { '.npm/_cacache/x': 'npm', '.cargo/registry/cache/y': 'cargo' })
  writeTree(job.workspace, { 'target/debug/z': 'built' })
  await save(job, { preset: 'npm, cargo' }, { env, state: main.state })
  const again = await restore(await host.newJob(), { caches: pasted }, { env })
  expect(again.outputs).toMatchObject({ hit: 'exact' })
  for (const name of ['npm', 'cargo', 'cargo-builds'])
    expect(again.outputs[`cache-primary-key-${name}`]).toBe(main.outputs[`cache-primary-key-${name}`])
})
