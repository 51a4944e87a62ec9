// Restores and saves, each with a server of its own that fails at random. A seed decides how.
import assert from 'node:assert/strict'
import { readBody } from '../../../src/entry/body.ts'
import { readIndex } from '../../../src/entry/index-frame.ts'
import { sameKey } from '../../../src/names/keys.ts'
import { uploadTo } from '../../../src/stores/transfer/upload.ts'
import { messageOf, NameTaken } from '../../../src/system/failure.ts'
import { objectOf } from '../corpus/entry-bytes.ts'
import { removeTree } from '../corpus/nasty-tree.ts'
import { newRandom, type Random } from '../random.ts'
import { nameOf, type Opened, wantedOf } from '../s3-store.ts'
import {
  type AnyServer,
  checkSecrets,
  type FaultyStore,
  faultsOn,
  type Saved,
  type Trials,
  tryRestore,
  trySave,
} from './trial.ts'

/** What a trial came to; one that went as it must never go throws. */
export interface Result {
  /** How many requests went wrong. */
  faults: number
  ended: 'right' | 'miss' | 'saved' | 'not saved'
}

export type RandomTrial = (seed: number) => Promise<Result>

/** Finds an entry and reads it to its end, as a restore does. */
export function readEntry<Server extends AnyServer>(store: FaultyStore<Server>): RandomTrial {
  return onServer(store, async (server, random) => {
    const { bytes } = randomObject(random)
    await store.put(server, { name: store.name, bytes })
    server.rules = store.rulesFor(random)
    const opened = store.open(server, 1 + random.below(8))
    const read = await readAll(opened).catch((error: Error) => error)
    if (Buffer.isBuffer(read))
      assert(read.equals(bytes.subarray(0, read.length)) && read.length > 0, 'wrong bytes')
    checkLines(opened, read, (text) => checkSecrets(text, store, server))
    return Buffer.isBuffer(read) ? 'right' : 'miss'
  })
}

async function readAll({ store, signal }: Opened): Promise<Buffer | undefined> {
  const entry = await store.find(wantedOf(['a-key']))
  if (!entry) return undefined
  try {
    const index = await readIndex(entry)
    assert.equal(index.key, 'a-key')
    // A restore, which checks this, takes an answer with a wrong bit for another entry.
    if (!sameKey(index.key, entry.key)) return undefined
    const blocks: Buffer[] = []
    for await (const block of readBody(entry, index, { signal })) blocks.push(block)
    return Buffer.concat(blocks)
  } finally {
    // A server that knows no ranges has begun to send the whole entry.
    await entry.close()
  }
}

/** Writes an entry part by part, as a save does. */
export function writeEntry<Server extends AnyServer>(store: FaultyStore<Server>): RandomTrial {
  return onServer(store, async (server, random) => {
    const { bytes } = randomObject(random)
    server.rules = store.rulesFor(random)
    const opened = store.open(server, 1 + random.below(8))
    const saved = await writeAll(opened, bytes).catch((error: Error) => error)
    checkLines(opened, saved, (text) => checkSecrets(text, store, server))
    const there = await store.stored(server)
    if (there) assert(there.bytes.equals(bytes), 'the entry is not what was saved')
    // A name cannot be taken, because there is no other writer.
    else assert(saved && !(saved instanceof NameTaken), `the save ended with ${saved} and left no entry`)
    store.checkRemains?.(server, opened)
    return saved ? 'not saved' : 'saved'
  })
}

async function writeAll({ store }: Opened, bytes: Buffer): Promise<void> {
  const draft = await store.create(nameOf('a-key'))
  try {
    const upload = uploadTo(draft)
    const step = 100_000
    for (let at = 0; at < bytes.length; at += step) await upload.add(bytes.subarray(at, at + step))
    await upload.finish()
    await upload.commit()
  } finally {
    await draft.discard()
  }
}

/** The built save, and the built restore of what it or one before has saved. */
export function runSteps<Server extends AnyServer>(
  { within }: Trials<Server>,
  store: FaultyStore<Server>,
  saved: Saved,
): RandomTrial {
  return (seed) =>
    within({ seed, rules: store.rulesFor(newRandom(seed)) }, async (trial): Promise<Result> => {
      const { server } = trial
      const { warnings } = await trySave(trial, saved)
      if (!(await store.stored(server))) {
        assert(warnings.length > 0, 'nothing was saved, and nothing told')
        await store.put(server, saved)
      }
      const { hit } = await tryRestore(trial, saved)
      removeTree(trial.host.dir)
      return { faults: faultsOn(server), ended: hit === 'exact' ? 'right' : 'miss' }
    }).catch((error) => fail(seed, error))
}

function onServer<Server extends AnyServer>(
  { start }: FaultyStore<Server>,
  work: (server: Server, random: Random) => Promise<Result['ended']>,
): RandomTrial {
  return async (seed) => {
    const server = await start(seed)
    try {
      const ended = await work(server, newRandom(seed))
      return { faults: faultsOn(server), ended }
    } catch (error) {
      return fail(seed, error)
    } finally {
      await server.stop()
    }
  }
}

export function fail(seed: number, error: unknown): never {
  throw new Error(`with the seed ${seed}: ${messageOf(error)}`, { cause: error })
}

/** One in twenty takes several parts, one in five several blocks, the others have some of one. */
function randomObject(random: Random): { bytes: Buffer } {
  const kind = random.below(20)
  const most = kind < 4 ? 2_500_000 : 200_000
  return objectOf(random.bytes(kind === 0 ? 11 * 1024 ** 2 : 1 + random.below(most)))
}

function checkLines({ told, warned }: Opened, outcome: unknown, check: (text: string) => void): void {
  const lines = [...told, ...warned, ...(outcome instanceof Error ? [outcome.message] : [])]
  for (const line of lines) assert.doesNotMatch(line, /[\r\n]/)
  check(lines.join('\n'))
}

/** As many trials as told with seeds of their own, so many at once: most of their time they wait. */
export async function runAll(trial: RandomTrial, count: number, atOnce: number): Promise<Result[]> {
  const results: Result[] = []
  let seed = 0
  const lane = async (): Promise<void> => {
    while (seed < count) results.push(await trial(++seed))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}
