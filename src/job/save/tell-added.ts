/** Tells the user that later jobs make files again, because the cache was found and is not saved. */
import { lstatSync } from 'node:fs'
import { isWithin } from '../../files/byte-strings.ts'
import { selectionOf } from '../../files/paths/patterns.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { orUndefined } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { shortSizeText } from '../../system/units.ts'
import { addedBytesIn, isGain } from '../shared/added-files.ts'
import { madeAgain } from '../shared/installed-tree.ts'
import { mountedIn, realName } from '../shared/mounted-cache.ts'
import type { HitState } from '../shared/state.ts'

// A job must not wait for a notice. An incomplete count can still be enough for one.
const longestSearchMs = 10
// Making the files of a small cache takes no time that a user notices.
const leastToldBytes = 1_000_000

/** Shows a notice if the job has added so much that later jobs wait for it. */
export function tellAdded(inputs: Inputs, state: HitState): void {
  const { pace, hasInstall, tree = [] } = state
  // The key of an installed tree has all that the command installs.
  if (!pace || hasInstall || madeAgain(tree).length > 0) return
  const bytes = orUndefined(() => addedBytes(inputs, state, pace.endMs)) ?? 0
  if (bytes < leastToldBytes || !isGain(bytes, pace.bytes)) return
  const preset = inputs.preset === undefined ? ', use a preset' : ''
  runner.notice(
    `This job has added at least ${shortSizeText(bytes)} to the ${shortSizeText(pace.bytes)} of cache ${inputs.key}. They are not saved, because the key was found, so each job makes them again. Set \`rolling: true\`${preset}, or set another \`key\` (docs/rolling.md).`,
  )
}

function addedBytes({ paths }: Inputs, state: HitState, sinceMs: number): number {
  const { lines, excludes } = selectionOf(paths, process.cwd())
  const { points, uppers } = mountedIn(state)
  const isUnpacked = (path: string): boolean =>
    lstatSync(path).isDirectory() && !points.some((point) => isWithin(realName(path), point))
  const literals = lines.flatMap(({ literal }) => literal ?? [])
  const unpacked = literals.filter((path) => orUndefined(() => isUnpacked(path)))
  const limits = { sinceMs, untilMs: performance.now() + longestSearchMs }
  return (
    addedBytesIn({ directories: uppers, excludes: undefined, ...limits }) +
    addedBytesIn({ directories: unpacked, excludes, ...limits })
  )
}
