// Writes archives that attack their unpacker, and lists keys that attack code which turns them into names.

/** How the name of a member is told: in its own header, or in a record before a harmless header. */
export type Dialect = 'ustar' | 'gnu' | 'pax'

export interface TarEntry {
  name: string
  /** The type flag; a regular file without one. */
  type?: string
  body?: string | Buffer
  link?: string
  mode?: number
  mtime?: number
  device?: readonly [major: number, minor: number]
  /** The size the header claims, where that is not the size of the body. */
  size?: number
  /** More pax records; they win over what the header says. */
  pax?: Record<string, string>
}

export interface HostileArchive {
  name: string
  why: string
  /**
   * `refused`: no honest archive looks like this (file segments hold only regular files and hard links; the
   * last one only directories and symlinks), so nothing of it may be kept.
   * `contained`: may be accepted, as long as nothing changes outside.
   */
  expect: 'refused' | 'contained'
  /** Set where `tar -t` fails; it does not mind some other damage, such as half a header at the end. */
  malformed?: true
  /** How many members most unpackers find. */
  members: number
  /** Made when it is asked for: there are many. */
  readonly tar: Buffer
}

const BLOCK = 512

/** An archive of these entries; names of over 100 bytes may need the dialect `pax`. */
export function tarOf(entries: TarEntry[], dialect: Dialect = 'ustar'): Buffer {
  return Buffer.concat([...entries.flatMap((entry) => member(entry, dialect)), Buffer.alloc(2 * BLOCK)])
}

function member(entry: TarEntry, dialect: Dialect): Buffer[] {
  const { name, link, pax } = entry
  if (dialect === 'ustar') {
    const records = pax ? member({ name: '0/pax', type: 'x', body: paxRecords(pax) }, 'ustar') : []
    return [...records, header(entry), padded(Buffer.from(entry.body ?? ''))]
  }
  const harmless: TarEntry = { ...entry, name: '0/harmless', ...(link && { link: '0/harmless' }) }
  if (dialect === 'pax') {
    return member({ ...harmless, pax: { path: name, ...(link && { linkpath: link }), ...pax } }, 'ustar')
  }
  const long = (type: string, text: string): Buffer[] =>
    member({ name: '././@LongLink', type, body: `${text}\0` }, 'ustar')
  return [...long('L', name), ...(link ? long('K', link) : []), ...member(harmless, 'ustar')]
}

