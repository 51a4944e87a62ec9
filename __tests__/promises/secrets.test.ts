// Files that hold secrets are found by their names and beginnings, and kept out of the cache as the user says.
import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { StepRun } from '../../scripts/as-runner.ts'
import { findSecrets } from '../../src/files/secrets/find.ts'
import { secretKinds } from '../../src/files/secrets/kinds.ts'
import { nearMisses, pem, samples, token } from '../support/corpus/secret-samples.ts'
import {
  annotationsOf,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  unmount,
  writeTree,
} from '../support/host.ts'
import { newCacheServices } from '../support/jobs/github-service.ts'
import { cycle, lineOf, reused, seed } from '../support/jobs/layer-job.ts'
import { runnerEnv } from '../support/servers/cache-service.ts'

const place = newPlace()

async function find(files: [path: string, content: string | Buffer][]): Promise<string[][]> {
  const top = mkdtempSync(join(place.dir, 'files-'))
  for (const [nth, [path, content]] of files.entries()) writeTree(join(top, `${nth}`), { [path]: content })
  const { signal } = new AbortController()
  const found = await findSecrets({ trees: [{ path: top }], excludes: undefined, signal })
  const nth = (path: string): number => Number(path.slice(top.length + 1).split('/')[0])
  return found
    .toSorted((a, b) => nth(a.path) - nth(b.path))
    .map(({ path, kind }) => [path.slice(top.length).replace(/^\/\d+\//, ''), kind])
}

it('finds each sample, and says of which kind it is', async () => {
  expect(samples.length).toBeGreaterThan(60)
  expect(await find(samples.map(([path, content]) => [path, content]))).toEqual(
    samples.map(([path, , kind]) => [path, kind]),
  )
  expect(
    secretKinds.map(({ kind }) => kind).filter((kind) => !samples.some((sample) => sample[2] === kind)),
  ).toEqual([])
})

it('finds no near miss', async () => {
  expect(nearMisses.length).toBeGreaterThan(60)
  expect(await find(nearMisses)).toEqual([])
})

it('gets through content that patterns could read for hours', async () => {
  const parts = [
    '<!--',
    '"auth" ',
    ':_authToken" ',
    'xapp-1-A',
    'sk-proj-',
    '-----BEGIN PRIVATE KEY-----\n',
    'https://:',
    'a',
    ' ',
    '{"a":',
    '[',
    '- ',
    '"',
    '&a ',
    'a={',
    '[[a]]\n',
    '\\',
    '<a>',
    '<!DOCTYPE>',
  ]
  // A file of each kind.
  const paths = [...new Map(samples.map(([path, , kind]) => [kind, path])).values()]
  for (const part of parts) {
    const found = await find(paths.map((path) => [path, part.repeat(64 * 1024).slice(0, 64 * 1024)]))
    expect(found.length).toBeLessThan(10)
  }
})

it('knows the kinds that docs/security.md lists', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8')
  const section = /^## Secrets kept out$.*?^## /ms.exec(text)?.[0] ?? ''
  const items = [...section.replaceAll('\n  ', ' ').matchAll(/^- \*\*(.+)\*\* in (.*?): /gm)]
  const kinds = items.map(([, kind, files = '']) => ({
    kind,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  }))
  expect(kinds).toEqual(secretKinds.map(({ kind, files }) => ({ kind, files })))
})

const secret = token('npm')
const content = `//registry.npmjs.org/:_authToken=${secret}\n`
/** A directory whose name is a command to a runner. */
const command = '\n::error::x'

function writeHome(workspace: string): void {
  writeTree(workspace, {
    'home/app/.npmrc': content,
    'home/plain': 'x',
    [`home/${command}/.env`]: `A=${secret}`,
  })
  linkSync(join(workspace, 'home/app/.npmrc'), join(workspace, 'home/copy'))
  mkdirSync(join(workspace, 'home/links'))
  symlinkSync('../app/.npmrc', join(workspace, 'home/links/.npmrc'))
  execFileSync('mkfifo', [join(workspace, 'home/.netrc')])
}

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => join(item.parentPath, item.name).slice(dir.length + 1))
    .sort()

/** No content of a file may be in what a step wrote. */
function expectSilence({ stdout, stderr, summary }: StepRun): void {
  for (const text of [stdout, stderr, summary]) {
    expect(text).not.toContain(secret.slice(4, 20))
    expect(text).not.toMatch(/^::error::/m)
  }
}

const named = 'home/\\n::error::x/.env (access token), home/app/.npmrc (npm token)'
const warning = `::warning::The cache holds secrets, which everyone who may restore it can read: ${named}. `

const warningsOf = (run: StepRun): string[] =>
  annotationsOf(run).filter((line) => !line.startsWith('::add-mask::'))

const services = newCacheServices(place.dir)
const formats: { name: string; more: Inputs; service?: boolean }[] = [
  { name: 'tar', more: {} },
  { name: 'an image', more: { mode: 'mount' } },
  { name: 'the format of actions/cache', more: { compatible: 'true' }, service: true },
]

it.each(formats)('are kept out of $name as the user says', async ({ more, service }) => {
  const host = place.newHost()
  const options = service ? { env: runnerEnv(await services.start(), 'v2') } : {}
  const job = await host.newJob()
  writeHome(job.workspace)
  const saved = async (secrets: string) => {
    const inputs = { path: 'home', key: `key-${secrets}`, ...more }
    const run = await save(job, { ...inputs, 'secret-files': secrets }, options)
    expect(run.exitCode).toBe(0)
    expectSilence(run)
    const next = await host.newJob()
    const main = await restore(next, inputs, options)
    const files = main.outputs.hit === 'exact' ? filesIn(join(next.workspace, 'home')) : []
    expect((await unmount(next, inputs, { ...options, state: main.state })).exitCode).toBe(0)
    return { run, files }
  }
  const all = [`${command}/.env`, 'app/.npmrc', 'copy', 'links/.npmrc', 'plain']
  const warned = await saved('warn')
  expect(warned.files).toEqual(all)
  expect(warningsOf(warned.run)).toEqual([expect.stringContaining(warning)])
  const refused = await saved('refuse')
  expect(refused.files).toEqual([])
  expect(warningsOf(refused.run)).toEqual([
    expect.stringContaining(`::warning::Failed to save: there are secrets in ${named}. `),
  ])
  const skipped = await saved('skip')
  expect(skipped.files).toEqual(['links/.npmrc', 'plain'])
  expect(warningsOf(skipped.run)).toEqual([])
  expect(logOf(skipped.run)).toContain(`Left out, because of secrets: ${named}, home/copy (npm token)`)
  const ignored = await saved('ignore')
  expect(ignored.files).toEqual(all)
  expect(ignored.run.stdout).not.toMatch(/secret/i)
})

it('are warned of in a directory of which mksquashfs makes an image without a walk', async () => {
  const host = place.newHost()
  const job = await host.newJob()
  writeTree(job.workspace, { 'dir/.npmrc': content })
  const inputs = { path: 'dir', key: 'key', mode: 'mount' }
  const main = await restore(job, inputs)
  const post = await save(job, inputs, { state: main.state })
  expect(logOf(post)).toContain('Cache saved with key: key')
  expect(warningsOf(post)).toEqual([expect.stringContaining('dir/.npmrc (npm token)')])
})

it('are kept out of a save of changes', async () => {
  const host = place.newHost()
  await seed(host)
  const at = (name: string) => `tree/d0/${name}`
  const add = (workspace: string): void => {
    writeTree(workspace, { [at('.npmrc')]: content })
    linkSync(join(workspace, at('.npmrc')), join(workspace, at('copy')))
  }
  const refused = await cycle(host, add, { more: { 'secret-files': 'refuse' } })
  expect(warningsOf(refused.post)).toEqual([
    expect.stringContaining(`Failed to save: there are secrets in ${at('.npmrc')} (npm token). `),
  ])
  const skipped = await cycle(host, add, { more: { 'secret-files': 'skip' } })
  expect(skipped.found.join('\n')).not.toContain('.npmrc')
  expect(lineOf(skipped)).toMatch(reused)
  expect(logOf(skipped.post)).toContain(
    `Left out, because of secrets: ${at('.npmrc')} (npm token), ${at('copy')} (npm token)`,
  )
  const warned = await cycle(host, add)
  expect(warned.found.join('\n')).not.toMatch(/npmrc|copy/)
  expect(lineOf(warned)).toMatch(reused)
  expect(warningsOf(warned.post)).toEqual([expect.stringContaining(`${at('.npmrc')} (npm token)`)])
  // The layers below have the file, so none of them may be used again.
  const rewrite = (workspace: string): void => writeTree(workspace, { [at('.npmrc')]: `${content}\n` })
  const again = await cycle(host, rewrite, { more: { 'secret-files': 'skip' } })
  expect(again.found).toEqual(warned.left)
  expect(lineOf(again)).toBe(
    'Saving all files instead of the changes: a secret is in the restored cache, too',
  )
  const ignored = await cycle(host, rewrite, { more: { 'secret-files': 'ignore' } })
  expect(ignored.found.join('\n')).not.toContain('npmrc')
  expect(lineOf(ignored)).toMatch(reused)
  for (const { post } of [refused, skipped, warned, again, ignored]) expectSilence(post)
})

it('are found in a repository whose name is the name of a directory of packages', async () => {
  const host = place.newHost()
  const job = await host.newJob({
    workspace: join(host.dir, 'node_modules/gems/gems'),
    home: join(host.dir, 'site-packages/me'),
  })
  const key = pem('')
  writeTree(job.workspace, { 'certs/server.key': key, 'node_modules/https/server.key': key })
  writeTree(job.home, { 'certs/home.key': key, 'go/pkg/mod/https/server.key': key })
  const refused = async (path: string): Promise<string[]> =>
    warningsOf(await save(job, { path, key: path, 'secret-files': 'refuse' }))
  for (const path of ['certs', '.', './**/*.key', job.workspace, `${job.workspace}/certs`])
    expect(await refused(path)).toEqual([
      expect.stringContaining('there are secrets in certs/server.key (private key). '),
    ])
  expect(await refused('~/certs')).toEqual([expect.stringContaining('certs/home.key (private key). ')])
  for (const path of ['node_modules', '**/node_modules', '~/go/pkg/mod'])
    expect(await refused(path)).toEqual([])
})
