/** The default format: tar archives in zstd frames, packed and unpacked in parallel. */
import type { Format } from '../format.ts'
import { ownVersion } from '../format.ts'
import { packTar } from './pack.ts'
import { unpackTar } from './unpack.ts'

export const tar: Format = {
  id: 'tar',
  indexed: true,
  kinds: ['files', 'skeleton'],
  image: false,
  versions: (naming) => [ownVersion('tar', naming)],
  unsupportedReason: () => undefined,
  pack: packTar,
  unpack: unpackTar,
}
