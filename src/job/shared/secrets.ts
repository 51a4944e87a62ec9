/** Does what the user wants with files that hold secrets: warn, refuse, skip or ignore. */
import { fromBytes } from '../../files/byte-strings.ts'
import type { Match } from '../../files/paths/matches.ts'
import type { FoundFile } from '../../files/paths/walk.ts'
import type { FileSearch } from '../../files/secrets/each-file.ts'
import { findSecrets, findWhileWalking, type Secret, withOtherNames } from '../../files/secrets/find.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { SecretFound } from '../../system/failure.ts'
import { pathBelow } from '../../system/native-path.ts'
import * as runner from '../../system/runner.ts'

export type SecretCheck = ReturnType<typeof newSecretCheck>

/** Finds secrets among the files of a save, and does with them what the input `secret-files` says. */
export function newSecretCheck({ secretFiles: choice }: Inputs) {
  // A save of changes may turn into a save of all files, which checks again.
  const logged = new Set<string>()
  const log = (secrets: Secret[], write: (names: string) => void): void => {
    const fresh = secrets.filter(({ path }) => !logged.has(path))
    for (const { path } of fresh) logged.add(path)
    if (fresh.length > 0) write(named(fresh))
  }
  return {
    /**
     * Looks for secrets, and logs the names of the files.
     * @returns the paths of the files to leave out
     * @throws SecretFound if nothing may be saved
     */
    async leaveOut(search: FileSearch): Promise<string[]> {
      if (choice === 'ignore') return []
      const secrets = await findSecrets(search)
      if (choice === 'warn') {
        log(secrets, warn)
        return []
      }
      if (choice === 'refuse' && secrets.length > 0)
        throw new SecretFound(
          `there are secrets in ${named(secrets)}. ${advice}, or set \`secret-files: skip\``,
        )
      const all = await withOtherNames(secrets, search)
      log(all, (names) => runner.info(`Left out, because of secrets: ${names}`))
      return all.map(pathOf)
    },
    /** Yields the files of the walks. If the user wants only a warning, it comes when the last walk ends. */
    *watch(
      matches: Match[],
      walkOf: (match: Match) => Iterable<FoundFile[]>,
    ): Generator<FoundFile[], void, undefined> {
      if (choice === 'warn') log(yield* findWhileWalking(matches, walkOf), warn)
      else for (const match of matches) yield* walkOf(match)
    },
  }
}

function warn(names: string): void {
  runner.warning(
    `The cache holds secrets, which everyone who may restore it can read: ${names}. ${advice}, or set \`secret-files\` to skip, refuse or ignore.`,
  )
}

const advice = 'Remove them, or exclude them by lines of `path` that begin with `!`'
const mostSecretsNamed = 5

/** Shows no content of a file. */
function named(secrets: Secret[]): string {
  const some = secrets.slice(0, mostSecretsNamed).map((secret) => {
    const path = pathOf(secret)
    return `${pathBelow(runner.workspace(), path) ?? path} (${secret.kind})`
  })
  const more = secrets.length - some.length
  return `${some.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function pathOf({ path }: Secret): string {
  return fromBytes(path).toString()
}
