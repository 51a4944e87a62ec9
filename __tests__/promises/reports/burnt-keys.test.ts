// https://github.com/actions/cache/issues/1612, https://github.com/actions/toolkit/issues/658: a reservation that no upload
// ends blocks its key for a day.
import type { StepRun } from '../../../scripts/as-runner.ts'
import { lost, once } from '../../support/faults/rules.ts'
import { warningsOf } from '../../support/faults/trial.ts'
import { logOf, newPlace, save, writeTree } from '../../support/host.ts'
import { reserve } from '../../support/servers/cache-service/entries.ts'
import type { CacheRequest } from '../../support/servers/cache-service/request.ts'
import { type CacheService, runnerEnv, startCacheService } from '../../support/servers/cache-service.ts'
import type { Fault, Rule } from '../../support/servers/faults.ts'

const place = newPlace()
const inputs = { path: 'deps', key: 'a-key' }
const isReservation = ({ operation }: CacheRequest): boolean => /^(Create|Reserve)Cache/.test(operation)
const isEnd = ({ operation }: CacheRequest): boolean => /^(Finalize|Commit)Cache/.test(operation)

type Language = 'v1' | 'v2'

interface Saving {
  language: Language
  rules?: Rule<CacheRequest>[]
  /** Called before the save. */
  prepare?(service: CacheService): void
}

async function saved({
  language,
  rules = [],
  prepare,
}: Saving): Promise<StepRun & { service: CacheService }> {
  const service = await startCacheService('memory')
  try {
    prepare?.(service)
    service.rules = rules
    const job = await place.newHost().newJob({ env: runnerEnv(service, language) })
    writeTree(job.workspace, { 'deps/one': 'one' })
    return { ...(await save(job, inputs)), service }
  } finally {
    await service.stop()
  }
}

const late = (ms: number): Fault => ({ kind: 'late', ms })

describe.each<Language>(['v2', 'v1'])('%s', (language) => {
  it.concurrent.each([
    ['reserves', isReservation],
    ['publishes', isEnd],
  ])('has what was saved, although it %s only after 7 seconds', async (_, on) => {
    const { service, ...run } = await saved({ language, rules: once(on, late(7000)) })
    expect(warningsOf(run)).toEqual([])
    expect(logOf(run).at(-1)).toBe('Cache saved with key: a-key')
    expect(service.requests.filter(on)).toHaveLength(1)
  })

  it.concurrent('may have reserved the key for this very job: one warning says so, and what to do', async () => {
    const run = await saved({ language, rules: once(isReservation, lost) })
    expect(warningsOf(run)).toEqual([
      expect.stringMatching(
        /^::warning::Failed to save: .*may have reserved the key a-key all the same: .* Change `key`/,
      ),
    ])
    expect(run.stdout).not.toContain('another job may be creating')
  })

  it.concurrent('keeps a key for an upload that never ends: the log says so, and that nothing was sent', async () => {
    const { service: other } = await saved({ language })
    const version = String(other[language].all[0]?.version)
    const run = await saved({
      language,
      rules: once(isReservation, late(1500)),
      prepare(service) {
        reserve(service[language], { key: 'a-key', version, scope: 'refs/heads/main' })
      },
    })
    expect(warningsOf(run)).toEqual([])
    expect(logOf(run).filter((line) => !line.startsWith('::add-mask::'))).toEqual([
      expect.stringMatching(/^Cache Size/),
      expect.stringMatching(/^The service has the key a-key, but no finished entry: /),
      'Failed to save: Unable to reserve cache with key a-key, another job may be creating this cache.',
    ])
  })
})
