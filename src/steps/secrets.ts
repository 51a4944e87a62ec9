/** Decides about the files that hold secrets, before a save reads them. */
import { SecretFound } from '../failure.ts'
import { fromBytes } from '../files/byte-strings.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { relative } from '../native-path.ts'
import * as runner from '../runner.ts'
import type { Search } from '../secrets/each-file.ts'
import { findSecrets, type Secret, withOtherNames } from '../secrets/find.ts'

/**
 * Looks for secrets, and logs the names of the files.
 * @returns the paths of the files to leave out
 * @throws SecretFound if nothing may be saved
 */
export type CheckSecrets = (search: Search) => Promise<string[]>

export function secretCheck({ secrets: choice }: Inputs): CheckSecrets {
  // A save of changes may turn into a save of all files, which checks again.
  const logged = new Set<string>()
  return async (search) => {
    if (choice === 'ignore') return []
    const secrets = await findSecrets(search)
    if (secrets.length === 0) return []
    if (choice === 'refuse')
      throw new SecretFound(`there are secrets in ${named(secrets)}. ${advice}, or set \`secrets: skip\``)
    const all = choice === 'skip' ? await withOtherNames(secrets, search) : secrets
    const fresh = all.filter(({ path }) => !logged.has(path))
    for (const { path } of fresh) logged.add(path)
    if (choice === 'skip') {
      if (fresh.length > 0) runner.info(`Left out, because of secrets: ${named(fresh)}`)
      return all.map(pathOf)
    }
    if (fresh.length > 0)
      runner.warning(
        `The cache holds secrets, which everyone who may restore it can read: ${named(fresh)}. ${advice}, or set \`secrets\` to skip, refuse or ignore.`,
      )
    return []
  }
}

const advice = 'Remove them, or exclude them by lines of `path` that begin with `!`'
const mostNamed = 5

/** Never shows what is in a file. */
function named(secrets: Secret[]): string {
  const some = secrets.slice(0, mostNamed).map((secret) => `${shown(pathOf(secret))} (${secret.kind})`)
  const more = secrets.length - some.length
  return `${some.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function pathOf({ path }: Secret): string {
  return fromBytes(path).toString()
}

function shown(path: string): string {
  const below = relative(runner.workspace(), path)
  return below.startsWith('..') ? path : below
}
