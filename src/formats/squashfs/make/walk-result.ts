/** The members that a walk has found, and their names in an image. */
import type { PathLine } from '../../../files/paths/patterns.ts'
import type { PackJob } from '../../format.ts'
import { baseIn, joinNames } from '../tops.ts'

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
