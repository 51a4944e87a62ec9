/** Unpacks the directories and links of a tree over its files. */
import { BadEntry } from '../failure.ts'
import type { Command, Surroundings } from '../process.ts'
import type { Codec } from './zstd.ts'

export interface Skeleton {
  /** One zstd frame, or none. */
  bytes: Buffer[]
  /** How many directories and links it should hold. */
  members: number
}

interface How extends Surroundings {
  codec: Codec
}

/**
 * Makes sure that a skeleton holds nothing but directories and links, as many as it should.
 * @param list tar's command to list an archive
 * @throws BadEntry
 */
export async function checkSkeleton(skeleton: Skeleton, list: Command, how: How): Promise<void> {
  let listing = ''
  await feed(skeleton, list, how, (text) => {
    listing += text
  })
  // Both tars show a member per line, as `ls -l` does: the first character is what it is.
  const kinds = listing
    .split('\n')
    .slice(0, -1)
    .map((line) => line[0])
  if (kinds.some((kind) => kind !== 'd' && kind !== 'l')) {
    throw new BadEntry('its skeleton holds more than directories and links')
  }
  if (kinds.length === skeleton.members) return
  throw new BadEntry(`its skeleton has ${kinds.length} members instead of ${skeleton.members}`)
}

/** Unpacks a checked skeleton to where the files are. */
export async function unpackSkeleton(skeleton: Skeleton, extract: Command, how: How): Promise<void> {
  await feed(skeleton, extract, how, () => {})
}

type OnText = (text: string) => void

async function feed(
  { bytes }: Skeleton,
  command: Command,
  { codec, ...where }: How,
  onText: OnText,
): Promise<void> {
  if (bytes.length === 0) return
  const sink = codec.unpacking(command, where)
  sink.stdout.setEncoding('latin1').on('data', onText)
  for (const part of bytes) sink.write(part)
  sink.endFrame()
  sink.end()
  await sink.ended
}
