/** Chooses the format of a save. */
import { actionsCache } from '../../formats/actions-cache/actions-cache.ts'
import type { Format } from '../../formats/format.ts'
import * as runner from '../../system/runner.ts'
import type { Tools } from '../../system/tools.ts'
import { gibibyte, shortSizeText } from '../../system/units.ts'
import { formatsIn, toolsFor } from '../shared/formats-of-job.ts'
import type { EntryToSave } from '../shared/save-context.ts'

/** A format, and the programs that pack it. */
export interface Packer {
  format: Format
  tools: Tools
  /** What the log says if it takes the place of the way before. */
  instead?: string
  /** Why the way before is impossible; undefined unless it is. */
  whyInstead?: string | undefined
}

/**
 * The ways to save a cache, in their order: as an image if possible, as an archive, and as an archive that only Headstart's
 * own tar packs. The next one is for a save in which the system has ended a program of the one before.
 * @throws Error if this runner cannot pack
 */
export async function* waysToPack(saving: EntryToSave): AsyncGenerator<Packer, void, undefined> {
  const { inputs, store, signal } = saving
  const wantsImage = inputs.mode !== 'unpack' && !inputs.compatible
  const unfit = wantsImage ? whyFilesSuitNoImage(saving) : undefined
  if (unfit !== undefined) runner.info(`No image is made: ${unfit}`)
  const mayBeImage = wantsImage && unfit === undefined
  const tools = await toolsFor(inputs, signal, mayBeImage)
  const formats = formatsIn(store, inputs)
  const image = mayBeImage ? formats.find((format) => format.image) : undefined
  const whyNoImage = image?.unsupportedReason(tools, 'pack')
  if (image && whyNoImage === undefined) yield { format: image, tools }

  const wished = inputs.compatible ? formats.find(({ id }) => id === actionsCache.id) : undefined
  const format = wished ?? (formats[0] as Format)
  if (inputs.compatible && !wished)
    runner.info(`Only cache services hold entries of actions/cache: took the format ${format.id}`)
  const reason = format.unsupportedReason(tools, 'pack')
  if (reason) throw new Error(`this runner cannot pack, for ${reason}`)
  const whyInstead = whyNoImage === undefined ? undefined : `this runner makes no image, for ${whyNoImage}`
  yield { format, tools, instead: 'Saved to be unpacked instead of mounted', whyInstead }
  if (tools.tar.dialect === 'node') return
  const withoutTar = { ...tools, tar: { dialect: 'node' as const } }
  yield { format, tools: withoutTar, instead: 'Packing once more, without tar' }
}

/** Why no image is made of the files, as the rest of a sentence; undefined if they suit one. */
function whyFilesSuitNoImage(saving: EntryToSave): string | undefined {
  const link = saving.files.matches.find(({ linked }) => linked !== undefined)
  if (link) return `nothing can be mounted at ${link.path}, which is a link`
  const holes = excessHoleBytes(saving)
  return holes > 0 ? `that would read ${shortSizeText(holes)} of holes` : undefined
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
