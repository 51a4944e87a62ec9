// A save leaves out the files that none of the last five builds has used, and no other file.
import { leastRecentBeyond, type UsedFile, unusedAmong } from '../../../src/job/used/prune.ts'
import { newRandom } from '../../support/random.ts'

const hour = 3600
const names = Array.from({ length: 40 }, (_, nth) => `f${nth}`)

const fileOf = (path: string, usedAt: number): UsedFile => ({ path, bytes: 10, usedAt })
const pathsOf = (files: UsedFile[]): string[] => files.map(({ path }) => path)

it.each(Array.from({ length: 50 }, (_, seed) => seed))('in random history %i', (seed) => {
  const random = newRandom(seed)
  // As Go does: it sets no time that is less than an hour old.
  const times = new Map<string, number>()
  let saved = new Map<string, number>()
  let builds: number[] = []
  let used: Set<string>[] = []
  let now = 1_700_000_000
  let pruned = 0
  for (let job = 0; job < 40; job++) {
    times.clear()
    for (const [name, time] of saved) times.set(name, time)
    now += random.below(job % 3 === 0 ? 10 * 24 * hour : 2 * hour)
    const began = now
    const ofJob = new Set(names.slice(random.below(20)).filter(() => random.below(3) > 0))
    for (const name of ofJob) {
      now += random.below(60)
      if (now - (times.get(name) ?? 0) >= hour) times.set(name, now)
    }
    // A build that fails saves nothing.
    if (random.below(4) === 0) continue
    builds = [began, ...builds].slice(0, 5)
    used = [ofJob, ...used].slice(0, 5)
    const files = [...times].map(([name, time]) => fileOf(name, time))
    const unused = pathsOf(unusedAmong(files, builds))
    for (const name of unused) expect(used.some((build) => build.has(name))).toBe(false)
    const oldest = Math.min(...builds)
    for (const [name, time] of times)
      if (builds.length === 5 && time < oldest - 2 * hour) expect(unused).toContain(name)
    pruned += unused.length
    saved = new Map([...times].filter(([name]) => !unused.includes(name)))
  }
  expect(pruned).toBeGreaterThan(0)
})

it('leaves out nothing before there are five builds, nor if one of their clocks was behind by a year', () => {
  const file = fileOf('f', 1000)
  const [now, year] = [1_700_000_000, 365 * 24 * hour]
  expect(unusedAmong([file], undefined)).toEqual([])
  expect(unusedAmong([file], [now, now, now, now])).toEqual([])
  expect(unusedAmong([file], [now, now, now, now, now])).toEqual([file])
  const lastMonth = fileOf('g', now - 30 * 24 * hour)
  expect(unusedAmong([lastMonth], [now, now, now - year, now, now])).toEqual([])
  // A build whose clock was ahead says nothing of what others have used.
  expect(unusedAmong([fileOf('h', now)], [now + year, now, now, now, now])).toEqual([])
})

it('leaves out the least recently used files beyond a size', () => {
  const files = [fileOf('a', 3), fileOf('b', 1), fileOf('c', 2)]
  expect(pathsOf(leastRecentBeyond(files, 20))).toEqual(['b'])
  expect(pathsOf(leastRecentBeyond(files, 19))).toEqual(['b', 'c'])
  expect(leastRecentBeyond(files, 30)).toEqual([])
})
