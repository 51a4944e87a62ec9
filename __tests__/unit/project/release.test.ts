// The software bill of materials of a release lists each package in dist, with the version that dist has the licence of.
import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { newScratch } from '../../support/scratch.ts'

const root = join(import.meta.dirname, '../../..')
const scratch = newScratch()
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

it('has a bill of materials with each package of dist, and none for development only', () => {
  const { jobs } = load(read('.github/workflows/release.yml')) as {
    jobs: { attest: { steps: { name?: string; run?: string }[] } }
  }
  const { run = '' } = jobs.attest.steps.find(({ name }) => name === 'Bill of materials') ?? {}
  const dir = scratch.fresh()
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(root, file), join(dir, file))
  execFileSync('bash', ['-e', '-c', run], {
    cwd: dir,
    env: { ...process.env, GITHUB_REF_NAME: 'v1' },
    stdio: 'pipe',
  })
  const bill = JSON.parse(readFileSync(join(dir, 'headstart-v1.spdx.json'), 'utf8'))
  const listed: string[] = bill.packages.map(
    ({ name, versionInfo }: Record<string, string>) => `${name} ${versionInfo}`,
  )
  const bundled = [...read('dist/THIRD-PARTY-LICENSES.txt').matchAll(/^(\S+ \d+\.\d+\.\d+[^\s:]*):/gm)]
  const names = bundled.map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !listed.includes(name))).toEqual([])
  expect(listed.filter((name) => name.startsWith('jest '))).toEqual([])
})
