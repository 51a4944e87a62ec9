/** Makes an image of the matches themselves. mksquashfs reads them, which takes half the CPU time of reading by tar. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fromBytes } from '../../../files/byte-strings.ts'
import { writersBelow } from '../../../files/changed-while-saved.ts'
import type { PathLine } from '../../../files/paths/patterns.ts'
import { stagingPrefix } from '../../../files/paths/staging-name.ts'
import { messageOf, ProgramKilled } from '../../../system/failure.ts'
import { startPipeline } from '../../../system/pipeline.ts'
import { info } from '../../../system/runner.ts'
import type { PackJob } from '../../format.ts'
import type { ImageContents } from '../check/check.ts'
import { baseIn, joinNames, namesAbove } from '../tops.ts'
import { makeImageFile, privateTop } from './make.ts'

export interface ImageSources {
  /** The directory that names are relative to; absolute. */
  top: string
  /** The names of the matches; byte strings. */
  names: string[]
  lines: PathLine[]
}

interface WalkResult extends Pick<Walk, 'unpacked'> {
  /** The names of the members, with those of the matches. */
  members: string[]
}

/**
 * Makes the image of the matches. mksquashfs finds the members itself.
 * @param walked undefined if no member is excluded: a walk would take a quarter of the time of mksquashfs
 * @returns undefined if mksquashfs failed, or if tar would make another image
 */
export async function imageOfSources(
  image: string,
  sources: ImageSources,
  walked: WalkResult | undefined,
  job: PackJob,
): Promise<ImageContents | undefined> {
  const { names } = sources
  const excludes = walked ? imageNames(sources, walked.unpacked) : []
  if (excludes.length > mostExcludes || excludes.some((path) => path.includes('\n'))) return undefined
  if (!arePlain(names)) return undefined
  // mksquashfs notices only changes of a file's length.
  if (writersBelow(job.matches.map(({ path }) => path)).length > 0) return undefined
  const contents = await makeImage(image, sources, excludes, job)
  job.signal.throwIfAborted()
  if (!contents || contents.newest > Date.now() / 1000 + aheadSeconds) return undefined
  if (!walked) return contents
  const members = new Set([...imageNames(sources, walked.members), ...namesAbove(names)])
  members.delete('')
  // Files may have come and gone since the walk.
  if (contents.members !== members.size) return undefined
  const isExact = !job.leftOut || (await hasMembers(image, members, job).catch(() => false))
  return isExact ? contents : undefined
}

// mksquashfs compares each name with each excluded name of the same directory.
const mostExcludes = 1000
// mksquashfs keeps 32 bits of a time, so a time before 1970 becomes one after 2038.
const aheadSeconds = 24 * 60 * 60
// The kernel limits the arguments of a program.
const mostArgumentBytes = 64 * 1024

/** Whether the names can be arguments: texts, and not too many. */
function arePlain(names: string[]): boolean {
  const bytes = names.reduce((sum, name) => sum + name.length + 3, 0)
  return (
    bytes <= mostArgumentBytes &&
    names.every((name) => Buffer.from(fromBytes(name)).toString('latin1') === name)
  )
}

/** Since the walk, a member may have got a name that a line excludes. */
async function hasMembers(
  image: string,
  members: Set<string>,
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
  return [...members].every((member) => `/${member}`.split('\n').every((line) => lines.has(line)))
}

function makeImage(
  image: string,
  { top, names }: ImageSources,
  excludes: string[],
  job: PackJob,
): Promise<ImageContents | undefined> {
  const list = join(job.scratch, 'excludes')
  writeFileSync(list, [anyStaging, ...excludes.map(excludeLine)].join(''), 'latin1')
  // Leaves out setuid, setgid and sticky bits.
  const options = ['-action', 'chmod(a-st)@true', '-wildcards', '-ef', list]
  // The top of the image is the match itself, or the directory that all names are relative to.
  const isTop = names.includes('')
  const paths = isTop ? ['.'] : names.map((name) => `./${fromBytes(name)}`)
  const framing = isTop ? [] : ['-no-strip', ...privateTop]
  return makeImageFile(image, { sources: paths, options: [...framing, ...options] }, { ...job, top }).catch(
    (error) => {
      if (error instanceof ProgramKilled)
        info(`Making the image once more, from an archive: ${messageOf(error)}`)
      return undefined
    },
  )
}

// In any directory.
const anyStaging = `... ${stagingPrefix}*\n`

/** Excludes exactly this path. mksquashfs removes the first backslash and reads the rest as a pattern. */
function excludeLine(path: string): string {
  return `\\${path.replace(/[^\w/]/g, '\\$&')}\n`
}

export interface Walk {
  /** The members to pack, by the numbers of their lines. */
  members: Map<number, string[]>
  /** The names of members that must not be packed. */
  unpacked: string[]
  /** The names of members that are no file, directory or link. */
  skipped: string[]
}

export function walkOf({ found, leftOut = [] }: Pick<PackJob, 'found' | 'leftOut'>): Walk {
  const members = new Map<number, string[]>()
  const skipped: string[] = []
  for (const batch of found)
    for (const { kind, member } of batch) {
      if (kind === 'other') {
        skipped.push(member)
        continue
      }
      const number = Number.parseInt(member, 10)
      const names = members.get(number)
      if (names) names.push(member)
      else members.set(number, [member])
    }
  return { members, unpacked: [...leftOut, ...skipped], skipped }
}

/**
 * The names in an image of members `<number of the line>/<path relative to its base>`; '' for the top. All are byte strings.
 * Members of other lines are left out.
 */
export function imageNames({ top, lines }: { top: string; lines: PathLine[] }, members: string[]): string[] {
  const bases = new Map(lines.map((line) => [String(line.number), baseIn(line, top)]))
  return members.flatMap((member) => {
    const slash = member.indexOf('/')
    const base = bases.get(member.slice(0, slash))
    const rest = member.slice(slash + 1)
    return base === undefined ? [] : joinNames(base, rest === '.' ? '' : rest)
  })
}
