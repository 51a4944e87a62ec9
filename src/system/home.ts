/**
 * The home directory of the user; undefined for a user who has none, for whom Node throws an error. A caller that needs one
 * takes `/`, as Docker does for such a user.
 */
import { homedir, userInfo } from 'node:os'
import { orUndefined } from './failure.ts'
import { slashed } from './native-path.ts'

/** `HOME`, else the home in the system's table of users. Containers may run as users who are not in that table. */
export function homeDirectory(): string | undefined {
  return readHome(homedir) ?? listedHome()
}

/** The home in the system's table of users. */
export function listedHome(): string | undefined {
  return readHome(() => userInfo().homedir)
}

/** Says why `~` names nothing, and what helps. */
export const noHome = 'this user has no home directory; set `HOME`'

function readHome(read: () => string): string | undefined {
  return orUndefined(() => slashed(read())) || undefined
}
