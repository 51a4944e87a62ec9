// Prints what the shape of the code can be judged by. Fails if a figure that has a limit is worse.
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')
const options = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
).options
const paths = globSync('src/**/*.ts', { cwd: root }).sort()
const program = ts.createProgram(
  paths.map((path) => join(root, path)),
  options,
)
const checker = program.getTypeChecker()
const sources = new Map(
  paths.map((path) => [path, program.getSourceFile(join(root, path)) as ts.SourceFile] as const),
)

function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node
  // `forEachChild` takes no generator.
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesIn(child)
}

interface Frame {
  file: string
  name: string
  /** How the frame before calls it, if not by its name: by a parameter or a field. */
  as?: string
}

/** A restore of one cache, whose entry is an archive: from main to the first unpacked byte. */
const restore: Frame[] = [
  { file: 'main/run.ts', name: 'runStep' },
  { file: 'main/program.ts', name: 'runProgram' },
  { file: 'job/restore/restore.ts', name: 'restore', as: 'program' },
  { file: 'job/restore/restore.ts', name: 'restoreCaches' },
  { file: 'job/restore/restore-cache.ts', name: 'restoreCache' },
  { file: 'job/restore/restore-cache.ts', name: 'findAndRestore' },
  { file: 'job/restore/restore-cache.ts', name: 'restoreEntry' },
  { file: 'job/restore/unpack.ts', name: 'unpack' },
  { file: 'job/restore/unpack.ts', name: 'unpackInto' },
  { file: 'job/restore/unpack.ts', name: 'unpackWith' },
  { file: 'formats/archive/unpack.ts', name: 'unpackTar', as: 'unpack' },
  { file: 'formats/tar/extract-workers.ts', name: 'distribute' },
]

function functionNamed({ file, name }: Frame): ts.Node {
  const source = sources.get(`src/${file}`)
  const found =
    source &&
    [...nodesIn(source)].find(
      (node) =>
        (ts.isFunctionDeclaration(node) ||
          (ts.isVariableDeclaration(node) && node.initializer && ts.isFunctionLike(node.initializer))) &&
        node.name?.getText() === name,
    )
  if (!found) throw new Error(`figures: src/${file} has no function ${name}: correct the trail of a restore`)
  return found
}

/** How many closures there are between two frames. @throws Error if the first one does not call the second one */
function closuresBetween(from: Frame, to: Frame): number {
  const caller = functionNamed(from)
  const called = to.as ?? to.name
  const call = [...nodesIn(caller)].find(
    (node) => ts.isCallExpression(node) && nameOf(node.expression) === called,
  )
  if (!call)
    throw new Error(`figures: ${from.name} no longer calls ${called}: correct the trail of a restore`)
  let closures = 0
  for (let node = call; node !== caller; node = node.parent) if (isClosure(node)) closures++
  return closures
}

function nameOf(called: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(called)) return called.name.text
  return ts.isIdentifier(called) ? called.text : undefined
}

/** A function that is passed down. The body of a loop is none. */
function isClosure(node: ts.Node): boolean {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
  if (!ts.isCallExpression(node.parent)) return false
  return !['map', 'flatMap', 'filter', 'forEach'].includes(nameOf(node.parent.expression) ?? '')
}

/** Every closure is a frame, too. */
function countTrail(functions: Frame[]): { frames: number; closures: number } {
  const pairs = functions.slice(1).map((to, place) => [functions[place] as Frame, to] as const)
  const closures = pairs.reduce((sum, [from, to]) => sum + closuresBetween(from, to), 0)
  return { frames: functions.length + closures, closures }
}

/**
 * The widest parameter with a signal, which is handed from function to function while work goes on. Types of other folders
 * of src count there.
 */
