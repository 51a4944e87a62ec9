/** A draft that another process of this host fills. */
import { EventEmitter, once } from 'node:events'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { type DraftFile, openDraftFile } from '../disk/draft-file.ts'

export interface FollowedDraft {
  /** The draft's name, once the other process has sent it. */
  name(): string | undefined
  /** The blocks that the other process has written. */
  present: Set<number>
  /** Undefined if the other process has not named it, or if it cannot be opened. */
  draft(): Promise<DraftFile | undefined>
  /** Whether the other process has ended, or has passed its place on. */
  isOver(): boolean
  /**
   * Resolves when the other process has sent something.
   * @returns false if it sends nothing in time
   * @throws the signal's reason
   */
  news(signal: AbortSignal): Promise<boolean>
  close(): Promise<void>
}

/** A line that is one of these names the draft; lines of digits are blocks. Empty lines are signs of life. */
const draftName = /^[0-9a-f-]{36}$/
const blockNumber = /^\d{1,7}$/

/**
 * @param quietMs how long the other process may send nothing, in milliseconds
 * @param last the draft of a process that has ended; the other process may go on with it
 */
export function followDraft(
  root: string,
  lines: Socket,
  quietMs: number,
  last: FollowedDraft | undefined,
): FollowedDraft {
  const present = new Set(last?.present)
  const changes = new EventEmitter()
  let opening: Promise<DraftFile | undefined> = last?.draft() ?? Promise.resolve(undefined)
  let name = last?.name()
  const change = (to: string): void => {
    if (to === name) return
    name = to
    present.clear()
    const held = opening
    opening = openDraftFile(root, to).catch(() => undefined)
    held.then((draft) => draft?.close())
  }
  let isOver = false
  createInterface({ input: lines })
    .on('line', (line) => {
      if (draftName.test(line)) change(line)
      else if (blockNumber.test(line)) present.add(Number(line))
      changes.emit('news')
    })
    // It repeats the errors of the connection, which closes then.
    .on('error', () => {})
  lines.on('close', () => {
    isOver = true
    changes.emit('news')
  })
  return {
    name: () => name,
    present,
    draft: () => opening,
    isOver: () => isOver,
    async news(signal) {
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(), quietMs)
      try {
        if (!isOver) await once(changes, 'news', { signal: AbortSignal.any([signal, limit.signal]) })
        return true
      } catch {
        signal.throwIfAborted()
        return false
      } finally {
        clearTimeout(timer)
      }
    },
    async close() {
      lines.destroy()
      await (await opening)?.close()
    },
  }
}
