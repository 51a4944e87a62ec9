// Checks the imports of src/: folders import in one direction, and no files import each other in a circle.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'

const src = join(import.meta.dirname, '../src')

/** What each folder may import besides its own files and the system's doors. */
const allowed: Record<string, string[]> = {
  bytes: [],
  disk: ['bytes'],
  entry: ['bytes'],
  transfer: ['bytes'],
  files: ['disk'],
  formats: ['files', 'entry', 'bytes', 'keys.ts'],
  mount: ['files'],
  stores: ['transfer', 'entry', 'disk', 'bytes', 'inputs', 'keys.ts'],
  stash: ['stores', 'entry', 'disk', 'bytes', 'keys.ts'],
  lazy: ['mount', 'formats', 'stores', 'transfer', 'entry', 'disk', 'bytes', 'inputs'],
  report: ['bytes'],
  presets: [],
  secrets: ['files'],
  inputs: [],
}
/** Know none of the others, and may be used by all. */
const doors = [
  'failure.ts',
  'process.ts',
  'find-program.ts',
  'job-summary.ts',
  'native-path.ts',
  'outside-text.ts',
  'program-exit.ts',
  'runner.ts',
  'scopes.ts',
  'state.ts',
  'tools.ts',
  'units.ts',
]
/** Put all of it together. */
const tops = ['main', 'steps', 'bench', 'squashfs-tools.ts']
/** The only file of bench/ that may import other folders. */
const benchDoor = 'bench/measured-parts.ts'

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

const folderOf = (path: string): string => path.split('/')[0] as string

function forbiddenAmong(edges: Edge[]): string[] {
  const isForbidden = ({ from, to }: Edge): boolean => {
    const [importer, imported] = [folderOf(from), folderOf(to)]
    if (importer === imported || doors.includes(imported))
      return doors.includes(importer) && !doors.includes(imported)
    if (doors.includes(importer)) return true
    if (importer === 'bench') return from !== benchDoor
    const may = allowed[importer]
    return may !== undefined && !may.includes(imported)
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

describe('src/', () => {
  const edges = edgesOf(src)

  it('imports in one direction', () => {
    expect(forbiddenAmong(edges)).toEqual([])
  })

  it('has no circle', () => {
    expect(circleAmong(edges)).toEqual([])
  })

  it('has a rule for every folder', () => {
    const known = [...Object.keys(allowed), ...tops]
    const folders = readdirSync(src, { withFileTypes: true }).filter((item) => item.isDirectory())
    expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
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

  it('is named if it makes a circle', () => {
    expect(circleAmong(edgesOf(root))).toEqual([])
    writeFileSync(join(root, 'files/matches.ts'), "export * as all from './walk.ts'\n")
    expect(circleAmong(edgesOf(root))).toEqual(['files/matches.ts', 'files/walk.ts', 'files/matches.ts'])
  })
})
