/** The story of one cache's restore. */

import { type PathLine, selectionOf } from '../../files/patterns.ts'
import { recover } from '../../files/recover.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { startServerFor } from '../../mounts/lazy/lazy-mount.ts'
import { ownMountPoints } from '../../mounts/mount-root.ts'
import { sameKey } from '../../names/keys.ts'
import { type EntryNames, namesFor } from '../../names/rolling.ts'
import { accessOf, type Run } from '../../names/scopes.ts'
import { type Findings, newFindings } from '../../report/report.ts'
import { newTimeline } from '../../report/timeline.ts'
import { publishReport } from '../../report/write-report.ts'
import type { Entry, Store, Wanted } from '../../stores/store.ts'
import { BadEntry, JobFailure, messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import type { RestoreContext } from '../context.ts'
import { unmountAbandoned } from '../end/unmount.ts'
import { probed, readableFormats } from '../formats-of-job.ts'
import { openStore, storeOptions } from '../open-store.ts'
import { restoredSnapshot } from '../save/rolling/snapshots.ts'
import type { State } from '../state.ts'
import { explainMiss } from './explain-miss.ts'
import { openEntry, restoreEntry } from './open-entry.ts'
import type { Begin } from './turns.ts'

export type Hit = 'exact' | 'partial' | 'miss'

export interface CacheRestore {
  inputs: Inputs
  run: Run
  state: State
  /** Adds to the state. */
  remember: (more: Partial<State>) => void
  /** Waits for the cache's turn. */
  begin: Begin
  /** Whether the post of the same step saves, which needs to know the files that were restored. */
  mayPostSave: boolean
  signal: AbortSignal
}

/**
 * Restores one cache, or logs the reason why it does not.
 * @throws JobFailure when the user made a mistake, or wants a miss to fail the step
 */
export async function restoreCache(job: CacheRestore): Promise<Hit> {
  const { inputs, run, state, remember, begin, mayPostSave, signal } = job
  const keys = [inputs.key, ...inputs.restoreKeys]
  remember({ key: inputs.key })
  runner.output('cache-primary-key', inputs.key)
  const names = namesFor(inputs.rolling)
  const timeline = newTimeline()
  // `findings.store` becomes the store's label once the store is open.
  const findings = newFindings(
    { step: 'restore', outcome: 'miss', key: inputs.key, store: inputs.store },
    inputs,
  )
  const access = accessOf(run)
  if (access.whyNoRead) runner.info(access.whyNoRead)
  const prepare = async (): Promise<PreparedRestore> => {
    const store = openStore(storeOptions(inputs, run, signal))
    findings.store = store.label
    const mounting = await probed(inputs, signal)
    const formats = await readableFormats(store, inputs, { mounting, signal })
    const versions = formats.flatMap((format) => format.versions(inputs))
    const server = startServerFor(inputs, mounting)
    const context = { inputs, formats, mounting, server, remember, timeline, findings, signal }
    return { store, wanted: { scopes: access.read, keys: names.lookups(keys), versions }, context }
  }
  const { name, prepared } = await findAndRestore(prepare, names, { inputs, findings, begin, signal })
  const matchedKey = name === undefined ? undefined : names.keyIn(name)
  if (name !== undefined) {
    const restored = mayPostSave ? await restoredSnapshot(name, { inputs, run, state, timeline }) : undefined
    remember({ matchedKey, restored })
  }
  const hit = conclude(inputs, matchedKey, findings)
  // A failure has its own warning already.
  if (matchedKey === undefined && prepared && !findings.trouble && !access.whyNoRead) {
    const { store, wanted, context } = prepared
    const looked = { store, wanted, formats: context.formats, naming: inputs, signal }
    runner.folded('Why nothing was found', await explainMiss(looked))
  }
  await publishReport(findings, timeline, inputs.summary)
  if (matchedKey === undefined && inputs.failOnMiss) {
    const why = 'Failed to restore cache entry. Exiting as fail-on-cache-miss is set.'
    throw new JobFailure(`${why} Input key: ${inputs.key}`)
  }
  return hit
}

/** The store, the lookup, and the context of the restore. */
interface PreparedRestore {
  store: Store
  wanted: Wanted
  context: RestoreContext
}

interface Outcome {
  /** The name of the entry that was restored, or found with `lookup-only`; undefined on a miss. */
  name?: string
  prepared?: PreparedRestore
}

/** Turns every error into a warning and a miss; throws only the abort reason. */
async function findAndRestore(
  prepare: () => Promise<PreparedRestore>,
  names: EntryNames,
  {
    inputs,
    findings,
    begin,
    signal,
  }: Pick<RestoreContext, 'inputs' | 'findings' | 'signal'> & Pick<CacheRestore, 'begin'>,
): Promise<Outcome> {
  let entry: Entry | undefined
  try {
    const prepared = await prepare()
    const { store, wanted, context } = prepared
    const { lines } = selectionOf(inputs.paths, process.cwd())
    await unmountAbandoned()
    await recover(lines, { mounts: ownMountPoints(), warn: runner.warning, signal })
    entry = await context.timeline.during('lookup', () => store.find(wanted))
    if (!entry) return { prepared }
    const key = names.keyIn(entry.key)
    runner.info(`Cache hit for${sameKey(key, inputs.key) ? '' : ' restore-key'}: ${key}`)
    if (inputs.lookupOnly) await lookAt(entry, lines, context)
    else {
      await begin(entry.size)
      await restoreOrFallBack(entry, lines, context)
    }
    return { name: entry.key, prepared }
  } catch (error) {
    signal.throwIfAborted()
    findings.trouble = messageOf(error)
    runner.warning(`Failed to restore: ${findings.trouble}`)
    return {}
  } finally {
    await entry?.close()
  }
}

/** Reads nothing of the entry, unless the user gives keys: then only a signed entry is a hit. */
async function lookAt(entry: Entry, lines: PathLine[], context: RestoreContext): Promise<void> {
  if (context.inputs.signing) await openEntry(entry, lines, context, async () => {})
  runner.info('Lookup only - skipping download')
}

/** Rejects an entry that proves bad. Where that entry is a copy, restores the original instead. */
async function restoreOrFallBack(entry: Entry, lines: PathLine[], context: RestoreContext): Promise<void> {
  try {
    await restoreEntry(entry, lines, context)
  } catch (error) {
    context.signal.throwIfAborted()
    if (!(error instanceof BadEntry)) throw error
    await reject(entry)
    if (!entry.original) throw error
    runner.info(`Downloading the entry, as its copy on this host is bad: ${error.message}`)
    await restoreOrFallBack(entry.original, lines, context)
  }
}

async function reject(entry: Entry): Promise<void> {
  try {
    await entry.reject()
  } catch (error) {
    runner.debug(`The entry stays where it is: ${messageOf(error)}`)
  }
}

function conclude(inputs: Inputs, matchedKey: string | undefined, findings: Findings): Hit {
  if (matchedKey === undefined) {
    runner.output('hit', 'miss')
    runner.info(`Cache not found for input keys: ${[inputs.key, ...inputs.restoreKeys].join(', ')}`)
    return 'miss'
  }
  const exact = sameKey(matchedKey, inputs.key)
  const hit = exact ? 'exact' : 'partial'
  runner.output('cache-hit', String(exact))
  runner.output('cache-matched-key', matchedKey)
  runner.output('hit', hit)
  runner.info(`Cache ${inputs.lookupOnly ? 'found and can be restored' : 'restored'} from key: ${matchedKey}`)
  Object.assign(findings, { outcome: `${hit} hit`, matchedKey })
  return hit
}
