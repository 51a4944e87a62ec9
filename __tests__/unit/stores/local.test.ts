// Readers of a local store whose entries other jobs replace and remove.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { oldSnapshots } from '../../../src/names/snapshot-names.ts'
import { localStore } from '../../../src/stores/local/local.ts'
import type { Entry } from '../../../src/stores/store.ts'
import { objectOf } from '../../support/corpus/entry-bytes.ts'
import { asRoot, entriesOf, newPlace } from '../../support/host.ts'

const place = newPlace()
const name = (key: string) => ({ scope: 'refs/heads/main', version: 'f'.repeat(64), key })
const wanted = { scopes: ['refs/heads/main'], versions: ['f'.repeat(64)], keys: ['key~v'] }
const bodyBytes = 3 * 1024 * 1024

function newStore(dir = place.newHost().store) {
  const store = localStore({ dir, repository: 'octo/demo' })
  const write = async (nth: number, bytes = bodyBytes): Promise<void> => {
    const key = `key~v${nth}`
    const draft = await store.create(name(key))
    await draft.addPart(0, [objectOf(Buffer.alloc(bytes, nth), { key }).bytes])
    await draft.commit()
    await draft.discard()
  }
  const removable = () => store.removable(name('key~v'))
  const removeAllBut = async (newest: number): Promise<void> => {
    for (const { key, isUsed, remove } of await removable())
      if (key !== `key~v${newest}` && !isUsed) await remove()
  }
  const find = async (): Promise<Entry> => {
    const entry = await store.find(wanted)
    if (!entry) throw new Error('a miss')
    return entry
  }
  return { dir, write, removeAllBut, removable, find }
}

it('reads to the end what is removed meanwhile', async () => {
  const { dir, write, removeAllBut, find } = newStore()
  await write(1)
  const entry = await find()
  const stream = entry.read(0, bodyBytes)[Symbol.asyncIterator]()
  const first = (await stream.next()).value as Buffer
  let length = first.length
  await write(2)
  await removeAllBut(2)
  expect(entriesOf(dir)).toHaveLength(1)
  for (let next = await stream.next(); !next.done; next = await stream.next()) {
    expect(next.value.every((byte: number) => byte === 1)).toBe(true)
    length += next.value.length
  }
  expect(length).toBe(bodyBytes)
  // Another file has the name now, or none.
  expect(await entry.file?.link(join(place.newHost().dir, 'image'))).toBe(false)
  expect((await buffer(entry.readStored(0, 10)))[0]).toBe(1)
  await entry.close()
})

it('keeps what a job has linked, until its directory is gone', async () => {
  const { dir, write, removeAllBut, find } = newStore()
  await write(1)
  const entry = await find()
  const link = join(dir, 'image')
  expect(await entry.file?.link(link)).toBe(true)
  await write(2)
  await removeAllBut(2)
  expect(await entry.file?.isInPlace()).toBe(true)
  await entry.close()
  rmSync(`${link}.used`)
  await removeAllBut(2)
  expect(entriesOf(dir).filter((path) => path !== link)).toHaveLength(1)
})

it('finds an entry at every moment, however often it is replaced', async () => {
  const { write, removeAllBut, find } = newStore()
  await write(100, 1000)
  let isOver = false
  const replacing = (async () => {
    for (let nth = 101; nth < 160; nth++) {
      await write(nth, 1000)
      await removeAllBut(nth)
    }
  })().finally(() => {
    isOver = true
  })
  let found = 0
  while (!isOver) {
    const entry = await find()
    await entry.close()
    found++
  }
  await replacing
  expect(found).toBeGreaterThan(10)
})

/** A disk of which no program knows whether hosts share it, as that of a network. */
function fuseDisk(): string {
  const { dir } = place.newHost()
  const [image, disk] = [join(dir, 'ntfs'), join(dir, 'disk')]
  mkdirSync(disk)
  execFileSync('truncate', ['--size', '32M', image])
  execFileSync('mkntfs', ['-F', '-Q', '-q', image], { stdio: 'ignore' })
  execFileSync(...asRoot('lowntfs-3g', '-o', 'permissions,allow_other', image, disk), { stdio: 'ignore' })
  execFileSync(...asRoot('chown', `${process.getuid?.()}:${process.getgid?.()}`, disk))
  return disk
}

it('cannot tell what jobs use on a disk that hosts may share, so the hour counts', async () => {
  const { write, removable } = newStore(join(fuseDisk(), 'store'))
  await write(1, 1000)
  await write(2, 1000)
  const found = await removable()
  expect(found.map(({ isUsed }) => isUsed)).toEqual([undefined, undefined])
  expect(oldSnapshots(found, 1)).toEqual([])
})

it('can tell it on a disk of this host', async () => {
  const { write, removable } = newStore()
  await write(1, 1000)
  await write(2, 1000)
  expect(oldSnapshots(await removable(), 1).map(({ key }) => key)).toEqual(['key~v1'])
})
