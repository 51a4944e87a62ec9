/** Judges the tree that the command of `install` has made. */
import type { Inputs } from '../../inputs/inputs.ts'
import type { FilledTree } from '../../inputs/presets/fill-tree.ts'
import * as runner from '../../system/runner.ts'
import { copiedPackage } from './python-copies.ts'

const mostPlacesShown = 3

/** The reason why post must not save a tree that was made, which it logs; undefined if there is none. */
export function whyUnfit(tree: FilledTree): string | undefined {
  const reason = mistakeIn(tree)
  if (reason !== undefined) runner.warning(`The installed tree is not saved: ${reason}`)
  return reason
}

/** The reason why post saves nothing: the command has made no tree. Logs it. @param help of the command */
export function whyNoTree({ ifElsewhere }: FilledTree, { paths }: Inputs, help: string): string {
  const lines = paths.filter((line) => !line.startsWith('!')).slice(0, mostPlacesShown)
  const none = `the command of \`install\` made no ${lines.join(', ')}`
  // The job works without a tree.
  runner.notice(
    `Nothing is cached, because ${none}. So it runs in every job.${help} ${ifElsewhere}`.trimEnd(),
  )
  return `${none}.`
}

function mistakeIn({ changedFile, directories }: FilledTree): string | undefined {
  const changed = changedFile()
  if (changed !== undefined)
    return `the command of \`install\` changed ${changed}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`
  const copied = copiedPackage(directories)
  return (
    copied &&
    `it has ${copied} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`
  )
}
