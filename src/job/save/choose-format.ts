/** Chooses the format of a save. */
import type { Match } from '../../files/paths/matches.ts'
import type { Selection } from '../../files/paths/patterns.ts'
import { walk } from '../../files/paths/walk.ts'
import type { Format, PackJob } from '../../formats/format.ts'
import { isBelow } from '../../formats/squashfs/tops.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { mayMount } from '../../mounts/root/rights.ts'
import type { Store } from '../../stores/store.ts'
import * as runner from '../../system/runner.ts'
import { gibibyte, mebibyte, shortSizeText } from '../../system/units.ts'
import { formatsIn, probed } from '../shared/formats-of-job.ts'
import type { EntryToSave } from '../shared/save-context.ts'

type FilesToJudge = Pick<EntryToSave, 'selection' | 'matches' | 'state' | 'signal'>

/** Whether to save images if the runner can make them. If the files do not suit images, logs the reason. */
export async function wantsImages(inputs: Inputs, files: FilesToJudge): Promise<boolean> {
  if (!(await modeWantsImages(inputs, files))) return false
  const link = files.matches.find(({ linked }) => linked !== undefined)
  if (link) runner.info(`No image is made: nothing can be mounted at ${link.path}, which is a link`)
  if (link) return false
  const holes = excessHoleBytes(files)
  if (holes > 0) runner.info(`No image is made: that would read ${shortSizeText(holes)} of holes`)
  return holes === 0
}

/** `mode: auto` wants images that this runner can mount. */
async function modeWantsImages(
  inputs: Inputs,
  { selection, matches, signal }: FilesToJudge,
): Promise<boolean> {
  const { mode, format } = inputs
  if (mode !== 'auto' || format !== 'auto') return mode !== 'unpack' && format === 'auto'
  const isMountable = selection.lines.some((line) => isBelow(line, runner.workspace()))
  return isMountable && mayMount(await probed(inputs, signal)) && !isSmall(matches, selection)
}

// Trees up to this size are unpacked as fast as an image is mounted and unmounted (docs/mount.md).
const smallTreeFiles = 4000
const smallTreeBytes = 64 * mebibyte

function isSmall(matches: Match[], { excludes }: Selection): boolean {
  let [files, bytes] = [0, 0]
  for (const batch of walk(matches, excludes)) {
    files += batch.length
    for (const file of batch) bytes += file.bytes
    if (files > smallTreeFiles || bytes > smallTreeBytes) return false
  }
  return true
}

// mksquashfs reads a GiB of a hole in about a second, and a hostile cache of a few KiB can hold holes of many TiB. tar skips
// holes.
const mostHoles = 8 * gibibyte
// A disk that compresses seems to have holes in all files.
const mostHolesPerByte = 8

/** How many bytes the holes of restored files have, if that is more than the limits allow; else 0. */
function excessHoleBytes({ selection, matches, state: { key, matchedKey, mounted } }: FilesToJudge): number {
  // After a miss, only the job has written the files. A save of a mounted cache seldom reads unchanged ones.
  if (mounted || (key !== undefined && matchedKey === undefined)) return 0
  let [holes, bytes] = [0, 0]
  for (const batch of walk(matches, selection.excludes))
    for (const file of batch) {
      // A file is read once, by whatever names.
      const share = 1 / (file.hardLink?.names ?? 1)
      bytes += share * file.bytes
      holes += share * ((file.length ?? 0) - file.bytes)
    }
  return holes > Math.max(mostHoles, mostHolesPerByte * bytes) ? holes : 0
}

/** The format that the user wants. Without one, or if the store cannot hold it: images if possible, else the first. */
export function formatFor(
  store: Store,
  inputs: Inputs,
  { tools, hasImages }: Pick<PackJob, 'tools'> & { hasImages: boolean },
): Format {
  const wish = inputs.format
  const possible = formatsIn(store, inputs)
  const wished = possible.find(({ id }) => id === wish)
  const image = hasImages ? possible.find((format) => format.image) : undefined
  const whyNoImage = image?.unsupportedReason(tools, 'pack')
  if (whyNoImage && inputs.mode !== 'auto')
    runner.info(`Saved to be unpacked instead of mounted: this runner makes no image, for ${whyNoImage}`)
  const format = wished ?? (whyNoImage ? undefined : image) ?? (possible[0] as Format)
  if (wish !== 'auto' && !wished)
    runner.info(`Only cache services hold the format ${wish}: took ${format.id}`)
  const reason = format.unsupportedReason(tools, 'pack')
  if (reason) throw new Error(`this runner cannot pack, for ${reason}`)
  return format
}
