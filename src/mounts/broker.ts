/** Asks a broker on the host to mount for this job, which may not mount. See docs/broker.md. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

/** A layer that the broker may lack. */
export interface HandedLayer {
  digest: string
  /** Where it is in the file, in bytes. */
  offset: number
  length: number
}

export interface Handing {
  /** The file with the layers, without links. */
  path: string
  /** Where the entry's body ends in the file, in bytes. */
  end: number
  layers: HandedLayer[]
}

/** The parts of the name of an entry in a bucket. */
export interface NamedEntry {
  repository: string
  scope: string
  version: string
  key: string
}

/** The layers that the broker needs before it can mount. */
export interface Need {
  /** Digests of layers. Empty after the broker has mounted. */
  digests: string[]
  /** Whether it may fetch entries of trusted branches itself. */
  fetches: boolean
}

/** All reject with the broker's reason, as the rest of a sentence, or with the abort reason. */
export interface Broker {
  /**
   * @param target a directory of this user, without links
   * @param layers the digests of the layers, the upmost one first
   * @param view a directory as `target`, at which the broker shows the job's changes in `upper`, and the layers in `base`
   */
  mount(target: string, layers: string[], view: string): Promise<Need>
  /**
   * The directories of a view's `upper` that the overlay does not merge with the directories of the same name in `base`,
   * as byte strings. Containers may not read the overlay's marks.
   */
  detachedIn(view: string): Promise<string[]>
  unmount(target: string): Promise<void>
  /** The broker copies the layers and rebuilds them. The answer comes when it can mount them. */
  hand(layers: Handing): Promise<void>
  /** The broker reads the layers with these digests from its own bucket. The answer comes when it can mount them. */
  fetch(entry: NamedEntry, layers: string[]): Promise<void>
}

interface Reply {
  ok?: boolean
  no?: string
  need?: string[]
  fetches?: boolean
  detached?: string[]
}

// A little longer than the broker's own limit.
const mostSeconds = { mount: 30, detached: 30, umount: 30, import: 930, fetch: 930 }
const mostReplyBytes = 1024 ** 2

export function brokerAt(path: string, jobSignal: AbortSignal): Broker {
  // Each request has a connection of its own. The broker begins with a number that proves who answers.
  async function answer(task: keyof typeof mostSeconds, values: object): Promise<Reply> {
    const timeout = AbortSignal.timeout(mostSeconds[task] * 1000)
    const signal = AbortSignal.any([jobSignal, timeout])
    const socket = connect({ path, signal })
    socket.on('error', () => {})
    socket.on('data', () => void (socket.bytesRead > mostReplyBytes && socket.destroy()))
    try {
      await once(socket, 'connect', { signal })
      const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
      const { value: nonce } = await lines.next()
      socket.write(`${JSON.stringify({ ...values, do: task, nonce })}\n`)
      const { done, value } = await lines.next()
      signal.throwIfAborted()
      if (done) throw new Error('the broker ended without an answer')
      const reply = JSON.parse(value) as Reply
      if (reply.no !== undefined) throw new Error(`the broker refused, for ${reply.no}`)
      return reply
    } catch (error) {
      jobSignal.throwIfAborted()
      throw timeout.aborted ? new Error('the broker does not answer') : error
    } finally {
      socket.destroy()
    }
  }
  return {
    async mount(target, layers, view) {
      const { need = [], fetches = false } = await answer('mount', { target, layers, view })
      return { digests: need, fetches }
    },
    async detachedIn(view) {
      const { detached } = await answer('detached', { view })
      if (!detached) throw new Error('the broker does not say which directories were renamed')
      return detached
    },
    async unmount(target) {
      await answer('umount', { target })
    },
    async hand(layers) {
      await answer('import', layers)
    },
    async fetch(entry, layers) {
      await answer('fetch', { entry, layers })
    },
  }
}
