// Restores into memory when memory is too small.
import { mountMemory } from '../../../src/job/restore/ramdisk.ts'

const mounted = (): never => {
  throw new Error('something was mounted')
}
const rights = {
  run: mounted,
  runEach: mounted,
  runWith: mounted,
  write: mounted,
}
const free = process.availableMemory()

it.each([
  { wish: 'true' as const, part: 0.9 },
  { wish: 'auto' as const, part: 0.5 },
])('$wish says why it takes no memory for $part of what is free', async ({ wish, part }) => {
  const bytes = Math.floor(free * part)
  const why = await mountMemory('/nowhere', { wish, bytes, rights, signal: new AbortController().signal })
  expect(why).toMatch(/^[\d.,]+ [KMGT]?i?B are needed, and only [\d.,]+ [KMGT]?i?B of memory are free$/)
})

it('limits the number of files, because empty files take memory too', async () => {
  const options: string[] = []
  const run = async (_: string, args: string[]): Promise<Buffer> => {
    options.push(...args)
    return Buffer.alloc(0)
  }
  const signal = new AbortController().signal
  await mountMemory('/nowhere', {
    wish: 'auto',
    bytes: 1,
    rights: { ...rights, run },
    signal,
  })
  const [, size, files] = /size=(\d+),nr_inodes=(\d+),/.exec(options.join(' ')) ?? []
  expect(Number(files)).toBe(Math.floor(Number(size) / 4096))
  expect(Number(files)).toBeGreaterThan(0)
})
