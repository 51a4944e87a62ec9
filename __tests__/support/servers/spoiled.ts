// Makes other bytes of the same length, with a keystream: a loop over them takes far longer where Jest runs tests.
import { createCipheriv } from 'node:crypto'

export function spoiled(bytes: Buffer): Buffer {
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(bytes)
}
