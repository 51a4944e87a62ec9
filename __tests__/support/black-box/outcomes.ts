// The results of a restore for the workflow: outputs, exit codes, log lines; and their effect on post.
import { type Behaviour, type Seen, said, type World } from './behaviour.ts'
import { onceFor, plainly, stored } from './samples.ts'
import { deps, depsIn, fill } from './trees.ts'

const semantics = 'README: outputs'
const line = 'src/restoreImpl.ts'
type Inputs = Record<string, string>

const theStored = { inputs: { key: 'stored' } }

/** Restores where `stored` is, once for all rows that look at it. */
const restoring = (inputs: Inputs, look: (run: Seen) => unknown, how: { sub?: boolean } = {}) => {
  return async (world: World): Promise<unknown> => look(await restored(world, { inputs, how }))
}
interface Restoring {
  inputs: Inputs
  how: { sub?: boolean }
}
const restored = onceFor(async (world, { inputs, how }: Restoring) => {
  await stored(world, theStored)
  return world.restore(await world.job(), inputs, how)
})

const hitOf = ({ exitCode, outputs }: Seen): unknown => [exitCode, outputs['cache-hit']]
const lastOf = ({ log }: Seen): unknown => log.at(-1)

/** Restores, changes the tree, and lets post save. */
const posting =
  (inputs: Inputs, more: Inputs = {}) =>
  async (world: World): Promise<unknown> => {
    const { job, save, restore, service } = world
    await stored(world, theStored)
    const first = await job()
    deps(first)
    const { state } = await restore(first, inputs)
    service.requests.length = 0
    const run = await save(first, { ...inputs, ...more }, { state })
    return [run.exitCode, run.log.at(-1), service.requests.length > 0]
  }
const skipped = (key: string): unknown => [
  0,
  `Cache hit occurred on the primary key ${key}, not saving cache.`,
  false,
]
const savedAs = (key: string): unknown => [0, `Cache saved with key: ${key}`, true]

const lookup = { 'lookup-only': 'true' }
const mustHit = { 'fail-on-cache-miss': 'true' }

