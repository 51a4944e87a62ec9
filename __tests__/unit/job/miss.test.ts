// Explains a miss by entries with a slightly different name.

import type { Format, Naming } from '../../../src/formats/format.ts'
import { formats } from '../../../src/formats/index.ts'
import { explainMiss } from '../../../src/job/restore/explain-miss.ts'
import type { Entry, Store, Wanted } from '../../../src/stores/store.ts'
import { NameTaken } from '../../../src/system/failure.ts'

const paths = ['deps', './more']

interface Search {
  find?: Store['find']
  searched?: Format[]
  /** Of the job that misses. */
  own?: Naming
  key?: string
  preset?: string
}

/** The first lines of an explanation, where a store has one entry, of this name. */
async function whyNot(
  naming: Naming,
  { find, searched = formats, own = { paths, crossOs: false }, key = 'a-key', preset }: Search = {},
): Promise<string[]> {
  const [version] = (formats[0] as Format).versions(naming)
  const entry = { key: 'a-key', version, close: async () => {} } as Entry
  const store: Store = {
    kind: 'local',
    label: 'test',
    shared: false,
    isHere: true,
    find: find ?? (async ({ versions }) => (versions.includes(String(version)) ? entry : undefined)),
    create: async ({ key }) => Promise.reject(new NameTaken(key)),
    removable: async () => [],
  }
  const wanted = { scopes: ['refs/heads/main'], keys: [key], versions: [] }
  const lines = await explainMiss({
    store,
    wanted,
    formats: searched,
    naming: { ...own, mode: 'unpack', preset },
    signal: new AbortController().signal,
  })
  return lines.slice(0, -3)
}

it.each<[string, Partial<Naming>]>([
  ['with the lines of path in another order', { paths: ['./more', 'deps'] }],
  ['with a slash at the end of lines of path', { paths: ['deps/', './more/'] }],
  ['with ./ at the start of lines of path', { paths: ['./deps', './more'] }],
  ['without the ./ at the start of lines of path', { paths: ['deps', 'more'] }],
  ['on Windows without enableCrossOsArchive', { platform: 'win32' }],
])('reports an entry that was saved %s', async (difference, other) => {
  const naming = { paths, crossOs: false, ...other }
  expect(await whyNot(naming)).toEqual([`There is a-key, but it was saved ${difference}.`])
})

it('reports an entry of another system to a job on Windows', async () => {
  const own = { paths, crossOs: false, platform: 'win32' } as const
  expect(await whyNot({ paths, crossOs: false }, { own })).toEqual([
    'There is a-key, but it was saved on another system, or on Windows with enableCrossOsArchive; that input finds it here, too.',
  ])
})

it('reports an image that mode unpack does not look up', async () => {
  const searched = formats.filter(({ image }) => !image)
  const [image] = formats
    .filter(({ image }) => image)
    .flatMap((format) => format.versions({ paths, crossOs: false }))
  const find: Store['find'] = async ({ versions }) =>
    versions.includes(String(image))
      ? ({ key: 'a-key', version: image, close: async () => {} } as Entry)
      : undefined
  expect(await whyNot({ paths, crossOs: false }, { find, searched })).toEqual([
    expect.stringMatching(/^There is a-key, but it was saved to be mounted, which takes mode: mount or lazy/),
  ])
})

it.each<[string, string[], { paths: string[]; image?: boolean }]>([
  ['another order', ['b', 'a'], { paths: ['a', 'b'] }],
  ['no slash', ['deps/'], { paths: ['deps'] }],
  ['an image', ['deps'], { paths: ['deps'], image: true }],
])(
  'sends a bucket one request, for the likeliest mistake: %s',
  async (_, paths, { image = false, ...likely }) => {
    const asked: Wanted[] = []
    const [format] = formats.filter((format) => format.image === image)
    const store: Store = {
      kind: 's3',
      label: 'test',
      shared: false,
      async find(wanted) {
        asked.push(wanted)
        return undefined
      },
      create: async ({ key }) => Promise.reject(new NameTaken(key)),
      removable: async () => [],
    }
    await explainMiss({
      store,
      wanted: { scopes: ['refs/heads/topic', 'refs/heads/main'], keys: ['a-key'], versions: [] },
      formats: formats.filter(({ image }) => !image),
      naming: { paths, crossOs: false, mode: 'unpack', preset: undefined },
      signal: new AbortController().signal,
    })
    const versions = format?.versions({ ...likely, crossOs: false })
    expect(asked).toEqual([{ scopes: ['refs/heads/topic'], keys: ['a-key'], versions }])
  },
)

it.each([
  ['mount', formats.filter(({ indexed }) => indexed), 1],
  ['mount', formats, 0],
  ['unpack', formats, 0],
] as const)(
  'with `mode: %s`, says whether a cache service was asked for entries of actions/cache',
  async (mode, searched, lines) => {
    const store = { label: 'test', shared: true, find: async () => undefined } as unknown as Store
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
  expect(await whyNot({ paths, crossOs: false }, { find: () => new Promise(() => {}) })).toEqual([])
  expect(performance.now() - began).toBeLessThan(2500)
})

describe('a key of a preset', () => {
  it('is compared with the nearest one of the same paths', async () => {
    const found = `npm-Linux-X64-node22-${'a'.repeat(64)}`
    const wanted = `npm-Linux-X64-node24-${'b'.repeat(64)}`
    const asked: string[] = []
    const find: Store['find'] = async ({ keys }) => {
      asked.push(...keys)
      return { key: found, version: 'that was looked up', close: async () => {} } as Entry
    }
    expect(await whyNot({ paths, crossOs: false }, { find, key: wanted, preset: 'npm' })).toEqual([
      `There is ${found}, but this key has node24, another hash of lock files (with \`install\` also of more, see docs/install.md).`,
    ])
    expect(await whyNot({ paths, crossOs: false }, { find, key: found, preset: 'npm' })).toEqual([])
    expect(asked.slice(0, 5)).toEqual([wanted, 'npm-Linux-X64-node24', 'npm-Linux-X64', 'npm-Linux', 'npm'])
  })
})

it('reports no entry for other paths', async () => {
  expect(await whyNot({ paths: ['other'], crossOs: false })).toEqual([])
})

it('works without information that is not available', async () => {
  const broken = (): Promise<never> => Promise.reject(new Error('down'))
  expect(await whyNot({ paths, crossOs: false }, { find: broken })).toEqual([])
})
