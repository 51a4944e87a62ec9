// ccache-action#94: ccache compares the time of the compiler, which is new in each job, and finds nothing.
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { type Inputs, logOf, newPlace, restore, writeTree } from '../../support/host.ts'

const place = newPlace()

/** The lines about the setting, where `ccache -p` answers so. */
async function told(inputs: Inputs, compilerCheck: string): Promise<string[]> {
  const host = place.newHost()
  const job = await host.newJob()
  const bin = join(host.dir, 'bin')
  writeTree(bin, { ccache: `#!/bin/sh\necho '${compilerCheck}'\n` })
  chmodSync(join(bin, 'ccache'), 0o755)
  const run = await restore(job, inputs, { env: { PATH: `${bin}:${process.env.PATH}` } })
  return logOf(run).filter((line) => line.includes('CCACHE_COMPILERCHECK'))
}

const isDefault = '(default) compiler_check = mtime'
const line = 'Later steps get CCACHE_COMPILERCHECK=content, unless they set it: '

it.each<[string, Inputs, string]>([
  ['the preset', { preset: 'ccache' }, ''],
  ['one of several presets', { preset: 'ccache, sccache' }, 'ccache: '],
  ['an item of a list of caches', { caches: '- { preset: ccache }\n- { path: x, key: k }' }, 'ccache: '],
])('later steps compare the compiler itself: %s', async (_, inputs, name) => {
  expect(await told(inputs, isDefault)).toEqual([expect.stringMatching(`^${name}${line}`)])
})

it('a setting of the user stays', async () => {
  expect(await told({ preset: 'ccache' }, '(environment) compiler_check = mtime')).toEqual([])
})

// https://github.com/nrwl/nx/pull/36514: since 23.2, Nx keeps results below the home directory.
describe('later steps get the directory in which Nx keeps results', () => {
  async function run(nxJson: string, env: Record<string, string> = {}): Promise<string[]> {
    const job = await place.newHost().newJob()
    writeTree(job.workspace, { 'nx.json': nxJson })
    const { stdout } = await restore(job, { preset: 'nx' }, { env })
    return stdout.split('\n').filter((line) => /NX_CACHE|^ {4}[\w./]*(cache|results)$/.test(line))
  }

  it('which is the one that the preset caches', async () => {
    expect(await run('{}')).toEqual([
      '    .nx/cache',
      expect.stringMatching(/^Later steps get NX_CACHE_DIRECTORY=\.nx\/cache, unless they set it: /),
    ])
  })

  it('unless the project or the job has chosen one', async () => {
    expect(await run('{ "cacheDirectory": "tmp/results" }')).toEqual(['    tmp/results'])
    const env = { NX_CACHE_DIRECTORY: 'other/cache' }
    expect(await run('{ "cacheDirectory": "tmp/results" }', env)).toEqual(['    other/cache'])
  })
})
