/** Finds the entry of a cache: opens the cache's store, and looks up the versions that this runner can restore. */
import type { PathLine } from '../../files/paths/patterns.ts'
import { recover } from '../../files/placing/recover.ts'
import type { Format } from '../../formats/format.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import type { CacheInputs } from '../../inputs/step-inputs.ts'
import type { ReadInput } from '../../inputs/values.ts'
import { startServerFor } from '../../mounts/lazy/lazy-mount.ts'
import type { Server } from '../../mounts/lazy/server.ts'
import { ownTargets } from '../../mounts/root/record.ts'
import type { MountSupport } from '../../mounts/support.ts'
import { accessOf } from '../../names/scopes.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import type { Findings } from '../../report/report.ts'
import type { Timeline } from '../../report/timeline.ts'
import type { Entry, Wanted } from '../../stores/store.ts'
import { awaitedLater } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { prepareTrust } from '../../trust/signed-index.ts'
import { probeMounting, readableFormats, versionsOf } from '../shared/formats-of-job.ts'
import { openStore, storeOptions } from '../shared/open-store.ts'
import { addToState, type MissState, type Mounts } from '../shared/state.ts'
import { whyNoSave } from '../shared/why-no-save.ts'
import type { Miss } from './explain-miss.ts'
import type { Slot } from './parallel-restores.ts'
import type { Step } from './plan.ts'

/** The restore of one cache, whose state for post is a miss until its entry is restored. */
export interface CacheRestore {
  cache: CacheInputs
  inputs: Inputs
  step: Step
  /** The same object as in the states of the step, so it has what is added there. */
  state: MissState
  /** Admits this restore among those of the other caches. */
  slot: Slot
  report: CacheReport
}

/** What a restore finds out for its report. */
export interface CacheReport {
  timeline: Timeline
  findings: Findings
}

/** The restore of one cache, once its store is open. */
export interface RestoreContext extends Pick<CacheRestore, 'inputs' | 'slot' | 'report'> {
  /** The formats whose entries this runner can restore. */
  formats: Format[]
  mountSupport: MountSupport
  /** Serves an image before it has arrived; undefined unless `mode` is lazy. */
  server: Server | undefined
  /** Adds to what post knows of the mounts. Called with the mount root before anything is mounted in it. */
  remember: (mounts: Mounts) => void
  signal: AbortSignal
}

interface LookupResult {
  /** Undefined on a miss. */
  entry: Entry | undefined
  /** The lookup, to explain a miss. */
  miss: Miss
  context: RestoreContext
}

/** @throws StoreError if the store gives no answer */
export async function findEntry(restore: CacheRestore, lines: PathLine[]): Promise<LookupResult> {
  const { cache, inputs, step, state, slot, report } = restore
  const { states, run, signal } = step
  const store = openStore(storeOptions(inputs, run, signal))
  report.findings.store = store.label
  // Gets the keys that verify tokens meanwhile. `readTrustedIndex` waits for them, and reports their errors.
  awaitedLater(prepareTrust(inputs, signal))
  const mountSupport = await probeMounting(inputs, signal)
  const formats = await readableFormats(store, inputs, { mountSupport, signal })
  // The server must read the store that has the entry, which is known later.
  const read: ReadInput = (name) => (name === 'store' ? store.kind : cache.read(name))
  const server = startServerFor(inputs, read, mountSupport)
  const wanted: Wanted = {
    scopes: accessOf(run).read,
    keys: namesFor(inputs.rolling).lookups([inputs.key, ...inputs.restoreKeys]),
    versions: versionsOf(formats, inputs),
  }
  // A restore that was killed may have published a part of its files.
  await recover(lines, { mounts: ownTargets(), warn: runner.warning, signal })
  await using onError = new AsyncDisposableStack()
  const entry = await report.timeline.during('lookup', () => store.find(wanted))
  onError.defer(async () => entry?.close())
  // If the first store gives no answer, `store` stands for the second one from now on. Post must use the same one.
  report.findings.store = store.label
  const answering = { ...state.inputs, store: store.kind }
  addToState(cache.name, { inputs: answering, unsaved: state.unsaved ?? store.whyReadOnly }, states)
  if (entry && store.isHere) runner.info(`Found in the ${store.label}`)
  const isSaved = step.mayPostSave && !(store.whyReadOnly ?? whyNoSave(inputs, run, state))
  const remember = (more: Mounts): void =>
    addToState(cache.name, { mounts: { ...state.mounts, ...more } }, states)
  onError.move()
  return {
    entry,
    miss: { store, wanted, formats, naming: inputs, isSaved, signal },
    context: { inputs, formats, mountSupport, server, slot, remember, report, signal },
  }
}
