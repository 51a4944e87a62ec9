// The program of a process that starts a thread that packs, and makes garbage. Prints how many MiB its young heap has.
import { getHeapSpaceStatistics } from 'node:v8'
import { startTask } from '../../src/formats/tar-archives/threads/start.ts'

const { signal } = new AbortController()
const { stdin, ended } = startTask({ thread: 'create' }, { cwd: '/', signal })
stdin.end()
await ended
let names: string[] = []
for (let nth = 0; nth < 1_000_000; nth++) {
  names.push(`name ${nth}`)
  if (names.length === 20_000) names = []
}
const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
process.stdout.write(String((young?.space_size ?? 0) / 1024 ** 2))
process.exit()
