/** Saves the files of a cache as one entry: seals the entry, then publishes it. */
import { newChangeWatch } from '../../files/changed-while-saved.ts'
import { accessOf } from '../../names/scopes.ts'
import { type Findings, newFindings } from '../../report/report.ts'
import { writeReport } from '../../report/write-report.ts'
import type { Store } from '../../stores/store.ts'
import { messageOf, NameTaken, NotSaved, ProgramKilled } from '../../system/failure.ts'
import { memoized } from '../../system/memoized.ts'
import * as runner from '../../system/runner.ts'
import { idleFiles } from '../changes/idle-files.ts'
import { checkShown } from '../changes/job-mounts.ts'
import { baseOfSave } from '../changes/mounted-base.ts'
import { checkMounted } from '../changes/mounted-body.ts'
import { changesBody } from '../changes/save-layers.ts'
import { checkReading } from '../changes/when-only-changes.ts'
import type { EntryToSave } from '../shared/save-context.ts'
import { whyNotAll } from '../shared/selection.ts'
import { alreadyReserved } from '../shared/why-no-save.ts'
import { type Packer, waysToPack } from './choose-format.ts'
import { type FilledDraft, fillDraft } from './fill-draft.ts'
import { wholeBody } from './pack-files.ts'
import { newReservation, type Reservation } from './reservation.ts'
import type { SavedSnapshot } from './snapshots.ts'

/** An entry whose save reads no files any more. Disposing of it removes the draft unless it is published. */
export interface SealedEntry extends AsyncDisposable {
  /** @returns the entry if it is a snapshot of a rolling cache @throws NotSaved if another job was first; any other error */
  publish(): Promise<SavedSnapshot | undefined>
}

/**
 * Seals the entry of a cache, and reports how the save ends.
 * @param unlessImage why nothing is saved except an image, as a line for the log
 * @throws NotSaved if there is nothing to save, or another job has the name; any other error
 */
export async function sealEntry(saving: EntryToSave, unlessImage: string | undefined): Promise<SealedEntry> {
  const { how, inputs, state, store, timeline, signal } = saving
  const { key, rolling, summary } = inputs
  const findings = newFindings({ step: 'save', outcome: 'saved', key, store: store.label }, inputs)
  const report = (): Promise<void> => {
    findings.store = store.label
    return writeReport(findings, timeline, { summary, log: how.log })
  }
  const reportFailure = async (error: unknown): Promise<never> => {
    if (error instanceof NameTaken) throw new NotSaved(alreadyReserved(key, state))
    if (error instanceof NotSaved) throw error
    signal.throwIfAborted()
    Object.assign(findings, { outcome: 'failed', trouble: messageOf(error) })
    await report()
    throw error
  }
  await using resources = new AsyncDisposableStack()
  const reservation = resources.use(newReservation(saving))
  const filled = await sealInOneWay(reservation, findings, saving, unlessImage).catch(reportFailure)
  const kept = resources.move()
  return {
    async publish() {
      const name = await filled.publish().catch(reportFailure)
      tellSaved(key, store)
      await report()
      return rolling && { store, name: { ...name, key }, keep: rolling.keep }
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** If the system ends a program, tries the next way to pack. @throws as `sealEntry` */
async function sealInOneWay(
  reservation: Reservation,
  findings: Findings,
  saving: EntryToSave,
  unlessImage: string | undefined,
): Promise<FilledDraft> {
  let killed: ProgramKilled | undefined
  for await (const packer of waysToPack(saving)) {
    const { format, instead, whyInstead = killed && messageOf(killed) } = packer
    if (unlessImage !== undefined) {
      if (!format.image) throw new NotSaved(unlessImage)
      runner.info(`The entry ${saving.inputs.key} is an archive: saving an image, which later jobs mount`)
    }
    if (whyInstead !== undefined) runner.info(`${instead}: ${whyInstead}`)
    await tellUnmatched(saving)
    try {
      return await sealWith(packer, reservation, findings, saving)
    } catch (error) {
      if (!(error instanceof ProgramKilled) || saving.signal.aborted) throw error
      killed = error
    }
  }
  throw killed
}

/** Logs the lines of `path` that add nothing to the entry. Tools have directories that not every job needs. */
async function tellUnmatched({ inputs, files, how }: EntryToSave): Promise<void> {
  if (inputs.preset !== undefined) return
  for (const line of how.log.unlogged(await whyNotAll(files.selection, files.matches))) runner.info(line)
}

/**
 * Packs the changes or all files into a draft, and seals it.
 * @throws NameTaken, NotSaved, ProgramKilled or any other error
 */
async function sealWith(
  { format, tools }: Packer,
  reservation: Reservation,
  findings: Findings,
  saving: EntryToSave,
): Promise<FilledDraft> {
  const { how, inputs, state, files, timeline } = saving
  const mounts = state?.mounts
  const [version = ''] = format.versions(inputs, tools)
  const { name, draft } = reservation.forTry(version)
  const search = { ...saving, scopes: accessOf(how.run).read }
  await using base = baseOfSave(mounts, { ...search, version })
  const idle = memoized(
    async () => base && (await timeline.during('compare', () => idleFiles(base, saving)).catch(tellUnknown)),
  )
  // Comparing needs no draft yet.
  const changes = base && (await changesBody({ ...saving, base: { ...base, idle }, draft, tools }))
  if (!changes && mounts?.entry) {
    checkShown(mounts)
    checkReading(files.survey().shownBytes, mounts.entry.size)
  }
  const changeWatch = how.onlyUnchanged ? newChangeWatch() : undefined
  using body = changes ?? wholeBody(await draft, { format, tools, saving, changeWatch, idle: await idle() })
  watchDisks(saving)
  const check = async (): Promise<void> => {
    await changeWatch?.check()
    await checkMounted(mounts, search)
  }
  return await fillDraft({ name, format, body, check, findings }, saving)
}

function tellUnknown(error: unknown): undefined {
  runner.debug(`Nothing says what builds have not used: ${messageOf(error)}`)
}

/** The disks that packing and the store use. */
function watchDisks({ inputs, files, store, timeline }: EntryToSave): void {
  const bases = files.selection.lines.map(({ base }) => base)
  timeline.watch([...bases, runner.tempDir(), ...(store.isHere ? [inputs.localDir] : [])])
}

function tellSaved(key: string, { label, isHere }: Store): void {
  runner.info('Cache saved successfully')
  if (isHere) runner.info(`Saved in the ${label}`)
  if (isHere && runner.losesDisk())
    runner.warning(
      `No other job will find this cache: it is in the ${label}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`,
    )
  runner.info(`Cache saved with key: ${key}`)
}
