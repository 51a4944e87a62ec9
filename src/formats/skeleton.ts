/** Unpacks the directories and links of a tree over its files. */
import { BadEntry } from '../failure.ts'
import { type Command, type Surroundings, startPipeline } from '../process.ts'
import type { Tar } from '../tools.ts'
import { describeCommand, extractCommand, listCommand, stampCommand } from './tar-commands.ts'
import type { Codec } from './zstd.ts'

export interface Skeleton {
  /** One zstd frame, or none. */
  bytes: Buffer[]
  /** How many directories and links it should hold. */
  members: number
}

interface How extends Surroundings {
  tar: Tar
  codec: Codec
}

/**
 * Makes sure that a skeleton holds nothing but directories and links, as many as it should.
 * @throws BadEntry
 */
export async function checkSkeleton(skeleton: Skeleton, how: How): Promise<void> {
  const listing = await outputOf(listCommand(how.tar), skeleton, how)
  // Both tars show a member per line, as `ls -l` does: the first character is what it is.
  const kinds = linesOf(listing).map((line) => line[0])
  if (kinds.some((kind) => kind !== 'd' && kind !== 'l')) {
    throw new BadEntry('its skeleton holds more than directories and links')
  }
  if (kinds.length === skeleton.members) return
  throw new BadEntry(`its skeleton has ${kinds.length} members instead of ${skeleton.members}`)
}

/** Unpacks a checked skeleton to where the files are. */
export async function unpackSkeleton(skeleton: Skeleton, how: How): Promise<void> {
  await outputOf(extractCommand(how.tar), skeleton, how)
  if (how.tar.dialect === 'bsd') await stampDirectories(skeleton, how)
}

/**
 * GNU tar sets a directory's time when all that is below it is done. bsdtar does so for directories that it makes,
 * but others get it before the links in them are made, and keep their modes. It reads mtree specifications, too, so
 * it can be told of the directories alone.
 */
async function stampDirectories(skeleton: Skeleton, { tar, ...how }: How): Promise<void> {
  const description = await outputOf(describeCommand(tar), skeleton, { tar, ...how })
  const directories = linesOf(description)
    .filter((line) => line.includes(' type=dir'))
    .map((line) => line.replace(/ mode=\d*(\d{3})\b/, ' mode=$1'))
  const { stdin, stdout, ended } = startPipeline([stampCommand(tar)], how)
  stdout.resume()
  stdin.end(['#mtree', ...directories, ''].join('\n'), 'latin1')
  await ended
}

async function outputOf(command: Command, { bytes }: Skeleton, { codec, ...where }: How): Promise<string> {
  if (bytes.length === 0) return ''
  let output = ''
  const sink = codec.unpacking(command, where)
  sink.stdout.setEncoding('latin1').on('data', (text: string) => {
    output += text
  })
  for (const part of bytes) sink.write(part)
  sink.endFrame()
  sink.end()
  await sink.ended
  return output
}

function linesOf(text: string): string[] {
  return text.split('\n').slice(0, -1)
}
