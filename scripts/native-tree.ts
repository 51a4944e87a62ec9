// Makes and checks trees for CI jobs on macOS and Windows:
// `node scripts/native-tree.ts make|check own|portable DIRECTORY`. Every run makes the same tree.
import { createHash } from 'node:crypto'
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

const isWindows = process.platform === 'win32'
/** `portable` has only files that every system can have. `own` also has links, and a path of more than 260 characters. */
type Kind = 'own' | 'portable'

function make(dir: string, kind: Kind): void {
  const add = (path: string, content = path): void => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
  for (const name of ['plain', 'two words', 'ü', '語', '🚀', '-x', '[a]', '#b', '!c', '.hidden'])
    add(`names/${name}`)
  for (let number = 0; number < 500; number++)
    add(`many/${number % 7}/${number}`, `${number}\n`.repeat(number))
  add('large', 'large '.repeat(1_000_000))
  add('empty file', '')
  mkdirSync(join(dir, 'empty'))
  if (kind === 'own') addOwn(dir, add)
  for (const path of filesBelow(dir)) if (lstatSync(path).isFile()) utimesSync(path, 1, 1_600_000_000)
}

function addOwn(dir: string, add: (path: string) => void): void {
  add(`${'deep/'.repeat(60)}longer than 260 characters`)
  add('read-only')
  chmodSync(join(dir, 'read-only'), 0o444)
  linkSync(join(dir, 'large'), join(dir, 'hard link'))
  symlinkSync('large', join(dir, 'link to a file'))
  symlinkSync('names', join(dir, 'link to a directory'), 'dir')
  symlinkSync('nowhere', join(dir, 'link to nothing'))
  if (isWindows) symlinkSync(join(dir, 'many'), join(dir, 'junction'), 'junction')
  else chmodSync(join(dir, 'names/plain'), 0o755)
}

/** Lines that are equal for equal trees. A junction leads to an absolute path, so only its name counts. */
function describe(dir: string, kind: Kind): string[] {
  return filesBelow(dir).map((path) => {
    const name = relative(dir, path).replaceAll('\\', '/')
    const stats = lstatSync(path)
    if (name === 'junction') return `${name} leads to ${readdirSync(path).length} names`
    if (stats.isSymbolicLink()) return `${name} -> ${readlinkSync(path).replaceAll('\\', '/')}`
    const mode = kind === 'own' && !isWindows ? (stats.mode & 0o777).toString(8) : ''
    if (stats.isDirectory()) return `${name}/ ${mode}`
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
    const writable = kind === 'own' ? (stats.mode & 0o200) > 0 : ''
    return `${name} ${mode} ${writable} ${stats.size} ${stats.mtimeMs} ${stats.nlink} ${hash}`
  })
}

/** Everything below a directory; links are not followed. */
function filesBelow(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .map((item) => ({ item, path: join(dir, item.name) }))
    .sort((a, b) => (a.item.name < b.item.name ? -1 : 1))
    .flatMap(({ item, path }) => [path, ...(item.isDirectory() ? filesBelow(path) : [])])
}

/** @throws Error with the first lines that differ from a fresh tree */
function check(dir: string, kind: Kind): void {
  const fresh = mkdtempSync(join(tmpdir(), 'native-tree-'))
  try {
    make(fresh, kind)
    const [is, was] = [describe(dir, kind), describe(fresh, kind)]
    const differences = [
      ...was.filter((line) => !is.includes(line)).map((line) => `missing: ${line}`),
      ...is.filter((line) => !was.includes(line)).map((line) => `wrong: ${line}`),
    ]
    if (differences.length > 0) throw new Error(`The trees differ:\n${differences.slice(0, 20).join('\n')}`)
    if (!isWindows && (statSync(join(dir, 'names')).mode & 0o755) !== 0o755)
      throw new Error('A directory is closed to its users')
    console.log(`${is.length} files and directories are as they were`)
  } finally {
    rmSync(fresh, { recursive: true })
  }
}

const [, , command, kind = '', dir] = process.argv
const commands: Record<string, (dir: string, kind: Kind) => void> = { make, check }
if (!command || !commands[command] || !dir || (kind !== 'own' && kind !== 'portable'))
  throw new Error('Say what to do: make|check own|portable DIRECTORY')
commands[command](dir, kind)
