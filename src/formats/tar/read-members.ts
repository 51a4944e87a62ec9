/** Reads members in this thread, and makes an archive of them. */
import type { Surroundings } from '../../system/pipeline.ts'
import type { TarProgram } from '../../system/tools.ts'
import { outputOf } from '../packing.ts'
import { archiveOutput } from '../tar-archives/archive-output.ts'
import { archiveReader, type Member } from '../tar-archives/archive-reader.ts'
import { createCommand } from '../tar-archives/tar-commands.ts'
import { paddingAfter, recordBytes } from '../tar-archives/tar-records.ts'
import { archiveWriter, replaced } from '../tar-archives/threads/create.ts'
import { frameContentBytes } from '../tar-archives/threads/frame.ts'
import type { MemberKind } from '../tar-archives/threads/messages.ts'
import { startTar } from '../tar-archives/threads/pool.ts'

/** Slabs of this thread. Their contents are the archive. */
function newSlabs(bytes: number) {
  const contents: Buffer[] = []
  let slab: Buffer
  return {
    contents,
    next: (): Buffer => (slab = Buffer.allocUnsafeSlow(bytes)),
    filled: (bytes: number): void => void contents.push(slab.subarray(0, bytes)),
  }
}

/** @param bytes how many there are, about. All of them stay in memory. */
export function readHere(
  names: string[],
  pathOf: (name: string) => string,
  { kind, bytes }: { kind: MemberKind; bytes: number },
): Buffer[] {
  const { contents, next, filled } = newSlabs(bytes)
  const fewSlabs = (): Buffer => {
    if (contents.length > 1) throw new Error('files have grown by megabytes while they were read')
    return next()
  }
  const archive = archiveWriter(pathOf, { next: fewSlabs, filled }, kind)
  for (const name of names) archive.add(name)
  archive.end()
  return contents
}

/**
 * Reads files with holes by a tar, which can find holes: Node can not. Of tar's archive, only contents and maps of holes
 * remain: the headers are written anew.
 * @param names relative to the working directory
 * @throws Error where something else than a file has come to a name
 */
export async function* readWithHoles(
  names: string[],
  tar: TarProgram,
  { cwd, signal }: Surroundings,
): AsyncGenerator<Buffer> {
  const slabs = newSlabs(frameContentBytes)
  const output = archiveOutput(slabs)
  const reader = archiveReader()
  let read = 0
  let padding = 0
  const begin = (member: Member): void => {
    const { kind, name, size } = member
    if ((kind !== 'file' && kind !== 'hardlink') || name !== names[read]) throw replaced(names[read])
    output.pad(padding)
    output.put({ ...member, kind })
    padding = paddingAfter(size)
    read++
  }
  const archive = outputOf(signal, (signal) => {
    const task = startTar(createCommand(tar), { cwd, signal })
    task.stdin.end(`${names.join('\0')}\0`, 'latin1')
    return task
  })
  for await (const bytes of archive) {
    for (const item of reader.push(bytes)) {
      if (Buffer.isBuffer(item)) output.write(item)
      else begin(item)
    }
    yield* slabs.contents.splice(0)
  }
  reader.finish()
  if (read < names.length) throw replaced(names[read])
  output.pad(padding)
  output.pad(2 * recordBytes)
  output.flush()
  yield* slabs.contents.splice(0)
}
