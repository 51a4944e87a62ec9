/** Mounts a FUSE file that our own process serves. */
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rights } from '../root/rights.ts'
import { fileMode, maxReadBytes } from './fuse-messages.ts'

/**
 * Creates the file `<dir>/<name>` and mounts over it.
 * @param rights undefined where this runner gives no rights to mount
 * @returns the open FUSE device; the caller must serve it, or programs that open the file hang
 * @throws the system's error where this user may not open the device; ToolFailure
 */
export async function mountFile(
  dir: string,
  name: string,
  { rights, signal }: { rights: Rights | undefined; signal: AbortSignal },
): Promise<number> {
  if (!rights) throw new Error('there are no rights to mount with')
  const device = openSync('/dev/fuse', 'r+')
  try {
    writeFileSync(join(dir, name), '', { flag: 'wx', mode: 0o600 })
    const owner = `user_id=${process.geteuid?.()},group_id=${process.getegid?.()}`
    // `allow_other`: loop devices read with root's rights. The directory decides which other users reach the file.
    const access = `rootmode=${fileMode.toString(8)},${owner},allow_other,default_permissions`
    const options = `ro,nosuid,nodev,noexec,fd=0,max_read=${maxReadBytes},${access}`
    // The source `dir` marks the mount as ours. sudo passes on only the first three descriptors, so use stdin.
    const args = ['-i', '-n', '-t', 'fuse', '-o', options, '--', dir, name]
    await rights.runWith(device, 'mount', args, { cwd: dir, signal })
    return device
  } catch (error) {
    closeSync(device)
    throw error
  }
}
