// Which Linux runs the tests.
import { release } from 'node:os'

export function isSince(major: number, minor: number): boolean {
  const [ownMajor = 0, ownMinor = 0] = release().split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}
