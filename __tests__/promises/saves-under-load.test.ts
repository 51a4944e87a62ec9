// A part of `npm run soak -- --saves`: what is saved on a busy machine is undamaged.
import { soakSaves } from '../../scripts/soak-saves.ts'
import { itWithRights, newPlace } from '../support/host.ts'

const place = newPlace()

itWithRights('mounts')(
  'an archive and two images made under load have the saved content when they are restored',
  async () => {
    const { signal } = new AbortController()
    expect(await soakSaves({ place, saves: 3, signal })).toEqual({ same: 3, wrong: [] })
  },
)
