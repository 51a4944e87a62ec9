/** The streamed format: small tar archives, each a zstd frame, packed and unpacked by several tars at once. */
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
  unsupportedReason: unsupportedSystem,
  pack: packTar,
  unpack: unpackTar,
}

/** Why this system cannot pack or unpack with any tar. */
export function unsupportedSystem(): string | undefined {
  return process.platform === 'win32' ? 'it runs Windows, which Headstart does not support yet' : undefined
}
