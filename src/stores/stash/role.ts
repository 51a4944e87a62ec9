/** The role of this process for a copy: it fills the copy, or follows the filler. */
import { basename } from 'node:path'
import { blockBytes } from '../../entry/digest.ts'
import type { DraftFile } from '../../system/disk/draft-file.ts'
import type { Opened } from '../../system/disk/stored-file.ts'
import { shortSizeText } from '../../system/units.ts'
import type { PaceLimits } from '../transfer/limits.ts'
import type { StashDir } from './directory.ts'
import type { FillerChannel } from './election.ts'
import { type FollowedDraft, followDraft } from './followed-draft.ts'

export interface Filler {
  role: 'filler'
  draft: DraftFile
  /** The blocks that the draft has. */
  present: Set<number>
  channel: FillerChannel
}

export interface Follower {
  role: 'follower'
  /** The whole copy, or the draft that the filler writes. */
  copy: Opened | FollowedDraft
}

/** Undefined: this process reads only from the store. */
export type Role = Filler | Follower | undefined

export interface RoleOptions {
  stash: StashDir
  /** The root directory of the stash. */
  dir: string
  name: string
  size: number
  /** How long a filler may send nothing, in milliseconds. */
  quietMs?: number | undefined
  /** See `followDraft`. */
  pace?: PaceLimits | undefined
  signal: AbortSignal
  /** Logs that the stash is not used, and why. */
  logError: (error: unknown) => undefined
  /** Writes one line to the log. */
  log: (line: string) => void
  /** Called when this process becomes the filler. */
  onFill: (filler: Filler) => Promise<void>
}

// A little longer than a download waits before it replaces a stalled request (10 s).
const defaultQuietMs = 15_000

// Bounds how often a filler ends and another one begins.
const mostElections = 16

export type RoleHolder = ReturnType<typeof newRoleHolder>

/** The published copy, if this process reads one. */
export function publishedFor(role: Role): Opened | undefined {
  return role?.role === 'follower' && 'handle' in role.copy ? role.copy : undefined
}

/** Methods reject only with the signal's reason. */
export function newRoleHolder(options: RoleOptions) {
  const { signal, logError } = options
  let role: Role
  let last: Promise<unknown> = Promise.resolve()
  let elections = 0
  let hasLeft = false
  const leave = async (): Promise<void> => {
    hasLeft = true
    const left = role
    role = undefined
    if (left) await giveBack(left).catch(logError)
  }
  const giveUp = async (error: unknown): Promise<void> => {
    if (!hasLeft) logError(error)
    await leave()
  }
  const current = async (): Promise<Role> => {
    const taking = last.then(async () => {
      if (hasLeft || (role && !isOver(role))) return
      if (++elections > mostElections) throw new Error('one process after the other has begun to fill it')
      const ended = role
      role = await takeRole(options)
      if (ended) await giveBack(ended)
      if (!role) hasLeft = true
      if (role?.role === 'filler') await options.onFill(role)
    })
    last = taking.catch(giveUp)
    await last
    return role
  }
  const follow = async (draft: FollowedDraft): Promise<void> => {
    const why = 'the process that fills it has stopped or is too slow; this one downloads the entry'
    if (!(await draft.news(signal))) await giveUp(new Error(why))
  }
  return {
    /** The role, without an election. */
    held: () => role,
    /** The role. The first call, and a call after the filler has ended, takes part in an election. */
    current,
    /** The role once no other process fills the copy. @throws the signal's reason */
    async settled(): Promise<Role> {
      for (;;) {
        const now = await current()
        if (now?.role !== 'follower' || 'handle' in now.copy) return now
        await follow(now.copy)
      }
    },
    /** Waits for a line of the filler; gives up if it is silent for too long. @throws the signal's reason */
    follow,
    /** Logs the error, and leaves. */
    giveUp,
    /** Ends the role for good. Removes the draft of a filler, unless it was published. */
    leave,
  }
}

function isOver(role: Filler | Follower): boolean {
  return role.role === 'follower' && !('handle' in role.copy) && role.copy.isOver()
}

async function giveBack(role: Filler | Follower): Promise<void> {
  if (role.role === 'follower') return role.copy.close()
  await role.draft.discard().finally(role.channel.end)
}

/** @throws an error of the stash */
async function takeRole(options: RoleOptions): Promise<Role> {
  const { stash, dir, name, size, quietMs = defaultQuietMs, pace, log } = options
  // Most fillers end with a whole copy.
  const published = await stash.open(name, size)
  if (published) return { role: 'follower', copy: published }
  const elected = await stash.elect(name)
  if (elected.role === 'filler') return beginFilling(elected, options)
  log('Reading along with another job of this host, which downloads the same entry')
  const blocks = Math.ceil(size / blockBytes)
  return { role: 'follower', copy: followDraft(dir, elected.lines, { blocks, quietMs, pace }) }
}

/** @throws an error of the stash */
async function beginFilling(channel: FillerChannel, { stash, name, size, log }: RoleOptions): Promise<Role> {
  let draft: DraftFile | undefined
  try {
    // Another process may have published the copy before the election.
    const published = await stash.open(name, size)
    draft = published ? undefined : await stash.begin(size)
    if (draft) {
      channel.say(basename(draft.path))
      return { role: 'filler', draft, present: new Set(), channel }
    }
    await channel.end()
    if (published) return { role: 'follower', copy: published }
    log(`The stash has no room for the ${shortSizeText(size)} of the entry`)
    return undefined
  } catch (error) {
    await draft?.discard()
    await channel.end()
    throw error
  }
}
