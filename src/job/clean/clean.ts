/** The story of `clean/`: lists the entries of the repository, and removes those that the inputs choose. */
import { setFlagsFromString } from 'node:v8'
import pLimit from 'p-limit'
import { type CleanInputs, readCleanInputs } from '../../inputs/clean.ts'
import { tellVariables } from '../../inputs/environment.ts'
import { defaultPartBytes, type PlaceInputs } from '../../inputs/inputs.ts'
import { stepInputs } from '../../inputs/step-inputs.ts'
import { isTrustedEvent } from '../../names/scopes.ts'
import { bucketLabel, chosenStore } from '../../stores/index.ts'
import { localInventory } from '../../stores/local/inventory.ts'
import type { Inventory, InventoryEntry, StoreOptions } from '../../stores/store.ts'
import { JobFailure, messageOf } from '../../system/failure.ts'
import { checkNode } from '../../system/node-version.ts'
import * as runner from '../../system/runner.ts'
import { cacheService } from '../../system/runner-services.ts'
import { newEntryChooser, scopeOfPull } from './choose-entries.ts'
import { newEntryTable } from './entry-table.ts'

/** @throws JobFailure for a mistake in the inputs; Error if an entry could not be removed */
export async function clean(signal: AbortSignal): Promise<void> {
  checkNode()
  // A long list makes much garbage: with 200,000 entries, V8 would otherwise take 300 MB.
  setFlagsFromString('--optimize-for-size')
  const { given, read } = stepInputs()
  tellVariables(given)
  const inputs = readCleanInputs(read, runner.cacheDir())
  const { repository, eventName } = runner.currentRun()
  checkEvent(eventName, inputs)
  const says = { tell: runner.info, warn: runner.warning, mask: runner.mask }
  const options = { repository, signal, ...says, inputs }
  const kind = chosenStore({ inputs, service: cacheService() })
  const inventory = await openInventory(kind, options)
  const scope = scopeToList(inputs)
  const table = newEntryTable(inventory, scope)
  const facts = { nowMs: Date.now(), openPulls: await openPullsFor(options) }
  const choose = inputs.choice ? newEntryChooser(inputs.choice, facts) : () => []
  let failure: unknown
  for await (const page of inventory.pages(scope)) {
    const chosen = choose(page)
    await table.add(page, chosen)
    if (!inputs.dryRun) failure = await removeEntries(chosen, inventory, table.tellRemoved, signal)
    if (failure !== undefined) break
  }
  const { chosen, removed } = table
  runner.output('matched', String(chosen.count))
  runner.output('removed', String(removed.count))
  await table.show(inputs)
  if (failure === undefined) return
  throw new Error(`${removed.count} of ${chosen.count} entries were removed, then: ${messageOf(failure)}`)
}

interface InventoryOptions extends Omit<StoreOptions, 'inputs' | 'service'> {
  inputs: PlaceInputs & { token: string }
}

/** The list of the entries of a store. @throws Error if the store cannot be opened */
async function openInventory(
  kind: ReturnType<typeof chosenStore>,
  options: InventoryOptions,
): Promise<Inventory> {
  const { inputs } = options
  if (kind === 'local') return localInventory(inputs.localDir, options.repository)
  if (kind === 's3') {
    const { openBucketInventory } = await import('../../stores/s3/inventory.ts')
    const access = { ...options, inputs: { ...inputs, partBytes: defaultPartBytes } }
    return openBucketInventory(access, bucketLabel(inputs.s3))
  }
  const { openServiceInventory } = await import('../../stores/github/rest-api.ts')
  return openServiceInventory({ ...options, token: inputs.token })
}

/** Other events are caused by people who may not write the caches of branches. @throws JobFailure */
function checkEvent(event: string, { dryRun, choice }: CleanInputs): void {
  if (dryRun || choice?.pullRequest !== undefined || isTrustedEvent(event)) return
  throw new JobFailure(
    `Anyone can cause the event '${event}', so its runs remove only entries of pull requests: set \`pull-request\`, or clean in a run of push, schedule or workflow_dispatch.`,
  )
}

function scopeToList({ choice }: CleanInputs): string | undefined {
  return typeof choice?.pullRequest === 'number' ? scopeOfPull(choice.pullRequest) : undefined
}

async function openPullsFor(options: InventoryOptions & { inputs: CleanInputs }): Promise<Set<number>> {
  const { choice, token } = options.inputs
  if (choice?.pullRequest !== 'closed') return new Set()
  const { openPullRequests } = await import('../../stores/github/rest-api.ts')
  return openPullRequests({ ...options, token })
}

/** @returns the first error, after which nothing more is removed; undefined if all entries are gone */
async function removeEntries(
  entries: InventoryEntry[],
  inventory: Inventory,
  tellRemoved: (entry: InventoryEntry) => void,
  signal: AbortSignal,
): Promise<unknown> {
  let failure: unknown
  await pLimit(inventory.concurrency).map(entries, async (entry) => {
    if (failure !== undefined) return
    signal.throwIfAborted()
    try {
      await inventory.remove(entry)
      tellRemoved(entry)
    } catch (error) {
      failure ??= error
    }
  })
  return failure
}
