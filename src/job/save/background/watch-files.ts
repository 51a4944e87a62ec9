/** Saves files only if they stay as they are: beside the job's next steps, which may change them at any moment. */
import { appendFileSync, closeSync, createReadStream, openSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from '../../../files/fingerprint.ts'
import { findMatches } from '../../../files/matches.ts'
import type { Selection } from '../../../files/patterns.ts'
import type { Upload } from '../../../stores/transfer/upload.ts'
import { whereaboutsOf } from './whereabouts.ts'

/** Called before files are packed. @returns what keeps the entry from the store until all files have been read unchanged */
export type Watch = (selection: Selection) => Promise<(upload: Upload) => Upload>

/**
 * Change times show every change since the step, if the files have the kernel's clock. The clock of a network drive may
 * differ; there, a comparison shows the changes while files are read.
 * @param whereabouts of the files at that time
 * @param dir has room for the entry
 */
export function watchSince(sinceNs: bigint, whereabouts: string, dir: string): Watch {
  return async (selection) => {
    const look = async (): Promise<string> => {
      if ((await whereaboutsOf(selection, sinceNs)) !== whereabouts)
        throw new Error('the way to the files has changed')
      return fingerprintOf(await findMatches(selection), selection.excludes, sinceNs)
    }
    const before = await look()
    const check = async (): Promise<void> => {
      if ((await look()) !== before) throw new Error('files have changed')
    }
    return (upload) => heldBack(upload, join(dir, 'entry'), check)
  }
}

const chunkBytes = 1024 ** 2

/**
 * Keeps an entry in a file, and sends it after the check. So changes during the upload do not matter, and nothing is
 * reserved for an entry that is not published: a cache service would refuse the key to all other saves.
 */
function heldBack(upload: Upload, path: string, check: () => Promise<void>): Upload {
  const file = openSync(path, 'wx+', 0o600)
  // The file ends with the process, however the process ends.
  unlinkSync(path)
  return {
    async write(bytes) {
      try {
        appendFileSync(file, bytes)
      } catch (error) {
        // On a full disk, this makes room for other caches, and for what post is to know.
        closeSync(file)
        throw error
      }
    },
    async finish() {
      try {
        await check()
        const options = { fd: file, start: 0, autoClose: false, highWaterMark: chunkBytes }
        for await (const bytes of createReadStream(path, options)) await upload.write(bytes)
        await upload.finish()
      } finally {
        closeSync(file)
      }
    },
    commit: upload.commit,
  }
}
