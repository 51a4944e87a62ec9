// Explains a miss by entries with a slightly different name.

import type { Format, Naming } from '../../../src/formats/format.ts'
import { formats } from '../../../src/formats/index.ts'
import { explainMiss } from '../../../src/job/restore/explain-miss.ts'
import type { SimilarEntry, Store } from '../../../src/stores/store.ts'

const paths = ['deps', './more']

const main = 'refs/heads/main'

interface Lookup {
  similar?: Store['similar']
  searched?: Format[]
  /** Of the job that misses. */
  own?: Naming
  /** The primary key first. */
  keys?: string[]
  preset?: string
  isTree?: boolean
}

function versionsOf(naming: Naming, searched: Format[] = formats): string[] {
  return searched.flatMap((format) => format.versions(naming))
}

const ours: Naming = { paths, crossOs: false }

/** An entry of the same lines of path, on the default branch, by default of the looked-up key. */
function entryOf(
  facts: { [name in keyof SimilarEntry]?: SimilarEntry[name] | undefined } = {},
): SimilarEntry {
  return {
    key: 'a-key',
    scope: main,
    version: String(versionsOf(ours)[0]),
    createdAt: new Date(1),
    ...facts,
  } as SimilarEntry
}

/** The first lines of an explanation, where the store shows these entries. */
async function whyNot(
  entries: SimilarEntry[],
  { similar, searched = formats, own = ours, keys = ['a-key'], preset, isTree = false }: Lookup = {},
): Promise<string[]> {
  const store = { label: 'test', shared: false, similar: similar ?? (async () => entries) } as Partial<Store>
  const lines = await explainMiss(
    {
      store: store as Store,
      wanted: { scopes: ['refs/pull/2/merge', main], keys, versions: versionsOf(own, searched) },
      formats: searched,
      naming: { ...own, mode: 'unpack', preset },
      signal: new AbortController().signal,
    },
    isTree ? { keyNotes: [] } : undefined,
  )
  return lines.slice(0, -3)
}

it.each<[string, Partial<Naming>]>([
  ['with the lines of path in another order', { paths: ['./more', 'deps'] }],
  ['with a slash at the end of lines of path', { paths: ['deps/', './more/'] }],
  ['with ./ at the start of lines of path', { paths: ['./deps', './more'] }],
  ['without the ./ at the start of lines of path', { paths: ['deps', 'more'] }],
  ['on Windows without enableCrossOsArchive', { platform: 'win32' }],
])('reports an entry that was saved %s', async (difference, other) => {
  const [version] = versionsOf({ ...ours, ...other }, formats.slice(0, 1))
  expect(await whyNot([entryOf({ version })])).toEqual([`There is a-key, but it was saved ${difference}.`])
})

it('reports an entry of another system to a job on Windows', async () => {
  const own = { paths, crossOs: false, platform: 'win32' } as const
  expect(await whyNot([entryOf()], { own })).toEqual([
    'There is a-key, but it was saved on another system, or on Windows with enableCrossOsArchive; that input finds it here, too.',
  ])
})

it('reports an image that mode unpack does not look up', async () => {
  const searched = formats.filter(({ image }) => !image)
  const [version] = versionsOf(
    ours,
    formats.filter(({ image }) => image),
  )
  expect(await whyNot([entryOf({ version })], { searched })).toEqual([
    expect.stringMatching(/^There is a-key, but it was saved to be mounted, which takes mode: mount or lazy/),
  ])
})

it.each([
  ['mount', formats.filter(({ indexed }) => indexed), 1],
  ['mount', formats, 0],
  ['unpack', formats, 0],
] as const)(
  'with `mode: %s`, says whether a cache service was asked for entries of actions/cache',
  async (mode, searched, lines) => {
    const store = { label: 'test', shared: true, similar: async () => [] } as unknown as Store
    const explained = await explainMiss({
      store,
      wanted: { scopes: ['refs/heads/main'], keys: ['a-key'], versions: [] },
      formats: [...searched],
      naming: { paths, crossOs: false, mode, preset: undefined },
      signal: new AbortController().signal,
    })
    expect(explained.slice(3)).toEqual(
      Array.from({ length: lines }, () =>
        expect.stringContaining('entries that actions/cache saved are not looked up'),
      ),
    )
  },
)

