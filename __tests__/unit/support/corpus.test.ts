// Proves the test material itself: trees come out the same, changes show, hostile archives are archives.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  linkSync,
  mkdtempSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostileArchives, hostileKeys } from '../../support/corpus/hostile.ts'
import { makeNastyTree, nastyNames, removeTree } from '../../support/corpus/nasty-tree.ts'
import { describeTree } from '../../support/corpus/tree.ts'

describe('the nasty tree', () => {
  const dir = mkdtempSync(join(tmpdir(), 'corpus-'))
  const [first, second] = [join(dir, 'first'), join(dir, 'second')]
  const differing = (): string[] => {
    const before = new Set(describeTree(first))
    return describeTree(second)
      .filter((line) => !before.has(line))
      .map((line) => line.slice(0, line.indexOf(' ')))
  }

  beforeAll(async () => {
    await makeNastyTree(first, { specials: true })
    await makeNastyTree(second, { specials: true })
  })
  afterAll(() => removeTree(dir))

  it('is the same every time, with distinct names', () => {
    const lines = describeTree(first)
    expect(lines).toEqual(describeTree(second))
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length)
    expect(lines.filter((line) => line.startsWith('names/')).length).toBe(nastyNames.length + 2)
    expect(lines.filter((line) => line.endsWith(' = hard%20links/one')).length).toBe(3)
  })

  it('shows a changed byte, mode, mtime and link', () => {
    appendFileSync(join(second, 'many/file 7'), '!')
    chmodSync(join(second, 'modes/0644'), 0o4644)
    utimesSync(join(second, 'times/epoch'), 0, 1e-6)
    unlinkSync(join(second, 'hard links/two'))
    linkSync(join(second, 'symlinks/absolute'), join(second, 'hard links/two'))
    expect(differing()).toEqual([
      'hard%20links',
      'hard%20links/two',
      'many/file%207',
      'modes/0644',
      'symlinks/absolute',
      'times/epoch',
    ])
    expect(describeTree(second, { ignoreMtimeOf: (path) => path === 'times/epoch' })).toContain(
      'times/epoch f 0644 - 11 1f6e410e6ee70a94',
    )
  })
})

describe('the hostile corpus', () => {
  const archives = hostileArchives('/tmp/corpus/outside')

  it('has distinct archives and keys', () => {
    expect(new Set(archives.map((archive) => archive.tar.toString('base64'))).size).toBe(archives.length)
    expect(new Set(archives.map((archive) => archive.name)).size).toBe(archives.length)
    expect(new Set(hostileKeys).size).toBe(hostileKeys.length)
  })

  it('holds archives, unless they are meant to be malformed', () => {
    const dir = mkdtempSync(join(tmpdir(), 'corpus-'))
    try {
      for (const [number, { tar }] of archives.entries()) writeFileSync(join(dir, String(number)), tar)
      // One shell starts them all, which takes it less time than it takes a process with much memory.
      const list = 'for number in $(seq 0 $1); do tar -tf $number >&2 && echo $number; done; true'
      const last = String(archives.length - 1)
      const listed = execFileSync('sh', ['-c', list, 'sh', last], {
        cwd: dir,
        encoding: 'utf8',
        stdio: 'pipe',
      })
      const good = new Set(listed.trim().split('\n'))
      const wrong = archives.filter(
        ({ malformed }, number) => good.has(String(number)) === (malformed === true),
      )
      expect(wrong.map(({ name }) => name)).toEqual([])
    } finally {
      removeTree(dir)
    }
  })
})
