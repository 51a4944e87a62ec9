// Opens S3 stores for tests, and records their log.
import { type Inputs, readInputs } from '../../src/inputs/inputs.ts'
import { stores } from '../../src/stores/index.ts'
import type { BucketOptions } from '../../src/stores/s3/session.ts'
import type { Draft, Entry, Name, Store } from '../../src/stores/store.ts'
import { objectOf } from './corpus/entry-bytes.ts'
import type { Signer } from './servers/presigned.ts'

export interface Opened extends BucketOptions {
  store: Store
  /** Lines for the log. */
  told: string[]
  /** Lines for the user to act on. */
  warned: string[]
  masked: string[]
}

export interface How {
  repository?: string
  signal?: AbortSignal
  /** Inputs that are not what the server would have. */
  inputs?: Record<string, string>
  limits?: BucketOptions['limits']
}

export function inputsFor(server: Signer, more: Record<string, string> = {}): Inputs {
  const { accessKeyId, secretAccessKey, bucket, endpoint, region } = server
  const all: Record<string, string> = {
    key: 'a-key',
    path: 'path',
    store: 's3',
    bucket,
    endpoint,
    region,
    'bucket-prefix': 'a/prefix',
    'access-key-id': accessKeyId,
    'secret-access-key': secretAccessKey,
    'part-size': '5MiB',
    ...more,
  }
  return readInputs((name) => all[name] ?? '', '/nonexistent')
}

export function openOn(
  server: Signer,
  { repository = 'octo/demo', signal, inputs, limits = {} }: How = {},
): Opened {
  const [told, warned, masked] = [[], [], []] as [string[], string[], string[]]
  const options: BucketOptions = {
    inputs: inputsFor(server, inputs),
    service: undefined,
    repository,
    signal: signal ?? new AbortController().signal,
    tell: (line) => told.push(line),
    warn: (line) => warned.push(line),
    mask: (secret) => masked.push(secret),
    limits,
  }
  return { ...options, store: stores.s3(options), told, warned, masked }
}

export const main = 'refs/heads/main'
export const version = 'f'.repeat(64)
export const nameOf = (key: string, scope = main): Name => ({ scope, version, key })
export const wantedOf = (keys: string[], scopes = [main]) => ({ scopes, keys, versions: [version] })

/** Of the object that this key has in this repository and branch. */
export function objectName(key: string): string {
  return `a/prefix/octo%2Fdemo/refs%2Fheads%2Fmain/${version}/${key}`
}

export function begin(store: Store, name: Name): Promise<Draft> {
  return store.create(name)
}

/** Writes bytes as the parts that the draft wants. */
export async function fill(draft: Draft, bytes: Buffer): Promise<void> {
  const parts = Math.ceil(bytes.length / draft.partBytes)
  const writing = Array.from({ length: parts }, (_, number) =>
    draft.addPart(number, [bytes.subarray(number * draft.partBytes, (number + 1) * draft.partBytes)]),
  )
  await Promise.all(writing)
}

/** Saves an entry and resolves with its bytes. */
export async function save(store: Store, name: Name, mark = name.key): Promise<Buffer> {
  const { bytes } = objectOf(Buffer.from(mark), { key: name.key })
  const draft = await begin(store, name)
  await fill(draft, bytes)
  await draft.commit()
  return bytes
}

export async function bytesOf(entry: Entry | undefined): Promise<Buffer | undefined> {
  if (!entry) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of entry.read(0, entry.size) as AsyncIterable<Buffer>) chunks.push(chunk)
  await entry.close()
  return Buffer.concat(chunks)
}
