// A restored tree is moved to its targets all at once, or not at all.
import { execFileSync } from 'node:child_process'
import fs, {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { isStaging } from '../../../src/files/paths/staging-name.ts'
import { stage } from '../../../src/files/placing/stage.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import { asRoot, itWithRights, roundTimes } from '../../support/host.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

interface Restore {
  workspace: string
  lines: string[]
  /** Names of files relative to `tree`, which is what a format unpacks. */
  members: string[]
  /** Is called between filling and publishing. */
  before?: () => void
  /** Is called after publishing. */
  after?: () => void
  signal?: AbortSignal
}

async function restore({ workspace, lines, members, before, after, signal }: Restore): Promise<void> {
  const selection = selectionOf(lines, workspace)
  using staging = await stage(selection.lines, signal ?? new AbortController().signal)
  for (const member of members) {
    const path = join(staging.dir, 'tree', member)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'cached')
  }
  before?.()
  await staging.publish()
  after?.()
}

/** Workspace-relative paths of all files; no staging directory may be left. */
function filesIn(workspace: string): string[] {
  const all = readdirSync(workspace, { recursive: true, encoding: 'utf8' })
  expect(all.filter((path) => path.split('/').some(isStaging))).toEqual([])
  return all.filter((path) => lstatSync(join(workspace, path)).isFile()).sort()
}

it.each([
  { lines: ['deps'], members: ['0/deps/a', '0/deps/sub/b'], files: ['deps/a', 'deps/sub/b'] },
  { lines: ['missing/deep/deps'], members: ['0/deps/a'], files: ['missing/deep/deps/a'] },
  { lines: ['dir/*.txt'], members: ['0/a.txt'], files: ['dir/a.txt'] },
  { lines: ['a', 'b/c'], members: ['0/a', '1/c/x'], files: ['a', 'b/c/x'] },
  { lines: ['.'], members: ['0/a', '0/b/c'], files: ['a', 'b/c'] },
  {
    lines: ['**/out/*.js'],
    members: ['0/x/out/a.js', '0/y/z/out/b.js'],
    files: ['x/out/a.js', 'y/z/out/b.js'],
  },
  { lines: ['a', 'b'], members: ['1/b'], files: ['b'] },
  { lines: ['missing/a', 'missing/b'], members: ['0/a', '1/b'], files: ['missing/a', 'missing/b'] },
  { lines: ['x/y/a', 'x/*.txt'], members: ['0/a', '1/b.txt'], files: ['x/b.txt', 'x/y/a'] },
])('puts $members of $lines at $files', async ({ lines, members, files }) => {
  const workspace = scratch.fresh()
  await restore({ workspace, lines, members })
  expect(filesIn(workspace)).toEqual(files)
})

it.each([
  { what: 'no line names', lines: ['deps'], members: ['0/deps/a', '0/other'] },
  { what: 'is no match of the pattern', lines: ['dir/*.txt'], members: ['0/a.txt', '0/b.md'] },
  { what: 'no line names, after others', lines: ['a', 'b'], members: ['0/a', '1/c'] },
])('refuses a member that $what, and undoes the rest', async ({ lines, members }) => {
  const workspace = scratch.fresh()
  await expect(restore({ workspace, lines, members })).rejects.toMatchObject({ name: 'BadEntry' })
  expect(filesIn(workspace)).toEqual([])
})

it('leaves the target unchanged if unpacking, publishing or the job fails', async () => {
  const workspace = scratch.fresh()
  mkdirSync(join(workspace, 'deps'))
  writeFileSync(join(workspace, 'deps/a'), 'old')
  roundTimes(join(workspace, 'deps'))
  const old = describeTree(join(workspace, 'deps'))
  const reason = new Error('the reason')
  const fail = (): never => {
    throw reason
  }
  const what = { workspace, lines: ['deps'], members: ['0/deps/a', '0/deps/b'] }
  await expect(restore({ ...what, signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  await expect(restore({ ...what, before: fail })).rejects.toBe(reason)
  const unpackInVain = async (): Promise<void> => {
    using _staging = await stage(selectionOf(['deps'], workspace).lines, new AbortController().signal)
    fail()
  }
  await expect(unpackInVain()).rejects.toBe(reason)
  // The journal cannot be removed, so the next restore would undo what this one has done.
  const before = (): void => void jest.spyOn(fs, 'rmSync').mockImplementationOnce(fail)
  await expect(restore({ ...what, before })).rejects.toBe(reason)
  jest.restoreAllMocks()
  expect(describeTree(join(workspace, 'deps'))).toEqual(old)
  expect(filesIn(workspace)).toEqual(['deps/a'])
})

it.each([
  { what: 'the times of directories', call: 'utimesSync' },
  { what: 'the staging directory', call: 'rmSync' },
] as const)('has succeeded when only tidying up fails: $what', async ({ call }) => {
  const workspace = scratch.fresh()
  mkdirSync(join(workspace, 'deps/sub'), { recursive: true })
  const fails = jest.spyOn(fs, call)
  try {
    await restore({
      workspace,
      lines: ['deps'],
      members: ['0/deps/a', '0/deps/sub/b'],
      after() {
        fails.mockImplementation(() => {
          throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' })
        })
      },
    })
  } finally {
    fails.mockRestore()
  }
  expect(readFileSync(join(workspace, 'deps/sub/b'), 'utf8')).toBe('cached')
})

it('reaches targets on several file systems', async () => {
  if (!existsSync('/dev/shm') || lstatSync('/dev/shm').dev === lstatSync(scratch.dir).dev) {
    console.log('skipped: /dev/shm is no file system of its own')
    return
  }
  const workspace = scratch.fresh()
  const elsewhere = mkdtempSync('/dev/shm/headstart-test-')
  try {
    const lines = ['deps', join(elsewhere, 'far'), join(elsewhere, 'nothing')]
    await restore({ workspace, lines, members: ['0/deps/a', '1/far/b'] })
    expect(filesIn(workspace)).toEqual(['deps/a'])
    expect(filesIn(elsewhere)).toEqual(['far/b'])
    expect(readFileSync(join(elsewhere, 'far/b'), 'utf8')).toBe('cached')
  } finally {
    rmSync(elsewhere, { recursive: true })
  }
})

itWithRights('a small disk')('brings nothing to a disk that has no room for it', async () => {
  const [workspace, small] = [scratch.fresh(), scratch.fresh()]
  execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', 'size=64k,mode=0777', 'tmpfs', small))
  try {
    const members = ['0/a', ...Array.from({ length: 32 }, (_, nth) => `1/far/${nth}`)]
    const restoring = restore({ workspace, lines: ['deps', join(small, 'far')], members })
    await expect(restoring).rejects.toThrow(/hardly any space is left|no space is left \(ENOSPC\)/)
    expect([filesIn(workspace), filesIn(small)]).toEqual([[], []])
  } finally {
    execFileSync(...asRoot('umount', small))
  }
})
