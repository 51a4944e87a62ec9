/** Packs all that matches into one squashfs image. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { startPipeline } from '../process.ts'
import type { Tar } from '../tools.ts'
import type { Packed, PackJob } from './index.ts'
import { imageCommand } from './tar-commands.ts'
import { linkBases } from './tar-pack.ts'

/** What a walk finds, as an image holds it. */
interface Contents {
  /** The members' names, as byte strings. */
  names: string[]
  bytes: number
  /** The same with holes. */
  unpackedBytes: number
  skipped: string[]
}

/**
 * tar reads the files: it takes names of any bytes, and just those it is given. The image is written to a file first,
 * since its beginning is known last.
 */
export async function packImage(job: PackJob): Promise<Packed> {
  const { scratch, tools, level, signal } = job
  const { names, bytes, unpackedBytes, skipped } = contentsOf(job)
  if (names.length === 0) return { segments: [], files: 0, bytes: 0, skipped }
  linkBases(job)
  const image = join(scratch, 'image')
  const tar = imageCommand(tools.tar as Tar)
  const squash = { path: tools.mksquashfs as string, args: squashArgs(image, level) }
  const { stdin, stdout, ended } = startPipeline([tar, squash], { cwd: scratch, signal })
  stdout.resume()
  stdin.end(`${names.join('\0')}\0`, 'latin1')
  await ended
  const length = await handOn(image, job)
  const files = names.length
  const segment = { kind: 'image', offset: 0, length, files, bytes, unpackedBytes }
  return { segments: [segment], files, bytes, skipped }
}

function contentsOf({ found }: PackJob): Contents {
  const contents: Contents = { names: [], bytes: 0, unpackedBytes: 0, skipped: [] }
  const seen = new Set<string>()
  for (const batch of found) {
    for (const { kind, member, bytes, length = 0, hardLink } of batch) {
      if (kind === 'other') {
        contents.skipped.push(member)
        continue
      }
      contents.names.push(member)
      // The content of a file with several names is stored once.
      if (!hardLink || !seen.has(hardLink.inode)) {
        contents.bytes += bytes
        contents.unpackedBytes += length
      }
      if (hardLink) seen.add(hardLink.inode)
    }
  }
  return contents
}

// Whoever mounts it must be able to write what is in it. Extended attributes could mean something to the kernel.
function squashArgs(image: string, level: number): string[] {
  const owner = ['-force-uid', String(process.geteuid?.()), '-force-gid', String(process.getegid?.())]
  const compression = ['-comp', 'zstd', '-Xcompression-level', String(level)]
  const quiet = ['-quiet', '-no-progress', '-no-recovery', '-noappend', '-exit-on-error']
  // `-tar` turns tail packing on, in which mksquashfs before 4.7 has a race: on a busy machine fragments overlapped, and
  // the kernel answered reads with EIO. https://github.com/plougher/squashfs-tools/commit/04d3bc80
  const input = ['-', image, '-tar', '-no-tailends']
  return [...input, ...compression, ...owner, '-no-xattrs', ...quiet]
}

async function handOn(image: string, { signal, write }: PackJob): Promise<number> {
  let length = 0
  for await (const bytes of createReadStream(image, { highWaterMark: 1024 * 1024 })) {
    await write(bytes)
    signal.throwIfAborted()
    length += bytes.length
  }
  return length
}
