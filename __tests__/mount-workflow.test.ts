// Mounts in real workflows, whose runner deletes the workspace at the end, through whatever is mounted there.
import { readFileSync } from 'node:fs'
import { newAct, type Repository, steps, use } from './act.ts'

const newRepository = newAct()

function expectNothingMounted({ dir }: Repository): void {
  const parent = dir.replace(/\/repository$/, '')
  expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(parent)
}

const look = `- run: |
    mountpoint -q deps && echo "deps are mounted" || echo "deps are no mount"
    node deps/main.js 2>/dev/null || echo "no program"`
const build = `- run: |
    mkdir -p deps/lib
    echo 'module.exports = "a real module"' > deps/lib/index.js
    echo 'console.log(require("./lib/index.js"))' > deps/main.js`

describe('a workflow', () => {
  it('misses and saves, then has the files mounted, and nothing is left when it is over', () => {
    const cache = use('', 'path: deps, key: a-key, mode: mount')
    const repository = newRepository([{ name: 'test', steps: steps(cache, look, build) }])
    const first = repository.push(1)
    expect(first.exitCode).toBe(0)
    expect(first.lines).toEqual(
      expect.arrayContaining(['deps are no mount', 'no program', 'Cache saved with key: a-key']),
    )
    const second = repository.push(2)
    expect(second.exitCode).toBe(0)
    expect(second.lines).toEqual(expect.arrayContaining(['deps are mounted', 'a real module']))
    expectNothingMounted(repository)
    // The workspace was deleted, and the entry is as it was.
    expect(repository.push(3).lines).toEqual(expect.arrayContaining(['deps are mounted', 'a real module']))
    expectNothingMounted(repository)
  })

  it('that fails, or restores only, leaves nothing mounted either', () => {
    const inputs = 'path: deps, key: a-key, mode: mount'
    const saving = [{ name: 'test', steps: steps(use('', inputs), build) }]
    const repository = newRepository(saving)
    expect(repository.push(1).exitCode).toBe(0)
    repository.rewrite([{ name: 'test', steps: steps(use('', inputs), look, '- run: exit 1') }])
    const failed = repository.push(2)
    expect(failed.exitCode).toBe(1)
    expect(failed.lines).toContain('deps are mounted')
    expectNothingMounted(repository)
    repository.rewrite([{ name: 'test', steps: steps(use('/restore', inputs), look) }])
    const restored = repository.push(3)
    expect(restored.exitCode).toBe(0)
    expect(restored.lines).toContain('deps are mounted')
    expectNothingMounted(repository)
  })

  it('saves what has become of what was mounted, with two caches in one job', () => {
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
})
