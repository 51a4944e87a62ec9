/** Gives sockets in directories a path that the kernel accepts. */
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

/** The path of a socket is limited to some 100 bytes. The path through an open directory always fits. */
export function socketIn(dir: string, name: string): { path: string; close(): void } {
  const path = join(dir, name)
  if (Buffer.byteLength(path) < 100) return { path, close: () => {} }
  const directory = openSync(dir, 'r')
  return { path: `/proc/self/fd/${directory}/${name}`, close: () => closeSync(directory) }
}
