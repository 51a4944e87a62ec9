/** A draft that another process of this host fills. */
import { EventEmitter, once } from 'node:events'
import type { Socket } from 'node:net'
import { type DraftFile, openDraftFile } from '../disk/draft-file.ts'

export interface FollowedDraft {
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

/** The first line names the draft; lines of digits are blocks. Empty lines are signs of life. */
const draftName = /^[0-9a-f-]{36}$/
const blockNumber = /^\d{1,7}$/
const longestLine = 36

interface FollowOptions {
  /** How many blocks the draft will have. */
  blocks: number
  /** How long the other process may send nothing, in milliseconds. */
  quietMs: number
}

// For how many quiet times signs of life do instead of blocks. Writing a large copy to disk takes long.
const mostSigns = 4

export function followDraft(root: string, lines: Socket, { blocks, quietMs }: FollowOptions): FollowedDraft {
  const present = new Set<number>()
  const changes = new EventEmitter()
  let opening: Promise<DraftFile | undefined> = Promise.resolve(undefined)
  let name: string | undefined
  let gainedAt = performance.now()
  const gain = (line: string): boolean => {
    if (name === undefined && draftName.test(line)) {
      name = line
      opening = openDraftFile(root, line).catch(() => undefined)
      return true
    }
    const block = Number(line)
    if (!blockNumber.test(line) || block >= blocks || present.has(block)) return false
    present.add(block)
    return true
  }
  let isOver = false
  let rest = ''
  lines.setEncoding('latin1').on('data', (text: string) => {
    const whole = (rest + text).split('\n')
    rest = whole.pop() ?? ''
    // Without news, the reader leaves this process.
    if (rest.length > longestLine) lines.pause()
    for (const line of whole) {
      if (gain(line)) gainedAt = performance.now()
      else if (performance.now() - gainedAt > mostSigns * quietMs) continue
      changes.emit('news')
    }
  })
  lines.on('close', () => {
    isOver = true
    changes.emit('news')
  })
  return {
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
