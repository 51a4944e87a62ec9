/** Notices links that lead out of what is cached, such as the interpreter of a virtual environment. */
import { fromBytes, isWithin, toBytes } from '../../files/byte-strings.ts'
import type { Match } from '../../files/paths/matches.ts'
import { basesOf, pathsIn } from '../../files/paths/member-paths.ts'
import type { FoundFile } from '../../files/paths/walk.ts'
import { dirname, resolve } from '../../system/native-path.ts'

/** Looks at the links of a walk that is made anyway. */
export function newLinkWatch(matches: Match[]) {
  const pathOf = pathsIn(basesOf(matches.map(({ line }) => line)))
  const cached = matches.flatMap(({ path, linked = path }) => [toBytes(path), toBytes(linked)])
  let count = 0
  let example = ''
  return {
    *watch(found: Iterable<FoundFile[]>): Generator<FoundFile[]> {
      for (const batch of found) {
        for (const { member, target } of batch) {
          // Other links cannot lead out.
          if (target === undefined || !/^\/|\.\.(\/|$)/.test(target)) continue
          const path = pathOf(member)
          const place = resolve(dirname(path), target)
          if (cached.some((match) => isWithin(place, match))) continue
          if (count++ === 0) example = `${path} leads to ${place}`
        }
        yield batch
      }
    },
    /** One line for the log; undefined if no link leads out. */
    line(): string | undefined {
      if (count === 0) return undefined
      const links = count === 1 ? '1 link leads' : `${count} links lead`
      return `${links} out of what is cached, so a job can use them only if it has the files there: ${fromBytes(example)}`
    },
  }
}
