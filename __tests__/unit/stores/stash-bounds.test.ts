// The limits of a stash: its size, its order of eviction, concurrent use, and a full disk.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readBody } from '../../../src/entry/body.ts'
import { readIndex } from '../../../src/entry/index-frame.ts'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { type ImageSource, receiveImages } from '../../../src/formats/squashfs/receive.ts'
import { openStore } from '../../../src/job/shared/open-store.ts'
import type { Entry, Store } from '../../../src/stores/store.ts'
import type { Order } from '../../../src/system/bytes.ts'
import { mebibyte } from '../../../src/system/units.ts'
import { objectOf } from '../../support/corpus/entry-bytes.ts'
import { asRoot, itWithRights, writeTree } from '../../support/host.ts'
import {
  filesIn,
  findIn,
  newBucket,
  readAll,
  restoreFrom,
  type Stash,
} from '../../support/jobs/stash-bucket.ts'
import { newRandom } from '../../support/random.ts'
import { inputsFor, main, objectName, openOn } from '../../support/s3-store.ts'
import { newScratch } from '../../support/scratch.ts'
import { newObject } from '../../support/servers/s3-objects.ts'

const scratch = newScratch()
const bucket = newBucket(scratch)
const { newStash, downloadsOf } = bucket
const bytes = 64 * 1024
const entryBytes = objectOf(Buffer.alloc(bytes)).bytes.length

/** Lets a run bring in an entry, which is then the newest of all. */
let clock = 1_700_000_000
async function bring(store: Store, key: string, { dir }: Stash): Promise<string[]> {
  const before = new Set(filesIn(dir))
  const digest = bucket.put(key, { seed: clock++, bytes })
  expect(await restoreFrom(store, key)).toBe(digest)
  const made = filesIn(dir).filter((path) => !before.has(path))
  for (const path of made) utimesSync(path, clock, clock)
  return made
}

async function stashOf(most: number): Promise<Stash> {
  const stash = newStash({ maxBytes: most * entryBytes + 1000 })
  mkdirSync(stash.dir, { mode: 0o700 })
  return stash
}

const isThere = async (store: Store, key: string): Promise<boolean> =>
  (await downloadsOf(() => restoreFrom(store, key))) === 0