function widestBag(folder: string): { name: string; members: number } {
  let widest = { name: '', members: 0 }
  for (const [path, source] of sources) {
    if (!path.startsWith(`${folder}/`)) continue
    for (const node of nodesIn(source)) {
      if (!ts.isParameter(node) || !node.type) continue
      const type = checker.getTypeAtLocation(node)
      const signal = type.getProperty('signal')
      if (!signal || checker.typeToString(checker.getTypeOfSymbol(signal)) !== 'AbortSignal') continue
      const declaredIn = type.symbol?.declarations?.[0]?.getSourceFile().fileName ?? ''
      const isOfOther =
        declaredIn.startsWith(join(root, 'src/')) && !declaredIn.startsWith(join(root, folder, '/'))
      if (isOfOther) continue
      const members = type.getProperties().length
      if (members > widest.members) widest = { name: node.type.getText().replace(/\s+/g, ' '), members }
    }
  }
  return widest
}

function callsOfInput(): number {
  const outside = [...sources].filter(([path]) => !path.startsWith('src/inputs/'))
  return outside.flatMap(([, source]) => source.text.match(/\brunner\.input\b/g) ?? []).length
}

/** The names of functions and types that several files export themselves. */
function namesExportedTwice(): string[] {
  const counts = new Map<string, number>()
  for (const source of sources.values()) {
    const module = checker.getSymbolAtLocation(source)
    for (const one of module ? checker.getExportsOfModule(module) : [])
      if (one.declarations?.some((node) => node.getSourceFile() === source && !ts.isExportSpecifier(node)))
        counts.set(one.name, (counts.get(one.name) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > 1).map(([name]) => name)
}

/** The folders that import themselves through other folders: a folder counts as a whole, at every depth. */
function foldersInCircles(): string[] {
  const targets = new Map<string, Set<string>>()
  for (const [path, source] of sources)
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement)) continue
      const { text } = statement.moduleSpecifier as ts.StringLiteral
      if (!text.startsWith('.')) continue
      const from = dirname(path).split('/')
      const to = dirname(join(dirname(path), text)).split('/')
      const depth = from.findIndex((name, place) => name !== to[place])
      // One folder is within the other one.
      if (depth === -1 || depth >= to.length) continue
      const importer = from.slice(0, depth + 1).join('/')
      const imported = to.slice(0, depth + 1).join('/')
      targets.set(importer, (targets.get(importer) ?? new Set()).add(imported))
    }
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(targets.get(from) ?? [])].some((to) => {
      if (to === goal) return true
      if (seen.has(to)) return false
      return reaches(to, goal, seen.add(to))
    })
  return [...targets.keys()].filter((folder) => reaches(folder, folder))
}

interface Figure {
  what: string
  value: number
  /** What the value must not exceed. */
  limit?: number
  more?: string
}

const lines = [...sources.values()].reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
const { frames, closures } = countTrail(restore)
const [bagOfJob, bag] = [widestBag('src/job'), widestBag('src')]
const [twice, circles] = [namesExportedTwice(), foldersInCircles()]
const figures: Figure[] = [
  { what: 'files of src', value: sources.size },
  { what: 'lines of src', value: lines },
  { what: 'frames from main to the first unpacked byte', value: frames, limit: 15 },
  { what: 'closures among these frames', value: closures, limit: 1 },
  {
    what: 'members of the widest parameter bag in job',
    value: bagOfJob.members,
    limit: 8,
    more: bagOfJob.name,
  },
  {
    what: 'members of the widest parameter bag in src',
    value: bag.members,
    limit: 8,
    more: bag.name,
  },
  { what: 'calls of runner.input outside inputs/', value: callsOfInput(), limit: 0 },
  { what: 'names exported twice', value: twice.length, limit: 0, more: twice.join(', ') },
  { what: 'folders in circles', value: circles.length, limit: 0, more: circles.join(', ') },
]
for (const { what, value, limit = Infinity, more = '' } of figures) {
  const most = limit === Infinity ? '' : ` (at most ${limit})`
  console.log(`${value > limit ? 'TOO MANY ' : ''}${what}: ${value}${most}${more && `; ${more}`}`)
}
process.exitCode = figures.some(({ value, limit = Infinity }) => value > limit) ? 1 : 0
