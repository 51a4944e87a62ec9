// Several processes of one host need one entry at once: one downloads it, and the others read along.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBody } from '../../../src/entry/body.ts'
import { readIndex } from '../../../src/entry/index-frame.ts'
import { followDraft } from '../../../src/stores/stash/followed-draft.ts'
import type { Entry, Store } from '../../../src/stores/store.ts'
import {
  copyIn,
  digest,
  filesIn,
  findIn,
  newBucket,
  readAll,
  restoreFrom,
  type Stash,
} from '../../support/jobs/stash-bucket.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const bucket = newBucket(scratch)
const { newStash } = bucket
const mebibyte = 1024 ** 2
const bodyBytes = 5 * mebibyte + 12_345

/** The ranges of the body that the store has sent since a call of this. */
function newDownloads(): () => string[] {
  const before = bucket.server().requests.length
  return () => {
    const ranges = bucket
      .server()
      .requests.slice(before)
      .map(({ query, headers }) => (query.has('X-Amz-Signature') ? String(headers.range) : ''))
    return ranges
      .filter((range) => /^bytes=\d+-/.test(range) && range !== 'bytes=0-0')
      .filter((range) => {
        const [, start, end] = /(\d+)-(\d+)/.exec(range) ?? []
        return Number(end) - Number(start) > 256 * 1024
      })
  }
}

/** A process that has read some blocks of an entry, and can go on. */
async function beginReading(store: Store, blocks: number) {
  const entry = await findIn(store)
  const index = await readIndex({ size: entry.size, read: entry.readStored })
  const body = readBody(entry, index, { signal: new AbortController().signal })[Symbol.asyncIterator]()
  const hash = createHash('sha256')
  for (let bytes = 0; bytes < blocks * mebibyte; ) {
    const { value } = await body.next()
    hash.update(value)
    bytes += value.length
  }
  return { entry, body, hash }
}

/** Resolves with the digest of the body. */
async function finishReading({
  entry,
  body,
  hash,
}: Awaited<ReturnType<typeof beginReading>>): Promise<string> {
  for (;;) {
    const { done, value } = await body.next()
    if (done) break
    hash.update(value)
  }
  await entry.close()
  return hash.digest('hex')
}

/** Waits until so many processes follow another one. */
async function followers({ told }: Stash, count: number): Promise<void> {
  while (told.filter((line) => line.startsWith('Reading along')).length < count) await sleep(5)
}

it('is downloaded once by processes that begin at once', async () => {
  const stash = newStash()
  const body = bucket.put('a-key', { bytes: bodyBytes })
  const downloads = newDownloads()
  const digests = await Promise.all([1, 2, 3, 4].map(() => restoreFrom(stash.as({}))))
  expect(digests).toEqual([body, body, body, body])
  expect(downloads()).toHaveLength(1)
  copyIn(stash)
  expect(readdirSync(join(stash.dir, '.fillers'))).toEqual([])
})

it('is read along as far as it has come', async () => {
  const stash = newStash()
  const body = bucket.put('a-key', { bytes: bodyBytes })
  const downloads = newDownloads()
  const first = await beginReading(stash.as({}), 2)
  const second = await beginReading(stash.as({}), 2)
  await finishReading(first)
  await finishReading(second)
  expect(downloads()).toHaveLength(1)
  expect(await restoreFrom(stash.store)).toBe(body)
  expect(downloads()).toHaveLength(1)
})

it('is downloaded once by those that read along where the first one ends, and not kept', async () => {
  const stash = newStash()
  const body = bucket.put('a-key', { bytes: bodyBytes })
  const downloads = newDownloads()
  const first = await beginReading(stash.as({}), 2)
  // The process that goes on fetches what it lacks: a process that has read less would need a download of its own.
  const others = await Promise.all([1, 2, 3].map(() => beginReading(stash.as({}), 2)))
  // It must not have ended before the others look for it.
  const both = Promise.withResolvers<void>()
  const restOfBody = /^bytes=[1-9]\d{6,}-/
  bucket.server().rules = [
    {
      on: ({ headers }) => restOfBody.test(String(headers.range)),
      fault: { kind: 'held', until: both.promise },
    },
  ]
  await first.body.return?.()
  await first.entry.close()
  const ends = others.map(finishReading)
  await followers(stash, 3 + 2)
  both.resolve()
  expect(await Promise.all(ends)).toEqual([body, body, body])
  expect(downloads()).toEqual([expect.stringMatching(/^bytes=0-/), expect.stringMatching(/^bytes=2097152-/)])
  // The process that went on has only the rest.
  expect(filesIn(stash.dir)).toEqual([])
})

