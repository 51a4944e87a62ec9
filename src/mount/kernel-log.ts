/** Finds out whether the kernel could not read something that is mounted. */
import type { Rights } from './rights.ts'

/** The kernel's clock, which its log has, in seconds. */
export function kernelTime(): number {
  return Number(process.hrtime.bigint()) / 1e9
}

// The two clocks need not be the same one.
const slackSeconds = 10

/**
 * Whether the kernel has complained since then of an image or of a loop device, of anybody's: it does not say of which
 * image. False where its log cannot be read.
 */
export async function hasComplained(since: number, rights: Rights): Promise<boolean> {
  const log = await rights.kernelLog().catch(() => '')
  return log.split('\n').some((line) => {
    const [, seconds = String(since)] = line.match(/^\[ *(\d+\.\d+)\]/) ?? []
    const isLate = Number(seconds) >= since - slackSeconds
    return isLate && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(line)
  })
}