describe('a stash that is full', () => {
  it('removes the least recently used copies', async () => {
    const stash = await stashOf(3)
    const [[a], [b], [c]] = [
      await bring(stash.store, 'a', stash),
      await bring(stash.store, 'b', stash),
      await bring(stash.store, 'c', stash),
    ] as [[string], [string], [string]]
    expect(await isThere(stash.store, 'a')).toBe(true) // which is a use
    await bring(stash.store, 'd', stash)
    expect([a, b, c].map(existsSync)).toEqual([true, false, true])
    expect(filesIn(stash.dir)).toHaveLength(3)
  })

  it('treats a time in the future as just now', async () => {
    const stash = await stashOf(2)
    const [ahead] = (await bring(stash.store, 'ahead', stash)) as [string]
    const [old] = (await bring(stash.store, 'old', stash)) as [string]
    utimesSync(ahead, Date.now() / 1000 + 1e6, 1)
    await bring(stash.store, 'new', stash)
    expect([ahead, old].map(existsSync)).toEqual([true, false])
  })

  it('removes no mounted copy', async () => {
    const stash = await stashOf(2)
    const [mounted] = (await bring(stash.store, 'mounted', stash)) as [string]
    linkSync(mounted, join(scratch.fresh(), 'image'))
    const [other] = (await bring(stash.store, 'other', stash)) as [string]
    await bring(stash.store, 'new', stash)
    expect([mounted, other].map(existsSync)).toEqual([true, false])
  })

  it('removes copies of pull requests first, and no other copies for them', async () => {
    const stash = await stashOf(3)
    const pull = stash.as({ isPull: true })
    const [ofBranch] = (await bring(stash.store, 'branch', stash)) as [string]
    const [first] = (await bring(pull, 'first', stash)) as [string]
    const [second] = (await bring(pull, 'second', stash)) as [string]
    await bring(pull, 'third', stash)
    expect([ofBranch, first, second].map(existsSync)).toEqual([true, false, true])
    await bring(stash.store, 'branch-2', stash)
    await bring(stash.store, 'branch-3', stash)
    expect(readdirSync(join(stash.dir, 'pulls'))).toEqual([])
    expect(readdirSync(join(stash.dir, 'branches'))).toHaveLength(3)
    expect(await bring(pull, 'fourth', stash)).toEqual([])
    expect(stash.told.at(-1)).toMatch(/^The host's copies leave no room for the .* of the entry$/)
    await bring(stash.store, 'branch-4', stash)
    expect(existsSync(ofBranch)).toBe(false)
  })

  it('serves all runs; a copy that a branch uses becomes the branch’s', async () => {
    const stash = await stashOf(3)
    const pull = stash.as({ isPull: true })
    await bring(stash.store, 'branch', stash)
    await bring(pull, 'pull', stash)
    expect(await isThere(pull, 'branch')).toBe(true)
    expect(await isThere(pull, 'pull')).toBe(true)
    expect(readdirSync(join(stash.dir, 'pulls'))).toHaveLength(1)
    expect(await isThere(stash.store, 'pull')).toBe(true)
    expect(readdirSync(join(stash.dir, 'pulls'))).toEqual([])
    expect(await isThere(pull, 'pull')).toBe(true)
  })

  it('removes no copy for an entry that is too large anyway', async () => {
    const stash = await stashOf(2)
    await bring(stash.store, 'a', stash)
    const digest = bucket.put('large', { bytes: 3 * bytes })
    expect(await restoreFrom(stash.store, 'large')).toBe(digest)
    expect(filesIn(stash.dir)).toHaveLength(1)
  })

  it('removes drafts of ended runs, and no others', async () => {
    const stash = await stashOf(10)
    const drafts = join(stash.dir, '.drafts')
    mkdirSync(drafts, { mode: 0o700 })
    for (const name of ['old', 'young']) writeFileSync(join(drafts, name), 'draft')
    utimesSync(join(drafts, 'old'), 1, Date.now() / 1000 - 2 * 3600)
    await bring(stash.store, 'a', stash)
    expect(readdirSync(drafts)).toEqual(['young'])
  })

  it('leaves other files unchanged', async () => {
    const stash = await stashOf(1)
    await bring(stash.store, 'a', stash)
    const own = join(stash.dir, 'branches', 'README')
    writeFileSync(own, 'x'.repeat(entryBytes))
    await bring(stash.store, 'b', stash)
    expect(existsSync(own)).toBe(true)
    expect(filesIn(stash.dir)).toHaveLength(2)
  })
})

describe('many processes at once', () => {
  it('leave one file when 32 download the same entry', async () => {
    const stash = newStash()
    for (let round = 0; round < 3; round++) {
      const digest = bucket.put(`key-${round}`, { seed: round, bytes: 300_000 })
      const stores = Array.from({ length: 32 }, (_, number) => stash.as({ isPull: number % 2 === 1 }))
      const digests = await Promise.all(stores.map((store) => restoreFrom(store, `key-${round}`)))
      expect(new Set(digests)).toEqual(new Set([digest]))
    }
    expect(stash.told.filter((line) => !/^Found|^Reading along/.test(line))).toEqual([])
    expect(readdirSync(join(stash.dir, '.drafts'))).toEqual([])
    for (const kind of ['branches', 'pulls'])
      expect(readdirSync(join(stash.dir, kind)).length).toBeLessThanOrEqual(3)
    expect(await isThere(stash.store, 'key-2')).toBe(true)
  })

  it('get right bytes when 32 read while entries come and go', async () => {
    const stash = newStash({ maxBytes: 4.5 * entryBytes })
    const random = newRandom(7)
    const keys = Array.from({ length: 8 }, (_, number) => `key-${number}`)
    const digests = new Map(keys.map((key, seed) => [key, bucket.put(key, { seed, bytes })]))
    const wrong: string[] = []
    let hits = 0
    const read = async (): Promise<void> => {
      for (let round = 0; round < 8; round++) {
        const key = keys[random.below(keys.length)] as string
        const store = stash.as({ isPull: random.below(2) === 1 })
        const entry = await findIn(store, key)
        if (entry.file?.isWhole) hits++
        if ((await readAll(entry)) !== digests.get(key)) wrong.push(key)
        await entry.close()
      }
    }
    await Promise.all(Array.from({ length: 32 }, read))
    expect(wrong).toEqual([])
    expect(hits).toBeGreaterThan(0)
    expect(stash.told.filter((line) => !/^Found|^Reading along|no room/.test(line))).toEqual([])
    await bring(stash.store, 'last', stash)
    expect(filesIn(stash.dir).length).toBeLessThanOrEqual(4)
    expect(readdirSync(join(stash.dir, '.drafts'))).toEqual([])
  })
})

describe('a disk that is full', () => {
  const mounts: string[] = []
  afterAll(() => {
    for (const mount of mounts) execFileSync(...asRoot('umount', '--lazy', mount))
  })

  function smallDisk(): string {
    const dir = scratch.fresh()
    const owner = `uid=${process.getuid?.()},gid=${process.getgid?.()},mode=700`
    execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', `size=4m,${owner}`, 'small', dir))
    mounts.push(dir)
    return dir
  }

  /** Another program takes the rest of the disk. @returns ends that program, which then needs no space */
  function fill(disk: string): () => void {
    const path = join(disk, 'filler')
    expect(() => writeFileSync(path, Buffer.alloc(5 * mebibyte))).toThrow('ENOSPC')
    return () => rmSync(path)
  }

  /** An entry whose copy this process has begun. */
  async function beginCopy(stash: Stash): Promise<Entry> {
    const entry = await findIn(stash.store)
    expect(entry.file?.isWhole === false && (await entry.file.isFiller())).toBe(true)
    return entry
  }

  itWithRights('a full disk')('removes the copies, and gets no further ones', async () => {
    const disk = smallDisk()
    const stash = newStash({ dir: join(disk, 'stash') })
    mkdirSync(stash.dir, { mode: 0o700 })
    await bring(stash.store, 'a', stash)
    fill(disk)
    expect(await bring(stash.store, 'b', stash)).toEqual([])
    expect(filesIn(stash.dir)).toEqual([])
  })

  itWithRights('a full disk')('costs the copy, not a byte of the entry', async () => {
    const stash = newStash({ dir: smallDisk() })
    const digest = bucket.put()
    const entry = await beginCopy(stash)
    const end = fill(stash.dir)
    expect(await readAll(entry)).toBe(digest)
    await entry.close()
    end()
    expect(stash.told).toEqual([
      expect.stringMatching(
        /^No copies are kept in (.*): no space is left \(ENOSPC\) on the disk of \1\/\.drafts: .* of 4\.0 MiB are free\. Make room on this disk$/,
      ),
    ])
    expect(filesIn(stash.dir)).toEqual([])
    const small = bucket.put('small', { bytes })
    expect(await restoreFrom(stash.store, 'small')).toBe(small)
    expect(filesIn(stash.dir)).toHaveLength(1)
  })

  itWithRights('a full disk')('leaves no half of the mark of the first job', async () => {
    const disk = smallDisk()
    const inputs = { ...inputsFor(bucket.server(), {}) }
    inputs.hostCopies.dir = join(disk, 'stash')
    const mark = join(inputs.hostCopies.dir, 'first-job')
    const { store: _, ...options } = openOn(bucket.server())
    const told: string[] = []
    const job = { identity: '1', own: main, isSealed: () => true }
    const store = openStore({ ...options, inputs, job, tell: (line) => void told.push(line) })
    bucket.put('a-key', { bytes })
    const end = fill(disk)
    await restoreFrom(store)
    expect(told).toContainEqual(expect.stringMatching(/^No copies are kept in .*: ENOSPC/))
    expect(existsSync(mark)).toBe(false)
    end()
    await restoreFrom(store)
    expect(readFileSync(mark, 'utf8')).toBe('1')
    expect(filesIn(inputs.hostCopies.dir)).toEqual([])
  })

  itWithRights('a full disk')('makes the image be received anew', async () => {
    const stash = newStash({ dir: smallDisk() })
    const digest = bucket.put()
    const entry = await beginCopy(stash)
    const image = join(stash.dir, 'image')
    expect(await entry.file?.link(image)).toBe(true)
    fill(stash.dir)
    expect(await entry.file?.prove(async () => void (await readAll(entry)))).toBe(false)
    expect(lstatSync(image).nlink).toBe(1)
    expect(await readAll(entry)).toBe(digest)
    await entry.close()
  })

  /** Of empty files, whose names make the image large. */
  function imageOf(files: number): Buffer {
    const [tree, packed] = [scratch.fresh(), join(scratch.fresh(), 'image')]
    for (let nth = 0; nth < files; nth++)
      writeFileSync(join(tree, newRandom(nth).bytes(120).toString('hex')), '')
    const flags = ['-comp', 'zstd', '-no-xattrs', '-no-exports', '-quiet', '-no-progress']
    execFileSync('mksquashfs', [tree, packed, ...flags])
    return readFileSync(packed)
  }

  itWithRights('a full disk')('is told from a damaged image', async () => {
    const stash = newStash({ dir: smallDisk() })
    const image = imageOf(9000)
    const about = { kind: 'image' as const, root: 0, offset: 0 }
    const segments = [{ ...about, length: image.length, files: 9000, bytes: 0 }]
    const object = objectOf(image, { key: 'a-key', segments }).bytes
    bucket.server().objects.set(objectName('a-key'), newObject(object))
    const entry = await beginCopy(stash)
    const index = await readIndex({ size: entry.size, read: entry.readStored })
    fill(stash.dir)
    const { signal } = new AbortController()
    const body = (order?: Order) => readBody(entry, index, { signal, order })
    const { lines: roots } = selectionOf(['.'], '/')
    const receiving = receiveImages(
      { signal, segments, lines: roots, workspace: '/', body, file: entry.file },
      stash.dir,
    )
    // If the entry were bad, the restore would remove it from the bucket.
    await expect(receiving).rejects.toThrow(`no space is left (ENOSPC) on the disk of ${stash.dir}: `)
    await entry.close()
  })

  it('leaves no old bytes in an image that is received again', async () => {
    const image = imageOf(0)
    const segments = [
      { kind: 'image' as const, root: 0, offset: 0, length: image.length, files: 0, bytes: 0 },
    ]
    const body = () => Readable.from([image])
    const copy = join(scratch.fresh(), 'copy')
    writeFileSync(copy, 'as far as it came')
    const dir = scratch.fresh()
    const file: ImageSource['file'] = {
      isWhole: false,
      async link(path) {
        linkSync(copy, path)
        return true
      },
      isInPlace: async () => true,
      prove: async () => false,
    }
    const { lines: roots } = selectionOf(['.'], '/')
    const { signal } = new AbortController()
    const source = { signal, segments, lines: roots, workspace: '/', body, file }
    const { path } = await receiveImages(source, dir)
    expect(readFileSync(path)).toEqual(image)
    expect(readFileSync(copy, 'utf8')).toBe('as far as it came')
  })

  itWithRights('a disk that nobody may write to')(
    'is no place for a stash, but one to read from',
    async () => {
      const dir = smallDisk()
      const stash = newStash({ dir })
      const small = bucket.put('small', { bytes })
      await restoreFrom(stash.store, 'small')
      execFileSync(...asRoot('mount', '-o', 'remount,ro', dir))
      expect(await isThere(stash.store, 'small')).toBe(true)
      const digest = bucket.put()
      expect(await restoreFrom(stash.store)).toBe(digest)
      expect(await restoreFrom(stash.store, 'small')).toBe(small)
      expect(stash.told.filter((line) => !/^Found|^Reading along/.test(line))).toEqual([
        expect.stringMatching(/^No copies are kept in .*(EROFS|read-only)/i),
      ])
    },
  )
})

describe('a stash is used', () => {
  /** @param earlier the job whose mark is on the disk @param job undefined on a runner that does not keep its disk */
  async function isUsed(
    given: Record<string, string>,
    {
      job,
      earlier,
      own,
    }: { job?: string | undefined; earlier?: string | undefined; own: string | undefined },
  ): Promise<boolean> {
    const inputs = { ...inputsFor(bucket.server(), given) }
    const dir = join(scratch.fresh(), 'stash')
    inputs.hostCopies.dir = dir
    if (earlier !== undefined) writeTree(dir, { 'first-job': earlier })
    const { store: _, ...options } = openOn(bucket.server())
    bucket.put('a-key', { bytes })
    await restoreFrom(openStore({ ...options, inputs, job: { identity: job, own, isSealed: () => true } }))
    const copiesOf = (kind: string): string[] =>
      existsSync(join(dir, kind)) ? readdirSync(join(dir, kind)) : []
    const [ownKind, otherKind] = own === main ? ['branches', 'pulls'] : ['pulls', 'branches']
    expect(copiesOf(otherKind as string)).toEqual([])
    return copiesOf(ownKind as string).length === 1
  }

  it.each([
    { copies: '', on: 'a disk that an earlier job has used', job: '2', earlier: '1', used: true },
    { copies: 'auto', on: 'a disk that an earlier job has used', job: '2', earlier: '1', used: true },
    { copies: 'auto', on: 'a disk that only this job has used', job: '1', earlier: '1', used: false },
    { copies: 'auto', on: 'a fresh disk', job: '1', used: false },
    { copies: 'auto', on: 'a runner that does not keep its disk', earlier: '1', used: false },
    { copies: 'false', on: 'a disk that an earlier job has used', job: '2', earlier: '1', used: false },
    { copies: '/anywhere', on: 'a runner that does not keep its disk', used: true },
    { copies: '/anywhere', on: 'a fresh disk', job: '1', used: true },
  ])('$used: $copies on $on', async ({ copies, used, ...facts }) => {
    expect(await isUsed({ 'host-copies': copies }, { ...facts, own: main })).toBe(used)
  })

  it.each([['refs/pull/1/merge'], [undefined]])('for pulls by runs that may write %s', async (own) => {
    expect(await isUsed({}, { job: '2', earlier: '1', own })).toBe(true)
  })

  itWithRights('links of another user')("leaves no mark through another user's link", async () => {
    const [theirs, dir] = [scratch.fresh(), join(scratch.fresh(), 'stash')]
    symlinkSync(theirs, dir)
    execFileSync(...asRoot('chown', '-h', 'nobody', dir))
    const inputs = { ...inputsFor(bucket.server(), {}) }
    inputs.hostCopies.dir = dir
    const { store: _, ...options } = openOn(bucket.server())
    const told: string[] = []
    const job = { identity: '1', own: main, isSealed: () => true }
    bucket.put('a-key', { bytes })
    await restoreFrom(openStore({ ...options, inputs, job, tell: (line) => void told.push(line) }))
    expect(told).toContainEqual(expect.stringMatching(`^No copies are kept in ${dir}: `))
    expect(readdirSync(theirs)).toEqual([])
  })

  it('never for the local store', () => {
    const inputs = inputsFor(bucket.server(), { store: 'local', 'local-dir': scratch.fresh() })
    const { store: _, ...options } = openOn(bucket.server())
    const ofJob = { identity: '2', own: main, isSealed: () => true }
    const store = openStore({ ...options, inputs, job: ofJob })
    expect(store.label).toMatch(/^local directory/)
    expect(statSync(inputs.localDir).isDirectory()).toBe(true)
  })
})
