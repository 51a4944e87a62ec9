// The entry that a key finds.
import type { Language } from '../faults/github.ts'
import { newToken } from '../servers/cache-service/token.ts'
import type { Behaviour, World } from './behaviour.ts'
import { stored, versionOf } from './samples.ts'
import { deps, fill } from './trees.ts'

interface Lookup {
  /** Keys of what is saved, the oldest first. */
  saved: string[]
  key: string
  restoreKeys?: string[]
  language?: Language
}

const finds =
  ({ saved, key, restoreKeys = [], language = 'v2' }: Lookup) =>
  async (world: World): Promise<unknown> => {
    const { job, restore, service } = world
    await stored(world, { language })
    // For a lookup only names count, so all may be the same entry.
    const { all } = service[language]
    const [entry] = all.splice(0)
    if (entry) all.push(...saved.map((key, at) => ({ ...entry, key, id: at + 1, createdAt: later(at) })))
    const inputs = { key, ...(restoreKeys.length > 0 && { 'restore-keys': restoreKeys.join('\n') }) }
    return (await restore(await job({ language }), { ...inputs, 'lookup-only': 'true' })).matched
  }

const later = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

const versions =
  (saved: string, wanted: string) =>
  async (world: World): Promise<unknown> => {
    const { job, restore } = world
    await stored(world, { inputs: { path: saved } })
    return (await restore(await job(), { path: wanted, 'lookup-only': 'true' })).matched
  }

const matching = 'docs.github.com: matching a cache key'
const hash = 'README: cache version, toolkit cacheUtils.ts'
const main = 'refs/heads/main'
const own = 'refs/pull/7/merge'

