// Runs real workflows through act, with the action as users name it in `uses:`.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, newAct, type Repository, steps, use } from '../support/jobs/act.ts'

const newRepository = newAct()
const breakDown = '- run: exit 1'

/** Names of the stored entries, whatever their repository, scope and version. */
function entriesIn(repository: Repository): string[] {
  const found = readdirSync(join(repository.toolCache, 'headstart'), { recursive: true, withFileTypes: true })
  const entries = found.filter((item) => item.isFile() && !item.parentPath.endsWith('/.notes'))
  return entries.map((item) => item.name)
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
      files: { 'wrapper/action.yml': wrapper },
    })
    const first = repository.push(1)
    expect(first).toMatchObject({ exitCode: 0 })
    expect(first.lines).toEqual(expect.arrayContaining([...miss, 'Cache saved with key: a-key']))
    const second = repository.push(2)
    expect(second).toMatchObject({ exitCode: 0 })
    expect(second.lines).toEqual(expect.arrayContaining(hit))
  })

  it('may save one key from two jobs of a matrix; one of them wins', () => {
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
