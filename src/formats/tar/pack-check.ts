/**
 * Checks that tar packed what the walk found. If a file became a link after the walk, or a link became a directory,
 * every restore would refuse the entry.
 */
import { lstatSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import type { SegmentPlan } from './segments.ts'

// Some file systems store whole seconds, and every file system's clock is a little late.
const slackMs = 2000

/**
 * Whether a directory of these members has changed since `since`. A member can only change its type by being replaced,
 * which changes its directory.
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
 * Checks tar's listing of the packed members, one line per member as in `ls -l`.
 * @throws Error
 */
export function checkListing(path: string, { names, types }: SegmentPlan): void {
  const lines = readFileSync(path, 'latin1').split('\n').slice(0, -1)
  // `h` is a further name of a hard-linked file.
  const packed = lines.map((line) => line.charAt(0).replace('h', '-'))
  const nth = packed.findIndex((type, nth) => type !== types[nth])
  if (nth >= 0 || packed.length < names.length) throw replaced(names[nth] ?? names[packed.length])
}

/**
 * Checks the types that the members have now.
 * @throws Error
 */
export function checkTypes(cwd: string, { names, types }: SegmentPlan): void {
  const other = names.find((name, nth) => {
    const stat = lstatSync(fromBytes(`${toBytes(cwd)}/${name}`), { throwIfNoEntry: false })
    if (!stat) return false
    const type = stat.isFile() ? '-' : stat.isDirectory() ? 'd' : stat.isSymbolicLink() ? 'l' : '?'
    return type !== types[nth]
  })
  if (other !== undefined) throw replaced(other)
}

/** @param member its name, as a byte string */
export function replaced(member = ''): Error {
  return new Error(`${fromBytes(member.replace(/^\d+\//, ''))} was replaced while it was saved`)
}
