/** Reads the files that decide what a project installs. */
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { join, relative } from '../../system/native-path.ts'
import { answerTo, type ToolContext } from './ask.ts'
import { foreignTo, isNamed } from './choose.ts'
import { isSmallFileOf, lockFilesBelow } from './lock-files.ts'
import { withNamedFiles } from './named-files.ts'
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