it('waits at most a second', async () => {
  const began = performance.now()
  expect(await whyNot([], { similar: () => new Promise(() => {}) })).toEqual([])
  expect(performance.now() - began).toBeLessThan(2500)
})

const hash = (digit: string): string => digit.repeat(64)

describe('the nearest entry', () => {
  const npm = (arch: string, node: string, digit: string): string =>
    `npm-Linux-${arch}-${node}-${hash(digit)}`
  const old = { createdAt: new Date(0) }

  it('differs in the fewest parts of the key, and no part is named that is the same', async () => {
    const entries = [
      entryOf({ key: npm('X64', 'node24', 'a'), ...old }),
      entryOf({ key: npm('X64', 'node24', 'b') }),
    ]
    const keys = [npm('ARM64', 'node24', 'a')]
    expect(await whyNot(entries, { keys, preset: 'npm' })).toEqual([
      `There is ${entries[0]?.key}, but this key has ARM64.`,
    ])
  })

  it('is the newest of those', async () => {
    const entries = ['b', 'c'].map((digit, day) =>
      entryOf({ key: npm('X64', 'node24', digit), createdAt: new Date(day) }),
    )
    expect(await whyNot(entries, { keys: [npm('X64', 'node24', 'a')], preset: 'npm', isTree: true })).toEqual(
      [`There is ${entries[1]?.key}, but this key has another hash of lock files, command or settings.`],
    )
  })

  it('is compared only with what decides: a restore key would have found another hash', async () => {
    const keys = [npm('ARM64', 'node24', 'a'), 'npm-Linux-ARM64-']
    const entries = [entryOf({ key: npm('X64', 'node22', 'b') })]
    expect(await whyNot(entries, { keys, preset: 'npm' })).toEqual([
      `There is ${entries[0]?.key}, but this key has ARM64.`,
    ])
  })

  it('may be on another branch', async () => {
    const keys = [npm('X64', 'node24', 'a')]
    const entries = [
      entryOf({ key: npm('X64', 'node24', 'b') }),
      entryOf({ key: String(keys[0]), scope: 'refs/pull/1/merge', ...old }),
    ]
    expect(await whyNot(entries, { keys })).toEqual([
      `There is ${keys[0]}, but it is of refs/pull/1/merge, which this run may not read.`,
    ])
    expect(await whyNot(entries.slice(0, 1), { keys })).toEqual([
      `There is ${entries[0]?.key}, but this key has another hash of files.`,
    ])
  })

  it('may have other lines of path, if it has exactly the key', async () => {
    const [version] = versionsOf({ ...ours, paths: [...paths, 'dist'] })
    expect(await whyNot([entryOf({ version })])).toEqual([
      'There is a-key, but it was saved with other lines of path, or by another version of Headstart.',
    ])
    expect(await whyNot([entryOf({ version, key: 'a-key-2' })])).toEqual([])
  })

  it('may be of a rolling cache, or of none', async () => {
    const rolling = { ...ours, rolling: {} }
    const snapshot = entryOf({ key: 'a-key~v1-1-1-1', version: String(versionsOf(rolling)[0]) })
    expect(await whyNot([snapshot])).toEqual([
      'There is a-key~v1-1-1-1, but it was saved with rolling: true.',
    ])
    expect(await whyNot([entryOf()], { own: rolling, keys: ['a-key~v'] })).toEqual([
      'There is a-key, but it was saved without rolling: true.',
    ])
  })

  it('is none that the lookup should have found: another job has saved it since', async () => {
    expect(await whyNot([entryOf()])).toEqual([])
  })
})

it('works without information that is not available', async () => {
  expect(await whyNot([], { similar: () => Promise.reject(new Error('down')) })).toEqual([])
})
