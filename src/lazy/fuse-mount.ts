/** Mounts a file of which somebody of ours is going to tell the kernel what is in it. */
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rights } from '../mount/rights.ts'
import { fileMode, maxReadBytes } from './fuse-messages.ts'

export interface FuseMounting {
  /** None where nobody has any. */
  rights: Rights | undefined
  signal: AbortSignal
}

/**
 * Shows `<dir>/<name>`, which is new, as a file.
 * @returns the open device by which to answer for it; without answers, whoever looks at the file waits
 * @throws the system's error where this user may not open the device; ToolFailure
 */
export async function mountFile(
  dir: string,
  name: string,
  { rights, signal }: FuseMounting,
): Promise<number> {
  if (!rights) throw new Error('there are no rights to mount with')
  const device = openSync('/dev/fuse', 'r+')
  try {
    writeFileSync(join(dir, name), '', { flag: 'wx', mode: 0o600 })
    const owner = `user_id=${process.geteuid?.()},group_id=${process.getegid?.()}`
    // Loop devices read with root's rights. Who else reaches the file is decided by the directory.
    const access = `rootmode=${fileMode.toString(8)},${owner},allow_other,default_permissions`
    const options = `ro,nosuid,nodev,noexec,fd=0,max_read=${maxReadBytes},${access}`
    // Its source tells whose it is. sudo passes on no descriptors but the first three.
    const args = ['-i', '-n', '-t', 'fuse', '-o', options, '--', dir, name]
    await rights.run('mount', args, { cwd: dir, signal, stdin: device })
    return device
  } catch (error) {
    closeSync(device)
    throw error
  }
}
