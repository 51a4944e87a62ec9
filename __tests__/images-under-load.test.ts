// A part of `npm run soak -- --images`: images made on a busy machine are undamaged.
import { soakImages } from '../scripts/soak-images.ts'
import { itWithRights, newPlace } from './host.ts'

const place = newPlace()

itWithRights('mounts')(
  '3 images made under load have the saved content when read through their mounts',
  async () => {
    const { signal } = new AbortController()
    expect(await soakImages({ place, images: 3, signal })).toEqual({ same: 3, wrong: [] })
  },
)
