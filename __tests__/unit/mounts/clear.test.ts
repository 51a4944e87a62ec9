// What an overlay has left in the workspace goes, and nothing else: a job can put anything there before.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { clearTargets, identityIn, isWhiteout, stepsOf } from '../../../src/mounts/root/clear.ts'
import { recordsDir } from '../../../src/mounts/root/mount-root.ts'
import { type OverlayRecord, recordOf } from '../../../src/mounts/root/record.ts'
import { findRights } from '../../../src/system/root-rights.ts'
import { endedSign } from '../../support/ended-process.ts'
import { describeAsRoot, itemsBelow, writeTree } from '../../support/host.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

interface Ground {
  workspace: string
  /** Where own jobs put what was left. */
  aside: string
  record: OverlayRecord
}

/** A workspace with these files, which has shown caches at the targets. */
function newGround(files: Record<string, string>, targets: string[], made: string[] = []): Ground {
  const [workspace, aside] = [join(scratch.fresh(), 'workspace'), scratch.fresh()]
  mkdirSync(workspace)
  writeTree(workspace, files)
  for (const target of targets) mkdirSync(dirname(join(workspace, target)), { recursive: true })
  const identityOf = (path: string): string => identityIn(lstatSync(join(workspace, path), { bigint: true }))
  const shown = targets.map((path) => {
    const parents = ['', ...stepsOf(path).slice(0, -1)].map(identityOf)
    return { path, mountRoot: '/nowhere', parents }
  })
  return { workspace, aside, record: { workspace, targets: shown, layers: [], made } }
}

/** The paths below a directory, whiteouts with a mark. */
function pathsIn(dir: string): string[] {
  const found = itemsBelow(dir).map(({ path }) => path.toString())
  return found
    .map((path) => path.slice(dir.length + 1) + (isWhiteout(lstatSync(path)) ? ' (whiteout)' : ''))
    .sort()
}

/** @returns the warnings */
function clear({ record, aside }: Ground, isOwn: boolean): string[] {
  const warnings: string[] = []
  clearTargets(record, { ...(isOwn && { aside }), warn: (line) => warnings.push(line) })
  return warnings
}

function whiteout(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  execFileSync('mknod', [path, 'c', '0', '0'])
}

