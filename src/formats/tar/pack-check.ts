/** Checks that tar packed the files that the walk found. If a file became a link, every restore would refuse the entry. */
import { lstatSync, readFileSync } from 'node:fs'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import { replaced } from '../tar-archives/threads/create.ts'
import type { SegmentPlan } from './segments.ts'

/**
 * Checks GNU tar's listing of the packed members, one line per member as in `ls -l`.
 * @throws Error
 */
export function checkListing(path: string, { names }: SegmentPlan): void {
  const lines = readFileSync(path, 'latin1').split('\n')
  // `h` is a further name of a hard-linked file.
  const i = names.findIndex((_, i) => !/^[-h]/.test(lines[i] ?? ''))
  if (i >= 0) throw replaced(names[i])
}

/**
 * Checks the types that the members have now.
 * @throws Error
 */
export function checkTypes(cwd: string, { names }: SegmentPlan): void {
  const other = names.find((name) => {
    const stat = lstatSync(fromBytes(`${toBytes(cwd)}/${name}`), { throwIfNoEntry: false })
    return stat && !stat.isFile()
  })
  if (other !== undefined) throw replaced(other)
}
