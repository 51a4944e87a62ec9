/** The names of staging directories and locks, which no save contains. */

/** All of them begin with this. */
export const stagingPrefix = '.headstart-staging-'

export function isStaging(name: string): boolean {
  return name.startsWith(stagingPrefix)
}
