/** Chooses the format that an entry is saved in. */
import type { Format, PackJob } from '../../formats/format.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { mayMount } from '../../mounts/probe.ts'
import type { Store } from '../../stores/store.ts'
import * as runner from '../../system/runner.ts'
import { formatsIn, probed } from '../formats-of-job.ts'

type PackContext = Pick<PackJob, 'tools' | 'signal'>

/**
 * The format that the user wants. Without one, or where the store does not hold it: images if `mode` suits, else the
 * first.
 */
export async function formatFor(
  store: Store,
  inputs: Inputs,
  { tools, signal }: PackContext,
): Promise<Format> {
  const wish = inputs.format
  const possible = formatsIn(store, inputs)
  const wished = possible.find(({ id }) => id === wish)
  const format = wished ?? (await imageFormat(possible, inputs, { tools, signal })) ?? (possible[0] as Format)
  if (wish !== 'auto' && !wished)
    runner.info(`Only cache services hold the format ${wish}: took ${format.id}`)
  const reason = format.unsupportedReason(tools, 'pack')
  if (reason) throw new Error(`this runner cannot pack, for ${reason}`)
  return format
}

/**
 * The image format, where the user wants images and this runner can make them; `mode: auto` wants only images that
 * this runner can mount.
 */
async function imageFormat(
  possible: Format[],
  inputs: Inputs,
  { tools, signal }: PackContext,
): Promise<Format | undefined> {
  const format = possible.find(({ image }) => image)
  if (!format || inputs.format !== 'auto') return undefined
  const reason = format.unsupportedReason(tools, 'pack')
  if (inputs.mode === 'auto') {
    return reason || !mayMount(await probed(inputs, signal)) ? undefined : format
  }
  if (reason)
    runner.info(`Saved to be unpacked instead of mounted: this runner makes no image, for ${reason}`)
  return reason ? undefined : format
}
