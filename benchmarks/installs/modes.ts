// Each mode for the tree and for the downloads of each project: the restore, the tool and the tests after it, and post.
import type { Bench, Contender } from '../bench.ts'
import { startServices } from '../cache-service.ts'
import { type CacheStep, type JobTimes, projectOf, runJob, toolOf } from './project-job.ts'

export const modes = ['unpack', 'mount', 'lazy'] as const
type Mode = (typeof modes)[number]
export const kinds = ['tree', 'downloads'] as const
type Kind = (typeof kinds)[number]

/** Each mode restores an entry of its own. */
export const restoringAs = (projectName: string, kind: Kind): Contender[] =>
  modes.map((mode) => {
    const savedEntry = (bench: Bench) => saveEntry(bench, { projectName, kind, mode })
    return {
      name: mode,
      parts: partsOf(kind),
      async measure(bench) {
        const { restoreIt } = await bench.once(savedEntry)
        const times = await restoreIt()
        return Object.fromEntries(partsOf(kind).map((part) => [part, times[part] ?? Number.NaN]))
      },
    }
  })

/** With the tree, nothing is left to install. */
function partsOf(kind: Kind): (keyof JobTimes)[] {
  return ['restore', ...(kind === 'downloads' ? ['install' as const] : []), 'tests', 'post']
}

interface SavedEntry {
  /** Runs a job that restores the entry. */
  restoreIt(): Promise<JobTimes>
  stop(): Promise<void>
}

async function saveEntry(
  bench: Bench,
  { projectName, kind, mode }: { projectName: string; kind: Kind; mode: Mode },
): Promise<SavedEntry> {
  const { project } = await bench.once(projectOf(projectName))
  const services = await startServices(bench)
  const install = kind === 'tree' ? { install: project.install } : {}
  const options = {
    ...services.as('headstart', 'far'),
    inputs: { preset: toolOf(projectName), mode, ...install },
  }
  const env = mode === 'unpack' ? {} : project.whenMounted
  const run = (isExact: boolean): Promise<JobTimes> => {
    const cache: CacheStep = { options, isExact, installs: kind === 'downloads', hasPost: true }
    return runJob(bench, { project, cache, hasTests: true, ...(env && { env }) })
  }
  await run(false)
  return { restoreIt: () => run(true), stop: services.stop }
}
