/** Says why a preset finds no lock file, and what the user can do. */
import { readdirSync } from 'node:fs'
import { dirname, pathBelow } from '../../system/native-path.ts'
import { isNamed } from './choose.ts'
import { fileNamesIn } from './lock-files.ts'
import type { Machine } from './places.ts'
import type { Preset } from './preset.ts'

/** A sentence with a space before it; empty if the files of the directory do not tell. */
export function whyNoLockFile(presets: Preset[], { workspace, workingDirectory }: Machine): string {
  if (readdirSync(workspace).length === 0)
    return ' The workspace is empty: put this step after actions/checkout.'
  const above = lockFileAbove(presets, workspace, workingDirectory)
  if (above !== undefined)
    return ` ${above}, above \`working-directory\`: name the directory of the lock file.`
  const names = fileNamesIn(workingDirectory)
  const lacking = presets.filter(({ manifest = '' }) => names.includes(manifest))
  if (lacking.length === 0) return ''
  const groups = [...Map.groupBy(lacking, ({ manifest }) => manifest)]
  const parts = groups.map(
    ([manifest, ofTools]) =>
      `${manifest} without ${ofTools.map(({ lockFiles: [first] }) => first).join(' or ')}`,
  )
  return ` There is ${parts.join(', and ')}: commit the lock file.`
}

/** The packages of a workspace have no lock file of their own. */
function lockFileAbove(presets: Preset[], workspace: string, workingDirectory: string): string | undefined {
  const patterns = presets.flatMap(({ lockFiles }) => lockFiles)
  for (let dir = workingDirectory; dir !== workspace && pathBelow(workspace, dir) !== undefined; ) {
    dir = dirname(dir)
    const found = fileNamesIn(dir).find((name) => isNamed(name, patterns))
    if (found !== undefined) return `${found} is in ${pathBelow(workspace, dir) || 'the workspace itself'}`
  }
  return undefined
}

export function reasonForNone(
  preset: Preset,
  machine: Machine,
  { needsLockFile, hasInstall }: { needsLockFile: boolean; hasInstall: boolean },
): string {
  const { name, program = name, lockFiles } = preset
  const files = lockFiles.length > 0 ? `no ${lockFiles.join(', ')}` : ''
  const missing = [needsLockFile ? '' : `no ${program} on PATH`, files].filter((part) => part !== '')
  const why = files === '' ? '' : whyNoLockFile([preset], machine)
  // With a command, a key without a lock file would let it never run again.
  const remedy = needsLockFile && !hasInstall ? ' To cache without a lock file, set `key`.' : ''
  return `Preset ${name} finds ${missing.join(' and ')}.${why}${remedy}`
}
