/** Looks in the kernel's log for failures to read a mounted image. */
import type { Rights } from './root-rights.ts'

/** The errors in the kernel's log, as far as the kernel has kept them. @throws ToolFailure */
export async function kernelErrors(rights: Rights): Promise<string> {
  // By one call of the kernel; otherwise, dmesg makes one for each message.
  const args = ['--syslog', '--level=emerg,alert,crit,err']
  return (await rights.run('dmesg', args, { cwd: '/', signal: AbortSignal.timeout(10_000) })).toString()
}

/** The time by the clock of the kernel's log, in seconds. */
export function kernelTime(): number {
  return Number(process.hrtime.bigint()) / 1e9
}

// The log's clock may differ a little from this one.
const slackSeconds = 10

/**
 * Whether the kernel has reported an error of any squashfs image or loop device since `since`: its log does not name the
 * image. False if the log cannot be read.
 */
export async function hasComplained(since: number, reading: Promise<string>): Promise<boolean> {
  const log = await reading.catch(() => '')
  return log.split('\n').some((line) => {
    const [, seconds = String(since)] = line.match(/^\[ *(\d+\.\d+)\]/) ?? []
    const isLate = Number(seconds) >= since - slackSeconds
    return isLate && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(line)
  })
}
