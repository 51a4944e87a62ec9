// Keeps the map in CONTRIBUTING.md equal to the folders of src/ and __tests__/.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')

function foldersOfSource(): string[] {
  const src = join(root, 'src')
  const items = readdirSync(src, { recursive: true, withFileTypes: true })
  return items
    .filter((item) => item.isDirectory())
    .map((item) => relative(src, join(item.parentPath, item.name)))
}

/** The map indents each folder by two spaces more than the folder that holds it. */
function foldersOfMap(top: string): string[] {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const map = text.match(new RegExp(`^${top}/.*\\n((?: .*\\n)+)`, 'm'))?.[1] ?? ''
  const way: string[] = []
  return [...map.matchAll(/^( +)([\w-]+)\/ /gm)].map(([, indent = '', name = '']) => {
    way.splice(indent.length / 2 - 1, Infinity, name)
    return way.join('/')
  })
}

it('The map in CONTRIBUTING.md names every folder of src/, and no other', () => {
  expect(foldersOfMap('src').sort()).toEqual(foldersOfSource().sort())
})

it('The map names every folder of __tests__/, and no file lies beside them', () => {
  expect(foldersOfMap('__tests__').sort()).toEqual(readdirSync(join(root, '__tests__')).sort())
})
