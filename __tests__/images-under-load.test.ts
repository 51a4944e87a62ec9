// A slice of `npm run soak -- --images`: images that are made on a busy machine are whole.
import { soakImages } from '../scripts/soak-images.ts'
import { itWithRights, newPlace } from './host.ts'

const place = newPlace()

itWithRights('mounts')(
  '3 images made under load are, read through their mounts, what was saved',
  async () => {
    const { signal } = new AbortController()
    expect(await soakImages({ place, images: 3, signal })).toEqual({ same: 3, wrong: [] })
  },
)
