/** The story of a save. */
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import about from '../../package.json' with { type: 'json' }
import { bodyLength, containerVersion, type Origin } from '../entry/container.ts'
import { blockDigester } from '../entry/digest.ts'
import { sealIndex } from '../entry/index-frame.ts'
import { JobFailure, messageOf, NameTaken } from '../failure.ts'
import { fromBytes } from '../files/bytes.ts'
import { findMatches, type Match } from '../files/matches.ts'
import { type Selection, selectionOf } from '../files/patterns.ts'
import { walk } from '../files/walk.ts'
import type { Format, Packed } from '../formats/format.ts'
import { type Inputs, readInputs } from '../inputs/inputs.ts'
import { keyMistake, sameKey } from '../keys.ts'
import { newProgress } from '../report/progress.ts'
import { publishReport } from '../report/publish.ts'
import { type Findings, newFindings } from '../report/report.ts'
import { newTimeline, type Timeline } from '../report/timeline.ts'
import * as runner from '../runner.ts'
import { accessOf, type Run } from '../scopes.ts'
import type { State } from '../state.ts'
import type { Draft } from '../stores/store.ts'
import type { Tools } from '../tools.ts'
import { uploadTo } from '../transfer/upload.ts'
import { sizeText } from '../units.ts'
import { formatFor } from './format.ts'
import { hasScope, toolsFor } from './job.ts'
import { openStore, storeOptions } from './store.ts'

/**
 * Saves the cache, or logs the reason why it does not.
 * @param state the state that main saved; empty in `save/`
 * @throws any error; the caller turns it into a warning
 */
export async function save(signal: AbortSignal, state: State = {}): Promise<void> {
  const { key: mainKey, matchedKey } = state
  if (mainKey !== undefined && matchedKey !== undefined && sameKey(matchedKey, mainKey)) {
    return runner.info(`Cache hit occurred on the primary key ${matchedKey}, not saving cache.`)
  }
  const run = runner.currentRun()
  if (!hasScope(run)) return
  if (runner.input('key') === '') return runner.mildWarning('Key is not specified.')
  const inputs = readInputs(runner.input, runner.cacheDir())
  const key = mainKey ?? inputs.key
  const mistake = keyMistake([key])
  if (mistake) throw new JobFailure(mistake)
  const { write: scope, whyNoWrite } = accessOf(run)
  const whyNot = whyNoWrite ?? reasonToSkip(inputs)
  if (scope === undefined || whyNot)
    return runner.info(whyNot ?? 'Cache save skipped: this run may write no scope.')

  const timeline = newTimeline()
  const selection = sparing([inputs.localDir, inputs.stash.dir], selectionOf(inputs.paths, process.cwd()))
  const matches = await timeline.during('find', () => findMatches(selection))
  if (matches.length === 0) return runner.mildWarning(nothingToSave)
  const store = openStore(storeOptions(inputs, run, signal))
  // Fetch image tools only where the user asks for mounting.
  const fetching = { temp: runner.tempDir(), tell: runner.info, signal }
  const tools = await toolsFor(inputs, ['mount', 'lazy'].includes(inputs.mode) ? fetching : undefined)
  const format = await formatFor(store, inputs, { tools, signal })
  const [version = ''] = format.versions(inputs, tools)
  const name = { scope, version, key }
  const draft = await timeline.during('reserve', () => store.create(name))
  if (!draft) return runner.info(alreadyReserved(key))
  const findings = newFindings({ step: 'save', outcome: 'saved', key, store: store.label }, inputs)
  const createdBy = originOf(run, scope)
  const plan = { inputs, key, selection, matches, tools, format, createdBy, isHere: store.isHere ?? false }
  try {
    if (!(await fill(draft, plan, { timeline, findings, signal }))) return
  } catch (error) {
    if (error instanceof NameTaken) return runner.info(alreadyReserved(key))
    signal.throwIfAborted()
    await publishReport(
      { ...findings, outcome: 'failed', trouble: messageOf(error) },
      timeline,
      inputs.summary,
    )
    throw error
  } finally {
    await draft.discard()
  }
  runner.info('Cache saved successfully')
  runner.info(`Cache saved with key: ${key}`)
  await publishReport(findings, timeline, inputs.summary)
}

