// The commits of a project: which of them change which modules, and which runs they start.
import { newRandom } from '../../__tests__/support/random.ts'

/** The sources of a run. */
export interface Snapshot {
  commit: number
  /** Whether a pull request shows the commit before its author has finished it. */
  isDraft: boolean
}

/** A push or a pull request, which starts all jobs of the project. */
export interface Run extends Snapshot {
  /** `GITHUB_REF`. */
  ref: string
}

export const main = 'refs/heads/main'
/** Three working days have nine commits. */
export const hoursPerCommit = 8
const commitsPerPullRequest = 8
const commitsPerLock = 10
const mostChanged = 3

/** All pushes to the default branch, and before each eighth one a pull request with the same commit, in two pushes. */
export function runsOf(commits: number): Run[] {
  const numbers = Array.from({ length: commits }, (_, commit) => commit)
  return numbers.flatMap((commit) => {
    const pull = `refs/pull/${commit}/merge`
    const isPull = commit > 0 && commit % commitsPerPullRequest === 0
    const pushes = isPull ? [true, false].map((isDraft) => ({ commit, isDraft, ref: pull })) : []
    return [...pushes, { commit, isDraft: false, ref: main }]
  })
}

/** The version of the lock file. */
export function lockOf({ commit }: Snapshot): number {
  return Math.floor(commit / commitsPerLock)
}

/**
 * A number for each module, which changes with each commit that changes the module. Modules of higher numbers, which fewer
 * others use, change more often.
 */
export function versionsOf({ commit, isDraft }: Snapshot, modules: number): number[] {
  const random = newRandom(modules)
  const versions = Array<number>(modules).fill(0)
  for (let nth = 1; nth <= commit; nth++) {
    const changed = 1 + random.below(mostChanged)
    for (let place = 0; place < changed; place++) {
      const isUnfinished = isDraft && nth === commit && place === 0
      versions[Math.max(random.below(modules), random.below(modules))] = isUnfinished ? -nth : nth
    }
  }
  return versions
}
