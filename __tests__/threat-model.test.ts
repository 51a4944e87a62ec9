// Checks that the tests and files in docs/threat-model.md and in the README's guarantees exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { families } from './corpus/entries/families.ts'

const root = join(import.meta.dirname, '..')

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function promises(): string {
  return read('README.md').match(/^## What you can rely on$.*?^## /ms)?.[0] ?? ''
}

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
function titlesOf(file: string): string {
  const rows = families.flatMap(({ rows }) => rows.map(({ name }) => `'${name}'`))
  return read(join('__tests__', file)) + (file === 'hostile-entries.test.ts' ? rows.join('\n') : '')
}

const texts = { 'docs/threat-model.md': read('docs/threat-model.md'), 'README.md': promises() }

it.each(Object.entries(texts))('%s names only existing tests', (_, text) => {
  const files = readdirSync(import.meta.dirname)
  const missing = testsIn(text).flatMap(({ file, titles }) => {
    if (!files.includes(file)) return [file]
    const known = titlesOf(file)
    return titles.filter((title) => !known.includes(`'${title}'`)).map((title) => `${file}: ${title}`)
  })
  expect(missing).toEqual([])
})

it('names tests for all kinds of attackers, and only existing sources', () => {
  const text = texts['docs/threat-model.md']
  expect(testsIn(text).length).toBeGreaterThan(30)
  const sources = [...text.matchAll(/`(src\/[\w/-]+\.ts)`/g)].map(([, path = '']) => path)
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
