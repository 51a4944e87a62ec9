/** Packs segments side by side and hands their bytes on one segment after the other. */
import { symlinkSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Segment } from '../../entry/container.ts'
import type { Tar } from '../../tools.ts'
import type { Packed, PackJob } from '../format.ts'
import { createCommand } from '../tar-commands.ts'
import { zstdCodec } from '../zstd.ts'
import { checkListing, checkTypes, isTouched } from './pack-check.ts'
import { divide, type SegmentPlan } from './segments.ts'

// What finished or half-finished segments may take up in memory while another one is being handed on.
const keptBytes = 32 * 1024 * 1024
// Of a member: its own, and an extended one.
const headerBytes = 1536
// A segment beyond this is one huge file, which the others wait for anyway: all cores compress it.
const hugeBytes = 128 * 1024 * 1024

export async function packTar(job: PackJob): Promise<Packed> {
  linkBases(job)
  const { files, skeleton, skipped } = divide(job.found)
  const packers = availableParallelism()
  const stop = new AbortController()
  const packing = packer({ ...job, signal: AbortSignal.any([job.signal, stop.signal]) }, keptBytes / packers)
  // The walk is one segment ahead of the packers.
  const walkOn = (): ReturnType<typeof files.next> => {
    const plan = files.next()
    // Whoever takes it hears of a failure; all may be busy until then.
    plan.catch(() => {})
    return plan
  }
  let upcoming = walkOn()
  const takeNext = (): typeof upcoming => {
    const next = upcoming
    upcoming = walkOn()
    return next
  }
  const packAll = async (): Promise<void> => {
    for (let next = await takeNext(); !next.done; next = await takeNext()) await packing.pack(next.value)
  }
  // One that fails stops the others, and none is left running.
  const fail = (error: unknown): void => stop.abort(error)
  const running = Array.from({ length: packers }, () => packAll().catch(fail))
  const allFiles = Promise.all(running)
  // The first to find no more files knows all directories and links; they are packed while the others finish.
  await Promise.race(running)
  if (skeleton.names.length > 0) await packing.pack(skeleton, allFiles).catch(fail)
  await allFiles
  stop.signal.throwIfAborted()
  const sum = (of: 'files' | 'bytes'): number =>
    packing.segments.reduce((total, segment) => total + segment[of], 0)
  return { segments: packing.segments, files: sum('files'), bytes: sum('bytes'), skipped }
}

/** Makes a link to the base of each root in `scratch`, by which tar reaches its members under their names. */
export function linkBases({ matches, scratch }: Pick<PackJob, 'matches' | 'scratch'>): void {
  const bases = new Map(matches.map(({ root }) => [root.place, root.base]))
  for (const [place, base] of bases) symlinkSync(base, join(scratch, String(place)))
}

interface Packer {
  /** Those packed so far. */
  segments: Segment[]
  /** @param before what must be written first */
  pack(plan: SegmentPlan, before?: Promise<unknown>): Promise<void>
}

function packer({ scratch: cwd, tools, level, signal, write }: PackJob, maxKeptBytes: number): Packer {
  const codec = zstdCodec(tools.zstd)
  // To start a program takes longer than to compress a skeleton.
  const ownCodec = zstdCodec(undefined)
  const segments: Segment[] = []
  const takeTurn = turns()
  const began = Date.now()
  let offset = 0
  let listings = 0

  async function pack(plan: SegmentPlan, before?: Promise<unknown>): Promise<void> {
    const stop = new AbortController()
    // The container has digests of its own.
    const how = { level, threads: plan.bytes > hugeBytes ? 0 : 1, check: false }
    const where = { cwd, signal: AbortSignal.any([signal, stop.signal]) }
    const tar = tools.tar as Tar
    // To list all that is packed takes tar a tenth longer, so that is done where something is going on.
    const isListed = tar.dialect === 'gnu' && isTouched(cwd, plan, began)
    const listing = isListed ? `listing-${listings++}` : undefined
    const isSkeleton = plan.kind === 'skeleton'
    const archiveBytes = plan.bytes + plan.names.length * headerBytes
    const command = createCommand(tar, { ...plan, isSkeleton, archiveBytes, listing })
    const { stdin, stdout, ended } = (isSkeleton ? ownCodec : codec).packing(command, how, where)
    stdin.end(`${plan.names.join('\0')}\0`, 'latin1')
    const handed = handOn(stdout, plan, before).catch((error) => stop.abort(error))
    await ended
    await handed
    stop.signal.throwIfAborted()
    if (listing !== undefined) checkListing(join(cwd, listing), plan)
    else if (isTouched(cwd, plan, began)) checkTypes(cwd, plan)
  }

  async function handOn(stdout: Readable, plan: SegmentPlan, before?: Promise<unknown>): Promise<void> {
    const { kind, names, bytes, unpackedBytes } = plan
    const kept: Buffer[] = []
    let length = 0
    let giveTurn: (() => void) | undefined
    try {
      for await (const chunk of stdout as AsyncIterable<Buffer>) {
        kept.push(chunk)
        length += chunk.length
        if (length > maxKeptBytes && !giveTurn) {
          await before
          giveTurn = await takeTurn()
        }
        if (giveTurn) for (const due of kept.splice(0)) await write(due)
      }
      await before
      giveTurn ??= await takeTurn()
      for (const due of kept) await write(due)
      segments.push({ kind, offset, length, files: names.length, bytes, unpackedBytes })
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
