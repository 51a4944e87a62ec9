/** Restores images where this process may not mount: through the broker of the host, which keeps them for all jobs. */
import { lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bodyLength } from '../../entry/container.ts'
import { layerDigest } from '../../entry/digest.ts'
import { toBytes } from '../../files/byte-strings.ts'
import { missingDirectories } from '../../files/journal.ts'
import type { PathLine } from '../../files/patterns.ts'
import { imagesOf } from '../../formats/squashfs/images.ts'
import { receiveImages } from '../../formats/squashfs/receive.ts'
import { alone } from '../../mounts/alone.ts'
import { type Broker, brokerAt, type HandedLayer, type Need } from '../../mounts/broker.ts'
import { checkTarget } from '../../mounts/mount-points.ts'
import type { Refusal } from '../../mounts/overlay.ts'
import { checkSpace } from '../../system/disk/space.ts'
import { messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText } from '../../system/units.ts'
import type { IndexedEntry, RestoreContext, RestoreJob } from '../context.ts'
import { isMounted, removeMade, unmountBrokered } from '../end/unmount-brokered.ts'
import type { Brokered } from '../state.ts'
import { protectedDirectories, unpackReceived } from './unpack-unmounted.ts'

/** A line with an image of its own. */
interface Mountable {
  line: PathLine
  /** The upmost one first. */
  layers: HandedLayer[]
}

/** Layers that the broker lacks. */
interface Lacking extends Mountable {
  missing: HandedLayer[]
  fetches: boolean
}

interface Brokering extends RestoreContext {
  job: RestoreJob
  broker: Broker
  brokered: Brokered
}

/**
 * Mounts the lines whose layers the host has or gets, and unpacks the others. The host fetches layers of a branch that it
 * trusts; others are handed over, and it rebuilds them.
 * @returns whether something is mounted
 */
export async function mountByBroker(
  job: RestoreJob,
  socket: string,
  context: RestoreContext,
): Promise<boolean> {
  const brokered: Brokered = { socket, mounts: [] }
  const brokering = { ...context, job, brokered, broker: brokerAt(socket, context.signal) }
  const { mountable, refusals } = planOf(job)
  if (context.inputs.mode === 'lazy' && mountable.length > 0) {
    const patterns = mountable.map(({ line }) => line.text).join(', ')
    runner.info(
      `Mounting ${patterns} whole instead of lazily: the broker mounts only images that the host has`,
    )
  }
  try {
    const lacking = await fetchByHost(await mountAll(mountable, refusals, brokering), refusals, brokering)
    if (lacking.length + refusals.length > 0) await bringOthers(lacking, refusals, brokering)
    const mounted = brokered.mounts.map(({ pattern }) => pattern)
    if (mounted.length > 0) runner.info(`Mounted ${mounted.join(', ')} through the broker of the host`)
    return mounted.length > 0
  } catch (error) {
    await unmountBrokered(brokered)
    throw error
  }
}

function planOf({ segments, lines, indexed }: RestoreJob): { mountable: Mountable[]; refusals: Refusal[] } {
  const { index } = indexed as IndexedEntry
  const images = imagesOf(segments, lines)
  const refusals = images.flatMap((image) => {
    const reason = 'the broker mounts only a directory that a line of `path` names'
    return image.line ? [] : image.lines.map((line) => ({ line, reason }))
  })
  const mountable = images.flatMap(({ line, layers, ...base }) => {
    const ranges = [base, ...layers].map(({ offset, length }) => ({ offset, length }))
    const handed = ranges.map((range) => ({ ...range, digest: layerDigest(index.digests, range) }))
    return line ? [{ line, layers: handed.toReversed() }] : []
  })
  return { mountable, refusals }
}

