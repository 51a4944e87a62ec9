/** The story of one cache's restore. */
import type { SourceRecord } from '../../entry/container.ts'
import { type PathLine, selectionOf } from '../../files/paths/patterns.ts'
import { recover } from '../../files/placing/recover.ts'
import type { ReadInput } from '../../inputs/values.ts'
import { startServerFor } from '../../mounts/lazy/lazy-mount.ts'
import { ownTargets } from '../../mounts/root/record.ts'
import { mayMount } from '../../mounts/support.ts'
import { sameKey } from '../../names/keys.ts'
import { accessOf } from '../../names/scopes.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import { newFindings } from '../../report/report.ts'
import { newTimeline } from '../../report/timeline.ts'
import { writeReport } from '../../report/write-report.ts'
import type { Entry, Store, Wanted } from '../../stores/store.ts'
import { awaitedLater, BadEntry, JobFailure, messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { prepareTrust } from '../../trust/signed-index.ts'
import { probeMounting, readableFormats, versionsOf } from '../shared/formats-of-job.ts'
import { restoredTrees } from '../shared/installed-tree.ts'
import { tellLostLinks } from '../shared/links-out.ts'
import { openStore, storeOptions } from '../shared/open-store.ts'
import { placesNow } from '../shared/restored-places.ts'
import { addToState, enterState, type HitState, type Mounts } from '../shared/state.ts'
import { whyNoSave } from '../shared/why-no-save.ts'
import { buildsWith } from '../used/prune.ts'
import { postponeCleanUps } from '../used/tool-caches.ts'
import type { CacheReport, Lookup, OpenedEntry, RestoreContext } from './context.ts'
import { explainMiss } from './explain-miss.ts'
import { mount } from './mount.ts'
import { isSized, openEntry, tellSize, tellWriter } from './open-entry.ts'
import { restoredSnapshot } from './restored-snapshot.ts'
import { unpack } from './unpack.ts'

export type Hit = 'exact' | 'partial' | 'miss'

export interface CacheEnd {
  hit: Hit
  /** The record of the restored entry, if it has one. */
  sources?: SourceRecord | undefined
  /** How long the command of `install` took that made the restored files. */
  installMs?: number | undefined
}

/**
 * Restores one cache, or logs the reason why it does not.
 * @throws JobFailure when the user made a mistake, or wants a miss to fail the step
 */
export async function restoreCache(lookup: Lookup): Promise<CacheEnd> {
  const { inputs, keyNotes, step } = lookup
  const { key, failOnMiss, summary, store } = inputs
  runner.output('cache-primary-key', key)
  const { whyNoRead } = accessOf(step.run)
  if (whyNoRead) runner.info(whyNoRead)
  // `store` becomes the store's label once the store is open.
  const findings = newFindings({ step: 'restore', outcome: 'miss', key, store }, inputs)
  const report: CacheReport = { timeline: newTimeline(), findings }
  const { found, miss } = await findAndRestore(lookup, report)
  const hit = await conclude(found, lookup, report)
  if (miss && !whyNoRead)
    runner.folded('Why nothing was found', step.log.unlogged([...(await explainMiss(miss)), ...keyNotes]))
  await writeReport(findings, report.timeline, { summary, log: step.log })
  if (hit === 'miss' && failOnMiss)
    throw new JobFailure(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${key}`,
    )
  return { hit, sources: found?.sources, installMs: found?.installMs }
}

interface Restored extends Pick<CacheEnd, 'installMs'> {
  /** The times of the sources that the entry's files were built from, if it has them. */
  sources?: SourceRecord | undefined
  /** Whether post may save the entry once more as an image. */
  mayBecomeImage?: boolean
  /** See `buildsWith`. */
  builds?: number[] | undefined
  /** The length of all files' contents. Undefined if the entry does not tell. */
  bytes?: number | undefined
}

/** An entry that was restored, or found with `lookup-only`. */
interface RestoredEntry extends Restored {
  name: string
  /** Whether the entry is of the scope that this run writes. False if only the store knows. */
  isOwnScope?: boolean
  /** How long the restore took, in milliseconds. */
  ms?: number
}

interface Outcome {
  /** Absent if nothing was restored. */
  found?: RestoredEntry
  /** The lookup that found nothing. Absent if the restore failed, which has logged a warning. */
  miss?: Parameters<typeof explainMiss>[0]
}

/** Turns every error into a warning and a miss; throws only the abort reason. */
async function findAndRestore(job: Lookup, report: CacheReport): Promise<Outcome> {
  const { cache, inputs, step, turn } = job
  const { signal } = step
  const { keyIn } = namesFor(inputs.rolling)
  let entry: Entry | undefined
  try {
    const { store, wanted, context } = await prepareLookup(job, report)
    const { lines } = selectionOf(inputs.paths, process.cwd())
    await recover(lines, { mounts: ownTargets(), warn: runner.warning, signal })
    entry = await report.timeline.during('lookup', () => store.find(wanted))
    keepStore(store, job, report)
    if (!entry) {
      const isSaved = step.mayPostSave && !(store.whyReadOnly ?? whyNoSave(inputs, step.run, true))
      return { miss: { store, wanted, formats: context.formats, naming: inputs, isSaved, signal } }
    }
    const key = keyIn(entry.key)
    if (store.isHere) runner.info(`Found in the ${store.label}`)
    runner.info(`Cache hit for${sameKey(key, inputs.key) ? '' : ' restore-key'}: ${key}`)
    if (inputs.lookupOnly) {
      await lookUpOnly(entry, lines, context)
      return { found: { name: entry.key } }
    }
    const isOwnScope = entry.scope !== undefined && entry.scope === accessOf(step.run).write
    await turn.start(entry.size)
    const beganMs = report.timeline.elapsedMs()
    const restored = await restoreOrFallBack(entry, lines, context)
    await postponeCleanUps(lines, inputs.mode === 'lazy')
    const ms = report.timeline.elapsedMs() - beganMs
    return { found: { ...restored, name: entry.key, isOwnScope, ms } }
  } catch (error) {
    signal.throwIfAborted()
    report.findings.trouble = messageOf(error)
    if (entry) addToState(cache.name, { refused: keyIn(entry.key) }, step.states)
    runner.warning(`Failed to restore: ${report.findings.trouble}`)
    return {}
  } finally {
    await entry?.close()
  }
}

/** Opens the store of the cache, and finds out which of its entries this runner can restore. */
async function prepareLookup({ cache, inputs, step, state, turn }: Lookup, report: CacheReport) {
  const { run, signal } = step
  const store = openStore(storeOptions(inputs, run, signal))
  report.findings.store = store.label
  // The check itself reports errors.
  awaitedLater(prepareTrust(inputs, signal))
  const mounting = await probeMounting(inputs, signal)
  const formats = await readableFormats(store, inputs, { mounting, signal })
  // The server must read the store that has the entry, which is known later.
  const read: ReadInput = (name) => (name === 'store' ? store.kind : cache.read(name))
  const server = startServerFor(inputs, read, mounting)
  const wanted: Wanted = {
    scopes: accessOf(run).read,
    keys: namesFor(inputs.rolling).lookups([inputs.key, ...inputs.restoreKeys]),
    versions: versionsOf(formats, inputs),
  }
  const remember = (more: Mounts): void =>
    addToState(cache.name, { mounts: { ...state.mounts, ...more } }, step.states)
  const context: RestoreContext = { inputs, formats, mounting, server, turn, remember, report, signal }
  return { store, wanted, context }
}

/** Post uses the store that answered, as the rest of this step does. */
function keepStore(store: Store, { cache, state, step }: Lookup, { findings }: CacheReport): void {
  findings.store = store.label
  const inputs = { ...state.inputs, store: store.kind }
  addToState(cache.name, { inputs, unsaved: state.unsaved ?? store.whyReadOnly }, step.states)
}

/**
 * Reads nothing of the entry, unless the user gives keys to verify: then only a signed entry is a hit, and an entry of a store
 * that sends only one stream is received.
 */
async function lookUpOnly(entry: Entry, lines: PathLine[], context: RestoreContext): Promise<void> {
  if (context.inputs.signing) {
    await using _ = await openEntry(entry, lines, context)
  }
  runner.info('Lookup only - skipping download')
}

/** Rejects an entry that proves bad. If that entry is a stash copy, restores the original instead. */
async function restoreOrFallBack(
  entry: Entry,
  lines: PathLine[],
  context: RestoreContext,
): Promise<Restored> {
  try {
    return await restoreEntry(entry, lines, context)
  } catch (error) {
    context.signal.throwIfAborted()
    if (!(error instanceof BadEntry)) throw error
    const original = await entry.reject().catch((failure) => {
      runner.debug(`The entry stays where it is: ${messageOf(failure)}`)
      return undefined
    })
    if (!original) throw error
    runner.info(`Downloading the entry, as its copy on this host is bad: ${error.message}`)
    return await restoreOrFallBack(original, lines, context)
  }
}

/**
 * Mounts an entry where this runner allows that, and unpacks it otherwise.
 * @throws as `openEntry`
 */
async function restoreEntry(entry: Entry, lines: PathLine[], context: RestoreContext): Promise<Restored> {
  await using opened = await openEntry(entry, lines, context)
  const writer = tellWriter(opened, context)
  const way = (await mount(opened, context)) ?? (await unpack(opened, context))
  // Opening has told the size of every other entry.
  if (!isSized(entry) && !opened.format.indexed)
    tellSize(context.report.findings.storedBytes ?? 0, context.report)
  runner.info('Cache restored successfully')
  const index = opened.indexed?.index
  if (index?.linksOut) await tellLostLinks(index.linksOut, opened.lines)
  return {
    sources: index?.sources,
    installMs: writer?.installMs,
    bytes: index?.bytes,
    mayBecomeImage: canBecomeImage(entry, opened, context),
    builds: index && buildsWith(index, context.inputs, way === 'mounted'),
  }
}

/** Post may save an entry of this key, which was unpacked, once more as an image. An entry of another key it saves anyway. */
function canBecomeImage({ key }: Entry, { format }: OpenedEntry, context: RestoreContext): boolean {
  const { inputs, formats, mounting } = context
  const couldMount = mayMount(mounting) && formats.some(({ image }) => image)
  const isOwn = sameKey(namesFor(inputs.rolling).keyIn(key), inputs.key)
  return isOwn && !format.image && couldMount && !inputs.compatible
}

/** Sets the outputs and the state. */
async function conclude(
  found: RestoredEntry | undefined,
  { cache, inputs, step, state }: Lookup,
  { timeline, findings }: CacheReport,
): Promise<Hit> {
  if (!found) {
    runner.output('hit', 'miss')
    // The log has told of a hit.
    const { refused } = state
    const keys = [inputs.key, ...inputs.restoreKeys].join(', ')
    runner.info(
      refused ? `Cache not restored from key: ${refused}` : `Cache not found for input keys: ${keys}`,
    )
    return 'miss'
  }
  const { name, isOwnScope = false, ms, bytes, mayBecomeImage, builds } = found
  const matchedKey = namesFor(inputs.rolling).keyIn(name)
  const { mayPostSave, run } = step
  const snapshot = mayPostSave
    ? await restoredSnapshot(name, { inputs, run, isOwnScope, state, timeline })
    : undefined
  const isExact = sameKey(matchedKey, inputs.key)
  const hit = isExact ? 'exact' : 'partial'
  runner.output('cache-hit', String(isExact))
  runner.output('cache-matched-key', matchedKey)
  runner.output('hit', hit)
  runner.info(`Cache ${inputs.lookupOnly ? 'found and can be restored' : 'restored'} from key: ${matchedKey}`)
  Object.assign(findings, { outcome: `${hit} hit`, matchedKey })
  const hitState: HitState = {
    ...state,
    kind: 'hit',
    matchedKey,
    snapshot,
    ...(mayBecomeImage && { mayBecomeImage }),
    builds,
    pace: ms === undefined || bytes === undefined ? undefined : { bytes, ms, endMs: Date.now() },
    tree: isExact ? restoredTrees(inputs) : undefined,
    places: inputs.lookupOnly ? undefined : placesNow(inputs, runner.workspace()),
  }
  try {
    enterState(cache.name, hitState, step.states)
  } catch (error) {
    // The files are in place: it is a hit.
    runner.warning(`Post takes the cache for a miss, and may save it again: ${messageOf(error)}`)
  }
  return hit
}
