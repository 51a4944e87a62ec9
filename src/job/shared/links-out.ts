/** Notices links that lead out of what is cached, such as the interpreter of a virtual environment. */
import { existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LinksOut } from '../../entry/container.ts'
import { fromBytes, isWithin, toBytes } from '../../files/byte-strings.ts'
import { linkedFrom } from '../../files/paths/links.ts'
import type { Match } from '../../files/paths/matches.ts'
import { basesOf, pathsIn } from '../../files/paths/member-paths.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import type { FoundFile } from '../../files/paths/walk.ts'
import { codeOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'

/** Finds links to files outside the cache, in a walk that is made anyway. */
export function newLinkWatch(matches: Match[]) {
  const pathOf = pathsIn(basesOf(matches.map(({ line }) => line)))
  const cached = matches.flatMap(({ path, linked = path }) => [toBytes(path), toBytes(linked)])
  let found: LinksOut | undefined
  return {
    *watch(files: Iterable<FoundFile[]>): Generator<FoundFile[]> {
      for (const batch of files) {
        for (const { member, target } of batch) {
          // Other links cannot lead out.
          if (target === undefined || !/^\/|\.\.(\/|$)/.test(target)) continue
          const place = linkedFrom(pathOf(member), target)
          if (cached.some((match) => isWithin(place, match))) continue
          if (found) found.count++
          else if (existsSync(fromBytes(place))) found = { count: 1, member, target }
        }
        yield batch
      }
    },
    /** Undefined if no link leads out, or if all that do lead nowhere. */
    found: (): LinksOut | undefined => found,
  }
}

export function tellLinksOut({ count, member, target }: LinksOut, matches: Match[]): void {
  const path = pathsIn(basesOf(matches.map(({ line }) => line)))(member)
  const links = count === 1 ? '1 link leads' : `${count} links lead`
  runner.info(
    `${links} out of what is cached, so a job can use them only if it has the files there: ${fromBytes(`${path} leads to ${linkedFrom(path, target)}`)}`,
  )
}

// The path is of the entry: it may lead to a disk that does not answer.
const mostMs = 1_000

/** Tells of restored links to files that this runner does not have: one notice, if the entry's example leads nowhere. */
export async function tellLostLinks(linksOut: LinksOut, lines: PathLine[]): Promise<void> {
  const path = pathsIn(basesOf(lines))(linksOut.member)
  const place = linkedFrom(path, linksOut.target)
  const missing = access(fromBytes(place)).then(
    () => false,
    (error) => codeOf(error) === 'ENOENT',
  )
  if (!(await Promise.race([missing, sleep(mostMs, false, { ref: false })]))) return
  const others =
    linksOut.count === 1 ? '' : `. It is one of ${linksOut.count} links that lead out of the cache`
  runner.notice(
    `${fromBytes(path)} leads to ${fromBytes(place)}, which this runner does not have${others}. Install what the links lead to before, or put what differs between the runners into the key, such as a tool's version.`,
  )
}
