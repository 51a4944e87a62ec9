/** Chooses the format of a save. */
import { actionsCache } from '../../formats/actions-cache/actions-cache.ts'
import type { Format } from '../../formats/format.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import type { Store } from '../../stores/store.ts'
import * as runner from '../../system/runner.ts'
import type { Tools } from '../../system/tools.ts'
import { gibibyte, shortSizeText } from '../../system/units.ts'
import { formatsIn, toolsFor } from '../shared/formats-of-job.ts'
import type { EntryToSave } from '../shared/save-context.ts'
import { whyNotAll } from '../shared/selection.ts'

/** A format, and the programs that pack it. */
export interface Packer {
  format: Format
  tools: Tools
}

/**
 * Chooses an image or an archive, and logs the lines of `path` that add nothing to it.
 * @param unlessImage why nothing is saved except an image, as a line for the log
 * @returns undefined if nothing is to be saved, which the log says
 */
export async function choosePacker(
  saving: EntryToSave,
  hasImages: boolean,
  unlessImage: string | undefined,
): Promise<Packer | undefined> {
  const { inputs, store, files, how, signal } = saving
  const tools = await toolsFor(inputs, signal, hasImages)
  const format = formatFor(store, inputs, { tools, hasImages })
  if (unlessImage && !format.image) {
    runner.info(unlessImage)
    return undefined
  }
  if (unlessImage)
    runner.info(`The entry ${inputs.key} is an archive: saving an image, which later jobs mount`)
  // Tools have directories that not every job needs.
  if (inputs.preset === undefined)
    for (const line of how.log.unlogged(await whyNotAll(files.selection, files.matches))) runner.info(line)
  return { format, tools }
}

/** The format of actions/cache if the user wants it and the store can hold it. Otherwise images if possible, else the first format. */
function formatFor(
  store: Store,
  inputs: Inputs,
  { tools, hasImages }: Pick<Packer, 'tools'> & { hasImages: boolean },
): Format {
  const { compatible } = inputs
  const possible = formatsIn(store, inputs)
  const wished = compatible ? possible.find(({ id }) => id === actionsCache.id) : undefined
  const image = hasImages ? possible.find((format) => format.image) : undefined
  const whyNoImage = image?.unsupportedReason(tools, 'pack')
  if (whyNoImage)
    runner.info(`Saved to be unpacked instead of mounted: this runner makes no image, for ${whyNoImage}`)
  const format = wished ?? (whyNoImage ? undefined : image) ?? (possible[0] as Format)
  if (compatible && !wished)
    runner.info(`Only cache services hold entries of actions/cache: took the format ${format.id}`)
  const reason = format.unsupportedReason(tools, 'pack')
  if (reason) throw new Error(`this runner cannot pack, for ${reason}`)
  return format
}

/** Whether to save images if the runner can make them. If the files do not suit images, logs the reason. */
export function wantsImages(saving: EntryToSave): boolean {
  const { mode, compatible } = saving.inputs
  if (mode === 'unpack' || compatible) return false
  const link = saving.files.matches.find(({ linked }) => linked !== undefined)
  if (link) runner.info(`No image is made: nothing can be mounted at ${link.path}, which is a link`)
  if (link) return false
  const holes = excessHoleBytes(saving)
  if (holes > 0) runner.info(`No image is made: that would read ${shortSizeText(holes)} of holes`)
  return holes === 0
}

// mksquashfs reads a GiB of a hole in about a second, and a hostile cache of a few KiB can hold holes of many TiB. tar skips
// holes.
const mostHoles = 8 * gibibyte
// A disk that compresses seems to have holes in all files.
const mostHolesPerByte = 8

/** How many bytes the holes of restored files have, if that is more than the limits allow; else 0. */
function excessHoleBytes({ files, state }: EntryToSave): number {
  // After a miss, only the job has written the files. A save of a mounted cache seldom reads unchanged ones.
  if (state && (state.kind === 'miss' || state.mounts?.entry)) return 0
  const { holes, ownBytes } = files.survey()
  return holes > Math.max(mostHoles, mostHolesPerByte * ownBytes) ? holes : 0
}
