// Measures how soon after its start a restore sends its first request to the cache service, or to a bucket.
import { startFaultyS3 } from '../__tests__/support/servers/faulty-s3.ts'
import { newJob, runStep, type StepOptions } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { inputsFor } from './bucket.ts'
import { startServices, type Who } from './cache-service.ts'

function asking(who: Who): Contender {
  return {
    name: who,
    async measure(bench) {
      const { service, as } = await bench.once(startServices)
      const { env, dist } = as(who, 'near')
      return firstRequest(bench, service, missing, { env, ...(dist !== undefined && { dist }) })
    },
  }
}

const missing = { path: 'node_modules', key: 'nobody-saved-this' }

/** @returns the time from the start of a restore to its first request, in milliseconds */
async function firstRequest(
  bench: Bench,
  { requests }: { requests: { at: number }[] },
  inputs: Record<string, string>,
  options: StepOptions = {},
): Promise<number> {
  const job = await newJob(await emptyDirectory(bench, 'miss'))
  let began = Number.NaN
  requests.length = 0
  const onSpawn = (): void => {
    began = performance.now()
  }
  await runStep(job, 'restore', inputs, { signal: bench.signal, ...options, onSpawn })
  const [first] = requests
  if (!first) throw new Error('the restore asked nothing')
  return first.at - began
}

export const headstartAsking = asking('headstart')
export const peerAsking = asking('@actions/cache 6.3.0')

export const bucketAsking: Contender = {
  name: 'headstart, a bucket',
  async measure(bench) {
    const bucket = await bench.once(startBucket)
    return firstRequest(bench, bucket, inputsFor(bucket, missing))
  },
}

const startBucket = () => startFaultyS3()
