// The program of a process that packs in a thread, and makes garbage. Prints how many MiB its young heap has.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getHeapSpaceStatistics } from 'node:v8'
import { findMatches } from '../../src/files/paths/matches.ts'
import { selectionOf } from '../../src/files/paths/patterns.ts'
import { walk } from '../../src/files/paths/walk.ts'
import { tar } from '../../src/formats/archive/archive.ts'
import { packAll } from './packing.ts'

const workspace = mkdtempSync(join(process.argv[2] ?? tmpdir(), 'packed-'))
// Too large to be packed without a thread.
writeFileSync(join(workspace, 'file'), Buffer.alloc(5_000_000, 'x'))
const matches = await findMatches(selectionOf(['file'], workspace))
const tools = {
  tar: { dialect: 'node' },
  zstd: undefined,
  mksquashfs: undefined,
  unsquashfs: undefined,
} as const
const { signal } = new AbortController()
const found = walk(matches, undefined)
const job = {
  matches,
  found,
  leftOut: undefined,
  workspace,
  scratch: workspace,
  tools,
  level: 1,
  signal,
}
await packAll(tar.pack(job))
let names: string[] = []
for (let nth = 0; nth < 1_000_000; nth++) {
  names.push(`name ${nth}`)
  if (names.length === 20_000) names = []
}
const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
process.stdout.write(String((young?.space_size ?? 0) / 1024 ** 2))
process.exit()
