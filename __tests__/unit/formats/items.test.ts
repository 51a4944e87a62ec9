// Names in directories that are laid on each other.
import { join } from 'node:path'
import { itemsIn, listStack } from '../../../src/formats/squashfs/layers/items.ts'
import { writeTree } from '../../support/host.ts'
import { newScratch } from '../../support/scratch.ts'

const place = newScratch()

it('finds many names, for which it lists directories, as it finds each alone', () => {
  const [upper, lower] = [place.fresh(), place.fresh()]
  const files = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`many-${i}`, '']))
  writeTree(upper, { 'both/a': '', 'file-above': '', 'directory-above/a': '', 'only-above/a': '' })
  writeTree(lower, { 'both/b': '', 'file-above/b': '', 'directory-above': '', ...files })
  const stack = [upper, lower]
  const names = [...listStack(stack).keys(), 'in neither']
  const factsOf = (items: ReturnType<typeof itemsIn>) =>
    [...items]
      .map(([name, { kind, path, stack, isHiding }]) => [name, kind.isDirectory(), path, stack, isHiding])
      .sort()
  const alone = names.flatMap((name) => [...itemsIn(stack, [name])])
  expect(factsOf(itemsIn(stack, names))).toEqual(factsOf(new Map(alone)))
  expect(alone).toHaveLength(204)
  expect(itemsIn(stack, ['both']).get('both')?.stack).toEqual([join(upper, 'both'), join(lower, 'both')])
})
