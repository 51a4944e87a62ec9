/** Finds the line of `path` that names a member of a foreign archive, and the name to stage the member under. */
import { fromBytes, isWithin, toBytes } from '../../files/byte-strings.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import { checkWindowsNames } from '../../files/paths/windows-names.ts'
import { BadEntry } from '../../system/failure.ts'
import { type PathMaths, pathMaths } from '../../system/native-path.ts'

// The cache of directories is emptied at this size, to save memory.
const maxDirectories = 100_000

export type StagedNames = ReturnType<typeof stagedNames>

/** All names and paths are byte strings. */
export function stagedNames(
  lines: PathLine[],
  workspace: string,
  platform: NodeJS.Platform = process.platform,
) {
  const maths: PathMaths = pathMaths(platform)
  const from = toBytes(workspace)
  const anchors = lines.map((line) => ({ line, base: toBytes(line.base) }))
  const links = new Map<string, string>()
  const directories = new Map<string, ResolvedName>()
  const anchorOf = (path: string): ResolvedName['anchor'] =>
    anchors.find(
      ({ line, base }) =>
        isWithin(path, base) && line.matches(fromBytes(maths.relative(base, path)).toString()),
    )
  /** Where a directory's name leads when all links are followed. Cached, because most members share a directory. */
  const directoryAt = (written: string): ResolvedName => {
    const known = directories.get(written)
    if (known) return known
    // A circle of links comes back here, and resolves to nowhere.
    directories.set(written, nowhere)
    const resolved = resolve(written)
    const target = links.get(resolved.path)
    const directory = target === undefined ? resolved : directoryAt(target)
    directories.set(written, directory)
    return directory
  }
  /** Like `directoryAt`, but does not follow a link at the end. A line that names a directory names its content, too. */
  const resolve = (written: string): ResolvedName => {
    const parent = maths.dirname(written)
    if (parent === written) return { path: written, anchor: anchorOf(written) }
    const above = directoryAt(parent)
    const path = maths.join(above.path, maths.basename(written))
    return { path, anchor: above.anchor ?? anchorOf(path) }
  }
  return {
    /**
     * Converts a member's name, which is relative to the workspace or absolute, to
     * `<number>/<path below the line's base>`.
     * @throws BadEntry when no line names the member; Error where Windows has no file of that name
     */
    stagedName(name: string): string {
      if (directories.size > maxDirectories) directories.clear()
      const { path, anchor } = name.includes('\0') ? nowhere : resolve(maths.resolve(from, name))
      if (!anchor) throw new BadEntry(`it holds ${fromBytes(name)}, which no line of path names`)
      const staged = `${anchor.line.number}/${maths.relative(anchor.base, path) || '.'}`
      // Hard links are made by these names without tar, which would check them.
      if (platform === 'win32') checkWindowsNames(fromBytes(staged, platform).toString())
      return staged
    },
    /**
     * Records a symbolic link: after the link `a/b` to `c`, the name `a/b/file` means `a/c/file`. actions/cache stores such
     * names when a pattern follows links.
     */
    follow(link: string, target: string): void {
      const { path } = resolve(maths.resolve(from, link))
      links.set(path, maths.resolve(maths.dirname(path), target))
    },
  }
}

/** The path that a name leads to, and the line that names the path, if any. The line's base is a byte string, too. */
interface ResolvedName {
  path: string
  anchor: { line: PathLine; base: string } | undefined
}

const nowhere: ResolvedName = { path: '/', anchor: undefined }
