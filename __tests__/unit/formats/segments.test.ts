// Segments keep their limits and hold each file once, with hard-linked names together.
import type { FoundFile } from '../../../src/files/paths/walk.ts'
import { divide, type SegmentPlan } from '../../../src/formats/archive/segments.ts'
import { newRandom } from '../../support/random.ts'

const MiB = 1024 * 1024

const file = (member: string, bytes = 1): FoundFile => ({ member, kind: 'file', bytes })
const link = (member: string, inode: string, names: number, bytes = 10): FoundFile => ({
  member,
  kind: 'file',
  bytes,
  hardLink: { inode, names },
})
const files = (count: number, bytes?: number): FoundFile[] =>
  Array.from({ length: count }, (_, number) => file(`0/${number}`, bytes))

/** Batches of uneven lengths, as directories have. */
function* batchesOf(found: FoundFile[], most = 1000): Generator<FoundFile[]> {
  const random = newRandom(found.length)
  for (let start = 0; start < found.length; ) {
    const end = start + 1 + random.below(most)
    yield found.slice(start, end)
    start = end
  }
}

async function divided(found: FoundFile[], most?: number) {
  const { files, skeleton, skipped } = divide(batchesOf(found, most))
  const segments: SegmentPlan[] = []
  for await (const segment of files) segments.push(segment)
  return { segments, skeleton, skipped }
}

const namesOf = (segments: SegmentPlan[]): string[] => segments.flatMap(({ names }) => names)

it('gives no segment without files', async () => {
  const { segments, skeleton, skipped } = await divided([])
  expect(segments).toEqual([])
  expect(skeleton).toMatchObject({ kind: 'skeleton', names: [], bytes: 0 })
  expect(skipped).toEqual([])
})

it('gives one segment for a few files', async () => {
  const { segments } = await divided(files(3))
  expect(segments).toMatchObject([{ kind: 'files', names: ['0/0', '0/1', '0/2'], bytes: 3 }])
})

it('holds some 8,000 files in a segment, in the order of the walk; the first segments hold fewer', async () => {
  const found = files(60_000).map((item, number): FoundFile => {
    return number % 100 === 0 ? { member: item.member, kind: 'directory', bytes: 0 } : item
  })
  const { segments } = await divided(found)
  const saved = found.filter(({ kind }) => kind === 'file')
  expect(namesOf(segments)).toEqual(saved.map(({ member }) => member))
  const counts = segments.map(({ names }) => names.length)
  expect(counts[0]).toBeLessThanOrEqual(1000)
  for (const count of counts.slice(4, -1)) {
    expect(count).toBeGreaterThanOrEqual(8000)
    expect(count).toBeLessThan(8100)
  }
})

it('divides no directory of up to 8,000 files, and larger ones rarely, once segments are large', async () => {
  const counts = [15_000, 3, 7000, 8000, 7999, 8000, 40_000, 7]
  const found = counts.flatMap((count, number): FoundFile[] => [
    { member: `0/${number}`, kind: 'directory', bytes: 0 },
    ...Array.from({ length: count }, (_, place) => file(`0/${number}/${place}`)),
  ])
  const segments: SegmentPlan[] = []
  for await (const segment of divide(batchesOf(found)).files) segments.push(segment)
  const parts = (directory: number): number =>
    segments.filter(({ names }) => names.some((name) => name.startsWith(`0/${directory}/`))).length
  expect(counts.map((_, directory) => parts(directory)).slice(1)).toEqual([1, 1, 1, 1, 1, 3, 1])
  expect(Math.max(...segments.map(({ names }) => names.length))).toBe(16_000)
})

