// Whole jobs of eight real projects: from the end of the checkout until their tests may run, the tests, and post.
import type { Contender } from '../bench.ts'
import { type Services, startServices } from '../cache-service.ts'
import { type CacheStep, type JobTimes, projectOf, runJob } from './project-job.ts'
import { type Way, ways } from './ways.ts'

export const situations = ['miss', 'exact hit', 'changed lock file'] as const
type Situation = (typeof situations)[number]

export const installing = (tool: string): Contender[] => ways.map((way) => jobsOf(tool, way))

/** One round is three jobs with a cache that is empty at first. */
function jobsOf(tool: string, way: Way): Contender {
  return {
    name: way.name,
    parts: situations.flatMap((situation) => partsOf(situation, hasPost(way, situation))),
    async measure(bench) {
      const { project } = await bench.once(projectOf(tool))
      const services = way.who && (await bench.once(startServices))
      if (services) services.service.v2.all = []
      const jobs = new Map<Situation, JobTimes>()
      for (const situation of situations) {
        // Without a cache, the same job as after a miss.
        const same = services || situation !== 'exact hit' ? undefined : jobs.get('miss')
        const isChanged = situation === 'changed lock file'
        const inputs = way.inputs(tool, isChanged ? 'b' : 'a', project)
        const cache = services && { cache: cacheOf(services, way, { situation, inputs }) }
        jobs.set(situation, same ?? (await runJob(bench, { project, isChanged, ...cache })))
      }
      return Object.fromEntries([...jobs].flatMap(namedTimes))
    },
  }
}

function cacheOf(
  services: Services,
  way: Way,
  { situation, inputs }: { situation: Situation; inputs: Record<string, string> },
): CacheStep {
  const isExact = situation === 'exact hit'
  return {
    options: { ...services.as(way.who as NonNullable<Way['who']>, 'far'), inputs },
    isExact,
    installs: way.installs(isExact),
    hasPost: hasPost(way, situation),
  }
}

/** After an exact hit, post of Headstart unmounts. Post of actions/cache does nothing, and is not measured. */
function hasPost({ who }: Way, situation: Situation): boolean {
  return who === 'headstart' || (who !== undefined && situation !== 'exact hit')
}

/** What is measured of a job: the time until it is ready, its tests, and post. */
export function partsOf(situation: Situation, hasPost: boolean): string[] {
  return [situation, `${situation}: tests`, ...(hasPost ? [`${situation}: post`] : [])]
}

function namedTimes([situation, { restore, install, tests, post }]: [Situation, JobTimes]) {
  const times = [restore + install, tests, ...(post === undefined ? [] : [post])]
  return partsOf(situation, post !== undefined).map((name, at): [string, number] => [name, times[at] ?? 0])
}