const results: Behaviour[] = [
  {
    id: 'hit-exact',
    says: 'cache-hit is true where the very key was found.',
    source: semantics,
    by: 'action',
    scenario: restoring({ key: 'stored' }, hitOf),
    expected: { both: [0, 'true'] },
  },
  {
    id: 'hit-case',
    says: 'cache-hit is true where the key found differs in case only.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    async scenario({ job, save, restore }) {
      const first = await job({ language: 'v1' })
      deps(first)
      await save(first, { key: 'Stored' })
      return hitOf(await restore(await job({ language: 'v1' }), { key: 'sTORED' }))
    },
    expected: { both: [0, 'true'] },
  },
  {
    id: 'hit-accents',
    says: 'cache-hit is false where the key found differs in accents.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    async scenario({ job, save, restore }) {
      const first = await job()
      deps(first)
      await save(first, { key: 'clé' })
      return hitOf(await restore(await job(), { key: 'cle', 'restore-keys': 'clé' }))
    },
    expected: { both: [0, 'false'] },
  },
  {
    id: 'hit-language',
    says: 'In Thai, cache-hit is true where the key found has the same digits with its dashes elsewhere.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    async scenario({ job, save, restore }) {
      const first = await job()
      deps(first)
      await save(first, { key: 'deps-1-12' })
      const thai = await job({ env: { LC_ALL: 'th_TH.UTF-8' } })
      return hitOf(await restore(thai, { key: 'deps-11-2', 'restore-keys': 'deps-' }))
    },
    expected: {
      row: 'a runner whose language is not English',
      headstart: [0, 'false'],
      upstream: [0, 'true'],
    },
  },
  {
    id: 'hit-prefix',
    says: 'cache-hit is false where the key found starts with the key.',
    source: semantics,
    by: 'action',
    scenario: restoring({ key: 'sto' }, hitOf),
    expected: { both: [0, 'false'] },
  },
  {
    id: 'hit-restore-key',
    says: 'cache-hit is false where a restore key was found, even exactly.',
    source: semantics,
    by: 'action',
    scenario: restoring({ key: 'none', 'restore-keys': 'stored' }, hitOf),
    expected: { both: [0, 'false'] },
  },
  {
    id: 'hit-miss',
    says: 'cache-hit is empty on a miss, not false.',
    source: semantics,
    by: 'action',
    scenario: restoring({ key: 'none' }, hitOf),
    expected: { both: [0, undefined] },
  },
  {
    id: 'hit-error',
    says: 'cache-hit is empty where something went wrong, and the step goes on.',
    source: line,
    by: 'action',
    async scenario({ job, restore, service }) {
      const fault = { kind: 'status', status: 400, code: 'malformed' } as const
      service.rules.push({ on: ({ api }) => api === 'v2', fault })
      const run = await restore(await job())
      return [...(hitOf(run) as unknown[]), said(run, '::warning::Failed to restore: ').length]
    },
    expected: { both: [0, undefined, 1] },
  },
  {
    id: 'miss-fails',
    says: 'fail-on-cache-miss fails the step on a miss, and says so.',
    source: 'README: fail-on-cache-miss',
    by: 'action',
    scenario: restoring({ key: 'none', ...mustHit }, (run) => [...(hitOf(run) as unknown[]), lastOf(run)]),
    expected: {
      both: [
        1,
        undefined,
        '::error::Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: none',
      ],
    },
  },
  {
    id: 'miss-partial-passes',
    says: 'fail-on-cache-miss is content with a restore key.',
    source: line,
    by: 'action',
    scenario: restoring({ key: 'none', 'restore-keys': 'st', ...mustHit }, hitOf),
    expected: { both: [0, 'false'] },
  },
  {
    id: 'miss-error-fails',
    says: 'fail-on-cache-miss fails the step also where something went wrong.',
    source: line,
    by: 'action',
    async scenario({ job, restore, service }) {
      const fault = { kind: 'status', status: 400, code: 'malformed' } as const
      service.rules.push({ on: ({ api }) => api === 'v2', fault })
      return (await restore(await job(), mustHit)).exitCode
    },
    expected: { both: 1 },
  },
  {
    id: 'miss-lookup-fails',
    says: 'fail-on-cache-miss holds for lookup-only too.',
    source: line,
    by: 'action',
    scenario: restoring({ key: 'none', ...lookup, ...mustHit }, hitOf),
    expected: { both: [1, undefined] },
  },
  {
    id: 'outputs-restore',
    says: 'restore/ tells both keys.',
    source: 'restore/README: outputs',
    by: 'action',
    scenario: restoring({ key: 'sto' }, keysOf, { sub: true }),
    expected: { both: ['sto', 'stored'] },
  },
  {
    id: 'outputs-restore-miss',
    says: 'restore/ tells on a miss the key that was asked for, and none that matched.',
    source: 'restore/README: outputs',
    by: 'action',
    scenario: restoring({ key: 'none' }, keysOf, { sub: true }),
    expected: { both: ['none', undefined] },
  },
  {
    id: 'outputs-root',
    says: 'The root action tells neither key.',
    source: 'action.yml',
    by: 'action',
    scenario: restoring({ key: 'sto' }, keysOf),
    expected: {
      row: '`cache-primary-key`, `cache-matched-key`',
      headstart: ['sto', 'stored'],
      upstream: [undefined, undefined],
    },
  },
  {
    id: 'lookup-outputs',
    says: 'lookup-only sets cache-hit as a restore would.',
    source: 'README: lookup-only',
    by: 'action',
    async scenario(world) {
      const keys = ['stored', 'sto', 'none']
      const runs: unknown[] = []
      for (const key of keys) runs.push(await restoring({ key, ...lookup }, hitOf)(world))
      return runs
    },
    expected: {
      both: [
        [0, 'true'],
        [0, 'false'],
        [0, undefined],
      ],
    },
  },
  {
    id: 'lookup-nothing',
    says: 'lookup-only writes no file.',
    source: 'README: lookup-only',
    async scenario(world) {
      const { job, restore } = world
      await stored(world)
      const second = await job()
      fill(second, { 'deps/own': '' })
      const before = depsIn(second)
      const { log } = await restore(second, lookup)
      const line = 'Lookup only - skipping download'
      return [log.includes(line), String(depsIn(second)) === String(before)]
    },
    expected: { both: [true, true] },
  },
  {
    id: 'lookup-requests',
    says: 'lookup-only does not ask for the blob.',
    source: 'toolkit cache.ts',
    async scenario(world) {
      const { job, restore, service } = world
      await stored(world)
      await restore(await job(), lookup)
      return service.requests.filter(({ api }) => api === 'blobs').length
    },
    expected: { row: 'a lookup', headstart: 1, upstream: 0 },
  },
  {
    id: 'lookup-of-a-miss',
    says: 'A lookup is one request, also where nothing is found.',
    source: 'toolkit cache.ts',
    async scenario({ job, restore, service }) {
      await restore(await job())
      return service.requests.length
    },
    expected: { row: 'a lookup that has no exact hit', headstart: 2, upstream: 1 },
  },
]

