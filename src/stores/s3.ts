/** The store that is a bucket of S3, or of something that speaks like it. */
import type { S3Inputs } from '../inputs-s3.ts'
import type { Store, StoreOptions } from './index.ts'

/** Entries are objects `<prefix>/<repository>/<scope>/<version>/<key>`, each part by `storeName`. */
export function s3Store(options: StoreOptions): Store {
  // The SDK takes a while to load, which only those who use it should pay.
  let opened: Promise<Pick<Store, 'find' | 'create'>> | undefined
  const open = (): Promise<Pick<Store, 'find' | 'create'>> => {
    opened ??= import('./s3/open.ts').then(({ openBucket }) =>
      openBucket(options, labelOf(options.inputs.s3)),
    )
    return opened
  }
  return {
    label: labelOf(options.inputs.s3),
    shared: false,
    find: async (wanted) => (await open()).find(wanted),
    create: async (name) => (await open()).create(name),
  }
}

function labelOf({ bucket, prefix, endpoint }: S3Inputs): string {
  const place = prefix === '' ? bucket : `${bucket}/${prefix}`
  return `S3 bucket ${place}${endpoint === '' ? '' : ` at ${new URL(endpoint).host}`}`
}
