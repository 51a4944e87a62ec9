/** Decisions that a restore and a save of one job must make alike. */
import { lstatSync } from 'node:fs'
import type { Format } from '../formats/format.ts'
import { formats } from '../formats/index.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { type MountSupport, mayMount, probe } from '../mounts/probe.ts'
import type { Run } from '../names/scopes.ts'
import type { Store } from '../stores/store.ts'
import { mildWarning } from '../system/runner.ts'
import { findTools, type Tools } from '../system/tools.ts'

/**
 * The formats that a store may hold: unindexed ones only in stores shared with actions/cache, which has neither rolling
 * caches nor signatures; images only if `mode` allows.
 */
export function formatsIn({ shared }: Store, { mode, rolling, signing }: Inputs): Format[] {
  const holdsUnindexed = shared && !rolling && !signing
  return formats.filter(({ indexed, image }) => (indexed || holdsUnindexed) && (!image || mode !== 'unpack'))
}

/**
 * Finds the programs of this runner; where `mode` may want images, looks for image tools in the tool cache, too.
 * @param mayFetch whether to fetch image tools where there are none
 */
export async function toolsFor({ mode }: Inputs, signal: AbortSignal, mayFetch = false): Promise<Tools> {
  const hasImages = mode !== 'unpack' && process.platform === 'linux'
  const tools = await findTools(signal, hasImages)
  if (!hasImages || (tools.mksquashfs && tools.unsquashfs)) return tools
  const { cachedImageTools, fetchImageTools } = await import('../system/squashfs-tools.ts')
  const cached = { ...tools, ...(await cachedImageTools()) }
  return mayFetch && !cached.mksquashfs ? { ...cached, ...(await fetchImageTools(signal)) } : cached
}

/** The formats that this runner can restore; the lookup then never finds an entry that it cannot restore. */
export async function readableFormats(
  store: Store,
  inputs: Inputs,
  { mounting, signal }: { mounting: MountSupport; signal: AbortSignal },
): Promise<Format[]> {
  const canMount = mayMount(mounting)
  // The format that this job saves comes first: its entry is the likeliest hit.
  const rank = ({ id, image }: Format): number => (id === inputs.format ? 2 : Number(image && canMount))
  const possible = formatsIn(store, inputs).toSorted((a, b) => rank(b) - rank(a))
  if (canMount || !possible.some(({ image }) => image)) return possible
  const tools = await toolsFor(inputs, signal)
  return possible.filter((format) => !format.image || format.unsupportedReason(tools, 'unpack') === undefined)
}

/** Whether this runner can mount what the inputs ask for: images, or trees in memory. */
export async function probed({ mode, ramdisk, broker }: Inputs, signal: AbortSignal): Promise<MountSupport> {
  if (mode !== 'unpack') {
    const mounting = await probe('image', signal)
    return 'rights' in mounting ? mounting : { ...mounting, broker: brokerSocket(broker) }
  }
  return ramdisk === 'off' ? { reason: 'nobody asked for it' } : probe('tree', signal)
}

/** The broker's socket, if the host has one and the user does not forbid it. */
function brokerSocket(wish: string): string | undefined {
  return wish !== 'off' && lstatSync(wish, { throwIfNoEntry: false })?.isSocket() ? wish : undefined
}

/** Whether the run belongs to a branch or tag; warns where it does not, because it then has no scope. */
export function hasScope({ ref, eventName }: Run): boolean {
  if (ref !== '') return true
  const why = `The event type ${eventName} is not supported because it's not tied to a branch or tag ref.`
  mildWarning(`Event Validation Error: ${why}`)
  return false
}
