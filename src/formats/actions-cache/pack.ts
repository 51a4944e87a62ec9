/** Packs as actions/cache does, so that actions/cache can restore entries that Headstart saved. */
import { once } from 'node:events'
import { posix } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { toBytes } from '../../files/bytes.ts'
import type { Match } from '../../files/matches.ts'
import type { Found } from '../../files/walk.ts'
import type { Tar } from '../../tools.ts'
import type { Packed, PackJob } from '../format.ts'
import { createCommand } from '../tar-commands.ts'
import { compressing } from './compression.ts'

export async function packArchive(job: PackJob): Promise<Packed> {
  const { tools, level, signal, write, workspace } = job
  const stop = new AbortController()
  const fail = (error: unknown): void => stop.abort(error)
  const where = { cwd: workspace, signal: AbortSignal.any([signal, stop.signal]) }
  const { path, args } = createCommand(tools.tar as Tar, { beyondAscii: true })
  // Names lead out of the workspace where the user's paths do.
  const tar = { path, args: ['-P', ...args] }
  const { stdin, stdout, ended } = compressing(tar, { tools, level }, where)
  const tally: Tally = { files: 0, bytes: 0, skipped: [], inodes: new Set() }
  const fed = feed(stdin, { job, tally, signal: where.signal }).catch(fail)
  const handed = handOn(stdout, write)
  // The `await` below rethrows this failure, but only after the other failures.
  handed.catch(fail)
  await ended
  await fed
  const length = await handed
  stop.signal.throwIfAborted()
  const { files, bytes, skipped } = tally
  if (files === 0) return { segments: [], files, bytes, skipped }
  return { segments: [{ kind: 'archive', offset: 0, length, files, bytes }], files, bytes, skipped }
}

/** What was found so far. */
interface Tally extends Omit<Packed, 'segments'> {
  /** Of files with several names, whose content counts once. */
  inodes: Set<string>
}

interface Feeding {
  job: PackJob
  tally: Tally
  signal: AbortSignal
}

const yieldEvery = 256

/** Tells tar what to pack. */
async function feed(stdin: Writable, { job, tally, signal }: Feeding): Promise<void> {
  const nameOf = workspaceNames(job.matches, job.workspace)
  let names: string[] = []
  for (const batch of job.found) {
    for (const found of batch) if (isTaken(found, tally)) names.push(`${nameOf(found.member)}\0`)
    if (names.length < yieldEvery) continue
    if (!stdin.write(names.join(''), 'latin1')) await once(stdin, 'drain', { signal })
    names = []
    // Walking blocks the process, so it yields now and then: compressed bytes are waiting to be written.
    await setImmediate(undefined, { signal })
  }
  stdin.end(names.join(''), 'latin1')
}

function isTaken({ kind, member, bytes, hardLink }: Found, tally: Tally): boolean {
  if (kind === 'other') {
    tally.skipped.push(member)
    return false
  }
  tally.files++
  if (!hardLink || !tally.inodes.has(hardLink.inode)) tally.bytes += bytes
  if (hardLink) tally.inodes.add(hardLink.inode)
  return true
}

/** Makes `<place>/<path below the root's base>` relative to the workspace, as byte strings. */
function workspaceNames(matches: Match[], workspace: string): (member: string) => string {
  const bases = new Map(
    matches.map(({ root }) => [String(root.place), posix.relative(toBytes(workspace), toBytes(root.base))]),
  )
  return (member) => {
    const slash = member.indexOf('/')
    return posix.join(bases.get(member.slice(0, slash)) ?? '', member.slice(slash + 1))
  }
}

/** @returns how many bytes there were */
async function handOn(stdout: Readable, write: PackJob['write']): Promise<number> {
  let length = 0
  for await (const chunk of stdout as AsyncIterable<Buffer>) {
    length += chunk.length
    await write(chunk)
  }
  return length
}
