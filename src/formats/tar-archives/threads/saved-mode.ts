/** The modes that members are saved with. */
import type { Member } from '../archive-reader.ts'

/**
 * Without setuid, setgid and sticky bits. Windows has no modes but for files that are read-only; other systems restore
 * its files as most programs make them.
 */
export function savedMode(
  kind: Member['kind'],
  mode: number,
  platform: NodeJS.Platform = process.platform,
): number {
  if (platform !== 'win32') return mode & 0o777
  if (kind !== 'file' && kind !== 'hardlink') return 0o755
  return mode & 0o200 ? 0o644 : 0o444
}
