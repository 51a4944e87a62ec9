// Reads a body while it is packed.
import type { Packing } from '../../src/formats/format.ts'

/** @param take gets the bytes in order; the next ones are packed when it is done */
export async function packAll<Result>(
  packing: Packing<Result>,
  take: (bytes: Buffer) => Promise<unknown> = async () => {},
): Promise<Result> {
  await using body = packing
  let next = await body.next()
  for (; !next.done; next = await body.next()) await take(next.value.bytes)
  return next.value
}
