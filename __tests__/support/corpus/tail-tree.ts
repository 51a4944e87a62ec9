// A tree that makes mksquashfs before 4.7 damage its image, if it packs tails of files together.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newRandom } from '../random.ts'

const blockBytes = 128 * 1024

/**
 * Pairs of large files that differ in their tails only, as some of TypeScript's package. mksquashfs takes back the blocks
 * of the second one while a fragment, which its tail has no room in, is compressed and written: it goes wrong when that
 * is done first. So tails are long, and quickly compressed.
 */
export function writeTailTree(dir: string): void {
  const random = newRandom(5)
  mkdirSync(dir, { recursive: true })
  for (let pair = 0; pair < 30; pair++) {
    const block = Buffer.from(random.bytes(blockBytes / 2).toString('hex'))
    for (let nth = 0; nth < 2; nth++) {
      const name = join(dir, `${String(pair).padStart(3, '0')}-${nth}`)
      const tail = Buffer.alloc(80_000 + random.below(40_000), `the tail of ${name} `)
      writeFileSync(`${name}-large`, Buffer.concat([block, tail]))
      writeFileSync(`${name}-small`, `what is in ${name}`)
    }
  }
}
