// Gitea's runner runs workflows on this machine, and serves their caches itself: version 1 of the cache service, which
// wants the job's token, and signs the addresses of entries.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { checkOut, commitAll, copyAction, installed, workflowOf } from '../support/jobs/workflows.ts'
import { newScratch } from '../support/scratch.ts'

const place = newScratch().dir
const repository = join(place, 'repository')
const home = join(place, 'home')
const bin = join(place, 'bin')
const env = { HOME: home, PATH: `${bin}${delimiter}${process.env.PATH}` }

beforeAll(() => {
  for (const dir of [repository, home, bin]) mkdirSync(dir)
  copyAction(join(repository, 'headstart'))
  // The runner starts actions with the first node of PATH.
  symlinkSync(process.execPath, join(bin, 'node'))
  commitAll(repository, env)
})

/** A part has 8 MiB, so an upload takes several requests. */
const make = `- run: |
    mkdir -p deps/empty
    head -c 40000000 /dev/urandom > deps/large
    echo 'echo a program' > deps/program && chmod 755 deps/program
    ln -s program deps/link`
// Names, modes, times, links and bytes.
const digest = '- run: echo "digest $(tar -c --sort=name deps | sha256sum)"'
const look = `- run: |
    echo "hit: $\{{ steps.cache.outputs.hit }}, of $\{{ steps.cache.outputs.cache-matched-key }}"
    echo "store: $(node -p 'require(process.argv[1]).store' "$\{{ steps.cache.outputs.report }}")"`

/** Runs a workflow whose first step after the checkout is the cache; returns what the steps printed. */
function run(inputs: string, ...more: string[]): { exitCode: number | null; lines: string[] } {
  // Only a server tells the runner which event it was.
  const cache = `- uses: ./headstart
  id: cache
  env: { GITHUB_EVENT_NAME: push }
  with: { path: deps, ${inputs} }`
  const steps = [checkOut, cache, look, ...more, digest].join('\n')
  const file = join(place, 'workflow.yml')
  writeFileSync(file, workflowOf([{ name: 'test', steps }]))
  const host = ['--image=-self-hosted', '--gitea-instance=gitea.example.com']
  const artifacts = ['--artifact-server-addr=127.0.0.1', '--artifact-server-port=0']
  const argv = ['exec', `--workflows=${file}`, ...host, ...artifacts]
  const options = { cwd: repository, env, encoding: 'utf8', timeout: 50_000 } as const
  const { status, stdout } = spawnSync(join(installed, 'gitea-runner'), argv, options)
  return { exitCode: status, lines: stdout.split('\n').map((line) => line.replace(/^\[[^\]]*\] {3}\| /, '')) }
}

/** The sizes of the entries that the runner keeps, the smallest first. */
function storedSizes(): number[] {
  const bodies = join(home, '.cache/actcache/cache')
  const found = readdirSync(bodies, { recursive: true, withFileTypes: true })
  const sizes = found
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  return sizes.sort((a, b) => a - b)
}

it('a workflow misses and saves, then hits, then restores by a prefix, in the cache service of the runner', () => {
  const digestIn = (lines: string[]): string | undefined =>
    lines.find((line) => /^digest [0-9a-f]{64} /.test(line))
  const service = expect.stringMatching(/^store: cache service at [\d.]+:\d+$/)

  const first = run('key: Deps-1', make)
  expect(first.lines).toEqual(
    expect.arrayContaining(['hit: miss, of ', service, 'Cache saved with key: Deps-1']),
  )
  expect(first.exitCode).toBe(0)
  const made = digestIn(first.lines)
  expect(made).toBeDefined()
  expect(storedSizes()).toEqual([expect.any(Number)])
  expect(storedSizes()[0]).toBeGreaterThan(40_000_000)

  const second = run('key: Deps-1')
  expect(second.lines).toEqual(expect.arrayContaining(['hit: exact, of Deps-1', service]))
  expect(second.exitCode).toBe(0)
  expect(digestIn(second.lines)).toBe(made)
  expect(storedSizes()).toHaveLength(1)

  const third = run('key: Deps-2, restore-keys: Deps-')
  expect(third.lines).toEqual(
    expect.arrayContaining(['hit: partial, of Deps-1', service, 'Cache saved with key: Deps-2']),
  )
  expect(third.exitCode).toBe(0)
  expect(digestIn(third.lines)).toBe(made)
  expect(storedSizes()).toHaveLength(2)
})
