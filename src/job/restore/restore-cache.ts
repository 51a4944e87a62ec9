/** The story of one cache's restore: finds its entry, opens it, mounts or unpacks it, and keeps what post needs. */
import { type PathLine, selectionOf } from '../../files/paths/patterns.ts'
import type { CacheInputs } from '../../inputs/step-inputs.ts'
import { isTrue } from '../../inputs/values.ts'
import { sameKey } from '../../names/keys.ts'
import { accessOf } from '../../names/scopes.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import { newFindings } from '../../report/report.ts'
import { newTimeline } from '../../report/timeline.ts'
import { writeReport } from '../../report/write-report.ts'
import type { Entry } from '../../stores/store.ts'
import { BadEntry, JobFailure, messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { tellLostLinks } from '../shared/links-out.ts'
import { addToState, enterState, type MissState } from '../shared/state.ts'
import { postponeCleanUps } from '../used/tool-caches.ts'
import { explainMiss, type Miss } from './explain-miss.ts'
import { type CacheRestore, findEntry, type RestoreContext } from './find-entry.ts'
import { mount } from './mount.ts'
import { isSized, openEntry, tellSize, tellWriter } from './open-entry.ts'
import { type CacheEnd, type CacheHit, concludeHit, concludeMiss, type Restored } from './outcome.ts'
import type { Slot } from './parallel-restores.ts'
import type { CachePlan, Step } from './plan.ts'
import { unpack } from './unpack.ts'

interface RestoreOptions {
  step: Step
  /** How many requests it may run at once. */
  connections: number
  slot: Slot
}

/**
 * Restores one cache, or logs the reason why it does not.
 * @throws JobFailure when the user made a mistake, or wants a miss to fail the step
 */
export async function restoreCache(plan: CachePlan, options: RestoreOptions): Promise<CacheEnd> {
  using slot = options.slot
  const { cache, tree } = plan
  const { step } = options
  // `planOf` has set it, unless the preset has nothing to cache.
  const planned = step.states[cache.name]
  if (!plan.inputs || planned?.kind !== 'planned') return concludeNothing(cache)
  const inputs = { ...plan.inputs, connections: Math.min(plan.inputs.connections, options.connections) }
  const { key, failOnMiss, summary, store } = inputs
  const state: MissState = { ...planned, kind: 'miss', key }
  enterState(cache.name, state, step.states)
  runner.output('cache-primary-key', key)
  const { whyNoRead } = accessOf(step.run)
  if (whyNoRead) runner.info(whyNoRead)
  // `store` becomes the store's label once the store is open.
  const findings = newFindings({ step: 'restore', outcome: 'miss', key, store }, inputs)
  const timeline = newTimeline()
  const restore: CacheRestore = { cache, inputs, step, state, slot, report: { timeline, findings } }
  const { hit, miss } = await findAndRestore(restore)
  // The other caches do not wait for the explanation.
  if (!hit) slot[Symbol.dispose]()
  const end = hit ? await concludeHit(hit, restore) : concludeMiss(restore)
  if (miss && !whyNoRead) {
    const lines = await explainMiss(miss, tree)
    runner.folded('Why nothing was found', step.log.unlogged(lines))
  }
  await writeReport(findings, timeline, { summary, log: step.log })
  if (end.hit === 'miss' && failOnMiss)
    throw new JobFailure(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${key}`,
    )
  return end
}

/** A cache whose preset finds nothing counts as a miss by itself, and not among other caches. */
function concludeNothing({ read }: CacheInputs): CacheEnd {
  runner.output('hit', 'miss')
  if (!isTrue(read('fail-on-cache-miss'))) return { hit: 'miss' }
  throw new JobFailure('Exiting as fail-on-cache-miss is set: the preset caches nothing here.')
}

/** Both are absent if the restore failed, which has logged a warning. */
interface Outcome {
  hit?: CacheHit
  /** The lookup that found nothing. */
  miss?: Miss
}

/** Turns every error into a warning and a miss; throws only the abort reason. */
async function findAndRestore(restore: CacheRestore): Promise<Outcome> {
  const { cache, inputs, step, slot, report } = restore
  const { keyIn } = namesFor(inputs.rolling)
  let entry: Entry | undefined
  try {
    const { lines } = selectionOf(inputs.paths, process.cwd())
    const lookup = await findEntry(restore, lines)
    const { context } = lookup
    entry = lookup.entry
    if (!entry) return { miss: lookup.miss }
    const key = keyIn(entry.key)
    runner.info(`Cache hit for${sameKey(key, inputs.key) ? '' : ' restore-key'}: ${key}`)
    if (inputs.lookupOnly) {
      await lookUpOnly(entry, lines, context)
      return { hit: { entry, context } }
    }
    await slot.acquire(entry.size)
    const beganMs = report.timeline.elapsedMs()
    const restored = await restoreEntry(entry, lines, context)
    await postponeCleanUps(lines, inputs.mode)
    const ms = report.timeline.elapsedMs() - beganMs
    return { hit: { entry, context, restored, ms } }
  } catch (error) {
    step.signal.throwIfAborted()
    report.findings.trouble = messageOf(error)
    if (entry) addToState(cache.name, { refused: keyIn(entry.key) }, step.states)
    runner.warning(`Failed to restore: ${report.findings.trouble}`)
    return {}
  } finally {
    await entry?.close()
  }
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

/**
 * Mounts an entry where this runner allows that, and unpacks it otherwise. If it proves bad and is a copy of the stash,
 * restores the original instead.
 * @throws as `openEntry`
 */
async function restoreEntry(entry: Entry, lines: PathLine[], context: RestoreContext): Promise<Restored> {
  try {
    await using opened = await openEntry(entry, lines, context)
    const installMs = tellWriter(opened, context)?.installMs
    const way = (await mount(opened, context)) ?? (await unpack(opened, context))
    const { format, indexed } = opened
    // Opening has told the size of every other entry.
    if (!isSized(entry) && !indexed) tellSize(context.report.findings.storedBytes ?? 0, context.report)
    runner.info('Cache restored successfully')
    if (indexed?.index.linksOut) await tellLostLinks(indexed.index.linksOut, lines)
    return { format, indexed, way, installMs }
  } catch (error) {
    context.signal.throwIfAborted()
    const original = error instanceof BadEntry && (await rejected(entry))
    if (!original) throw error
    runner.info(`Downloading the entry, as its copy on this host is bad: ${error.message}`)
    return await restoreEntry(original, lines, context)
  }
}

/** Rejects a bad entry. @returns the original, if the entry is a copy */
async function rejected(entry: Entry): Promise<Entry | undefined> {
  return await entry.reject().catch((failure) => {
    runner.debug(`The entry stays where it is: ${messageOf(failure)}`)
    return undefined
  })
}
