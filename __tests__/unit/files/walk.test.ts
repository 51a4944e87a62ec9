// The walk through matched trees is complete, visits each file once, and keeps directories with their content.
import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMatches } from '../../../src/files/paths/matches.ts'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { type FoundFile, walk } from '../../../src/files/paths/walk.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

function newTree(files: string[]): string {
  const workspace = scratch.fresh()
  for (const path of files) {
    mkdirSync(join(workspace, path, '..'), { recursive: true })
    if (path.endsWith('/')) mkdirSync(join(workspace, path))
    else writeFileSync(join(workspace, path), path)
  }
  return workspace
}

async function walked(workspace: string, lines: string[]): Promise<FoundFile[]> {
  const selection = selectionOf(lines, workspace)
  return [...walk(await findMatches(selection), selection.excludes)].flat()
}

const membersOf = (found: FoundFile[]): string[] => found.map(({ member }) => member)

it('describes every kind of file', async () => {
  const workspace = newTree(['tree/file', 'tree/empty/', 'tree/sub/file'])
  symlinkSync('not/there é', join(workspace, 'tree/link'))
  symlinkSync('sub', join(workspace, 'tree/link to a directory'))
  execFileSync('mkfifo', [join(workspace, 'tree/fifo')])
  const found = await walked(workspace, ['tree'])
  expect(found.toSorted((a, b) => (a.member < b.member ? -1 : 1))).toMatchObject([
    { member: '0/tree', kind: 'directory', bytes: 0 },
    { member: '0/tree/empty', kind: 'directory', bytes: 0 },
    { member: '0/tree/fifo', kind: 'other', bytes: 0 },
    { member: '0/tree/file', kind: 'file', bytes: 9 },
    { member: '0/tree/link', kind: 'link', bytes: 0 },
    { member: '0/tree/link to a directory', kind: 'link', bytes: 0 },
    { member: '0/tree/sub', kind: 'directory', bytes: 0 },
    { member: '0/tree/sub/file', kind: 'file', bytes: 13 },
  ])
  for (const { hardLink } of found) expect(hardLink).toBeUndefined()
})

it.each([
  { lines: ['file'], members: ['0/file'] },
  { lines: ['a', 'b'], members: ['0/a', '0/a/x', '1/b', '1/b/y'] },
  { lines: ['.'], members: ['0/.', '0/a', '0/a/x', '0/b', '0/b/y', '0/file'] },
  { lines: ['b/**', 'file'], members: ['0/.', '0/y', '1/file'] },
  { lines: ['*'], members: ['0/a', '0/a/x', '0/b', '0/b/y', '0/file'] },
])('names members of $lines after their place and base', async ({ lines, members }) => {
  const workspace = newTree(['a/x', 'b/y', 'file'])
  expect(membersOf(await walked(workspace, lines)).sort()).toEqual(members)
})

it('lists the content of a directory directly after it', async () => {
  const dirs = ['', 'a/', 'a/b/', 'a/b/c/', 'a-b/', 'a.b/', 'a0/', 'z/a/', 'é/', 'a/é/']
  const workspace = newTree(dirs.flatMap((dir) => ['1', '2', 'zz'].map((name) => `${dir}${name}`)))
  const members = membersOf(await walked(workspace, ['.'])).map((member) => member.replace(/\/\.$/, ''))
  expect(members).toHaveLength(new Set(members).size)
  for (const [place, directory] of members.entries()) {
    const within = members.flatMap((member, at) => (member.startsWith(`${directory}/`) ? [at] : []))
    expect(within).toEqual(within.map((_, number) => place + 1 + number))
  }
  expect(members.filter((member) => /\d$|zz$/.test(member)).length).toBe(3 * dirs.length + 2)
})

it('leaves out whole trees without reading them', async () => {
  const workspace = newTree(['tree/keep', 'tree/out/secret', 'tree/sub/out/secret', 'tree/sub/keep.o'])
  const asked: string[] = []
  const { lines: roots } = selectionOf(['tree'], workspace)
  const excludes = (path: string): boolean => {
    asked.push(path)
    return path.endsWith('/out')
  }
  const matches = await findMatches({ lines: roots, excludes: undefined })
  expect(membersOf([...walk(matches, excludes)].flat()).sort()).toEqual([
    '0/tree',
    '0/tree/keep',
    '0/tree/sub',
    '0/tree/sub/keep.o',
  ])
  expect(asked.filter((path) => path.endsWith('secret'))).toEqual([])
})

it('keeps names that are not UTF-8 as their bytes', async () => {
  const workspace = newTree(['tree/'])
  const names = [[0xff], [0xc3, 0x28], [0x66, 0xe9]].map((bytes) => Buffer.from(bytes))
  for (const name of names) {
    const dir = Buffer.concat([Buffer.from(`${workspace}/tree/`), name])
    mkdirSync(dir)
    writeFileSync(Buffer.concat([dir, Buffer.from('/'), name]), 'x')
  }
  writeFileSync(join(workspace, 'tree/é'), '')
  const members = membersOf(await walked(workspace, ['tree']))
  const bytes = names.map((name) => name.toString('latin1'))
  const expected = [
    '0/tree',
    '0/tree/Ã©',
    ...bytes.flatMap((name) => [`0/tree/${name}`, `0/tree/${name}/${name}`]),
  ]
  expect(members.sort()).toEqual(expected.sort())
})

it('leaves out staging directories at any depth', async () => {
  const workspace = newTree([
    'tree/.headstart-staging-abcDEF/x',
    'tree/sub/.headstart-staging-123456/x',
    'tree/.headstart-abc',
  ])
  expect(membersOf(await walked(workspace, ['.'])).sort()).toEqual([
    '0/.',
    '0/tree',
    '0/tree/.headstart-abc',
    '0/tree/sub',
  ])
})

it('tells which names belong to one file, and their number', async () => {
  const workspace = newTree(['tree/one', 'tree/sub/other', 'outside'])
  linkSync(join(workspace, 'tree/one'), join(workspace, 'tree/sub/two'))
  linkSync(join(workspace, 'outside'), join(workspace, 'tree/from outside'))
  const found = await walked(workspace, ['tree'])
  const links = new Map(found.map(({ member, hardLink }) => [member, hardLink]))
  expect(links.get('0/tree/one')).toEqual(links.get('0/tree/sub/two'))
  expect(links.get('0/tree/one')?.names).toBe(2)
  expect(links.get('0/tree/from outside')?.names).toBe(2)
  expect(links.get('0/tree/from outside')?.inode).not.toBe(links.get('0/tree/one')?.inode)
  expect(links.get('0/tree/sub/other')).toBeUndefined()
  const { dev, ino } = statSync(join(workspace, 'tree/one'))
  expect(links.get('0/tree/one')?.inode).toBe(`${dev}:${ino}`)
})

it('throws if a directory has disappeared', async () => {
  const workspace = newTree(['tree/a/x', 'tree/b/x'])
  const matches = await findMatches(selectionOf(['tree'], workspace))
  const walking = walk(matches, undefined)
  walking.next()
  for (const dir of ['a', 'b']) rmSync(join(workspace, 'tree', dir), { recursive: true })
  expect(() => [...walking]).toThrow('ENOENT')
})

it('leaves out what lines name right below the root', async () => {
  const lines = readdirSync('/').map((name) => `!/${name}`)
  expect(membersOf(await walked('/', ['/', ...lines]))).toEqual(['0/.'])
})
