/** The story of one cache's restore. */
import type { SourceRecord } from '../../entry/container.ts'
import { type PathLine, selectionOf } from '../../files/paths/patterns.ts'
import { recover } from '../../files/placing/recover.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { startServerFor } from '../../mounts/lazy/lazy-mount.ts'
import { ownTargets } from '../../mounts/workspace/record.ts'
import { sameKey } from '../../names/keys.ts'
import { type EntryNames, namesFor } from '../../names/rolling.ts'
import { type Access, accessOf, type Run } from '../../names/scopes.ts'
import { newFindings } from '../../report/report.ts'
import type { StepLog } from '../../report/step-log.ts'
import { newTimeline } from '../../report/timeline.ts'
import { publishReport } from '../../report/write-report.ts'
import type { Entry } from '../../stores/store.ts'
import { awaitedLater, BadEntry, JobFailure, messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import type { RestoreContext } from '../context.ts'
import { probed, readableFormats, versionsOf } from '../formats-of-job.ts'
import { restoredTrees } from '../installed-tree.ts'
import { openStore, storeOptions } from '../open-store.ts'
import { placesNow } from '../restored-places.ts'
import { whyNoSave } from '../save/save-cache.ts'
import { restoredSnapshot } from '../save/snapshots.ts'
import { prepareTrust } from '../signed-index.ts'
import type { State } from '../state.ts'
import { explainMiss } from './explain-miss.ts'
import { openEntry, restoreEntry } from './open-entry.ts'
import type { AcquireSlot } from './slots.ts'

export type Hit = 'exact' | 'partial' | 'miss'

export interface CacheEnd {
  hit: Hit
  /** Of the restored entry, if it has a record. */
  sources?: SourceRecord | undefined
  /** How long the command of `install` took that made the restored files. */
  installMs?: number | undefined
}

export interface CacheRestore
  extends Pick<RestoreContext, 'inputs' | 'showInWorkspace' | 'remember' | 'signal'> {
  run: Run
  log: StepLog
  state: State
  /** See `FilledTree`. */
  keyNotes: string[]
  /** Waits until the cache may begin to restore. */
  acquireSlot: AcquireSlot
  /** Whether the post of the same step saves, which needs to know the files that were restored. */
  mayPostSave: boolean
}

interface CacheContext extends CacheRestore, Pick<RestoreContext, 'timeline' | 'findings'> {
  names: EntryNames
  access: Access
}

/**
 * Restores one cache, or logs the reason why it does not.
 * @throws JobFailure when the user made a mistake, or wants a miss to fail the step
 */
export async function restoreCache(job: CacheRestore): Promise<CacheEnd> {
  const { inputs, remember } = job
  const { key } = inputs
  remember({ key })
  runner.output('cache-primary-key', key)
  const context: CacheContext = {
    ...job,
    names: namesFor(inputs.rolling),
    access: accessOf(job.run),
    timeline: newTimeline(),
    // `store` becomes the store's label once the store is open.
    findings: newFindings({ step: 'restore', outcome: 'miss', key, store: inputs.store }, inputs),
  }
  const { whyNoRead } = context.access
  if (whyNoRead) runner.info(whyNoRead)
  const { name, miss, sources } = await findAndRestore(context)
  const hit = await conclude(name, context)
  if (miss && !whyNoRead)
    runner.folded('Why nothing was found', job.log.unlogged([...(await explainMiss(miss)), ...job.keyNotes]))
  await publishReport(context.findings, context.timeline, { summary: inputs.summary, log: job.log })
  if (hit === 'miss' && inputs.failOnMiss)
    throw new JobFailure(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${key}`,
    )
  return { hit, sources, installMs: context.findings.writer?.installMs }
}

interface Outcome {
  /** The name of the entry that was restored, or found with `lookup-only`. */
  name?: string
  sources?: SourceRecord | undefined
  /** The lookup that found nothing. Absent if the restore failed, which has logged a warning. */
  miss?: Parameters<typeof explainMiss>[0]
}

/** Turns every error into a warning and a miss; throws only the abort reason. */
async function findAndRestore(job: CacheContext): Promise<Outcome> {
  const { inputs, findings, names, signal } = job
  let entry: Entry | undefined
  try {
    const { store, wanted, context } = await prepare(job)
    const { lines } = selectionOf(inputs.paths, process.cwd())
    await recover(lines, { mounts: ownTargets(), warn: runner.warning, signal })
    entry = await context.timeline.during('lookup', () => store.find(wanted))
    if (!entry) {
      const isSaved = job.mayPostSave && !whyNoSave(inputs, job.run)
      return { miss: { store, wanted, formats: context.formats, naming: inputs, isSaved, signal } }
    }
    const key = names.keyIn(entry.key)
    if (store.isHere) runner.info(`Found in the ${store.label}`)
    runner.info(`Cache hit for${sameKey(key, inputs.key) ? '' : ' restore-key'}: ${key}`)
    if (inputs.lookupOnly) {
      await lookUpOnly(entry, lines, context)
      return { name: entry.key }
    }
    await job.acquireSlot(entry.size)
    return { name: entry.key, sources: await restoreOrFallBack(entry, lines, context) }
  } catch (error) {
    signal.throwIfAborted()
    findings.trouble = messageOf(error)
    if (entry) job.remember({ refused: names.keyIn(entry.key) })
    runner.warning(`Failed to restore: ${findings.trouble}`)
    return {}
  } finally {
    await entry?.close()
  }
}

/** Opens the store, and finds out which entries this runner can restore. */
async function prepare(job: CacheContext) {
  const { inputs, run, names, access, showInWorkspace, remember, timeline, findings, signal } = job
  const store = openStore(storeOptions(inputs, run, signal))
  findings.store = store.label
  // The check itself reports errors.
  awaitedLater(prepareTrust(inputs, signal))
  const mounting = await probed(inputs, signal)
  const formats = await readableFormats(store, inputs, { mounting, signal })
  const versions = versionsOf(formats, inputs)
  const server = startServerFor(inputs, mounting)
  const shared = { showInWorkspace, remember, timeline, findings, signal }
  const context: RestoreContext = { inputs, formats, mounting, server, ...shared }
  return { store, wanted: { scopes: access.read, keys: names.lookups(keysOf(inputs)), versions }, context }
}

function keysOf({ key, restoreKeys }: Inputs): string[] {
  return [key, ...restoreKeys]
}

/** Reads nothing of the entry, unless the user gives keys to verify: then only a signed entry is a hit. */
async function lookUpOnly(entry: Entry, lines: PathLine[], context: RestoreContext): Promise<void> {
  if (context.inputs.signing) await openEntry(entry, lines, context, async () => {})
  runner.info('Lookup only - skipping download')
}

/** Rejects an entry that proves bad. If that entry is a stash copy, restores the original instead. */
async function restoreOrFallBack(
  entry: Entry,
  lines: PathLine[],
  context: RestoreContext,
): Promise<SourceRecord | undefined> {
  try {
    return await restoreEntry(entry, lines, context)
  } catch (error) {
    context.signal.throwIfAborted()
    if (!(error instanceof BadEntry)) throw error
    await entry
      .reject()
      .catch((failure) => runner.debug(`The entry stays where it is: ${messageOf(failure)}`))
    if (!entry.original) throw error
    runner.info(`Downloading the entry, as its copy on this host is bad: ${error.message}`)
    return await restoreOrFallBack(entry.original, lines, context)
  }
}

/** Sets the outputs and the state. @param name the name of the entry; undefined on a miss */
async function conclude(name: string | undefined, job: CacheContext): Promise<Hit> {
  const { inputs, names, findings, mayPostSave, remember } = job
  if (name === undefined) {
    runner.output('hit', 'miss')
    // The log has told of a hit.
    const { refused } = job.state
    runner.info(
      refused === undefined
        ? `Cache not found for input keys: ${keysOf(inputs).join(', ')}`
        : `Cache not restored from key: ${refused}`,
    )
    return 'miss'
  }
  const matchedKey = names.keyIn(name)
  remember({ matchedKey, restored: mayPostSave ? await restoredSnapshot(name, job) : undefined })
  const isExact = sameKey(matchedKey, inputs.key)
  const hit = isExact ? 'exact' : 'partial'
  runner.output('cache-hit', String(isExact))
  runner.output('cache-matched-key', matchedKey)
  runner.output('hit', hit)
  if (isExact) remember({ tree: restoredTrees(inputs) })
  if (!inputs.lookupOnly) remember({ places: placesNow(inputs, runner.workspace()) })
  runner.info(`Cache ${inputs.lookupOnly ? 'found and can be restored' : 'restored'} from key: ${matchedKey}`)
  Object.assign(findings, { outcome: `${hit} hit`, matchedKey })
  return hit
}
