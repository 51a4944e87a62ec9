// Makes /dev/fuse what it is on every machine where udev has seen to it.
import { chmodSync, statSync } from 'node:fs'

/** For everybody: https://github.com/systemd/systemd/blob/main/rules.d/50-udev-default.rules.in */
export function openFuse(): void {
  const mode = 0o666
  if (process.getuid?.() === 0 && (statSync('/dev/fuse').mode & 0o777) !== mode) chmodSync('/dev/fuse', mode)
}
