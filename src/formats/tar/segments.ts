/** Divides the files that a walk finds into segments, which are packed and unpacked independently of each other. */
import { setImmediate } from 'node:timers/promises'
import type { Found } from '../../files/walk.ts'

export interface SegmentPlan {
  kind: 'files' | 'skeleton'
  /** The members' names, as byte strings. */
  names: string[]
  /** The type of each member, a letter as in `ls -l`: `-`, `d` or `l`. */
  types: string
  /** Whether a name or the target of a link has bytes beyond ASCII. */
  beyondAscii: boolean
  /** Of the files' contents. */
  bytes: number
  /** The same with holes. */
  unpackedBytes: number
}

export interface Division {
  /** Segments of regular files only. Each step of the generator continues the walk. */
  files: AsyncGenerator<SegmentPlan>
  /** Directories and links in walking order. Complete when `files` has ended. */
  skeleton: SegmentPlan
  /** FIFOs, sockets and devices, which are not saved. Complete when `files` has ended. */
  skipped: string[]
}

const yieldEvery = 256
// A segment with this much ends with its current directory, or at twice as much: merging is slower if several workers
// unpack into the same directory.
const enoughMembers = 8000
const enoughBytes = 64 * 1024 * 1024

/** All names of a hard-linked file go into one segment; otherwise they would be restored as separate files. */
export function divide(found: Iterable<Found[]>): Division {
  const skeleton = newPlan('skeleton')
  const skipped: string[] = []
  const linked = new Map<string, Found[]>()
  let plan = newPlan('files')
  let segments = 0
  const close = function* (): Generator<SegmentPlan> {
    segments++
    yield plan
    plan = newPlan('files')
  }
  async function* fileSegments(): AsyncGenerator<SegmentPlan> {
    let untilYield = yieldEvery
    for (const batch of found) {
      for (const item of batch) {
        if (item.kind === 'directory' && fullness(plan, segments) >= 1) yield* close()
        if (item.kind === 'other') skipped.push(item.member)
        else if (item.kind !== 'file') add(skeleton, item)
        else if (!item.hardLink) add(plan, item)
        else addGroupOnceComplete(plan, item, linked)
        if (fullness(plan, segments) >= 2) yield* close()
      }
      // Walking blocks the process, so it yields now and then: the packers' pipes must not wait.
      untilYield -= batch.length
      if (untilYield > 0) continue
      await setImmediate()
      untilYield = yieldEvery
    }
    // These files have further names outside the tree, so their groups never became complete.
    for (const group of linked.values()) {
      for (const file of group) add(plan, file)
      if (fullness(plan, segments) >= 1) yield* close()
    }
    if (plan.names.length > 0) yield plan
  }
  return { files: fileSegments(), skeleton, skipped }
}

/**
 * How full a segment is; it is full at 1.
 * The first segments are small, so that all packers start soon and a small tree keeps them all busy.
 */
function fullness({ names, bytes }: SegmentPlan, segmentsBefore: number): number {
  const share = Math.min(1, 2 ** segmentsBefore / 16)
  return Math.max(names.length / enoughMembers, bytes / enoughBytes) / share
}

function addGroupOnceComplete(plan: SegmentPlan, file: Found, linked: Map<string, Found[]>): void {
  const { inode, names } = file.hardLink as NonNullable<Found['hardLink']>
  const group = linked.get(inode) ?? []
  linked.set(inode, group)
  // Its content is stored once.
  if (group.push(group.length === 0 ? file : { ...file, bytes: 0, length: 0 }) < names) return
  linked.delete(inode)
  for (const name of group) add(plan, name)
}

const beyondAscii = /[\u0080-\u00ff]/

function newPlan(kind: SegmentPlan['kind']): SegmentPlan {
  return { kind, names: [], types: '', beyondAscii: false, bytes: 0, unpackedBytes: 0 }
}

function add(plan: SegmentPlan, { member, kind, target, bytes, length = 0 }: Found): void {
  plan.names.push(member)
  plan.types += kind === 'file' ? '-' : kind === 'link' ? 'l' : 'd'
  plan.beyondAscii ||= beyondAscii.test(member) || (target !== undefined && beyondAscii.test(target))
  plan.bytes += bytes
  plan.unpackedBytes += length
}