describe('what a job has left at the targets', () => {
  it('goes at the end of the job, with the directories that were made for it, as far as they are empty', () => {
    const files = { 'deps/a': 'a', 'one/deep/deps/b': 'b', 'two/deps/c': 'c', 'two/own': 'own' }
    const made = ['one', 'one/deep', 'two']
    const ground = newGround(files, ['deps', 'one/deep/deps', 'two/deps'], made)
    chmodSync(join(ground.workspace, 'deps'), 0o500)
    expect(clear(ground, true)).toEqual([])
    expect(pathsIn(ground.workspace)).toEqual(['two', 'two/own'])
    expect(pathsIn(ground.aside)).toEqual(['left-0', 'left-0/a', 'left-1', 'left-1/b', 'left-2', 'left-2/c'])
  })

  it('goes also if it is a file or a link, which is not followed', () => {
    const ground = newGround({ file: 'x' }, ['file', 'link'])
    const outside = scratch.fresh()
    writeTree(outside, { victim: 'victim' })
    symlinkSync(outside, join(ground.workspace, 'link'))
    expect(clear(ground, true)).toEqual([])
    expect(pathsIn(ground.workspace)).toEqual([])
    expect(pathsIn(outside)).toEqual(['victim'])
    expect(lstatSync(join(ground.aside, 'left-1')).isSymbolicLink()).toBe(true)
  })

  it('stays where the workspace had files of its own before', () => {
    const ground = newGround({ 'deps/own': 'own', 'more/x': 'x' }, ['deps', 'more'])
    const [own, more] = ground.record.targets
    ground.record.targets = [{ path: 'deps', mountRoot: '/nowhere' }, more as NonNullable<typeof own>]
    expect(clear(ground, true)).toEqual([])
    expect(pathsIn(ground.workspace)).toEqual(['deps', 'deps/own'])
  })

  it('stays behind a link that leads out of the workspace', () => {
    const ground = newGround({ 'packages/a/deps/x': 'x', 'sub/deps/y': 'y' }, ['packages/a/deps', 'sub/deps'])
    const outside = scratch.fresh()
    writeTree(outside, { 'a/deps/victim': 'victim', 'deps/victim': 'victim' })
    for (const name of ['packages', 'sub']) {
      rmSync(join(ground.workspace, name), { recursive: true })
      symlinkSync(outside, join(ground.workspace, name))
    }
    const before = pathsIn(outside)
    for (const isOwn of [false, true]) clear(ground, isOwn)
    expect(pathsIn(outside)).toEqual(before)
    expect(pathsIn(ground.workspace)).toEqual(['packages', 'sub'])
    expect(pathsIn(ground.aside)).toEqual([])
  })

  it.each([
    { what: 'a link', replace: (from: string, to: string) => symlinkSync(from, to) },
    { what: 'a copy', replace: (from: string, to: string) => execFileSync('cp', ['-a', from, to]) },
  ])(
    'stays with a warning where the directory above it is $what of the one at the restore',
    ({ what, replace }) => {
      const ground = newGround({ 'packages/a/deps/x': 'x', 'other/deps/y': 'y' }, [
        'packages/a/deps',
        'other/deps',
      ])
      const moved = join(ground.workspace, 'moved')
      renameSync(join(ground.workspace, 'packages'), moved)
      replace(moved, join(ground.workspace, 'packages'))
      const warnings = clear(ground, true)
      expect(readFileSync(join(ground.workspace, 'packages/a/deps/x'), 'utf8')).toBe('x')
      expect(readFileSync(join(moved, 'a/deps/x'), 'utf8')).toBe('x')
      expect(warnings).toEqual([expect.stringContaining(`${ground.workspace}/packages/a/deps stays: `)])
      if (what === 'a copy') expect(warnings[0]).toContain('is another one than at the restore')
      // The others do not depend on it.
      expect(pathsIn(ground.workspace)).not.toContain('other/deps')
    },
  )

  it('stays with a warning where the workspace itself is another one', () => {
    const ground = newGround({ 'deps/x': 'x' }, ['deps'])
    renameSync(ground.workspace, `${ground.workspace}-before`)
    writeTree(ground.workspace, { 'deps/own': 'own' })
    expect(clear(ground, true)).toEqual([expect.stringContaining('is another one than at the restore')])
    expect(pathsIn(ground.workspace)).toEqual(['deps', 'deps/own'])
  })

  it('is no trouble where all of it is gone', () => {
    const ground = newGround({}, ['deps', 'packages/a/deps'], ['packages', 'packages/a'])
    rmSync(join(ground.workspace, 'packages'), { recursive: true })
    for (const isOwn of [true, false]) expect(clear(ground, isOwn)).toEqual([])
    rmSync(ground.workspace, { recursive: true })
    for (const isOwn of [true, false]) expect(clear(ground, isOwn)).toEqual([])
  })

  it('stays in a recovery, because the next job may have begun, with the directories that were made', () => {
    const made = ['one', 'empty']
    const ground = newGround({ 'deps/a': 'a', 'one/deps/b': 'b' }, ['deps', 'one/deps', 'empty/deps'], made)
    const before = pathsIn(ground.workspace)
    expect(clear(ground, false)).toEqual([])
    expect(pathsIn(ground.workspace)).toEqual(before)
    expect(pathsIn(ground.aside)).toEqual([])
  })
})

