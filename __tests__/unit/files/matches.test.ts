// The lines of `path` match the right files in real directories, each file once.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findMatches, type Match } from '../../../src/files/paths/matches.ts'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { walk } from '../../../src/files/paths/walk.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

const files = [
  'a.txt',
  'b.txt',
  '.hidden',
  'dir/a.txt',
  'dir/sub/a.txt',
  'dir/sub/b.md',
  'dir/sub/deep/c.txt',
  'dir/out/x.txt',
  'other/a.txt',
  'a[b]*c/file?.txt',
  'a[b]*c/file1.txt',
]

/** Its own path looks like a pattern, too. */
function newWorkspace(): string {
  const workspace = join(scratch.fresh(), 'w[or]k*{s}?')
  for (const path of files) {
    mkdirSync(join(workspace, path, '..'), { recursive: true })
    writeFileSync(join(workspace, path), path)
  }
  mkdirSync(join(workspace, 'empty'))
  symlinkSync('nowhere', join(workspace, 'dangling'))
  symlinkSync('dir', join(workspace, 'link'))
  return workspace
}

const workspace = newWorkspace()
const find = (lines: string[]): Promise<Match[]> => findMatches(selectionOf(lines, workspace))
const pathsOf = (matches: Match[]): string[] =>
  matches.map(({ path }) => relative(workspace, path) || '.').sort()

it.each([
  { lines: ['dir'], found: ['dir'] },
  { lines: ['missing'], found: [] },
  { lines: ['missing', 'dir'], found: ['dir'] },
  { lines: ['a.txt', 'dangling', 'link', 'empty'], found: ['a.txt', 'dangling', 'empty', 'link'] },
  { lines: ['*.txt'], found: ['a.txt', 'b.txt'] },
  { lines: ['.'], found: ['.'] },
  { lines: ['**'], found: ['.'] },
  { lines: ['dir/**'], found: ['dir'] },
  { lines: ['dir/*'], found: ['dir/a.txt', 'dir/out', 'dir/sub'] },
  { lines: ['**/*.md'], found: ['dir/sub/b.md'] },
  { lines: ['**/sub'], found: ['dir/sub'] },
  { lines: ['**/a.txt'], found: ['a.txt', 'dir/a.txt', 'dir/sub/a.txt', 'other/a.txt'] },
  // What another match brings along is none of its own.
  { lines: ['dir', 'dir/sub', 'dir/sub/a.txt'], found: ['dir'] },
  { lines: ['dir/sub/a.txt', 'dir/sub', 'dir'], found: ['dir'] },
  {
    lines: ['dir', '**/*.txt'],
    found: ['a.txt', 'a[b]*c/file1.txt', 'a[b]*c/file?.txt', 'b.txt', 'dir', 'other/a.txt'],
  },
  { lines: ['dir', 'dir', './dir/'], found: ['dir'] },
  // What is left out is left out, and with it what is below.
  { lines: ['dir', '!dir'], found: [] },
  { lines: ['*.txt', '!b.*'], found: ['a.txt'] },
  { lines: ['dir', '!dir/sub', 'dir/sub/deep'], found: ['dir', 'dir/sub/deep'] },
  { lines: ['dir', '!dir/sub/**', 'dir/sub/b.md'], found: ['dir', 'dir/sub/b.md'] },
  { lines: ['!dir', 'dir'], found: ['dir'] },
  // Nothing is a pattern that is escaped or literal.
  { lines: ['a\\[b]\\*c/*'], found: ['a[b]*c/file1.txt', 'a[b]*c/file?.txt'] },
  { lines: ['a[[]b]\\*c/file[?].txt'], found: ['a[b]*c/file?.txt'] },
])('$lines finds $found', async ({ lines, found }) => {
  expect(pathsOf(await find(lines))).toEqual(found)
})

it('finds nothing through links, except on the way to the base', async () => {
  expect(pathsOf(await find(['**/sub/b.md']))).toEqual(['dir/sub/b.md'])
  expect(pathsOf(await find(['link/*'])).every((path) => path.startsWith('link/'))).toBe(true)
  expect(pathsOf(await find(['link/*']))).not.toEqual([])
})

it('finds no staging directories, nor files in them', async () => {
  const place = scratch.fresh()
  for (const path of [
    '.headstart-staging-abcDEF/x.txt',
    'sub/.headstart-staging-123456/x.txt',
    'sub/y.txt',
  ]) {
    mkdirSync(join(place, path, '..'), { recursive: true })
    writeFileSync(join(place, path), 'x')
  }
  const found = async (line: string): Promise<string[]> =>
    (await findMatches(selectionOf([line], place))).map(({ path }) => relative(place, path)).sort()
  expect(await found('*')).toEqual(['sub'])
  expect(await found('**/*.txt')).toEqual(['sub/y.txt'])
})

it('gives the place of each match', async () => {
  const matches = await find(['!dir/out', 'dir/sub', '# remark', '*.txt', '.'])
  const [sub] = await find(['dir/sub', '*.txt'])
  expect(sub).toMatchObject({ relative: 'sub', line: { number: 0, base: join(workspace, 'dir') } })
  expect(matches).toMatchObject([{ relative: '', line: { number: 2, base: workspace, text: '.' } }])
  expect(matches[0]?.stat.isDirectory()).toBe(true)
})

it.each([
  { lines: ['**', 'dir/**', '**/*.txt', 'dir/sub', '.'] },
  { lines: ['**/*.txt', 'dir', '**/sub', '*'] },
  { lines: ['dir/*', 'dir/**/*', '!dir/out', 'dir/out/x.txt', '*.txt'] },
  { lines: ['**', '!dir/sub', 'dir/sub/deep/**', '**/c.txt'] },
])('$lines name each file once', async ({ lines }) => {
  const selection = selectionOf(lines, workspace)
  const matches = await findMatches(selection)
  const paths = [...walk(matches, selection.excludes)].flat().map(({ member }) => {
    const [place, ...names] = member.split('/')
    return join(selection.lines[Number(place)]?.base ?? '', ...names)
  })
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.length).toBeGreaterThan(5)
})
