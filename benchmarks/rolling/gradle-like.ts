// A cache of 50,000 small files, 2 % of which every job replaces.
import { randomFillSync } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Recipe } from './recipe.ts'

const count = 50_000
const changedPerJob = count / 50

export const gradleLike: Recipe = {
  name: 'gradle-like',
  path: '~/.gradle/caches',
  mode: 'mount',
  isTool: false,
  checkOut: async () => {},
  async build({ home }, commit) {
    const caches = join(home, '.gradle/caches')
    const fileOf = (n: number): string => join(caches, `${n % 256}`, `${n}`)
    const end = count + commit * changedPerJob
    if (commit === 0)
      for (let dir = 0; dir < 256; dir++) await mkdir(join(caches, `${dir}`), { recursive: true })
    for (let n = commit === 0 ? 0 : end - changedPerJob; n < end; n++)
      await writeFile(fileOf(n), contentOf(n))
    for (let n = Math.max(0, end - count - changedPerJob); n < end - count; n++) await rm(fileOf(n))
    return ''
  },
}

/** 200 to 4,200 bytes, of which half can be compressed. */
function contentOf(n: number): Buffer {
  const content = Buffer.alloc(200 + ((n * 7919) % 4000), `${n} `)
  randomFillSync(content, 0, content.length >> 1)
  return content
}
