/**
 * Makes sure that tar packs what the walk found: where a file becomes a link in between, or a link a directory, the
 * entry would be one that no restore takes.
 */
import { lstatSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromBytes, toBytes } from '../../files/bytes.ts'
import type { SegmentPlan } from './segments.ts'

// Some file systems keep whole seconds, and all of them a clock that is a bit late.
const slackMs = 2000

/**
 * Whether something was put into a directory of these members, or taken out of it, since then. Nothing becomes
 * something else without that.
 * @param cwd names are relative to it
 * @param since in milliseconds since 1970
 */
export function isTouched(cwd: string, { names }: SegmentPlan, since: number): boolean {
  let last: string | undefined
  return names.some((name) => {
    const dir = dirname(name)
    if (dir === last) return false
    last = dir
    const stat = lstatSync(fromBytes(`${toBytes(cwd)}/${dir}/.`), { throwIfNoEntry: false })
    return stat === undefined || stat.ctimeMs >= since - slackMs
  })
}

/**
 * Checks what tar says that it has packed, a member per line as `ls -l` shows it.
 * @throws Error
 */
export function checkListing(path: string, { names, types }: SegmentPlan): void {
  const lines = readFileSync(path, 'latin1').split('\n').slice(0, -1)
  // A further name of a file that has several.
  const packed = lines.map((line) => line.charAt(0).replace('h', '-'))
  const nth = packed.findIndex((type, nth) => type !== types[nth])
  if (nth >= 0 || packed.length < names.length) throw changed(names[nth] ?? names[packed.length])
}

/**
 * Checks what is there now.
 * @throws Error
 */
export function checkTypes(cwd: string, { names, types }: SegmentPlan): void {
  const other = names.find((name, nth) => {
    const stat = lstatSync(fromBytes(`${toBytes(cwd)}/${name}`), { throwIfNoEntry: false })
    if (!stat) return false
    const type = stat.isFile() ? '-' : stat.isDirectory() ? 'd' : stat.isSymbolicLink() ? 'l' : '?'
    return type !== types[nth]
  })
  if (other !== undefined) throw changed(other)
}

function changed(member = ''): Error {
  return new Error(`${fromBytes(member.replace(/^\d+\//, ''))} was replaced while it was saved`)
}