function header(entry: TarEntry): Buffer {
  const { name, type = '0', body = '', link = '', mode = 0o644, mtime = 1_600_000_000, device } = entry
  const size = entry.size ?? Buffer.byteLength(body)
  const block = Buffer.alloc(BLOCK)
  const split = Buffer.byteLength(name) > 100 ? name.indexOf('/', Buffer.byteLength(name) - 101) : -1
  if (Buffer.byteLength(name.slice(split + 1)) > 100 || split > 155 || Buffer.byteLength(link) > 100) {
    throw new RangeError(`too long for a ustar header: ${name} ${link}`)
  }
  block.write(name.slice(split + 1), 0)
  block.write(octal(mode, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  // Binary where it is negative, which only GNU tar ever wrote.
  if (size < 0) block.fill(0xff, 124, 136)
  else block.write(octal(size, 12), 124)
  block.write(octal(mtime, 12), 136)
  block.write(' '.repeat(8), 148)
  block.write(type, 156)
  block.write(link, 157)
  block.write('ustar\x0000', 257)
  block.write(octal(device?.[0] ?? 0, 8), 329)
  block.write(octal(device?.[1] ?? 0, 8), 337)
  block.write(name.slice(0, Math.max(split, 0)), 345)
  let sum = 0
  for (const byte of block) sum += byte
  block.write(octal(sum, 8), 148)
  return block
}

function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, '0')}\0`
}

function padded(body: Buffer): Buffer {
  return Buffer.concat([body, Buffer.alloc(-body.length & (BLOCK - 1))])
}

// The length that opens a record counts its own digits.
function paxRecords(records: Record<string, string>): string {
  return Object.entries(records)
    .map(([key, value]) => {
      const rest = ` ${key}=${value}\n`
      const bytes = Buffer.byteLength(rest)
      return `${bytes + String(bytes + String(bytes).length).length}${rest}`
    })
    .join('')
}

/**
 * Archives for an unpacker that expects members `0/…` only. They attack `outside`, an absolute directory that
 * should hold a file `victim` and lie beside the staging directory, so that the relative attacks reach it too,
 * with a path of at most 50 bytes, so that they fit into the oldest headers.
 */
export function hostileArchives(outside: string): HostileArchive[] {
  const beside = outside.slice(outside.lastIndexOf('/') + 1)
  // Climbs to the root of the file system from any likely depth, then down again.
  const up = `${'../'.repeat(12)}${outside.slice(1)}`
  const file = (name: string): TarEntry => ({ name, body: 'pwned\n' })
  const directory = (name: string, mode = 0o755): TarEntry => ({ name, type: '5', mode })
  const hard = (name: string, link: string): TarEntry => ({ name, type: '1', link })
  const soft = (name: string, link: string): TarEntry => ({ name, type: '2', link, mode: 0o777 })

  // Content to one parser, a member to another.
  const hidden = tarOf([file(`${outside}/pwn`)]).subarray(0, 2 * BLOCK)

  type Shape = Omit<HostileArchive, 'tar' | 'members'> & { entries: TarEntry[] }
  const refused = (name: string, why: string, ...entries: TarEntry[]): Shape => {
    return { name, why, expect: 'refused', entries }
  }
  const contained = (name: string, why: string, ...entries: TarEntry[]): Shape => {
    return { name, why, expect: 'contained', entries }
  }

  const shapes = [
    refused('absolute-file', 'an absolute name', file(`${outside}/pwn`)),
    refused('absolute-overwrite', 'an absolute name of a file that exists', file(`${outside}/victim`)),
    refused('absolute-directory', 'opens a directory outside', directory(`${outside}/`, 0o777)),
    refused('absolute-symlink', 'plants a link outside', soft(`${outside}/pwn`, '/etc')),
    refused('dotdot-sibling', 'climbs out of the staging directory', file(`0/../../${beside}/pwn`)),
    refused('dotdot-deep', 'climbs to the root first', file(`0/${up}/pwn`)),
    refused('dotdot-leading', 'climbs without entering', file(`../${beside}/pwn`)),
    refused('dotdot-inside', 'ends in its own root, but no honest path has ..', file('0/a/../b')),
    refused('dotdot-directory', 'opens the parent', directory('0/../../', 0o777)),
    refused('undeclared-root', 'an undeclared root', file('1/pwn')),
    refused('no-root', 'a member beside the roots', file('pwn')),
    refused('root-prefix', 'begins with 0 and is not below 0', file('0pwn/x')),
    refused('staging-itself', 'opens the staging directory', directory('./', 0o777)),
    refused('symlink-file', 'writes through a link', soft('0/x', outside), file('0/x/pwn')),
    refused('symlink-up-file', 'through a relative link', soft('0/x', `../../${beside}`), file('0/x/pwn')),
    refused('symlink-overwrite', 'a link, then its content', soft('0/f', `${outside}/victim`), file('0/f')),
    refused(
      'symlink-chain',
      'each link alone stays inside',
      soft('0/a', '.'),
      soft('0/a/b', '..'),
      soft('0/a/b/c', '..'),
      file(`0/a/b/c/${beside}/pwn`),
    ),
    contained('symlink-directory', 'chmods through a link', soft('0/x', outside), directory('0/x/', 0o777)),
    contained('symlink-symlink', 'links through a link', soft('0/x', outside), soft('0/x/pwn', '/etc')),
    contained('symlink-mkdir', 'mkdir through a link', soft('0/x', outside), directory('0/x/pwn')),
    contained(
      'symlink-parents',
      'implied parents through a link',
      soft('0/x', outside),
      directory('0/x/a/b/c'),
    ),
    refused('symlink-root', 'the root is the link', soft('0', outside), file('0/pwn')),
    refused(
      'symlink-hardlink-in',
      'takes a file from outside, then changes it',
      soft('0/x', outside),
      hard('0/h', '0/x/victim'),
      file('0/h'),
    ),
    refused(
      'symlink-hardlink-out',
      'names a file outside',
      soft('0/x', outside),
      file('0/f'),
      hard('0/x/pwn', '0/f'),
    ),
    refused(
      'hardlink-symlink',
      'writes through a second name of a link',
      soft('0/s', `${outside}/victim`),
      hard('0/h', '0/s'),
      file('0/h'),
    ),
    refused(
      'hardlink-absolute',
      'a second name of a file outside',
      hard('0/h', `${outside}/victim`),
      file('0/h'),
    ),
    refused('hardlink-dotdot', 'the same, relative', hard('0/h', `0/../../${beside}/victim`), file('0/h')),
    refused('hardlink-deep', 'the same, from the root', hard('0/h', `0/${up}/victim`), file('0/h')),
    refused('hardlink-leak', 'only reads: a restored name of a secret', hard('0/h', `${outside}/victim`)),
    refused(
      'hardlink-body',
      'content for a file outside, or a member to a parser that expects no content of links',
      {
        ...hard('0/h', `${outside}/victim`),
        body: hidden,
      },
    ),
    refused('hardlink-chmod', 'a hard link with a mode', {
      ...hard('0/h', `${outside}/victim`),
      mode: 0o4777,
    }),
    refused('hardlink-undeclared', 'a link to an undeclared root', hard('0/h', '1/f')),
    refused(
      'duplicate-types',
      'a file, a link and a file of one name',
      file('0/f'),
      soft('0/f', `${outside}/victim`),
      file('0/f'),
    ),
    refused(
      'directory-symlink',
      'a directory turns into a link',
      directory('0/d'),
      soft('0/d', outside),
      file('0/d/pwn'),
    ),
    contained('duplicate-files', 'the last one should win', { name: '0/f', body: 'first' }, file('0/f')),
    refused('character-device', '/dev/null', { name: '0/null', type: '3', device: [1, 3], mode: 0o666 }),
    refused('block-device', 'the first disk', { name: '0/disk', type: '4', device: [8, 0], mode: 0o666 }),
    refused('whiteout', 'deletes a file of a lower overlay', { name: '0/victim', type: '3', device: [0, 0] }),
    refused('fifo', 'blocks its reader', { name: '0/fifo', type: '6' }),
    refused('fifo-file', 'blocks its writer', { name: '0/f', type: '6' }, file('0/f')),
    contained('setuid-file', 'runs as its owner', { ...file('0/setuid'), mode: 0o6755 }),
    contained('setgid-directory', 'gives its group to what is made in it', directory('0/setgid', 0o3777)),
    contained('nul-in-name', 'ends at the NUL, or does not', file(`0/ok\0/../../../${beside}/pwn`)),
    refused('slash-file', 'a file by its type, a directory by its name', { name: '0/d/', mode: 0o777 }),
    refused('contiguous-file', 'a file by another type', { ...file('0/f'), type: '7' }),
    refused('unknown-type', 'an undefined type', { ...file('0/f'), type: 'Q' }),
  ]

  const long = `0/${`${'a'.repeat(99)}/`.repeat(50)}`
  const global = (records: Record<string, string>): TarEntry => {
    return { name: '0/global', type: 'g', body: paxRecords(records) }
  }
  const tricks = [
    contained('pax-size-hides', 'a member to a parser that ignores the size in pax', {
      name: '0/f',
      body: hidden,
      size: 0,
      pax: { size: String(hidden.length) },
    }),
    refused('pax-size-reveals', 'a member to a parser that obeys the size in pax', {
      name: '0/f',
      body: hidden,
      pax: { size: '0' },
    }),
    refused('global-path', 'names every member', global({ path: `${outside}/pwn` }), file('0/f')),
    refused(
      'global-linkpath',
      'every link',
      global({ linkpath: `${outside}/victim` }),
      hard('0/h', '0/f'),
      file('0/h'),
    ),
    refused('pax-names', 'two records disagree about the name', {
      ...file('0/f'),
      pax: { 'GNU.sparse.name': `${outside}/pwn`, path: '0/g' },
    }),
    refused('sparse-name', 'the name of a sparse file', {
      name: '0/f',
      body: padded(Buffer.from('1\n0\n6\n')).toString().concat('pwned\n'),
      pax: {
        'GNU.sparse.major': '1',
        'GNU.sparse.minor': '0',
        'GNU.sparse.name': `${outside}/pwn`,
        'GNU.sparse.realsize': '6',
      },
    }),
    contained('security-xattr', 'a capability', {
      ...file('0/f'),
      pax: { 'SCHILY.xattr.security.capability': `\x01\0\0\x02\x7f${'\0'.repeat(15)}` },
    }),
    contained('owner', 'another owner', { ...file('0/f'), pax: { uid: '1', gid: '1', uname: 'daemon' } }),
    refused('gnu-names', 'renames and links by script', {
      name: '././@Rename',
      type: 'N',
      body: `Symlink ${outside} to 0/x\n`,
    }),
    refused('gnu-dumpdir', 'deletes what it does not list', { name: '0/d/', type: 'D', body: 'Yf\0\0' }),
    refused('gnu-multivolume', 'continues a file', { ...file('0/f'), type: 'M' }),
    refused('gnu-volume', 'only a label', { name: '0/volume', type: 'V' }),
    contained('long-path', 'longer than any path may be', { ...file('0/f'), pax: { path: `${long}f` } }),
    contained('long-name', 'longer than any name may be', {
      ...file('0/f'),
      pax: { path: `0/${'n'.repeat(4000)}` },
    }),
    refused('empty-name', 'no name at all', file('')),
  ]

  const whole = tarOf([file('0/f'), file('0/g')])
  const corrupt = Buffer.from(whole)
  corrupt.write('0/h', 2 * BLOCK)
  const malformed = (name: string, why: string, tar: Buffer): HostileArchive => {
    return { name, why, expect: 'refused', malformed: true, members: 1, tar }
  }

  return [
    ...shapes.flatMap(({ entries, ...shape }) =>
      (['ustar', 'gnu', 'pax'] as const).map((dialect) => {
        return {
          ...shape,
          name: `${shape.name}/${dialect}`,
          members: entries.length,
          get tar() {
            return tarOf(entries, dialect)
          },
        }
      }),
    ),
    ...tricks.map(({ entries, ...shape }) => ({
      ...shape,
      members: entries.length,
      get tar() {
        return tarOf(entries)
      },
    })),
    {
      name: 'cut-header',
      why: 'ends inside a header',
      expect: 'refused',
      members: 1,
      tar: whole.subarray(0, 2 * BLOCK + 100),
    },
    malformed('cut-body', 'ends inside a file', whole.subarray(0, BLOCK + 3)),
    malformed(
      'pax-length',
      'a record longer than its header',
      tarOf([{ name: '0/pax', type: 'x', body: `999 path=${outside}/pwn\n` }, file('0/f')]),
    ),
    malformed('negative-size', 'the next header lies behind', tarOf([{ ...file('0/f'), size: -1 }])),
    malformed('checksum', 'a header that was changed', corrupt),
    malformed('garbage', 'not an archive', Buffer.alloc(4 * BLOCK, 'garbage')),
  ]
}

/** Each shape has an archive for each dialect, which differ in how a name reaches tar, or is a trick of only one. */
export function hostileShapes(outside: string): HostileArchive[][] {
  const shapeOf = ({ name }: HostileArchive): string => name.replace(/\/(ustar|gnu|pax)$/, '')
  return [...Map.groupBy(hostileArchives(outside), shapeOf).values()]
}

const sameStart = 'k'.repeat(300)

/** Keys that must stay apart, come back as they were, and never be a path, an option, a pattern or a command. */
export const hostileKeys = [
  'two words',
  ' leading space',
  'trailing space ',
  'space before dot .',
  'dot before space. ',
  'trailing dot.',
  "it's",
  '"quoted"',
  '$(touch pwned)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell expansion, not a template
  '${HOME}',
  '`touch pwned`',
  ';touch pwned',
  '| touch pwned',
  '&& touch pwned',
  '> pwned',
  'new\nline',
  'carriage\r\nreturn',
  'tab\there',
  'control \x01\x1b[31m\x7f',
  '../',
  '../../../etc/passwd',
  '..\\..\\windows',
  '/etc/passwd',
  '//host/share',
  'C:\\windows',
  'https://example.com/?q=1#f',
  '-x',
  '--delete',
  '@list',
  '.hidden',
  '.',
  '..',
  '...',
  'a/b',
  'a//b',
  'a/./b',
  'a/../b',
  './a',
  'a/',
  'a\\b',
  '\\',
  '%',
  '%2e%2e',
  '%2E%2E',
  '%2F',
  '%252F',
  '%00',
  '+',
  'a+b',
  '~',
  '*',
  '?',
  '[a]',
  '{a}',
  '#',
  '&',
  '=',
  '!',
  ':',
  '<xml>&amp;',
  'caf\u00e9',
  'cafe\u0301',
  '🚀',
  '\u202egnp.exe',
  '\u2028',
  '\u00a0',
  '\ufeffbom',
  'k'.repeat(512),
  '語'.repeat(512),
  `${sameStart}-one`,
  `${sameStart}-two`,
  'Linux-Node',
  'linux-node',
  'LINUX-NODE',
  '::add-mask::x',
  '::set-output name=a::b',
  '##[error]x',
  'CON',
  'nul.txt',
  '__proto__',
  'constructor',
  '0',
  'null',
  'true',
  '1e3',
]
