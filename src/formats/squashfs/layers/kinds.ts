/** Classifies a changed name by comparing the upper directory with the layers below. */
import type { Item, Kind } from './items.ts'
import type { Trees } from './trees.ts'

/** The items of one name. */
interface NameInTrees {
  shown: Kind
  upper: Item | undefined
  base: Item | undefined
}

/**
 * `special` is no file, directory or link. `merged` is a directory on a directory of the base, and may have changes
 * below. `unknown` means that the trees contradict each other.
 */
export function classify(
  { shown, upper, base }: NameInTrees,
  { isDetached, hasOwnFiles }: Pick<Trees, 'isDetached'> & { hasOwnFiles: boolean },
): 'special' | 'same' | 'new' | 'replaced' | 'merged' | 'unknown' {
  if (!isFile(shown) && !shown.isDirectory()) return 'special'
  const isMerged = base?.kind.isDirectory() === true && shown.isDirectory()
  if (!upper && !isDetached) {
    if (!base && !hasOwnFiles) return 'unknown'
    // Only a directory shows files of several layers.
    if (base && !(hasOwnFiles && isMerged)) return 'same'
  }
  if (!base) return 'new'
  return isMerged ? 'merged' : 'replaced'
}

/** Whether it is a file or a link. */
export function isFile(kind: Kind): boolean {
  return kind.isFile() || kind.isSymbolicLink()
}
