/** Finds out whether a mounted image was damaged when it was saved. */
import { checkImageFile } from '../../formats/squashfs/check/check.ts'
import { readInputs } from '../../inputs/inputs.ts'
import type { ReadInput } from '../../inputs/values.ts'
import { accessOf } from '../../names/scopes.ts'
import type { Entry } from '../../stores/store.ts'
import { BadEntry, codeOf, messageOf } from '../../system/failure.ts'
import { hasComplained } from '../../system/kernel-log.ts'
import * as runner from '../../system/runner.ts'
import { openStore, storeOptions } from '../shared/open-store.ts'
import type { MountedEntry } from '../shared/state.ts'

const limitMs = 30_000

interface Reporting {
  read: ReadInput
  log: Promise<string>
  limit?: AbortSignal
}

/**
 * Checks the images if the kernel has logged errors, which may be about another job's image. If one is damaged, warns and
 * rejects the entry. Never fails.
 * @param read reads the inputs of the entry's cache
 * @param log the kernel's log
 * @param limit ends the check, which then reports nothing
 */
export async function reportDamage(
  path: string,
  entry: MountedEntry,
  { read, log, limit = AbortSignal.timeout(limitMs) }: Reporting,
): Promise<void> {
  if (!(await hasComplained(entry.since, log))) return
  const check = async (): Promise<void> => {
    for (const layer of entry.layers) await checkImageFile(path, layer, 'contents', { signal: limit })
  }
  const damage = await check().then(() => undefined, damageIn)
  if (damage === undefined) return
  runner.warning(`Reading the cache gave input/output errors: ${damage}`)
  await reject(entry, read).catch((error) =>
    runner.warning(`The damaged entry could not be removed from the store; delete it: ${messageOf(error)}`),
  )
}

/** Other errors, such as too many open files, prove nothing about the image. */
function damageIn(error: unknown): string | undefined {
  return error instanceof BadEntry || codeOf(error) === 'EIO' ? messageOf(error) : undefined
}

async function reject({ scope, version, key, size }: MountedEntry, read: ReadInput): Promise<void> {
  const inputs = readInputs(read, runner.cacheDir())
  const run = runner.currentRun()
  const store = openStore(storeOptions(inputs, run, AbortSignal.timeout(limitMs)))
  const scopes = scope === undefined ? accessOf(run).read : [scope]
  const entry = await store.find({ scopes, keys: [key], versions: [version] })
  try {
    // Another job may have saved a new entry meanwhile.
    if (entry?.key !== key || entry.size !== size) return
    for (let bad: Entry | undefined = entry; bad; ) bad = await bad.reject()
  } finally {
    await entry?.close()
  }
}
