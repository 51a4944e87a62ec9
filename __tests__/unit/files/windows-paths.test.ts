// Windows' paths and names, on any system: lines of `path`, members of archives, files that others hold.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromBytes, isWithin, toBytes } from '../../../src/files/byte-strings.ts'
import { type PathLine, selectionOf } from '../../../src/files/paths/patterns.ts'
import { workspaceNames } from '../../../src/formats/actions-cache/actions-cache.ts'
import { stagedNames } from '../../../src/formats/actions-cache/staged-names.ts'
import { savedMode } from '../../../src/formats/tar/threads/create.ts'
import { safeName } from '../../../src/formats/tar/threads/extract.ts'
import { renameUnlessTaken, whileHeld } from '../../../src/system/disk/rename.ts'
import { slashed } from '../../../src/system/native-path.ts'
import { newScratch } from '../../support/scratch.ts'

const platform = 'win32'
const home = 'C:\\Users\\me'
const workspace = 'd:\\a\\repo\\repo'
const scratch = newScratch()

const selection = (...lines: string[]) => selectionOf(lines, workspace, { platform, home })
const root = (line: string): PathLine => selection(line).lines[0] as PathLine

it.each([
  { line: 'deps', base: 'D:/a/repo/repo', literal: 'deps', names: ['deps', 'DEPS'] },
  { line: '.\\deps\\sub\\', base: 'D:/a/repo/repo/deps', literal: 'sub', names: ['sub'] },
  { line: '..\\..\\x', base: 'D:/a', literal: 'x', names: ['x'] },
  { line: '..\\..\\..\\..\\..\\x', base: 'D:/', literal: 'x', names: ['x'] },
  { line: 'sub\\*.obj', base: 'D:/a/repo/repo/sub', names: ['a.obj', 'A.OBJ'], not: ['a/b.obj'] },
  { line: '**/bin', base: 'D:/a/repo/repo', names: ['bin', 'x/y/Bin'], not: ['binx'] },
  { line: '~\\.cache', base: 'C:/Users/me', literal: '.cache', names: ['.cache'] },
  { line: '~/AppData/*', base: 'C:/Users/me/AppData', names: ['Local'], not: ['Local/x'] },
  { line: 'C:\\npm\\cache', base: 'C:/npm', literal: 'cache', names: ['cache'] },
  { line: 'c:/npm/cache', base: 'C:/npm', literal: 'cache', names: ['cache'] },
  { line: 'E:\\', base: 'E:/', literal: '', names: [''] },
  { line: '\\tools', base: 'D:/', literal: 'tools', names: ['tools'] },
  { line: 'D:x', base: 'D:/a/repo/repo', literal: 'x', names: ['x'] },
  { line: '\\\\server\\share\\a\\b', base: '//server/share/a', literal: 'b', names: ['b'] },
  { line: '\\\\?\\C:\\npm', base: 'C:/', literal: 'npm', names: ['npm'] },
])('$line begins at $base', ({ line, base, literal, names, not = [] }) => {
  const found = root(line)
  expect(found.base).toBe(base)
  const whole = literal === '' ? base : `${base}${base.endsWith('/') ? '' : '/'}${literal}`
  expect(found.literal).toBe(literal === undefined ? undefined : whole)
  for (const name of names) expect([name, found.matches(name)]).toEqual([name, true])
  for (const name of not) expect([name, found.matches(name)]).toEqual([name, false])
})

it('excludes by lines with either separator, on their own drive only', () => {
  const { excludes } = selection('deps', '!deps\\TMP', '!c:\\x\\**')
  for (const path of ['D:/a/repo/repo/deps/tmp', 'C:/x', 'C:/x/y/z'])
    expect([path, excludes?.(path)]).toEqual([path, true])
  for (const path of ['D:/a/repo/repo/deps', 'C:/a/repo/repo/deps/tmp', 'D:/x/y', 'C:/y'])
    expect([path, excludes?.(path)]).toEqual([path, false])
})

const refused = [
  'con',
  'NUL.txt',
  'a/aux/b',
  'com1',
  'LPT¹.x',
  'a:b',
  'a.txt::$DATA',
  'x.',
  'y /z',
  'a?b',
  'con .x',
]

it.each(['con', 'nul.txt', 'a/aux/b', 'ab:c', 'x.', 'y /z'])('refuses the line %s', (name) => {
  expect(() => selection('ok', name)).toThrow(
    `the line ${name} of \`path\` is wrong here: Windows has no file`,
  )
  expect(selectionOf([name], '/job', { platform: 'linux' }).lines).toHaveLength(1)
})

