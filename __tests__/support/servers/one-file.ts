// A process that serves bytes as a file through /dev/fuse, and obeys its parent process.
import { openSync, readSync } from 'node:fs'
import { mountFile, openFuse, serveFile } from '../../../src/mounts/lazy/fuse.ts'
import { findRights } from '../../../src/system/root-rights.ts'

/** What it tells: that the file is there, or what became of the reads that wait. */
export type Told = { mounted: true } | { waiting: number; dropped: number }

/** What it is told: to say how many wait, to let them go, or to let them fail. */
export type Order = 'count' | 'go' | 'fail'

// Reads that touch the held byte wait until they are let go.
const [source = '', size = '', dir = '', held = ''] = process.argv.slice(2)
const heldByte = Number(held)
const content = openSync(source, 'r')
const waiting = new Set<{ go(): void; fail(): void }>()
let dropped = 0
let isHeld = true

function tell(told: Told): void {
  process.send?.(told)
}

async function read(start: number, end: number, signal: AbortSignal): Promise<Buffer> {
  if (isHeld && start <= heldByte && heldByte < end) await letGo(signal)
  const bytes = Buffer.alloc(end - start)
  readSync(content, bytes, 0, bytes.length, start)
  return bytes
}

function letGo(signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const one = { go: resolve, fail: () => reject(new Error('told to')) }
  waiting.add(one)
  signal.addEventListener('abort', () => {
    dropped++
    reject(signal.reason)
  })
  return promise.finally(() => waiting.delete(one))
}

process.on('message', (order: Order) => {
  if (order === 'count') tell({ waiting: waiting.size, dropped })
  else {
    isHeld = order === 'fail'
    for (const one of waiting) one[order]()
  }
})

const { signal } = new AbortController()
const rights = await findRights(signal)
if (!rights) throw new Error('there are no rights to mount with')
const device = openFuse()
await mountFile(device, 'file', { dir, rights, signal })
tell({ mounted: true })
await serveFile(device, { size: Number(size), read })
await new Promise((resolve) => process.send?.({ waiting: waiting.size, dropped }, resolve))
process.exit()
