// Checks that a function's name says what it is wherever it is imported: no two files of src/ export functions of one name.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const project = join(import.meta.dirname, '../../..')

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

function functionsIn(text: string): string[] {
  const { statements } = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)
  return statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? []
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations
      .filter(({ initializer }) => initializer && ts.isFunctionLike(initializer))
      .map(({ name }) => name.getText())
  })
}

/** The names that several of these files export, with the files. */
function doubled(texts: Map<string, string>): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const [file, text] of texts)
    for (const name of functionsIn(text)) files.set(name, [...(files.get(name) ?? []), file])
  return new Map([...files].filter(([, all]) => all.length > 1))
}

it('no two files of src/ export functions of one name', () => {
  const paths = globSync('src/**/*.ts', { cwd: project })
  const texts = new Map(paths.map((path) => [path, readFileSync(join(project, path), 'utf8')]))
  const found = doubled(texts)
  expect([...found]).toEqual([])
  expect([...texts.values()].flatMap(functionsIn).length).toBeGreaterThan(500)
})

it.each([
  ['a function', 'export function one() {}', 'export async function one() {}', true],
  ['a constant that is a function', 'export const one = () => 1', 'export function* one() {}', true],
  ['a function that is not exported', 'export function one() {}', 'function one() {}', false],
  ['a value', 'export const one = 1', 'export function one() {}', false],
])('%s counts as it should', (_, first, second, isDouble) => {
  const found = doubled(
    new Map([
      ['a.ts', first],
      ['b.ts', second],
    ]),
  )
  expect([...found]).toEqual(isDouble ? [['one', ['a.ts', 'b.ts']]] : [])
})
