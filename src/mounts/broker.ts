/** Asks a broker on the host to mount for this job, which may not mount. See docs/broker.md. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { EntryAddress } from '../entry/signature.ts'
import { toBytes } from '../files/byte-strings.ts'
import type { ImageRange } from '../formats/squashfs/check/check.ts'
import { codeOf, Declined, messageOf } from '../system/failure.ts'
import { readMounts } from '../system/mountinfo.ts'
import * as runner from '../system/runner.ts'
import { brokerSource } from './root/mount-root.ts'
import { removeEmpty } from './root/unmount.ts'

/** A layer in a file of this job. */
export interface HandedLayer extends ImageRange {
  digest: string
}

interface LayersFile {
  /** A path that leads through no links. */
  path: string
  /** Where the entry's body ends in the file, in bytes. */
  end: number
  layers: HandedLayer[]
}

interface NamedEntry extends EntryAddress {
  key: string
}

export type Broker = ReturnType<typeof brokerAt>

// Another program may answer, or a broker of another version.
const texts = v.array(v.string())
const refusal = v.object({ no: v.string() })
const mountReply = v.object({ need: v.optional(texts, []), fetches: v.optional(v.boolean(), false) })
const detachedReply = v.object({ detached: texts })

// For the others, a little longer than the broker's own limit.
const mostSeconds = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }
// The broker's limit ends before ours, so the job sees the end of the connection, and no mount can appear later.
const earlierSeconds = 0.3
// But the host's kernel may keep a process that is mounting, while other jobs keep its locks. Nothing can end it then, and it
// would mount while this job unpacks.
const keptSeconds = 8
const mostReplyBytes = 1024 ** 2
const fullQueueMs = 20

function linesOn(socket: Socket): AsyncIterator<string, undefined> {
  const reader = createInterface({ input: socket })
  socket.on('data', () => void (socket.bytesRead > mostReplyBytes && socket.destroy()))
  // A reader does not notice that its socket was destroyed, and would wait for ever.
  socket.on('close', () => reader.close())
  return reader[Symbol.asyncIterator]()
}

/** Waits while other jobs keep the queue of the broker's socket full. */
async function connected(path: string, signal: AbortSignal): Promise<Socket> {
  for (;;) {
    const socket = connect({ path, signal }).on('error', () => {})
    try {
      await once(socket, 'connect', { signal })
      return socket
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error
      await sleep(fullQueueMs, undefined, { signal })
    }
  }
}

/** Each request has a connection of its own. The broker begins with a number that proves who answers. */
async function ask(
  path: string,
  jobSignal: AbortSignal,
  task: keyof typeof mostSeconds,
  values: object,
  most = mostSeconds[task],
): Promise<unknown> {
  const begin = performance.now()
  const late = new AbortController()
  const waitFor = (seconds: number) => setTimeout(() => late.abort(), seconds * 1000)
  let timer = waitFor(most)
  const signal = AbortSignal.any([jobSignal, late.signal])
  let socket: Socket | undefined
  try {
    socket = await connected(path, signal)
    const lines = linesOn(socket)
    const { value: nonce } = await lines.next()
    const seconds = most - earlierSeconds - (performance.now() - begin) / 1000
    clearTimeout(timer)
    timer = waitFor(seconds + earlierSeconds + keptSeconds)
    socket.write(`${JSON.stringify({ ...values, do: task, nonce, seconds })}\n`)
    const { value } = await lines.next()
    signal.throwIfAborted()
    if (value === undefined) throw new Declined('the broker ended without an answer')
    const reply: unknown = JSON.parse(value)
    if (v.is(refusal, reply)) throw new Declined(`the broker refused, for ${reply.no}`)
    return reply
  } catch (error) {
    jobSignal.throwIfAborted()
    throw late.signal.aborted ? new Declined('the broker does not answer') : error
  } finally {
    clearTimeout(timer)
    socket?.destroy()
  }
}

type Answering = (task: keyof typeof mostSeconds, values: object, most?: number) => Promise<unknown>

/** All requests reject with the broker's reason, as the rest of a sentence, or with the abort reason. */
export function brokerAt(path: string, jobSignal: AbortSignal) {
  // A job waits so long for a broker that mounts nothing, for all its requests together. Then it unpacks.
  let leftSeconds = mostSeconds.mount
  const answer: Answering = (...request) => ask(path, jobSignal, ...request)
  return {
    /**
     * @param target a directory of this user, without links
     * @param layers the digests of the layers, the upmost one first
     * @param view a directory as `target`, at which the broker shows the job's changes in `upper`, and the layers in `base`
     * @param path of the directory in the layers that the target shows, relative to their top, with no part that is empty, `.` or
     * `..`
     * @returns the digests of the layers that the broker lacks, none after it has mounted; and whether it may fetch entries
     * of trusted branches itself
     */
    async mount(target: string, layers: string[], view: string, path: string) {
      const begin = performance.now()
      try {
        if (leftSeconds <= earlierSeconds) throw new Declined('the broker does not answer')
        const reply = await answer('mount', { target, layers, view, path }, leftSeconds)
        const message = 'the broker does not say which images it lacks'
        const { need, fetches } = v.parse(mountReply, reply, { message })
        return { digests: need, fetches }
      } catch (error) {
        leftSeconds -= (performance.now() - begin) / 1000
        throw error
      }
    },
    /**
     * The directories of a view's `upper` that the overlay does not merge with the directories of the same name in `base`,
     * below the mount's `path` there, as byte strings. Containers may not read the overlay's marks.
     */
    async detachedIn(view: string): Promise<string[]> {
      const message = 'the broker does not say which directories were renamed'
      return v.parse(detachedReply, await answer('detached', { view }), { message }).detached
    },
    async unmount(target: string): Promise<void> {
      await answer('umount', { target })
    },
    /** The broker copies the layers and rebuilds them. The answer comes when it can mount them. */
    async hand(layers: LayersFile): Promise<void> {
      await answer('import', layers)
    },
    /** The broker reads the layers with these digests from its own bucket. The answer comes when it can mount them. */
    async fetch(entry: NamedEntry, layers: string[]): Promise<void> {
      await answer('fetch', { entry, layers })
    },
  }
}

interface MadeMount {
  /** A path that leads through no links, like `view`. */
  target: string
  /** The topmost directory that was made for the target. */
  made?: string | undefined
  view: string
}

/** Ends the mounts that a broker has made for this job. Warns instead of failing. */
export async function unmountBrokered(socket: string, mounts: MadeMount[]): Promise<void> {
  const broker = brokerAt(socket, AbortSignal.timeout(30_000))
  for (const mount of mounts.toReversed()) {
    try {
      if (isBrokerMount(mount.target)) await broker.unmount(mount.target)
      if (isBrokerMount(mount.view, 'tmpfs')) await broker.unmount(mount.view)
      removeMade(mount)
    } catch (error) {
      runner.warning(`${mount.target} stays mounted until the container ends: ${messageOf(error)}`)
    }
  }
}

export function isBrokerMount(target: string, type = 'overlay'): boolean {
  const point = toBytes(target)
  return readMounts().some(
    (mount) => mount.point === point && mount.type === type && mount.source === brokerSource,
  )
}

/** Removes the empty directories that were made for a mount. */
export function removeMade({ target, made, view }: MadeMount): void {
  removeEmpty(toBytes(view), toBytes(view))
  if (made !== undefined) removeEmpty(toBytes(target), toBytes(made))
}
