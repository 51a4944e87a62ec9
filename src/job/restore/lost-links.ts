/** Tells of restored links that lead out of the cache to files that this runner does not have. */
import { access } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromBytes } from '../../files/byte-strings.ts'
import { linkedFrom } from '../../files/paths/links.ts'
import { basesOf, pathsIn } from '../../files/paths/member-paths.ts'
import { codeOf } from '../../system/failure.ts'
import * as runner from '../../system/runner.ts'
import type { OpenedEntry } from './context.ts'

// The path is of the entry: it may lead to a disk that does not answer.
const mostMs = 1_000

/** One notice, if the entry's example leads nowhere. */
export async function tellLostLinks({ indexed, lines }: OpenedEntry): Promise<void> {
  const { linksOut } = indexed?.index ?? {}
  if (!linksOut) return
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
