/** The role of this process for a copy: it fills the copy, follows the filler, or reads the published copy. */
import { basename } from 'node:path'
import { blockBytes } from '../../entry/digest.ts'
import type { DraftFile } from '../../system/disk/draft-file.ts'
import type { Opened } from '../../system/disk/stored-file.ts'
import { shortSizeText } from '../../system/units.ts'
import type { StashDir } from './directory.ts'
import type { FillerChannel } from './election.ts'
import { type FillerLimits, type FollowedDraft, followDraft } from './followed-draft.ts'

export interface Filler {
  is: 'filler'
  draft: DraftFile
  /** The blocks that the draft has. */
  present: Set<number>
  channel: FillerChannel
}

/** Undefined: this process reads only from the store. */
type Role = Filler | { is: 'follower'; draft: FollowedDraft } | { is: 'reader'; copy: Opened } | undefined

export interface RoleOptions {
  stash: StashDir
  name: string
  size: number
  limits?: Partial<FillerLimits> | undefined
  signal: AbortSignal
  /** Logs that the stash is not used, and why. */
  logError: (error: unknown) => undefined
  log: (line: string) => void
  /** Called when this process becomes the filler. */
  onFill: (filler: Filler) => Promise<void>
}

// Bounds how often a filler ends and another one begins.
const mostElections = 16

export type RoleHolder = ReturnType<typeof newRoleHolder>

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
    await giveBack(left).catch(logError)
  }
  const giveUp = async (error: unknown): Promise<void> => {
    if (!hasLeft) logError(error)
    await leave()
  }
  const current = async (): Promise<Role> => {
    const taking = last.then(async () => {
      const isOver = role?.is === 'follower' && role.draft.isOver()
      if (hasLeft || (role && !isOver)) return
      if (++elections > mostElections) throw new Error('one process after the other has begun to fill it')
      const ended = role
      role = await takeRole(options)
      await giveBack(ended)
      if (!role) hasLeft = true
      if (role?.is === 'filler') await options.onFill(role)
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
    /** The filler, without an election. */
    filler: (): Filler | undefined => (role?.is === 'filler' ? role : undefined),
    /** The published copy, if this process reads one. */
    published: (): Opened | undefined => (role?.is === 'reader' ? role.copy : undefined),
    /** The role. The first call, and a call after the filler has ended, takes part in an election. */
    current,
    /** The role once no other process fills the copy. @throws the signal's reason */
    async settled(): Promise<Role> {
      for (;;) {
        const now = await current()
        if (now?.is !== 'follower') return now
        await follow(now.draft)
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

async function giveBack(role: Role): Promise<void> {
  if (role?.is === 'filler') await role.draft.discard().finally(role.channel.end)
  else if (role?.is === 'follower') await role.draft.close()
  else await role?.copy.close()
}

/** @throws an error of the stash */
async function takeRole(options: RoleOptions): Promise<Role> {
  const { stash, name, size, limits, log } = options
  // Most fillers end with a whole copy.
  const copy = await stash.open(name, size)
  if (copy) return { is: 'reader', copy }
  const elected = await stash.elect(name)
  if (elected.role === 'filler') return beginFilling(elected, options)
  log('Reading along with another job of this host, which downloads the same entry')
  const blocks = Math.ceil(size / blockBytes)
  return { is: 'follower', draft: followDraft(stash.dir, elected.lines, { blocks, ...limits }) }
}

/** @throws an error of the stash */
async function beginFilling(channel: FillerChannel, { stash, name, size, log }: RoleOptions): Promise<Role> {
  let draft: DraftFile | undefined
  try {
    // Another process may have published the copy before the election.
    const copy = await stash.open(name, size)
    draft = copy ? undefined : await stash.begin(size)
    if (draft) {
      channel.say(basename(draft.path))
      return { is: 'filler', draft, present: new Set(), channel }
    }
    channel.end()
    if (copy) return { is: 'reader', copy }
    log(`The host's copies leave no room for the ${shortSizeText(size)} of the entry`)
    return undefined
  } catch (error) {
    await draft?.discard()
    channel.end()
    throw error
  }
}
