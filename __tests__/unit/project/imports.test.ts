// Checks the structure of src/: rooms import in one direction, no files import each other in a circle, no folder is
// crowded, and no file and no function is long.
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const src = join(import.meta.dirname, '../../../src')

/** What each room may import besides itself: one line per room, from the programs down to the doors. */
const rooms: Record<string, string[]> = {
  main: ['job', 'mounts', 'stores', 'inputs', 'system'],
  job: ['trust', 'mounts', 'report', 'formats', 'files', 'entry', 'stores', 'inputs', 'names', 'system'],
  trust: ['stores', 'entry', 'inputs', 'names', 'system'],
  mounts: ['formats', 'files', 'entry', 'stores', 'inputs', 'names', 'system'],
  report: ['system'],
  formats: ['files', 'entry', 'names', 'system'],
  files: ['system'],
  stores: ['entry', 'inputs', 'names', 'system'],
  entry: ['system'],
  inputs: ['system'],
  system: ['names'],
  names: [],
}

/** The folders of a room, and the files beside them: each imports only itself and those after it. One line per room. */
const orders: Record<string, string[]> = {
  stores: [
    'index.ts',
    'stash',
    'github',
    's3',
    'local',
    'parts-draft.ts',
    'transfer/download',
    'transfer',
    'store.ts',
  ],
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

/** The imports within a room that go up in its order, or concern a folder that the order lacks. */
function upwardsIn(room: string, order: string[], edges: Edge[]): string[] {
  const placeIn = (path: string): number => {
    const below = path.slice(room.length + 1)
    return order.indexOf(below.includes('/') ? dirname(below) : below)
  }
  const isUpwards = ({ from, to }: Edge): boolean => placeIn(from) < 0 || placeIn(to) < placeIn(from)
  const within = edges.filter(({ from, to }) => roomOf(from) === room && roomOf(to) === room)
  return within.filter(isUpwards).map(({ from, to }) => `${from} -> ${to}`)
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

describe('src/', () => {
  const edges = edgesOf(src)

  it('imports in one direction', () => {
    expect(forbiddenAmong(edges)).toEqual([])
  })

  it.each(Object.entries(orders))('imports in one direction within %s', (room, order) => {
    expect(upwardsIn(room, order, edges)).toEqual([])
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

  it('is named if it goes up within a room, or to a folder without a place', () => {
    const edge = (from: string, to: string): Edge => ({ from: `stores/${from}`, to: `stores/${to}` })
    const order = ['index.ts', 's3', 'store.ts']
    const down = [
      edge('index.ts', 's3/open.ts'),
      edge('s3/open.ts', 's3/client.ts'),
      edge('s3/open.ts', 'store.ts'),
    ]
    expect(upwardsIn('stores', order, down)).toEqual([])
    const up = [
      edge('store.ts', 's3/open.ts'),
      edge('s3/open.ts', 's3/write/draft.ts'),
      edge('s4/a.ts', 'store.ts'),
    ]
    expect(upwardsIn('stores', order, up)).toHaveLength(3)
  })

  it('is named if it makes a circle', () => {
    expect(circleAmong(edgesOf(root))).toEqual([])
    writeFileSync(join(root, 'files/matches.ts'), "export * as all from './walk.ts'\n")
    expect(circleAmong(edgesOf(root))).toEqual(['files/matches.ts', 'files/walk.ts', 'files/matches.ts'])
  })
})
