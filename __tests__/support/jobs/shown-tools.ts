// Shows the programs of set-up to jobs of other users, who may not reach the checkout.
import { execFileSync } from 'node:child_process'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { asRoot, type Place } from '../host.ts'

/** The mount goes with the place. It is read-only, because the place's files are removed. @returns where the programs are */
export function shownTools(place: Place): string {
  const tools = realpathSync(join(import.meta.dirname, '../../../.tools'))
  if (process.getuid?.() !== 0) return tools
  const shown = join(place.dir, 'shown-tools')
  mkdirSync(shown)
  execFileSync(...asRoot('mount', '--bind', '--options', 'ro', tools, shown))
  return shown
}
