/** Saves the files of a cache as one entry. */
import { newChangeWatch } from '../../files/changed-while-saved.ts'
import { accessOf } from '../../names/scopes.ts'
import { type Findings, newFindings } from '../../report/report.ts'
import { writeReport } from '../../report/write-report.ts'
import type { Name, Store } from '../../stores/store.ts'
import { messageOf, NameTaken, NothingChanged, ProgramKilled } from '../../system/failure.ts'
import { memoized } from '../../system/memoized.ts'
import * as runner from '../../system/runner.ts'
import { idleFiles } from '../changes/idle-files.ts'
import { checkShown } from '../changes/job-mounts.ts'
import { baseOfSave } from '../changes/mounted-base.ts'
import { checkMounted } from '../changes/mounted-body.ts'
import { changesBody } from '../changes/save-layers.ts'
import { checkReading } from '../changes/when-only-changes.ts'
import type { EntryToSave } from '../shared/save-context.ts'
import { choosePacker, type Packer, wantsImages } from './choose-format.ts'
import { fillDraft } from './fill-draft.ts'
import { wholeBody } from './pack-files.ts'
import { newReservation, type Reservation } from './reservation.ts'
import { removeOldSnapshots } from './snapshots.ts'
import { alreadyReserved, nothingChanged } from './why-no-save.ts'

/**
 * Saves an image, or an archive. If the system ends a program, tries the next way.
 * @param unlessImage why nothing is saved except an image, as a line for the log
 */
export async function saveEntry(saving: EntryToSave, unlessImage: string | undefined): Promise<void> {
  await using reservation = newReservation(saving)
  let packer = await choosePacker(saving, wantsImages(saving), unlessImage)
  while (packer) {
    const killed = await saveBy(packer, reservation, saving)
    packer = killed && (await packerAfter(packer, killed))
  }

  /** After an image an archive follows, and after the system's tar Headstart's own. */
  async function packerAfter({ format, tools }: Packer, killed: ProgramKilled): Promise<Packer | undefined> {
    const what = format.image ? 'Saved to be unpacked instead of mounted' : 'Packing once more, without tar'
    runner.info(`${what}: ${messageOf(killed)}`)
    if (format.image) return choosePacker(saving, false, unlessImage)
    return { format, tools: { ...tools, tar: { dialect: 'node' } } }
  }
}

/** @returns the error if the system has ended a program, and there is a next way */
async function saveBy(
  packer: Packer,
  reservation: Reservation,
  saving: EntryToSave,
): Promise<ProgramKilled | undefined> {
  const { how, inputs, state, store, timeline, signal } = saving
  const { key, rolling } = inputs
  const findings = newFindings({ step: 'save', outcome: 'saved', key, store: store.label }, inputs)
  const report = (): Promise<void> => {
    findings.store = store.label
    return writeReport(findings, timeline, { summary: inputs.summary, log: how.log })
  }
  try {
    const name = await publishEntry(packer, reservation, findings, saving)
    if (!name) return undefined
    tellSaved(key, store)
    if (rolling) how.later.push(() => removeOldSnapshots(store, { ...name, key }, rolling))
  } catch (error) {
    if (error instanceof NameTaken) runner.info(alreadyReserved(key, state))
    if (error instanceof NothingChanged) runner.info(nothingChanged(inputs))
    if (error instanceof NameTaken || error instanceof NothingChanged) return undefined
    signal.throwIfAborted()
    if (error instanceof ProgramKilled && hasNext(packer)) return error
    Object.assign(findings, { outcome: 'failed', trouble: messageOf(error) })
    await report()
    throw error
  }
  await report()
  return undefined
}

function hasNext({ format, tools }: Packer): boolean {
  return format.image || tools.tar.dialect !== 'node'
}

/**
 * Packs the changes or all files into a draft, and publishes it.
 * @returns the entry's name; undefined if there was nothing to pack, which the log says
 * @throws NameTaken, NothingChanged, ProgramKilled or any other error
 */
async function publishEntry(
  { format, tools }: Packer,
  reservation: Reservation,
  findings: Findings,
  saving: EntryToSave,
): Promise<Name | undefined> {
  const { how, inputs, state, files, store, timeline, signal } = saving
  const [version = ''] = format.versions(inputs, tools)
  const { name, draft } = reservation.forTry(version)
  const search = { inputs, store, scopes: accessOf(how.run).read, signal }
  await using base = baseOfSave(state?.mounts, { ...search, version, timeline })
  const idle = memoized(
    async () => base && (await timeline.during('compare', () => idleFiles(base, saving)).catch(tellUnknown)),
  )
  // Comparing needs no draft yet.
  const job = { draft, files, inputs, tools, timeline, signal }
  const changes = base && (await changesBody({ base: { ...base, idle }, ...job }))
  const mounts = state?.mounts
  if (!changes && mounts?.entry) {
    checkShown(mounts)
    checkReading(files.survey().shownBytes, mounts.entry.size)
  }
  const changeWatch = how.onlyUnchanged ? newChangeWatch() : undefined
  const wholeJob = { format, tools, saving, changeWatch }
  using body = changes ?? wholeBody(await draft, { ...wholeJob, idle: await idle() })
  watchDisks(saving)
  const check = async (): Promise<void> => {
    await changeWatch?.check()
    await checkMounted(state?.mounts, search)
  }
  return (await fillDraft({ name, format, body, check, findings }, saving)) ? name : undefined
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
