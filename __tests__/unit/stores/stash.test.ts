// The stash between a remote store and its readers: it saves downloads and never changes a byte.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { readIndex } from '../../../src/entry/index-frame.ts'
import type { Entry } from '../../../src/stores/store.ts'
import type { GrowingFile } from '../../../src/system/disk/stored-file.ts'
import { BadEntry } from '../../../src/system/failure.ts'
import { asRoot, itWithRights } from '../../support/host.ts'
import {
  copyIn,
  digest,
  filesIn,
  findIn,
  newBucket,
  noteOn,
  readAll,
  restoreFrom,
  type Stash,
} from '../../support/jobs/stash-bucket.ts'
import { objectName, wantedOf } from '../../support/s3-store.ts'
import { newScratch } from '../../support/scratch.ts'
import { newObject } from '../../support/servers/s3-objects.ts'
import type { S3Request } from '../../support/servers/s3-request.ts'

const scratch = newScratch()
const bucket = newBucket(scratch)
const { newStash, downloadsOf } = bucket

/** What lies in the bucket. */
function stored(): Buffer {
  return bucket.server().objects.get(objectName('a-key'))?.body as Buffer
}

describe('a stash', () => {
  it('is filled by the first reader, and saves the next reader the download', async () => {
    const stash = newStash()
    const body = bucket.put()
    expect(await restoreFrom(stash.store)).toBe(body)
    expect(stash.told).toEqual([])
    const copy = copyIn(stash)
    expect(digest(readFileSync(copy))).toBe(digest(stored()))
    expect([statSync(stash.dir).mode & 0o777, statSync(copy).mode & 0o777]).toEqual([0o700, 0o600])
    expect(await downloadsOf(async () => expect(await restoreFrom(stash.store)).toBe(body))).toBe(0)
    expect(new Set(stash.told)).toEqual(new Set([`Found among the host's copies in ${stash.dir}`]))
  })

  it('lets the store decide which entries exist', async () => {
    const stash = newStash()
    bucket.put()
    await restoreFrom(stash.store)
    bucket.server().objects.clear()
    expect(await stash.store.find(wantedOf(['a-key']))).toBeUndefined()
  })

  it('does not use a copy of a replaced entry', async () => {
    const stash = newStash()
    bucket.put()
    await restoreFrom(stash.store)
    const other = bucket.put('a-key', { seed: 2 })
    expect(await restoreFrom(stash.store)).toBe(other)
    expect(filesIn(stash.dir)).toHaveLength(2)
    expect(await downloadsOf(async () => expect(await restoreFrom(stash.store)).toBe(other))).toBe(0)
  })

  it('keeps entries of one name in two repositories apart', async () => {
    const stash = newStash()
    bucket.put()
    await restoreFrom(stash.store)
    expect(await downloadsOf(() => restoreFrom(stash.as({ repository: 'octo/other' })))).toBeGreaterThan(0)
  })

  it('keeps no copy that was not read to its end', async () => {
    const stash = newStash()
    bucket.put()
    const entry = await findIn(stash.store)
    await readIndex(entry)
    await entry.close()
    expect(filesIn(stash.dir)).toEqual([])
    const another = await findIn(stash.store)
    for await (const _ of another.read(0, 100)) break
    await another.close()
    expect(filesIn(stash.dir)).toEqual([])
  })

  it('keeps no bad copy', async () => {
    const stash = newStash()
    bucket.put()
    const wrong = Buffer.concat([Buffer.alloc(1), stored().subarray(1)])
    bucket.server().objects.set(objectName('a-key'), newObject(wrong))
    const entry = await findIn(stash.store)
    await expect(readAll(entry)).rejects.toThrow(BadEntry)
    await entry.reject()
    await entry.close()
    expect(filesIn(stash.dir)).toEqual([])
  })

  it('keeps the right bytes if they were wrong at first', async () => {
    const stash = newStash()
    const body = bucket.put()
    const ofBody = ({ operation, headers }: S3Request): boolean =>
      operation === 'GetObject' && /^bytes=0-/.test(String(headers.range))
    bucket.server().rules = [{ on: ofBody, times: 1, fault: { kind: 'flip', at: 2_499_995 } }]
    expect(await restoreFrom(stash.store)).toBe(body)
    expect(digest(readFileSync(copyIn(stash)))).toBe(digest(stored()))
  })
})