function keysOf({ outputs }: Seen): unknown {
  return [outputs['cache-primary-key'], outputs['cache-matched-key']]
}

const log: Behaviour[] = [
  {
    id: 'log-restored',
    says: 'A restore ends with the key that was restored.',
    source: line,
    by: 'action',
    scenario: restoring({ key: 'sto' }, lastOf),
    expected: { both: 'Cache restored from key: stored' },
  },
  {
    id: 'log-found',
    says: 'A lookup ends with the key that was found.',
    source: line,
    by: 'action',
    scenario: restoring({ key: 'stored', ...lookup }, lastOf),
    expected: { both: 'Cache found and can be restored from key: stored' },
  },
  {
    id: 'log-not-found',
    says: 'A miss ends with all keys that were asked for.',
    source: line,
    by: 'action',
    scenario: restoring({ key: 'none', 'restore-keys': 'a\nb' }, lastOf),
    expected: { both: 'Cache not found for input keys: none, a, b' },
  },
  {
    id: 'log-story',
    says: 'A hit is told, then the size, then success.',
    source: 'toolkit cache.ts',
    scenario: restoring({ key: 'stored' }, ({ log }) =>
      log
        .filter((line) => /^Cache (?!restored from)/.test(line))
        .map((line) => line.replace(/~0 MB \(\d+ B\)$/, '~0 MB (n B)')),
    ),
    expected: {
      both: ['Cache hit for: stored', 'Cache Size: ~0 MB (n B)', 'Cache restored successfully'],
    },
  },
  {
    id: 'log-restore-key',
    says: 'A hit of a restore key is told as that.',
    source: 'toolkit cache.ts',
    scenario: restoring({ key: 'x', 'restore-keys': 'st' }, ({ log }) => log[0]),
    expected: { both: 'Cache hit for restore-key: stored' },
  },
  {
    id: 'log-hit-v1',
    says: 'With the older service a hit is not told before it is restored.',
    source: 'toolkit cache.ts',
    async scenario(world) {
      const { job, restore } = world
      await stored(world, { language: 'v1' })
      return said(await restore(await job({ language: 'v1' })), 'Cache hit for: key')
    },
    expected: {
      row: '`Cache hit for: …`, with the older service',
      headstart: ['Cache hit for: key'],
      upstream: [],
    },
  },
  {
    id: 'log-command',
    says: 'The commands that pack and unpack are shown.',
    source: 'toolkit tar.ts',
    async scenario(world) {
      const { saved, hit } = await plainly(world)
      return [saved, hit].map(({ log }) => log.some((line) => line.startsWith('[command]')))
    },
    expected: { row: '`[command]…tar …`', headstart: [false, false], upstream: [true, true] },
  },
  {
    id: 'log-progress',
    says: 'How much was sent is told of the smallest entry too.',
    source: 'toolkit uploadUtils.ts',
    async scenario(world) {
      return (await plainly(world)).saved.log.some((line) => /^Sent \d+/.test(line))
    },
    expected: { row: '`Received n of total`, `Sent n of total`', headstart: false, upstream: true },
  },
  {
    id: 'log-why-missed',
    says: 'A miss is not explained.',
    source: 'toolkit cache.ts',
    async scenario(world) {
      const { job, restore } = world
      // Else an entry of another system is likelier on Windows.
      const inputs = { enableCrossOsArchive: 'true' }
      await stored(world, { inputs: { ...inputs, path: 'deps\nother' } })
      const { raw } = await restore(await job(), { ...inputs, path: 'other\ndeps' })
      return raw.includes('Entries are found by exactly these lines of path, in this order: other, deps.')
    },
    expected: { row: 'the reason for a miss', headstart: true, upstream: false },
  },
  {
    id: 'log-mistake',
    says: 'A line of `path` that matches no file, beside one that does, is not named.',
    source: 'toolkit cache.ts',
    async scenario({ job, save }) {
      const own = await job()
      fill(own, { 'deps/file': 'x' })
      const { log } = await save(own, { path: 'deps\nbiuld' })
      return log.some((line) => line.startsWith("No file matches these lines of `path`: 'biuld'."))
    },
    expected: { row: 'a likely mistake in the inputs', headstart: true, upstream: false },
  },
  {
    id: 'log-quiet',
    says: 'A hit and a miss have no annotations.',
    source: 'toolkit cache.ts',
    async scenario(world) {
      const { missed, saved, hit } = await plainly(world)
      return [missed, saved, hit].flatMap(({ log }) => log.filter((line) => line.startsWith('::')))
    },
    expected: { both: [] },
  },
]

