/** Unpacks the directories and links of a tree over its files. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { basesOf } from '../../files/paths/member-paths.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import type { Surroundings } from '../../system/pipeline.ts'
import type { Tar } from '../../system/tools.ts'
import { startLimited } from '../unpack-limit.ts'
import { headerOf, type WrittenMember } from './archive-output.ts'
import { skeletonCommand } from './tar-commands.ts'
import { endOfArchive } from './tar-records.ts'
import { startTar, type TarCommand } from './threads/pool.ts'

/** Reads batches of directories and links, from the first on with each call. */
type Skeleton = () => AsyncIterable<WrittenMember[]> | Iterable<WrittenMember[]>

interface SkeletonOptions extends Surroundings {
  tar: Tar
  lines: PathLine[]
}

/**
 * GNU tar sets the time of a directory after it has unpacked everything below it. bsdtar does so only for directories
 * that it makes: existing ones get their time too early. So bsdtar gets the directories once more.
 */
export async function unpackSkeleton(
  skeleton: Skeleton,
  { tar, lines, ...where }: SkeletonOptions,
): Promise<void> {
  const command: TarCommand =
    tar.dialect === 'node' ? { thread: 'extract', bases: basesOf(lines) } : skeletonCommand(tar)
  await feed(command, skeleton, where)
  if (tar.dialect === 'bsd') await feed(command, () => directoriesIn(skeleton), where)
}

async function* directoriesIn(skeleton: Skeleton): AsyncGenerator<WrittenMember[]> {
  for await (const members of skeleton()) yield members.filter(({ kind }) => kind === 'directory')
}

const membersAtOnce = 256

async function feed(command: TarCommand, skeleton: Skeleton, where: Surroundings): Promise<void> {
  const stop = new AbortController()
  const signal = AbortSignal.any([where.signal, stop.signal])
  const { stdin, stdout, ended, limit } = startLimited({ ...where, signal }, (where) =>
    startTar(command, where),
  )
  stdout.resume()
  async function* archive(): AsyncGenerator<Buffer> {
    try {
      for await (const members of skeleton()) {
        limit.allow({ files: members.length })
        for (let at = 0; at < members.length; at += membersAtOnce)
          yield Buffer.concat(members.slice(at, at + membersAtOnce).map(headerOf))
      }
    } catch (error) {
      stop.abort(error)
    }
    yield endOfArchive
  }
  // After a broken pipe, `ended` has the cause.
  const fed = pipeline(Readable.from(archive()), stdin).catch(() => {})
  await ended
  await fed
}
