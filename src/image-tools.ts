/** Keeps the programs that make and unpack images in the tool cache, for runners whose system has none. */
import { constants, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheDir, find } from '@actions/tool-cache'
import { checkOwn, checkOwnDirectory } from './disk/ownership.ts'
import { messageOf } from './failure.ts'
import { runProgram } from './process.ts'
import { findProgram } from './program-path.ts'
import { imageToolVersion, type Tools } from './tools.ts'

export type ImageTools = Pick<Tools, 'mksquashfs' | 'unsquashfs'>

const name = 'squashfs-tools'
// From the version's directory in the tool cache; that of the tool cache itself may be open to everybody.
const parts = ['../..', '..', '.', 'usr', 'usr/bin']

/**
 * Those in the tool cache, if any; none where the runner has no tool cache.
 * `tell` is told where other users could have put them there.
 */
export async function cachedImageTools({ temp, tell }: Copying): Promise<Partial<ImageTools>> {
  const dir = foundDir()
  if (dir === '') return {}
  try {
    return await copied(dir, temp)
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
 * Copies of them that only this user can replace, for as long as the process runs. Where the tool cache is open to
 * everybody, another user could rename what has been checked, and put something else there before it is started.
 * @param dir `<tool cache>/squashfs-tools/<version>/<architecture>`
 * @throws Error where other users could have put something there
 */
async function copied(dir: string, temp: string): Promise<ImageTools> {
  for (const part of parts) await checkOwnDirectory(join(dir, part))
  const copies = await mkdtemp(join(temp, 'headstart-'))
  process.once('exit', () => rmSync(copies, { recursive: true, force: true }))
  const copy = async (program: string): Promise<string> => {
    const path = join(copies, program)
    await writeFile(path, await checkedBytes(join(dir, 'usr/bin', program)), { mode: 0o700 })
    return path
  }
  return { mksquashfs: await copy('mksquashfs'), unsquashfs: await copy('unsquashfs') }
}

/** What is read is the file that was checked, whatever has its name by then. */
async function checkedBytes(path: string): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const stat = await file.stat()
    if (!stat.isFile()) throw new Error(`${path} is no file`)
    checkOwn(path, stat)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

export interface Copying {
  /** A directory for what does not outlive the job. */
  temp: string
  /** Takes one line for the log. */
  tell: (line: string) => void
}

export interface Fetching extends Copying {
  signal: AbortSignal
}

/**
 * Fetches the package of this Debian or Ubuntu into the tool cache; none where that cannot be done, which is told.
 * apt knows where packages are and proves them with the system's own keys; it needs no rights to download one.
 */
export async function fetchImageTools({ temp, tell, signal }: Fetching): Promise<Partial<ImageTools>> {
  const dir = await mkdtemp(join(temp, 'headstart-'))
  try {
    if (!findProgram('apt-get')) return {}
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
    const tools = await copied(cached, temp)
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
