// The record of the sources' times: what it holds, and what a hostile one can do.
import { lstatSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { readTimes, setTimes, unchangedTimes } from '../../../src/files/sources/source-times.ts'
import { decodeTimes, encodeTimes, sourceDigest } from '../../../src/files/sources/times-record.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const content = `100644 ${'1'.repeat(40)}`
const digest = (name: string, length = 1): string => sourceDigest({ name, content }, length)

it('A record gives back its times', () => {
  const last = 2 ** 32 - 1
  const times = decodeTimes(
    encodeTimes([
      { digest: digest('a'), seconds: 0 },
      { digest: digest('b'), seconds: last },
    ]),
  )
  expect([...times]).toEqual([
    [digest('a'), 0],
    [digest('b'), last],
  ])
})

it('A file with another name, mode, object or length has another digest', () => {
  const others = [
    sourceDigest({ name: 'b', content }, 1),
    sourceDigest({ name: 'a', content: content.replace('644', '755') }, 1),
    sourceDigest({ name: 'a', content: content.replace('11', '12') }, 1),
    sourceDigest({ name: 'a', content }, 2),
  ]
  expect(new Set([digest('a'), ...others]).size).toBe(5)
})

it.each([
  ['nothing', '', 0],
  ['text that is no base64', '../../etc/passwd\0\n{}', 0],
  ['an incomplete item', Buffer.alloc(39).toString('base64'), 1],
  ['one item often', Buffer.alloc(20 * 1000).toString('base64'), 1],
])('A record of %s has as many times as whole items', (_, record, count) => {
  expect(decodeTimes(record).size).toBe(count)
})

describe('files', () => {
  let workspace: string
  const file = (name: string, isUnchanged = true) => ({ name, content, isUnchanged })
  const seconds = (name: string): number => lstatSync(join(workspace, name)).mtimeMs / 1000
  const write = (name: string, time: number): void => {
    writeFileSync(join(workspace, name), 'x')
    utimesSync(join(workspace, name), time, time)
  }
  const set = (names: ReturnType<typeof file>[], times: [string, number][], paths = ['out']) =>
    setTimes(names, {
      ...{ workspace, cached: selectionOf(paths, workspace).lines, before: undefined },
      saved: [{ savedAt: 5000, times: new Map(times.map(([name, time]) => [digest(name), time])) }],
    })

  beforeEach(() => {
    workspace = scratch.fresh()
  })

  it('get recorded times, at the ends of what a record holds, too', async () => {
    for (const name of ['a', 'b']) write(name, 9000.5)
    const count = await set(
      [file('a'), file('b')],
      [
        ['a', 0],
        ['b', 2 ** 32 - 1],
      ],
    )
    expect([seconds('a'), seconds('b'), count]).toEqual([0, 2 ** 32 - 1, { all: 2, kept: 2, changed: 2 }])
  })

  it('that git does not name get none, whatever the record says', async () => {
    mkdirSync(join(workspace, 'd'))
    write('d/a', 9000.5)
    write('other', 9000.5)
    await set(
      [file('d/../other'), file(`../${basename(workspace)}/other`), file('gone')],
      [
        ['other', 1],
        ['d/a', 1],
      ],
    )
    expect([seconds('d/a'), seconds('other')]).toEqual([9000.5, 9000.5])
  })

  it('that are not as recorded become newer than the save, and not newer than now', async () => {
    const future = Math.floor(Date.now() / 1000) + 90_000
    for (const [name, time] of [
      ['old', 4000],
      ['changed', 4000],
      ['new', 9000.5],
      ['future', future],
    ] as const)
      write(name, time)
    await set([file('old'), file('changed', false), file('new'), file('future')], [['changed', 3000]])
    expect([seconds('old'), seconds('changed'), seconds('new')]).toEqual([5000, 5000, 9000])
    expect(seconds('future')).toBeLessThan(future)
  })

  it.each([[['out']], [['o*']], [['**/out']], [['.']]])(
    'of the cache keep their times: %s',
    async (paths) => {
      mkdirSync(join(workspace, 'out/d'), { recursive: true })
      for (const name of ['out/d/a', 'out/b']) write(name, 9000.5)
      const count = await set([file('out/d/a'), file('out/b')], [['out/b', 1]], paths)
      expect([seconds('out/d/a'), seconds('out/b'), count.all]).toEqual([9000.5, 9000.5, 0])
    },
  )

  it('are recorded if git sees no change after their times were read', async () => {
    for (const name of ['a', 'b', 'c']) write(name, 4000)
    const all = ['a', 'b', 'c'].map((name) => file(name))
    const found = await readTimes(all, { workspace, cached: selectionOf(['out'], workspace).lines })
    const times = unchangedTimes(found, [file('a'), file('b', false), file('new')])
    expect(times).toEqual([{ digest: digest('a'), seconds: 4000 }])
  })

  it('are recorded as whole seconds that are not before them', async () => {
    const times = { a: 4000.2, b: 4000 }
    for (const [name, seconds] of Object.entries(times)) write(name, seconds)
    const all = Object.keys(times).map((name) => file(name))
    const found = await readTimes(all, { workspace, cached: selectionOf(['out'], workspace).lines })
    const recorded = unchangedTimes(found, all).map(({ seconds }) => seconds)
    // The directory is last.
    expect(recorded.slice(0, all.length)).toEqual([4001, 4000])
  })
})
