/** The story of a server of a lazy mount: it shows an image that has not arrived, and fetches it meanwhile. */
import { writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { readIndex } from '../entry/container.ts'
import { BadEntry } from '../failure.ts'
import { type Inputs, readInputs } from '../inputs.ts'
import { startFetcher } from '../lazy/fetch.ts'
import { serveFile } from '../lazy/fuse.ts'
import { mountFile } from '../lazy/fuse-mount.ts'
import { type EntryFacts, factsOf, type Handover } from '../lazy/handover.ts'
import { urgentRequests } from '../lazy/plan.ts'
import { left } from '../lazy/server.ts'
import { findRights } from '../mount/rights.ts'
import * as runner from '../runner.ts'
import { accessOf } from '../scopes.ts'
import { type Entry, openStore } from '../stores/index.ts'
import { storeOptions } from './job.ts'

export interface Serving extends Handover {
  /** Until then, only what somebody waits for is fetched. */
  giverGone: Promise<void>
  /** Is called when the image is there to be mounted. */
  ready(): void
}

/**
 * Resolves when the image is mounted no more.
 * @throws Error that says why it cannot be shown
 */
export async function serve({
  dir,
  env,
  cwd,
  entry: facts,
  index,
  giverGone,
  ready,
}: Serving): Promise<void> {
  runner.takeAsTold(env)
  process.chdir(cwd)
  const cancel = new AbortController()
  const { signal } = cancel
  const inputs = readInputs(runner.input, runner.cacheDir())
  // Nothing is held on to that somebody may want to remove.
  process.chdir('/')
  const rights = await findRights(signal)
  if (!rights) throw new Error('there are no rights to mount with')
  const entry = await findAgain(facts, inputs, signal)
  const file = await openBlocks(entry, join(dir, left.blocks))
  const { concurrency } = inputs
  const fetcher = startFetcher({ entry, index, file, concurrency, signal })
  const settled = fetcher.whole.then(
    () => keep(entry),
    (error) => giveUp(entry, error),
  )
  settled.catch(log)
  giverGone.then(fetcher.goAhead)
  const device = await mountFile(dir, left.image, { rights, signal })
  const served = serveFile(device, fetcher.body)
  ready()
  await served
  const report = fetcher.report()
  cancel.abort(new Error('it was unmounted'))
  await settled.catch(() => {})
  await entry.close().catch(log)
  writeFileSync(join(dir, left.report), JSON.stringify(report))
}

/** @throws Error when it is no longer there, or another one is in its place */
async function findAgain(facts: EntryFacts, inputs: Inputs, signal: AbortSignal): Promise<Entry> {
  const { scope, key, version } = facts
  const run = runner.currentRun()
  // What somebody waits for does not wait for other requests to end.
  const concurrency = inputs.concurrency + urgentRequests
  const options = storeOptions({ ...inputs, concurrency }, run, signal)
  const store = openStore({ ...options, tell: log, warn: log, mask: () => {} })
  const scopes = scope === undefined ? accessOf(run).read : [scope]
  const entry = await store.find({ scopes, keys: [key], versions: [version] })
  if (entry && JSON.stringify(factsOf(entry)) === JSON.stringify(facts)) return entry
  await entry?.close()
  throw new Error('the entry was replaced meanwhile')
}

/** Where the store makes a file of the entry as it is read, the blocks are that. */
async function openBlocks({ file }: Entry, path: string): Promise<FileHandle> {
  const isLinked = file?.isWhole === false && (await file.link(path))
  return open(path, isLinked ? 'r+' : 'wx+', 0o600)
}

/** Hands what has arrived to the store, where that wants to keep it on this host. */
async function keep(entry: Entry): Promise<void> {
  if (!entry.file || entry.file.isWhole) return
  // It keeps no less than all.
  await readIndex(entry)
  await entry.file.prove(async () => {})
}

/** Takes an entry that proved bad out of the way, so that it is saved anew. */
async function giveUp(entry: Entry, error: unknown): Promise<void> {
  log(error)
  if (error instanceof BadEntry) await entry.reject()
}

/** For whoever looks for the cause of trouble; nobody else reads it. */
function log(what: unknown): void {
  console.error(what)
}
