// Mounts in real workflows, whose runner deletes the workspace at the end, through any mount in it.
import { readFileSync } from 'node:fs'
import { newAct, type Repository, steps, use } from '../support/jobs/act.ts'
import { throttled } from '../support/servers/throttle.ts'
import { startVersitygw } from '../support/servers/versitygw.ts'

const newRepository = newAct()

function expectNothingMounted({ dir }: Repository): void {
  const parent = dir.replace(/\/repository$/, '')
  expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(parent)
}

// A package that npm installs without network access.
const install = `- run: |
    echo '{ "name": "app", "version": "1.0.0" }' > package.json
    mkdir dep
    echo '{ "name": "dep", "version": "1.2.3" }' > dep/package.json
    echo 'module.exports = "a real module"' > dep/index.js
    npm pack --silent ./dep
    test -e node_modules/dep || npm install --silent --no-audit --no-fund --offline ./dep-1.2.3.tgz
    npm ls dep@1.2.3`
const look = `- run: |
    stat -f -c %T node_modules | grep -q overlay && echo "they are mounted" || echo "they are no mount"
    node -e 'console.log(require("dep"))' 2>/dev/null || echo "no module"`
const inputs = 'path: node_modules, key: a-key, mode: mount'

describe('a workflow', () => {
  it('misses and saves, then mounts the files, and leaves nothing at the end', () => {
    const repository = newRepository([{ name: 'test', steps: steps(use('', inputs), look, install) }])
    const first = repository.push(1)
    expect(first.exitCode).toBe(0)
    expect(first.lines).toEqual(
      expect.arrayContaining(['they are no mount', 'no module', 'Cache saved with key: a-key']),
    )
    const second = repository.push(2)
    expect(second.exitCode).toBe(0)
    expect(second.lines).toEqual(expect.arrayContaining(['they are mounted', 'a real module']))
    expect(second.lines.join('\n')).toContain('dep@1.2.3')
    expectNothingMounted(repository)
    // The workspace was deleted, and the entry is as it was.
    expect(repository.push(3).lines).toEqual(expect.arrayContaining(['they are mounted', 'a real module']))
    expectNothingMounted(repository)
  })

  it('that fails, or only restores, leaves nothing mounted either', () => {
    const repository = newRepository([{ name: 'test', steps: steps(use('', inputs), install) }])
    expect(repository.push(1).exitCode).toBe(0)
    repository.rewrite([{ name: 'test', steps: steps(use('', inputs), look, '- run: exit 1') }])
    const failed = repository.push(2)
    expect(failed.exitCode).toBe(1)
    expect(failed.lines).toContain('they are mounted')
    expectNothingMounted(repository)
    repository.rewrite([{ name: 'test', steps: steps(use('/restore', inputs), look) }])
    const restored = repository.push(3)
    expect(restored.exitCode).toBe(0)
    expect(restored.lines).toContain('they are mounted')
    expectNothingMounted(repository)
  })

  it('saves the changed mounts, with two caches in one job', () => {
    const job = (run: number): string =>
      steps(
        use('', `path: deps, key: deps-${run}, restore-keys: deps-, mode: mount`),
        use('', `path: more, key: more-${run}, restore-keys: more-, mode: mount`).replace(
          'id: cache',
          'id: more',
        ),
        `- run: |
    mkdir -p deps more
    for dir in deps more; do echo "run $RUN" >> $dir/runs; echo "$dir: $(cat $dir/runs | tr '\\n' ' ')"; done`,
      )
    const repository = newRepository([{ name: 'test', steps: job(1) }])
    for (const run of [1, 2, 3]) {
      repository.rewrite([{ name: 'test', steps: job(run) }])
      const { exitCode, lines } = repository.push(run)
      expect(exitCode).toBe(0)
      const runs = Array.from({ length: run }, (_, before) => `run ${before + 1} `).join('')
      expect(lines.map((line) => line.trim())).toEqual(
        expect.arrayContaining([`deps: ${runs.trim()}`, `more: ${runs.trim()}`]),
      )
      expect(lines).toEqual(
        expect.arrayContaining([`Cache saved with key: deps-${run}`, `Cache saved with key: more-${run}`]),
      )
      expectNothingMounted(repository)
    }
  })

  it('goes on while its cache is still arriving, with mode lazy', async () => {
    const server = await startVersitygw()
    const way = await throttled(server.endpoint, { latencyMs: 20, bytesPerSecond: 600_000 })
    try {
      const cache = (endpoint: string): string =>
        use(
          '',
          `path: deps, key: a-key, mode: lazy, host-copies: "false", bucket: ${server.bucket}, region: us-east-1, endpoint: "${endpoint}",
            access-key-id: ${server.accessKeyId}, secret-access-key: ${server.secretAccessKey}`,
        )
      const make = `- run: |
    mkdir deps
    head -c 12000000 /dev/urandom > deps/large
    echo "sum $(sha256sum < deps/large)"`
      const test = `- run: |
    echo "there are $(du -B1 "$RUNNER_TEMP"/../headstart-mount-*/blocks | cut -f1) bytes"
    echo "sum $(sha256sum < deps/large)"`
      const repository = newRepository([{ name: 'test', steps: steps(cache(server.endpoint), make) }])
      const first = repository.push(1)
      expect(first.lines).toContain('Cache saved with key: a-key')
      repository.rewrite([{ name: 'test', steps: steps(cache(way.origin), test) }])
      const { exitCode, lines } = repository.push(2)
      expect(exitCode).toBe(0)
      const [, arrived] = /^there are (\d+) bytes$/m.exec(lines.join('\n')) ?? []
      expect(Number(arrived)).toBeGreaterThan(0)
      expect(Number(arrived)).toBeLessThan(12_000_000)
      const sum = ({ lines }: { lines: string[] }) => lines.filter((line) => line.startsWith('sum '))
      expect(sum({ lines })).toEqual(sum(first))
      expect(lines.join('\n')).toMatch(/The job read \d+ of the cache's 12 MiB/)
      expectNothingMounted(repository)
    } finally {
      await way.stop()
      await server.stop()
    }
  })
})