const post: Behaviour[] = [
  {
    id: 'post-exact',
    says: 'Post does not save, and asks for nothing, after an exact hit.',
    source: 'src/saveImpl.ts',
    by: 'action',
    scenario: posting({ key: 'stored' }),
    expected: { both: skipped('stored') },
  },
  {
    id: 'post-lookup',
    says: 'Post does not save after a lookup that found the very key.',
    source: 'src/saveImpl.ts',
    by: 'action',
    scenario: posting({ key: 'stored', ...lookup }),
    expected: { both: skipped('stored') },
  },
  {
    id: 'post-partial',
    says: 'Post saves under the key after a hit of a restore key.',
    source: 'src/saveImpl.ts',
    by: 'action',
    scenario: posting({ key: 'new', 'restore-keys': 'st' }),
    expected: { both: savedAs('new') },
  },
  {
    id: 'post-lookup-partial',
    says: 'Post saves under the key after a lookup that found a restore key.',
    source: 'src/saveImpl.ts',
    by: 'action',
    scenario: posting({ key: 'new', 'restore-keys': 'st', ...lookup }),
    expected: { both: savedAs('new') },
  },
  {
    id: 'post-miss',
    says: 'Post saves after a miss.',
    source: 'src/saveImpl.ts',
    by: 'action',
    scenario: posting({ key: 'new' }),
    expected: { both: savedAs('new') },
  },
  {
    id: 'post-key-of-main',
    says: 'Post saves under the key that main had, whatever the input says by then.',
    source: 'src/saveImpl.ts',
    by: 'action',
    scenario: posting({ key: 'new' }, { key: 'changed' }),
    expected: { both: savedAs('new') },
  },
  {
    id: 'post-if',
    says: 'Post runs only where the job has not failed.',
    source: 'action.yml',
    by: 'source',
    async scenario({ job, restore, save }) {
      const first = await job()
      const { state } = await restore(first)
      deps(first)
      // Its runner starts it in any case, and it says why it does not save.
      const { log } = await save(first, { 'job-status': 'failure' }, { state })
      return log.at(-1)
    },
    expected: {
      row: 'the post step',
      headstart: "Cache save skipped: the job's status is 'failure'. Set save: always to save all the same.",
      upstream: undefined,
    },
  },
  {
    id: 'save-only',
    says: 'save/ saves without a restore before it.',
    source: 'save/README',
    by: 'action',
    async scenario(world) {
      return (await plainly(world)).saved.log.at(-1)
    },
    expected: { both: 'Cache saved with key: key' },
  },
]

export const outcomes: Behaviour[] = [...results, ...log, ...post]
