// Gives /dev/fuse the mode that udev gives it on ordinary machines.
import { chmodSync, statSync } from 'node:fs'

/** All users may open it: https://github.com/systemd/systemd/blob/main/rules.d/50-udev-default.rules.in */
export function openFuse(): void {
  const mode = 0o666
  if (process.getuid?.() === 0 && (statSync('/dev/fuse').mode & 0o777) !== mode) chmodSync('/dev/fuse', mode)
}
