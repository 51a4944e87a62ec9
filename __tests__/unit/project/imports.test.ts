// Checks the structure of src/: rooms import in one direction, neither files nor folders import each other in a circle, and
// no file and no function is long.
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const src = join(import.meta.dirname, '../../../src')

/** What each room may import besides itself: one line per room, from the programs down to the doors. */
const rooms: Record<string, string[]> = {
  main: ['job', 'mounts', 'stores', 'inputs', 'system'],
  job: [
    'trust',
    'mounts',
    'telemetry',
    'report',
    'formats',
    'files',
    'entry',
    'stores',
    'inputs',
    'names',
    'system',
  ],
  trust: ['stores', 'entry', 'inputs', 'names', 'system'],
  mounts: ['formats', 'files', 'entry', 'stores', 'inputs', 'names', 'system'],
  telemetry: ['report', 'stores', 'system'],
  report: ['system'],
  formats: ['files', 'entry', 'names', 'system'],
  files: ['system'],
  stores: ['entry', 'inputs', 'names', 'system'],
  entry: ['system'],
  inputs: ['system'],
  system: ['names'],
  names: [],
}

interface Edge {
  from: string
  to: string
}

const statement =
  /^(?:import|export)(?: type)? (?:\{[^}]*\}|\* as \w+|\w+) from '(\.[^']+)'|import\('(\.[^']+)'\)/gm

function edgesOf(root: string): Edge[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
  return files.flatMap((from) => {
    const found = readFileSync(join(root, from), 'utf8').matchAll(statement)
    const targets = [...found].map(([, imported = '', late = '']) =>
      resolve(root, dirname(from), imported || late),
    )
    return targets.filter((to) => to.startsWith(`${root}/`)).map((to) => ({ from, to: relative(root, to) }))
  })
}

function longFunctionsIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1
  const long: string[] = []
  const visit = (node: ts.Node): void => {
    const first = lineOf(node.getStart(source))
    if (ts.isFunctionLike(node) && lineOf(node.end) - first >= 60) long.push(`${path}:${first}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return long
}

const roomOf = (path: string): string => path.split('/')[0] as string

function forbiddenAmong(edges: Edge[]): string[] {
  const isForbidden = ({ from, to }: Edge): boolean => {
    const [importer, imported] = [roomOf(from), roomOf(to)]
    return importer !== imported && !rooms[importer]?.includes(imported)
  }
  return edges.filter(isForbidden).map(({ from, to }) => `${from} -> ${to}`)
}

/** A circle, as the files that import each other; none is an empty list. */
function circleAmong(edges: Edge[]): string[] {
  const after = Map.groupBy(edges, ({ from }) => from)
  const done = new Set<string>()
  const way: string[] = []
  const visit = (file: string): string[] => {
    const met = way.indexOf(file)
    if (met >= 0) return [...way.slice(met), file]
    if (done.has(file)) return []
    way.push(file)
    for (const { to } of after.get(file) ?? []) {
      const circle = visit(to)
      if (circle.length > 0) return circle
    }
    way.pop()
    done.add(file)
    return []
  }
  for (const file of after.keys()) {
    const circle = visit(file)
    if (circle.length > 0) return circle
  }
  return []
}

/** The imports among the files and folders that are side by side in a folder, each folder as a whole. */
function edgesWithin(folder: string, edges: Edge[]): Edge[] {
  const within = edges.filter(({ from, to }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`))
  const childOf = (path: string): string => path.slice(folder.length + 1).split('/')[0] as string
  const arrows = within.map(({ from, to }) => ({ from: childOf(from), to: childOf(to) }))
  return arrows.filter(({ from, to }) => from !== to)
}

describe('src/', () => {
  const edges = edgesOf(src)

  it.each(Object.keys(rooms))('has no circle among the folders of %s', (room) => {
    const folders = new Set(
      edges.map(({ from }) => dirname(from)).filter((folder) => `${folder}/`.startsWith(`${room}/`)),
    )
    const circles = [...folders].map((folder) => circleAmong(edgesWithin(folder, edges)))
    expect(circles.filter((circle) => circle.length > 0)).toEqual([])
  })

  it('imports in one direction', () => {
    expect(forbiddenAmong(edges)).toEqual([])
  })

  it('reads inputs in inputs/ only', () => {
    const readers = edges
      .map(({ from }) => from)
      .filter((file) => /\brunner\.input\b/.test(readFileSync(join(src, file), 'utf8')))
    expect([...new Set(readers)]).toEqual(['inputs/step-inputs.ts'])
  })

  it('has no circle', () => {
    expect(circleAmong(edges)).toEqual([])
  })

  it('has the rooms that have a rule, in an order without circles, and no file beside them', () => {
    expect(readdirSync(src).sort()).toEqual(Object.keys(rooms).sort())
    const arrows = Object.entries(rooms).flatMap(([from, all]) => all.map((to) => ({ from, to })))
    expect(circleAmong(arrows)).toEqual([])
  })
})

describe('the code of src/ and bench/src/', () => {
  const project = join(src, '..')
  const files = globSync(['src/**/*.ts', 'bench/src/**/*.ts'], { cwd: project }).map((path) => ({
    path,
    text: readFileSync(join(project, path), 'utf8'),
  }))

  it('has no file of more than 300 lines', () => {
    const long = files.filter(({ text }) => text.split('\n').length - 1 > 300)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it('has no function of more than 60 lines', () => {
    expect(files.flatMap(({ path, text }) => longFunctionsIn(path, text))).toEqual([])
    expect(longFunctionsIn('a.ts', `function long() {${'\n'.repeat(60)}}`)).toEqual(['a.ts:1'])
  })
})

describe('an import that is added', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'imports-'))
    for (const folder of ['formats', 'files', 'stores']) mkdirSync(join(root, folder))
    writeFileSync(join(root, 'formats/tar.ts'), "import { walk } from '../files/walk.ts'\n")
    writeFileSync(join(root, 'files/walk.ts'), "import type { Match } from './matches.ts'\n")
    writeFileSync(join(root, 'files/matches.ts'), '')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('is named if it goes against the order', () => {
    expect(forbiddenAmong(edgesOf(root))).toEqual([])
    writeFileSync(join(root, 'files/matches.ts'), "import type {\n  Store,\n} from '../stores/store.ts'\n")
    expect(forbiddenAmong(edgesOf(root))).toEqual(['files/matches.ts -> stores/store.ts'])
  })

  it('is named if it makes a circle of folders', () => {
    mkdirSync(join(root, 'formats/make'))
    writeFileSync(join(root, 'formats/make/pack.ts'), "import { tar } from '../tar.ts'\n")
    expect(circleAmong(edgesWithin('formats', edgesOf(root)))).toEqual([])
    writeFileSync(join(root, 'formats/make/options.ts'), '')
    writeFileSync(join(root, 'formats/tar.ts'), "import { options } from './make/options.ts'\n")
    expect(circleAmong(edgesOf(root))).toEqual([])
    expect(circleAmong(edgesWithin('formats', edgesOf(root)))).toEqual(['tar.ts', 'make', 'tar.ts'])
  })

  it('is named if it makes a circle', () => {
    expect(circleAmong(edgesOf(root))).toEqual([])
    writeFileSync(join(root, 'files/matches.ts'), "export * as all from './walk.ts'\n")
    expect(circleAmong(edgesOf(root))).toEqual(['files/matches.ts', 'files/walk.ts', 'files/matches.ts'])
  })
})
