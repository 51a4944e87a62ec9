/** Measures upload to the store, and download with several numbers of connections and part sizes. */
import { randomBytes, randomFillSync } from 'node:crypto'
import { messageOf } from '../failure.ts'
import { type Entry, fingerprint, type Inputs, type Name, uploadTo, type Wanted } from './headstart.ts'
import { type Remote, removeEntry } from './remote.ts'
import { type Measure, rateOf, ratesOf, type WhyNot } from './result.ts'

const mebibyte = 1024 ** 2
const limits = { bytes: 128 * mebibyte, uploadMs: 20_000, downloadMs: 3_000 }
/** The action's own defaults. */
export const defaults = { concurrency: 8, partMebibytes: 8 }
export const connections = [1, 2, 4, 8, 16]
export const partSizes = [16, 32]

type Setting = Pick<Inputs, 'concurrency' | 'partBytes'>

interface Download {
  id: string
  name: string
  setting: Setting
}

export const downloadId = ({
  concurrency = defaults.concurrency,
  partMebibytes = defaults.partMebibytes,
}): string => `download-${concurrency}x${partMebibytes}MiB`

const downloads: Download[] = [
  ...connections.map((concurrency) => downloadOf(`${concurrency} at once`, { concurrency })),
  ...partSizes.map((partMebibytes) =>
    downloadOf(`${defaults.concurrency} at once, parts of ${partMebibytes} MiB`, { partMebibytes }),
  ),
]
const upload = { id: 'upload', name: `upload, ${defaults.concurrency} at once` }

function downloadOf(
  name: string,
  { concurrency = defaults.concurrency, partMebibytes = defaults.partMebibytes },
): Download {
  const setting = { concurrency, partBytes: partMebibytes * mebibyte }
  return { id: downloadId({ concurrency, partMebibytes }), name: `download, ${name}`, setting }
}

export interface Network {
  remote: Remote | WhyNot
  repeats: number
  signal: AbortSignal
}

/** A failure becomes the reason in every result. @throws only the signal's reason */
export async function measureNetwork(network: Network): Promise<{ measures: Measure[]; left: string[] }> {
  const { remote, signal } = network
  const none = (whyNot: string): Measure[] =>
    [upload, ...downloads].map(({ id, name }) => ({ id, name, whyNot }))
  if ('whyNot' in remote) return { measures: none(remote.whyNot), left: [] }
  // A random version, so that no other job finds the entry.
  const name = {
    scope: remote.scope,
    version: fingerprint([randomBytes(16).toString('hex')]),
    key: 'headstart-bench',
  }
  const wanted = { scopes: [name.scope], keys: [name.key], versions: [name.version] }
  const measures = await sendAndReceive(remote, { name, wanted }, network).catch((error) =>
    none(messageOf(error)),
  )
  const left = await removeEntry(remote.open({}, AbortSignal.timeout(60_000)), wanted)
  signal.throwIfAborted()
  return { measures, left: left === undefined ? [] : [left] }
}

interface Probe {
  name: Name
  wanted: Wanted
}

async function sendAndReceive(remote: Remote, { name, wanted }: Probe, network: Network): Promise<Measure[]> {
  const { repeats, signal } = network
  const sent = await send(remote, name, signal)
  const samples = new Map<string, number[]>(downloads.map(({ id }) => [id, []]))
  for (let round = 0; round < repeats; round++) {
    for (const { id, setting } of downloads) {
      const entry = await remote.open(setting, signal).find(wanted)
      if (!entry) throw new Error('what was put into the store is not there')
      samples.get(id)?.push(await receive(entry, signal))
    }
  }
  const received = downloads.map(({ id, name }) => ({ id, name, ...ratesOf('MiB/s', samples.get(id) ?? []) }))
  return [{ ...upload, ...ratesOf('MiB/s', [sent]) }, ...received]
}

/** Uploads noise until it reaches the limit of bytes or of time. @returns MiB/s */
async function send(remote: Remote, name: Name, signal: AbortSignal): Promise<number> {
  const draft = await remote.open({}, signal).create(name)
  if (!draft) throw new Error('the store takes no entry')
  try {
    const noise = randomFillSync(Buffer.alloc(mebibyte))
    const began = performance.now()
    const { write, finish, commit } = uploadTo(draft)
    let bytes = 0
    while (bytes < limits.bytes && performance.now() - began < limits.uploadMs) {
      signal.throwIfAborted()
      await write(noise)
      bytes += noise.length
    }
    await finish()
    if (!(await commit())) throw new Error('the store took no entry')
    return rateOf(bytes, began)
  } finally {
    await draft.discard()
  }
}

/** Downloads until the end or the limit of time. @returns MiB/s, including the time until the first byte */
async function receive(entry: Entry, signal: AbortSignal): Promise<number> {
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
    return rateOf(bytes, began)
  } finally {
    await entry.close()
  }
}
