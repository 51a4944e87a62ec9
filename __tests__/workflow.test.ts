// Runs real workflows through act, with the action as users name it in `uses:`.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { newScratch } from './scratch.ts'

const checkout = join(import.meta.dirname, '..')
const scratch = newScratch()
const action = join(scratch.dir, 'action')
const bin = join(scratch.dir, 'bin')

beforeAll(() => {
  // act copies the whole action before every use; users get no node_modules either.
  for (const part of ['action.yml', 'restore', 'save', 'dist', 'package.json']) {
    cpSync(join(checkout, part), join(action, part), { recursive: true })
  }
  // act runs every action with the first node of PATH, whatever `runs.using` says.
  mkdirSync(bin)
  symlinkSync(process.execPath, join(bin, 'node'))
})

interface Job {
  name: string
  steps: string
  /** Lines between `runs-on` and `steps`. */
  more?: string
}

interface WorkflowRun {
  exitCode: number | null
  /** What the steps printed. */
  lines: string[]
}

interface Repository {
  dir: string
  /** Where the local store is unless inputs say otherwise: in the runner's tool cache, which act keeps. */
  toolCache: string
  /** Pushes once more; `run` is in the environment of the steps as RUN. */
  push(run: number): WorkflowRun
}

const checkOut = '- uses: actions/checkout@v4'
const use = (part: string, inputs: string): string => `- uses: octo/headstart${part}@v1
  id: cache${part.replace('/', '-')}
  with: { ${inputs} }`
// Says what there is, then makes what a build would make.
const build = `- run: |
    echo "hit: $\{{ steps.cache.outputs.hit }}, cache-hit: $\{{ steps.cache.outputs.cache-hit }}"
    cat deps/made-by 2>/dev/null || echo 'no deps'
    mkdir -p deps && echo "made by run $RUN" > deps/made-by`
const breakDown = '- run: exit 1'

function newRepository(jobs: Job[], files: Record<string, string> = {}): Repository {
  const place = scratch.fresh()
  const [dir, home] = [join(place, 'repository'), join(place, 'home')]
  for (const path of [home, join(dir, '.github/workflows')]) mkdirSync(path, { recursive: true })
  for (const [path, text] of Object.entries({ '.github/workflows/test.yml': workflowOf(jobs), ...files })) {
    mkdirSync(join(dir, path, '..'), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const env = { HOME: home, PATH: `${bin}${delimiter}${process.env.PATH}` }
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    [...author, 'commit', '-q', '-m', 'Start'],
  ]) {
    expect(spawnSync('git', args, { cwd: dir, env, encoding: 'utf8' })).toMatchObject({ status: 0 })
  }
  const caches = join(place, 'act')
  return {
    dir,
    toolCache: join(caches, 'tool_cache'),
    push(run) {
      const args = ['push', '-P', 'ubuntu-latest=-self-hosted', '--action-offline-mode', '--no-cache-server']
      const places = ['--action-cache-path', caches, '--local-repository', `octo/headstart@v1=${action}`]
      const how = ['--concurrent-jobs', '2', '--env', `RUN=${run}`]
      const options = { cwd: dir, env, encoding: 'utf8', timeout: 50_000 } as const
      const { status, stdout } = spawnSync(findAct(), [...args, ...places, ...how], options)
      return { exitCode: status, lines: printedIn(stdout) }
    },
  }
}

function workflowOf(jobs: Job[]): string {
  const indent = (text: string, by: number): string => text.replace(/^(?=.)/gm, ' '.repeat(by))
  const body = jobs.map(
    ({ name, steps, more = '' }) =>
      `  ${name}:\n    runs-on: ubuntu-latest\n${indent(more, 4)}\n    steps:\n${indent(steps, 6)}\n`,
  )
  return `on: push\njobs:\n${body.join('')}`
}

function steps(...parts: string[]): string {
  return [checkOut, ...parts].join('\n')
}

function printedIn(log: string): string[] {
  return log.split('\n').flatMap((line) => line.match(/^\[[^\]]*\] {3}\| (.*)$/)?.[1] ?? [])
}

function findAct(): string {
  const places = [join(checkout, '.tools/bin'), ...(process.env.PATH ?? '').split(delimiter)]
  const act = places
    .map((place) => join(place, 'act'))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
  if (act === undefined) throw new Error('act is missing; `node scripts/setup.mjs tools` installs it')
  return act
}

/** Names of the stored entries, whatever their repository, scope and version. */
function entriesIn(repository: Repository): string[] {
  const found = readdirSync(join(repository.toolCache, 'headstart'), { recursive: true, withFileTypes: true })
  return found.filter((item) => item.isFile()).map((item) => item.name)
}

const miss = ['hit: miss, cache-hit: ', 'no deps']
const hit = ['hit: exact, cache-hit: true', 'made by run 1']

