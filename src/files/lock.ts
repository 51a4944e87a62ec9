/** Lets one restore at a time change what is in a directory. */
import { lstatSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { codeOf } from '../failure.ts'

const retryMs = 20
const patienceMs = 60_000

/**
 * Waits for the directory, then has it until the returned function is called or the process ends.
 * The lock is an abstract socket, which only Linux has: it leaves nothing behind, whatever becomes of its owner.
 * @throws when somebody else has it for longer than a minute
 */
export async function lockDirectory(dir: string, signal: AbortSignal): Promise<() => void> {
  if (process.platform !== 'linux') return () => {}
  const { dev, ino } = lstatSync(`${dir}/.`)
  const giveUp = Date.now() + patienceMs
  for (;;) {
    const server = await listen(`\0headstart-${dev}-${ino}`)
    if (server) return () => void server.close()
    if (Date.now() > giveUp) throw new Error(`another restore has been busy in ${dir} for a minute`)
    await setTimeout(retryMs, undefined, { signal })
  }
}

function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy()).unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(path, () => resolve(server))
  })
}