it('is filled anew by a process that has read nothing yet, where the first one ends', async () => {
  const stash = newStash()
  const body = bucket.put('a-key', { bytes: bodyBytes })
  const first = await beginReading(stash.as({}), 2)
  const entry = await findIn(stash.as({}))
  const linking = entry.file?.link(join(stash.dir, 'image'))
  await followers(stash, 1)
  await first.body.return?.()
  await first.entry.close()
  expect(await linking).toBe(true)
  expect(await readAll(entry)).toBe(body)
  await entry.close()
  expect(stash.told.filter((line) => /is not used/.test(line))).toEqual([])
})

/** Takes the place of the only filler, and runs a script there for each follower's `socket`. */
async function impostor(stash: Stash, script: string) {
  const first = await beginReading(stash.as({}), 1)
  const election = join(stash.dir, '.fillers', readdirSync(join(stash.dir, '.fillers'))[0] as string)
  await finishReading(first)
  rmSync(copyIn(stash))
  mkdirSync(election, { mode: 0o700 })
  const program = `require('net').createServer((socket) => {
    socket.on('error', () => {})
    ${script}
  }).listen('socket', () => {
    require('fs').writeSync(1, 'listening')
    HOLD
  })`
  // Without a script it accepts no connection, so the kernel resets them when it ends.
  const hold = script === '' ? 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)' : ''
  const child = spawn(process.execPath, ['--eval', program.replace('HOLD', hold)], { cwd: election })
  impostors.push(child)
  await once(child.stdout, 'data')
  return child
}

const impostors: ChildProcess[] = []
afterEach(() => {
  for (const child of impostors.splice(0)) child.kill('SIGKILL')
})

it('is filled by another process where the first one is killed before it answers', async () => {
  const stash = newStash()
  const body = bucket.put('a-key', { bytes: bodyBytes })
  const first = await impostor(stash, '')
  const second = restoreFrom(stash.as({}))
  await followers(stash, 1)
  first.kill('SIGKILL')
  expect(await second).toBe(body)
})

it.each([
  ['sends a line without an end', "setInterval(() => socket.write('x'.repeat(65536)), 1)"],
  ['sends signs of life only', "setInterval(() => socket.write('\\n'), 10)"],
  ['closes each connection', 'socket.end()'],
  ['names blocks that there are not', "setInterval(() => socket.write((Date.now() % 9999999) + '\\n'), 10)"],
])('is downloaded by those that read along where the first one %s', async (_, script) => {
  const stash = newStash()
  const body = bucket.put('a-key', { bytes: bodyBytes })
  await impostor(stash, script)
  expect(await restoreFrom(stash.as({ limits: { quietMs: 100 } }))).toBe(body)
})

it('is downloaded by those that read along where the first one is too slow as a whole', async () => {
  const stash = newStash()
  const body = bucket.put('a-key', { bytes: bodyBytes })
  await impostor(stash, "socket.write('1\\n'); setInterval(() => socket.write('\\n'), 10)")
  const pace = { paceBytes: mebibyte, paceMs: 1000, paceAfterMs: 100 }
  expect(await restoreFrom(stash.as({ limits: { pace } }))).toBe(body)
  expect(stash.told.at(-1)).toMatch(/has stopped or is too slow/)
})

it('is asked for blocks also after its filler was busy when it began', async () => {
  const path = join(scratch.fresh(), 'socket')
  await using ends = new AsyncDisposableStack()
  const server = createServer().listen(path)
  ends.defer(async () => void server.close())
  const follower = connect(path)
  const [filler] = await once(server, 'connection')
  const draft = followDraft(scratch.fresh(), follower, { blocks: 2 })
  ends.defer(draft.close)
  expect(await draft.ask([0])).toBe(false)
  filler.write('fetches\n')
  await draft.news(new AbortController().signal)
  expect(await draft.ask([1])).toBe(true)
})

