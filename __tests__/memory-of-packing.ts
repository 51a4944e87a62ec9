// The program of a process that compresses frames, starts a thread that packs, and makes garbage. Prints by how many MiB
// the frames raised the peak of its memory, and how many MiB its young heap has.
import { randomBytes } from 'node:crypto'
import { getHeapSpaceStatistics } from 'node:v8'
import { frameOf } from '../src/formats/node-tar/frame.ts'
import { startTask } from '../src/formats/node-tar/start.ts'

const MiB = 1024 * 1024
const hex = Buffer.from(randomBytes(2 * MiB).toString('hex'))
const peak = (): number => process.resourceUsage().maxRSS / 1024
const before = peak()
// Frames wait for their turn, and are of different lengths.
let waiting: Buffer[] = []
for (let nth = 0; nth < 40; nth++) {
  waiting = [...waiting.slice(-5), await frameOf(hex.subarray(0, (1 + (nth % 4)) * MiB), 1)]
}
const frames = peak() - before

const { stdin, ended } = startTask({ thread: 'create' }, { cwd: '/', signal: new AbortController().signal })
stdin.end()
await ended
let names: string[] = []
for (let nth = 0; nth < 1_000_000; nth++) {
  names.push(`name ${nth}`)
  if (names.length === 20_000) names = []
}
const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
process.stdout.write(JSON.stringify({ frames, youngHeap: (young?.space_size ?? 0) / MiB }))
process.exit()
