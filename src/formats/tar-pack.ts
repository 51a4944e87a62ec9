/** Packs segments side by side and hands their bytes on one segment after the other. */
import { symlinkSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Segment } from '../entry/container.ts'
import { walk } from '../files/walk.ts'
import type { Command } from '../process.ts'
import type { Tar } from '../tools.ts'
import type { Packed, PackJob } from './index.ts'
import { divide, type SegmentPlan } from './segments.ts'
import { zstdCodec } from './zstd.ts'

// What finished or half-finished segments may take up in memory while another one is being handed on.
const keptBytes = 64 * 1024 * 1024
// A segment beyond this is one huge file, which the others wait for anyway: all cores compress it.
const hugeBytes = 128 * 1024 * 1024

export async function packTar(job: PackJob): Promise<Packed> {
  const bases = new Map(job.matches.map(({ root }) => [root.place, root.base]))
  for (const [place, base] of bases) symlinkSync(base, join(job.scratch, String(place)))
  const { files, skeleton, skipped } = divide(walk(job.matches, job.excludes))
  const packers = availableParallelism()
  const stop = new AbortController()
  const packing = packer({ ...job, signal: AbortSignal.any([job.signal, stop.signal]) }, keptBytes / packers)
  const packAll = async (): Promise<void> => {
    for (const plan of files) await packing.pack(plan)
  }
  // One that fails stops the others, and none is left running.
  await Promise.all(Array.from({ length: packers }, () => packAll().catch((error) => stop.abort(error))))
  stop.signal.throwIfAborted()
  if (skeleton.members.length > 0) await packing.pack(skeleton)
  const sum = (of: 'files' | 'bytes'): number => packing.segments.reduce((total, segment) => total + segment[of], 0)
  return { segments: packing.segments, files: sum('files'), bytes: sum('bytes'), skipped }
}

interface Packer {
  /** Those packed so far. */
  segments: Segment[]
  pack(plan: SegmentPlan): Promise<void>
}

function packer({ scratch: cwd, tools, level, signal, write }: PackJob, maxKeptBytes: number): Packer {
  const codec = zstdCodec(tools.zstd)
  const segments: Segment[] = []
  const takeTurn = turns()
  let offset = 0

  async function pack(plan: SegmentPlan): Promise<void> {
    const stop = new AbortController()
    const how = { level, threads: plan.bytes > hugeBytes ? 0 : 1 }
    const where = { cwd, signal: AbortSignal.any([signal, stop.signal]) }
    const { stdin, stdout, ended } = codec.packing(createCommand(tools.tar as Tar), how, where)
    stdin.end(Buffer.from(plan.members.map((member) => `${member}\0`).join(''), 'latin1'))
    const handed = handOn(stdout, plan).catch((error) => stop.abort(error))
    await ended
    await handed
    stop.signal.throwIfAborted()
  }

  async function handOn(stdout: Readable, { kind, members, bytes }: SegmentPlan): Promise<void> {
    const kept: Buffer[] = []
    let length = 0
    let giveTurn: (() => void) | undefined
    try {
      for await (const chunk of stdout as AsyncIterable<Buffer>) {
        kept.push(chunk)
        length += chunk.length
        if (length > maxKeptBytes) giveTurn ??= await takeTurn()
        if (giveTurn) for (const due of kept.splice(0)) await write(due)
      }
      giveTurn ??= await takeTurn()
      for (const due of kept) await write(due)
      segments.push({ kind, offset, length, files: members.length, bytes })
      offset += length
    } finally {
      giveTurn?.()
    }
  }

  return { segments, pack }
}

/** Whoever calls gets the turn when all who called before have given it up, by calling what they got. */
function turns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const before = last
    const turn = Promise.withResolvers<void>()
    last = turn.promise
    await before
    return turn.resolve
  }
}

// Names come on standard input, ended by NUL. Options that say how to take names must come before the option that
// takes them. Owners are not kept: files belong to whoever restores them.
function createCommand({ path, dialect }: Tar): Command {
  const names = ['--no-recursion', '--null']
  if (dialect === 'bsd') {
    const plain = ['--no-xattrs', '--no-acls', '--no-fflags', '--uid', '0', '--gid', '0', '--uname', '', '--gname', '']
    return { path, args: ['-c', '-f', '-', '--format', 'pax', ...plain, ...names, '-T', '-'] }
  }
  const pax = '--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime'
  const plain = ['--format=posix', pax, '--sparse', '--numeric-owner', '--owner=0', '--group=0']
  return { path, args: ['--create', '--file=-', ...plain, ...names, '--verbatim-files-from', '--files-from=-'] }
}
