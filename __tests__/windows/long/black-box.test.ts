// What users of actions/cache can see of it: the table, held against Headstart on Windows.
import { differs } from '../../support/black-box/behaviour.ts'
import { behaviours } from '../../support/black-box/table.ts'
import { newWorlds } from '../../support/black-box/world.ts'
import { newPlace } from '../../support/host.ts'
import { useWindows } from '../../support/windows/wine.ts'

const place = newPlace()
const worlds = newWorlds(place, useWindows(place))

describe('in a world of its own', () => {
  it.concurrent.each(behaviours.filter(({ unix }) => !unix))('$id: $says', async ({ scenario, expected }) => {
    const shows = differs(expected) ? expected.headstart : expected.both
    await worlds.check(worlds.headstart, scenario, shows)
  })
})
