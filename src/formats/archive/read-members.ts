/** Reads members in this thread, and makes an archive of them. */
import { setImmediate } from 'node:timers/promises'
import { fromBytes } from '../../files/byte-strings.ts'
import { changedWhileSaved, explainTar } from '../../files/changed-while-saved.ts'
import { outputOf, type Surroundings } from '../../system/pipeline.ts'
import type { TarProgram } from '../../system/tools.ts'
import { archiveOutput, slabsHere } from '../tar/archive-output.ts'
import { archiveReader, type Member } from '../tar/archive-reader.ts'
import { tarCommand } from '../tar/tar-commands.ts'
import { endOfArchive, paddingAfter } from '../tar/tar-records.ts'
import { archiveWriter, replaced } from '../tar/threads/create.ts'
import { frameContentBytes } from '../tar/threads/frame.ts'
import type { MemberKind } from '../tar/threads/messages.ts'
import { startTar } from '../tar/threads/pool.ts'

interface PartOfArchive {
  kind: MemberKind
  links: string[]
  /** Whether more members follow. */
  isContinued: boolean
  signal: AbortSignal
}

// A disk can be slow. Other work of this thread waits no longer.
const mostTurnMs = 20
// A log that grows faster would fill the memory.
const mostSlabsOfFile = 16

/** The members of one frame, in slabs: one, unless files have grown. */
export async function* readHere(
  names: string[],
  pathOf: (name: string) => string,
  { kind, links, isContinued, signal }: PartOfArchive,
): AsyncGenerator<Buffer> {
  const filled: Buffer[] = []
  let current = ''
  const slabs = slabsHere(frameContentBytes, (content) => {
    if (filled.push(content) > mostSlabsOfFile) throw changedWhileSaved(fromBytes(pathOf(current)).toString())
  })
  const archive = archiveWriter(pathOf, slabs, { kind, links })
  let beganMs = performance.now()
  for (const name of names) {
    current = name
    archive.add(name)
    yield* filled.splice(0)
    if (performance.now() - beganMs < mostTurnMs) continue
    await setImmediate()
    signal.throwIfAborted()
    beganMs = performance.now()
  }
  archive.end(isContinued)
  yield* filled.splice(0)
}

/**
 * Reads files by tar, which can find holes: Node cannot. Writes the headers anew, and keeps contents and maps of holes.
 * @param names relative to `cwd`
 * @throws Error if a name no longer names a file
 */
export async function* readWithHoles(
  names: string[],
  tar: TarProgram,
  { cwd, signal }: Surroundings,
): AsyncGenerator<Buffer> {
  const contents: Buffer[] = []
  const output = archiveOutput(slabsHere(frameContentBytes, (content) => void contents.push(content)))
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
    const task = startTar(tarCommand(tar, 'create'), { cwd, signal })
    task.stdin.end(`${names.join('\0')}\0`, 'latin1')
    return task
  })
  try {
    for await (const bytes of archive) {
      for (const item of reader.push(bytes)) {
        if (Buffer.isBuffer(item)) output.write(item)
        else begin(item)
      }
      yield* contents.splice(0)
    }
  } catch (error) {
    throw explainTar(error, cwd)
  }
  reader.finish()
  if (read < names.length) throw replaced(names[read])
  output.pad(padding)
  output.write(endOfArchive)
  output.flush()
  yield* contents.splice(0)
}
