// Threads that pack together: how many there are, and what they pack.
import { execFileSync } from 'node:child_process'
import { appendFileSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findMatches } from '../../../src/files/paths/matches.ts'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { type FoundFile, walk } from '../../../src/files/paths/walk.ts'
import { tar } from '../../../src/formats/archive/archive.ts'
import { findTools } from '../../../src/system/tools.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import { logOf, newPlace, save } from '../../support/host.ts'
import { packAll } from '../../support/packing.ts'
import { newRandom } from '../../support/random.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const place = newPlace()
const tree = scratch.fresh()
const members = join(tree, 'members')

/** @param write takes the body; by default, the bytes are kept @param walked called after the walk */
async function pack(lines: string[], write?: (bytes: Buffer) => Promise<void>, walked = (): void => {}) {
  const { lines: roots } = selectionOf(lines, tree)
  const matches = await findMatches({ lines: roots, excludes: undefined })
  function* found(): Generator<FoundFile[]> {
    yield* walk(matches, undefined)
    walked()
  }
  const pieces: Buffer[] = []
  const packed = await packAll(
    tar.pack({
      matches,
      found: found(),
      leftOut: undefined,
      workspace: tree,
      scratch: scratch.fresh(),
      tools: await findTools(new AbortController().signal),
      level: 1,
      signal: new AbortController().signal,
    }),
    write ?? (async (bytes) => void pieces.push(bytes)),
  )
  return { ...packed, body: Buffer.concat(pieces) }
}

/** Of this process. */
function tarThreads(): number {
  const tasks = readdirSync('/proc/self/task').map((task) => `/proc/self/task/${task}/comm`)
  return tasks.filter((path) => readFileSync(path, 'utf8').trim() === 'WorkerThread').length
}

beforeAll(() => {
  const random = newRandom(1)
  mkdirSync(join(members, 'small'), { recursive: true })
  for (let nth = 0; nth < 7000; nth++)
    writeFileSync(join(members, 'small', `${nth}`), random.bytes(random.below(2000)))
  for (const [name, bytes] of Object.entries({ 'a-large': 9_000_000, 'b-large': 5_000_000, z: 3 }))
    writeFileSync(join(members, name), random.bytes(bytes))
  for (const nth of [1, 2, 3]) linkSync(join(members, 'small/0'), join(members, `linked-${nth}`))
  writeFileSync(join(tree, 'alone'), 'small')
})

it('starts no thread for a small tree, and two for a large one', async () => {
  const before = tarThreads()
  let most = 0
  const count = async (): Promise<void> => {
    most = Math.max(most, tarThreads() - before)
  }
  await pack(['alone'], count)
  expect(most).toBe(0)
  await pack(['members'], count)
  expect(most).toBe(Math.min(availableParallelism(), 2))
  // None waits for another save.
  expect(tarThreads()).toBe(before)
})

it('what several threads have read comes in the order of the walk, in whole frames', async () => {
  const { body, segments } = await pack(['members'])
  const copy = scratch.fresh()
  const names = execFileSync('bash', ['-c', 'zstd -dc | tar -xvif - -C "$0"', copy], {
    input: body,
    maxBuffer: 1e8,
  })
  expect(describeTree(join(copy, '0/members'))).toEqual(describeTree(members))
  const found = [
    ...walk(await findMatches({ ...selectionOf(['members'], tree), excludes: undefined }), undefined),
  ]
  const files = found.flat().filter(({ kind, hardLink }) => kind === 'file' && !hardLink)
  const saved = names.toString().split('\n')
  const expected = files.map(({ member }) => member)
  const wanted = new Set(expected)
  expect(saved.filter((name) => wanted.has(name))).toEqual(expected)
  for (const { frames = [], length } of segments)
    expect(frames.reduce((sum, frame) => sum + frame, 0)).toBe(length)
})

it('a file that grows by megabytes before it is read is saved as it is then', async () => {
  const path = join(tree, 'grows')
  writeFileSync(path, Buffer.alloc(3_000_000, 1))
  const { body } = await pack(['grows', 'alone'], undefined, () =>
    appendFileSync(path, Buffer.alloc(9_000_000, 2)),
  )
  const listed = execFileSync('bash', ['-c', 'zstd -dc | tar -tvif -'], { input: body, encoding: 'utf8' })
  expect(listed).toMatch(/ 12000000 .* 0\/grows\n/)
})

it('a save that can start no thread ends with a warning', async () => {
  const job = await place.newHost().newJob({ workspace: tree })
  const NODE_OPTIONS = '--permission --allow-fs-read=* --allow-fs-write=* --allow-child-process --no-warnings'
  const saved = await save(job, { path: 'members', key: 'k' }, { env: { NODE_OPTIONS } })
  expect(logOf(saved)).toEqual([
    expect.stringMatching(/^::warning::.*Access to this API has been restricted/),
  ])
  expect(saved.exitCode).toBe(0)
})

it('a save after saves that failed gets as far as the first one', async () => {
  for (let nth = 0; nth < 4; nth++) {
    const fails = async (): Promise<void> => {
      throw new Error('the store is gone')
    }
    await expect(pack(['members'], fails)).rejects.toThrow('the store is gone')
  }
  const { files } = await pack(['members'])
  expect(files).toBe(7000 + 3 + 3 + 2)
})

it('the young heap of a process that packs in threads stays small', () => {
  const program = join(import.meta.dirname, '../../support/memory-of-packing.ts')
  expect(
    Number(execFileSync(process.execPath, [program, scratch.fresh()], { encoding: 'utf8' })),
  ).toBeLessThan(12)
})
