// The contract of every store. Servers of other people keep it in peers/stores.test.ts.
import { createHash } from 'node:crypto'
import { stores } from '../../src/stores/index.ts'
import type { Store } from '../../src/stores/store.ts'
import { newScratch } from '../support/scratch.ts'
import { type Azurite, startAzurite } from '../support/servers/azurite.ts'
import { newToken } from '../support/servers/cache-service/token.ts'
import { runnerEnv, startCacheService } from '../support/servers/cache-service.ts'
import { startFaultyS3 } from '../support/servers/faulty-s3.ts'
import type { Stoppable } from '../support/servers/supervised.ts'
import {
  inputsOf,
  type Opened,
  optionsOf,
  type Place,
  s3On,
  testContract,
} from '../support/store-contract.ts'

const scratch = newScratch()

/** Every store, on everything it is meant for. */
const places: Record<string, Place> = {
  local: {
    store: 'local',
    tickMs: 30,
    case: 'ignored',
    rejects: true,
    copies: true,
    empties: true,
    open() {
      const inputs = inputsOf({ store: 'local', 'local-dir': scratch.fresh() })
      const open = (repository: string): Store => stores.local(optionsOf(inputs, repository))
      return { store: open('octo/demo'), elsewhere: open('octo/other'), secrets: [] }
    },
  },
  s3: s3On(() => startFaultyS3()),
  'github, v2': githubWith('v2', 'kept'),
  'github, v1': githubWith('v1', 'folded'),
}

const servers: Promise<Stoppable>[] = []
afterAll(() => Promise.all(servers.map(async (server) => (await server).stop())))

let azurite: Promise<Azurite> | undefined

function githubWith(language: 'v1' | 'v2', kept: 'kept' | 'folded'): Place {
  const open = async (): Promise<Pick<Opened, 'store' | 'secrets'>> => {
    if (!azurite) {
      azurite = startAzurite({ parent: scratch.dir })
      servers.push(azurite)
    }
    const starting = startCacheService(await azurite)
    servers.push(starting)
    const { ACTIONS_CACHE_URL, ACTIONS_RESULTS_URL } = runnerEnv(await starting, language)
    const url = String(language === 'v1' ? ACTIONS_CACHE_URL : ACTIONS_RESULTS_URL)
    const inputs = inputsOf({ store: 'github', 'part-size': '5MiB' })
    const secrets: string[] = []
    const as = (permissions: Record<string, number>): Store => {
      const token = newToken(permissions)
      secrets.push(token)
      return stores.github({ ...optionsOf(inputs, 'octo/demo'), service: { language, url, token } })
    }
    return { store: grantingAll(as), secrets }
  }
  return {
    store: 'github',
    // Azurite rounds to seconds.
    tickMs: language === 'v2' ? 1100 : 30,
    case: kept,
    rejects: false,
    // Azurite 3.35 does not know the request.
    copies: false,
    empties: language === 'v1',
    async open() {
      const [here, elsewhere] = [await open(), await open()]
      return { ...here, elsewhere: elsewhere.store }
    },
  }
}

/** A store as runs see it that may do just what is asked; the service wants versions of 64 characters. */
function grantingAll(as: (permissions: Record<string, number>) => Store): Store {
  const long = (version: string): string => createHash('sha256').update(version).digest('hex')
  const { kind, label, shared } = as({})
  return {
    kind,
    label,
    shared,
    async find({ scopes, keys, versions }) {
      const granted = scopes.map((scope) => [scope, 1])
      const names = new Map(versions.map((version) => [long(version), version]))
      const reading = as(Object.fromEntries(granted))
      const entry = await reading.find({ scopes, keys, versions: [...names.keys()] })
      return entry && { ...entry, version: names.get(entry.version) ?? '' }
    },
    create: ({ scope, version, key }) => as({ [scope]: 3 }).create({ scope, version: long(version), key }),
    removable: ({ scope, version, key }) =>
      as({ [scope]: 3 }).removable({ scope, version: long(version), key }),
    similar: (wanted, signal) => as({}).similar(wanted, signal),
  }
}

testContract(places)

it('every store has a test', () => {
  expect(new Set(Object.values(places).map(({ store }) => store))).toEqual(new Set(Object.keys(stores)))
})
