/** The format of actions/cache: one bare tar archive, compressed, of members relative to the workspace. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { toBytes } from '../../files/byte-strings.ts'
import { explainTar } from '../../files/changed-while-saved.ts'
import type { Match } from '../../files/paths/matches.ts'
import { linkedMembers } from '../../files/paths/walk.ts'
import { pathMaths } from '../../system/native-path.ts'
import { outputOf } from '../../system/pipeline.ts'
import {
  type Format,
  isForWindowsOnly,
  type Naming,
  type Packed,
  type Packing,
  type PackJob,
} from '../format.ts'
import { bytesOf } from '../packing.ts'
import { tarCommand } from '../tar/tar-commands.ts'
import { compressing } from './compression.ts'
import { unpackArchive } from './unpack.ts'

export const actionsCache: Format = {
  id: 'actions-cache',
  indexed: false,
  kinds: ['archive'],
  image: false,
  versions(naming, tools) {
    const words = ['zstd-without-long', 'gzip']
    // The version of actions/cache on this runner, too.
    const own = tools && (tools.zstd ? words.slice(0, 1) : words.slice(1))
    return (own ?? words).map((word) => theirVersion(word, naming))
  },
  unsupportedReason: () => undefined,
  pack: packArchive,
  unpack: unpackArchive,
}

/** As `getCacheVersion` of @actions/cache has it. */
function theirVersion(compression: string, naming: Naming): string {
  const windows = isForWindowsOnly(naming) ? ['windows-only'] : []
  const text = [...naming.paths, compression, ...windows, '1.0'].join('|')
  return createHash('sha256').update(text).digest('hex')
}

async function* packArchive(job: PackJob): Packing {
  const { tools, level, workspace } = job
  const packed: Packed = { segments: [], files: 0, bytes: 0, skipped: [] }
  const stop = new AbortController()
  const fail = (error: unknown): void => stop.abort(error)
  const archive = outputOf(AbortSignal.any([job.signal, stop.signal]), (signal) => {
    const tar = tarCommand(tools.tar, 'create')
    const { stdin, stdout, ended } = compressing(tar, { tools, level }, { cwd: workspace, signal })
    // If tar fails, the walk ends; if the walk fails, tar ends. The first failure counts.
    const fed = feed(stdin, { ...job, signal }, packed).catch(fail)
    const both = Promise.all([ended.catch(fail), fed])
    return { stdout, ended: both.then(() => signal.throwIfAborted()) }
  })
  const length = yield* explained(bytesOf(archive, job), workspace)
  const { files, bytes } = packed
  if (files > 0) packed.segments.push({ kind: 'archive', offset: 0, length, files, bytes })
  return packed
}

async function* explained(packing: Packing<number>, workspace: string): Packing<number> {
  try {
    return yield* packing
  } catch (error) {
    throw explainTar(error, workspace)
  }
}

const namesPerTurn = 256

async function feed(
  stdin: Writable,
  { matches, found, workspace, signal }: PackJob,
  packed: Packed,
): Promise<void> {
  const nameOf = workspaceNames(matches, workspace)
  const inodes = new Set<string>()
  // tar would save the link to the directory.
  const links = linkedMembers(matches)
  let names: string[] = []
  for (const batch of found) {
    for (const { kind, member, bytes, hardLink } of batch) {
      if (kind === 'other') {
        packed.skipped.push(member)
        continue
      }
      if (links.includes(member)) continue
      packed.files++
      // A file with several names counts once.
      if (!hardLink || !inodes.has(hardLink.inode)) packed.bytes += bytes
      if (hardLink) inodes.add(hardLink.inode)
      names.push(`${nameOf(member)}\0`)
    }
    if (names.length < namesPerTurn) continue
    if (!stdin.write(names.join(''), 'latin1')) await once(stdin, 'drain', { signal })
    names = []
    // Walking blocks this thread, which also has to write the compressed bytes.
    await setImmediate(undefined, { signal })
  }
  stdin.end(names.join(''), 'latin1')
}

/**
 * Converts `<number>/<path below the line's base>` to a path relative to the workspace, as byte strings. On Windows, a
 * path on another drive is absolute.
 */
export function workspaceNames(
  matches: Pick<Match, 'line'>[],
  workspace: string,
  platform: NodeJS.Platform = process.platform,
): (member: string) => string {
  const { join, relative } = pathMaths(platform)
  const bases = new Map(
    matches.map(({ line }) => [String(line.number), relative(toBytes(workspace), toBytes(line.base))]),
  )
  return (member) => {
    const slash = member.indexOf('/')
    return join(bases.get(member.slice(0, slash)) ?? '', member.slice(slash + 1))
  }
}
