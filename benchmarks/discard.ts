// Finds an entry, reads it as a restore does, discards its bytes, and prints milliseconds and CPU milliseconds per GB.
// With `unchecked` the bytes are not verified.
import { readBody } from '../src/entry/body.ts'
import { bodyLength } from '../src/entry/container.ts'
import { readIndex } from '../src/entry/index-frame.ts'
import { tar } from '../src/formats/archive/archive.ts'
import { readInputs } from '../src/inputs/inputs.ts'
import { openStore } from '../src/job/shared/open-store.ts'

const given = JSON.parse(process.argv[2] ?? '') as Record<string, string>
const inputs = readInputs((name) => given[name] ?? '', '/nonexistent')
const { signal } = new AbortController()
const ignore = (): void => {}
const hears = { tell: ignore, warn: ignore, mask: ignore }
const run = { repository: 'octo/demo', own: undefined, job: undefined, isSealed: () => true }
const options = { inputs, service: undefined, ...run, signal, ...hears }
// The action's bundle contains this code, too.
await import('../src/stores/s3/open.ts')

const began = performance.now()
const before = process.cpuUsage()
const wanted = { scopes: ['refs/heads/main'], keys: [inputs.key], versions: tar.versions(inputs) }
const entry = await openStore(options).find(wanted)
if (!entry) throw new Error('there is no such entry')
const index = await readIndex(entry)
const isUnchecked = process.argv[3] === 'unchecked'
const body = isUnchecked ? entry.read(0, bodyLength(index)) : readBody(entry, index, { signal })
for await (const bytes of body) body.release?.(bytes)
const { user, system } = process.cpuUsage(before)
const cpuPerGB = (user + system) / 1000 / (bodyLength(index) / 1e9)
console.log(JSON.stringify({ ms: performance.now() - began, cpuPerGB }))
process.exit()
