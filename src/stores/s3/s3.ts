/** The store that is a bucket of S3, or of a compatible service. */
import type { S3Inputs } from '../../inputs/s3.ts'
import { lazyLoadedStore } from '../load-when-used.ts'
import type { Store, StoreOptions } from '../store.ts'

/** Entries are objects `<prefix>/<repository>/<scope>/<version>/<key>`, each part by `storeName`. */
export function s3Store(options: StoreOptions): Store {
  const label = labelOf(options.inputs.s3)
  return lazyLoadedStore({ label, shared: false }, async () => {
    const { openBucket } = await import('./open.ts')
    return openBucket(options, label)
  })
}

function labelOf({ bucket, prefix, endpoint }: S3Inputs): string {
  const place = prefix === '' ? bucket : `${bucket}/${prefix}`
  return `S3 bucket ${place}${endpoint === '' ? '' : ` at ${new URL(endpoint).host}`}`
}
