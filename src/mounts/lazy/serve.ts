/** The story of a lazy mount's server: it serves an image while it fetches it. */
import { writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { readRange } from '../../entry/body.ts'
import { bodyLength, type Index, isMountable, type Segment } from '../../entry/container.ts'
import { blockBytes } from '../../entry/digest.ts'
import { checkTables, startOfTables } from '../../formats/squashfs/receive.ts'
import { type Inputs, readInputs } from '../../inputs/inputs.ts'
import { accessOf } from '../../names/scopes.ts'
import { startFetcher } from '../../stores/on-demand/fetch.ts'
import { urgentRequests } from '../../stores/on-demand/fetch-plan.ts'
import { firstBlocks } from '../../stores/on-demand/first-blocks.ts'
import { foundStore } from '../../stores/on-demand/found-entry.ts'
import type { Entry, Range, Store } from '../../stores/store.ts'
import { openHttp } from '../../stores/transfer/http.ts'
import { newBufferPool } from '../../system/bytes.ts'
import { BadEntry, messageOf } from '../../system/failure.ts'
import { inheritedFile } from '../../system/run.ts'
import * as runner from '../../system/runner.ts'
import { type ServedFile, serveFile } from './fuse.ts'
import { type ServeRequest, serverFiles } from './server.ts'

/** The process that serves. */
interface ServerProcess {
  /** Opens the store of the job, with `instead` in the place of the chosen one. */
  openStore(inputs: Inputs, options: ServedStore): Store
  /** Resolves when the restore has ended; until then, the server fetches only blocks that readers wait for. */
  stepGone: Promise<void>
  /** Called when the image is served. */
  ready(): void
  log(what: unknown): void
}

export interface ServedStore {
  /** Writes one line to the server's log file. */
  log: (line: string) => void
  instead: (store: Store) => Store
  signal: AbortSignal
}

/**
 * Serves an entry's image, and resolves when the image is unmounted.
 * @throws Error with the reason why the image cannot be served
 */
export async function serve(request: ServeRequest, server: ServerProcess): Promise<void> {
  const { dir, facts, digests, first } = request
  const { stepGone, ready, log } = server
  const cancel = new AbortController()
  const { signal } = cancel
  const late = new AbortController()
  const inputs = inputsOf(request)
  const index = { ...facts, digests }
  const entry = await openFound(request, server, { inputs, signal: late.signal })
  const file = await openBlocks(entry, join(dir, serverFiles.blocks))
  const fetcher = startFetcher({ entry, index, file, dir, concurrency: inputs.connections, signal })
  await fetcher.keep(first)
  // Mounting reads these blocks: they come at once instead of one after the other.
  for (const number of firstBlocks(index))
    fetcher.body.read(number * blockBytes, number * blockBytes + 1, signal).catch(() => {})
  let damage: string | undefined
  // The digests prove that the image is as saved. This proves that the saved image was valid.
  const check = (): Promise<void> =>
    checkTables(join(dir, serverFiles.blocks), index.segments, { signal }).catch((error) => {
      if (!signal.aborted) damage = messageOf(error)
      throw error
    })
  const settled = settle(fetcher.whole.then(check), entry, index).catch(log)
  const goAhead = async (): Promise<void> => {
    // The tables come first: looking up files reads them.
    fetcher.goAhead(await tablesOf(fetcher.body, index.segments, signal))
  }
  stepGone.then(goAhead).catch(log)
  const served = serveFile(inheritedFile, fetcher.body)
  ready()
  await served
  const report = { ...fetcher.report(), damage }
  const unmounted = new Error('it was unmounted')
  cancel.abort(unmounted)
  // On a full disk, this makes room for the report. An incomplete image is of no further use.
  if (report.presentBlocks < report.blocks) await file.truncate()
  writeFileSync(join(dir, serverFiles.report), JSON.stringify(report))
  // Give the stash a moment to keep or discard its copy.
  setTimeout(() => late.abort(unmounted), cleanupMs)
  await settled
}

/** Reads the inputs as the step did: with its environment variables and working directory. */
function inputsOf({ env, inputs: texts, cwd }: ServeRequest): Inputs {
  runner.adoptEnvironment(env)
  process.chdir(cwd)
  const inputs = readInputs((name) => texts[name.toLowerCase()] ?? '', runner.cacheDir())
  // The job could not unmount or remove the working directory of a process.
  process.chdir('/')
  return inputs
}

/** @returns where the layers' tables are, in bytes, the newest layer first, because the kernel looks there first */
async function tablesOf({ read }: ServedFile, segments: Segment[], signal: AbortSignal): Promise<Range[]> {
  const tableOf = async (layer: Segment): Promise<Range> => ({
    start: await startOfTables((start, end) => read(start, end, signal), layer),
    end: layer.offset + layer.length,
  })
  return (await Promise.all(segments.filter(isMountable).map(tableOf))).toReversed()
}

async function openFound(
  { found }: ServeRequest,
  { log, openStore }: ServerProcess,
  { inputs, signal }: { inputs: Inputs; signal: AbortSignal },
): Promise<Entry> {
  // Extra connections, so that an urgent request never waits for other requests.
  const http = openHttp({ connections: inputs.connections + urgentRequests })
  const { connections: concurrency, partBytes } = inputs
  const { read: scopes } = accessOf(runner.currentRun())
  const reading = { scopes, http, concurrency, partBytes, signal, memory: newBufferPool() }
  const instead = (store: Store): Store => foundStore(store, found, reading)
  const store = openStore(inputs, { log, instead, signal })
  return (await store.find({ scopes, keys: [found.key], versions: [found.version] })) as Entry
}

// Shorter than post waits for this process to end.
const cleanupMs = 2_000

/** The file for the blocks: the stash's copy where there is one, else a new file. */
async function openBlocks({ file }: Entry, path: string): Promise<FileHandle> {
  // Another process of this host may fill the copy; then this process keeps its own blocks.
  const isLinked = file?.isWhole === false && (await file.isFiller()) && (await file.link(path))
  return open(path, isLinked ? 'r+' : 'wx+', 0o600)
}

/**
 * Completes the stash's copy, where there is one, and closes the entry.
 * @param checked resolves when all blocks are there and right. Where it rejects with BadEntry, the entry is rejected, so
 * that a later job saves it anew
 */
async function settle(checked: Promise<void>, entry: Entry, index: Index): Promise<void> {
  try {
    await checked.catch(async (error) => {
      if (error instanceof BadEntry) await entry.reject()
      throw error
    })
    if (!entry.file || entry.file.isWhole) return
    // The stash keeps whole entries only. Reading the bytes after the body (the index) writes them to its copy.
    await readRange({ size: entry.size, read: entry.readStored }, bodyLength(index), entry.size)
    await entry.file.prove(async () => {})
  } finally {
    await entry.close()
  }
}
