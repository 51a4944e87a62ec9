// Compares this build of the action with an earlier one. HEADSTART_EARLIER is the directory `dist` of the earlier one.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bench, Contender } from './bench.ts'
import { type Bucket, inVersitygw } from './bucket.ts'
import { restore } from './headstart-restore.ts'
import { localInputs, type SaveOptions, save } from './headstart-save.ts'
import { imageInputs, mountInputs, whileMounted } from './mount.ts'

/** A build with stores of its own, because formats change between builds. */
interface Build {
  /** Its local store has an archive and an image of the tree. */
  bench: Bench
  /** Its local store is emptied before each save. */
  saving: Bench
  bucket: Bucket
  options: Pick<SaveOptions, 'dist'>
  stop(): Promise<void>
}

async function newBuild(bench: Bench, name: string, dist: string | undefined): Promise<Build> {
  const own = { ...bench, disk: join(bench.disk, name) }
  const saving = { ...bench, disk: join(bench.disk, `${name}-saves`) }
  for (const { disk } of [own, saving]) await mkdir(disk)
  const bucket = await inVersitygw(own)
  const options = dist === undefined ? {} : { dist }
  await save(own, options)
  await save(own, { ...options, inputs: mountInputs, keep: true })
  await save(own, { ...options, inputs: imageInputs(bucket.near) })
  return { bench: own, saving, bucket, options, stop: async () => bucket.stop?.() }
}

const builds = {
  'this build': (bench: Bench) => newBuild(bench, 'this', undefined),
  'earlier build': (bench: Bench) => {
    const dist = process.env.HEADSTART_EARLIER
    if (!dist) throw new Error('set HEADSTART_EARLIER to the directory `dist` of an earlier build')
    return newBuild(bench, 'earlier', dist)
  },
}

type Measure = (build: Build) => Promise<number>

const timeUntilMounted = ({ bench, options }: Build, inputs: Record<string, string>): Promise<number> =>
  whileMounted(bench, { ...options, inputs }, async ({ ms }) => ms)

const measures: Record<string, Measure> = {
  restore: async ({ bench, options }) => (await restore(bench, { ...options, inputs: localInputs })).ms,
  save: async ({ saving, options }) => (await save(saving, options)).ms,
  mount: (build) => timeUntilMounted(build, mountInputs),
  lazy: (build) =>
    timeUntilMounted(build, imageInputs(build.bucket.far, { mode: 'lazy', 'host-copies': 'false' })),
}

function contender(name: keyof typeof builds, measure: Measure): Contender {
  return { name, measure: async (bench) => measure(await bench.once(builds[name])) }
}

/** A comparison for each way to use a cache. */
export const withEarlierBuild = Object.entries(measures).map(([way, measure]) => ({
  title: `earlier build ${way}`,
  unit: 'ms' as const,
  contenders: [contender('this build', measure)],
  baselines: [[contender('earlier build', measure)]],
}))
