/** Unpacks the directories and links of a tree over its files. */

import { basesOf } from '../../files/member-paths.ts'
import type { PathLine } from '../../files/patterns.ts'
import { type Surroundings, startPipeline } from '../../system/pipeline.ts'
import type { Tar, TarProgram } from '../../system/tools.ts'
import { describeCommand, extractCommand, stampCommand, type TarCommand } from './tar-commands.ts'
import type { Codec } from './zstd.ts'

export interface Skeleton {
  /** One frame of the codec, or none. */
  bytes: Buffer[]
  /** How many directories and links the frame should hold. */
  members: number
  /** How many bytes the frame may unpack to. */
  mostBytes: number
}

interface SkeletonOptions extends Surroundings {
  tar: Tar
  lines: PathLine[]
  codec: Pick<Codec, 'unpacking'>
}

/** Unpacks a checked skeleton to where the files are. */
export async function unpackSkeleton(skeleton: Skeleton, options: SkeletonOptions): Promise<void> {
  if (skeleton.bytes.length === 0) return
  const { tar, lines, ...where } = options
  await feedTo(extractCommand(tar, basesOf(lines)), skeleton, where)
  if (tar.dialect === 'bsd') await stampDirectories(skeleton, tar, where)
}

/**
 * GNU tar sets a directory's time after it has unpacked everything below the directory. bsdtar does so only for
 * directories that it makes. Other directories get their time before their links are made, and keep their modes. So
 * bsdtar gets the directories once more, as an mtree specification.
 */
async function stampDirectories(
  skeleton: Skeleton,
  tar: TarProgram,
  where: Omit<SkeletonOptions, 'tar' | 'lines'>,
): Promise<void> {
  const description = await feedTo(describeCommand(tar), skeleton, where)
  const directories = description
    .split('\n')
    .filter((line) => line.includes(' type=dir'))
    .map((line) => line.replace(/ mode=\d*(\d{3})\b/, ' mode=$1'))
  const { stdin, stdout, ended } = startPipeline([stampCommand(tar)], where)
  stdout.resume()
  stdin.end(['#mtree', ...directories, ''].join('\n'), 'latin1')
  await ended
}

/** @returns what the command wrote to its standard output, as a byte string */
async function feedTo(
  command: TarCommand,
  { bytes, mostBytes }: Skeleton,
  { codec, ...where }: Omit<SkeletonOptions, 'tar' | 'lines'>,
): Promise<string> {
  const sink = codec.unpacking(command, where)
  let output = ''
  sink.stdout.setEncoding('latin1').on('data', (text: string) => {
    output += text
  })
  sink.allow(mostBytes)
  for (const part of bytes) sink.write(part)
  sink.endFrame()
  sink.end()
  await sink.ended
  return output
}
