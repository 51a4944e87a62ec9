/** Makes fingerprints of the files of a cache, to find out whether a job has changed them. */
import { type BigIntStats, lstatSync } from 'node:fs'
import { isWithin } from '../../files/byte-strings.ts'
import { fingerprintOf } from '../../files/fingerprint.ts'
import { findMatches } from '../../files/paths/matches.ts'
import type { Top } from '../../files/paths/walk.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { messageOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import { isNewSince } from '../shared/added-files.ts'
import { type MountedState, mountedIn, realName } from '../shared/mounted-cache.ts'
import { cachedFiles } from '../shared/selection.ts'
import { directoriesAmong, meaningIn, meaningOfNewIn, toolCachesIn } from './tool-caches.ts'

/**
 * A fingerprint of the cached files. Of mounts it reads only the upper directories. Undefined if the files cannot be read;
 * the save logs the reason.
 * @param onFile called for each file
 * @param sinceMs files that are new since then count only if they are a reason for a save
 */
export async function contentsOf(
  inputs: Inputs,
  state: MountedState,
  onFile: (stat: FileStat, time: TimeOfFile) => unknown,
  sinceMs = Infinity,
): Promise<string | undefined> {
  try {
    const { excludes, lines } = cachedFiles(inputs)
    const matches = await findMatches({ excludes, lines })
    const { points, uppers } = mountedIn(state)
    const unpacked = matches.filter(({ path }) => !points.some((point) => isWithin(realName(path), point)))
    const caches = await toolCachesIn(directoriesAmong(unpacked))
    const meaningOfNew = meaningOfNewIn(caches)
    return [
      fingerprintOf(unpacked, excludes, {
        onFile: (stat, meaning) =>
          onFile(plainStat(stat), meaning === 'content' ? 'written' : 'set by a tool'),
        meaningOf: meaningIn(caches),
        isLeftOut: (path, stat) =>
          isNewSince(plainStat(stat), sinceMs) && meaningOfNew(path, 'file') === 'nothing',
      }),
      fingerprintOf(uppers.map(topOf), undefined, { onFile: (stat) => onFile(plainStat(stat), 'mounted') }),
    ].join()
  } catch (error) {
    runner.debug(`The cached files cannot be compared: ${messageOf(error)}`)
    return undefined
  }
}

/** Whether the time of a file tells when it was written: not if a tool sets the time, or the file is mounted. */
export type TimeOfFile = 'written' | 'set by a tool' | 'mounted'

export type FileStat = Record<'size' | 'blocks' | 'mtimeMs' | 'birthtimeMs', number>

function plainStat({ size, blocks, mtimeNs, birthtimeNs }: BigIntStats): FileStat {
  const [mtimeMs, birthtimeMs] = [Number(mtimeNs) / 1e6, Number(birthtimeNs) / 1e6]
  return { size: Number(size), blocks: Number(blocks), mtimeMs, birthtimeMs }
}

function topOf(path: string, i: number): Top {
  return { path, relative: '', stat: lstatSync(path), line: { number: i } }
}
