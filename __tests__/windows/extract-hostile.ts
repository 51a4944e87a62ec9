// Unpacks all hostile archives with Headstart's own tar into `staging`, beside `outside`, which they attack.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { extractor } from '../../src/formats/node-tar/extract.ts'
import { hostileArchives } from '../corpus/hostile.ts'

const parent = process.cwd()
const archives = hostileArchives(resolve(parent, 'outside').replaceAll('\\', '/'))
let refused = 0
for (const { tar } of archives) {
  const dir = join(parent, 'staging')
  mkdirSync(dir, { recursive: true })
  try {
    const { push, finish } = extractor(dir, 0o022)
    push(tar)
    finish()
  } catch {
    refused++
  }
  rmSync(dir, { recursive: true })
}
writeFileSync(join(parent, 'extracted.json'), JSON.stringify({ refused, all: archives.length }))
