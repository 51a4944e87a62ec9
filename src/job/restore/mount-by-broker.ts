/** Mounts images through the broker of the host, which keeps them for all jobs: this process may not mount. */
import { lstatSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bodyLength } from '../../entry/container.ts'
import { layerDigest } from '../../entry/digest.ts'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { missingDirectories } from '../../files/placing/journal.ts'
import { sumOf } from '../../formats/packing.ts'
import { imagesOf, layersNote } from '../../formats/squashfs/images.ts'
import { type ReceivedImages, receiveImages } from '../../formats/squashfs/receive.ts'
import {
  type Broker,
  brokerAt,
  type HandedLayer,
  isBrokerMount,
  removeMade,
  unmountBrokered,
} from '../../mounts/broker.ts'
import { lockMounts } from '../../mounts/root/lock.ts'
import { checkTarget } from '../../mounts/root/record.ts'
import { openScratch } from '../../system/disk/scratch.ts'
import { checkSpace } from '../../system/disk/space.ts'
import { kernelTime } from '../../system/kernel-log.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText } from '../../system/units.ts'
import { mountedEntry } from '../shared/mounted-cache.ts'
import { protectedDirectories } from '../shared/selection.ts'
import type { BrokeredMount, BrokeredMounts } from '../shared/state.ts'
import type { RestoreContext } from './find-entry.ts'
import type { IndexedEntry, OpenedEntry } from './open-entry.ts'
import { unpackReceived } from './unpack.ts'

interface BrokerTarget {
  line: PathLine
  /** The path of the line's directory in the layers. */
  path: string
  /** The upmost layer first; none if the broker cannot mount the line. */
  layers: HandedLayer[]
  state: TargetState
}

type TargetState =
  | { mount: BrokeredMount }
  /** The broker needs these layers first. `fetches`: whether the host may fetch them itself. */
  | { missing: HandedLayer[]; fetches: boolean }
  /** The reason why it must be unpacked. */
  | { reason: string }

interface Brokering {
  opened: OpenedEntry
  context: RestoreContext
  broker: Broker
  socket: string
  targets: BrokerTarget[]
}

/**
 * Mounts the lines whose layers the host has or gets, and unpacks the others. The host fetches layers of a branch that it
 * trusts, and rebuilds layers that this job hands over.
 * @returns 'mounted' if at least one line is
 */
export async function mountByBroker(
  opened: OpenedEntry,
  socket: string,
  context: RestoreContext,
): Promise<'mounted' | 'unpacked'> {
  const entry = mountedEntry(opened.indexed as IndexedEntry, kernelTime())
  const targets = targetsOf(opened)
  const brokering = { opened, context, socket, targets, broker: brokerAt(socket, context.signal) }
  const mountable = targets.filter(({ layers }) => layers.length > 0)
  if (context.inputs.mode === 'lazy' && mountable.length > 0)
    runner.info(
      `Mounting ${linesOf(mountable)} whole instead of lazily: the broker mounts only images that the host has`,
    )
  try {
    await mountMissing(brokering)
    if (await fetchByHost(brokering)) await mountMissing(brokering)
    if (!targets.every(isMounted)) await receiveOthers(brokering)
  } catch (error) {
    await unmountBrokered(socket, brokeredBy(brokering).mounts)
    throw error
  }
  const mounted = targets.filter(isMounted)
  if (mounted.length === 0) return 'unpacked'
  runner.info(`Mounted ${linesOf(mounted)} through the broker of the host${layersNote(opened.segments)}`)
  context.remember({ ...brokeredBy(brokering), entry })
  return 'mounted'
}

/** This job does not know which layers the broker has, so each target lacks all its layers. */
function targetsOf(opened: OpenedEntry): BrokerTarget[] {
  const { index } = opened.indexed as IndexedEntry
  return imagesOf(opened).flatMap(({ bases, layers, ...base }) => {
    const ranges = [base, ...layers].map(({ offset, length }) => ({ offset, length }))
    const handed = ranges
      .map((range) => ({ ...range, digest: layerDigest(index.digests, range) }))
      .toReversed()
    return [...bases].map(([line, base]): BrokerTarget => {
      const name = line.literal === undefined ? '' : relative(line.base, line.literal)
      const path = name === '' ? '' : join(fromBytes(base).toString(), name)
      const reason = 'the broker mounts only a directory that a line of `path` names'
      if (path === '') return { line, path, layers: [], state: { reason } }
      return { line, path, layers: handed, state: { missing: handed, fetches: false } }
    })
  })
}

function linesOf(targets: BrokerTarget[]): string {
  return targets.map(({ line }) => line.text).join(', ')
}

function isMounted({ state }: BrokerTarget): boolean {
  return 'mount' in state
}

