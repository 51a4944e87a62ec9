/** Divides the files that a walk finds into segments. */
import { setImmediate } from 'node:timers/promises'
import type { FoundFile } from '../../files/paths/walk.ts'
import { paddingAfter } from '../tar/tar-records.ts'
import { frameContentBytes } from '../tar/threads/frame.ts'
import type { MemberKind } from '../tar/threads/messages.ts'

export interface SegmentPlan {
  kind: MemberKind
  /** The members' names, as byte strings. The names of directories end in a slash. */
  names: string[]
  /** Whether the files have large holes. */
  hasHoles: boolean
  /** The space that the files take on the disk. */
  bytes: number
  /** The sum of the files' lengths, with holes. */
  unpackedBytes: number
  /**
   * All names of a file are in one frame. `start` is the index of the frame's first member in `names`, `bytes` the most
   * bytes that its members should have in the archive.
   */
  frames: { start: number; bytes: number }[]
}

export type Division = ReturnType<typeof divide>

const membersPerTurn = 256
// A segment of this size ends with its current directory, or at twice the size: merging is slower if several workers
// unpack into the same directory.
const segmentMembers = 8000
const segmentBytes = 64 * 1024 * 1024

/**
 * All names of a hard-linked file go into one segment; otherwise they would be restored as separate files.
 * @returns `skeleton`, the directories and links, and `skipped`, the FIFOs, sockets and devices, are complete when `files`
 *   has ended. Reading `files` continues the walk.
 */
export function divide(found: Iterable<FoundFile[]>) {
  const skeleton = newPlan('skeleton')
  const skipped: string[] = []
  const linked = new Map<string, FoundFile[]>()
  let plans = { plain: newPlan('files'), sparse: newPlan('files', true) }
  let segments = 0
  /** Adds all names of one file. */
  const add = (files: FoundFile[]): void =>
    addTo(files.some(hasLargeHoles) ? plans.sparse : plans.plain, files)
  const isFull = (kind: keyof typeof plans, most: number): boolean => fullness(plans[kind], segments) >= most
  const close = function* (kind: keyof typeof plans): Generator<SegmentPlan> {
    segments++
    yield plans[kind]
    plans = { ...plans, [kind]: newPlan('files', kind === 'sparse') }
  }
  async function* fileSegments(): AsyncGenerator<SegmentPlan> {
    let untilYield = membersPerTurn
    for (const batch of found) {
      for (const item of batch) {
        if (item.kind === 'directory' && isFull('plain', 1)) yield* close('plain')
        if (item.kind === 'other') skipped.push(item.member)
        else if (item.kind !== 'file') addTo(skeleton, [item])
        else {
          const names = item.hardLink ? groupOnceComplete(item, linked) : [item]
          if (names.length > 0) add(names)
        }
        if (isFull('plain', 2)) yield* close('plain')
        if (isFull('sparse', 2)) yield* close('sparse')
      }
      // Walking blocks this thread, which also has to feed the packers.
      untilYield -= batch.length
      if (untilYield > 0) continue
      await setImmediate()
      untilYield = membersPerTurn
    }
    // The other names of these files are outside the tree.
    for (const group of linked.values()) {
      add(group)
      for (const kind of ['plain', 'sparse'] as const) if (isFull(kind, 1)) yield* close(kind)
    }
    for (const plan of Object.values(plans)) if (plan.names.length > 0) yield plan
  }
  return { files: fileSegments(), skeleton, skipped }
}

// Smaller holes are saved as zeros.
const largeHolesBytes = 1024 * 1024

function hasLargeHoles({ bytes, length = bytes }: FoundFile): boolean {
  return length - bytes >= largeHolesBytes
}

/** A segment is full at 1. The first segments are small, so that all workers that unpack a small tree have one. */
function fullness({ names, bytes }: SegmentPlan, segmentsBefore: number): number {
  const share = Math.min(1, 2 ** segmentsBefore / 16)
  return Math.max(names.length / segmentMembers, bytes / segmentBytes) / share
}

/** @returns all names of the file if this is the last one, otherwise none */
function groupOnceComplete(file: FoundFile, linked: Map<string, FoundFile[]>): FoundFile[] {
  const { inode, names } = file.hardLink as NonNullable<FoundFile['hardLink']>
  const group = linked.get(inode) ?? []
  linked.set(inode, group)
  // Its content is stored once.
  if (group.push(group.length === 0 ? file : { ...file, bytes: 0, length: 0 }) < names) return []
  linked.delete(inode)
  return group
}

function newPlan(kind: SegmentPlan['kind'], hasHoles = false): SegmentPlan {
  return { kind, names: [], hasHoles, bytes: 0, unpackedBytes: 0, frames: [] }
}

// A header, and an extended header.
const memberHeaderBytes = 1536
// The rest is for long names.
const plannedFrameBytes = frameContentBytes - 64 * 1024

/** A long target of a link is in its extended header. */
function archiveBytesOf({ length = 0, target = '' }: FoundFile): number {
  const more = length + target.length
  return memberHeaderBytes + more + paddingAfter(more)
}

/** @param found all names of a file, or another member */
function addTo(plan: SegmentPlan, found: FoundFile[]): void {
  const bytes = found.reduce((sum, item) => sum + archiveBytesOf(item), 0)
  const frame = plan.frames.at(-1)
  if (frame && frame.bytes + bytes <= plannedFrameBytes) frame.bytes += bytes
  else plan.frames.push({ start: plan.names.length, bytes })
  for (const { kind, member, bytes, length = 0 } of found) {
    plan.names.push(kind === 'directory' ? `${member}/` : member)
    plan.bytes += bytes
    plan.unpackedBytes += length
  }
}
