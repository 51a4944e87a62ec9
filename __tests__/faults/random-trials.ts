// Restores and saves, each with a server of its own that goes wrong at random: a seed says how.
import assert from 'node:assert/strict'
import { readBody } from '../../src/entry/body.ts'
import { readIndex } from '../../src/entry/container.ts'
import { messageOf } from '../../src/failure.ts'
import type { Draft } from '../../src/stores/index.ts'
import { uploadTo } from '../../src/transfer/upload.ts'
import { objectOf } from '../entry-bytes.ts'
import type { Place } from '../host.ts'
import { newRandom, type Random } from '../random.ts'
import { nameOf, type Opened, objectName, openOn, wantedOf } from '../s3-store.ts'
import { type FaultyS3, startFaultyS3 } from '../servers/faulty-s3.ts'
import { newObject } from '../servers/s3-objects.ts'
import { randomRules } from './random-fault.ts'
import { type Saved, tryRestore, trySave, within } from './s3-trial.ts'

/** What a trial came to; one that went as it must never go throws. */
export interface Result {
  /** How many requests went wrong. */
  faults: number
  ended: 'right' | 'miss' | 'saved' | 'not saved'
}

export type RandomTrial = (seed: number) => Promise<Result>

const name = objectName('a-key')

/** Finds an entry and reads it to its end, as a restore does. */
export const readEntry: RandomTrial = (seed) =>
  onServer(seed, async (server, random) => {
    const { bytes } = randomObject(random)
    server.objects.set(name, newObject(bytes))
    const opened = openOn(server, { inputs: { concurrency: String(1 + random.below(8)) } })
    const read = await readAll(opened).catch((error: Error) => error)
    if (read instanceof Error) checkLine(read.message, server)
    else if (read) assert(read.equals(bytes.subarray(0, read.length)) && read.length > 0, 'wrong bytes')
    for (const line of [...opened.told, ...opened.warned]) checkLine(line, server)
    return read instanceof Buffer ? 'right' : 'miss'
  })

async function readAll({ store, signal }: Opened): Promise<Buffer | undefined> {
  const entry = await store.find(wantedOf(['a-key']))
  if (!entry) return undefined
  assert.equal(entry.key, 'a-key')
  const index = await readIndex(entry)
  const blocks: Buffer[] = []
  for await (const block of readBody(entry, index, { signal })) blocks.push(block)
  return Buffer.concat(blocks)
}

/** Writes an entry part by part, as a save does. */
export const writeEntry: RandomTrial = (seed) =>
  onServer(seed, async (server, random) => {
    const { bytes } = randomObject(random)
    const opened = openOn(server, { inputs: { concurrency: String(1 + random.below(8)) } })
    const saved = await writeAll(opened, bytes).catch((error: Error) => error)
    if (saved instanceof Error) checkLine(saved.message, server)
    for (const line of [...opened.told, ...opened.warned]) checkLine(line, server)
    const there = server.objects.get(name)
    if (there) assert(there.body.equals(bytes), 'the object is not what was saved')
    // A name cannot be taken, as nobody else is here.
    else assert(saved instanceof Error, `the save ended with ${saved} and left no object`)
    checkUploads(server, opened)
    return saved === true ? 'saved' : 'not saved'
  })

async function writeAll({ store }: Opened, bytes: Buffer): Promise<boolean> {
  const draft = await store.create(nameOf('a-key'))
  assert(draft, 'the name is taken')
  try {
    return await publish(draft, bytes)
  } finally {
    await draft.discard()
  }
}

async function publish(draft: Draft, bytes: Buffer): Promise<boolean> {
  const upload = uploadTo(draft)
  const step = 100_000
  for (let at = 0; at < bytes.length; at += step) await upload.write(bytes.subarray(at, at + step))
  await upload.finish()
  return draft.commit()
}

// One whose number was lost on its way, nobody can end; of one that could not be ended, the user is told.
function checkUploads({ uploads, requests }: FaultyS3, { warned }: Opened): void {
  const lost = requests.filter(
    ({ operation, fault }) => operation === 'CreateMultipartUpload' && fault,
  ).length
  const told = warned.filter((line) => /unfinished upload/.test(line)).length
  const ended = requests.filter(
    ({ operation, fault }) => operation === 'AbortMultipartUpload' && fault,
  ).length
  assert(uploads.size <= lost + told + ended, `${uploads.size} uploads remain`)
}

/** The built save, and the built restore of what it or one before has saved. */
export function runSteps(place: Place, saved: Saved): RandomTrial {
  return (seed) =>
    within(place, { seed, rules: randomRules(newRandom(seed)) }, async (trial): Promise<Result> => {
      const { server } = trial
      const { warnings } = await trySave(trial, saved)
      if (!server.objects.has(saved.name)) {
        assert(warnings.length > 0, 'nothing was saved, and nothing told')
        server.objects.set(saved.name, newObject(saved.bytes))
      }
      const { hit } = await tryRestore(trial, saved)
      return { faults: faultsOf(server), ended: hit === 'exact' ? 'right' : 'miss' }
    }).catch((error) => fail(seed, error))
}

async function onServer(
  seed: number,
  work: (server: FaultyS3, random: Random) => Promise<Result['ended']>,
): Promise<Result> {
  const server = await startFaultyS3({ seed, likeR2: true })
  const random = newRandom(seed)
  server.rules = randomRules(random)
  try {
    const ended = await work(server, random)
    return { faults: faultsOf(server), ended }
  } catch (error) {
    return fail(seed, error)
  } finally {
    await server.stop()
  }
}

export function fail(seed: number, error: unknown): never {
  throw new Error(`with the seed ${seed}: ${messageOf(error)}`, { cause: error })
}

function faultsOf({ requests }: FaultyS3): number {
  return requests.filter(({ fault }) => fault !== undefined).length
}

/** One in twenty takes several parts, one in five several blocks, the others have some of one. */
function randomObject(random: Random): { bytes: Buffer } {
  const kind = random.below(20)
  const most = kind < 4 ? 2_500_000 : 200_000
  return objectOf(random.bytes(kind === 0 ? 11 * 1024 ** 2 : 1 + random.below(most)))
}

function checkLine(line: string, { secretAccessKey }: FaultyS3): void {
  assert.doesNotMatch(line, /[\r\n]|X-Amz-/)
  assert(!line.includes(secretAccessKey), line)
}
