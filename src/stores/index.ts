/** The list of stores, and the choice between them. */
import { githubStore } from './github/github.ts'
import { localStore } from './local/local.ts'
import { s3Store } from './s3/s3.ts'
import type { Store, StoreOptions } from './store.ts'

type OpenStore = (options: StoreOptions) => Store

/** One line per store; the legal values of the `store` input are these and `auto`. */
export const stores = {
  local: ({ inputs, repository }) => localStore({ dir: inputs.localDir, repository, verify: inputs.verify }),
  s3: s3Store,
  github: githubStore,
} satisfies Record<string, OpenStore>

/** `auto` takes S3 if a bucket is given, else the runner's cache service, else the local directory. */
export function chosenStore({
  inputs,
  service,
}: Pick<StoreOptions, 'inputs' | 'service'>): keyof typeof stores {
  if (inputs.store !== 'auto') return inputs.store
  if (inputs.s3.bucket !== '') return 's3'
  return service ? 'github' : 'local'
}
