/** Lists the files that git tracks in the workspace. Looks at nothing that git does not name. */
import { hash } from 'node:crypto'
import { lstatSync, readdirSync } from 'node:fs'
import { messageOf, orUndefined, ToolFailure } from '../../system/failure.ts'
import { join } from '../../system/native-path.ts'
import { outputOf, startPipeline } from '../../system/pipeline.ts'
import { type Command, programEnvironment, programPath, variablesNamed } from '../../system/program.ts'
import { run } from '../../system/run.ts'
import { fromBytes, namesInDirectory, toBytes } from '../byte-strings.ts'

export interface TrackedFile {
  /** Relative to the workspace; a byte string. */
  name: string
  /** The file's mode and object id, as git's index has them. */
  content: string
  /** Whether git sees that the file has this content. */
  isUnchanged: boolean
}

interface TrackedFiles {
  files: TrackedFile[]
  /** The repositories with these files. Absolute. */
  repositories: string[]
}

/** The most sources of which an entry records the times: the JSON of an index has 4 MiB. */
export const mostSources = 100_000

/**
 * What git tracks in the workspace's repository, in its submodules, and in the repositories in directories of the workspace,
 * where actions/checkout may put them by its input `path`.
 * @throws Error if there is no repository, git refuses it, or there are too many files
 */
export async function trackedFiles(workspace: string, signal: AbortSignal): Promise<TrackedFiles> {
  const found: TrackedFiles = { files: [], repositories: [] }
  // Byte strings, relative to the workspace.
  const directories = repositoriesIn(workspace)
  for (const directory of directories) {
    const cwd = placeOf(directory, workspace)
    const submodules = new Set<string>()
    const prefix = directory === '' ? '' : `${directory}/`
    for await (const { tag, mode, id, name } of listing(cwd, signal)) {
      const path = prefix + name
      const last = found.files.at(-1)
      // After a file, git lists it again if it is removed or has another content.
      if (last?.name === path) last.isUnchanged = false
      else {
        if (mode === submoduleMode) submodules.add(path)
        // Other tags mean that git does not look at the file (`assume-unchanged`), or that it has conflicts.
        found.files.push({ name: path, content: `${mode} ${id}`, isUnchanged: tag === 'H' })
      }
      if (found.files.length > mostSources) throw new Error(`git tracks more than ${mostSources} files`)
    }
    found.repositories.push(cwd)
    // Those without a checkout are empty directories.
    directories.push(...[...submodules].filter((path) => isRepository(placeOf(path, workspace))))
  }
  return found
}

function placeOf(directory: string, workspace: string): string {
  return directory === '' ? workspace : join(workspace, fromBytes(directory).toString())
}

const submoduleMode = '160000'

function repositoriesIn(workspace: string): string[] {
  if (isRepository(workspace)) return ['']
  const below = readdirSync(workspace, { withFileTypes: true }).filter((item) => item.isDirectory())
  const names = below.map(({ name }) => name).filter((name) => isRepository(join(workspace, name)))
  // If there is none, git says why the workspace is none.
  return names.length > 0 ? names.map(toBytes) : ['']
}

/** The file or directory `.git` makes it one. */
function isRepository(directory: string): boolean {
  if (!lstatSync(directory, { throwIfNoEntry: false })?.isDirectory()) return false
  const git = lstatSync(join(directory, '.git'), { throwIfNoEntry: false })
  return git?.isDirectory() === true || git?.isFile() === true
}

interface ListedFile {
  tag: string
  mode: string
  id: string
  /** Relative to the directory; a byte string. */
  name: string
}

// https://git-scm.com/docs/git-ls-files#_output
const line = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s

/** One program lists the index and the files that differ from it, and writes nothing. */
async function* listing(cwd: string, signal: AbortSignal): AsyncGenerator<ListedFile> {
  const command = git(['ls-files', '-z', '--stage', '-v', '--modified', '--deleted'])
  const output = outputOf(signal, (signal) => {
    const listing = startPipeline([command], { cwd, signal })
    listing.stdin.end()
    return listing
  })
  try {
    let rest = ''
    for await (const bytes of output) {
      const lines = (rest + bytes.toString('latin1')).split('\0')
      rest = lines.pop() as string
      for (const text of lines) {
        const [, tag, mode, id, name] = line.exec(text) ?? []
        if (!tag || !mode || !id || !name) throw new Error('git lists its files in an unknown form')
        yield { tag, mode, id, name }
      }
    }
  } catch (error) {
    if (!(error instanceof ToolFailure)) throw error
    // The rest of git's message is advice, and may have several lines.
    const [, reason = messageOf(error)] = /fatal: (.*)/.exec(messageOf(error)) ?? []
    throw new ToolFailure(`git says: ${reason}`)
  }
}

/** Lets git note the times of files, so that later commands need not read these files. Never fails. */
export async function refreshIndexes(repositories: string[], signal: AbortSignal): Promise<void> {
  for (const cwd of repositories) {
    const { path, args, env = {} } = git(['update-index', '-q', '--refresh'])
    // By this signal, git removes its lock. Its exit code only says whether files differ from the index.
    await run(path, args, { cwd, env, signal, manner: 'gentle' }).catch(() => {})
    signal.throwIfAborted()
  }
}

/** Keeps git from starting what a repository may name: hooks, and a monitor of its files. */
function git(args: string[]): Command {
  const settings = ['core.fsmonitor=false', 'core.hooksPath=/dev/null'].flatMap((setting) => ['-c', setting])
  return { path: programPath('git'), args: [...settings, ...args], env: gitEnvironment(), keepsMask: true }
}

// These name the settings of the user. actions/checkout says there which repositories are safe.
const ofUser = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/

function gitEnvironment(): Record<string, string> {
  // A partial clone must fetch nothing for this.
  return { ...programEnvironment(), ...variablesNamed(ofUser), GIT_NO_LAZY_FETCH: '1' }
}

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
