/** Measures upload to the store, and download with several numbers of connections and part sizes. */
import { randomBytes, randomFillSync } from 'node:crypto'
import { mebibyte } from '../../src/system/units.ts'
import { type MeasureContext, measureInTurn, orWhyNot, perSecond } from './measure.ts'
import { fingerprint, type Name, type Store, uploadTo, type Wanted } from './measured-parts.ts'
import { type Remote, removeEntry } from './remote-stores.ts'
import type { Measure, WhyNot } from './result.ts'

const limits = { mebibytes: 128, uploadMs: 20_000, downloadMs: 3_000 }
/** The action's own defaults. */
export const defaults = { connections: 8, partMebibytes: 8 }
const unit = 'MiB/s'
const upload = { id: 'upload', name: `upload, ${defaults.connections} at once`, unit } as const

export const downloads = [
  ...[1, 2, 4, 8, 16].map((connections) => ({ ...defaults, connections })),
  ...[16, 32].map((partMebibytes) => ({ ...defaults, partMebibytes })),
].map(({ connections, partMebibytes }) => {
  const parts = partMebibytes === defaults.partMebibytes ? '' : `, parts of ${partMebibytes} MiB`
  return {
    id: `download-${connections}x${partMebibytes}MiB`,
    name: `download, ${connections} at once${parts}`,
    unit,
    connections,
    partMebibytes,
  } as const
})

export function longestNetworkMs({ repeats }: MeasureContext): number {
  return limits.uploadMs + downloads.length * repeats * limits.downloadMs
}

/** A failure becomes the reason in every result. @throws only the signal's reason */
export function measureNetwork(remote: Remote | WhyNot, place: MeasureContext): Promise<Measure[]> {
  return orWhyNot([upload, ...downloads], place.signal, () => {
    if ('whyNot' in remote) throw new Error(remote.whyNot)
    return sendAndReceive(remote, place)
  })
}

async function sendAndReceive(remote: Remote, place: MeasureContext): Promise<Measure[]> {
  // A random version, so that no other job finds the entry.
  const version = fingerprint([randomBytes(16).toString('hex')])
  const name = { scope: remote.scope, version, key: 'headstart-bench' }
  const wanted = { scopes: [name.scope], keys: [name.key], versions: [version] }
  const downloadRate = ({ connections, partMebibytes }: (typeof downloads)[number]): Promise<number> =>
    receive(remote.open({ connections, partBytes: partMebibytes * mebibyte }, place.signal), wanted, place)
  try {
    const once = { ...place, repeats: 1 }
    return [
      ...(await measureInTurn([upload], once, { sample: () => send(remote, name, place) })),
      ...(await measureInTurn(downloads, place, { sample: downloadRate })),
    ]
  } finally {
    await removeEntry(remote, wanted, place)
  }
}

/** Uploads noise until it reaches the limit of bytes or of time. @returns MiB/s */
async function send(remote: Remote, name: Name, { signal }: MeasureContext): Promise<number> {
  const draft = await remote.open({}, signal).create(name)
  try {
    const noise = randomFillSync(Buffer.alloc(mebibyte))
    const began = performance.now()
    const { add, finish, commit } = uploadTo(draft)
    let mebibytes = 0
    for (; mebibytes < limits.mebibytes && performance.now() - began < limits.uploadMs; mebibytes++) {
      signal.throwIfAborted()
      await add(noise)
    }
    await finish()
    await commit()
    return perSecond(mebibytes, began)
  } finally {
    await draft.discard()
  }
}

/** Downloads until the end or the limit of time. @returns MiB/s, including the time until the first byte */
async function receive(store: Store, wanted: Wanted, { signal }: MeasureContext): Promise<number> {
  const entry = await store.find(wanted)
  if (!entry) throw new Error('what was put into the store is not there')
  try {
    const began = performance.now()
    const body = entry.read(0, entry.size)
    let bytes = 0
    for await (const block of body) {
      bytes += block.length
      body.release?.(block)
      signal.throwIfAborted()
      if (performance.now() - began > limits.downloadMs) break
    }
    return perSecond(bytes / mebibyte, began)
  } finally {
    await entry.close()
  }
}
