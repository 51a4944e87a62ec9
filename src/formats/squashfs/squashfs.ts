/** The format that can be mounted: a squashfs image for each directory, one for all other files, and layers. */
import type { Format } from '../format.ts'
import { ownVersion } from '../format.ts'
import { packImages } from './make/pack.ts'
import { receiveImages } from './receive.ts'
import { unpackImages } from './unpack.ts'

export const squashfs: Format = {
  id: 'squashfs',
  indexed: true,
  kinds: ['image', 'delta', 'removals'],
  image: true,
  versions: (naming) => [ownVersion('squashfs', naming)],
  unsupportedReason({ mksquashfs, unsquashfs }, task) {
    if (process.platform !== 'linux') return 'it does not run Linux'
    if (task === 'unpack') return unsquashfs ? undefined : 'it has no unsquashfs 4.5 or newer'
    return mksquashfs ? undefined : 'it has no mksquashfs 4.5 or newer'
  },
  pack: packImages,
  async unpack(job) {
    const received = await receiveImages({ ...job, body: () => job.body }, job.dir)
    await unpackImages(received, job)
  },
}
