// Lists the loop devices that jobs have left.
import { readdirSync, readFileSync } from 'node:fs'
import type { Place } from '../host.ts'

/** What they show, of all that lies in the place. The kernel frees them a moment after the last mount has gone. */
export function loopsLeft({ dir }: Pick<Place, 'dir'>): string[] {
  for (let left = 100; ; left--) {
    const own = loopsBelow(dir)
    if (own.length === 0 || left === 0) return own
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  }
}

/** What loop devices show, of all that lies in a directory. */
export function loopsBelow(dir: string): string[] {
  const numbers = readdirSync('/sys/block').filter((name) => name.startsWith('loop'))
  return numbers.map(backOf).filter((file) => file.startsWith(`${dir}/`))
}

function backOf(loop: string): string {
  try {
    return readFileSync(`/sys/block/${loop}/loop/backing_file`, 'utf8')
  } catch {
    // It shows nothing.
    return ''
  }
}
