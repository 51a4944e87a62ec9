// Tells which loop devices jobs have left.
import { execFileSync } from 'node:child_process'
import type { Place } from './host.ts'

/** What they show, of all that lies in the place. The kernel frees them a moment after the last mount has gone. */
export function loopsLeft({ dir }: Place): string[] {
  for (let left = 100; ; left--) {
    const loops = execFileSync('losetup', ['--list', '--noheadings', '--output', 'BACK-FILE'], {
      encoding: 'utf8',
    })
    const own = loops.split('\n').filter((line) => line.includes(dir))
    if (own.length === 0 || left === 0) return own
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  }
}
