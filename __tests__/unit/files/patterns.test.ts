// Every kind of line in `path`: where it begins, what it matches, what it excludes.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type PathLine, selectionOf } from '../../../src/files/paths/patterns.ts'

// Nothing in a workspace's own path is a pattern.
const workspaces = ['/job', '/job/a[b]*c', '/job/{x,y} !#?', '/']

const root = (line: string, workspace: string): PathLine => {
  const { lines: roots } = selectionOf([line], workspace)
  expect(roots).toHaveLength(1)
  return roots[0] as PathLine
}

interface Line {
  line: string
  /** Relative to the workspace, unless they start with a slash. */
  base: string
  literal?: string
  /** Paths relative to the base. */
  names?: string[]
  /** Likewise. */
  notNames?: string[]
}

const home = homedir()
const lines: Line[] = [
  {
    line: 'deps',
    base: '.',
    literal: 'deps',
    names: ['deps'],
    notNames: ['', 'deps/x', 'dep', 'depsx', '../deps'],
  },
  { line: 'deps/', base: '.', literal: 'deps', names: ['deps'] },
  { line: './deps', base: '.', literal: 'deps', names: ['deps'] },
  { line: 'deps/./sub//x', base: 'deps/sub', literal: 'deps/sub/x', names: ['x'], notNames: ['sub/x'] },
  { line: '.', base: '.', literal: '.', names: [''], notNames: ['x', '.x'] },
  { line: '..', base: '..', literal: '..', names: [''], notNames: ['x'] },
  { line: '../beside', base: '..', literal: '../beside', names: ['beside'] },
  { line: '../../x/y', base: '../../x', literal: '../../x/y', names: ['y'] },
  { line: 'a/../b', base: '.', literal: 'b', names: ['b'], notNames: ['a'] },
  { line: '../beside/*', base: '../beside', names: ['x'], notNames: ['', 'x/y'] },
  { line: '/abs/deps', base: '/abs', literal: '/abs/deps', names: ['deps'] },
  { line: '/abs/../x', base: '/', literal: '/x', names: ['x'] },
  { line: '/', base: '/', literal: '/', names: [''] },
  { line: '~', base: home, literal: home, names: [''] },
  { line: '~/', base: home, literal: home, names: [''] },
  { line: '~/.cache/x', base: join(home, '.cache'), literal: join(home, '.cache/x'), names: ['x'] },
  { line: '~/*', base: home, names: ['x', '.x'], notNames: ['x/y'] },
  { line: '~other', base: '.', literal: '~other', names: ['~other'] },
  { line: 'a~/x', base: 'a~', literal: 'a~/x', names: ['x'] },
  { line: '*.txt', base: '.', names: ['a.txt', '.txt', '.a.txt'], notNames: ['a.md', 'a/b.txt', ''] },
  { line: 'dir/*', base: 'dir', names: ['a', '.a'], notNames: ['', 'a/b'] },
  { line: 'dir/**', base: 'dir', names: ['', 'a', 'a/b', '.a/.b'], notNames: ['../x'] },
  { line: '**', base: '.', names: ['', 'a', 'a/b'] },
  { line: '**/deps', base: '.', names: ['deps', 'a/deps', 'a/b/deps'], notNames: ['deps/a', 'xdeps'] },
  { line: 'a/**/b/*.o', base: 'a', names: ['b/x.o', 'x/b/x.o', 'x/y/b/z.o'], notNames: ['b/x/y.o', 'x.o'] },
  { line: 'a/*/b/c', base: 'a', names: ['x/b/c'], notNames: ['b/c', 'x/y/b/c'] },
  { line: 'file?', base: '.', names: ['file1', 'file?'], notNames: ['file', 'file12'] },
  { line: 'file[12]', base: '.', names: ['file1', 'file2'], notNames: ['file3', 'file[12]'] },
  { line: 'file[!1]', base: '.', names: ['file2'], notNames: ['file1'] },
  { line: '{a,b}', base: '.', literal: '{a,b}', names: ['{a,b}'], notNames: ['a', 'b'] },
  { line: '+(a)', base: '.', literal: '+(a)', names: ['+(a)'], notNames: ['a', 'aa'] },
  { line: 'a b', base: '.', literal: 'a b', names: ['a b'] },
  { line: '$(touch pwned)', base: '.', literal: '$(touch pwned)', names: ['$(touch pwned)'] },
  { line: '-x', base: '.', literal: '-x', names: ['-x'] },
  { line: 'ключ/語', base: 'ключ', literal: 'ключ/語', names: ['語'] },
  { line: '%2e%2e', base: '.', literal: '%2e%2e', names: ['%2e%2e'] },
  { line: '...', base: '.', literal: '...', names: ['...'] },
  { line: '..a/b', base: '..a', literal: '..a/b', names: ['b'] },
  { line: '!!deps', base: '.', literal: 'deps', names: ['deps'] },
]

