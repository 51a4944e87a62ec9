// What is left of a tree without the names that another tree has.
import { chmodSync, mkdirSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { keepAdditions } from '../../../src/files/trees.ts'
import { itemsBelow, writeTree } from '../../support/host.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

it('leaves only other names, in directories as the other tree has them', () => {
  const [tree, other] = [scratch.fresh(), scratch.fresh()]
  writeTree(tree, {
    both: '1',
    'dir/both': '1',
    'dir/new': '1',
    'same/deep/both': '1',
    'new/a': '1',
    kind: '1',
  })
  writeTree(tree, { 'directory/a/b': '1', 'link/a': '1' })
  mkdirSync(join(tree, 'empty'))
  writeTree(other, { both: '2', 'dir/both': '2', 'same/deep/both': '2', 'kind/a': '2', directory: '2' })
  symlinkSync('dir', join(other, 'link'))
  chmodSync(join(tree, 'dir'), 0o500)
  chmodSync(join(other, 'dir'), 0o700)
  utimesSync(join(other, 'dir'), 1000, 1000)
  expect(keepAdditions(tree, other)).toBe(true)
  const left = itemsBelow(tree).map(({ path }) => path.toString().slice(tree.length + 1))
  expect(left.sort()).toEqual(['dir', 'dir/new', 'empty', 'new', 'new/a'])
  const { mode, mtimeMs } = statSync(join(tree, 'dir'))
  expect([mode & 0o777, mtimeMs]).toEqual([0o700, 1_000_000])
  expect(keepAdditions(tree, tree)).toBe(false)
  expect(keepAdditions(tree, other)).toBe(false)
})
