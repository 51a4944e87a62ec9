/** The streamed format: small tar archives, each a zstd frame, packed and unpacked by several processes at once. */
import type { Tools } from '../../tools.ts'
import type { Format } from '../format.ts'
import { ownVersion } from '../naming.ts'
import { packTar } from './pack.ts'
import { unpackTar } from './unpack.ts'

export const tar: Format = {
  id: 'tar',
  indexed: true,
  kinds: ['files', 'skeleton'],
  image: false,
  versions: (naming) => [ownVersion('tar', naming)],
  unsupportedReason: reasonWithoutTar,
  pack: packTar,
  unpack: unpackTar,
}

/** Why this runner cannot pack or unpack with tar. */
export function reasonWithoutTar({ tar }: Tools): string | undefined {
  if (process.platform === 'win32') return 'it runs Windows, which Headstart does not support yet'
  return tar ? undefined : 'it has no GNU tar or bsdtar on PATH'
}