describeAsRoot('a whiteout', () => {
  function withWhiteouts(): Ground {
    const files = { 'deps/kept': 'x', 'deps/sub/kept': 'x', 'beside/kept': 'x', 'packages/b/deps/kept': 'x' }
    const targets = ['deps', 'gone', 'packages/a/deps', 'packages/b/deps', 'above/deps']
    const ground = newGround(files, targets)
    for (const name of ['above', 'packages/a']) rmSync(join(ground.workspace, name), { recursive: true })
    // At a target, above targets, below targets, and where no target is.
    for (const name of [
      'gone',
      'above',
      'packages/a',
      'deps/w',
      'deps/sub/deep/w',
      'packages/b/deps/w',
      'beside/w',
    ])
      whiteout(join(ground.workspace, name))
    return ground
  }
  const files = ['beside/kept', 'deps/kept', 'deps/sub/kept', 'packages/b/deps/kept']

  it('goes in a recovery at, above and below targets, while all files stay', () => {
    const ground = withWhiteouts()
    expect(clear(ground, false)).toEqual([])
    const left = pathsIn(ground.workspace)
    // The overlay has left none where it has shown nothing.
    expect(left.filter((path) => path.endsWith(' (whiteout)'))).toEqual(['beside/w (whiteout)'])
    expect(left).toEqual(expect.arrayContaining([...files, 'deps/sub/deep']))
    expect(pathsIn(ground.aside)).toEqual([])
  })

  it('goes at the end of the job, too', () => {
    const ground = withWhiteouts()
    expect(clear(ground, true)).toEqual([])
    expect(pathsIn(ground.workspace)).toEqual([
      'beside',
      'beside/kept',
      'beside/w (whiteout)',
      'packages',
      'packages/b',
    ])
  })

  it('goes also where the workspace had files of its own at the target', () => {
    const ground = newGround({ 'deps/own': 'own' }, [])
    ground.record.targets = [{ path: 'deps', mountRoot: '/nowhere' }]
    whiteout(join(ground.workspace, 'deps/w'))
    for (const isOwn of [true, false]) {
      expect(clear(ground, isOwn)).toEqual([])
      expect(pathsIn(ground.workspace)).toEqual(['deps', 'deps/own'])
    }
  })

  it('stays behind links', () => {
    const ground = newGround({ 'deps/x': 'x' }, ['deps', 'packages/deps'])
    const outside = scratch.fresh()
    whiteout(join(outside, 'deps/w'))
    whiteout(join(outside, 'w'))
    rmSync(join(ground.workspace, 'packages'), { recursive: true })
    symlinkSync(outside, join(ground.workspace, 'packages'))
    symlinkSync(outside, join(ground.workspace, 'deps/link'))
    for (const isOwn of [false, true]) clear(ground, isOwn)
    expect(pathsIn(outside)).toEqual(['deps', 'deps/w (whiteout)', 'w (whiteout)'])
  })

  it('is none if it is another device: it stays in a recovery', () => {
    const ground = newGround({}, ['deps'])
    mkdirSync(join(ground.workspace, 'deps'))
    for (const [name, type, ...device] of [
      ['null', 'c', '1', '3'],
      ['disk', 'b', '0', '0'],
      ['fifo', 'p'],
    ])
      execFileSync('mknod', [join(ground.workspace, 'deps', name as string), type as string, ...device])
    expect(clear(ground, false)).toEqual([])
    expect(pathsIn(ground.workspace)).toEqual(['deps', 'deps/disk', 'deps/fifo', 'deps/null'])
  })
})