describe('a workflow', () => {
  it('misses and saves, then hits and has the files', () => {
    const repository = newRepository([
      { name: 'test', steps: steps(use('', 'path: deps, key: a-key'), build) },
    ])
    const first = repository.push(1)
    expect(first.exitCode).toBe(0)
    expect(first.lines).toEqual(
      expect.arrayContaining([
        'Cache not found for input keys: a-key',
        ...miss,
        'Cache saved with key: a-key',
      ]),
    )
    const second = repository.push(2)
    expect(second.exitCode).toBe(0)
    expect(second.lines).toEqual(
      expect.arrayContaining([
        'Cache restored from key: a-key',
        ...hit,
        'Cache hit occurred on the primary key a-key, not saving cache.',
      ]),
    )
    expect(entriesIn(repository)).toEqual(['a-key'])
  })

  it.each([
    { inputs: '', savedIn: 'no', why: 'a job that fails may have left half a build' },
    { inputs: ', save-always: true', savedIn: 'the first', why: 'the user says so' },
    { inputs: ', save: always', savedIn: 'the first', why: 'the user says so' },
    { inputs: ', save: never', savedIn: 'no', why: 'the user says so' },
  ])('that fails with path and key$inputs saves in $savedIn run, as $why', ({ inputs, savedIn }) => {
    const cache = use('', `path: deps, key: a-key${inputs}`)
    const repository = newRepository([{ name: 'test', steps: steps(cache, build, breakDown) }])
    const first = repository.push(1)
    expect(first.exitCode).toBe(1)
    expect(first.lines).toEqual(expect.arrayContaining(miss))
    expect(first.lines.includes('Cache saved with key: a-key')).toBe(savedIn === 'the first')
    expect(repository.push(2).lines).toEqual(expect.arrayContaining(savedIn === 'no' ? miss : hit))
  })

  it('may restore and save as separate steps', () => {
    const inputs = 'path: deps, key: a-key'
    const read = build.replaceAll('steps.cache.', 'steps.cache-restore.')
    const repository = newRepository([
      { name: 'test', steps: steps(use('/restore', inputs), read, use('/save', inputs)) },
    ])
    const first = repository.push(1)
    expect(first).toMatchObject({ exitCode: 0 })
    expect(first.lines).toEqual(expect.arrayContaining([...miss, 'Cache saved with key: a-key']))
    const second = repository.push(2)
    expect(second).toMatchObject({ exitCode: 0 })
    const taken = 'Unable to reserve cache with key a-key, another job may be creating this cache.'
    expect(second.lines).toEqual(expect.arrayContaining([...hit, `Failed to save: ${taken}`]))
  })

  it('may wrap the action in a composite one', () => {
    const wrapper = `name: Wrapper
description: Hands its key on
inputs:
  key: { description: The key, required: true }
outputs:
  hit: { description: How it went, value: '$\{{ steps.cache.outputs.hit }}' }
  cache-hit: { description: Same, value: '$\{{ steps.cache.outputs.cache-hit }}' }
runs:
  using: composite
  steps:
    - id: cache
      uses: octo/headstart@v1
      with: { path: deps, key: '$\{{ inputs.key }}' }
`
    const wrapped = '- uses: ./wrapper\n  id: cache\n  with: { key: a-key }'
    const repository = newRepository([{ name: 'test', steps: steps(wrapped, build) }], {
      'wrapper/action.yml': wrapper,
    })
    const first = repository.push(1)
    expect(first).toMatchObject({ exitCode: 0 })
    expect(first.lines).toEqual(expect.arrayContaining([...miss, 'Cache saved with key: a-key']))
    const second = repository.push(2)
    expect(second).toMatchObject({ exitCode: 0 })
    expect(second.lines).toEqual(expect.arrayContaining(hit))
  })

  it('may save one key from two legs of a matrix, of which one gets it', () => {
    // Neither leg saves before both have missed.
    const meet = `- run: |
    touch "$HOME/$\{{ matrix.leg }}-$RUN"
    until [ -e "$HOME/left-$RUN" ] && [ -e "$HOME/right-$RUN" ]; do sleep 0.05; done`
    const more = 'timeout-minutes: 1\nstrategy: { matrix: { leg: [left, right] } }'
    const repository = newRepository([
      { name: 'test', more, steps: steps(use('', 'path: deps, key: a-key'), build, meet) },
    ])
    const first = repository.push(1)
    expect(first).toMatchObject({ exitCode: 0 })
    expect(first.lines.filter((line) => line === miss[0])).toHaveLength(2)
    const lost =
      'Failed to save: Unable to reserve cache with key a-key, another job may be creating this cache.'
    expect(
      first.lines.filter((line) => line === 'Cache saved with key: a-key' || line === lost).sort(),
    ).toEqual(['Cache saved with key: a-key', lost])
    expect(entriesIn(repository)).toEqual(['a-key'])
    const second = repository.push(2)
    expect(second).toMatchObject({ exitCode: 0 })
    expect(second.lines.filter((line) => line === hit[0])).toHaveLength(2)
    expect(second.lines.filter((line) => line === hit[1])).toHaveLength(2)
  })
})
