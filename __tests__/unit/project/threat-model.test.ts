// Checks that the tests and files in the threat models and in docs/guarantees.md exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { families } from '../../support/corpus/entries/families.ts'

const root = join(import.meta.dirname, '../../..')

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The tests' paths from the root, by their names. Windows has tests of the same names, and no text names those. */
const paths = new Map(
  readdirSync(join(root, '__tests__'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.startsWith('windows/'))
    .map((path) => [basename(path), join('__tests__', path)]),
)

interface Named {
  file: string
  titles: string[]
}

/** "`file.test.ts`: "title"; "title"", any number of times. */
function testsIn(text: string): Named[] {
  const found = text.matchAll(/`([\w-]+\.test\.ts)`(:(?: ?;? ?"[^"]+")+)?/g)
  return [...found].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }))
}

/** The source of a test, and the names of the rows that it runs. */
function titlesOf(file: string, path: string): string {
  const rows = families.flatMap(({ rows }) => rows.map(({ name }) => `'${name}'`))
  return read(path) + (file === 'hostile-entries.test.ts' ? rows.join('\n') : '')
}

const texts = {
  'docs/threat-model.md': read('docs/threat-model.md'),
  'docs/guarantees.md': read('docs/guarantees.md'),
  'broker/threat-model.md': read('broker/threat-model.md'),
}

it.each(Object.entries(texts))('%s names many tests, and only existing ones', (_, text) => {
  expect(testsIn(text).length).toBeGreaterThan(30)
  const missing = testsIn(text).flatMap(({ file, titles }) => {
    const path = paths.get(file)
    if (!path) return [file]
    const known = titlesOf(file, path)
    return titles.filter((title) => !known.includes(`'${title}'`)).map((title) => `${file}: ${title}`)
  })
  expect(missing).toEqual([])
})

it('docs/threat-model.md names only existing sources', () => {
  const text = texts['docs/threat-model.md']
  const sources = [...text.matchAll(/`(src\/[\w/-]+\.ts)`/g)].map(([, path = '']) => path)
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
