/** Keeps the programs that make and unpack images in the tool cache, for runners whose system has none. */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { which } from '@actions/io'
import { cacheDir, find } from '@actions/tool-cache'
import { messageOf } from './failure.ts'
import { runProgram } from './process.ts'
import { imageToolVersion, type Tools } from './tools.ts'

export type ImageTools = Pick<Tools, 'mksquashfs' | 'unsquashfs'>

const name = 'squashfs-tools'

/** Those in the tool cache, if any; none where the runner has no tool cache. */
export function cachedImageTools(): Partial<ImageTools> {
  try {
    return toolsIn(find(name, '*'))
  } catch {
    return {}
  }
}

function toolsIn(dir: string): Partial<ImageTools> {
  if (dir === '') return {}
  return { mksquashfs: join(dir, 'usr/bin/mksquashfs'), unsquashfs: join(dir, 'usr/bin/unsquashfs') }
}

export interface Fetching {
  /** A directory for what does not outlive the job. */
  temp: string
  /** Takes one line for the log. */
  tell: (line: string) => void
  signal: AbortSignal
}

/**
 * Fetches the package of this Debian or Ubuntu into the tool cache; none where that cannot be done, which is told.
 * apt knows where packages are and proves them with the system's own keys; it needs no rights to download one.
 */
export async function fetchImageTools({ temp, tell, signal }: Fetching): Promise<Partial<ImageTools>> {
  const dir = await mkdtemp(join(temp, 'headstart-'))
  try {
    if (!(await which('apt-get'))) return {}
    const unpacked = join(dir, 'unpacked')
    await mkdir(unpacked)
    await runProgram('apt-get', ['download', '-q', name], { cwd: dir, signal })
    const deb = (await readdir(dir)).find((file) => file.endsWith('.deb')) ?? ''
    await runProgram('dpkg-deb', ['-x', join(dir, deb), unpacked], { cwd: dir, signal })
    // The libraries that it needs may be missing, too.
    const version = await imageToolVersion(join(unpacked, 'usr/bin/mksquashfs'))
    if (!version) throw new Error('the system has none that is 4.5 or newer')
    const cached = await cacheDir(unpacked, name, version.replace(/^\d+\.\d+$/, '$&.0'))
    tell(`Fetched ${name} ${version}`)
    return toolsIn(cached)
  } catch (error) {
    signal.throwIfAborted()
    tell(`${name} could not be fetched: ${messageOf(error)}`)
    return {}
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
