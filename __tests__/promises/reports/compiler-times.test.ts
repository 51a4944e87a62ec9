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
