/** Saves the files of a cache as one entry. */
import { newChangeWatch } from '../../files/changing.ts'
import type { Format } from '../../formats/format.ts'
import { namesFor } from '../../names/rolling.ts'
import { accessOf } from '../../names/scopes.ts'
import { newFindings } from '../../report/report.ts'
import { publishReport } from '../../report/write-report.ts'
import type { Draft, Name, Store } from '../../stores/store.ts'
import { awaitedLater, messageOf, NameTaken, NothingChanged, ProgramKilled } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import type { Tools } from '../../system/tools.ts'
import { baseOfSave } from '../changes/mounted-base.ts'
import { checkMounted } from '../changes/mounted-body.ts'
import { checkReadingAll } from '../changes/reading.ts'
import { changesBody } from '../changes/save-layers.ts'
import { toolsFor } from '../shared/formats-of-job.ts'
import type { DraftBody, EntryToSave } from '../shared/save-context.ts'
import { whyNotAll } from '../shared/selection.ts'
import { formatFor, wantsImages } from './choose-format.ts'
import { alreadyReserved, fill } from './fill-draft.ts'
import { wholeBody } from './pack-files.ts'
import { nothingChanged, removeOldSnapshots } from './snapshots.ts'

/** Saves an image, or an archive, also if a program is killed. */
export async function saveEntry(saving: EntryToSave): Promise<void> {
  const hasImages = await wantsImages(saving.inputs, saving)
  await saveBy(await chooseFormat(saving, hasImages), saving)
}

/** Tries the next way if the system ends a program. */
async function saveBy(chosen: ChosenFormat | undefined, saving: EntryToSave): Promise<void> {
  try {
    await saveAs(chosen, saving)
  } catch (error) {
    if (!chosen || !(error instanceof ProgramKilled) || !hasNextWay(chosen)) throw error
    const { format, tools } = chosen
    const how = format.image ? 'Saved to be unpacked instead of mounted' : 'Packing once more, without tar'
    runner.info(`${how}: ${messageOf(error)}`)
    const next = format.image
      ? await chooseFormat(saving, false)
      : { format, tools: { ...tools, tar: { dialect: 'node' } as const } }
    await saveBy(next, saving)
  }
}

/** After an image an archive follows, and after the system's tar Headstart's own. */
function hasNextWay({ format, tools }: ChosenFormat): boolean {
  return format.image || tools.tar.dialect !== 'node'
}

async function saveAs(chosen: ChosenFormat | undefined, saving: EntryToSave): Promise<void> {
  if (!chosen) return
  const { inputs, key, run, scope, store, state, onlyUnchanged, later, timeline, signal } = saving
  const { format, tools } = chosen
  const [version = ''] = format.versions(inputs, tools)
  const name = { scope, version, key: namesFor(inputs.rolling).nameFor(key, run) }
  const search = { inputs, store, scopes: accessOf(run).read, signal }
  const draft = awaitedLater(timeline.during('reserve', () => draftOf(name, store)))
  const base = baseOfSave(state, { ...search, version, timeline })
  const how = { summary: inputs.summary, log: saving.log }
  const findings = newFindings({ step: 'save', outcome: 'saved', key, store: store.label }, inputs)
  const changeWatch = onlyUnchanged ? newChangeWatch() : undefined
  const check = async (): Promise<void> => {
    await changeWatch?.check()
    await checkMounted(state, search)
  }
  let body: DraftBody | undefined
  try {
    // Comparing needs no draft yet.
    const changes = base && (await changesBody({ ...saving, base, draft, tools }))
    if (!changes) checkReadingAll(saving)
    body = changes ?? wholeBody(await draft, { ...saving, tools, format, changeWatch })
    watchDisks(saving)
    if (!(await fill({ ...saving, name, format, findings, body, check }))) return
  } catch (error) {
    if (error instanceof NameTaken || error instanceof NothingChanged) {
      runner.info(error instanceof NameTaken ? alreadyReserved(key, state) : nothingChanged(inputs))
      return
    }
    signal.throwIfAborted()
    if (error instanceof ProgramKilled && hasNextWay(chosen)) throw error
    Object.assign(findings, { outcome: 'failed', trouble: messageOf(error) })
    await publishReport(findings, timeline, how)
    throw error
  } finally {
    body?.close()
    await base?.current.then(
      ({ entry }) => entry.close(),
      () => {},
    )
    await draft.then(
      ({ discard }) => discard(),
      () => {},
    )
  }
  runner.info('Cache saved successfully')
  if (store.isHere) tellPlace(store)
  runner.info(`Cache saved with key: ${key}`)
  if (inputs.rolling) later.push(removeOldSnapshots(store, { ...name, key }, inputs.rolling))
  await publishReport(findings, timeline, how)
}

interface ChosenFormat {
  format: Format
  tools: Tools
}

/** Undefined if nothing is to be saved, which the log says. */
async function chooseFormat(saving: EntryToSave, hasImages: boolean): Promise<ChosenFormat | undefined> {
  const { inputs, key, store, selection, matches, unlessImage, log, signal } = saving
  const tools = await toolsFor(inputs, signal, hasImages)
  const format = formatFor(store, inputs, { tools, hasImages })
  if (unlessImage && !format.image) {
    runner.info(unlessImage)
    return undefined
  }
  if (unlessImage) runner.info(`The entry ${key} is an archive: saving an image, which later jobs mount`)
  // Tools have directories that not every job needs.
  if (inputs.preset === undefined)
    for (const line of log.unlogged(await whyNotAll(selection, matches))) runner.info(line)
  return { format, tools }
}

/** @throws NameTaken */
async function draftOf(name: Name, store: Store): Promise<Draft> {
  const draft = await store.create(name)
  if (!draft) throw new NameTaken()
  return draft
}

function tellPlace({ label }: Store): void {
  runner.info(`Saved in the ${label}`)
  if (runner.losesDisk())
    runner.warning(
      `No other job will find this cache: it is in the ${label}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`,
    )
}

/** The disks that packing and the store use. */
function watchDisks({ inputs, selection, store, timeline }: EntryToSave): void {
  const bases = selection.lines.map(({ base }) => base)
  timeline.watch([...bases, runner.tempDir(), ...(store.isHere ? [inputs.localDir] : [])])
}