it.each(['\\\\.\\pipe\\x', '//./PhysicalDrive0'])('refuses the device %s', (line) => {
  expect(() => selection(line)).toThrow('is a device')
})

it.each([...refused, 'a\\b', 'a\u0001'])('unpacks no member %j', (name) => {
  expect(() => safeName(toBytes(name), platform)).toThrow('Windows has no file')
  expect(safeName(toBytes(name), 'linux')).toBe(toBytes(name))
})

it.each(['0/console', '0/.', './0/..a', '0/com10', '0/null', '0/ü語'])('unpacks the member %s', (name) => {
  expect(safeName(toBytes(name), platform)).toBe(toBytes(name).replace(/\/\.$/, ''))
})

it('has names of Unicode only, and paths of any length as text', () => {
  expect(fromBytes(toBytes('D:/ü'), platform)).toBe('D:/ü')
  expect(() => fromBytes('D:/\xff', platform)).toThrow('its name is not Unicode')
  expect(fromBytes('\xff', 'linux')).toEqual(Buffer.from([0xff]))
})

it('knows what lies on a drive', () => {
  expect(isWithin('D:/x', 'D:/')).toBe(true)
  expect(isWithin('D:/xy', 'D:/x')).toBe(false)
  expect(slashed('c:\\x', platform)).toBe('C:/x')
  expect(slashed('a\\b', 'linux')).toBe('a\\b')
})

describe('an entry of actions/cache', () => {
  const { lines: roots } = selection('deps', '..\\beside\\*', 'C:\\npm', '~\\x\\**')
  const names = workspaceNames(
    roots.map((line) => ({ line })),
    slashed(workspace, platform),
    platform,
  )
  const { stagedName } = stagedNames(roots, slashed(workspace, platform), platform)

  it.each([
    ['0/deps/a/b', 'deps/a/b'],
    ['1/ü', '../beside/ü'],
    ['2/npm', 'C:/npm'],
    ['3/y/z', 'C:/Users/me/x/y/z'],
  ])('has %s under the name %s', (member, name) => {
    expect(names(toBytes(member))).toBe(toBytes(name))
    expect(stagedName(toBytes(name))).toBe(toBytes(member))
  })

  it.each(refused)('may not hold %s, nor a hard link to it', (name) => {
    expect(() => stagedName(toBytes(`deps/${name}`))).toThrow('Windows has no file')
  })

  it.each(['D:/a/repo/repo/deps/x', './deps/x', 'deps\\x'])('may have the name %s', (name) => {
    expect(stagedName(name)).toBe('0/deps/x')
  })

  it.each(['C:/Windows/x', 'E:/deps', '../deps', '//server/share/x', '/x', '..\\..\\x'])(
    'may not hold %s',
    (name) => {
      expect(() => stagedName(name)).toThrow('which no line of path names')
    },
  )
})

it.each([
  ['directory', 0o666, 0o755],
  ['file', 0o666, 0o644],
  ['hardlink', 0o666, 0o644],
  ['file', 0o444, 0o444],
] as const)('saves a %s of mode %o as %o', (kind, mode, saved) => {
  expect(savedMode(kind, mode, platform)).toBe(saved)
  expect(savedMode(kind, 0o4751, 'linux')).toBe(0o751)
})

describe('a file that a virus scanner holds', () => {
  const held = (times: number) => {
    let calls = 0
    return {
      calls: () => calls,
      work(): void {
        if (++calls <= times) throw Object.assign(new Error('held'), { code: 'EBUSY' })
      },
    }
  }
  const always = (): boolean => true

  it('is tried again on Windows', () => {
    const { work, calls } = held(2)
    whileHeld(work, always, { platform })
    expect(calls()).toBe(3)
  })

  it.each([
    { why: 'after the limit', mayPass: always, waiting: { platform, mostMs: 0 } as const },
    { why: 'where waiting does not help', mayPass: () => false, waiting: { platform } as const },
    { why: 'on another system', mayPass: always, waiting: { platform: 'linux' } as const },
  ])('is an error $why', ({ mayPass, waiting }) => {
    expect(() => whileHeld(held(9).work, mayPass, waiting)).toThrow('held')
  })

  it('is no directory with content, which keeps its name', () => {
    const dir = scratch.fresh()
    for (const name of ['from', 'empty', 'full']) mkdirSync(join(dir, name))
    writeFileSync(join(dir, 'full/file'), '')
    expect(renameUnlessTaken(join(dir, 'from'), join(dir, 'full'))).toBe(false)
    expect(renameUnlessTaken(join(dir, 'from'), join(dir, 'empty'))).toBe(true)
    expect(() => renameUnlessTaken(join(dir, 'from'), join(dir, 'empty'))).toThrow('ENOENT')
  })
})
