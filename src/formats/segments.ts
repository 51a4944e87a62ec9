/** Divides what a walk finds into segments that are packed and unpacked independently of each other. */
import { setImmediate } from 'node:timers/promises'
import type { Found } from '../files/walk.ts'

export interface SegmentPlan {
  kind: 'files' | 'skeleton'
  /** The members' names, as byte strings. */
  names: string[]
  /** Of the files' contents. */
  bytes: number
}

export interface Division {
  /** Segments of regular files only. The walk goes on as they are asked for. */
  files: AsyncGenerator<SegmentPlan>
  /** Directories and links in walking order; complete once all of `files` has been taken. */
  skeleton: SegmentPlan
  /** Members that no archive of ours holds: FIFOs, sockets, devices. Complete like the skeleton. */
  skipped: string[]
}

const sliceLength = 256
const maxMembers = 8000
const maxBytes = 64 * 1024 * 1024

/** Names of one hard-linked file share a segment, or they would come back as separate files. */
export function divide(found: Iterable<Found>): Division {
  const skeleton = newPlan('skeleton')
  const skipped: string[] = []
  return { files: fileSegments(found, { skeleton, skipped }), skeleton, skipped }
}

async function* fileSegments(
  found: Iterable<Found>,
  rest: Omit<Division, 'files'>,
): AsyncGenerator<SegmentPlan> {
  let segment = newPlan('files')
  for (const group of groupsOf(found, rest)) {
    for (const file of group) add(segment, file)
    // Walking blocks the process; the packers' pipes must not wait for it.
    if (segment.names.length % sliceLength === 0) await setImmediate()
    if (segment.names.length < maxMembers && segment.bytes < maxBytes) continue
    yield segment
    segment = newPlan('files')
  }
  if (segment.names.length > 0) yield segment
}

function newPlan(kind: SegmentPlan['kind']): SegmentPlan {
  return { kind, names: [], bytes: 0 }
}

function add(plan: SegmentPlan, { member, bytes }: Found): void {
  plan.names.push(member)
  plan.bytes += bytes
}

/** What must share a segment: a plain file by itself, at once; a hard-linked one with all its names, with the last. */
function* groupsOf(
  found: Iterable<Found>,
  { skeleton, skipped }: Omit<Division, 'files'>,
): Generator<Found[]> {
  const linked = new Map<string, Found[]>()
  for (const item of found) {
    if (item.kind === 'other') skipped.push(item.member)
    else if (item.kind !== 'file') add(skeleton, item)
    else if (!item.hardLink) yield [item]
    else {
      const { inode, names } = item.hardLink
      const group = linked.get(inode) ?? []
      linked.set(inode, group)
      // Its content is stored once.
      if (group.push(group.length === 0 ? item : { ...item, bytes: 0 }) < names) continue
      linked.delete(inode)
      yield group
    }
  }
  // Files that have further names outside the tree.
  yield* linked.values()
}
