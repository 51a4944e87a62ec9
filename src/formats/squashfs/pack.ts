/** Packs all matches into one squashfs image. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BadEntry } from '../../failure.ts'
import { startPipeline } from '../../process.ts'
import type { TarProgram } from '../../tools.ts'
import type { Packed, PackJob } from '../format.ts'
import { copyAll, linkBases } from '../packing.ts'
import { imageCommand } from '../tar-commands.ts'
import { checkImageFile, type ImageContents } from './check.ts'

/**
 * tar reads the files, because tar takes names of any bytes, and only the names it is given. mksquashfs writes the start
 * of an image last, so the image is written to a file and checked first. A damaged image is made once more.
 * @throws Error when the second image is damaged, too
 */
export async function packImage(job: PackJob): Promise<Packed> {
  const names: string[] = []
  const skipped: string[] = []
  for (const batch of job.found)
    for (const { kind, member } of batch) (kind === 'other' ? skipped : names).push(member)
  if (names.length === 0) return { segments: [], files: 0, bytes: 0, skipped }
  linkBases(job)
  const image = join(job.scratch, 'image')
  const first = await makeImage(image, names, job)
  const made = first instanceof BadEntry ? await makeImage(image, names, job) : first
  if (made instanceof BadEntry) throw new Error(`mksquashfs made a damaged image, twice: ${made.message}`)
  const { bytes } = made
  const length = await copyAll(createReadStream(image, { highWaterMark: 1024 * 1024 }), job)
  const files = names.length
  return { segments: [{ kind: 'image', offset: 0, length, files, bytes }], files, bytes, skipped }
}

/** @returns what the image holds, or what is wrong with it */
async function makeImage(image: string, names: string[], job: PackJob): Promise<ImageContents | BadEntry> {
  const { scratch, tools, level, signal } = job
  const tar = imageCommand(tools.tar as TarProgram)
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

// The user who mounts the image must be able to write its files. Extended attributes could have effects in the kernel.
function squashArgs(image: string, level: number): string[] {
  const owner = ['-force-uid', String(process.geteuid?.()), '-force-gid', String(process.getegid?.())]
  const compression = ['-comp', 'zstd', '-Xcompression-level', String(level)]
  const quiet = ['-quiet', '-no-progress', '-no-recovery', '-noappend', '-exit-on-error']
  // `-tar` turns tail packing on, in which mksquashfs before 4.7 has a race: on a busy machine fragments overlapped,
  // and reads gave EIO or other bytes. https://github.com/plougher/squashfs-tools/commit/04d3bc80
  const input = ['-', image, '-tar', '-no-tailends']
  return [...input, ...compression, ...owner, '-no-xattrs', ...quiet]
}
