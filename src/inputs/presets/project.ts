/** Reads the files that decide what a project installs. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { join, relative, resolve } from '../../system/native-path.ts'
import { answerTo, type ToolContext } from './ask.ts'
import { foreignTo, isNamed } from './choose.ts'
import { isSmallFileOf, lockFilesBelow } from './lock-files.ts'
import type { Installed, Preset, Project } from './preset.ts'

// Version managers, which a command may start, choose the toolchain by these.
const versionFiles = [
  '.nvmrc',
  '.node-version',
  '.python-version',
  '.ruby-version',
  '.tool-versions',
  'mise.toml',
]

/** @returns undefined if there is no lock file */
export async function projectAt(
  preset: Preset,
  installed: Installed,
  context: ToolContext & { command: string },
): Promise<Project | undefined> {
  const { cwd, workspace, env, signal, command } = context
  const deciding = { ...preset, lockFiles: [...preset.lockFiles, ...installed.decidedBy, ...versionFiles] }
  const paths = await lockFilesBelow(cwd, deciding, { workspace, cached: [], signal })
  if (!paths.some((path) => isNamed(basename(path), preset.lockFiles))) return undefined
  const read = (path: string): string => (isSmallFileOf(workspace, path) ? readFileSync(path, 'utf8') : '')
  const foreign = foreignTo(preset)
  const isFile = (path: string): boolean =>
    !relative(cwd, path)
      .split('/')
      .some((name) => foreign.includes(name)) && isSmallFileOf(workspace, path)
  const all = withNamedFiles(paths, { text: command, dir: cwd }, { read, isFile })
  const files = all.map((path) => relative(cwd, path))
  return {
    command,
    files,
    read: (file) => (files.includes(file) ? read(join(cwd, file)) : ''),
    exists: (path) => existsSync(join(cwd, path)),
    variable: (name) => env[name],
    ask: (program, args) => answerTo({ program, args }, context),
  }
}

/** What names files: text, and the directory that the names are relative to. */
interface Source {
  text: string
  dir: string
}

/**
 * The given files, those that the command names, and the requirements that others include.
 * @param files absolute
 * @param isFile whether an absolute path is a file that may count
 */
function withNamedFiles(
  files: string[],
  command: Source,
  { read, isFile }: { read: (path: string) => string; isFile: (path: string) => boolean },
): string[] {
  const found = new Set(files)
  const add = ({ text, dir }: Source): void => {
    for (const word of text.split(/[\s"'`=;|&()<>,]+/)) {
      const path = resolve(dir, word)
      if (word !== '' && isFile(path)) found.add(path)
    }
  }
  add(command)
  // The loop also sees the paths that it adds.
  for (const path of found) add({ text: namingText(path, read), dir: dirname(path) })
  return [...found]
}

/** The part of a file that may name files. */
function namingText(path: string, read: (path: string) => string): string {
  if (!/\.(txt|in)$/.test(path)) return ''
  // https://pip.pypa.io/en/stable/reference/requirements-file-format
  const includes = read(path).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)
  return [...includes].map(([, file]) => file).join('\n')
}
