/** Describes where the cached files are, so that it shows when other files are in their place. */
import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { isWithin, toBytes } from '../../../files/byte-strings.ts'
import { findMatches } from '../../../files/matches.ts'
import type { Selection } from '../../../files/patterns.ts'
import { readMounts } from '../../../mounts/mountinfo.ts'
import { dirname } from '../../../system/native-path.ts'

/**
 * The paths that are found, the directories and links that lead there, and what is mounted below.
 * @param sinceNs in nanoseconds, by the kernel's clock
 * @throws Error when a directory that leads there has been renamed since then
 */
export async function whereaboutsOf(selection: Selection, sinceNs: bigint): Promise<string> {
  const matches = await findMatches(selection)
  const found = matches.map(({ path }) => path)
  const places = [...found, ...selection.lines.map(({ literal, base }) => literal ?? base)]
  const directories = matches.filter(({ stat }) => stat.isDirectory())
  const real = directories.map(({ path }) => realpathSync(path, 'latin1'))
  const mounted = readMounts().filter(({ point }) => real.some((path) => isWithin(point, path)))
  const leading = [...withAllAbove(places)].map((path) => `${path} ${identityOf(path, sinceNs)}`)
  return [...found.map(toBytes), ...leading, ...mounted.map(({ point }) => point)].join('\0')
}

function withAllAbove(paths: string[]): Set<string> {
  const all = new Set<string>()
  const add = (path: string): void => {
    if (all.has(path)) return
    all.add(path)
    add(dirname(path))
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    // It may lead to another link, or nowhere.
    if (isLink) add(resolve(dirname(path), readlinkSync(path)))
  }
  for (const path of paths) add(path)
  return all
}

function identityOf(path: string, sinceNs: bigint): string {
  const stat = lstatSync(path, { bigint: true, throwIfNoEntry: false })
  if (!stat) return 'none'
  const { dev, ino, ctimeNs, mtimeNs } = stat
  if (stat.isSymbolicLink()) return `${dev} ${ino} ${ctimeNs} ${readlinkSync(path)}`
  // New names in a directory change both times, its own new name only one. It may have its old name again.
  if (stat.isDirectory() && ctimeNs >= sinceNs && ctimeNs !== mtimeNs) throw new Error(`${path} has changed`)
  return `${dev} ${ino}`
}