describe('a file of the stash', () => {
  /** As a mount wants it. Tells whether all of it had to be read. */
  async function mount(entry: Entry, path: string): Promise<{ isLinked: boolean; wasRead: boolean }> {
    let wasRead = false
    await readIndex(entry)
    const isLinked = (await entry.file?.link(path)) ?? false
    const isProven = await entry.file?.prove(async () => {
      wasRead = true
      await readAll(entry)
    })
    expect(isProven).toBe(isLinked)
    await entry.close()
    return { isLinked, wasRead }
  }

  it('exists once, from the first download on, and is checked once', async () => {
    const stash = newStash()
    bucket.put()
    const [first, second] = ['first', 'second'].map((name) => join(scratch.fresh(), name)) as [string, string]
    expect(await mount(await findIn(stash.store), first)).toEqual({ isLinked: true, wasRead: true })
    const copy = copyIn(stash)
    const again = async () =>
      expect(await mount(await findIn(stash.store), second)).toEqual({ isLinked: true, wasRead: false })
    expect(await downloadsOf(again)).toBe(0)
    expect(realpathSync(second)).toBe(copy)
    expect(statSync(noteOn(copy, stash.dir)).nlink).toBe(3)
  })

  it('is checked again if unpacking made it', async () => {
    const stash = newStash()
    bucket.put()
    await restoreFrom(stash.store)
    const path = join(scratch.fresh(), 'image')
    expect(await mount(await findIn(stash.store), path)).toEqual({ isLinked: true, wasRead: true })
  })

  it('has no further name on another file system', async () => {
    const stash = newStash()
    bucket.put()
    const entry = await findIn(stash.store)
    expect(await entry.file?.link('/proc/image')).toBe(false)
    await entry.close()
    expect(filesIn(stash.dir)).toEqual([])
  })
})

describe('a wrong copy', () => {
  let stash: Stash
  let body: string
  let copy: string
  beforeEach(async () => {
    stash = newStash()
    body = bucket.put()
    await restoreFrom(stash.store)
    copy = copyIn(stash)
  })

  it.each([0.01, 0.3, 0.7, 0.99])('is detected by its reader (at %f of it)', async (part) => {
    const at = Math.floor(statSync(copy).size * part)
    const bytes = readFileSync(copy)
    bytes.writeUInt8((bytes[at] as number) ^ 1, at)
    writeFileSync(copy, bytes)
    const entry = await findIn(stash.store)
    await expect(readAll(entry)).rejects.toThrow(BadEntry)
    const original = await entry.reject()
    expect(filesIn(stash.dir)).toEqual([])
    expect(await readAll(original as Entry)).toBe(body)
    await entry.close()
    expect(await downloadsOf(async () => expect(await restoreFrom(stash.store)).toBe(body))).toBe(0)
  })

  it('is bad when it shrinks or vanishes while it is read', async () => {
    const entry = await findIn(stash.store)
    truncateSync(copy, 100)
    await expect(readAll(entry)).rejects.toThrow(BadEntry)
    await entry.close()
    rmSync(copy)
    expect(await restoreFrom(stash.store)).toBe(body)
  })

  const elsewhere = (content: Buffer): string => {
    const path = join(scratch.fresh(), 'elsewhere')
    writeFileSync(path, content)
    return path
  }

  it.each<[string, () => string | undefined]>([
    ['has another length', () => void appendFileSync(copy, 'x')],
    ['is empty', () => void truncateSync(copy)],
    ['can be written by others', () => void chmodSync(copy, 0o666)],
    [
      'is a link',
      () => {
        const target = elsewhere(readFileSync(copy))
        rmSync(copy)
        symlinkSync(target, copy)
        return target
      },
    ],
    [
      'is a second name of something else',
      () => {
        const target = elsewhere(Buffer.from('precious'))
        rmSync(copy)
        linkSync(target, copy)
        return target
      },
    ],
    [
      'is a pipe',
      () => {
        rmSync(copy)
        execFileSync('mkfifo', [copy])
        return undefined
      },
    ],
  ])('is not looked at when it %s', async (_, change) => {
    const target = change()
    const before = target && digest(readFileSync(target))
    expect(await downloadsOf(async () => expect(await restoreFrom(stash.store)).toBe(body))).toBeGreaterThan(
      0,
    )
    expect(lstatSync(copyIn(stash)).isFile()).toBe(true)
    expect(target && digest(readFileSync(target))).toBe(before)
    expect(await downloadsOf(async () => expect(await restoreFrom(stash.store)).toBe(body))).toBe(0)
  })

  it('is not used if a directory takes its place and cannot be removed', async () => {
    rmSync(copy)
    mkdirSync(copy)
    expect(await restoreFrom(stash.store)).toBe(body)
    expect(stash.told.at(-1)).toMatch(/^No copies are kept in .*: /)
  })

  itWithRights('a file of another user')('is not looked at when it is of another user', async () => {
    execFileSync(...asRoot('chown', '12345', copy))
    expect(await downloadsOf(async () => expect(await restoreFrom(stash.store)).toBe(body))).toBeGreaterThan(
      0,
    )
    expect(statSync(copyIn(stash)).uid).toBe(process.getuid?.())
  })
})

