/** Chooses the format that an entry is saved in. */
import type { Format } from '../formats/format.ts'
import type { Inputs } from '../inputs/inputs.ts'
import * as runner from '../runner.ts'
import type { Store } from '../stores/store.ts'
import type { Tools } from '../tools.ts'
import { formatsIn, probed } from './job.ts'

interface Means {
  tools: Tools
  signal: AbortSignal
}

/** The format that the user wants; else, and where the store has no use for that, the first one that mode speaks for. */
export async function formatFor(store: Store, inputs: Inputs, { tools, signal }: Means): Promise<Format> {
  const wish = inputs.format
  const possible = formatsIn(store, inputs)
  const wished = possible.find(({ id }) => id === wish)
  const format = wished ?? (await imageFormat(possible, inputs, { tools, signal })) ?? (possible[0] as Format)
  if (wish !== 'auto' && !wished)
    runner.info(`Only cache services hold the format ${wish}: took ${format.id}`)
  const obstacle = format.obstacle(tools, 'pack')
  if (obstacle) throw new Error(`this runner cannot pack, for ${obstacle}`)
  return format
}

/** That of images, where they are wanted and can be made; `auto` wants those that could be mounted here. */
async function imageFormat(
  possible: Format[],
  inputs: Inputs,
  { tools, signal }: Means,
): Promise<Format | undefined> {
  const format = possible.find(({ image }) => image)
  if (!format || inputs.format !== 'auto') return undefined
  const obstacle = format.obstacle(tools, 'pack')
  if (inputs.mode === 'auto') {
    return obstacle || 'whyNot' in (await probed(inputs, signal)) ? undefined : format
  }
  if (obstacle)
    runner.info(`Saved to be unpacked instead of mounted: this runner makes no image, for ${obstacle}`)
  return obstacle ? undefined : format
}
