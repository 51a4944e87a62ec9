/** Packs all that matches into one squashfs image. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BadEntry } from '../../failure.ts'
import { startPipeline } from '../../process.ts'
import type { Tar } from '../../tools.ts'
import type { Packed, PackJob } from '../format.ts'
import { linkBases } from '../tar/pack.ts'
import { imageCommand } from '../tar-commands.ts'
import { checkImageFile, type ImageContents } from './check.ts'

/** What a walk finds, as an image holds it. */
interface Contents {
  /** The members' names, as byte strings. */
  names: string[]
  skipped: string[]
}

/**
 * tar reads the files: it takes names of any bytes, and just those it is given. The image is written to a file first,
 * since its beginning is known last, and is looked at before anybody gets a byte of it: a damaged one is made once more.
 * @throws Error when that one is damaged, too
 */
export async function packImage(job: PackJob): Promise<Packed> {
  const { names, skipped } = contentsOf(job)
  if (names.length === 0) return { segments: [], files: 0, bytes: 0, skipped }
  linkBases(job)
  const image = join(job.scratch, 'image')
  const first = await makeImage(image, names, job)
  const made = first instanceof BadEntry ? await makeImage(image, names, job) : first
  if (made instanceof BadEntry) throw new Error(`mksquashfs made a damaged image, twice: ${made.message}`)
  const { bytes } = made
  const length = await handOn(image, job)
  const files = names.length
  return { segments: [{ kind: 'image', offset: 0, length, files, bytes }], files, bytes, skipped }
}

/** What is in it, or what is wrong with it. */
async function makeImage(image: string, names: string[], job: PackJob): Promise<ImageContents | BadEntry> {
  const { scratch, tools, level, signal } = job
  const tar = imageCommand(tools.tar as Tar)
  const squash = { path: tools.mksquashfs as string, args: squashArgs(image, level) }
  const { stdin, stdout, ended } = startPipeline([tar, squash], { cwd: scratch, signal })
  stdout.resume()
  stdin.end(`${names.join('\0')}\0`, 'latin1')
  await ended
  try {
    const contents = await checkImageFile(image, (await stat(image)).size, 'heads')
    if (contents.members >= names.length) return contents
    return new BadEntry(`it has ${contents.members} members instead of ${names.length}`)
  } catch (error) {
    if (error instanceof BadEntry) return error
    throw error
  }
}

function contentsOf({ found }: PackJob): Contents {
  const contents: Contents = { names: [], skipped: [] }
  for (const batch of found)
    for (const { kind, member } of batch) contents[kind === 'other' ? 'skipped' : 'names'].push(member)
  return contents
}

// Whoever mounts it must be able to write what is in it. Extended attributes could mean something to the kernel.
function squashArgs(image: string, level: number): string[] {
  const owner = ['-force-uid', String(process.geteuid?.()), '-force-gid', String(process.getegid?.())]
  const compression = ['-comp', 'zstd', '-Xcompression-level', String(level)]
  const quiet = ['-quiet', '-no-progress', '-no-recovery', '-noappend', '-exit-on-error']
  // `-tar` turns tail packing on, in which mksquashfs before 4.7 has a race: on a busy machine fragments overlapped,
  // and reads gave EIO or other bytes. https://github.com/plougher/squashfs-tools/commit/04d3bc80
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
