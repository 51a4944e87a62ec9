/** Distributes the members of an archive to workers, so that all workers have about the same amount of work. */
import { dirname } from 'node:path'
import { archiveOutput, slabsHere } from '../tar/archive-output.ts'
import { type FrameSink, roomIn } from '../tar/sink.ts'
import { paddingAfter } from '../tar/tar-records.ts'

// Merging is slower if two workers unpack into the same directory. So one worker gets this many members or bytes, then
// the rest of the directory, up to `tooMany` times as many.
const batchMembers = 1000
const batchBytes = 8 * 1024 * 1024
const tooMany = 4
// Each write to a worker is a system call and allocates memory, so small pieces are collected.
const slabBytes = 1024 * 1024

export type MemberDistributor = ReturnType<typeof distributeMembers>

export function distributeMembers(workers: FrameSink[]) {
  let worker = workers[0] as FrameSink
  const output = archiveOutput(slabsHere(slabBytes, (content) => worker.write(content)))
  // What the worker has got since the last change of workers.
  let members = 0
  let bytes = 0
  let contentBytes = 0
  let directory = ''
  const put = (piece: Buffer): void => {
    bytes += piece.length
    output.write(piece)
  }
  const pad = (): void => {
    output.pad(paddingAfter(contentBytes))
    contentBytes = 0
  }
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(header: Buffer, name: string): void {
      pad()
      const fill = Math.max(members / batchMembers, bytes / batchBytes)
      if (fill >= tooMany || (fill >= 1 && dirname(name) !== directory)) {
        output.flush()
        worker = workers.reduce((least, other) => (other.pending < least.pending ? other : least))
        members = 0
        bytes = 0
      }
      directory = dirname(name)
      members++
      worker.allow({ files: 1 })
      put(header)
    },
    /** Adds to the content of the member that was started last. */
    content(piece: Buffer): void {
      contentBytes += piece.length
      put(piece)
    },
    /** Resolves when the worker's queue has room again. */
    room: (): Promise<void> => roomIn(worker, workers),
    end(): void {
      pad()
      output.flush()
      for (const done of workers) done.end()
    },
  }
}
