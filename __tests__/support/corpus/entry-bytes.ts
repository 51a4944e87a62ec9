// Makes whole stored objects with any body, without packing files.
import { createHash } from 'node:crypto'
import { containerVersion, type Index } from '../../../src/entry/container.ts'
import { blockDigester } from '../../../src/entry/digest.ts'
import { sealIndex } from '../../../src/entry/index-frame.ts'

export interface Parts {
  digests: Buffer
  signature: Buffer
  /** The lengths that the index claims, where they are not the true ones. */
  claims: { json?: number; index?: number }
}

/** An index of any JSON, put together as docs/format.md describes it. */
export function sealFacts(
  json: string | Buffer,
  { digests = Buffer.alloc(0), signature = Buffer.alloc(0), claims = {} }: Partial<Parts> = {},
): Buffer {
  const text = Buffer.from(json)
  const length = 20 + digests.length + text.length + signature.length + 44
  const numbers = [0x184d2a50, length - 8, digests.length, claims.json ?? text.length, signature.length]
  const head = Buffer.concat([...numbers.map(uint32), digests, text, signature])
  const sha256 = createHash('sha256').update(head).digest()
  return Buffer.concat([head, sha256, uint32(claims.index ?? length), Buffer.from('HEADSTR2')])
}

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}

/** The SHA-256 digests of the MiB of a body. */
export function digestsOf(body: Buffer): Buffer {
  const digester = blockDigester()
  digester.update(body)
  return digester.finish()
}

/** A body and the index that fits it. */
export function objectOf(body: Buffer, changes: Partial<Index> = {}): { bytes: Buffer; index: Index } {
  const index: Index = {
    container: containerVersion,
    format: 'tar',
    key: 'a-key',
    paths: ['path'],
    segments: [{ kind: 'files', offset: 0, length: body.length, files: 1, bytes: body.length }],
    files: 1,
    bytes: body.length,
    digests: digestsOf(body),
    createdBy: {
      repository: 'octo/demo',
      scope: 'refs/heads/main',
      ref: 'refs/heads/main',
      sha: '0123456789abcdef0123456789abcdef01234567',
      runId: '1',
      event: 'push',
      headstart: '0.1.0',
    },
    ...changes,
  }
  return { bytes: Buffer.concat([body, sealIndex(index)]), index }
}

export interface StoredObject {
  body: Buffer
  index: Index
  /** Undefined or empty if it has none. */
  signature?: Buffer
}

/** Takes an object apart, as docs/format.md describes it. */
export function takeApart(bytes: Buffer): StoredObject {
  const start = bytes.length - bytes.readUInt32LE(bytes.length - 12)
  const jsonStart = start + 20 + bytes.readUInt32LE(start + 8)
  const jsonEnd = jsonStart + bytes.readUInt32LE(start + 12)
  const facts = JSON.parse(bytes.subarray(jsonStart, jsonEnd).toString())
  return {
    index: { ...facts, digests: bytes.subarray(start + 20, jsonStart) },
    body: bytes.subarray(0, start),
    signature: bytes.subarray(jsonEnd, bytes.length - 44),
  }
}

/** With the signature as it is, whether it fits or not. */
export function assemble({ body, index, signature }: StoredObject): Buffer {
  return Buffer.concat([body, sealIndex(index, signature)])
}

/** An object of the same size with one byte of its body changed, whose index says that this is right. */
export function forged(bytes: Buffer, at: number): Buffer {
  const { body, index } = takeApart(Buffer.from(bytes))
  body.writeUInt8(body.readUInt8(at) ^ 4, at)
  return assemble({ body, index: { ...index, digests: digestsOf(body) } })
}
