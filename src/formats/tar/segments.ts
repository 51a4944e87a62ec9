/** Divides what a walk finds into segments that are packed and unpacked independently of each other. */
import { setImmediate } from 'node:timers/promises'
import type { Found } from '../../files/walk.ts'

export interface SegmentPlan {
  kind: 'files' | 'skeleton'
  /** The members' names, as byte strings. */
  names: string[]
  /** What each of them is, by a letter as `ls -l` shows it: `-`, `d` or `l`. */
  types: string
  /** Whether a name or the target of a link has bytes beyond ASCII. */
  beyondAscii: boolean
  /** Of the files' contents. */
  bytes: number
  /** The same with holes. */
  unpackedBytes: number
}

export interface Division {
  /** Segments of regular files only. The walk goes on as they are asked for. */
  files: AsyncGenerator<SegmentPlan>
  /** Directories and links in walking order; complete once all of `files` has been taken. */
  skeleton: SegmentPlan
  /** Members that no archive of ours holds: FIFOs, sockets, devices. Complete like the skeleton. */
  skipped: string[]
}

const breathAfter = 256
// A segment with this much ends with the directory it is in, or at twice as much: lanes that unpack into one directory
// make work for whoever brings them together.
const enoughMembers = 8000
const enoughBytes = 64 * 1024 * 1024

/** Names of one hard-linked file share a segment, or they would come back as separate files. */
export function divide(found: Iterable<Found[]>): Division {
  const skeleton = newPlan('skeleton')
  const skipped: string[] = []
  return { files: fileSegments(found, { skeleton, skipped }), skeleton, skipped }
}

async function* fileSegments(
  found: Iterable<Found[]>,
  { skeleton, skipped }: Omit<Division, 'files'>,
): AsyncGenerator<SegmentPlan> {
  const linked = new Map<string, Found[]>()
  let plan = newPlan('files')
  let segments = 0
  let untilBreath = breathAfter
  const close = function* (): Generator<SegmentPlan> {
    segments++
    yield plan
    plan = newPlan('files')
  }
  for (const batch of found) {
    for (const item of batch) {
      if (item.kind === 'directory' && fullness(plan, segments) >= 1) yield* close()
      if (item.kind === 'other') skipped.push(item.member)
      else if (item.kind !== 'file') add(skeleton, item)
      else if (!item.hardLink) add(plan, item)
      else addGroupOnceComplete(plan, item, linked)
      if (fullness(plan, segments) >= 2) yield* close()
    }
    // Walking blocks the process; the packers' pipes must not wait for it.
    untilBreath -= batch.length
    if (untilBreath > 0) continue
    await setImmediate()
    untilBreath = breathAfter
  }
  // Files that have further names outside the tree.
  for (const group of linked.values()) {
    for (const file of group) add(plan, file)
    if (fullness(plan, segments) >= 1) yield* close()
  }
  if (plan.names.length > 0) yield plan
}

/**
 * How much of what is enough a segment holds.
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
