/** Saves the files of a cache as one entry. */
import about from '../../../package.json' with { type: 'json' }
import type { Origin } from '../../entry/container.ts'
import { newChangeWatch } from '../../files/change-watch.ts'
import type { Match } from '../../files/matches.ts'
import type { Selection } from '../../files/patterns.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { namesFor } from '../../names/rolling.ts'
import { accessOf, type Run } from '../../names/scopes.ts'
import { newFindings } from '../../report/report.ts'
import type { Timeline } from '../../report/timeline.ts'
import { publishReport } from '../../report/write-report.ts'
import type { Store } from '../../stores/store.ts'
import { messageOf, NameTaken } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { toolsFor } from '../formats-of-job.ts'
import { signerFor } from '../signed-index.ts'
import type { State } from '../state.ts'
import { afterCopy } from './changes/delta-body.ts'
import { findBaseOfSave } from './changes/mounted-base.ts'
import { checkMounted } from './changes/mounted-file.ts'
import { prepareLayers } from './changes/save-delta.ts'
import { formatFor } from './choose-format.ts'
import { alreadyReserved, type DraftBody, fill } from './fill-draft.ts'
import { wholeBody } from './pack-files.ts'
import { removeOldSnapshots } from './rolling/snapshots.ts'
import type { SecretCheck } from './secrets.ts'

export interface EntryToSave {
  inputs: Inputs
  key: string
  run: Run
  /** The scope to save in. */
  scope: string
  store: Store
  state: State
  selection: Selection
  matches: Match[]
  /** Whether to publish nothing if a file changes meanwhile: other steps may be running. */
  onlyUnchanged: boolean
  secretCheck: SecretCheck
  /** Whether to publish nothing, because another job has saved what this one has to merge. */
  isOutdated(): Promise<boolean>
  timeline: Timeline
  signal: AbortSignal
}

/** False if other jobs have saved what this one has to merge first. */
export async function saveEntry(saving: EntryToSave): Promise<boolean> {
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
  const changeWatch = onlyUnchanged ? newChangeWatch() : undefined
  const check = async (): Promise<void> => {
    await changeWatch?.check()
    await checkMounted(state, { inputs, store, scopes, signal })
  }
  let body: DraftBody | undefined
  try {
    const delta = base && (await prepareLayers({ ...saving, base, draft, tools }))
    const files = { ...saving, tools, format, changeWatch }
    body = delta ? afterCopy(delta, { timeline, signal }) : wholeBody(draft, files)
    const isHere = store.isHere ?? false
    watchDisks(saving, isHere)
    const sign = signerFor(inputs, { repository: run.repository, scope, version })
    const facts = { key: name.key, paths: inputs.paths, format, createdBy: originOf(run, scope), sign }
    const filled = await fill({ ...saving, ...facts, isHere, findings, body, check })
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
    body?.close()
    await base?.entry.close()
    await draft.discard()
  }
  runner.info('Cache saved successfully')
  runner.info(`Cache saved with key: ${key}`)
  if (inputs.rolling) await removeOldSnapshots(store, { ...name, key }, inputs.rolling)
  await publishReport(findings, timeline, inputs.summary)
  return true
}

function originOf({ repository, ref, sha, runId, eventName }: Run, scope: string): Origin {
  return { repository, scope, ref, sha, runId, event: eventName, headstart: about.version }
}

/** The disks that packing and the store use. */
function watchDisks({ inputs, selection, timeline }: EntryToSave, isHere: boolean): void {
  const bases = selection.lines.map(({ base }) => base)
  timeline.watch([...bases, runner.tempDir(), ...(isHere ? [inputs.localDir] : [])])
}
