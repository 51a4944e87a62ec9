/** Finds where links lead. */
import { dirname, resolve } from '../../system/native-path.ts'

/** Where a link leads, which links on the way can change. Takes and returns byte strings. */
export function linkedFrom(link: string, target: string): string {
  return resolve(dirname(link), target)
}
