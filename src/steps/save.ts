/** The story of a save. */
import about from '../../package.json' with { type: 'json' }
import type { Origin } from '../entry/container.ts'
import { JobFailure, messageOf, NameTaken } from '../failure.ts'
import { findMatches, type Match } from '../files/matches.ts'
import type { Selection } from '../files/patterns.ts'
import { type Inputs, readInputs } from '../inputs/inputs.ts'
import { sameKey } from '../keys.ts'
import { newFindings } from '../report/report.ts'
import { newTimeline, type Timeline } from '../report/timeline.ts'
import { publishReport } from '../report/write-report.ts'
import { namesFor } from '../rolling.ts'
import * as runner from '../runner.ts'
import { accessOf, type Run } from '../scopes.ts'
import type { State } from '../state.ts'
import { formatFor } from './choose-format.ts'
import { alreadyReserved, fill, nothingToSave } from './fill-draft.ts'
import { hasScope, toolsFor } from './job.ts'
import { checkMounted } from './mounted-file.ts'
import { openStore, storeOptions } from './open-store.ts'
import { preselect, readingWith } from './preset.ts'
import { type DeltaSave, prepareDelta } from './save-delta.ts'
import { cachedFiles } from './selection.ts'
import { removeOldSnapshots, whyKeep, whyNoSnapshots } from './snapshots.ts'

/**
 * Saves the cache, or logs the reason why it does not.
 * @param state the state that main saved; empty in `save/`
 * @throws any error; the caller turns it into a warning
 */
export async function save(signal: AbortSignal, state: State = {}): Promise<void> {
  const { key: mainKey, matchedKey, mountRoot, restored } = state
  if (!restored && mainKey !== undefined && matchedKey !== undefined && sameKey(matchedKey, mainKey)) {
    return runner.info(`Cache hit occurred on the primary key ${matchedKey}, not saving cache.`)
  }
  const run = runner.currentRun()
  if (!hasScope(run)) return
  // Main's choice counts: the job may have changed lock files since then.
  const preselection = state.preselection ?? (await preselect(signal))
  if (preselection === 'none') return
  const read = readingWith(preselection)
  if (read('key') === '') return runner.mildWarning('Key is not specified.')
  const inputs = readInputs(read, runner.cacheDir())
  const key = mainKey ?? inputs.key
  const { rolling } = inputs
  const names = namesFor(rolling)
  const mistake = names.mistake([key])
  if (mistake) throw new JobFailure(mistake)
  const { write: scope, whyNoWrite } = accessOf(run)
  const reason = whyNoWrite ?? reasonToSkip(inputs) ?? (rolling && whyNoSnapshots(rolling, run))
  if (scope === undefined || reason)
    return runner.info(reason ?? 'Cache save skipped: this run may write no scope.')

  const timeline = newTimeline()
  const whyKept = rolling && restored && (await whyKeep(restored, rolling, { inputs, mountRoot, timeline }))
  if (whyKept) return runner.info(whyKept)
  const selection = cachedFiles(inputs)
  const matches = await timeline.during('find', () => findMatches(selection))
  if (matches.length === 0) return runner.mildWarning(nothingToSave)
  await saveMatches({ inputs, key, run, scope, state, selection, matches, timeline, signal })
}

interface Saving {
  inputs: Inputs
  key: string
  run: Run
  /** The scope to save in. */
  scope: string
  state: State
  selection: Selection
  matches: Match[]
  timeline: Timeline
  signal: AbortSignal
}

async function saveMatches(saving: Saving): Promise<void> {
  const { inputs, key, run, scope, state, timeline, signal } = saving
  const store = openStore(storeOptions(inputs, run, signal))
  // Fetch image tools only where the user asks for mounting.
  const tools = await toolsFor(inputs, ['mount', 'lazy'].includes(inputs.mode) ? signal : undefined)
  const format = await formatFor(store, inputs, { tools, signal })
  const [version = ''] = format.versions(inputs, tools)
  const name = { scope, version, key: namesFor(inputs.rolling).nameFor(key, run) }
  const draft = await timeline.during('reserve', () => store.create(name))
  if (!draft) return runner.info(alreadyReserved(key))
  const findings = newFindings({ step: 'save', outcome: 'saved', key, store: store.label }, inputs)
  const scopes = accessOf(run).read
  const facts = { createdBy: originOf(run, scope), isHere: store.isHere ?? false, findings }
  let delta: DeltaSave | undefined
  try {
    delta = await prepareDelta({ ...saving, store, scopes, version, tools })
    const check = (): Promise<void> => checkMounted(state, { store, scopes, signal })
    const job = { ...saving, ...facts, key: name.key, tools, format, delta, checkMounted: check }
    if (!(await fill(draft, job))) return
  } catch (error) {
    if (error instanceof NameTaken) return runner.info(alreadyReserved(key))
    signal.throwIfAborted()
    Object.assign(findings, { outcome: 'failed', trouble: messageOf(error) })
    await publishReport(findings, timeline, inputs.summary)
    throw error
  } finally {
    await delta?.close()
    await draft.discard()
  }
  runner.info('Cache saved successfully')
  runner.info(`Cache saved with key: ${key}`)
  if (inputs.rolling) await removeOldSnapshots(store, { ...name, key }, inputs.rolling)
  await publishReport(findings, timeline, inputs.summary)
}

function reasonToSkip({ save, jobStatus }: Inputs): string | undefined {
  if (save === 'never') return "Cache save skipped: the input save is 'never'."
  if (save === 'always' || jobStatus === '' || jobStatus === 'success') return undefined
  return `Cache save skipped: the job's status is '${jobStatus}'. Set save: always to save all the same.`
}

function originOf({ repository, ref, sha, runId, eventName }: Run, scope: string): Origin {
  return { repository, scope, ref, sha, runId, event: eventName, headstart: about.version }
}
