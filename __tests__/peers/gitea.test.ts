// Gitea's server starts jobs for pushes, and Gitea's runner runs them on this machine. The runner has version 1 of the
// cache service, which wants the job's token and signs the addresses of entries: in itself, or as a server for several.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitAll, copyAction, installed, workflowOf } from '../support/jobs/workflows.ts'
import { newScratch } from '../support/scratch.ts'
import { type Gitea, startGitea } from '../support/servers/gitea.ts'
import { freePorts, type Stoppable, startServer } from '../support/servers/supervised.ts'

const scratch = newScratch()
const env = { HOME: scratch.fresh(), PATH: process.env.PATH }
const running: Stoppable[] = []
let gitea: Gitea

beforeAll(async () => {
  gitea = await startGitea()
  running.push(gitea)
  const action = scratch.fresh()
  copyAction(action)
  push(action, await gitea.newRepository('headstart'))
})

afterAll(() => Promise.all(running.map((server) => server.stop())))

function push(dir: string, url: string): void {
  commitAll(dir, env)
  execFileSync('git', ['push', '-q', url, 'main'], { cwd: dir, env, stdio: 'pipe' })
}

const own = 'the runner itself'
const shared = "the runner's cache-server"

/** A server for the caches of several runners; returns what their configuration says about it. */
async function startCacheServer(dir: string): Promise<Record<string, string>> {
  const secret = { external_secret: 'of-this-test-only' }
  const config = join(scratch.fresh(), 'config.yaml')
  writeFileSync(config, JSON.stringify({ cache: { dir, host: '127.0.0.1', ...secret } }))
  const server = await startServer(async () => {
    const [port = 0] = await freePorts(1)
    const origin = `http://127.0.0.1:${port}`
    const args = ['cache-server', '--config', config, '--port', String(port)]
    return {
      program: { name: 'gitea-runner', args, remove: [] },
      facts: { origin },
      // It wants a token.
      isReady: async (signal) =>
        (await fetch(`${origin}/_apis/artifactcache/cache`, { signal })).status === 401,
    }
  })
  running.push(server)
  return { external_server: `${server.origin}/`, ...secret }
}

/** A runner registered with the server; returns a function that runs the oldest job that waits, and its cache's directory. */
async function newRunner(service: string): Promise<{ runJob(): void; cache: string }> {
  const dir = scratch.fresh()
  const [config, cache] = [join(dir, 'config.yaml'), join(dir, 'cache')]
  const settings = {
    runner: { file: join(dir, 'registration'), fetch_interval: '100ms' },
    cache: { dir: cache, host: '127.0.0.1', ...(service === shared && (await startCacheServer(cache))) },
    host: { workdir_parent: join(dir, 'work') },
  }
  // JSON is YAML, too.
  writeFileSync(config, JSON.stringify(settings))
  const runner = (...argv: string[]): void => {
    // It would wait for a job, or for its server, longer than the tests live.
    const limited = ['50', join(installed, 'gitea-runner'), ...argv, '--config', config]
    execFileSync('timeout', limited, { cwd: dir, env, stdio: 'pipe' })
  }
  const token = await gitea.registrationToken()
  const named = ['--token', token, '--labels', 'ubuntu-latest:host', '--name', 'test']
  runner('register', '--no-interactive', '--instance', gitea.origin, ...named)
  return { runJob: () => runner('daemon', '--once'), cache }
}

/** A part has 8 MiB, so an upload takes several requests. */
const make = `- run: |
    mkdir -p deps/empty
    head -c 40000000 /dev/urandom > deps/large
    echo 'echo a program' > deps/program && chmod 755 deps/program
    ln -s program deps/link`
const look = `- run: |
    echo "hit: $\{{ steps.cache.outputs.hit }}, of $\{{ steps.cache.outputs.cache-matched-key }}"
    echo "store: $(node -p 'require(process.argv[1]).store' "$\{{ steps.cache.outputs.report }}")"`
// Names, modes, times, links and bytes.
const digest = '- run: echo "digest $(tar -c --sort=name deps | sha256sum)"'

function workflow(inputs: string, ...more: string[]): string {
  const cache = `- { uses: tester/headstart@main, id: cache, with: { path: deps, ${inputs} } }`
  return workflowOf([{ name: 'test', steps: [cache, look, ...more, digest].join('\n') }])
}

/** The sizes of the entries in a cache's directory, the smallest first. */
function storedSizes(cache: string): number[] {
  const found = readdirSync(join(cache, 'cache'), { recursive: true, withFileTypes: true })
  const sizes = found
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  return sizes.sort((a, b) => a - b)
}

it.each([own, shared])(
  'pushes start jobs that miss and save, hit, and restore by a prefix, in %s',
  async (service) => {
    const name = service === own ? 'one' : 'two'
    const url = await gitea.newRepository(name)
    const repository = scratch.fresh()
    mkdirSync(join(repository, '.github/workflows'), { recursive: true })
    const { runJob, cache } = await newRunner(service)
    /** Returns what the log on the server says. */
    async function jobOf(text: string): Promise<string[]> {
      writeFileSync(join(repository, '.github/workflows/test.yml'), text)
      push(repository, url)
      runJob()
      const { conclusion, lines } = await gitea.lastJob(name)
      expect([conclusion, lines]).toEqual(['success', lines])
      return lines
    }
    const digestIn = (lines: string[]): string | undefined =>
      lines.find((line) => /^digest [0-9a-f]{64} /.test(line))
    const store = expect.stringMatching(/^store: cache service at 127\.0\.0\.1:\d+$/)

    const first = await jobOf(workflow('key: Deps-1', make))
    expect(first).toEqual(expect.arrayContaining(['hit: miss, of ', store, 'Cache saved with key: Deps-1']))
    const made = digestIn(first)
    expect(made).toBeDefined()
    expect(storedSizes(cache)).toEqual([expect.any(Number)])
    expect(storedSizes(cache)[0]).toBeGreaterThan(40_000_000)

    const second = await jobOf(workflow('key: Deps-1'))
    expect(second).toEqual(expect.arrayContaining(['hit: exact, of Deps-1', store]))
    expect(digestIn(second)).toBe(made)
    expect(storedSizes(cache)).toHaveLength(1)

    const third = await jobOf(workflow('key: Deps-2, restore-keys: Deps-'))
    expect(third).toEqual(
      expect.arrayContaining(['hit: partial, of Deps-1', store, 'Cache saved with key: Deps-2']),
    )
    expect(digestIn(third)).toBe(made)
    expect(storedSizes(cache)).toHaveLength(2)
  },
)
