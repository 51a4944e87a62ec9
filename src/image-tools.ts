/** Keeps the programs that make and unpack images in the tool cache, for runners whose system has none. */
import { chmod, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { which } from '@actions/io'
import { cacheDir, find } from '@actions/tool-cache'
import { messageOf } from './failure.ts'
import { checkOwn, checkOwnDirectory } from './files/ownership.ts'
import { runProgram } from './process.ts'
import { imageToolVersion, type Tools } from './tools.ts'

export type ImageTools = Pick<Tools, 'mksquashfs' | 'unsquashfs'>

const name = 'squashfs-tools'
// From the version's directory in the tool cache; that of the tool cache itself may be open to everybody.
const parts = ['../..', '..', '.', 'usr', 'usr/bin']

/**
 * Those in the tool cache, if any; none where the runner has no tool cache.
 * @param tell takes one line for the log where other users could have put them there
 */
export async function cachedImageTools(tell: (line: string) => void): Promise<Partial<ImageTools>> {
  const dir = foundDir()
  if (dir === '') return {}
  try {
    return await toolsIn(dir)
  } catch (error) {
    tell(`The ${name} in the tool cache are not used: ${messageOf(error)}`)
    return {}
  }
}

function foundDir(): string {
  try {
    return find(name, '*')
  } catch {
    return ''
  }
}

/**
 * @param dir `<tool cache>/squashfs-tools/<version>/<architecture>`
 * @throws Error where other users could have put something there
 */
async function toolsIn(dir: string): Promise<ImageTools> {
  const bin = join(dir, 'usr/bin')
  for (const part of parts) await checkOwnDirectory(join(dir, part))
  const [mksquashfs, unsquashfs] = [join(bin, 'mksquashfs'), join(bin, 'unsquashfs')]
  for (const path of [mksquashfs, unsquashfs]) checkOwn(path, await lstat(path))
  return { mksquashfs, unsquashfs }
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
    // Some users' files can be written by their group.
    for (const part of parts) await chmod(join(cached, part), 0o755).catch(() => {})
    const tools = await toolsIn(cached)
    tell(`Fetched ${name} ${version}`)
    return tools
  } catch (error) {
    signal.throwIfAborted()
    tell(`${name} could not be fetched: ${messageOf(error)}`)
    return {}
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
