/** Writes and reads an entry's index: a zstd frame at the end of the stored object. */
import { BadEntry, orUndefined } from '../system/failure.ts'
import { misfit } from '../system/schema.ts'
import { type Readable, readRange } from './body.ts'
import { type Facts, factsSchema, type Index, type Segment, startAfter } from './container.ts'
import { digestsLength, sha256 } from './digest.ts'

// The index is a skippable frame, which `zstd -d` ignores.
// https://datatracker.ietf.org/doc/html/rfc8878#name-skippable-frames
const skippableMagic = 0x184d2a50
const frameHeaderBytes = 8
// The header of the frame, then the lengths of the digests, the JSON and the signature.
const indexHeaderBytes = frameHeaderBytes + 3 * 4
const ending = Buffer.from('HEADSTR2')
// The SHA-256 of all bytes of the index before it, the length of the index, the ending.
const trailerBytes = 32 + 4 + ending.length
const indexOverheadBytes = indexHeaderBytes + trailerBytes

const maxJsonBytes = 4 * 1024 * 1024
const maxSignatureBytes = 32 * 1024
// The digests of such a body take 32 MiB of a reader's memory.
const maxBodyBytes = 1024 ** 4

/**
 * The last bytes of the object, behind the body.
 * @param signature of `digestToSign`
 * @throws Error if the segments and paths take more JSON than a reader accepts
 */
export function sealIndex(index: Index, signature: Buffer = Buffer.alloc(0)): Buffer {
  const { digests } = index
  const json = jsonOf(index)
  if (json.length > maxJsonBytes) throw new Error(`the index is too large: its JSON has ${json.length} bytes`)
  const header = Buffer.alloc(indexHeaderBytes)
  const parts = [digests, json, signature]
  const lengths = parts.map((part) => part.length)
  const length = lengths.reduce((sum, partBytes) => sum + partBytes, indexOverheadBytes)
  const numbers = [skippableMagic, length - frameHeaderBytes, ...lengths]
  for (const [i, number] of numbers.entries()) header.writeUInt32LE(number, 4 * i)
  const end = Buffer.alloc(4)
  end.writeUInt32LE(length)
  return Buffer.concat([header, ...parts, sha256(header, ...parts), end, ending])
}

function jsonOf({ digests: _, ...facts }: Index): Buffer {
  return Buffer.from(JSON.stringify(facts))
}

/** The digest of an index that its signature signs. */
export function digestToSign(index: Index): Buffer {
  return signedDigest(index.digests, jsonOf(index))
}

/** How many of the last bytes a reader reads first. They hold the whole index, except of very large entries. */
export const usualIndexBytes = 128 * 1024

/** Throws if the signature does not prove the index of this digest. */
type CheckSignature = (signature: Buffer, digest: Buffer) => void | Promise<void>

/**
 * Reads the index of an entry in one small read; very large entries need a second one.
 * @param check is called before anything reads the JSON; without it, a signature is ignored
 * @throws BadEntry if the index is missing or damaged; the error of `check`
 */
export async function readIndex(entry: Readable, check?: CheckSignature): Promise<Index> {
  return openFrame(await readFrame(entry), entry.size, check)
}

/** Allocates at most the length of the longest index that an entry of this size can have. */
async function readFrame(entry: Readable): Promise<Buffer> {
  const { size } = entry
  if (size < indexOverheadBytes) throw new BadEntry(`it has only ${size} bytes`)
  const tail = await readRange(entry, Math.max(0, size - usualIndexBytes), size)
  if (!tail.subarray(-ending.length).equals(ending))
    throw new BadEntry('it does not end in an index: cut short, or not written by Headstart')
  const length = tail.readUInt32LE(tail.length - ending.length - 4)
  const most =
    indexOverheadBytes + digestsLength(Math.min(size, maxBodyBytes)) + maxJsonBytes + maxSignatureBytes
  if (length < indexOverheadBytes || length > Math.min(size, most))
    throw new BadEntry(`its index has ${length} bytes, which is no length of an index`)
  return length <= tail.length ? tail.subarray(-length) : readRange(entry, size - length, size)
}

async function openFrame(frame: Buffer, entryBytes: number, check?: CheckSignature): Promise<Index> {
  const digestAt = frame.length - trailerBytes
  if (!sha256(frame.subarray(0, digestAt)).equals(frame.subarray(digestAt, digestAt + 32)))
    throw new BadEntry('its index does not match its SHA-256')
  const [digestsBytes = 0, jsonBytes = 0, signatureBytes = 0] = [0, 1, 2].map((i) =>
    frame.readUInt32LE(frameHeaderBytes + 4 * i),
  )
  const bodyBytes = entryBytes - frame.length
  const fits =
    digestsBytes === digestsLength(bodyBytes) &&
    jsonBytes <= maxJsonBytes &&
    signatureBytes <= maxSignatureBytes &&
    indexOverheadBytes + digestsBytes + jsonBytes + signatureBytes === frame.length
  if (!fits) throw new BadEntry('the parts of its index do not fit its body')
  const jsonAt = indexHeaderBytes + digestsBytes
  const [digests, json] = [
    frame.subarray(indexHeaderBytes, jsonAt),
    frame.subarray(jsonAt, jsonAt + jsonBytes),
  ]
  await check?.(frame.subarray(jsonAt + jsonBytes, digestAt), signedDigest(digests, json))
  const facts: Facts = orUndefined(() => JSON.parse(json.toString('utf8')))
  const wrong = misfit(factsSchema, facts)
  if (wrong !== undefined)
    throw new BadEntry(`its index is not what this version of Headstart writes${wrong}`)
  checkSegments(facts.segments, bodyBytes)
  return { ...facts, digests }
}

/** Identifies the whole entry, because the digests cover its body. The length separates digests and JSON. */
function signedDigest(digests: Buffer, json: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(digests.length)
  return sha256(length, digests, json)
}

function checkSegments(segments: Segment[], bodyBytes: number): void {
  let end = 0
  for (const { kind, offset, length } of segments) {
    if (offset !== startAfter(end, kind) || length === 0) throw new BadEntry('its segments do not line up')
    end = offset + length
  }
  if (end === 0 || end !== bodyBytes) throw new BadEntry('its segments do not fill its body')
}
