/** Keeps the SDK from opening files of the AWS configuration that it could not read to their end. */
import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { S3Error } from './errors.ts'

const mostBytes = 1024 * 1024
const nothing = '/dev/null'

/**
 * Replaces such files by an empty one. The SDK opens files of any type, and would wait forever for a FIFO's writer.
 * @param tell takes one line for the log
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

/** The variables of the environment that name a file with a token. */
export type TokenVariable = 'AWS_WEB_IDENTITY_TOKEN_FILE' | 'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE'

/** @throws S3Error if the variable is set to such a file */
export function checkTokenFile(variable: TokenVariable): void {
  const { env } = process
  const path = env[variable]
  if (!path || isReadable(path)) return
  throw new S3Error('credentials', `${variable} is ${path}, which is no regular file of at most 1 MiB`)
}

/** True also if there is no such file: the SDK handles that itself. */
function isReadable(path: string): boolean {
  try {
    const stat = statSync(path)
    return stat.isFile() && stat.size <= mostBytes
  } catch {
    return true
  }
}
