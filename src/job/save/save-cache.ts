/** The story of one cache's save. */
import about from '../../../package.json' with { type: 'json' }
import type { Origin } from '../../entry/container.ts'
import { newChangeWatch } from '../../files/change-watch.ts'
import { findMatches, type Match } from '../../files/matches.ts'
import type { Selection } from '../../files/patterns.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/rolling.ts'
import { accessOf, type Run } from '../../names/scopes.ts'
import { newFindings } from '../../report/report.ts'
import { newTimeline, type Timeline } from '../../report/timeline.ts'
import { publishReport } from '../../report/write-report.ts'
import type { Store } from '../../stores/store.ts'
import { messageOf, NameTaken } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { toolsFor } from '../formats-of-job.ts'
import { openStore, storeOptions } from '../open-store.ts'
import { signerFor } from '../signed-index.ts'
import type { State } from '../state.ts'
import { findBaseOfSave } from './changes/mounted-base.ts'
import { checkMounted } from './changes/mounted-file.ts'
import { type LayerSave, prepareLayers } from './changes/save-delta.ts'
import { formatFor } from './choose-format.ts'
import { alreadyReserved, fill, nothingToSave } from './fill-draft.ts'
import { newMerging } from './rolling/merge-snapshots.ts'
import { removeOldSnapshots, whyKeep, whyNoSnapshots } from './rolling/snapshots.ts'
import { newSecretCheck, type SecretCheck } from './secrets.ts'
import { cachedFiles } from './selection.ts'

export interface HowToSave {
  /** Whether to publish nothing if a file changes meanwhile: other steps may be running. */
  onlyUnchanged: boolean
  signal: AbortSignal
}

/**
 * Saves a cache, or logs the reason why it does not.
 * @param state what main has saved of this cache
 * @throws any error; the caller turns it into a warning
 */
export async function saveCache(
  key: string,
  inputs: Inputs,
  state: State,
  { onlyUnchanged, signal }: HowToSave,
): Promise<void> {
  const { restored } = state
  const run = runner.currentRun()
  const { rolling } = inputs
  const names = namesFor(rolling)
  const { write: scope, read: readScopes, whyNoWrite } = accessOf(run)
  const reason = whyNoWrite ?? reasonToSkip(inputs) ?? (rolling && whyNoSnapshots(rolling, run))
  if (scope === undefined || reason)
    return runner.info(reason ?? 'Cache save skipped: this run may write no scope.')

  const timeline = newTimeline()
  const isOwn = restored && sameKey(names.keyIn(restored.name), key)
  const whyKept = rolling && isOwn && (await whyKeep(restored, rolling, { inputs, state, timeline }))
  if (whyKept) return runner.info(whyKept)
  const selection = cachedFiles(inputs)
  const find = (): Promise<Match[]> => timeline.during('find', () => findMatches(selection))
  let matches = await find()
  if (matches.length === 0) return runner.mildWarning(nothingToSave)
  const store = openStore(storeOptions(inputs, run, signal))
  const merging = rolling?.merges
    ? newMerging({ inputs, key, scope, readScopes, store, restored: restored?.name, timeline, signal })
    : undefined
  const secretCheck = newSecretCheck(inputs)
  for (let left = mostMerges; ; left--) {
    if (await merging?.merge()) matches = await find()
    const isOutdated = async (): Promise<boolean> => left > 1 && ((await merging?.isOutdated()) ?? false)
    const saving = { inputs, key, run, scope, store, state, selection, matches, timeline, signal }
    if (await saveMatches({ ...saving, onlyUnchanged, secretCheck, isOutdated })) return
    runner.info(`Packing again, for another job has saved cache ${key} meanwhile`)
  }
}

/** How often a job packs before it publishes, whatever other jobs have saved. */
const mostMerges = 3

interface Saving {
  inputs: Inputs
  key: string
  run: Run
  /** The scope to save in. */
  scope: string
  store: Store
  state: State
  selection: Selection
  matches: Match[]
  onlyUnchanged: boolean
  secretCheck: SecretCheck
  isOutdated(): Promise<boolean>
  timeline: Timeline
  signal: AbortSignal
}

/** False if other jobs have saved what this one has to merge first. */
async function saveMatches(saving: Saving): Promise<boolean> {
  const { inputs, key, run, scope, store, state, onlyUnchanged, timeline, signal } = saving
  // Fetch image tools only where the user asks for mounting.
  const tools = await toolsFor(inputs, signal, ['mount', 'lazy'].includes(inputs.mode))
  const format = await formatFor(store, inputs, { tools, signal })
  const [version = ''] = format.versions(inputs, tools)
  const name = { scope, version, key: namesFor(inputs.rolling).nameFor(key, run) }
  const scopes = accessOf(run).read
  const [draft, base] = await timeline.during('reserve', () =>
    Promise.all([store.create(name), findBaseOfSave(state, { inputs, store, scopes, version, signal })]),
  )
  if (!draft) {
    await base?.entry.close()
    runner.info(alreadyReserved(key))
    return true
  }
  const findings = newFindings({ step: 'save', outcome: 'saved', key, store: store.label }, inputs)
  const sign = signerFor(inputs, { repository: run.repository, scope, version })
  const facts = { createdBy: originOf(run, scope), sign, isHere: store.isHere ?? false, findings }
  let delta: LayerSave | undefined
  try {
    delta = base && (await prepareLayers({ ...saving, base, draft, tools }))
    const check = (): Promise<void> => checkMounted(state, { inputs, store, scopes, signal })
    const changeWatch = onlyUnchanged ? newChangeWatch() : undefined
    const job = { ...saving, ...facts, key: name.key, tools, format, delta, checkMounted: check, changeWatch }
    const filled = await fill(draft, job)
    if (filled !== 'published') return filled === 'nothing'
  } catch (error) {
    if (error instanceof NameTaken) {
      runner.info(alreadyReserved(key))
      return true
    }
    signal.throwIfAborted()
    Object.assign(findings, { outcome: 'failed', trouble: messageOf(error) })
    await publishReport(findings, timeline, inputs.summary)
    throw error
  } finally {
    await delta?.close()
    await base?.entry.close()
    await draft.discard()
  }
  runner.info('Cache saved successfully')
  runner.info(`Cache saved with key: ${key}`)
  if (inputs.rolling) await removeOldSnapshots(store, { ...name, key }, inputs.rolling)
  await publishReport(findings, timeline, inputs.summary)
  return true
}

function reasonToSkip({ save, jobStatus, signing }: Inputs): string | undefined {
  if (signing && !signing.signer)
    return 'Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.'
  if (save === 'never') return "Cache save skipped: the input save is 'never'."
  if (save === 'always' || jobStatus === '' || jobStatus === 'success') return undefined
  return `Cache save skipped: the job's status is '${jobStatus}'. Set save: always to save all the same.`
}

function originOf({ repository, ref, sha, runId, eventName }: Run, scope: string): Origin {
  return { repository, scope, ref, sha, runId, event: eventName, headstart: about.version }
}
