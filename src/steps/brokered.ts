/** Restores images where this process may not mount: through the broker of the host, which keeps them for all jobs. */
import { lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkSpace } from '../disk/space.ts'
import { bodyLength } from '../entry/container.ts'
import { layerDigest } from '../entry/digest.ts'
import { messageOf } from '../failure.ts'
import { toBytes } from '../files/byte-strings.ts'
import { missingDirectories } from '../files/journal.ts'
import type { Root } from '../files/patterns.ts'
import { imagesOf } from '../formats/squashfs/images.ts'
import { receiveImages } from '../formats/squashfs/receive.ts'
import { alone } from '../mount/alone.ts'
import { type Broker, brokerAt, type HandedLayer } from '../mount/broker.ts'
import { checkTarget } from '../mount/mount-points.ts'
import type { Refusal } from '../mount/overlay.ts'
import * as runner from '../runner.ts'
import type { Brokered } from '../state.ts'
import { shortSizeText } from '../units.ts'
import type { IndexedEntry, RestoreContext, RestoreJob } from './context.ts'
import { savesAnother } from './snapshots.ts'
import { isMounted, removeMade, unmountBrokered } from './unmount-brokered.ts'
import { spareDirectories, unpackReceived } from './unpack-refused.ts'

/** A root with an image of its own. */
interface Mountable {
  root: Root
  /** The upmost one first. */
  layers: HandedLayer[]
}

/** Layers that the broker lacks. */
interface Lacking extends Mountable {
  missing: HandedLayer[]
}

interface Brokering extends RestoreContext {
  job: RestoreJob
  broker: Broker
  brokered: Brokered
}

/**
 * Mounts the roots whose layers the host has, and unpacks the others. Hands over the layers that the host lacks, so that
 * the next job can mount them.
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
    const patterns = mountable.map(({ root }) => root.pattern).join(', ')
    runner.info(
      `Mounting ${patterns} whole instead of lazily: the broker mounts only images that the host has`,
    )
  }
  try {
    const lacking = await mountAll(mountable, refusals, brokering)
    if (lacking.length + refusals.length > 0) await bringOthers(lacking, refusals, brokering)
    const mounted = brokered.mounts.map(({ pattern }) => pattern)
    if (mounted.length > 0) runner.info(`Mounted ${mounted.join(', ')} through the broker of the host`)
    return mounted.length > 0
  } catch (error) {
    await unmountBrokered(brokered)
    throw error
  }
}

function planOf({ segments, roots, indexed }: RestoreJob): { mountable: Mountable[]; refusals: Refusal[] } {
  const { index } = indexed as IndexedEntry
  const images = imagesOf(segments, roots)
  const refusals = images.flatMap((image) => {
    const reason = 'the broker mounts only a directory that a line of `path` names'
    return image.root ? [] : image.roots.map((root) => ({ root, reason }))
  })
  const mountable = images.flatMap(({ root, deltas, ...base }) => {
    const ranges = [base, ...deltas].map(({ offset, length }) => ({ offset, length }))
    const layers = ranges.map((range) => ({ ...range, digest: layerDigest(index.digests, range) }))
    return root ? [{ root, layers: layers.toReversed() }] : []
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
  for (const { root, layers } of mountable) {
    try {
      const missing = await brokering.timeline.during('mount', () =>
        alone(() => mountOne({ root, layers }, brokering)),
      )
      if (missing.length > 0) lacking.push({ root, layers, missing })
    } catch (error) {
      brokering.signal.throwIfAborted()
      refusals.push({ root, reason: messageOf(error) })
    }
  }
  return lacking
}

/** @returns the layers that the broker lacks; if there are any, nothing is mounted */
async function mountOne(
  { root, layers }: Mountable,
  { broker, brokered, remember, ...context }: Brokering,
): Promise<HandedLayer[]> {
  const target = root.literal as string
  if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error('the target is a link')
  checkTarget(toBytes(target), spareDirectories(context))
  const [made] = missingDirectories(toBytes(target))
  mkdirSync(target, { recursive: true })
  const view = mkdtempSync(join(realpathSync(runner.tempDir()), 'headstart-changes-'))
  const mount = { target: realpathSync(target), pattern: root.pattern, made, view }
  // Before the broker mounts it, so that post unmounts it even if this process is killed now.
  remember({ brokered: { ...brokered, mounts: [...brokered.mounts, mount] } })
  const digests = layers.map(({ digest }) => digest)
  const needed = await broker.mount(mount.target, digests, view).catch((error) => {
    removeMade(mount)
    throw error
  })
  if (needed.length > 0) {
    removeMade(mount)
    return layers.filter(({ digest }) => needed.includes(digest))
  }
  if (!isMounted(mount.target)) throw new Error('the broker mounted nothing')
  brokered.mounts.push(mount)
  return []
}

// A small layer on an image that the host has is rebuilt in less time than all of the image is unpacked.
const quickShare = 1 / 8

/** Receives the entry, hands layers over, and unpacks the roots that are not mounted. */
async function bringOthers(lacking: Lacking[], refusals: Refusal[], brokering: Brokering): Promise<void> {
  const { job, broker, timeline, inputs, mayPostSave } = brokering
  const { index } = job.indexed as IndexedEntry
  // The next job restores another entry. It has the images of this one only if the post lays changes on a mount.
  const isReplaced = savesAnother(index.key, inputs, runner.currentRun())
  const dir = mkdtempSync(join(runner.tempDir(), 'headstart-'))
  try {
    if (!job.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(job) })
    const received = await timeline.during('receive', () => receiveImages(job, dir))
    const layers = lacking.flatMap(({ missing }) => missing)
    const share = layers.reduce((sum, { length }) => sum + length, 0) / bodyLength(job)
    const waits = share <= quickShare || (isReplaced && mayPostSave) || !(await job.tools()).unsquashfs
    const handing = { path: realpathSync(received.path), end: bodyLength(job), layers }
    const handed =
      layers.length > 0 && (waits || !isReplaced) ? broker.hand(handing, waits ? 'ok' : 'copied') : undefined
    // Unpacking goes on even if the broker refuses.
    handed?.catch(() => {})
    const refuse = (reason: string): void => {
      refusals.push(...lacking.splice(0).map(({ root }) => ({ root, reason })))
    }
    if (handed && waits) {
      runner.info(`Waiting for the host to rebuild ${shortSizeText(share * bodyLength(job))} of images`)
      const error = await timeline.during('mount', () => handed).catch(messageOf)
      if (error !== undefined) refuse(error)
      lacking.push(...(await mountAll(lacking.splice(0), refusals, brokering)))
    }
    refuse(`the host did not have its image${isReplaced ? '' : ' yet'}`)
    await unpackReceived(received, refusals, { job, context: brokering })
    if (!waits)
      await handed?.catch((error) => runner.info(`The host did not take the image: ${messageOf(error)}`))
    brokering.signal.throwIfAborted()
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
