/** Decisions that must be the same in a restore and a save of one job. */
import { lstatSync } from 'node:fs'
import { actionsCache } from '../../formats/actions-cache/actions-cache.ts'
import type { Format } from '../../formats/format.ts'
import { formats } from '../../formats/index.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { type MountSupport, mayMount, probe } from '../../mounts/support.ts'
import type { Run } from '../../names/scopes.ts'
import type { Store } from '../../stores/store.ts'
import { orUndefined } from '../../system/failure.ts'
import { findProgram } from '../../system/program.ts'
import { findTools, type Tools } from '../../system/tools.ts'

/**
 * The formats that a store may hold: images only if `mode` allows, and formats without an index only in stores that
 * actions/cache uses, too, which knows neither rolling caches nor signatures. Each format costs a request of a cache
 * service, so there are at most two in such a store: our archives, and either images or the archives of actions/cache.
 */
export function formatsIn({ shared }: Store, { mode, compatible, rolling, signing }: Inputs): Format[] {
  const hasTheirs = shared && !rolling && !signing && (mode === 'unpack' || compatible)
  const hasImages = mode !== 'unpack' && !hasTheirs
  return formats.filter(({ indexed, image }) => (indexed || hasTheirs) && (!image || hasImages))
}

/** The versions to look up, the one that this job probably saves first. */
export function versionsOf(formats: Format[], inputs: Inputs): string[] {
  const tools = { zstd: findProgram('zstd') }
  return formats.flatMap((format) => format.versions(inputs, tools))
}

/**
 * Finds the programs of this runner. If `mode` may want images, image tools may come from the tool cache.
 * @param mayFetch whether to fetch missing image tools
 */
export async function toolsFor({ mode }: Inputs, signal: AbortSignal, mayFetch = false): Promise<Tools> {
  const hasImages = mode !== 'unpack' && process.platform === 'linux'
  const tools = await findTools(signal, hasImages)
  if (!hasImages || (tools.mksquashfs && tools.unsquashfs)) return tools
  const { cachedImageTools, fetchImageTools } = await import('../../system/programs/squashfs-tools.ts')
  const cached = { ...tools, ...(await cachedImageTools(signal)) }
  return mayFetch && !cached.mksquashfs ? { ...cached, ...(await fetchImageTools(signal)) } : cached
}

/** The formats to look up: the runner can restore their entries. */
export async function readableFormats(
  store: Store,
  inputs: Inputs,
  { mountSupport, signal }: { mountSupport: MountSupport; signal: AbortSignal },
): Promise<Format[]> {
  const canMount = mayMount(mountSupport)
  // The format that this job saves comes first: its entry is the likeliest hit.
  const rank = ({ id, image }: Format): number =>
    id === actionsCache.id && inputs.compatible ? 2 : Number(image)
  const possible = formatsIn(store, inputs).toSorted((a, b) => rank(b) - rank(a))
  if (canMount || !possible.some(({ image }) => image)) return possible
  const tools = await toolsFor(inputs, signal)
  return possible.filter((format) => !format.image || format.unsupportedReason(tools, 'unpack') === undefined)
}

/** Whether this runner can mount the images, or the trees in memory, that the inputs ask for. */
export async function probeMounting(
  { mode, ramdisk, broker }: Inputs,
  signal: AbortSignal,
): Promise<MountSupport> {
  if (mode !== 'unpack') {
    const own = await probe('image', signal)
    if (own.by === 'job') return own
    const socket = brokerSocket(broker)
    return socket === undefined ? own : { by: 'broker', socket, reason: own.reason }
  }
  return ramdisk === 'false' ? { by: 'none', reason: 'no input asks for it' } : probe('tree', signal)
}

/** Undefined if the host has no broker, or the user forbids it. */
function brokerSocket(path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  // A directory that only root can read is no broker for this job.
  return orUndefined(() => lstatSync(path).isSocket(), 'ENOENT', 'ENOTDIR', 'EACCES') ? path : undefined
}

/** Why the run has no scope, as a line for the log; undefined if it belongs to a branch or tag. */
export function whyNoScope({ ref, eventName }: Run): string | undefined {
  if (ref !== '') return undefined
  return `Event Validation Error: The event type ${eventName} is not supported because it's not tied to a branch or tag ref.`
}
