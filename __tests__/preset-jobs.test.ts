// Jobs with a preset: package managers find all that they need in the cache, in another home, without a registry.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Job } from '../scripts/as-runner.ts'
import { entriesOf, foldedIn, logOf, newPlace, restore, restoreOnly, save, writeTree } from './host.ts'

const run = promisify(execFile)
const place = newPlace()
const preset = { preset: 'auto' }

/** A package that a registry serves. */
interface Registry {
  url: string
  tarball: Buffer
  stop(): Promise<void>
}

async function startRegistry(): Promise<Registry> {
  const dir = join(place.dir, 'left')
  writeTree(dir, {
    'package/package.json': JSON.stringify({ name: 'left', version: '1.0.0' }),
    'package/index.js': 'module.exports = 1\n',
  })
  const { stdout: tarball } = await run('tar', ['-cz', '-C', dir, 'package'], { encoding: 'buffer' })
  const server: Server = createServer((_, response) => response.end(tarball))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    if (server.listening) await once(server.close(), 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tarball, stop }
}

/** A workspace with two packages, both of which need the registry's. */
function checkOut(job: Job, { url, tarball }: Registry): void {
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  const dependencies = { left: '1.0.0' }
  const root = { name: 'app', version: '1.0.0', private: true, dependencies }
  const left = { version: '1.0.0', resolved: `${url}/left.tgz`, integrity }
  writeTree(job.workspace, {
    'package.json': JSON.stringify(root),
    'package-lock.json': JSON.stringify({
      ...root,
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, 'node_modules/left': left },
    }),
  })
}

const ci = (job: Job): Promise<unknown> =>
  run('npm', ['ci', '--no-audit', '--no-fund', '--fetch-retries=0', '--loglevel=error'], {
    cwd: job.workspace,
    env: job.env,
  })

describe('npm', () => {
  let registry: Registry
  beforeAll(async () => {
    registry = await startRegistry()
  })
  afterAll(() => registry.stop())

  it('downloads nothing after a restore in another home', async () => {
    const host = place.newHost()
    const first = await host.newJob()
    checkOut(first, registry)
    const miss = await restore(first, preset)
    expect(miss.outputs.hit).toBe('miss')
    const block = foldedIn(miss)['Preset npm stands for these inputs']
    const system = `$\{{ runner.os }}-$\{{ runner.arch }}`
    expect(block).toEqual([
      'with:',
      '  path: |',
      '    ~/.npm/_cacache',
      '    !~/.npm/_cacache/tmp',
      `  key: npm-${system}-node24-$\{{ hashFiles('**/package-lock.json', '**/npm-shrinkwrap.json', '!**/node_modules/**') }}`,
      '  restore-keys: |',
      `    npm-${system}-node24-`,
    ])
    await ci(first)
    // Post saves what main looked up, though the lock file is another now.
    writeFileSync(join(first.workspace, 'package-lock.json'), '{}')
    const saved = await save(first, preset, { state: miss.state })
    expect(logOf(saved)).toContain(`Cache saved with key: ${miss.outputs['cache-primary-key']}`)
    expect(entriesOf(host.store)).toHaveLength(1)

    await registry.stop()
    const second = await host.newJob()
    checkOut(second, registry)
    const hit = await restore(second, preset)
    expect(hit.outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true' })
    await ci(second)
    expect(logOf(await save(second, preset, { state: hit.state }))).toEqual([
      `Cache hit occurred on the primary key ${hit.outputs['cache-primary-key']}, not saving cache.`,
    ])
  })
})

describe('restore/ and save/', () => {
  it('choose alike, each by the lock files that it finds', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    const inputs = { preset: 'cargo', 'working-directory': 'api' }
    writeTree(job.workspace, { 'api/Cargo.lock': '1', 'api/target/debug/lib': 'built' })
    writeTree(job.workspace, { 'api/target/debug/incremental/x': 'debris' })
    const miss = await restoreOnly(job, inputs)
    const key = miss.outputs['cache-primary-key']
    expect(key).toMatch(/^cargo-Linux-X64-/)
    expect(logOf(await save(job, inputs))).toContain(`Cache saved with key: ${key}`)
    rmSync(join(job.workspace, 'api/target'), { recursive: true })
    expect((await restoreOnly(job, inputs)).outputs.hit).toBe('exact')
    const { stdout } = await run('find', ['api/target', '-type', 'f'], { cwd: job.workspace })
    expect(stdout).toBe('api/target/debug/lib\n')
    writeTree(job.workspace, { 'api/Cargo.lock': '2' })
    expect((await restoreOnly(job, inputs)).outputs.hit).toBe('partial')
  })
})

describe('a preset', () => {
  it('that is unknown fails the step, which names all presets', async () => {
    const step = await restore(await place.newHost().newJob(), { preset: 'leiningen' })
    expect(step.exitCode).toBe(1)
    expect(logOf(step)).toEqual([
      expect.stringMatching(/^::error::Input preset is 'leiningen'; it must be one of: auto, npm, .*, nx\.$/),
    ])
  })

  it.each([
    ['auto', 'Preset auto finds no lock file in the working directory.'],
    ['composer', 'Preset composer finds no composer on PATH and no composer.lock.'],
    ['sccache', 'Preset sccache finds no sccache on PATH.'],
  ])('%s that finds nothing is one line, and nothing is cached', async (name, line) => {
    const host = place.newHost()
    const job = await host.newJob()
    const main = await restore(job, { preset: name })
    expect(main).toMatchObject({ exitCode: 0, outputs: { hit: 'miss' } })
    expect(logOf(main)).toEqual([expect.stringMatching(`^${line}.* Nothing is cached\\.$`)])
    // The job makes lock files; main's choice counts.
    writeTree(job.workspace, { 'package-lock.json': '{}' })
    expect(logOf(await save(job, { preset: name }, { state: main.state }))).toEqual([])
    expect(entriesOf(host.store)).toEqual([])
  })

  it.each([
    ['../elsewhere', 'it must be a directory of the workspace'],
    ['gone', 'there is no such directory'],
  ])('in the working directory %s fails the step', async (directory, why) => {
    const step = await restore(await place.newHost().newJob(), { ...preset, 'working-directory': directory })
    const message = `::error::Input working-directory is '${directory}'; ${why}.`
    expect({ exitCode: step.exitCode, log: logOf(step) }).toEqual({ exitCode: 1, log: [message] })
  })

  it('asks tools without the inputs and tokens of the step', async () => {
    const job = await place.newHost().newJob()
    const bin = join(job.temp, 'bin')
    mkdirSync(bin)
    // Writes its variables into the cache directory that it names.
    const tool = `#!/bin/sh\nenv > "$HOME/asked"\necho "$HOME/own-cache"\n`
    writeFileSync(join(bin, 'ccache'), tool, { mode: 0o755 })
    const secrets = { ACTIONS_RUNTIME_TOKEN: 'canary-1', AWS_SECRET_ACCESS_KEY: 'canary-2' }
    const step = await restore(
      job,
      { preset: 'ccache', 'session-token': '', prefix: 'canary-3' },
      { env: { ...secrets, PATH: `${bin}:${job.env.PATH}`, CCACHE_DIR: '/named' } },
    )
    expect(foldedIn(step)['Preset ccache stands for these inputs']).toContain('    ~/own-cache')
    const { stdout } = await run('cat', [join(job.home, 'asked')])
    expect(stdout).toContain('CCACHE_DIR=/named')
    expect(stdout).not.toContain('canary')
  })
})
