// Makes a directory with everything that is hard to archive, always the same one.
import { execFileSync } from 'node:child_process'
import { createCipheriv } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { joinBytes } from './tree.ts'

const MiB = 1 << 20

/** Names that are legal in a file system and trouble for option parsers, shells, globs, lists and decoders. */
export const nastyNames = [
  'n'.repeat(255),
  '語'.repeat(85),
  'caf\u00e9',
  'cafe\u0301',
  '🚀 emoji',
  'right-to-left \u202e',
  'line separator \u2028',
  'new\nline',
  '\nleading newline',
  'carriage\rreturn',
  'tab\there',
  'control \x01\x1b[31m\x7f',
  'two  spaces',
  ' leading space',
  'trailing space ',
  ' ',
  '"double quotes"',
  "'single quotes'",
  'back\\slash',
  'back\\nslash n',
  '\\101',
  'trailing backslash\\',
  '$(touch pwned)',
  '`touch pwned`',
  ';touch pwned',
  '| touch pwned',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell expansion, not a template
  '${HOME}',
  '%41',
  '-',
  '--',
  '-x',
  '-C',
  '--to-command=sh',
  '--checkpoint-action=exec=sh',
  '@list',
  '#comment',
  '!negated',
  '~',
  '*',
  '?',
  '[a]',
  '{a,b}',
  'host:file',
  '0',
  '...',
  '..data',
  '.hidden',
  'Case',
  'case',
]

const times = {
  epoch: '@0',
  'before 1970': '@-86400.123456789',
  'year 2100': '@4102444800.123456789',
  'first nanosecond': '@1700000000.000000001',
  'last nanosecond': '@1700000000.999999999',
  'whole second': '@1700000000',
}

/** `specials` adds a FIFO and a socket, which no archive of ours should hold (`dir` at most 90 bytes then). */
export async function makeNastyTree(dir: string, options: { specials?: boolean } = {}): Promise<void> {
  const at = (path: string): string => join(dir, path)
  const add = (path: string, content: string | Buffer = path, mode = 0o644): void => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), content)
    chmodSync(at(path), mode)
  }
  const link = (path: string, target: string | Buffer): void => {
    mkdirSync(dirname(at(path)), { recursive: true })
    symlinkSync(target, at(path))
  }

  for (const name of nastyNames) add(`names/${name}`)
  const latin1 = joinBytes(at('names'), Buffer.from('not utf-8 \xff', 'latin1'))
  mkdirSync(latin1)
  writeFileSync(joinBytes(latin1, Buffer.from([0xff])), '')
  chmodSync(joinBytes(latin1, Buffer.from([0xff])), 0o644)
  add('0', 'a member 0/0')
  add('1/0', 'a member 0/1/0')

  const deep = Array.from({ length: 10 }, (_, level) => `${level}${'d'.repeat(120)}`)
  add(`${deep.slice(0, 3).join('/')}/a path of over 300 bytes`)
  add(`${deep.join('/')}/a path of over 1024 bytes`)

  link('symlinks/dangling', 'nowhere')
  link('symlinks/absolute', '/nonexistent/absolute')
  link('symlinks/to a system directory', '/etc')
  link('symlinks/above the tree', '../../../../../..')
  link('symlinks/to a file', '../hard links/one')
  link('symlinks/to a directory', '../many')
  link('symlinks/to a directory with a slash', '../many/')
  link('symlinks/to its own directory', '.')
  link('symlinks/to itself', 'to itself')
  link('symlinks/long', 'long/'.repeat(200))
  link('symlinks/-x\n$(touch pwned)', '--to-command=sh\n')
  link('symlinks/not utf-8', Buffer.from([0xff]))

  add('hard links/one')
  linkSync(at('hard links/one'), at('hard links/two'))
  add('hard links/sub/own file')
  linkSync(at('hard links/one'), at('hard links/sub/three'))

  for (const mode of [0o600, 0o644, 0o755, 0o777, 0o444, 0o400, 0o000]) {
    if (mode || process.getuid?.() === 0) add(`modes/0${mode.toString(8)}`, 'x', mode)
  }
  add('read-only/file')
  add('read-only/sub/file')
  add('private/file')
  mkdirSync(at('empty/of/directories'), { recursive: true })
  add('empty/file', '')
  for (let index = 0; index < 300; index++) add(`many/file ${index}`, `${index}\n`.repeat(index))

  // The keystream of a fixed key: the same bytes every time, and no compressor makes them fewer; more of them than a
  // packer or an unpacker holds in memory.
  const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16, 1), Buffer.alloc(16))
  add('content/incompressible', noise.update(Buffer.alloc(17 * MiB)))
  addSparse(at('content/sparse before its end'), 2 * MiB + 4, 2 * MiB)
  addSparse(at('content/sparse around its middle'), 2 * MiB, MiB)
  add('content/zeros', Buffer.alloc(64 * 1024))

  for (const name of Object.keys(times)) add(`times/${name}`)
  if (options.specials) await addSpecials(at('specials'))

  // Modes and mtimes come last, of the deepest entries first: making an entry changes its directory.
  const entries = entriesOf(dir).reverse()
  for (const [index, path] of entries.entries()) {
    if (lstatSync(path).isDirectory()) chmodSync(path, 0o755)
    lutimesSync(path, 0, 1_600_000_000 + index * 1.0625)
  }
  chmodSync(at('read-only/sub'), 0o555)
  chmodSync(at('read-only'), 0o555)
  chmodSync(at('private'), 0o700)
  for (const [name, time] of Object.entries(times)) touch(time, at(`times/${name}`))
  touch('@1600000000.123456789', at('symlinks/dangling'))
  // No argument of a process can hold the name that is not UTF-8.
  const directories = entries.filter((path) => lstatSync(path).isDirectory() && !path.equals(latin1))
  for (const [index, path] of directories.entries())
    touch(`@${1_650_000_000 + index}.987654321`, path.toString())
}

/** Removes what rmSync cannot: read-only directories, names not in UTF-8, and paths longer than PATH_MAX. */
export function removeTree(path: string): void {
  if (!lstatSync(path, { throwIfNoEntry: false })) return
  execFileSync('find', [path, '-type', 'd', '!', '-perm', '-700', '-exec', 'chmod', '700', '{}', ';'])
  execFileSync('rm', ['-rf', '--', path])
}

function entriesOf(path: string | Buffer): Buffer[] {
  const bytes = Buffer.from(path)
  if (!lstatSync(bytes).isDirectory()) return [bytes]
  const names = readdirSync(bytes, 'buffer').sort(Buffer.compare)
  return [bytes, ...names.flatMap((name) => entriesOf(joinBytes(bytes, name)))]
}

// Node keeps times as doubles, which cannot hold nanoseconds.
function touch(time: string, path: string): void {
  execFileSync('touch', ['--no-dereference', '--no-create', '-d', time, '--', path])
}

function addSparse(path: string, size: number, dataAt: number): void {
  const file = openSync(path, 'w', 0o644)
  ftruncateSync(file, size)
  writeSync(file, 'data', dataAt)
  closeSync(file)
  chmodSync(path, 0o644)
}

async function addSpecials(dir: string): Promise<void> {
  mkdirSync(dir)
  execFileSync('mkfifo', ['-m', '0644', '--', join(dir, 'fifo')])
  const server = createServer().listen(join(dir, 'listening'))
  await once(server, 'listening')
  // Closing a server removes its socket, but only where it was made.
  renameSync(join(dir, 'listening'), join(dir, 'socket'))
  chmodSync(join(dir, 'socket'), 0o755)
  server.close()
  await once(server, 'close')
}
