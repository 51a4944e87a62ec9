/** Removes what an overlay over the workspace has left there. */
import { renameSync, rmdirSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromBytes, isWithin, namesIn } from '../../files/byte-strings.ts'
import { statOf } from '../../files/journal.ts'
import { targetsIn, workspaceOf } from './workspace-root.ts'

/**
 * Moves what is left at the targets into the mount root, which is removed with all that is in it: changed files, some of
 * them without content, and marks of removed names. It has no use without the images.
 */
export function clearTargets(dir: string): void {
  const workspace = workspaceOf(dir)
  if (workspace === undefined) return
  const made = targetsIn(dir, 'made')
  for (const [i, target] of targetsIn(dir).entries()) {
    if (statOf(target)) renameSync(fromBytes(target), join(dir, `left-${i}`))
    for (let path = dirname(target); path !== workspace; path = dirname(path))
      clearAbove(
        path,
        made.some((topmost) => isWithin(path, topmost)),
      )
  }
}

/** Removes the mark of a directory that the image has and the job has removed, and an empty directory of the image. */
function clearAbove(path: string, isMade: boolean): void {
  const stat = statOf(path)
  if (stat?.isCharacterDevice() && stat.rdev === 0) unlinkSync(fromBytes(path))
  if (isMade && stat?.isDirectory() && namesIn(path).length === 0) rmdirSync(fromBytes(path))
}
