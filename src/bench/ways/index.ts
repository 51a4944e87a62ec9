/** The list of the ways of restoring that are measured. */
import { headstartWays, type Sources } from './headstart.ts'
import { plainWays } from './plain.ts'
import type { Way } from './way.ts'

/** In the order of the table. */
export function waysFor(places: Sources): Way[] {
  return [...plainWays, ...headstartWays(places)]
}
