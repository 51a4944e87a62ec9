// The rules for keys, versions and names hold for hostile keys too.
import {
  caselessName,
  fingerprint,
  keyMistake,
  namePrefix,
  pickMatch,
  sameKey,
  storeName,
  unescapeName,
} from '../../../src/names/keys.ts'
import { hostileKeys } from '../../support/corpus/hostile.ts'
import { newRandom } from '../../support/random.ts'

describe('a mistake in keys', () => {
  const many = (count: number): string[] => Array.from({ length: count }, (_, number) => `key-${number}`)
  it.each([
    { what: 'one key', keys: ['a-key'], mistake: undefined },
    { what: '10 keys', keys: many(10), mistake: undefined },
    { what: '11 keys', keys: many(11), mistake: 'Keys are limited to a maximum of 10.' },
    { what: '512 characters', keys: ['k'.repeat(512)], mistake: undefined },
    { what: '512 characters of three bytes', keys: ['語'.repeat(512)], mistake: undefined },
    {
      what: '513 characters',
      keys: ['k'.repeat(513)],
      mistake: `${'k'.repeat(513)} cannot be larger than 512 characters.`,
    },
    {
      what: '257 characters of two units',
      keys: ['🚀'.repeat(257)],
      mistake: `${'🚀'.repeat(257)} cannot be larger than 512 characters.`,
    },
    { what: 'a comma', keys: ['a,b'], mistake: 'a,b cannot contain commas.' },
    { what: 'a comma in a restore key', keys: ['a', 'b', 'c,'], mistake: 'c, cannot contain commas.' },
    {
      what: 'a long restore key',
      keys: ['a', 'k'.repeat(600)],
      mistake: `${'k'.repeat(600)} cannot be larger than 512 characters.`,
    },
    {
      what: 'too many keys and a comma',
      keys: [...many(10), 'a,b'],
      mistake: 'Keys are limited to a maximum of 10.',
    },
    { what: 'a comma and a long key', keys: ['a,b', 'k'.repeat(600)], mistake: 'a,b cannot contain commas.' },
    {
      what: 'a long key with a comma',
      keys: [`${'k'.repeat(512)},`],
      mistake: `${'k'.repeat(512)}, cannot be larger than 512 characters.`,
    },
  ])('such as $what has the message of actions/cache', ({ keys, mistake }) => {
    expect(keyMistake(keys)).toBe(mistake && `Key Validation Error: ${mistake}`)
  })

  it('is none of the hostile keys', () => {
    for (const key of hostileKeys) expect(keyMistake([key])).toBeUndefined()
  })
})

it.each([
  ['key', 'key', true],
  ['Key', 'kEY', true],
  ['Straße', 'STRASSE', false],
  ['café', 'cafe', false],
  ['café', 'cafe\u0301', true],
  ['key', 'key-1', false],
  ['key', '', false],
  ['a-b', 'ab', false],
  ['a b', 'a\tb', false],
  ['a\u200bb', 'ab', false],
  ['key\0', 'key', false],
])('%j and %j are the same key: %j', (a, b, same) => {
  expect(sameKey(a, b)).toBe(same)
  expect(sameKey(b, a)).toBe(same)
})

describe('a version', () => {
  it('is 64 hexadecimal digits, the same in every run', () => {
    expect(fingerprint(['headstart-1', 'tar', 'any', 'node_modules'])).toBe(
      'b0923cbd137ec3863c4946191ee65ed3cb288e9d07ca87bad425df03d7fa6a7d',
    )
  })

  it('differs if any component differs', () => {
    const lists = [
      [],
      [''],
      ['', ''],
      ['a'],
      ['a', ''],
      ['', 'a'],
      ['a', 'b'],
      ['b', 'a'],
      ['ab'],
      ['a|b'],
      ['a,b'],
      ['a\nb'],
      ['1:a,', '1:b,'],
      ['1:a,1:b,'],
      ['a', '1:b'],
      ['é'],
      ['e\u0301'],
      ['语'],
    ]
    expect(new Set(lists.map(fingerprint)).size).toBe(lists.length)
  })
})

