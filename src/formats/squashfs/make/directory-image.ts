/** Makes images of directories. mksquashfs reads them itself, which takes half the CPU time of reading by tar. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { toBytes } from '../../../files/byte-strings.ts'
import type { Match } from '../../../files/matches.ts'
import { prefix as stagingPrefix } from '../../../files/staging.ts'
import { startPipeline } from '../../../system/pipeline.ts'
import type { PackJob } from '../../format.ts'
import type { ImageContents } from '../check/check.ts'
import { make } from './make.ts'

/** The result of a walk through a directory. */
interface WalkResult {
  /** The names of the members, with the directory's own name. */
  members: string[]
  /** The names of members of any line that must not be packed. */
  unpacked: string[]
}

/**
 * Makes the image of a directory, which becomes the top. mksquashfs finds the members itself.
 * @param walked undefined if no member is excluded: a walk would take a quarter of the time of mksquashfs
 * @returns undefined if mksquashfs failed, or if tar would make another image
 */
export async function imageOfDirectory(
  image: string,
  match: Match,
  walked: WalkResult | undefined,
  job: PackJob,
): Promise<ImageContents | undefined> {
  const excludes = walked ? excludedBelow(match, walked.unpacked) : []
  if (excludes.length > mostExcludes || excludes.some((path) => path.includes('\n'))) return undefined
  const contents = await makeImage(image, match, excludes, job)
  job.signal.throwIfAborted()
  if (!contents || contents.newest > Date.now() / 1000 + aheadSeconds) return undefined
  if (!walked) return contents
  const { members } = walked
  // Files may have come and gone since the walk.
  if (contents.members !== members.length - 1) return undefined
  const isExact = !job.leftOut || (await hasMembers(image, match, members, job).catch(() => false))
  return isExact ? contents : undefined
}

// mksquashfs compares each name with each excluded name of the same directory.
const mostExcludes = 1000
// mksquashfs keeps 32 bits of a time, so a time before 1970 becomes one after 2038.
const aheadSeconds = 24 * 60 * 60

/** Since the walk, a member may have got a name that a line excludes. */
async function hasMembers(
  image: string,
  match: Match,
  members: string[],
  { tools, scratch, signal }: PackJob,
): Promise<boolean> {
  const { unsquashfs: path } = tools
  if (path === undefined) return false
  const listing = { path, args: ['-l', '-d', '', image] }
  const { stdin, stdout, ended } = startPipeline([listing], { cwd: scratch, signal })
  stdin.end()
  const [listed] = await Promise.all([buffer(stdout), ended])
  // A name may have several lines.
  const lines = new Set(listed.toString('latin1').split('\n'))
  const prefix = topOf(match).length - 1
  return members.every((member) => {
    const below = member.slice(prefix)
    return below === '/.' || below.split('\n').every((line) => lines.has(line))
  })
}

/** Whether the match is all of its line, and a directory. */
export function isDirectory({ line, stat }: Match): boolean {
  return line.literal !== undefined && stat.isDirectory()
}

/** The excluded paths below a directory, relative to it. */
export function excludedBelow(match: Match, unpacked: string[]): string[] {
  const top = topOf(match)
  return unpacked.flatMap((member) => (member.startsWith(top) ? [member.slice(top.length)] : []))
}

/** The start of the names of all members below the match. */
function topOf({ line, relative }: Match): string {
  return relative === '' ? `${line.number}/` : `${line.number}/${toBytes(relative)}/`
}

function makeImage(
  image: string,
  { path }: Match,
  excludes: string[],
  job: PackJob,
): Promise<ImageContents | undefined> {
  const list = join(job.scratch, 'excludes')
  writeFileSync(list, [anyStaging, ...excludes.map(excludeLine)].join(''), 'latin1')
  // Leaves out setuid, setgid and sticky bits.
  const options = ['-action', 'chmod(a-st)@true', '-wildcards', '-ef', list]
  return make(image, { source: path, options }, job).catch(() => undefined)
}

// In any directory.
const anyStaging = `... ${stagingPrefix}*\n`

/** Excludes exactly this path. mksquashfs removes the first backslash and reads the rest as a pattern. */
function excludeLine(path: string): string {
  return `\\${path.replace(/[^\w/]/g, '\\$&')}\n`
}
