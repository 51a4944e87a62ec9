/** The story of a server of a lazy mount: it shows an image that has not arrived, and fetches it meanwhile. */
import { writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { newBufferPool } from '../bytes/buffer-pool.ts'
import { bodyLength, type Index } from '../entry/container.ts'
import { blockBytes } from '../entry/digest.ts'
import { readRange } from '../entry/range.ts'
import { BadEntry, messageOf } from '../failure.ts'
import { checkTables, imageSegment, startOfTables } from '../formats/squashfs/unpack.ts'
import { type Inputs, readInputs } from '../inputs/inputs.ts'
import { findRights } from '../mount/rights.ts'
import * as runner from '../runner.ts'
import { accessOf } from '../scopes.ts'
import type { Entry, Store } from '../stores/store.ts'
import { openHttp } from '../transfer/http.ts'
import { type FetchOptions, startFetcher } from './fetch.ts'
import type { Found } from './found.ts'
import { storeOf } from './found-store.ts'
import { type ServedFile, serveFile } from './fuse.ts'
import { mountFile } from './fuse-mount.ts'
import type { Handover } from './handover.ts'
import { urgentRequests } from './plan.ts'
import { left } from './server.ts'

export interface Serving extends Handover {
  /** Opens the store of the job, with `instead` in the place of the chosen one. */
  openStore(inputs: Inputs, options: ServedStore): Store
  /** Until then, only what somebody waits for is fetched. */
  giverGone: Promise<void>
  /** Is called when the image is there to be mounted. */
  ready(): void
  log(what: unknown): void
}

export interface ServedStore {
  /** Takes one line, and one for the user to act on. */
  tell: (line: string) => void
  instead: (store: Store) => Store
  signal: AbortSignal
}

/**
 * Shows an entry's image, and resolves when it is mounted no more.
 * @throws Error that says why it cannot be shown
 */
export async function serve({
  env,
  cwd,
  dir,
  found,
  giverGone,
  ready,
  log,
  openStore,
  ...handover
}: Serving): Promise<void> {
  const cancel = new AbortController()
  const { signal } = cancel
  const late = new AbortController()
  runner.takeAsTold(env)
  process.chdir(cwd)
  const inputs = readInputs(runner.input, runner.cacheDir())
  // Nothing is held on to that somebody may want to remove.
  process.chdir('/')
  const rights = findRights(signal)
  const index = { ...handover.facts, digests: Buffer.from(handover.digests, 'base64') }
  const entry = await openFound(found, { inputs, log, openStore, signal: late.signal })
  const file = await openBlocks(entry, join(dir, left.blocks))
  const fetcher = startFetcher({ ...sourceOf(entry), index, file, concurrency: inputs.concurrency, signal })
  let damage: string | undefined
  // The digests say that it is what was saved, not that it makes sense.
  const check = (): Promise<void> =>
    checkTables(join(dir, left.blocks), imageSegment(index.segments), signal).catch((error) => {
      if (!signal.aborted) damage = messageOf(error)
      throw error
    })
  const settled = fetcher.whole
    .then(check)
    .then(
      () => keep(entry, index),
      (error) => giveUp(entry, error),
    )
    .finally(() => entry.close())
    .catch(log)
  const tables = readToMount(fetcher.body, signal)
  // To find files comes before to read them.
  giverGone.then(async () => fetcher.goAhead(await tables)).catch(log)
  const device = await mountFile(dir, left.image, { rights: await rights, signal })
  const served = serveFile(device, fetcher.body)
  ready()
  await served
  const report = { ...fetcher.report(), ...(damage !== undefined && { damage }) }
  const unmounted = new Error('it was unmounted')
  cancel.abort(unmounted)
  // Where the disk is full, the report finds room in what is of no use any more.
  if (report.presentBlocks < report.blocks) await file.truncate()
  writeFileSync(join(dir, left.report), JSON.stringify(report))
  // What is about to be kept, or thrown away, may come to its end.
  setTimeout(() => late.abort(unmounted), lateMs)
  await settled
}

/**
 * Reads what mounting will read, the head and near the end: all of it at once is sooner than one after the other.
 * @returns where the image's tables start, in bytes; who mounts hears of a failure, too
 */
function readToMount({ read, size }: ServedFile, signal: AbortSignal): Promise<number> {
  const tables = startOfTables((start, end) => read(start, end, signal))
  const ends = [size - 1, size - 1 - blockBytes].filter((at) => at > 0)
  for (const reading of [tables, ...ends.map((at) => read(at, at + 1, signal))]) reading.catch(() => {})
  return tables
}

interface Opening extends Pick<Serving, 'log' | 'openStore'> {
  inputs: Inputs
  signal: AbortSignal
}

async function openFound(found: Found, { inputs, log, openStore, signal }: Opening): Promise<Entry> {
  // What somebody waits for does not wait for other requests to end.
  const http = openHttp({ connections: inputs.concurrency + urgentRequests })
  const { concurrency, partBytes } = inputs
  const reading = { http, concurrency, partBytes, signal, memory: newBufferPool() }
  const { read: scopes } = accessOf(runner.currentRun())
  const instead = (store: Store): Store => storeOf(found, { store, scopes, reading })
  const store = openStore(inputs, { tell: log, instead, signal })
  return (await store.find({ scopes, keys: [found.key], versions: [found.version] })) as Entry
}

// Less than those who unmount wait for.
const lateMs = 2_000

/** What a store keeps on this host is filled with what has been checked, as readers may look at it meanwhile. */
function sourceOf(entry: Entry): Pick<FetchOptions, 'entry' | 'onBlock'> {
  const { filling } = entry.file ?? {}
  if (!filling) return { entry }
  return {
    entry: { ...entry, read: filling.read },
    async onBlock(pieces, start) {
      let position = start
      for (const piece of pieces) {
        await filling.write(piece, position)
        position += piece.length
      }
    },
  }
}

/** Where the store makes a file of the entry as it is read, the blocks are that. */
async function openBlocks({ file }: Entry, path: string): Promise<FileHandle> {
  const isLinked = file?.isWhole === false && (await file.link(path))
  return open(path, isLinked ? 'r+' : 'wx+', 0o600)
}

/** Hands what has arrived to the store, where that wants to keep it on this host. */
async function keep(entry: Entry, index: Index): Promise<void> {
  if (!entry.file || entry.file.isWhole) return
  // It keeps no less than all, and writes what it reads: so what nobody has checked ends where the body does.
  await readRange(entry, bodyLength(index), entry.size)
  await entry.file.prove(async () => {})
}

/** Takes an entry that proved bad out of the way, so that it is saved anew. */
async function giveUp(entry: Entry, error: unknown): Promise<void> {
  if (error instanceof BadEntry) await entry.reject()
  throw error
}
