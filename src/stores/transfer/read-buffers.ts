/** Reused buffers that a socket reads into. */
import type { OnReadOpts, Socket } from 'node:net'

/** Undici refuses a longer head. It keeps references to the bytes of a head until the head is whole. */
export const maxHeadBytes = 16 * 1024
const firstBufferBytes = 2 * maxHeadBytes
/** A larger buffer would not fit into the caches of a core. */
export const maxReadBytes = 128 * 1024

/**
 * By default Node allocates memory for each read, which costs more than the read. Here two buffers take turns. Before one
 * buffer is written again, at least `maxHeadBytes` have arrived in the other one, and undici has taken the bytes of the
 * first. The buffers grow when reads fill them.
 * https://nodejs.org/api/net.html#socketconnectoptions-connectlistener
 */
export function readBuffers(socketOf: () => Socket): OnReadOpts {
  let room = Buffer.allocUnsafeSlow(firstBufferBytes)
  let current = room
  let other = room.subarray(0, 0)
  const takeTurns = (socket: Socket, wanted: number): void => {
    // While the reader pauses, its bytes wait in the socket. Their buffer must not be overwritten.
    const isFree = socket.readableLength === 0 && other.length >= wanted
    const next = isFree ? other : Buffer.allocUnsafeSlow(wanted)
    other = current
    current = next
    room = next
  }
  return {
    buffer: () => room,
    callback(length) {
      const socket = socketOf()
      const taken = room.subarray(0, length)
      const isFull = length === room.length
      room = room.subarray(length)
      if (current.length - room.length >= maxHeadBytes)
        takeTurns(socket, isFull ? Math.min(2 * current.length, maxReadBytes) : current.length)
      return socket.push(taken)
    },
  }
}