it('closes a segment when it has 128 MiB, however large its last file', async () => {
  const { segments } = await divided([...files(300, MiB), file('0/huge', 1000 * MiB), file('0/after')], 1)
  for (const { bytes, names } of segments) {
    const last = names.at(-1) === '0/huge' ? 1000 * MiB : MiB
    expect(bytes - last).toBeLessThan(128 * MiB)
  }
  expect(segments.at(-1)?.names).toEqual(['0/after'])
  expect(segments.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(1300 * MiB + 1)
})

it('keeps names of one file together, with its content counted once', async () => {
  const found = files(30_000)
  // The first name is tens of thousands of files before the last.
  found.splice(100, 0, link('0/first', '1:1', 3))
  found.splice(15_000, 0, link('0/second', '1:1', 3))
  found.splice(29_000, 0, link('0/third', '1:1', 3))
  const { segments } = await divided(found)
  const holding = segments.filter(({ names }) => names.some((name) => /first|second|third/.test(name)))
  expect(holding).toHaveLength(1)
  expect(holding[0]?.names).toEqual(expect.arrayContaining(['0/first', '0/second', '0/third']))
  expect(segments.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(30_000 + 10)
})

it('plans frames of up to 4 MiB, each with all names of its files', async () => {
  const sized = (found: FoundFile): FoundFile => ({ ...found, length: found.bytes })
  // Each takes as much as 40 headers.
  const found = files(300, 60_000).map(sized)
  const group = Array.from({ length: 500 }, (_, name) => sized(link(`0/linked-${name}`, '1:1', 500, 3 * MiB)))
  found.splice(50, 0, ...group, sized(file('0/large', 9 * MiB)))
  const { segments } = await divided(found)
  const planned = segments.flatMap(({ names, frames }) =>
    frames.map(({ start, bytes }, nth) => ({ names: names.slice(start, frames[nth + 1]?.start), bytes })),
  )
  expect(planned.flatMap(({ names }) => names)).toEqual(found.map(({ member }) => member))
  const holding = planned.filter(({ names }) => names.some((name) => name.startsWith('0/linked')))
  expect(holding).toHaveLength(1)
  for (const { names, bytes } of planned) if (names.length > 1) expect(bytes).toBeLessThan(4 * MiB)
  expect(planned.find(({ names }) => names.includes('0/large'))).toMatchObject({ names: ['0/large'] })
  expect(planned.length).toBeLessThan(12)
})

it('plans no frame without names where a large file with several names comes first', async () => {
  const names = ['0/one', '0/two']
  const { segments } = await divided(
    names.map((name) => ({ ...link(name, '1:1', 2, 9 * MiB), length: 9 * MiB })),
  )
  expect(segments).toMatchObject([{ names, frames: [{ start: 0 }] }])
})

it('puts files with names elsewhere at the end', async () => {
  const found = [link('0/a', '1:1', 3), ...files(10), link('0/b', '1:2', 2), link('0/c', '1:1', 3)]
  const { segments } = await divided(found)
  expect(namesOf(segments).slice(-3)).toEqual(['0/a', '0/c', '0/b'])
  expect(segments.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(10 + 10 + 10)
})

it('keeps its limits for files with names elsewhere too', async () => {
  const found = Array.from({ length: 40_000 }, (_, number) => link(`0/${number}`, `1:${number}`, 2))
  const { segments } = await divided(found)
  expect(Math.max(...segments.map(({ names }) => names.length))).toBeLessThanOrEqual(8000)
  expect(new Set(namesOf(segments)).size).toBe(40_000)
})

it('does not mix files with one inode number on several file systems', async () => {
  const { segments } = await divided([link('0/a', '1:1', 2), link('0/b', '2:1', 2), link('0/c', '1:1', 2)])
  expect(namesOf(segments)).toEqual(['0/a', '0/c', '0/b'])
})

it('has all directories and links in the skeleton, and skips the rest', async () => {
  const found: FoundFile[] = Array.from({ length: 20_000 }, (_, number) => {
    const kind = (['directory', 'file', 'link', 'other'] as const)[number % 4] as FoundFile['kind']
    return { member: `0/${number}`, kind, bytes: 0 }
  })
  const { segments, skeleton, skipped } = await divided(found)
  const of = (...kinds: string[]): string[] =>
    found.filter(({ kind }) => kinds.includes(kind)).map(({ member }) => member)
  expect(namesOf(segments)).toEqual(of('file'))
  expect(skeleton.names.map((name) => name.replace(/\/$/, ''))).toEqual(of('directory', 'link'))
  expect(skeleton.kind).toBe('skeleton')
  expect(skipped).toEqual(of('other'))
})

it('holds every file once, in any tree', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const random = newRandom(seed)
    const found = Array.from({ length: 3000 }, (_, number): FoundFile => {
      if (random.below(3) > 0) return file(`0/${number}`, random.below(MiB))
      // Up to four names of each, of which some are elsewhere.
      return link(`0/${number}`, `1:${random.below(300)}`, 4, 100)
    })
    const { segments } = await divided(found)
    expect(namesOf(segments).sort()).toEqual(found.map(({ member }) => member).sort())
  }
})

it('goes on with the walk only as segments are asked for', async () => {
  let taken = 0
  function* walk(): Generator<FoundFile[]> {
    for (const batch of batchesOf(files(50_000), 100)) {
      taken += batch.length
      yield batch
    }
  }
  const { files: segments } = divide(walk())
  await segments.next()
  expect(taken).toBeLessThan(2000)
  await segments.return(undefined)
})

it('lets other work run while it walks', async () => {
  let turns = 0
  const ticking = setInterval(() => turns++, 0)
  function* slowly(): Generator<FoundFile[]> {
    for (let number = 0; number < 200; number++) {
      const end = performance.now() + 1
      while (performance.now() < end);
      yield files(100)
    }
  }
  for await (const _ of divide(slowly()).files);
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(5)
})