/** Lines of one image lack the same layers. */
function missingFrom(targets: BrokerTarget[]): HandedLayer[] {
  const missing = targets.flatMap(({ state }) => ('missing' in state ? state.missing : []))
  return [...new Map(missing.map((layer) => [layer.digest, layer])).values()]
}

function brokeredBy({ socket, targets }: Brokering): BrokeredMounts {
  return {
    by: 'broker',
    socket,
    mounts: targets.flatMap(({ state }) => ('mount' in state ? [state.mount] : [])),
  }
}

/** Mounts each target that the broker has not refused, if the broker has all its layers now. */
async function mountMissing(brokering: Brokering): Promise<void> {
  const { targets, context } = brokering
  const { report, signal } = context
  for (const target of targets.filter(({ state }) => 'missing' in state))
    target.state = await report.timeline
      .during('mount', () => mountOne(target, brokering))
      .catch((error) => {
        signal.throwIfAborted()
        return { reason: runner.reasonOf(error) }
      })
}

async function mountOne(
  { line, path: pathInLayers, layers }: BrokerTarget,
  brokering: Brokering,
): Promise<TargetState> {
  const { broker, context } = brokering
  const { remember, signal } = context
  const path = line.literal as string
  await using _ = await lockMounts(runner.tempDir(), signal)
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error('the target is a link')
  checkTarget(toBytes(path), protectedDirectories(context.inputs))
  const [topmost] = missingDirectories(toBytes(path))
  mkdirSync(path, { recursive: true })
  const made = topmost && realpathSync(fromBytes(topmost))
  const view = mkdtempSync(join(realpathSync(runner.tempDir()), 'headstart-changes-'))
  const mount = { target: realpathSync(path), pattern: line.text, made, view }
  // Saved before the broker mounts it, so that post unmounts it even if this process is killed now.
  const before = brokeredBy(brokering)
  remember({ ...before, mounts: [...before.mounts, mount] })
  const needed = layers.map(({ digest }) => digest)
  const { digests, fetches } = await broker
    .mount(mount.target, needed, view, pathInLayers)
    .catch((error): { digests: string[]; fetches: boolean } => {
      removeMade(mount)
      if (isBrokerMount(mount.target)) return { digests: [], fetches: false } // its answer came too late
      throw error
    })
  if (digests.length > 0) {
    removeMade(mount)
    return { missing: layers.filter(({ digest }) => digests.includes(digest)), fetches }
  }
  if (isBrokerMount(mount.target)) return { mount }
  throw new Error('the broker mounted nothing')
}

/** Lets the host fetch layers from the bucket, if it trusts the branch. @returns whether it has fetched them */
async function fetchByHost({ broker, opened, targets, context }: Brokering): Promise<boolean> {
  const { scope, version, key, remote } = (opened.indexed as IndexedEntry).entry
  const isFetching = targets.some(({ state }) => 'missing' in state && state.fetches)
  if (scope === undefined || !remote || !isFetching) return false
  const layers = missingFrom(targets)
  runner.info(`Waiting for the host to fetch ${sizeOf(layers)} of images`)
  const entry = { repository: runner.currentRun().repository, scope, version, key }
  const digests = layers.map(({ digest }) => digest)
  try {
    await context.report.timeline.during('mount', () => broker.fetch(entry, digests))
    return true
  } catch (error) {
    context.signal.throwIfAborted()
    runner.info(`The host does not fetch them: ${runner.reasonOf(error)}`)
    return false
  }
}

function sizeOf(layers: HandedLayer[]): string {
  return shortSizeText(sumOf(layers, 'length'))
}

/** Receives the entry, hands over the missing layers, and unpacks the targets that are still not mounted. */
async function receiveOthers(brokering: Brokering): Promise<void> {
  const { opened, targets, context } = brokering
  const { signal } = context
  using scratch = openScratch(runner.tempDir())
  const { dir } = scratch
  if (!opened.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(opened) })
  const received = await context.report.timeline.during('receive', () =>
    receiveImages({ ...opened, signal }, dir),
  )
  const error = await handOver(received, brokering)
  if (error === undefined) await mountMissing(brokering)
  const refusals = targets.flatMap(({ line, state }) => {
    if ('mount' in state) return []
    return { line, reason: 'reason' in state ? state.reason : (error ?? 'the host did not have its image') }
  })
  await unpackReceived(received, refusals, opened, context)
  signal.throwIfAborted()
}

/** Lets the host rebuild the missing layers: that takes less time than unpacking. @returns the error */
async function handOver(
  { path }: ReceivedImages,
  { opened, broker, targets, context }: Brokering,
): Promise<string | undefined> {
  const layers = missingFrom(targets)
  if (layers.length === 0) return undefined
  runner.info(`Waiting for the host to rebuild ${sizeOf(layers)} of images`)
  const handing = { path: realpathSync(path), end: bodyLength(opened), layers }
  return context.report.timeline
    .during('mount', () => broker.hand(handing))
    .then(() => undefined, runner.reasonOf)
}
