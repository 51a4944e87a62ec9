/** Packs several segments at the same time, and writes them to the body one after the other. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Segment } from '../../entry/container.ts'
import { toBytes } from '../../files/byte-strings.ts'
import type { Packed, PackJob } from '../format.ts'
import { linkBases } from '../packing.ts'
import { createCommand } from '../tar-commands.ts'
import { zstdCodec } from '../zstd.ts'
import { checkListing, checkTypes, isTouched } from './pack-check.ts'
import { type Division, divide, type SegmentPlan } from './segments.ts'

// Compressed bytes that all packers together keep in memory while another packer writes.
const keptBytes = 32 * 1024 * 1024
// A member's own header and an extended header.
const headerBytes = 1536
// A larger segment is one huge file. The other packers wait for it in the end, so zstd compresses it on all cores.
const hugeBytes = 128 * 1024 * 1024

export async function packTar(job: PackJob): Promise<Packed> {
  if (job.tools.tar.dialect !== 'node') linkBases(job)
  const { files, skeleton, skipped } = divide(job.found)
  const packers = availableParallelism()
  const stop = new AbortController()
  const signal = AbortSignal.any([job.signal, stop.signal])
  const body = newBody(job.write, keptBytes / packers)
  const pack = newPacker({ ...job, signal }, body)
  const nextPlan = oneAhead(files)
  const packAll = async (): Promise<void> => {
    for (let next = await nextPlan(); !next.done; next = await nextPlan()) await pack(next.value)
  }
  // The first failure stops all packers, and packTar waits until every packer has ended.
  const fail = (error: unknown): void => stop.abort(error)
  const running = Array.from({ length: packers }, () => packAll().catch(fail))
  const allFiles = Promise.all(running)
  // As soon as one packer finds no more files, the skeleton is complete. It is packed while the others finish.
  await Promise.race(running)
  if (skeleton.names.length > 0) await pack(skeleton, allFiles).catch(fail)
  await allFiles
  stop.signal.throwIfAborted()
  const { segments } = body
  const sum = (of: 'files' | 'bytes'): number => segments.reduce((total, segment) => total + segment[of], 0)
  return { segments, files: sum('files'), bytes: sum('bytes'), skipped }
}

/** Returns a function that hands out the plans in order. The walk for the next plan always runs already. */
function oneAhead(plans: Division['files']): () => ReturnType<Division['files']['next']> {
  const walkOn = (): ReturnType<typeof plans.next> => {
    const plan = plans.next()
    // The packer that takes the plan handles a failure. Until one does, Node must not report the failure as unhandled.
    plan.catch(() => {})
    return plan
  }
  let upcoming = walkOn()
  return () => {
    const next = upcoming
    upcoming = walkOn()
    return next
  }
}

type Body = ReturnType<typeof newBody>

/** The returned function packs a segment. Several calls may run at the same time. */
function newPacker({ matches, scratch: cwd, tools, level, signal }: PackJob, body: Body) {
  const { tar } = tools
  const bases = tar.dialect === 'node' ? basesOf(matches) : undefined
  const began = Date.now()
  let listings = 0
  return async (plan: SegmentPlan, before?: Promise<unknown>): Promise<void> => {
    const stop = new AbortController()
    // The container has its own digests, so the frame has no checksum.
    const options = { level, threads: plan.bytes > hugeBytes ? 0 : 1, check: false }
    const where = { cwd, signal: AbortSignal.any([signal, stop.signal]) }
    // A listing makes tar a tenth slower, so it is made only where directories have changed.
    const isListed = tar.dialect === 'gnu' && isTouched(cwd, plan, began)
    const listing = isListed ? `listing-${listings++}` : undefined
    const archiveBytes = plan.bytes + plan.names.length * headerBytes
    const command = createCommand(tar, { ...plan, archiveBytes, listing, bases })
    const { stdin, stdout, ended } = zstdCodec(tools.zstd, archiveBytes).packing(command, options, where)
    stdin.end(`${plan.names.join('\0')}\0`, 'latin1')
    const written = body.add(stdout, plan, before).catch((error) => stop.abort(error))
    await ended
    await written
    stop.signal.throwIfAborted()
    if (listing !== undefined) checkListing(join(cwd, listing), plan)
    else if (isTouched(cwd, plan, began)) checkTypes(cwd, plan)
  }
}

function basesOf(matches: PackJob['matches']): Record<string, string> {
  return Object.fromEntries(matches.map(({ root }) => [root.place, toBytes(root.base)]))
}

/** @param maxKeptBytes how many bytes of each segment are kept before the segment waits for its turn to be written */
function newBody(write: PackJob['write'], maxKeptBytes: number) {
  // The segments written so far.
  const segments: Segment[] = []
  let offset = 0
  // Settles when the last segment that waits has been written.
  let free: Promise<void> = Promise.resolve()
  return {
    segments,
    /**
     * Keeps a segment's bytes until the other segments have been written, then writes the bytes as they come.
     * @param before settles when all segments are written that must come first
     */
    async add(stdout: Readable, plan: SegmentPlan, before?: Promise<unknown>): Promise<void> {
      const { kind, names, bytes, unpackedBytes } = plan
      const kept: Buffer[] = []
      let length = 0
      let endTurn: (() => void) | undefined
      const waitForTurn = async (): Promise<void> => {
        await before
        const { promise, resolve } = Promise.withResolvers<void>()
        const turn = free
        free = promise
        await turn
        endTurn = resolve
      }
      try {
        for await (const chunk of stdout as AsyncIterable<Buffer>) {
          kept.push(chunk)
          length += chunk.length
          if (length > maxKeptBytes && !endTurn) await waitForTurn()
          if (endTurn) for (const due of kept.splice(0)) await write(due)
        }
        if (!endTurn) await waitForTurn()
        for (const due of kept) await write(due)
        segments.push({ kind, offset, length, files: names.length, bytes, unpackedBytes })
        offset += length
      } finally {
        endTurn?.()
      }
    },
  }
}