describe.each(workspaces)('in the workspace %s', (workspace) => {
  const at = (path: string): string => (path.startsWith('/') ? path : join(workspace, path))

  it.each(lines)('$line begins at $base', ({ line, base, literal, names = [], notNames = [] }) => {
    const { matches, ...found } = root(line, workspace)
    expect(found).toMatchObject({ number: 0, text: line, base: at(base) })
    expect(found.literal).toBe(literal === undefined ? undefined : at(literal))
    for (const path of names) expect({ path, matches: matches(path) }).toEqual({ path, matches: true })
    // The root directory has no outside.
    const outside = notNames.filter((path) => !(path.startsWith('..') && at(base) === '/'))
    for (const path of outside) expect({ path, matches: matches(path) }).toEqual({ path, matches: false })
  })

  it('excludes a file if the last matching line excludes it', () => {
    const { lines: roots, excludes } = selectionOf(
      ['deps', '!deps/a', 'deps/a/keep', '!**/*.o', 'deps/b/*.o'],
      workspace,
    )
    expect(roots.map(({ number: place, text: pattern }) => [place, pattern])).toEqual([
      [0, 'deps'],
      [1, 'deps/a/keep'],
      [2, 'deps/b/*.o'],
    ])
    const excluded = (path: string): boolean | undefined => excludes?.(at(path))
    for (const path of ['deps/a', 'x.o', 'deps/c/x.o', 'a/b/c.o'])
      expect([path, excluded(path)]).toEqual([path, true])
    for (const path of ['deps', 'deps/b', 'deps/a/keep', 'deps/b/x.o', 'x.c', '/elsewhere']) {
      expect([path, excluded(path)]).toEqual([path, false])
    }
  })
})

it('excludes no file without such a line', () => {
  expect(selectionOf(['a', 'b/**', '!!c'], '/job').excludes).toBeUndefined()
})

it.each([
  { line: '!dir/**', out: ['dir', 'dir/a', 'dir/a/b'], not: ['dirx', 'x/dir'] },
  { line: '!dir/*', out: ['dir/a'], not: ['dir', 'dir/a/b'] },
  { line: '!/job/dir', out: ['dir'], not: ['dir/a'] },
  { line: '!../job/dir', out: ['dir'], not: [] },
  { line: '!**/.git', out: ['.git', 'a/.git', 'a/b/.git'], not: ['.gitignore', '.git/x'] },
  { line: '!!!dir', out: ['dir'], not: [] },
  { line: '! dir', out: ['dir'], not: ['x'] },
])('$line leaves out $out', ({ line, out, not }) => {
  const { lines: roots, excludes } = selectionOf(['.', line], '/job')
  expect(roots).toHaveLength(1)
  for (const path of out) expect([path, excludes?.(`/job/${path}`)]).toEqual([path, true])
  for (const path of not) expect([path, excludes?.(`/job/${path}`)]).toEqual([path, false])
})

it('ignores comments', () => {
  const { lines: roots, excludes } = selectionOf(['# remark', 'a', '#!b', 'c#d'], '/job')
  expect(roots.map(({ number: place, literal }) => [place, literal])).toEqual([
    [0, '/job/a'],
    [1, '/job/c#d'],
  ])
  expect(excludes).toBeUndefined()
})