it('accepts verified bytes from its callers, and no others', async () => {
  bucket.put()
  const stash = newStash()
  const entry = await findIn(stash.store)
  const file = entry.file as GrowingFile
  const name = join(scratch.fresh(), 'name')
  expect(await file.link(name)).toBe(true)
  const pieces: Buffer[] = []
  for await (const piece of entry.read(0, entry.size, 'again')) pieces.push(Buffer.from(piece))
  expect(statSync(name).size).toBe(0)
  const bytes = Buffer.concat(pieces)
  for (const [start, end] of [
    [1024 ** 2, entry.size],
    [0, 1024 ** 2],
  ] as const) {
    expect(await file.prove(async () => {})).toBe(false)
    await file.write([bytes.subarray(start, end)], start)
  }
  expect(await file.prove(async () => {})).toBe(true)
  await entry.close()
  expect(readFileSync(copyIn(stash)).equals(bytes)).toBe(true)
})

describe('a directory that other users can change', () => {
  it.each<[string, (dir: string) => void, RegExp]>([
    ['lets all users write', (dir) => chmodSync(dir, 0o777), /others may write to/],
    ['lets a group write', (dir) => chmodSync(dir, 0o770), /others may write to/],
    [
      'is a link',
      (dir) => {
        rmSync(dir, { recursive: true })
        symlinkSync(scratch.fresh(), dir)
      },
      /is no directory/,
    ],
    [
      'is a file',
      (dir) => {
        rmSync(dir, { recursive: true })
        writeFileSync(dir, '')
      },
      /is no directory/,
    ],
  ])('is left alone when it %s', async (_, change, why) => {
    const stash = newStash()
    mkdirSync(stash.dir)
    change(stash.dir)
    const body = bucket.put()
    expect(await restoreFrom(stash.store)).toBe(body)
    expect(stash.told).toEqual([expect.stringMatching(why)])
    const isDirectory = statSync(stash.dir).isDirectory()
    expect(isDirectory ? readdirSync(stash.dir) : readFileSync(stash.dir, 'utf8')).toHaveLength(0)
  })

  itWithRights('a directory of another user')('is left alone when it is of another user', async () => {
    const stash = newStash()
    mkdirSync(stash.dir)
    execFileSync(...asRoot('chown', '12345', stash.dir))
    const body = bucket.put()
    expect(await restoreFrom(stash.store)).toBe(body)
    expect(stash.told).toEqual([expect.stringMatching(/belongs to another user/)])
    expect(readdirSync(stash.dir)).toEqual([])
  })
})
