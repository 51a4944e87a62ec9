// Unpacks all hostile archives with Headstart's own tar into directories below `staging`, beside `outside`, which they attack.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { extractor } from '../../../src/formats/tar/threads/extract.ts'
import { hostileArchives } from '../corpus/hostile.ts'

const parent = process.cwd()
const all = hostileArchives(resolve(parent, 'outside').replaceAll('\\', '/'))
// Wine takes minutes to make 2,500 directories one below the other.
const archives = all.filter(({ name }) => !name.startsWith('long-path'))
let refused = 0
for (const [number, { tar }] of archives.entries()) {
  const dir = join(parent, 'staging', String(number))
  mkdirSync(dir, { recursive: true })
  try {
    const { push, finish } = extractor(dir, 0o022)
    push(tar)
    finish()
  } catch {
    refused++
  }
}
writeFileSync(join(parent, 'extracted.json'), JSON.stringify({ refused, all: archives.length }))
