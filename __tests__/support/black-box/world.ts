// Runs scenarios: by the built Headstart, by the package @actions/cache, or by a copy of the whole action.
import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Job, type StepRun, type System, thisSystem } from '../../../scripts/as-runner.ts'
import { messageOf } from '../../../src/system/failure.ts'
import { type Inputs, logOf, type Place, restore, save } from '../host.ts'
import { azureOrigin } from '../servers/azure-sas.ts'
import { type Azurite, startAzurite } from '../servers/azurite.ts'
import { runnerEnv, startCacheService } from '../servers/cache-service.ts'
import type { PeerStep } from '../servers/peer.ts'
import { newPeerPool, type PeerPool } from '../servers/peer-pool.ts'
import type { Seen, Side, World } from './behaviour.ts'

type Implementation = Pick<World, 'restore' | 'save'> & { side: Side }

export interface Worlds {
  headstart: Implementation
  package: Implementation
  /** @param dir a checkout of actions/cache */
  action(dir: string): Implementation
  /**
   * Lets an implementation act in a world of its own.
   * @throws when the scenario shows something else, with the logs of its steps
   */
  check(implementation: Implementation, act: (world: World) => unknown, shows: unknown): Promise<void>
}

/** Called at the top of a test file. @param system where Headstart runs; asked for when a scenario begins */
export function newWorlds(place: Place, system: () => System = () => thisSystem): Worlds {
  let azurite: Promise<Azurite> | undefined
  const pool = newPeerPool(2)
  afterAll(async () => {
    pool.stop()
    await (await azurite)?.stop()
  })
  return {
    headstart: headstart(),
    package: thePackage(pool),
    action: (dir) => theAction(dir, place),
    async check(implementation, act, shows) {
      azurite ??= startAzurite({ parent: place.dir })
      const service = await startCacheService(await azurite)
      const host = place.newHost()
      const job: World['job'] = ({ language = 'v2', token, env, ...overrides } = {}) => {
        const offered = language === 'none' ? {} : runnerEnv(service, language, token)
        return host.newJob({ system: system(), ...overrides, env: { ...offered, ...env } })
      }
      const logs: string[] = []
      try {
        const azure = azureOrigin(await azurite, service.origin)
        const world = { ...implementation, host, service, azure, job }
        expect(await logsSoFar.run(logs, async () => act(world))).toEqual(shows)
      } catch (error) {
        throw new Error([messageOf(error), ...logs].join('\n\n'), { cause: error })
      } finally {
        await service.stop()
      }
    },
  }
}

/** Of the steps of one scenario. */
const logsSoFar = new AsyncLocalStorage<string[]>()

function noted(seen: Seen): Seen {
  logsSoFar.getStore()?.push(`A step ended with ${seen.exitCode}:\n${seen.raw}`)
  return seen
}

const usual: Inputs = { path: 'deps', key: 'key' }

function headstart(): Implementation {
  return {
    side: 'headstart',
    restore: async (job, inputs) => seenOf(await restore(job, inputsFor(job, inputs))),
    save: async (job, inputs, options) => seenOf(await save(job, inputsFor(job, inputs), options)),
  }
}

/** With absolute paths as the job's system names them. */
function inputsFor({ system }: Job, inputs: Inputs = {}): Inputs {
  const all = { ...usual, ...inputs }
  const path = all.path?.replace(/^(!?)(\/.*)$/gm, (_, not, absolute) => not + system.path(absolute))
  return { ...all, ...(path !== undefined && { path }) }
}

function theAction(dir: string, place: Place): Implementation {
  const entries = (names: Record<string, string>): string => {
    const dist = mkdtempSync(join(place.dir, 'dist-'))
    for (const [entry, name] of Object.entries(names)) {
      const main = JSON.stringify(join(dir, 'dist', name, 'index.js'))
      writeFileSync(join(dist, `${entry}.js`), `require(${main})\n`)
    }
    return dist
  }
  const root = entries({ restore: 'restore', post: 'save' })
  const subs = entries({ restore: 'restore-only', save: 'save-only' })
  return {
    side: 'upstream',
    restore: async (job, inputs, { sub = false } = {}) =>
      seenOf(await restore(job, { ...usual, ...inputs }, { dist: sub ? subs : root })),
    save: async (job, inputs, { state } = {}) =>
      seenOf(await save(job, { ...usual, ...inputs }, state ? { dist: root, state } : { dist: subs })),
  }
}

function seenOf(run: StepRun): Seen {
  const { exitCode, stdout, stderr, outputs, state } = run
  const log = logOf(run).filter((line) => !line.startsWith('::add-mask::'))
  const last = /^Cache (?:restored|found and can be restored) from key: (.*)$/.exec(log.at(-1) ?? '')
  return noted({
    exitCode,
    log,
    raw: stdout + stderr,
    saved: log.some((line) => line.startsWith('Cache saved with key: ')),
    matched: last?.[1],
    outputs,
    state,
  })
}

function thePackage(pool: PeerPool): Implementation {
  const run = async (job: Job, entry: 'restore' | 'save', inputs: Inputs = {}): Promise<Seen> => {
    const { exitCode, result, error, log } = await pool.run(job, stepOf(entry, { ...usual, ...inputs }))
    const thrown = error?.replace(/^\w*Error: /, '')
    return noted({
      exitCode,
      log: [...log.filter((line) => !line.startsWith('::add-mask::')), ...(thrown ? [thrown] : [])],
      raw: log.join('\n'),
      saved: typeof result === 'number' && result !== -1,
      matched: typeof result === 'string' ? result : undefined,
      outputs: {},
      state: {},
    })
  }
  return {
    side: 'upstream',
    restore: (job, inputs) => run(job, 'restore', inputs),
    save: (job, inputs) => run(job, 'save', inputs),
  }
}

/** Its arguments. How the action gets these from inputs is the action's, so only the plainest inputs are taken. */
function stepOf(entry: 'restore' | 'save', inputs: Inputs): PeerStep {
  const { path = '', key = '', 'restore-keys': restoreKeys, ...rest } = inputs
  const { 'lookup-only': lookup, enableCrossOsArchive: crossOs, ...unknown } = rest
  for (const name of Object.keys(unknown))
    if (!ownInputs.includes(name)) throw new Error(`Only the action reads ${name}`)
  return {
    entry,
    paths: path.split('\n'),
    key,
    ...(restoreKeys !== undefined && { restoreKeys: restoreKeys.split('\n') }),
    lookupOnly: lookup === 'true',
    crossOs: crossOs === 'true',
  }
}

// Of Headstart, and meaningless to the package.
const ownInputs = ['compatible', 'part-size']
