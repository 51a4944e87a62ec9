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
  /** How many bytes its frame may unpack to. */
  mostBytes: number
}

interface How extends Surroundings {
  tar: Tar
  codec: Pick<Codec, 'unpacking'>
}

// It is held in memory; that of a million directories has some 40 MiB.
const maxBytes = 256 * 1024 * 1024

/**
 * Makes sure that a skeleton holds nothing but directories and links, as many as it should.
 * @throws BadEntry
 */
export async function checkSkeleton(skeleton: Skeleton, how: How): Promise<void> {
  if (skeleton.bytes.reduce((sum, part) => sum + part.length, 0) > maxBytes) {
    throw new BadEntry('its skeleton is too large to be one')
  }
  const stop = new AbortController()
  const signal = AbortSignal.any([how.signal, stop.signal])
  // Both tars show a member per line, as `ls -l` does: the first character is what it is.
  let members = 0
  let atStart = true
  const check = (text: string): void => {
    for (let start = 0; start < text.length; ) {
      if (atStart && !'dl'.includes(text[start] as string)) {
        stop.abort(new BadEntry('its skeleton holds more than directories and links'))
        return
      }
      const end = text.indexOf('\n', start)
      atStart = end >= 0
      if (atStart && ++members > skeleton.members) break
      start = atStart ? end + 1 : text.length
    }
    if (members > skeleton.members)
      stop.abort(new BadEntry(`its skeleton has more than ${skeleton.members} members`))
  }
  await run(listCommand(how.tar), skeleton, { ...how, signal }, check)
  if (members === skeleton.members) return
  throw new BadEntry(`its skeleton has ${members} members instead of ${skeleton.members}`)
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
  await run(describeCommand(tar), skeleton, { tar, ...how }, (text) => {
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
  { codec, ...where }: How,
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
