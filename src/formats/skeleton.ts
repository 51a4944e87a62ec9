/** Unpacks the directories and links of a tree over its files. */
import { type Command, type Surroundings, startPipeline } from '../process.ts'
import type { Tar } from '../tools.ts'
import { describeCommand, extractCommand, stampCommand } from './tar-commands.ts'
import type { Codec } from './zstd.ts'

export interface Skeleton {
  /** One frame of the codec, or none. */
  bytes: Buffer[]
  /** How many directories and links the frame should hold. */
  members: number
  /** How many bytes the frame may unpack to. */
  mostBytes: number
}

interface How extends Surroundings {
  tar: Tar
  codec: Pick<Codec, 'unpacking'>
}

/** Unpacks a checked skeleton to where the files are. */
export async function unpackSkeleton(skeleton: Skeleton, how: How): Promise<void> {
  await run(extractCommand(how.tar), skeleton, how, () => {})
  if (how.tar.dialect === 'bsd') await stampDirectories(skeleton, how)
}

/**
 * GNU tar sets a directory's time when all that is below it is done. bsdtar does so for directories that it makes,
 * but others get it before the links in them are made, and keep their modes. It reads mtree specifications, too, so
 * it can be told of the directories alone.
 */
async function stampDirectories(skeleton: Skeleton, { tar, ...how }: How): Promise<void> {
  let description = ''
  await run(describeCommand(tar), skeleton, how, (text) => {
    description += text
  })
  const directories = description
    .split('\n')
    .filter((line) => line.includes(' type=dir'))
    .map((line) => line.replace(/ mode=\d*(\d{3})\b/, ' mode=$1'))
  const { stdin, stdout, ended } = startPipeline([stampCommand(tar)], how)
  stdout.resume()
  stdin.end(['#mtree', ...directories, ''].join('\n'), 'latin1')
  await ended
}

type OnOutput = (text: string) => void

async function run(
  command: Command,
  { bytes, mostBytes }: Skeleton,
  { codec, ...where }: Omit<How, 'tar'>,
  onOutput: OnOutput,
): Promise<void> {
  if (bytes.length === 0) return
  const sink = codec.unpacking(command, where)
  sink.stdout.setEncoding('latin1').on('data', onOutput)
  sink.allow(mostBytes)
  for (const part of bytes) sink.write(part)
  sink.endFrame()
  sink.end()
  await sink.ended
}
