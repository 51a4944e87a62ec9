/** Unpacks the directories and links of a tree over its files. */
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { type Command, type Surroundings, startPipeline } from '../process.ts'
import type { Tar } from '../tools.ts'
import { describeCommand, extractCommand, stampCommand } from './tar-commands.ts'

export interface Skeleton {
  /** How many directories and links it holds. */
  members: number
  /** A tar archive of them, from its beginning each time. */
  archive(): AsyncIterable<Buffer> | Iterable<Buffer>
}

interface How extends Surroundings {
  tar: Tar
}

/** Unpacks a checked skeleton to where the files are. */
export async function unpackSkeleton(skeleton: Skeleton, how: How): Promise<void> {
  if (skeleton.members === 0) return
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
  const specification = Buffer.from(['#mtree', ...directories, ''].join('\n'), 'latin1')
  await run(stampCommand(tar), { archive: () => [specification] }, how, () => {})
}

type OnOutput = (text: string) => void

async function run(
  command: Command,
  { archive }: Pick<Skeleton, 'archive'>,
  how: Surroundings,
  onOutput: OnOutput,
): Promise<void> {
  const { stdin, stdout, ended } = startPipeline([command], how)
  stdout.setEncoding('latin1').on('data', onOutput)
  await Promise.all([ended, feed(archive(), stdin)])
}

/** Why a program stopped reading, its end tells. */
async function feed(archive: AsyncIterable<Buffer> | Iterable<Buffer>, stdin: Writable): Promise<void> {
  for await (const piece of archive) {
    if (!stdin.writable) return
    if (!stdin.write(piece)) await Promise.race([once(stdin, 'drain'), once(stdin, 'close')]).catch(() => {})
  }
  stdin.end()
}
