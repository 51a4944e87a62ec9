// Turns leave out no row and no combination; a soak tries all of them.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** In a process of its own, as the environment decides when the file is imported. */
function evaluated(expression: string, env: Record<string, string> = {}): unknown {
  const script = `
    import { inTurn, turnsOf } from ${JSON.stringify(join(import.meta.dirname, '../../support/turns.ts'))}
    const share = (value, values, first) => turnsOf(value, values, first).rowsInTurn([1, 2, 3, 4, 5])
    console.log(JSON.stringify(${expression}))
  `
  const args = ['--input-type=module', '--eval', script]
  const all = { ...process.env, HEADSTART_COMBINATIONS: '', ...env }
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', env: all }))
}

const expression = `[
  [0, 1, 2, 3].map((turn) => inTurn(turn, ['a', 'b', 'c'])),
  [0, 1, 2].map((turn) => inTurn(turn, ['a', 'b', 'c', 'd', 'e', 'f'], 2)),
  ['root', 'user'].map((value) => share(value, ['root', 'user'])),
  ['root', 'user'].map((value) => share(value, ['root', 'user'], 1)),
  share('root', ['root']),
]`

it('give each row to one value, and come to every combination', () => {
  expect(evaluated(expression)).toEqual([
    [['a'], ['b'], ['c'], ['a']],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    [
      [1, 3, 5],
      [2, 4],
    ],
    [
      [2, 4],
      [1, 3, 5],
    ],
    [1, 2, 3, 4, 5],
  ])
})

it('are those of all in a soak', () => {
  const all = evaluated(`[inTurn(1, ['a', 'b']), share('user', ['root', 'user'])]`, {
    HEADSTART_COMBINATIONS: 'all',
  })
  expect(all).toEqual([
    ['a', 'b'],
    [1, 2, 3, 4, 5],
  ])
})