describe('a name in a store', () => {
  const random = newRandom(1)
  const alphabet = [...'abAB01.._-%~/\\ \n\0:*?"<>|', 'é', '語', '🚀', '\u0301']
  const randomKeys = Array.from({ length: 500 }, () =>
    Array.from({ length: random.below(40) }, () => alphabet[random.below(alphabet.length)]).join(''),
  )
  const longKeys = [
    'k'.repeat(225),
    'k'.repeat(226),
    '語'.repeat(25),
    '語'.repeat(512),
    `.${'%'.repeat(511)}`,
  ]
  const keys = [...new Set([...hostileKeys, ...randomKeys, ...longKeys])].filter((key) => key !== '')

  it('belongs to one key', () => {
    expect(new Set(keys.map(storeName)).size).toBe(keys.length)
  })

  it('belongs to one key, too, where the file system ignores case', () => {
    const alike = [...keys, 'main', 'MAIN', 'mAIN', 'K'.repeat(200), 'k'.repeat(200)]
    const names = [...new Set(alike)].map((key) => caselessName(key).toLowerCase())
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => Buffer.byteLength(name) > 225)).toEqual([])
  })

  it('is valid on any file system, and leads nowhere else', () => {
    for (const key of keys) {
      const name = storeName(key)
      expect(name).toMatch(/^[A-Za-z0-9_%-][A-Za-z0-9._%-]*(~[0-9a-f]{64})?$/)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(225)
    }
  })

  it('is the key itself if the key is harmless', () => {
    expect(storeName('Linux-node_20.1-0123abc')).toBe('Linux-node_20.1-0123abc')
  })

  it('tells its key, unless it was shortened', () => {
    for (const key of keys) {
      const name = storeName(key)
      expect(unescapeName(name)).toBe(name.includes('~') ? undefined : key)
    }
    const shortened = keys.filter((key) => unescapeName(storeName(key)) === undefined)
    expect(shortened).toEqual(expect.arrayContaining(['k'.repeat(226), '語'.repeat(512), 'k'.repeat(512)]))
    expect(shortened).not.toContain('k'.repeat(225))
  })

  it('starts like the name of every prefix of its key', () => {
    for (const key of keys) {
      const name = storeName(key)
      const characters = [...key]
      for (let length = 0; length <= characters.length; length++) {
        const prefix = namePrefix(characters.slice(0, length).join(''))
        if (!name.startsWith(prefix)) expect({ key, length, prefix }).toEqual({ name })
      }
    }
  })

  it('does not start like the name of a short key that is no prefix', () => {
    const short = keys.filter((one) => one.length < 40)
    const prefixes = short.map((other) => [other, namePrefix(other)] as const)
    for (const key of short) {
      const name = storeName(key)
      const alike = prefixes.filter(([, prefix]) => name.startsWith(prefix))
      expect(alike.filter(([other]) => !key.startsWith(other))).toEqual([])
    }
  })
})

describe('the match', () => {
  const at = (key: string, day: number) => ({ key, createdAt: new Date(2026, 0, day) })
  const candidates = [at('deps-1', 3), at('deps-2', 5), at('DEPS-3', 4), at('deps', 1), at('other', 2)]
  it.each([
    { keys: ['deps-1'], key: 'deps-1' },
    { keys: ['deps'], key: 'deps' },
    { keys: ['deps-'], key: 'deps-2' },
    { keys: ['dep'], key: 'deps-2' },
    { keys: ['deps-3'], key: 'DEPS-3' },
    { keys: ['none', 'other'], key: 'other' },
    { keys: ['oth', 'deps'], key: 'other' },
    { keys: ['none'], key: undefined },
    { keys: [], key: undefined },
  ])('for $keys is $key', ({ keys, key }) => {
    expect(pickMatch(keys, candidates)?.key).toBe(key)
    expect(pickMatch(keys, candidates.toReversed())?.key).toBe(key)
  })

  it('is the newest of several with exactly the key', () => {
    const [older, newer] = [at('a', 1), at('a', 2)]
    expect(pickMatch(['a'], [older, newer])).toBe(newer)
    expect(pickMatch(['a'], [newer, older])).toBe(newer)
  })

  it('prefers exactly the key to a newer one in another case', () => {
    expect(pickMatch(['a'], [at('A', 2), at('a', 1)])?.key).toBe('a')
  })

  it('is undefined without entries', () => {
    expect(pickMatch(['a'], [])).toBeUndefined()
  })
})