export const keys: Behaviour[] = [
  {
    id: 'key-exact',
    says: 'The very key is found.',
    source: matching,
    scenario: finds({ saved: ['a-1', 'a-2', 'a-3'], key: 'a-2' }),
    expected: { both: 'a-2' },
  },
  {
    id: 'key-exact-before-newer',
    says: 'The very key is found though there is a newer one that starts with it.',
    source: matching,
    scenario: finds({ saved: ['a', 'a-2'], key: 'a' }),
    expected: { both: 'a' },
  },
  {
    id: 'key-prefix',
    says: 'A key that is not there finds the newest that starts with it.',
    source: matching,
    scenario: finds({ saved: ['a-1', 'a-3', 'a-2', 'b'], key: 'a-' }),
    expected: { both: 'a-2' },
  },
  {
    id: 'key-suffix',
    says: 'A part of a key that is not its start finds nothing.',
    source: matching,
    scenario: finds({ saved: ['linux-npm-1'], key: 'npm-1', restoreKeys: ['npm'] }),
    expected: { both: undefined },
  },
  {
    id: 'key-longer',
    says: 'A key does not find one that is shorter.',
    source: matching,
    scenario: finds({ saved: ['a-1'], key: 'a-12' }),
    expected: { both: undefined },
  },
  {
    id: 'key-literal',
    says: 'Nothing in a key is a pattern.',
    source: matching,
    scenario: finds({ saved: ['abc', 'a.c-'], key: 'a.*', restoreKeys: ['a?c', '*', '[a]', '%'] }),
    expected: { both: undefined },
  },
  {
    id: 'key-characters',
    says: 'A key may have spaces, slashes, quotes and letters of any language.',
    source: matching,
    scenario: finds({ saved: ['ä/ö "ü" \'%41\' + ключ 鍵 #1 & a=b'], key: 'ä/ö "ü" \'%41\' + ключ' }),
    expected: { both: 'ä/ö "ü" \'%41\' + ключ 鍵 #1 & a=b' },
  },
  {
    id: 'restore-keys-order',
    says: 'Restore keys are tried in their order, whatever is newer.',
    source: 'README: restore-keys',
    scenario: finds({ saved: ['b-1', 'a-1'], key: 'none', restoreKeys: ['c-', 'b-', 'a-'] }),
    expected: { both: 'b-1' },
  },
  {
    id: 'restore-keys-newest',
    says: 'A restore key finds the newest that starts with it.',
    source: 'README: restore-keys',
    scenario: finds({ saved: ['a-2', 'a-1'], key: 'none', restoreKeys: ['a-'] }),
    expected: { both: 'a-1' },
  },
  {
    id: 'restore-keys-exact',
    says: 'A restore key that is there exactly is found before what starts with it.',
    source: matching,
    scenario: finds({ saved: ['a', 'a-1'], key: 'none', restoreKeys: ['a'] }),
    expected: { both: 'a' },
  },
  {
    id: 'restore-keys-after-prefix',
    says: 'What starts with the key is found before a restore key that is there exactly.',
    source: matching,
    scenario: finds({ saved: ['a-1', 'b'], key: 'a', restoreKeys: ['b'] }),
    expected: { both: 'a-1' },
  },
  {
    id: 'key-case',
    says: 'The older service finds keys in any case.',
    source: 'toolkit cacheHttpClient.ts',
    scenario: finds({ saved: ['Linux-NPM'], key: 'linux-npm', language: 'v1' }),
    expected: { both: 'Linux-NPM' },
  },
  {
    id: 'key-case-told',
    says: 'A hit that differs in case only is told as one of a restore key.',
    source: 'toolkit cache.ts',
    async scenario(world) {
      const { job, restore, service } = world
      service.v2.ignoreCase = true
      await stored(world)
      for (const entry of service.v2.all) entry.key = 'K-1'
      const { log } = await restore(await job(), { key: 'k-1', 'lookup-only': 'true' })
      return log[0]
    },
    expected: {
      row: 'a hit that differs in case only',
      headstart: 'Cache hit for: K-1',
      upstream: 'Cache hit for restore-key: K-1',
    },
  },
  {
    id: 'version-paths',
    says: 'An entry is found only by the same paths.',
    source: hash,
    scenario: versions('deps\nother', 'deps'),
    expected: { both: undefined },
  },
  {
    id: 'version-order',
    says: 'An entry is found only by paths in the same order.',
    source: hash,
    scenario: versions('deps\nother', 'other\ndeps'),
    expected: { both: undefined },
  },
  {
    id: 'version-spelling',
    says: 'An entry is found only by paths that are written the same.',
    source: hash,
    scenario: versions('deps', './deps'),
    expected: { both: undefined },
  },
  {
    id: 'version-slash',
    says: 'A slash at the end of a path makes another entry.',
    source: hash,
    scenario: versions('deps', 'deps/'),
    expected: { both: undefined },
  },
  {
    id: 'version-twice',
    says: 'A path that is named twice makes another entry.',
    source: hash,
    scenario: versions('deps\ndeps', 'deps'),
    expected: { both: undefined },
  },
  {
    id: 'version-remarks',
    says: 'Remarks among the paths count.',
    source: hash,
    scenario: versions('# all\ndeps', 'deps'),
    expected: { both: undefined },
  },
  {
    id: 'version-negations',
    says: 'Lines that leave something out count.',
    source: hash,
    scenario: versions('deps\n!other', 'deps'),
    expected: { both: undefined },
  },
  {
    id: 'version-hash',
    says: 'The service is asked for the SHA-256 of the paths, the compression, on Windows windows-only, and 1.0.',
    source: hash,
    async scenario({ job, restore, service }) {
      const first = await job()
      await restore(first, { path: 'node_modules' })
      const version = versionOf('node_modules', first)
      return service.requests.some(({ message }) => message?.version === version)
    },
    expected: { both: true },
  },
  {
    id: 'key-versions-apart',
    says: 'The same key holds one entry for each list of paths.',
    source: hash,
    async scenario({ job, save, service }) {
      const first = await job()
      fill(first, { 'deps/a': '', 'other/a': '' })
      const runs = [await save(first), await save(first, { path: 'other' })]
      return [runs.map(({ saved }) => saved), service.v2.all.length]
    },
    expected: { both: [[true, true], 2] },
  },
  {
    id: 'scope-base',
    says: 'A pull request finds what its base branch has saved.',
    source: 'docs.github.com: restrictions for accessing a cache',
    async scenario(world) {
      const { job, restore } = world
      await stored(world)
      return (await restore(await job({ token: newToken({ [own]: 3, [main]: 1 }) }))).matched
    },
    expected: { both: 'key' },
  },
  {
    id: 'scope-sibling',
    says: 'A branch does not find what another branch has saved.',
    source: 'docs.github.com: restrictions for accessing a cache',
    async scenario({ job, save, restore }) {
      const first = await job({ token: newToken({ [own]: 3, [main]: 1 }) })
      deps(first)
      await save(first)
      const other = newToken({ 'refs/heads/other': 3, [main]: 1 })
      return (await restore(await job({ token: other }))).matched
    },
    expected: { both: undefined },
  },
  {
    id: 'scope-own-first',
    says: 'What starts with the key on the own branch goes before the very key on another.',
    source: 'docs.github.com: restrictions for accessing a cache',
    async scenario({ job, save, restore }) {
      const first = await job()
      deps(first)
      await save(first, { key: 'a' })
      const token = newToken({ [own]: 3, [main]: 1 })
      const second = await job({ token })
      deps(second)
      await save(second, { key: 'a-own' })
      return (await restore(await job({ token }), { key: 'a' })).matched
    },
    expected: { both: 'a-own' },
  },
  {
    id: 'scope-same-key',
    says: 'Two branches may save under the same key.',
    source: 'docs.github.com: restrictions for accessing a cache',
    async scenario({ job, save }) {
      const jobs = [await job(), await job({ token: newToken({ [own]: 3, [main]: 1 }) })]
      for (const one of jobs) deps(one)
      return [(await save(jobs[0] as never)).saved, (await save(jobs[1] as never)).saved]
    },
    expected: { both: [true, true] },
  },
]
