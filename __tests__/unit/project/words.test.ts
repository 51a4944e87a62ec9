// Checks that a word means one thing: in src/ and bench/src/, no type is declared twice and no constant has two values.
// Comments begin with a subject. The glossary stays short and true.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'

const project = join(import.meta.dirname, '../../..')

interface Declaration {
  name: string
  file: string
  /** The text after `=`. Empty for a type. */
  value: string
}

const types = /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm
// A statement goes on with lines that are indented or begin with a closing bracket.
const constants = /^(?:export )?const (\w+)(?:: .*?)? = (.*(?:\n[ \])}].*)*)/gm

function sourceFiles(root: string): string[] {
  const files = ['src', 'bench/src'].flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' }).map((path) => join(dir, path)),
  )
  return files.filter((file) => file.endsWith('.ts'))
}

function declarationsIn(root: string, pattern: RegExp): Declaration[] {
  return sourceFiles(root).flatMap((file) => {
    const found = readFileSync(join(root, file), 'utf8').matchAll(pattern)
    return [...found].map(([, name = '', value = '']) => ({ name, file, value }))
  })
}

/** The names with several meanings, and the files that declare them. */
function ambiguous(root: string): string[] {
  const byName = (pattern: RegExp): [string, Declaration[]][] => [
    ...Map.groupBy(declarationsIn(root, pattern), ({ name }) => name),
  ]
  const doubled = byName(types).filter(([, all]) => all.length > 1)
  const changing = byName(constants).filter(([, all]) => new Set(all.map(({ value }) => value)).size > 1)
  return [...doubled, ...changing].map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`)
}

describe('src/ and bench/src/', () => {
  it('give each name one meaning', () => {
    expect(ambiguous(project)).toEqual([])
    expect(declarationsIn(project, types).length).toBeGreaterThan(300)
    expect(declarationsIn(project, constants).length).toBeGreaterThan(300)
  })
})

describe('a name that is declared again', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'words-'))
    for (const dir of ['src/files', 'src/stores', 'bench/src'])
      mkdirSync(join(root, dir), { recursive: true })
    writeFileSync(join(root, 'src/files/walk.ts'), 'export interface Found {}\nconst most: number = 8\n')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it.each([
    ['a type', 'type Found = string\n', ['Found: src/files/walk.ts, src/stores/local.ts']],
    [
      'a constant with another value',
      'export const most = 9\n',
      ['most: src/files/walk.ts, src/stores/local.ts'],
    ],
    ['a constant with the same value', 'const most = 8\n', []],
    ['a constant within a function', 'function work() {\n  const most = 9\n}\n', []],
  ])('is named if it is %s', (_, text, expected) => {
    expect(ambiguous(root)).toEqual([])
    writeFileSync(join(root, 'src/stores/local.ts'), text)
    expect(ambiguous(root)).toEqual(expected)
  })

  it('is named if the value differs in a later line', () => {
    writeFileSync(join(root, 'src/stores/local.ts'), 'const names = [\n  1,\n]\n')
    writeFileSync(join(root, 'bench/src/local.ts'), 'const names = [\n  2,\n]\n')
    expect(ambiguous(root)).toEqual(['names: src/stores/local.ts, bench/src/local.ts'])
  })
})

describe('the glossary', () => {
  const text = readFileSync(join(project, 'docs/glossary.md'), 'utf8')
  const items = text
    .replaceAll('\n  ', ' ')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  const explained = items.flatMap((item) => {
    const [, term = '', file = '', meaning = ''] = /^- \*\*(.+?)\*\* \(`([^`]+)`\): (.+)$/.exec(item) ?? []
    return term === '' ? [] : { term, file, meaning }
  })
  const terms = explained.map(({ term }) => term)

  it('has at most 20 terms, each once, in the order of the alphabet', () => {
    expect(terms.length).toBeGreaterThan(0)
    expect(terms.length).toBeLessThanOrEqual(20)
    expect(terms).toEqual([...new Set(terms)].sort())
    // The ordinary words after them have no file.
    expect(items.length - terms.length).toBe(7)
  })

  it.each(explained)('explains "$term" in one or two sentences and names its file', ({ meaning, file }) => {
    expect(meaning).toMatch(/^[A-Z0-9][^.]*\.(?: [A-Z][^.]*\.)?$/)
    expect(existsSync(join(project, 'src', file))).toBe(true)
  })
})

/** The texts of a file's strings, as written. */
function stringsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

it('messages have the names of inputs in backticks', () => {
  const inputs = ['action.yml', 'bench/action.yml'].flatMap((file) => {
    const [before = ''] = readFileSync(join(project, file), 'utf8').split(/^outputs:/m)
    return [...before.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name)
  })
  expect(inputs).toEqual(expect.arrayContaining(['path', 'fail-on-cache-miss', 'repeats']))
  // actions/cache has the same words for these two.
  const same = / Input key: $|^Input required and not supplied: $/
  const bare = new RegExp(`\\b[Ii]nputs? (?:(?:${inputs.join('|')})\\b|$)`)
  const texts = sourceFiles(project).flatMap((file) => stringsIn(join(project, file)))
  expect(texts.filter((text) => bare.test(text) && !same.test(text))).toEqual([])
  expect(texts.filter((text) => /\binputs? `/i.test(text)).length).toBeGreaterThan(20)
})

// A comment that begins with one of these words is a fragment, or says its condition before its subject.
const fragment = /^\s*(?:\/\/|\/\*\*?)(?:\s*\*)? (?:Of|Without)\s.*/

function fragmentsIn(text: string): string[] {
  const lines = text.replace(/\/\*\*\n\s*\*/g, '/**').split('\n')
  const isComment = (line = ''): boolean => /^\s*\/\//.test(line)
  return lines.filter((line, i) => fragment.test(line) && !(isComment(line) && isComment(lines[i - 1])))
}

it('comments begin with no "Of" and no "Without"', () => {
  const found = sourceFiles(project).flatMap((file) =>
    fragmentsIn(readFileSync(join(project, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
  expect(fragmentsIn('// Of GNU tar.\nconst a = 1 // Of it\n  /** Without links. */')).toHaveLength(2)
  expect(fragmentsIn('/**\n * Without setuid bits. Of\n * Windows.\n */')).toHaveLength(1)
  expect(fragmentsIn('// A sentence goes on.\n// Without a break.')).toEqual([])
})
