/** The streamed format: small tar archives, each a zstd frame, packed and unpacked by several processes at once. */

import type { Format } from './index.ts'
import { packTar } from './tar-pack.ts'
import { unpackTar } from './tar-unpack.ts'

export const tar: Format = {
  id: 'tar',
  obstacle({ tar }) {
    if (process.platform === 'win32') return 'it runs Windows, which Headstart does not support yet'
    return tar ? undefined : 'it has no GNU tar or bsdtar on PATH'
  },
  pack: packTar,
  unpack: unpackTar,
}
