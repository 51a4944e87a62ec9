/** Reads who signs entries and whose entries are restored. No message repeats a part of a key. */
import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject } from 'node:crypto'
import { JobFailure, orUndefined } from '../system/failure.ts'
import { isCompatible, type ReadInput } from './values.ts'

export interface SigningInputs {
  /** Undefined if this job only reads. */
  signer: KeyObject | undefined
  /** Entries that one of these keys has signed are restored. */
  verifiers: KeyObject[]
  /** Entries that a token proves to be saved by one of these workflows are restored. Empty if there are keys. */
  writers: TrustedWriter[]
}

const leastKeyBytes = 32
const pemBlock = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm

/** Undefined if the user gives neither keys nor writers: signatures are then ignored. @throws JobFailure naming the input */
export function readSigningInputs(read: ReadInput): SigningInputs | undefined {
  const own = itemsIn(read('signing-key')).map(signingKey)
  const others = itemsIn(read('verify-key')).map(verifyKey)
  const writers = linesOf(read('trusted-writers')).map(trustedWriter)
  if (own.length + others.length + writers.length === 0) return undefined
  if (own.length + others.length > 0 && writers.length > 0)
    throw new JobFailure(
      'Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind.',
    )
  if (isCompatible(read))
    throw new JobFailure(
      'Input `compatible` is true, and `signing-key`, `verify-key` or `trusted-writers` is given; entries of actions/cache cannot be signed, so leave out `compatible`.',
    )
  const verifiers = own.map((key) => (key.type === 'secret' ? key : createPublicKey(key)))
  return { signer: own[0], verifiers: [...verifiers, ...others], writers }
}

/** Whether a job with these inputs restores only entries whose writer it has verified. */
export function verifiesEntries(read: ReadInput): boolean {
  const given = ['signing-key', 'verify-key', 'trusted-writers']
  return given.some((name) => linesOf(read(name)).length > 0)
}

/** The texts of signing-key that no log may show. */
export function secretsIn(value: string): string[] {
  return linesOf(value)
    .filter((line) => !line.startsWith('-----'))
    .flatMap((line) => [line, Buffer.from(line).toString('base64')])
}

/** A key in PEM takes several lines, any other key one line. */
function itemsIn(value: string): string[] {
  const text = linesOf(value).join('\n')
  const items: string[] = []
  let end = 0
  for (const block of text.matchAll(pemBlock)) {
    items.push(...linesOf(text.slice(end, block.index)), block[0])
    end = block.index + block[0].length
  }
  return [...items, ...linesOf(text.slice(end))]
}

function linesOf(value: string): string[] {
  const lines = value.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}

function signingKey(item: string): KeyObject {
  if (item.startsWith('-----')) {
    const key = ed25519(item, 'PRIVATE KEY', createPrivateKey)
    if (key) return key
    throw new JobFailure('Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).')
  }
  const bytes = Buffer.from(item)
  if (bytes.length >= leastKeyBytes) return createSecretKey(bytes)
  const how = 'make one with openssl rand -base64 32'
  throw new JobFailure(
    `Input \`signing-key\` has a line of ${bytes.length} bytes; a key has at least ${leastKeyBytes}: ${how}.`,
  )
}

function verifyKey(item: string): KeyObject {
  const key = ed25519(item, 'PUBLIC KEY', createPublicKey)
  if (key) return key
  throw new JobFailure(
    'Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`.',
  )
}

/** Undefined if the text is no such key. */
function ed25519(text: string, label: string, parse: (pem: string) => KeyObject): KeyObject | undefined {
  // Node would also derive the public key from a private key.
  if (!text.startsWith(`-----BEGIN ${label}-----`)) return undefined
  const key = orUndefined(() => parse(text))
  return key?.asymmetricKeyType === 'ed25519' ? key : undefined
}

export interface TrustedWriter {
  /** Matches the file of a workflow and its ref, as in GITHUB_WORKFLOW_REF. */
  workflow: RegExp
  /** Undefined for all events that only users with write access to the repository can cause. */
  event: string | undefined
}

const writerLine = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/

/** @throws JobFailure for a line that names no workflow and ref */
function trustedWriter(text: string): TrustedWriter {
  const [, file, ref, event] = writerLine.exec(text) ?? []
  if (file === undefined || ref === undefined)
    throw new JobFailure(
      `Input \`trusted-writers\` has '${text}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`,
    )
  // As in the filters of GitHub's workflows. A ref has no `*`.
  const pattern = ref.split('**').map((part) => part.split('*').map(RegExp.escape).join('[^/]*'))
  return { workflow: new RegExp(`^${RegExp.escape(file)}${pattern.join('.*')}$`, 'u'), event }
}
