/** The story of a restore. */
import { statfs } from 'node:fs/promises'
import { type ReadBody, readBare, readBody } from '../entry/body.ts'
import { bodyLength, readIndex, type Segment } from '../entry/container.ts'
import { BadEntry, JobFailure, messageOf } from '../failure.ts'
import { type Root, selectionOf } from '../files/patterns.ts'
import { place } from '../files/place.ts'
import { recover, stagingParent } from '../files/staging.ts'
import type { Format } from '../formats/index.ts'
import { type Inputs, readInputs } from '../inputs.ts'
import { keyMistake, sameKey } from '../keys.ts'
import { newProgress } from '../report/progress.ts'
import { type Findings, publishReport } from '../report/report.ts'
import { newTimeline, type Timeline } from '../report/timeline.ts'
import { shortSizeText, sizeText } from '../report/units.ts'
import * as runner from '../runner.ts'
import { accessOf } from '../scopes.ts'
import { saveState } from '../state.ts'
import { type Entry, openStore } from '../stores/index.ts'
import { findTools } from '../tools.ts'
import type { Bytes } from '../transfer/memory.ts'
import { formatsIn, hasScope, storeOptions } from './job.ts'
import { whyMissed } from './miss.ts'

/**
 * Restores, or says why not.
 * @throws JobFailure when the user made a mistake, or wants a miss to fail the step
 */
export async function restore(signal: AbortSignal): Promise<void> {
  const run = runner.currentRun()
  if (!hasScope(run)) return
  const inputs = readInputs(runner.input, runner.cacheDir())
  const keys = [inputs.key, ...inputs.restoreKeys]
  saveState({ key: inputs.key })
  runner.output('cache-primary-key', inputs.key)
  const mistake = keyMistake(keys)
  if (mistake) throw new JobFailure(mistake)

  const timeline = newTimeline()
  const store = openStore(storeOptions(inputs, run, signal))
  const findings: Findings = { step: 'restore', outcome: 'miss', key: inputs.key, store: store.label }
  const { read: scopes, write: own, whyNoRead } = accessOf(run)
  if (whyNoRead) runner.info(whyNoRead)
  const formats = formatsIn(store)
  const versions = formats.flatMap((format) => format.versions(inputs))
  const wanted = { scopes, keys, versions }
  const how = { inputs, own, formats, timeline, findings, signal }
  const matchedKey = await attempt(() => store.find(wanted), how)
  conclude(inputs, matchedKey, findings)
  // Trouble has been told already, by a warning.
  if (matchedKey === undefined && !findings.trouble && !whyNoRead)
    runner.folded(
      'Why nothing was found',
      await whyMissed({ store, wanted, formats, naming: inputs, signal }),
    )
  await publishReport(findings, timeline, inputs.summary)
  if (matchedKey === undefined && inputs.failOnMiss) {
    const why = 'Failed to restore cache entry. Exiting as fail-on-cache-miss is set.'
    throw new JobFailure(`${why} Input key: ${inputs.key}`)
  }
}

interface Attempt {
  inputs: Inputs
  /** The scope that this run may write. */
  own: string | undefined
  formats: Format[]
  timeline: Timeline
  findings: Findings
  signal: AbortSignal
}

/** The key of the entry that was restored, or found where that is all that was asked; undefined on a miss. */
async function attempt(find: () => Promise<Entry | undefined>, how: Attempt): Promise<string | undefined> {
  const { inputs, timeline, findings, signal } = how
  let entry: Entry | undefined
  try {
    const { roots } = selectionOf(inputs.paths, process.cwd())
    await recover(roots, runner.warning, signal)
    entry = await timeline.during('lookup', find)
    if (!entry) return undefined
    runner.info(`Cache hit for${sameKey(entry.key, inputs.key) ? '' : ' restore-key'}: ${entry.key}`)
    if (inputs.lookupOnly) runner.info('Lookup only - skipping download')
    else await bringBack(entry, roots, how)
    return entry.key
  } catch (error) {
    signal.throwIfAborted()
    findings.trouble = messageOf(error)
    runner.warning(`Failed to restore: ${findings.trouble}`)
    // What is another scope's is for its own runs to remove.
    if (entry && entry.scope === how.own && error instanceof BadEntry) await reject(entry)
    return undefined
  } finally {
    await entry?.close()
  }
}

