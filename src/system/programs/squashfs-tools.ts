/** Keeps the programs that make and unpack images in the tool cache, for runners whose system has none. */
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exec } from '@actions/exec'
import { cacheDir, find } from '@actions/tool-cache'
import { checkOwnDirectory, openOwn } from '../disk/ownership.ts'
import { openScratch } from '../disk/scratch.ts'
import { messageOf, orUndefined } from '../failure.ts'
import { findProgram, programEnvironment } from '../program.ts'
import { run } from '../run.ts'
import { info, tempDir } from '../runner.ts'
import { imageToolVersion, type Tools } from '../tools.ts'

type ImageTools = Pick<Tools, 'mksquashfs' | 'unsquashfs'>

const packageName = 'squashfs-tools'
// Relative to the version's directory in the tool cache. The tool cache itself may be open to all users.
const parts = ['../..', '..', '.', 'usr', 'usr/bin']

/** The programs in the tool cache. Logs a reason not to use them: other users could have put them there. */
export async function cachedImageTools(): Promise<Partial<ImageTools>> {
  // It throws an error where the runner has no tool cache.
  const dir = orUndefined(() => find(packageName, '*'))
  if (!dir) return {}
  try {
    return await copied(dir)
  } catch (error) {
    info(`The ${packageName} in the tool cache are not used: ${messageOf(error)}`)
    return {}
  }
}

/**
 * Copies the programs to where only this user can replace them; the copies end with the process. Where the tool cache is
 * open to all users, another user could replace a program after the check and before it starts.
 * @param dir `<tool cache>/squashfs-tools/<version>/<architecture>`
 * @throws Error where other users could have put the programs there
 */
async function copied(dir: string): Promise<ImageTools> {
  for (const part of parts) await checkOwnDirectory(join(dir, part))
  const { dir: copies } = openScratch(tempDir())
  const copy = async (program: string): Promise<string> => {
    const path = join(copies, program)
    const { file } = await openOwn(join(dir, 'usr/bin', program))
    const bytes = await file.readFile().finally(() => file.close())
    await writeFile(path, bytes, { mode: 0o700 })
    return path
  }
  return { mksquashfs: await copy('mksquashfs'), unsquashfs: await copy('unsquashfs') }
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
    // Libraries that the program needs may be missing.
    const version = await imageToolVersion(join(unpacked, 'usr/bin/mksquashfs'), signal)
    if (!version) throw new Error('the system has none that is 4.5 or newer')
    const cached = await cacheDir(unpacked, packageName, version.replace(/^\d+\.\d+$/, '$&.0'))
    // Some users' files can be written by their group.
    for (const part of parts) await chmod(join(cached, part), 0o755).catch(() => {})
    const tools = await copied(cached)
    info(`Fetched ${packageName} ${version}`)
    return tools
  } catch (error) {
    signal.throwIfAborted()
    info(`${packageName} could not be fetched: ${messageOf(error)}`)
    return {}
  }
}
