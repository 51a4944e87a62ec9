// Whole jobs of real projects: from the end of the checkout until their tests may run, the tests, and post.
import type { Contender } from '../bench.ts'
import { type Services, startServices } from '../cache-service.ts'
import { type CacheStep, type JobTimes, projectOf, runJob, toolOf } from './project-job.ts'
import { type Way, ways } from './ways.ts'

export const situations = ['miss', 'exact hit', 'changed lock file'] as const
type Situation = (typeof situations)[number]

export const installing = (projectName: string): Contender[] => ways.map((way) => jobsOf(projectName, way))

/** One round begins with an empty cache. */
function jobsOf(projectName: string, way: Way): Contender {
  return {
    name: way.name,
    parts: situations.flatMap((situation) => partsOf(situation, way)),
    async measure(bench) {
      const { project } = await bench.once(projectOf(projectName))
      const services = way.who && (await bench.once(startServices))
      if (services) services.service.v2.all = []
      const jobs = new Map<Situation, JobTimes>()
      for (const situation of situations) {
        // A job that finds nothing takes as long with either lock file.
        const same = findsNothing(way, situation) ? jobs.get('miss') : undefined
        const isChanged = situation === 'changed lock file'
        const inputs = way.inputs(toolOf(projectName), isChanged ? 'b' : 'a', project)
        const cache = services && { cache: cacheOf(services, way, { situation, inputs }) }
        jobs.set(
          situation,
          same ?? (await runJob(bench, { project, isChanged, hasTests: !isChanged, ...cache })),
        )
      }
      return Object.fromEntries([...jobs].flatMap((job) => namedTimes(way, job)))
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

function findsNothing({ who, findsOthers }: Way, situation: Situation): boolean {
  return !who || (situation === 'changed lock file' && !findsOthers)
}

/** After an exact hit, post of Headstart unmounts. Post of actions/cache does nothing, and is not measured. */
function hasPost({ who }: Way, situation: Situation): boolean {
  return who === 'headstart' || (who !== undefined && situation !== 'exact hit')
}

/** What is measured of a job: the time until the tests may run, the tests, and post. */
function partsOf(situation: Situation, way: Way): string[] {
  const tests = situation === 'changed lock file' ? [] : [`${situation}: tests`]
  return [situation, ...tests, ...(hasPost(way, situation) ? [`${situation}: post`] : [])]
}

function namedTimes(
  way: Way,
  [situation, { restore, install, tests, post }]: [Situation, JobTimes],
): [string, number][] {
  const times = {
    [situation]: restore + install,
    [`${situation}: tests`]: tests,
    [`${situation}: post`]: post,
  }
  return partsOf(situation, way).map((part) => [part, times[part] ?? Number.NaN])
}