/** Adds to `refusals`. @returns what the broker could mount if it had all layers */
async function mountAll(
  mountable: Mountable[],
  refusals: Refusal[],
  brokering: Brokering,
): Promise<Lacking[]> {
  const lacking: Lacking[] = []
  for (const { line, layers } of mountable) {
    try {
      const { digests, fetches } = await brokering.timeline.during('mount', () =>
        alone(() => mountOne({ line, layers }, brokering)),
      )
      const missing = layers.filter(({ digest }) => digests.includes(digest))
      if (missing.length > 0) lacking.push({ line, layers, missing, fetches })
    } catch (error) {
      brokering.signal.throwIfAborted()
      refusals.push({ line, reason: messageOf(error) })
    }
  }
  return lacking
}

async function mountOne(
  { line, layers }: Mountable,
  { broker, brokered, remember, ...context }: Brokering,
): Promise<Need> {
  const target = line.literal as string
  if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error('the target is a link')
  checkTarget(toBytes(target), protectedDirectories(context))
  const [made] = missingDirectories(toBytes(target))
  mkdirSync(target, { recursive: true })
  const view = mkdtempSync(join(realpathSync(runner.tempDir()), 'headstart-changes-'))
  const mount = { target: realpathSync(target), pattern: line.text, made, view }
  // Before the broker mounts it, so that post unmounts it even if this process is killed now.
  remember({ brokered: { ...brokered, mounts: [...brokered.mounts, mount] } })
  const digests = layers.map(({ digest }) => digest)
  const need = await broker.mount(mount.target, digests, view).catch((error) => {
    removeMade(mount)
    throw error
  })
  if (need.digests.length > 0) removeMade(mount)
  else if (isMounted(mount.target)) brokered.mounts.push(mount)
  else throw new Error('the broker mounted nothing')
  return need
}

/** Has the host fetch layers from a bucket, if it has one, and mounts them. @returns what it lacks even then */
async function fetchByHost(
  lacking: Lacking[],
  refusals: Refusal[],
  brokering: Brokering,
): Promise<Lacking[]> {
  const { broker, job, signal, timeline } = brokering
  const { scope, version, key, remote } = (job.indexed as IndexedEntry).entry
  if (scope === undefined || !remote || !lacking.some(({ fetches }) => fetches)) return lacking
  const layers = lacking.flatMap(({ missing }) => missing)
  runner.info(`Waiting for the host to fetch ${sizeOf(layers)} of images`)
  const entry = { repository: runner.currentRun().repository, scope, version, key }
  const digests = layers.map(({ digest }) => digest)
  try {
    await timeline.during('mount', () => broker.fetch(entry, digests))
  } catch (error) {
    signal.throwIfAborted()
    runner.info(`The host does not fetch them: ${messageOf(error)}`)
    return lacking
  }
  return mountAll(lacking, refusals, brokering)
}

function sizeOf(layers: HandedLayer[]): string {
  return shortSizeText(layers.reduce((sum, { length }) => sum + length, 0))
}

/** Receives the entry, hands layers over, and unpacks the lines that are not mounted even then. */
async function bringOthers(lacking: Lacking[], refusals: Refusal[], brokering: Brokering): Promise<void> {
  const { job, broker, timeline } = brokering
  const dir = mkdtempSync(join(runner.tempDir(), 'headstart-'))
  try {
    if (!job.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(job) })
    const received = await timeline.during('receive', () => receiveImages(job, dir))
    const layers = lacking.flatMap(({ missing }) => missing)
    const refuse = (reason: string): void => {
      refusals.push(...lacking.splice(0).map(({ line }) => ({ line, reason })))
    }
    if (layers.length > 0) {
      runner.info(`Waiting for the host to rebuild ${sizeOf(layers)} of images`)
      const handing = { path: realpathSync(received.path), end: bodyLength(job), layers }
      // A rebuild takes less time than unpacking.
      const error = await timeline.during('mount', () => broker.hand(handing)).catch(messageOf)
      if (error !== undefined) refuse(error)
      lacking.push(...(await mountAll(lacking.splice(0), refusals, brokering)))
    }
    refuse('the host did not have its image')
    await unpackReceived(received, refusals, { job, context: brokering })
    brokering.signal.throwIfAborted()
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
