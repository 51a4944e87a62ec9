/** What post does about an image that could not be read although it is what was saved. */
import { BadEntry, codeOf, messageOf } from '../failure.ts'
import { checkImageFile } from '../formats/squashfs/check.ts'
import { readInputs } from '../inputs/inputs.ts'
import { hasComplained } from '../mount/kernel-log.ts'
import type { Rights } from '../mount/rights.ts'
import * as runner from '../runner.ts'
import { accessOf } from '../scopes.ts'
import type { MountedImage } from '../state.ts'
import { openStore, storeOptions } from './store.ts'

const limitMs = 30_000

/**
 * Looks at all of an image where the kernel has complained of one, which may have been that of another job. If it is
 * damaged, warns, and takes its entry out of the way. Never fails.
 * @param limit ends the look, which then has found nothing
 */
export async function tellDamage(
  path: string,
  image: MountedImage,
  rights: Rights,
  limit = AbortSignal.timeout(limitMs),
): Promise<void> {
  if (!(await hasComplained(image.since, rights))) return
  const why = await checkImageFile(path, image.length, 'contents', limit).then(() => undefined, damageIn)
  if (why === undefined) return
  runner.warning(`Reading the cache gave input/output errors: ${why}`)
  await reject(image).catch((error) => runner.warning(`The entry stays where it is: ${messageOf(error)}`))
}

/** Anything else, such as too many open files, says nothing of the image. */
function damageIn(error: unknown): string | undefined {
  return error instanceof BadEntry || codeOf(error) === 'EIO' ? messageOf(error) : undefined
}

async function reject({ scope, version, key, size }: MountedImage): Promise<void> {
  const inputs = readInputs(runner.input, runner.cacheDir())
  const run = runner.currentRun()
  const store = openStore(storeOptions(inputs, run, AbortSignal.timeout(limitMs)))
  const scopes = scope === undefined ? accessOf(run).read : [scope]
  const entry = await store.find({ scopes, keys: [key], versions: [version] })
  try {
    // Another one may have been saved meanwhile.
    if (entry?.key !== key || entry.size !== size) return
    await entry.reject()
    await entry.original?.reject()
  } finally {
    await entry?.close()
  }
}
