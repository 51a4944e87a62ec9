/** Keeps the SDK from the shared files of AWS where they are none that can be read to their end. */
import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { S3Error } from './errors.ts'

const mostBytes = 1024 * 1024
const nothing = '/dev/null'

/**
 * A FIFO waits for its writer forever, and the SDK opens whatever is there, so it is shown an empty file instead.
 * @param tell takes one line for the user
 */
export function avoidOddFiles(tell: (line: string) => void): void {
  const { env } = process
  const home = env.HOME || env.USERPROFILE || homedir()
  for (const [variable, name] of [
    ['AWS_CONFIG_FILE', 'config'],
    ['AWS_SHARED_CREDENTIALS_FILE', 'credentials'],
  ] as const) {
    const path = (env[variable] || join(home, '.aws', name)).replace(/^~\//, `${home}/`)
    if (path === nothing || isReadable(path)) continue
    tell(`${path} is ignored: it is no regular file of at most 1 MiB`)
    env[variable] = nothing
  }
}

/**
 * Keeps the SDK from opening such a file of a token.
 * @param variable of the environment, which names it, if it is set
 * @throws S3Error
 */
export function checkTokenFile(
  variable: 'AWS_WEB_IDENTITY_TOKEN_FILE' | 'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
): void {
  const { env } = process
  const path = env[variable]
  if (!path || isReadable(path)) return
  throw new S3Error('credentials', `${variable} is ${path}, which is no regular file of at most 1 MiB`)
}

/** True also where nothing can be seen: the SDK copes with what it cannot open. */
function isReadable(path: string): boolean {
  try {
    const stat = statSync(path)
    return stat.isFile() && stat.size <= mostBytes
  } catch {
    return true
  }
}
