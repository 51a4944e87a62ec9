/**
 * Signs and verifies indexes, by keys or by tokens of the runner. Only an owner of the key, or the run of the token, can make
 * an entry that passes, or move it to another name.
 */
import { createHmac, type KeyObject, sign, timingSafeEqual, verify } from 'node:crypto'
import { UnverifiedEntry } from '../system/failure.ts'
import { sha256 } from './digest.ts'

/** The place of an entry in a store, without its key, which is part of the index. */
export interface EntryAddress {
  repository: string
  scope: string
  version: string
}

// One byte for the algorithm, 8 for the time. The signature's value follows.
const headBytes = 1 + 8

function algorithmOf({ type }: KeyObject): { id: number; name: string } {
  return type === 'secret' ? { id: 1, name: 'HMAC-SHA-256' } : { id: 2, name: 'Ed25519' }
}

/** The start of a signature that is made now. */
export function headOf(algorithm: number): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt8(algorithm)
  head.writeBigUInt64LE(BigInt(Date.now()), 1)
  return head
}

/** @param key a secret for HMAC-SHA-256, or a private key for Ed25519 */
export function signatureOf(digest: Buffer, place: EntryAddress, key: KeyObject): Buffer {
  const head = headOf(algorithmOf(key).id)
  const statement = statementOf(head, digest, place)
  const value = key.type === 'secret' ? hmac(statement, key) : sign(null, statement, key)
  return Buffer.concat([head, value])
}

interface Verifying {
  /** The places where the entry may be. */
  places: EntryAddress[]
  /** Secrets for HMAC-SHA-256, and public keys for Ed25519. */
  keys: KeyObject[]
}

/**
 * When the index was signed, by the clock of its signer.
 * @throws UnverifiedEntry if none of the keys has signed the index for one of the places
 */
export function verifySignature(signature: Buffer, digest: Buffer, { places, keys }: Verifying): Date {
  if (signature.length === 0) throw new UnverifiedEntry('has no signature')
  const usable = keys.filter((key) => algorithmOf(key).id === signature[0])
  if (usable.length === 0) {
    const known = [...new Set(keys.map((key) => algorithmOf(key).name))].join(' and ')
    throw new UnverifiedEntry(`has a signature of another kind than ${known}`)
  }
  const [head, value] = [signature.subarray(0, headBytes), signature.subarray(headBytes)]
  const isRight = places.some((place) => {
    const statement = statementOf(head, digest, place)
    return usable.some((key) => isSigned(statement, value, key))
  })
  if (!isRight)
    throw new UnverifiedEntry(
      'has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version',
    )
  return new Date(Number(head.readBigUInt64LE(1)))
}

/** The signed bytes. JSON separates the parts. The first part names the use, so that no other use accepts them. */
function statementOf(head: Buffer, digest: Buffer, { repository, scope, version }: EntryAddress): Buffer {
  const parts = [
    'headstart-entry-1',
    head.toString('hex'),
    repository,
    scope,
    version,
    digest.toString('hex'),
  ]
  return Buffer.from(JSON.stringify(parts))
}

function isSigned(statement: Buffer, value: Buffer, key: KeyObject): boolean {
  if (key.type !== 'secret') return verify(null, statement, key, value)
  const right = hmac(statement, key)
  return value.length === right.length && timingSafeEqual(value, right)
}

function hmac(statement: Buffer, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(statement).digest()
}

const tokenKind = 3
// GitHub's tokens have about 2 KiB.
const maxTokenBytes = 16 * 1024
const threeParts = /^[\w-]+\.[\w-]+\.[\w-]*$/

/** @param requestToken gets a token for this audience. @throws its errors; Error if the token is no JWT, or is huge */
export async function tokenSignatureOf(
  digest: Buffer,
  place: EntryAddress,
  requestToken: (audience: string) => Promise<string>,
): Promise<Buffer> {
  const head = headOf(tokenKind)
  const token = await requestToken(audienceOf(head, digest, place))
  if (!isToken(token)) throw new Error('the runner gave a token that is no JWT, or is huge')
  return Buffer.concat([head, Buffer.from(token)])
}

/** The audience that the token of a signature must have. @param signature or its head */
export function audienceOf(signature: Buffer, digest: Buffer, place: EntryAddress): string {
  const statement = statementOf(signature.subarray(0, headBytes), digest, place)
  return `headstart-entry-1:${sha256(statement).toString('hex')}`
}

/** @throws UnverifiedEntry if there is none */
export function tokenIn(signature: Buffer): string {
  if (signature.length === 0) throw new UnverifiedEntry('has no token')
  if (signature[0] !== tokenKind) throw new UnverifiedEntry('has a signature of another kind than a token')
  const token = signature.toString('latin1', headBytes)
  if (!isToken(token)) throw new UnverifiedEntry('has a damaged or huge token')
  return token
}

function isToken(text: string): boolean {
  return text.length <= maxTokenBytes && threeParts.test(text)
}
