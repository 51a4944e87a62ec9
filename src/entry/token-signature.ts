/**
 * An OIDC token of the runner as the signature of an entry. Its audience is a digest of the index and of the entry's
 * place, so the token proves this entry at this place, and no service accepts it for anything else.
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { UnverifiedEntry } from '../system/failure.ts'
import { sha256 } from './digest.ts'
import { type EntryAddress, headBytes, headOf, statementOf } from './signature.ts'

const tokenKind = 3
// GitHub's tokens have about 2 KiB.
const maxTokenBytes = 16 * 1024

/** @param requestToken gets a token for this audience. @throws its errors; Error if the token is no JWT */
export async function tokenSignatureOf(
  digest: Buffer,
  place: EntryAddress,
  requestToken: (audience: string) => Promise<string>,
): Promise<Buffer> {
  const head = headOf(tokenKind)
  return Buffer.concat([head, packed(await requestToken(audienceOf(head, digest, place)))])
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
  const token = unpacked(signature.subarray(headBytes))
  if (token === undefined) throw new UnverifiedEntry('has a damaged or huge token')
  return token
}

/** The three parts of a token without base64, each after its length. Brotli halves them. */
function packed(token: string): Buffer {
  const pieces = token.split('.').flatMap((part) => {
    const bytes = Buffer.from(part, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16LE(Math.min(bytes.length, maxTokenBytes))
    return [length, bytes]
  })
  const value = brotliCompressSync(Buffer.concat(pieces))
  if (unpacked(value) !== token) throw new Error('the runner gave a token that is no JWT, or is huge')
  return value
}

function unpacked(value: Buffer): string | undefined {
  try {
    const bytes = brotliDecompressSync(value, { maxOutputLength: maxTokenBytes })
    const parts: string[] = []
    for (let start = 0; start < bytes.length; ) {
      const end = start + 2 + bytes.readUInt16LE(start)
      if (end > bytes.length) return undefined
      parts.push(bytes.toString('base64url', start + 2, end))
      start = end
    }
    return parts.length === 3 ? parts.join('.') : undefined
  } catch {
    return undefined
  }
}
