/** The story of a save. */
import { mkdtemp, rm } from 'node:fs/promises'
import about from '../../package.json' with { type: 'json' }
import { bodyLength, containerVersion, type Origin } from '../entry/container.ts'
import { blockDigester } from '../entry/digest.ts'
import { sealIndex } from '../entry/index-frame.ts'
import { JobFailure, messageOf, NameTaken } from '../failure.ts'
import { fromBytes } from '../files/byte-strings.ts'
import { findMatches, type Match } from '../files/matches.ts'
import type { Selection } from '../files/patterns.ts'
import { walk } from '../files/walk.ts'
import type { Format, Packed } from '../formats/format.ts'
import { type Inputs, readInputs } from '../inputs/inputs.ts'
import { sameKey } from '../keys.ts'
import { join } from '../native-path.ts'
import { newProgress } from '../report/progress.ts'
import { type Findings, newFindings } from '../report/report.ts'
import { newTimeline, type Timeline } from '../report/timeline.ts'
import { publishReport } from '../report/write-report.ts'
import { namesFor } from '../rolling.ts'
import * as runner from '../runner.ts'
import { accessOf, type Run } from '../scopes.ts'
import type { State } from '../state.ts'
import type { Draft } from '../stores/store.ts'
import type { Tools } from '../tools.ts'
import { type Upload, uploadTo } from '../transfer/upload.ts'
import { sizeText } from '../units.ts'
import { formatFor } from './choose-format.ts'
import { hasScope, toolsFor } from './job.ts'
import { openStore, storeOptions } from './open-store.ts'
import { cachedFiles, sparing } from './selection.ts'
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
  if (runner.input('key') === '') return runner.mildWarning('Key is not specified.')
  const inputs = readInputs(runner.input, runner.cacheDir())
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
  const store = openStore(storeOptions(inputs, run, signal))
  // Fetch image tools only where the user asks for mounting.
  const tools = await toolsFor(inputs, ['mount', 'lazy'].includes(inputs.mode) ? signal : undefined)
  const format = await formatFor(store, inputs, { tools, signal })
  const [version = ''] = format.versions(inputs, tools)
  const name = { scope, version, key: names.nameFor(key, run) }
  const draft = await timeline.during('reserve', () => store.create(name))
  if (!draft) return runner.info(alreadyReserved(key))
  const findings = newFindings({ step: 'save', outcome: 'saved', key, store: store.label }, inputs)
  const context = {
    createdBy: originOf(run, scope),
    isHere: store.isHere ?? false,
    timeline,
    findings,
    signal,
  }
  try {
    if (!(await fill(draft, { inputs, key: name.key, selection, matches, tools, format, ...context }))) return
  } catch (error) {
    if (error instanceof NameTaken) return runner.info(alreadyReserved(key))
    signal.throwIfAborted()
    Object.assign(findings, { outcome: 'failed', trouble: messageOf(error) })
    await publishReport(findings, timeline, inputs.summary)
    throw error
  } finally {
    await draft.discard()
  }
  runner.info('Cache saved successfully')
  runner.info(`Cache saved with key: ${key}`)
  if (rolling) await removeOldSnapshots(store, { ...name, key }, rolling)
  await publishReport(findings, timeline, inputs.summary)
}

const nothingToSave =
  'Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.'

function alreadyReserved(key: string): string {
  return `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`
}

function reasonToSkip({ save, jobStatus }: Inputs): string | undefined {
  if (save === 'never') return "Cache save skipped: the input save is 'never'."
  if (save === 'always' || jobStatus === '' || jobStatus === 'success') return undefined
  return `Cache save skipped: the job's status is '${jobStatus}'. Set save: always to save all the same.`
}

function originOf({ repository, ref, sha, runId, eventName }: Run, scope: string): Origin {
  return { repository, scope, ref, sha, runId, event: eventName, headstart: about.version }
}

interface SaveJob {
  inputs: Inputs
  key: string
  selection: Selection
  matches: Match[]
  tools: Tools
  format: Format
  createdBy: Origin
  /** Whether the store is on this host. */
  isHere: boolean
  timeline: Timeline
  findings: Findings
  signal: AbortSignal
}

/** Packs into the draft and publishes it; false when there was nothing to pack, or another job published first. */
async function fill(draft: Draft, job: SaveJob): Promise<boolean> {
  const { inputs, key, selection, format, isHere, timeline, findings, signal } = job
  const bases = selection.roots.map(({ base }) => base)
  timeline.watch([...bases, runner.tempDir(), ...(isHere ? [inputs.localDir] : [])])
  const upload = timedUpload(draft, job)
  const digester = blockDigester()
  const packed = await packInto(job, async (bytes) => {
    digester.update(bytes)
    await upload.write(bytes)
  })
  logSkipped(packed)
  if (packed.segments.length === 0) {
    runner.mildWarning(nothingToSave)
    return false
  }
  const { files, bytes } = packed
  const index = format.indexed ? indexOf(packed, digester.finish(), job) : Buffer.alloc(0)
  await upload.write(index)
  const storedBytes = bodyLength(packed) + index.length
  Object.assign(findings, { files, bytes, storedBytes })
  runner.info(`Cache Size: ${sizeText(storedBytes)}`)
  await upload.finish()
  signal.throwIfAborted()
  const isFirst = await upload.commit()
  if (!isFirst) runner.info(alreadyReserved(key))
  return isFirst
}

function timedUpload(draft: Draft, { isHere, timeline }: SaveJob): Upload {
  const upload = uploadTo(draft, { onTaken: newProgress('Sent', undefined, runner.info) })
  const phaseTimer = timeline.phaseTimer()
  const phase = isHere ? 'write' : 'upload'
  return {
    write: (bytes) => phaseTimer.pushed(phase, bytes.length, () => upload.write(bytes)),
    finish: () => phaseTimer.pushed(phase, 0, upload.finish),
    commit: () => timeline.during('publish', upload.commit),
  }
}

async function packInto(
  { inputs, selection, matches, tools, format, timeline, signal }: SaveJob,
  write: (bytes: Buffer) => Promise<void>,
): Promise<Packed> {
  const scratch = await mkdtemp(join(runner.tempDir(), 'headstart-'))
  const { excludes } = sparing([scratch], selection)
  const leftOut: string[] | undefined = excludes ? [] : undefined
  const found = timeline.items('walk', walk(matches, excludes, leftOut))
  const job = { matches, found, leftOut, scratch, tools, signal, write }
  const more = { workspace: runner.workspace(), level: inputs.compressionLevel }
  return timeline
    .during('pack', () => format.pack({ ...job, ...more }))
    .finally(() => rm(scratch, { recursive: true, force: true }))
}

function indexOf(packed: Packed, digests: Buffer, { inputs, key, format, createdBy }: SaveJob): Buffer {
  const { segments, files, bytes } = packed
  const origin = { container: containerVersion, format: format.id, key, paths: inputs.paths, createdBy }
  return sealIndex({ ...origin, segments, files, bytes, digests })
}

function logSkipped({ skipped }: Packed): void {
  if (skipped.length === 0) return
  const some = skipped.slice(0, 3).map((member) => fromBytes(member.replace(/^\d+\//, '')).toString())
  const more = skipped.length > some.length ? ', …' : ''
  runner.info(`Skipped ${skipped.length} that are no file, directory or link: ${some.join(', ')}${more}`)
}
