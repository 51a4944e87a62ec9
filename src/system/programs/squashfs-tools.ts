/** Keeps the programs that make and unpack images in the tool cache, for runners whose system has none. */
import { chmod, type FileHandle, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { exec } from '@actions/exec'
import { cacheDir, find } from '@actions/tool-cache'
import { checkOwnDirectory, openOwn } from '../disk/ownership.ts'
import { openScratch } from '../disk/scratch.ts'
import { messageOf, orUndefined } from '../failure.ts'
import { findProgram, programEnvironment } from '../program.ts'
import { run } from '../run.ts'
import { info, tempDir } from '../runner.ts'
import { imageToolVersion } from '../tools.ts'

type ImageTools = Record<'mksquashfs' | 'unsquashfs', string>

const packageName = 'squashfs-tools'
// Relative to the version's directory in the tool cache. The tool cache itself may be open to all users.
const parts = ['../..', '..', '.', 'usr', 'usr/bin']

/** The programs in the tool cache. Logs a reason not to use them: other users could have put them there, or they do not run. */
export async function cachedImageTools(signal: AbortSignal): Promise<Partial<ImageTools>> {
  // It throws an error where the runner has no tool cache.
  const dir = orUndefined(() => find(packageName, '*'))
  if (!dir) return {}
  try {
    return await openPrograms(dir, signal)
  } catch (error) {
    signal.throwIfAborted()
    info(`The ${packageName} in the tool cache are not used: ${messageOf(error)}`)
    return {}
  }
}

// The programs, which stay open as long as this process may start them.
const opened: FileHandle[] = []

/**
 * Opens the programs, and names them by links to the open files. Where the tool cache is open to all users, another user
 * could replace a program after the check and before it starts. Copies could not be started on a disk without the right to.
 * @param dir `<tool cache>/squashfs-tools/<version>/<architecture>`
 * @throws Error where other users could have put the programs there, or they do not run on this system
 */
async function openPrograms(dir: string, signal: AbortSignal): Promise<ImageTools> {
  for (const part of parts) await checkOwnDirectory(join(dir, part))
  const { dir: links } = openScratch(tempDir())
  const open = async (program: string): Promise<string> => {
    const path = join(links, program)
    const { file } = await openOwn(join(dir, 'usr/bin', program))
    opened.push(file)
    await symlink(`/proc/${process.pid}/fd/${file.fd}`, path)
    return path
  }
  const programs = { mksquashfs: await open('mksquashfs'), unsquashfs: await open('unsquashfs') }
  // Libraries that a program needs may be missing.
  if (!(await imageToolVersion(programs.mksquashfs, signal)))
    throw new Error('the system has none that is 4.5 or newer')
  return programs
}

/**
 * Fetches the package of this Debian or Ubuntu into the tool cache. Where that fails, logs the reason. apt knows where
 * packages are, and verifies them with the system's own keys; it needs no rights to download a package.
 * @param downloadMs the limit for the download, in milliseconds
 */
export async function fetchImageTools(
  signal: AbortSignal,
  downloadMs = 120_000,
): Promise<Partial<ImageTools>> {
  if (!findProgram('apt-get')) return {}
  using scratch = openScratch(tempDir())
  const { dir } = scratch
  try {
    const unpacked = join(dir, 'unpacked')
    await mkdir(unpacked)
    await run('apt-get', ['download', '-q', packageName], { cwd: dir, signal, limitMs: downloadMs })
    const deb = (await readdir(dir)).find((file) => file.endsWith('.deb')) ?? ''
    // It shows the user in the log which package is unpacked.
    await exec('dpkg-deb', ['-x', join(dir, deb), unpacked], { env: programEnvironment() })
    const [, version = '0'] = deb.match(/_(?:\d+%3a)?(\d+\.\d+(?:\.\d+)?)/) ?? []
    const cached = await cacheDir(unpacked, packageName, version.replace(/^\d+\.\d+$/, '$&.0'))
    // Some users' files can be written by their group.
    for (const part of parts) await chmod(join(cached, part), 0o755).catch(() => {})
    const tools = await openPrograms(cached, signal)
    info(`Fetched ${packageName} ${version}`)
    return tools
  } catch (error) {
    signal.throwIfAborted()
    info(`${packageName} could not be fetched: ${messageOf(error)}`)
    return {}
  }
}
