/** The streamed format: small tar archives, each a zstd frame, packed and unpacked by several processes at once. */
import { packTar } from './tar-pack.ts'
import { unpackTar } from './tar-unpack.ts'
import type { Format } from './index.ts'

export const tar: Format = {
  id: 'tar',
  obstacle: ({ tar }) => (tar ? undefined : 'there is no GNU tar or bsdtar on PATH'),
  pack: packTar,
  unpack: unpackTar,
}