describeAsRoot('a record of an overlay', () => {
  const user = 12345
  const record = {
    workspace: '/ws',
    targets: [{ path: 'deps', mountRoot: '/m' }],
    layers: ['/m/0'],
    made: [],
  }
  const text = JSON.stringify(record)
  const made: string[] = []
  let numbers = 0

  afterEach(() => {
    for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true })
  })

  /** A mount root that a user could have planted beside the workspace of the record. */
  function mountRootWith(write: (path: string) => void): string {
    const suffix = `${process.pid % 1000}`.padStart(3, '0') + `${numbers++}`.padStart(3, '0')
    const name = `headstart-mount-${endedSign('/')}-${suffix}`
    mkdirSync(recordsDir, { recursive: true })
    made.push(join(recordsDir, name))
    write(join(recordsDir, name))
    return `/${name}`
  }

  const source = JSON.stringify(join(import.meta.dirname, '../../../src/mounts/root/record.ts'))
  const program = `
    const { recordOf } = await import(${source})
    // The other user may not read the modules.
    process.setgroups([])
    process.setgid(${user})
    process.setuid(${user})
    console.log(JSON.stringify(process.argv.slice(1).map((dir) => recordOf(dir) ?? null)))`

  /** As root sees it, and as another user. */
  function seen(mountRoot: string): unknown[] {
    const argv = ['--input-type=module', '-e', program, mountRoot]
    const [byOther] = JSON.parse(execFileSync(process.execPath, argv, { encoding: 'utf8' }))
    return [recordOf(mountRoot) ?? null, byOther]
  }

  it('counts for all users if root wrote it', () => {
    expect(seen(mountRootWith((path) => writeFileSync(path, text, { mode: 0o644 })))).toEqual([
      record,
      record,
    ])
  })

  it.each([
    { what: 'that another user owns', write: (path: string) => write(path, 0o644, user) },
    { what: 'that a group can write to', write: (path: string) => write(path, 0o664) },
    { what: 'that all can write to', write: (path: string) => write(path, 0o646) },
    { what: 'that is a link', write: (path: string) => linkTo(path) },
    { what: 'that is a directory', write: (path: string) => void mkdirSync(path) },
    { what: 'that is a FIFO', write: (path: string) => void execFileSync('mkfifo', [path]) },
    { what: 'that is empty', write: (path: string) => write(path, 0o644, 0, '') },
    { what: 'that is cut', write: (path: string) => write(path, 0o644, 0, text.slice(0, -5)) },
    { what: 'of another kind', write: (path: string) => write(path, 0o644, 0, '{"workspace":"/ws"}') },
    { what: 'that is not there', write: () => {} },
  ])('is none $what', ({ write }) => {
    expect(seen(mountRootWith(write))).toEqual([null, null])
  })

  function write(path: string, mode: number, owner = 0, content = text): void {
    writeFileSync(path, content)
    chownSync(path, owner, owner)
    chmodSync(path, mode)
  }

  function linkTo(path: string): void {
    const target = join(scratch.fresh(), 'record')
    write(target, 0o644)
    symlinkSync(target, path)
  }

  it('is none in the mount root itself, which the job can write to', () => {
    const mountRoot = join(scratch.fresh(), basename(mountRootWith(() => {})))
    mkdirSync(mountRoot)
    for (const name of [basename(mountRoot), 'record', 'notes']) write(join(mountRoot, name), 0o644)
    expect(seen(mountRoot)).toEqual([null, null])
  })

  it('is none of a mount root that a job has planted elsewhere under the same name', () => {
    const real = mountRootWith((path) => write(path, 0o644))
    const planted = join(scratch.fresh(), basename(real))
    mkdirSync(planted, { mode: 0o700 })
    expect(seen(planted)).toEqual([null, null])
  })

  it('can be read by all users, whatever the umask of the root that wrote it', async () => {
    const rights = await findRights(new AbortController().signal)
    const dir = join(scratch.fresh(), 'records')
    const umask = process.umask(0o077)
    try {
      await rights?.write(dir, 'record', 'text', AbortSignal.timeout(60_000))
    } finally {
      process.umask(umask)
    }
    const modes = [dir, join(dir, 'record')].map((path) => lstatSync(path).mode & 0o777)
    expect(modes).toEqual([0o755, 0o644])
  })

  it('can be made by no other user: only root can write where records are', () => {
    mountRootWith(() => {})
    const { mode, uid } = lstatSync(recordsDir)
    expect([uid, mode & 0o022]).toEqual([0, 0])
    const as = { uid: user, gid: user, stdio: 'ignore' } as const
    expect(() => execFileSync('touch', [join(recordsDir, 'planted')], as)).toThrow()
    expect(readdirSync(recordsDir)).not.toContain('planted')
  })
})
