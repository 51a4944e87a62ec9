/** Unmounts at a path that a user named, without passing that path to a privileged program. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromBytes } from '../files/bytes.ts'
import type { Rights } from './rights.ts'

/**
 * @param point the mount point as the kernel's table has it; the mount root may be gone
 * @throws ToolFailure, or the abort reason
 */
export async function unmountAt(
  point: string,
  options: string[],
  { rights, signal }: { rights: Rights; signal: AbortSignal },
): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'headstart-'))
  try {
    symlinkSync(fromBytes(point), join(dir, 'point'))
    await rights.run('umount', ['-i', ...options, '--', 'point'], { cwd: dir, signal })
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
