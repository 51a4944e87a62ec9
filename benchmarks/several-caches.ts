// Restores three caches in one step, against each of them alone: once limited by the link, and once by the CPU.
import { throttled } from '../__tests__/support/servers/throttle.ts'
import type { Bench, Contender } from './bench.ts'
import { inputsFor, inVersitygw } from './bucket.ts'
import { restore } from './headstart-restore.ts'
import { localInputs, save } from './headstart-save.ts'

type Inputs = Record<string, string>

/** Three caches of the tree, of different sizes. */
const parts = { scoped: 'node_modules/@*', first: 'node_modules/[a-f]*', last: 'node_modules/[g-z]*' }
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]

const inputsOf = (part: Part): Inputs => ({ path: parts[part], key: part })
const caches = names.map((name) => `- { name: ${name}, path: '${parts[name]}', key: ${name} }`).join('\n')

async function saveAll(bench: Bench, inputs: Inputs): Promise<void> {
  for (const name of names)
    await save(bench, { inputs: { ...inputs, ...inputsOf(name) }, keep: name !== names[0] })
}

/** A bucket whose link gives each connection 1 MB/s. */
async function throttledBucket(bench: Bench): Promise<{ inputs: Inputs; stop(): Promise<void> }> {
  const { near } = await bench.once(inVersitygw)
  await saveAll(bench, own(near))
  const way = await throttled(near.endpoint, { latencyMs: 20, bytesPerSecond: 1_000_000 })
  return { inputs: own({ ...near, endpoint: way.origin }), stop: () => way.stop() }
}

/** The inputs that all caches of the step share. */
function own(server: Parameters<typeof inputsFor>[0]): Inputs {
  const { path: _, key: __, ...inputs } = inputsFor(server)
  return inputs
}

async function localCaches(bench: Bench): Promise<object> {
  await saveAll(bench, localInputs)
  return {}
}

const { path: _, key: __, ...local } = localInputs

export const threeThrottled: Contender = {
  name: 'three at once',
  async measure(bench) {
    const { inputs } = await bench.once(throttledBucket)
    return (await restore(bench, { inputs: { ...inputs, caches } })).ms
  },
}

export const eachThrottled: Contender[] = names.map((part) => ({
  name: `${part} alone`,
  async measure(bench) {
    const { inputs } = await bench.once(throttledBucket)
    return (await restore(bench, { inputs: { ...inputs, ...inputsOf(part) } })).ms
  },
}))

export const threeLocal: Contender = {
  name: 'three at once',
  async measure(bench) {
    await bench.once(localCaches)
    return (await restore(bench, { inputs: { ...local, caches } })).ms
  },
}

export const oneAfterTheOther: Contender = {
  name: 'one after the other',
  async measure(bench) {
    await bench.once(localCaches)
    let ms = 0
    for (const part of names) ms += (await restore(bench, { inputs: { ...local, ...inputsOf(part) } })).ms
    return ms
  },
}