async function bringBack(entry: Entry, roots: Root[], how: Attempt): Promise<void> {
  const { inputs, formats, timeline, findings, signal } = how
  runner.info(`Cache Size: ${sizeText(entry.size)}`)
  const format = formats.find((format) => format.versions(inputs).includes(entry.version))
  if (!format) throw new BadEntry(`the entry ${entry.key} has an unknown version`)
  findings.storedBytes = entry.size
  const [contents, tools] = await Promise.all([
    format.sealed ? timeline.during('index', () => sealedContents(entry, format, how)) : bareContents(entry),
    findTools(),
  ])
  const obstacle = format.obstacle(tools)
  if (obstacle) throw new Error(`this runner cannot unpack the entry, for ${obstacle}`)
  await checkSpace(roots, contents.bytes)
  const progress = newProgress('Received', bodyLength(contents), runner.info)
  const body = timeline.timed('read', contents.read({ onRead: progress.add, signal }))
  const job = { segments: contents.segments, body, roots, workspace: runner.workspace(), tools, signal }
  await place({
    roots,
    signal,
    fill: (dir) => timeline.during('unpack', () => format.unpack({ ...job, dir })),
    publishing: (put) => timeline.during('publish', put),
  })
  runner.info('Cache restored successfully')
}

/** What is in an entry, as far as that is known beforehand. */
interface Contents {
  segments: Segment[]
  /** Unpacked, at least. */
  bytes: number
  read(how: ReadBody): Bytes
}

// The digests prove that the bytes are those that were saved, this that they were saved under this name.
async function sealedContents(
  entry: Entry,
  format: Format,
  { inputs: { paths }, findings }: Attempt,
): Promise<Contents> {
  const index = await readIndex(entry)
  if (index.key !== entry.key)
    throw new BadEntry(`the entry ${entry.key} is that of another key, ${index.key}`)
  if (index.paths.join('\n') !== paths.join('\n')) throw new BadEntry('the entry was saved for other paths')
  if (index.format !== format.id) throw new BadEntry(`the entry has the unknown format ${index.format}`)
  const { segments, files, bytes } = index
  Object.assign(findings, { files, bytes })
  return { segments, bytes, read: (how) => readBody(entry, index, how) }
}

/** Of an entry that is all body. */
function bareContents(entry: Entry): Contents {
  const segment = { kind: 'archive', offset: 0, length: entry.size, files: 0, bytes: entry.size }
  return { segments: [segment], bytes: entry.size, read: (how) => readBare(entry, how) }
}

async function checkSpace([root]: Root[], bytes: number): Promise<void> {
  const parent = await stagingParent(root as Root)
  const { bavail, bsize } = await statfs(parent)
  if (bavail * bsize >= bytes) return
  const [needed, free] = [shortSizeText(bytes), shortSizeText(bavail * bsize)]
  throw new Error(`${needed} are needed, but only ${free} are free at ${parent}`)
}

async function reject(entry: Entry): Promise<void> {
  try {
    await entry.reject()
  } catch (error) {
    runner.debug(`The entry stays where it is: ${messageOf(error)}`)
  }
}

function conclude(inputs: Inputs, matchedKey: string | undefined, findings: Findings): void {
  if (matchedKey === undefined) {
    runner.output('hit', 'miss')
    runner.info(`Cache not found for input keys: ${[inputs.key, ...inputs.restoreKeys].join(', ')}`)
    return
  }
  const exact = sameKey(matchedKey, inputs.key)
  saveState({ key: inputs.key, matchedKey })
  runner.output('cache-hit', String(exact))
  runner.output('cache-matched-key', matchedKey)
  runner.output('hit', exact ? 'exact' : 'partial')
  runner.info(`Cache ${inputs.lookupOnly ? 'found and can be restored' : 'restored'} from key: ${matchedKey}`)
  Object.assign(findings, { outcome: exact ? 'exact hit' : 'partial hit', matchedKey })
}
