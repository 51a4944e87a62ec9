// Measures how soon after its start a restore sends its first request to the cache service.
import { newJob, runStep } from '../scripts/as-runner.ts'
import { type Contender, emptyDirectory } from './bench.ts'
import { startServices, type Who } from './cache-service.ts'

function asking(who: Who): Contender {
  return {
    name: who,
    async measure(bench) {
      const { service, as } = await bench.once(startServices)
      const { env, dist } = as(who, 'near')
      const job = await newJob(await emptyDirectory(bench, 'miss'), { env })
      let began = Number.NaN
      service.requests.length = 0
      await runStep(
        job,
        'restore',
        { path: 'node_modules', key: 'nobody-saved-this' },
        {
          signal: bench.signal,
          ...(dist !== undefined && { dist }),
          onSpawn() {
            began = performance.now()
          },
        },
      )
      const [first] = service.requests
      if (!first) throw new Error(`${who} asked nothing`)
      return first.at - began
    },
  }
}

export const headstartAsking = asking('headstart')
export const peerAsking = asking('@actions/cache 6.3.0')
