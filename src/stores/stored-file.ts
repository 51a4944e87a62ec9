/** A file of a store on this host, which can be used in place. */
import * as fs from 'node:fs/promises'
import { BadEntry, codeOf } from '../failure.ts'
import type { StoredFile } from './index.ts'

// A file whose bytes were proven gets a modification time of an odd number of 512ths of a second, which both a double
// and nanoseconds hold exactly; whoever writes to it gives it another one. Nothing that keeps seconds, milliseconds or
// microseconds can make such a time, be it a file system or what brought the file here from elsewhere.
const stepNs = 1_000_000_000n / 512n
const stepsPerMs = 512 / 1000

/** @param file stays open as long as the result is used */
export function storedFile(file: fs.FileHandle, path: string): StoredFile {
  return {
    async link(name) {
      try {
        await fs.link(path, name)
      } catch (error) {
        if (['EXDEV', 'ENOENT', 'EPERM', 'EMLINK', 'EACCES'].includes(codeOf(error) ?? '')) return false
        throw error
      }
      // The name may mean another file by now.
      const [linked, opened] = await Promise.all([fs.lstat(name), file.stat()])
      if (linked.ino === opened.ino && linked.dev === opened.dev) return true
      await fs.rm(name)
      return false
    },
    async prove(check) {
      const { mtimeNs } = await file.stat({ bigint: true })
      if (mtimeNs % (2n * stepNs) === stepNs) return
      await check()
      const after = await file.stat({ bigint: true })
      if (after.mtimeNs !== mtimeNs) throw new BadEntry('somebody is writing to it')
      await markProven(file)
    },
  }
}

/** Is told that the bytes of a file are those that they should be. */
export async function markProven(file: fs.FileHandle): Promise<void> {
  const { mtimeMs } = await file.stat()
  const odd = 2 * Math.floor((mtimeMs * stepsPerMs) / 2) + 1
  await file.utimes(Date.now() / 1000, odd / 512)
}
