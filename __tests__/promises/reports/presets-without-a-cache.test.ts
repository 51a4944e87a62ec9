// setup-go 266, 360, 427 and 716, setup-node 479, 543, 694 and 712, setup-dotnet 471, pypa/pip 12278: a preset finds no lock file, or its tool no cache.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { annotationsOf, type Inputs, logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'

const place = newPlace()
type Files = Record<string, string>

/** Runs a job of a project with these files in the home, into which tools write. */
async function jobOf(
  files: Files,
  inputs: Inputs,
  { written = {} as Files, env = {}, home = {} as Files } = {},
) {
  const job = await place.newHost().newJob()
  writeTree(job.workspace, files)
  writeTree(job.home, home)
  const main = await restore(job, inputs, { env })
  writeTree(job.home, written)
  const post = await save(job, inputs, { env, state: main.state })
  expect(post.exitCode).toBe(0)
  return { main, post }
}

const saved = /^(go: )?Cache saved with key: (\S+)-[0-9a-f]{64}$/

it.each([
  ['a module without go.sum, as it needs no other', 'go', { 'go.mod': 'module x\n' }, 'go/pkg/mod/a'],
  ['the module in a directory', 'go', { 'web/go.mod': 'module x\n', 'web/go.sum': '' }, 'go/pkg/mod/a'],
  [
    'lock files of projects only',
    'nuget',
    { 'a/packages.lock.json': '{}', 'b/packages.lock.json': '{}' },
    '.nuget/packages/a',
  ],
  [
    'an .npmrc that names a workspace',
    'npm',
    { '.npmrc': 'workspace=web\n', 'package.json': '{"workspaces":["web"]}', 'package-lock.json': '{}' },
    '.npm/_cacache/a',
  ],
])('caches for %s', async (_, preset, files, path) => {
  const { main, post } = await jobOf(files as Files, { preset }, { written: { [path]: 'x' } })
  expect(annotationsOf(main)).toEqual([])
  expect(logOf(post)).toContainEqual(expect.stringMatching(saved))
})

it('auto takes a module without go.sum', async () => {
  const written = { 'go/pkg/mod/a': 'x' }
  const { post } = await jobOf({ 'go.mod': 'module x\n' }, { preset: 'auto' }, { written })
  expect(logOf(post)).toContainEqual(expect.stringMatching(saved))
})

it.each([
  ['yarn', 'the workspace itself', ''],
  ['auto', 'the workspace itself', ''],
  ['yarn', 'apps', 'apps/'],
])('%s names the lock file above the working directory: %s', async (preset, directory, place) => {
  const files = { [`${place}yarn.lock`]: '', 'apps/docs/package.json': '{"name":"docs"}' }
  const { main } = await jobOf(files, { preset, 'working-directory': 'apps/docs' })
  expect(annotationsOf(main)).toEqual([
    expect.stringContaining(
      ` yarn.lock is in ${directory}, above \`working-directory\`: name the directory of the lock file. `,
    ),
  ])
})

it.each([
  ['pip', 'PIP_NO_CACHE_DIR', 'off', { 'requirements.txt': 'x==1\n' }],
  ['uv', 'UV_NO_CACHE', '1', { 'uv.lock': '' }],
])('%s says that %s switches its cache off', async (preset, name, value, files) => {
  const { main, post } = await jobOf(files as Files, { preset }, { env: { [name]: value } })
  expect(annotationsOf(main)).toEqual([
    `::notice::Preset ${preset} finds no downloads: ${name} switches its cache off. Nothing is cached.`,
  ])
  expect(logOf(post)).toEqual([])
})

it.each([
  ['pip', '.config/pip/pip.conf', '[global]\nno-cache-dir = false\n', { 'requirements.txt': 'x==1\n' }],
  ['pip', '.pip/pip.conf', '[install]\nno-cache-dir: true\n', { 'requirements.txt': 'x==1\n' }],
  ['uv', '.config/uv/uv.toml', 'no-cache = true\n', { 'uv.lock': '' }],
])('%s says that %s switches its cache off', async (preset, file, text, files) => {
  const { main, post } = await jobOf(files as Files, { preset }, { home: { [file]: text } })
  expect(annotationsOf(main)).toEqual([
    expect.stringMatching(
      `^::notice::Preset ${preset} finds no downloads: /.*/${file} switches its cache off. Nothing is cached.$`,
    ),
  ])
  expect(logOf(post)).toEqual([])
})

it.each([
  ['pip', '.config/pip/pip.conf', '[global]\n# no-cache-dir = true\n', { 'requirements.txt': 'x==1\n' }],
  ['uv', '.config/uv/uv.toml', 'no-cache = false\n', { 'uv.lock': '' }],
])('%s with %s that keeps the cache is cached', async (preset, file, text, files) => {
  const { main } = await jobOf(files as Files, { preset }, { home: { [file]: text } })
  expect(annotationsOf(main)).toEqual([])
})

it('a FIFO in the place of a configuration file keeps no step waiting', async () => {
  const job = await place.newHost().newJob()
  writeTree(job.workspace, { 'uv.lock': '' })
  execFileSync('mkfifo', [join(job.workspace, 'uv.toml')])
  expect((await restore(job, { preset: 'uv' })).outputs).toMatchObject({ hit: 'miss' })
})

it('a job that installs nothing ends with one line', async () => {
  const { post } = await jobOf({ 'package-lock.json': '{}' }, { preset: 'npm' })
  expect(logOf(post)).toEqual([
    expect.stringMatching(/^Cache save skipped: nothing is in the directories of preset npm: /),
  ])
})
