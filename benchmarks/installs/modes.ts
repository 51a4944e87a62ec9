// Each mode for the tree and for the downloads of each tool: the restore, the tool and the tests after it, and post.
import type { Bench, Contender } from '../bench.ts'
import { startServices } from '../cache-service.ts'
import { type CacheStep, projectOf, runJob } from './project-job.ts'

export const modes = ['unpack', 'mount', 'lazy'] as const
type Mode = (typeof modes)[number]
export const kinds = ['tree', 'downloads'] as const
type Kind = (typeof kinds)[number]

/** Each mode restores an entry of its own. */
export const restoringAs = (tool: string, kind: Kind): Contender[] =>
  modes.map((mode) => {
    const savedEntry = (bench: Bench) => saveEntry(bench, { tool, kind, mode })
    return {
      name: mode,
      parts: ['restore', ...(kind === 'downloads' ? ['install'] : []), 'tests', 'post'],
      async measure(bench) {
        const { run } = await bench.once(savedEntry)
        const { install, ...times } = await run(true)
        return { ...times, ...(kind === 'downloads' && { install }) }
      },
    }
  })

interface Restoring {
  tool: string
  kind: Kind
  mode: Mode
}

async function saveEntry(bench: Bench, { tool, kind, mode }: Restoring) {
  const { project } = await bench.once(projectOf(tool))
  const services = await startServices(bench)
  const step = services.as('headstart', 'far')
  const install = kind === 'tree' ? { install: project.install } : {}
  const options = { ...step, inputs: { preset: tool, mode, ...install } }
  const env = mode === 'unpack' ? {} : project.whenMounted
  const run = (isExact: boolean) => {
    const cache: CacheStep = { options, isExact, installs: kind === 'downloads', hasPost: true }
    return runJob(bench, { project, cache, ...(env && { env }) })
  }
  await run(false)
  return { run, stop: services.stop }
}
