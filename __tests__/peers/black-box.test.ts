// What users of actions/cache can see of it, as a table: held against Headstart and against actions/cache itself.
// ACTIONS_CACHE may name a checkout of actions/cache; then what only the whole action shows is held against that too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Behaviour, differs } from '../support/black-box/behaviour.ts'
import { behaviours } from '../support/black-box/table.ts'
import { newWorlds } from '../support/black-box/world.ts'
import { newPlace } from '../support/host.ts'

const worlds = newWorlds(newPlace())
const reasons = readReasons()

/** The reason of each documented difference, by the bold words of its item. */
function readReasons(): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../../docs/compatibility.md'), 'utf8')
  const [, section = ''] = text.split(/^## What differs$/m)
  const [lists = ''] = section.split(/^## /m)
  const items = lists
    .replaceAll('\n  ', ' ')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  return new Map(
    items.map((item) => {
      const [, what = item, why = ''] =
        /^- \*\*(.+?)\.\*\* actions\/cache: .+ Headstart: .+ Why: (.+)\.$/.exec(item) ?? []
      return [what, why]
    }),
  )
}

/** A behaviour's name among the tests. */
function nameOf({ id, says, source, expected }: Behaviour): string {
  const why = differs(expected) ? ` Headstart differs: ${reasons.get(expected.row)}.` : ''
  return `${id}: ${says}${why} [${source}]`
}

describe('the table', () => {
  it('has each name once', () => {
    expect(new Set(behaviours.map(({ id }) => id)).size).toBe(behaviours.length)
  })

  it('has exactly the documented differences', () => {
    const rows = behaviours.flatMap(({ expected }) => (differs(expected) ? [expected.row] : []))
    expect([...new Set(rows)].sort()).toEqual([...reasons.keys()].sort())
    expect([...reasons.values()]).not.toContain('')
  })

  it('has two different results for each difference', () => {
    for (const { id, expected } of behaviours)
      if (differs(expected)) expect([id, expected.headstart]).not.toEqual([id, expected.upstream])
  })
})

const checkout = process.env.ACTIONS_CACHE
const theirs = {
  package: { name: '@actions/cache', implementation: worlds.package },
  action: checkout && { name: 'actions/cache', implementation: worlds.action(checkout) },
  source: undefined,
}

interface Row {
  name: string
  implementation: Parameters<typeof worlds.check>[0]
  scenario: Behaviour['scenario']
  shows: unknown
}

/** What one or both of them are to do. */
function rowsOf(behaviour: Behaviour): Row[] {
  const { scenario, expected, by = 'package' } = behaviour
  const both = differs(expected) ? expected : { headstart: expected.both, upstream: expected.both }
  const name = nameOf(behaviour)
  const own = { name: `${name} Headstart`, implementation: worlds.headstart, scenario, shows: both.headstart }
  const their = theirs[by]
  if (!their) return [own]
  const { implementation } = their
  return [own, { name: `${name} ${their.name}`, implementation, scenario, shows: both.upstream }]
}

// In one block, as only the tests of the same block run side by side.
describe('in a world of its own', () => {
  it.concurrent.each(behaviours.flatMap(rowsOf))('$name', async ({ implementation, scenario, shows }) => {
    await worlds.check(implementation, scenario, shows)
  })
})
