/** The directories of tracked files. Tools look at their times to see whether a name came, went or was replaced. */
import { hash } from 'node:crypto'
import { orUndefined } from '../../system/failure.ts'
import { namesInDirectory } from '../byte-strings.ts'
import type { TrackedFile } from './tracked-files.ts'

interface TrackedDirectory extends TrackedFile {
  /** The names in it that git tracks; byte strings. */
  names: Set<string>
}

interface Listing {
  lines: string[]
  names: Set<string>
  isUnchanged: boolean
}

/**
 * The directories, whose names end in `/`. Like git's trees, but a directory does not depend on what the ones in it hold: nor
 * does its time.
 * @param lengths of the regular files, by their names
 */
export function directoriesOf(
  files: TrackedFile[],
  lengths: { get(name: string): number | undefined },
): TrackedDirectory[] {
  const listings = new Map<string, Listing>()
  const listingOf = (directory: string): Listing => {
    const known = listings.get(directory)
    if (known) return known
    const listing: Listing = { lines: [], names: new Set(), isUnchanged: true }
    listings.set(directory, listing)
    const [parent, name] = split(directory)
    if (name !== '') add(parent, name, '040000')
    return listing
  }
  const add = (directory: string, name: string, content: string): Listing => {
    const listing = listingOf(directory)
    listing.lines.push(`${content} ${name}`)
    listing.names.add(name)
    return listing
  }
  for (const { name, content, isUnchanged } of files) {
    const [directory, own] = split(name)
    const listing = add(directory, own, `${content} ${lengths.get(name) ?? 0}`)
    if (!isUnchanged) listing.isUnchanged = false
  }
  return [...listings].map(([directory, { lines, names, isUnchanged }]) => ({
    name: `${directory}/`,
    content: hash('sha256', Buffer.from(lines.sort().join('\0'), 'latin1')),
    ...{ names, isUnchanged },
  }))
}

/** The directory of a name, and the rest of the name. The topmost directory has no name. */
function split(name: string): [directory: string, rest: string] {
  const end = name.lastIndexOf('/')
  return [name.slice(0, Math.max(end, 0)), name.slice(end + 1)]
}

/**
 * Whether a directory has exactly these names, besides those of the cache and git's own. A build may have made other files,
 * which a checkout does not have.
 */
export function hasOnly(directory: string, names: Set<string>, isCached: (path: string) => boolean): boolean {
  const others = new Set(orUndefined(() => namesInDirectory(directory)))
  // A part of the repository may not be checked out.
  for (const name of names) if (!others.delete(name)) return false
  return [...others].every((name) => name === '.git' || isCached(`${directory}/${name}`))
}
