/** Keeps tools from cleaning up a restored cache before the job has used it. */
import { constants } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import type { PathLine } from '../../files/paths/patterns.ts'
import { join } from '../../system/native-path.ts'
import { debug, reasonOf } from '../../system/runner.ts'
import { cleanedCachesIn, isUsual } from './tool-caches.ts'

const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/**
 * Go removes what nothing has used for five days, at the end of the first command if the last clean-up was a day ago. Then
 * the other commands of the job have not used their files yet, and the files look old. So the last clean-up was now. What
 * nothing uses is left out of the next save instead (prune.ts).
 * @param isLazy whether reading may wait for the network: then only directories with a usual name are looked at
 */
export async function postponeCleanUps(lines: PathLine[], isLazy: boolean): Promise<void> {
  const directories = lines.flatMap(({ literal }) => literal ?? [])
  const caches = await cleanedCachesIn(isLazy ? directories.filter(isUsual) : directories)
  const files = caches.flatMap(({ directory, cleanUpFile }) =>
    cleanUpFile === undefined ? [] : join(directory, cleanUpFile),
  )
  const seconds = Math.floor(Date.now() / 1000)
  for (const file of files)
    await write(file, String(seconds)).catch((error) => debug(`${file} is not written: ${reasonOf(error)}`))
}

/** Follows no link: a restored one could lead anywhere. */
async function write(path: string, text: string): Promise<void> {
  const stat = await lstat(path).catch(() => undefined)
  if (stat && !stat.isFile()) return
  await using file = await open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK)
  await file.writeFile(text)
}
