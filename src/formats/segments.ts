/** Divides what a walk finds into segments that are packed and unpacked independently of each other. */
import type { Found } from '../files/walk.ts'

export interface SegmentPlan {
  kind: 'files' | 'skeleton'
  members: string[]
  /** Of the files' contents. */
  bytes: number
}

export interface Division {
  /** Segments of regular files only. The walk goes on as they are asked for. */
  files: Generator<SegmentPlan>
  /** Directories and links in walking order; complete once all of `files` has been taken. */
  skeleton: SegmentPlan
  /** Members that no archive of ours holds: FIFOs, sockets, devices. Complete like the skeleton. */
  skipped: string[]
}

const maxMembers = 4000
const maxBytes = 32 * 1024 * 1024

/** Names of one hard-linked file share a segment, or they would come back as separate files. */
export function divide(found: Iterable<Found>): Division {
  const skeleton: SegmentPlan = { kind: 'skeleton', members: [], bytes: 0 }
  const skipped: string[] = []
  return { files: fileSegments(found, { skeleton, skipped }), skeleton, skipped }
}

function* fileSegments(found: Iterable<Found>, rest: Omit<Division, 'files'>): Generator<SegmentPlan> {
  let segment: SegmentPlan = { kind: 'files', members: [], bytes: 0 }
  for (const group of groupsOf(found, rest)) {
    for (const { member, bytes } of group) {
      segment.members.push(member)
      segment.bytes += bytes
    }
    if (segment.members.length < maxMembers && segment.bytes < maxBytes) continue
    yield segment
    segment = { kind: 'files', members: [], bytes: 0 }
  }
  if (segment.members.length > 0) yield segment
}

/** What must share a segment: a plain file by itself, at once; a hard-linked one with all its names, with the last. */
function* groupsOf(found: Iterable<Found>, { skeleton, skipped }: Omit<Division, 'files'>): Generator<Found[]> {
  const linked = new Map<string, Found[]>()
  for (const item of found) {
    if (item.kind === 'other') skipped.push(item.member)
    else if (item.kind !== 'file') skeleton.members.push(item.member)
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
