/** Opens the list of the entries of a store. */
import { defaultPartBytes, type PlaceInputs } from '../../inputs/inputs.ts'
import { bucketLabel, type chosenStore } from '../../stores/index.ts'
import type { Inventory } from '../../stores/inventory.ts'
import { localInventory } from '../../stores/local/inventory.ts'
import type { StoreOptions } from '../../stores/store.ts'

export interface InventoryOptions extends Omit<StoreOptions, 'inputs' | 'service'> {
  inputs: PlaceInputs & { token: string }
}

/** @throws Error if the store cannot be opened */
export async function openInventory(
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
