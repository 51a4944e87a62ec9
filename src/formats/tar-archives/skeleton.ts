/** Unpacks the directories and links of a tree over its files. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { basesOf } from '../../files/member-paths.ts'
import type { PathLine } from '../../files/patterns.ts'
import type { Surroundings } from '../../system/pipeline.ts'
import type { Tar } from '../../system/tools.ts'
import { headerOf, type WrittenMember } from './member-header.ts'
import { extractCommand, stampCommand, type TarCommand } from './tar-commands.ts'
import { startTar } from './threads/pool.ts'

/** Directories and links, several at once. Can be read several times. */
export type Skeleton = AsyncIterable<WrittenMember[]> | Iterable<WrittenMember[]>

interface SkeletonOptions extends Surroundings {
  tar: Tar
  lines: PathLine[]
}

/**
 * GNU tar sets a directory's time after it has unpacked everything below the directory. bsdtar does so only for
 * directories that it makes. Other directories get their time before their links are made, and keep their modes. So
 * bsdtar gets the directories once more.
 */
export async function unpackSkeleton(
  skeleton: Skeleton,
  { tar, lines, ...where }: SkeletonOptions,
): Promise<void> {
  const thread = { thread: 'extract' as const, bases: basesOf(lines) }
  await feed(tar.dialect === 'node' ? thread : extractCommand(tar), skeleton, where)
  if (tar.dialect === 'bsd') await feed(stampCommand(tar), directoriesIn(skeleton), where)
}

async function* directoriesIn(skeleton: Skeleton): AsyncGenerator<WrittenMember[]> {
  for await (const members of skeleton) yield members.filter(({ kind }) => kind === 'directory')
}

// The end of an archive.
const endOfArchive = Buffer.alloc(1024)
const membersAtOnce = 256

async function feed(command: TarCommand, skeleton: Skeleton, where: Surroundings): Promise<void> {
  const stop = new AbortController()
  const signal = AbortSignal.any([where.signal, stop.signal])
  const { stdin, stdout, ended } = startTar(command, { ...where, signal })
  stdout.resume()
  async function* archive(): AsyncGenerator<Buffer> {
    try {
      for await (const members of skeleton)
        for (let at = 0; at < members.length; at += membersAtOnce)
          yield Buffer.concat(members.slice(at, at + membersAtOnce).map(headerOf))
    } catch (error) {
      stop.abort(error)
    }
    yield endOfArchive
  }
  // A broken pipe only means that tar has ended. `ended` has the cause.
  const fed = pipeline(Readable.from(archive()), stdin).catch(() => {})
  await ended
  await fed
}