it('is never filled through a name that another process has given to a file', async () => {
  const stash = newStash()
  const body = bucket.put('a-key', { bytes: bodyBytes })
  const precious = join(stash.dir, 'precious')
  const name = '00000000-0000-0000-0000-000000000000'
  const first = await impostor(stash, `socket.end('${name}\\n0\\n')`)
  writeFileSync(precious, 'precious')
  linkSync(precious, join(stash.dir, '.drafts', name))
  const second = restoreFrom(stash.as({}))
  await followers(stash, 1)
  first.kill('SIGKILL')
  expect(await second).toBe(body)
  expect(readFileSync(precious, 'utf8')).toBe('precious')
})

it('is left alone when it stands still, and downloaded', async () => {
  const stash = newStash()
  const body = bucket.put('a-key', { bytes: bodyBytes })
  const first = await beginReading(stash.as({}), 2)
  expect(await restoreFrom(stash.as({ limits: { quietMs: 100 } }))).toBe(body)
  expect(stash.told.at(-1)).toMatch(/has stopped or is too slow; this one downloads the entry/)
  await finishReading(first)
  expect(digest(readFileSync(copyIn(stash)).subarray(0, bodyBytes))).toBe(body)
})

it('costs a wrong block one more request, and never the entry', async () => {
  const stash = newStash()
  const body = bucket.put('a-key', { bytes: bodyBytes })
  const first = await beginReading(stash.as({}), 3)
  const [draft] = filesIn(stash.dir) as [string]
  const file = openSync(draft, 'r+')
  writeSync(file, Buffer.alloc(100), 0, 100, mebibyte + 5)
  closeSync(file)
  const second = restoreFrom(stash.as({}))
  await followers(stash, 1)
  await finishReading(first)
  expect(await second).toBe(body)
  expect(bucket.server().objects.size).toBe(1)
})

it('is one file for all mounts, and read once', async () => {
  const stash = newStash()
  bucket.put('a-key', { bytes: bodyBytes })
  const mount = async ({ entry, body }: Awaited<ReturnType<typeof beginReading>>) => {
    const path = join(scratch.fresh(), 'image')
    let wasRead = false
    expect(await entry.file?.link(path)).toBe(true)
    const check = async (): Promise<void> => {
      while (!(await body.next()).done);
      wasRead = true
    }
    expect(await entry.file?.prove(check)).toBe(true)
    expect(await entry.file?.isInPlace()).toBe(true)
    const file = realpathSync(path)
    await entry.close()
    return { file, wasRead }
  }
  const first = await beginReading(stash.as({}), 1)
  const others = [2, 3, 4].map(async () => mount(await beginReading(stash.as({}), 0)))
  await followers(stash, 3)
  expect((await mount(first)).wasRead).toBe(true)
  const copy = { file: copyIn(stash), wasRead: false }
  expect(await Promise.all(others)).toEqual([copy, copy, copy])
})

it('is replaced by the original where the published copy is bad', async () => {
  const stash = newStash()
  const body = bucket.put('a-key', { bytes: bodyBytes })
  const first = await beginReading(stash.as({}), 1)
  const second = await beginReading(stash.as({}), 0)
  const linked = second.entry.file?.link(join(scratch.fresh(), 'image'))
  await followers(stash, 1)
  await finishReading(first)
  expect(await linked).toBe(true)
  const original = await second.entry.reject()
  expect(filesIn(stash.dir)).toEqual([])
  expect(bucket.server().objects.size).toBe(1)
  expect(await readAll(original as Entry)).toBe(body)
  await second.entry.close()
})

it('is not waited for by a job that is cancelled', async () => {
  const stash = newStash()
  bucket.put('a-key', { bytes: bodyBytes })
  const first = await beginReading(stash.as({}), 1)
  const cancel = new AbortController()
  const second = expect(restoreFrom(stash.as({ signal: cancel.signal }))).rejects.toThrow('cancelled')
  await followers(stash, 1)
  cancel.abort(new Error('cancelled'))
  await second
  await finishReading(first)
})