const nothingToSave =
  'Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.'

/** Excludes the store's own directories on this host, which may lie within the cached paths. */
function sparing(dirs: string[], { roots, excludes }: Selection): Selection {
  const isCached = (dir: string): boolean =>
    roots.some(({ base }) => `${dir}/`.startsWith(base === '/' ? base : `${base}/`))
  const spared = dirs.filter(isCached)
  if (spared.length === 0) return { roots, excludes }
  return { roots, excludes: (path, after) => spared.includes(path) || (excludes?.(path, after) ?? false) }
}

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

interface SavePlan {
  inputs: Inputs
  key: string
  selection: Selection
  matches: Match[]
  tools: Tools
  format: Format
  createdBy: Origin
  /** Whether the store is on this host. */
  isHere: boolean
}

interface SaveContext {
  timeline: Timeline
  findings: Findings
  signal: AbortSignal
}

/** Packs into the draft and publishes it; false when there was nothing to pack, or another job published first. */
async function fill(
  draft: Draft,
  plan: SavePlan,
  { timeline, findings, signal }: SaveContext,
): Promise<boolean> {
  const { inputs, selection, matches, tools, format, isHere } = plan
  timeline.watch([
    ...selection.roots.map(({ base }) => base),
    runner.tempDir(),
    ...(isHere ? [inputs.localDir] : []),
  ])
  const scratch = await mkdtemp(join(runner.tempDir(), 'headstart-'))
  const progress = newProgress('Sent', undefined, runner.info)
  const upload = uploadTo(draft, { onTaken: progress.add })
  const phaseTimer = timeline.phaseTimer()
  const send = <T>(bytes: number, work: () => Promise<T>): Promise<T> =>
    phaseTimer.pushed(isHere ? 'write' : 'upload', bytes, work)
  const digester = blockDigester()
  const write = async (bytes: Buffer): Promise<void> => {
    digester.update(bytes)
    await send(bytes.length, () => upload.write(bytes))
  }
  const job = {
    matches,
    found: timeline.items('walk', walk(matches, selection.excludes)),
    workspace: runner.workspace(),
    scratch,
    tools,
    level: inputs.compressionLevel,
    signal,
    write,
  }
  const packed = await timeline
    .during('pack', () => format.pack(job))
    .finally(() => rm(scratch, { recursive: true, force: true }))
  logSkipped(packed)
  if (packed.segments.length === 0) {
    runner.mildWarning(nothingToSave)
    return false
  }
  const { files, bytes } = packed
  const index = format.indexed ? indexOf(packed, digester.finish(), plan) : Buffer.alloc(0)
  await send(index.length, () => upload.write(index))
  Object.assign(findings, { files, bytes, storedBytes: bodyLength(packed) + index.length })
  runner.info(`Cache Size: ${sizeText(findings.storedBytes as number)}`)
  await send(0, () => upload.finish())
  signal.throwIfAborted()
  const first = await timeline.during('publish', () => upload.commit())
  if (!first) runner.info(alreadyReserved(plan.key))
  return first
}

function indexOf(packed: Packed, digests: Buffer, { inputs, key, format, createdBy }: SavePlan): Buffer {
  const { segments, files, bytes } = packed
  const what = { container: containerVersion, format: format.id, key, paths: inputs.paths, createdBy }
  return sealIndex({ ...what, segments, files, bytes, digests })
}

function logSkipped({ skipped }: Packed): void {
  if (skipped.length === 0) return
  const some = skipped.slice(0, 3).map((member) => fromBytes(member.replace(/^\d+\//, '')).toString())
  const more = skipped.length > some.length ? ', …' : ''
  runner.info(`Skipped ${skipped.length} that are no file, directory or link: ${some.join(', ')}${more}`)
}
