// A tree that makes mksquashfs before 4.7 damage its image, if it packs tails of files together.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newRandom, type Random } from '../random.ts'

const blockBytes = 128 * 1024
const blocks = 4
const smallFiles = 3

/** Pairs of large texts that differ in their tails only, among small ones, as in TypeScript's package. */
export function writeTailTree(dir: string, pairs: number): void {
  const random = newRandom(5)
  const text = textOf(random, blocks * blockBytes + 1_000_000)
  const part = (bytes: number): Buffer => {
    const start = random.below(text.length - bytes)
    return text.subarray(start, start + bytes)
  }
  mkdirSync(dir, { recursive: true })
  for (let pair = 0; pair < pairs; pair++) {
    const same = part(blocks * blockBytes)
    for (let nth = 0; nth < 2; nth++) {
      const name = join(dir, `${String(pair).padStart(3, '0')}-${nth}`)
      const tail = part(20_000 + random.below(100_000))
      writeFileSync(`${name}-large`, Buffer.concat([same, tail]))
      for (let small = 0; small < smallFiles; small++)
        writeFileSync(`${name}-small-${small}`, part(100 + random.below(30_000)))
    }
  }
}

function textOf(random: Random, bytes: number): Buffer {
  const letters = 'etaoinshrdlu'
  const words = Array.from({ length: 3000 }, () =>
    Array.from({ length: 2 + random.below(8) }, () => letters[random.below(letters.length)]).join(''),
  )
  const chosen = Array.from({ length: Math.ceil(bytes / 3) }, () => words[random.below(words.length)])
  return Buffer.from(chosen.join(' ')).subarray(0, bytes)
}
