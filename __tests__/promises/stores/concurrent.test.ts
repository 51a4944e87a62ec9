// Many jobs of one host use the store at once: one writer wins, and readers never see half an entry.
import { linkSync, mkdirSync, readdirSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { localStore } from '../../../src/stores/local/local.ts'
import { gibibyte } from '../../../src/system/units.ts'
import { objectOf } from '../../support/corpus/entry-bytes.ts'
import { raceToSave } from '../../support/faults/save-race.ts'
import { entriesOf, leftoversIn, newPlace } from '../../support/host.ts'

const place = newPlace()

describe('savers of one key at once', () => {
  it.each([
    [2, 8],
    [8, 3],
  ])('%d of them leave one whole entry, %d times', async (writers, rounds) => {
    const host = place.newHost()
    for (let round = 0; round < rounds; round++) await raceToSave(host, writers, `key-${round}`)
    expect(entriesOf(host.store)).toHaveLength(rounds)
    expect(leftoversIn(host)).toEqual([])
  })
})

describe('a store with a limit', () => {
  const bodyBytes = 64 * 1024
  const entryBytes = objectOf(Buffer.alloc(bodyBytes)).bytes.length
  const name = (key: string) => ({ scope: 'refs/heads/main', version: 'f'.repeat(64), key })
  const wanted = (key: string) => ({ scopes: ['refs/heads/main'], versions: ['f'.repeat(64)], keys: [key] })

  /** A mounted entry, which is a hole, leaves room for so many others. */
  function newStore(entries: number) {
    const dir = join(place.newHost().dir, 'store')
    const mounted = join(dir, 'octo%2Fdemo/refs%2Fheads%2Fmain', 'f'.repeat(64), 'mounted')
    mkdirSync(dirname(mounted), { recursive: true, mode: 0o700 })
    writeFileSync(mounted, '')
    truncateSync(mounted, 20 * gibibyte - entries * entryBytes)
    linkSync(mounted, join(dirname(dir), 'mount'))
    const store = localStore({ dir, repository: 'octo/demo' })
    const write = async (key: string): Promise<void> => {
      const draft = await store.create(name(key))
      await draft.addPart(0, [objectOf(Buffer.alloc(bodyBytes, key), { key }).bytes])
      await draft.commit()
      await draft.discard()
    }
    const has = async (key: string): Promise<boolean> => {
      const entry = await store.find(wanted(key))
      await entry?.close()
      return entry?.key === key
    }
    return { dir, store, write, has }
  }

  function bytesIn(dir: string): number {
    const others = entriesOf(dir).filter((path) => basename(path) !== 'mounted')
    return others.reduce((sum, path) => sum + statSync(path).size, 0)
  }

  it('removes the least recently used entries, and keeps its limit', async () => {
    const { dir, write, has } = newStore(3)
    for (const [age, key] of ['a', 'b', 'c'].entries()) {
      await write(key)
      const path = entriesOf(dir).find((entry) => entry.endsWith(`/${key}`)) as string
      utimesSync(path, Date.now() / 1000 - 1000 + age, statSync(path).mtimeMs / 1000)
    }
    expect(await has('a')).toBe(true) // which is a use
    await write('d')
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(has))).toEqual([true, false, true, true])
    await write('e')
    expect(bytesIn(dir)).toBeLessThanOrEqual(3 * entryBytes)
    expect(await has('e')).toBe(true)
  })

  it('keeps the newest entry, even if it alone is too large', async () => {
    const { write, has } = newStore(0.5)
    await write('a')
    await write('b')
    expect(await Promise.all(['a', 'b'].map(has))).toEqual([false, true])
  })

  it('removes abandoned drafts, and no others', async () => {
    const { dir, store, write } = newStore(3)
    await write('a')
    const live = await store.create(name('live'))
    await live.addPart(0, [Buffer.alloc(10)])
    const [old, young] = ['old', 'young'].map((draft) => join(dir, '.drafts', draft)) as [string, string]
    for (const path of [old, young]) writeFileSync(path, 'draft')
    utimesSync(old, 1, Date.now() / 1000 - 3 * 3600)
    await write('b')
    const drafts = readdirSync(join(dir, '.drafts'))
    expect(drafts).not.toContain('old')
    expect(drafts).toContain('young')
    expect(drafts).toHaveLength(2)
    await live.commit()
  })

  it('serves eight readers without an error while entries come and go', async () => {
    const { dir, store, write } = newStore(4)
    const keys = Array.from({ length: 40 }, (_, number) => `key-${String(number).padStart(3, '0')}`)
    await write(keys[0] as string)
    let writing = true
    let reads = 0
    const wrong: string[] = []
    const reader = async (): Promise<void> => {
      while (writing) {
        const entry = await store.find(wanted('key-'))
        if (!entry) continue
        const bytes = await buffer(entry.read(0, bodyBytes))
        if (!bytes.equals(Buffer.alloc(bodyBytes, entry.key))) wrong.push(entry.key)
        reads++
        await entry.close()
      }
    }
    const writers = async (): Promise<void> => {
      for (let start = 1; start < keys.length; start += 3)
        await Promise.all(keys.slice(start, start + 3).map(write))
      writing = false
    }
    await Promise.all([writers(), ...Array.from({ length: 8 }, reader)])
    expect(wrong).toEqual([])
    expect(reads).toBeGreaterThan(8)
    expect(bytesIn(dir)).toBeLessThanOrEqual(4 * entryBytes)
  })
})
