// Mounting that is refused, killed, or given hostile data.
import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '../../scripts/as-runner.ts'
import type { States } from '../../src/job/shared/state.ts'
import { abandonedMountRoots } from '../../src/mounts/root/abandoned.ts'
import { openMountRoot } from '../../src/mounts/root/mount-root.ts'
import { ownTargets } from '../../src/mounts/root/record.ts'
import { takeDown } from '../../src/mounts/root/unmount.ts'
import { findRights, type Rights } from '../../src/system/root-rights.ts'
import { objectOf } from '../support/corpus/entry-bytes.ts'
import { describeTree } from '../support/corpus/tree.ts'
import { endedSign, endedStaging, hiddenSign } from '../support/ended-process.ts'
import {
  annotationsOf,
  asRoot,
  entriesOf,
  give,
  type Host,
  itWithRights,
  leftoversIn,
  logOf,
  newPlace,
  pathOf,
  restore,
  save,
  type User,
  writeTree,
} from '../support/host.ts'
import { loopsLeft } from '../support/jobs/loops.ts'
import { overlaysIn } from '../support/jobs/mounted.ts'
import { childrenOf, kill } from '../support/jobs/processes.ts'
import { withSudo } from '../support/jobs/sudo.ts'
import { newRandom } from '../support/random.ts'
import { turnsOf } from '../support/turns.ts'

const place = newPlace()
const before = mounts()
const inputs = { key: 'key', path: 'tree', mode: 'mount' }
/** The mount root of a job that is over: no process has such a pid. */
const endedJobsRoot = `headstart-mount-${endedSign('/')}-abcdef`

function mounts(): string[] {
  const table = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
  return table.filter((line) => line.includes(place.dir))
}

function expectNothingLeft(job: Job): void {
  expect(mounts()).toEqual(before)
  expect(loopsLeft(place)).toEqual([])
  expect(readdirSync(job.temp).filter((name) => !name.endsWith('.json'))).toEqual([])
}

/** Images keep whole seconds. */
function described(dir: string): string[] {
  return describeTree(dir).map((line) => line.replace(/^(\S+ (?:l|. \d{4}) \d+)\d{9}/, '$1'))
}

/** A program that starts Node below other commands, so that it can be given as `node`. */
function nodeBelow(script: string, user: User): string {
  const path = join(mkdtempSync(join(place.dir, 'node-')), 'node')
  chmodSync(dirname(path), 0o755)
  const node = user.options.node ?? process.execPath
  writeFileSync(path, `#!/bin/sh\n${script.replace('NODE', `'${node}' "$@"`)}\n`, { mode: 0o755 })
  return path
}

const users = withSudo(place)

describe.each(users)('as $name', (user) => {
  const { itInTurn, rowsInTurn } = turnsOf(user, users)
  const { options } = user
  let host: Host
  let source: string[]

  async function newJob(from = host): Promise<Job> {
    const job = await from.newJob()
    give(job.workspace, user)
    return job
  }

  beforeAll(async () => {
    host = place.newHost()
    const job = await newJob()
    const tree = join(job.workspace, 'tree')
    writeTree(tree, { 'a/one': 'one', 'a/b/two': 'two', large: newRandom(1).bytes(3_000_000) })
    give(job.workspace, user)
    source = described(tree)
    expect(logOf(await save(job, inputs, options))).toContain('Cache saved with key: key')
  })

  describe('on a runner that does not allow mounting', () => {
    // But memory, as the tests' files may be in it.
    const noDevices =
      'mount -t tmpfs none /mnt && mkdir /mnt/shm && mount --bind /dev/shm /mnt/shm && mount --rbind /mnt /dev'
    const refusals = [
      {
        what: 'sudo lends nothing',
        only: 'an ordinary user',
        script: 'exec setpriv --no-new-privs NODE',
        why: /this runner does not allow it, for it neither lets root mount nor has sudo without a password$/,
      },
      {
        what: 'root is that of a container',
        only: 'root',
        script: 'exec setpriv --bounding-set=-sys_admin NODE',
        why: /this runner does not allow it, for it neither lets root mount nor has sudo without a password$/,
      },
      {
        what: 'there are no loop devices',
        only: 'root',
        script: `exec unshare --mount sh -c '${noDevices} && exec "$0" "$@"' NODE`,
        why: /this runner does not allow it, for it has no loop devices$/,
      },
      {
        what: 'the kernel knows no squashfs',
        only: 'root',
        script: `exec unshare --mount sh -c 'mount -t tmpfs none /mnt && grep -v squashfs /proc/filesystems > /mnt/known && mount --bind /mnt/known /proc/filesystems && exec "$0" "$@"' NODE`,
        why: /this runner does not allow it, for its kernel does not know squashfs$/,
      },
      {
        what: 'what the kernel knows cannot be read',
        only: 'root',
        script: `exec unshare --mount sh -c 'mount --bind /proc/sys/vm/drop_caches /proc/filesystems && exec "$0" "$@"' NODE`,
        why: /this runner does not allow it, for it cannot be found out: EACCES: permission denied, open '\/proc\/filesystems'$/,
      },
      {
        what: 'there is a loop device that is none',
        only: 'root',
        script: `exec unshare --mount sh -c '${noDevices} && mknod -m 666 /dev/null c 1 3 && touch /dev/loop-control && exec "$0" "$@"' NODE`,
        why: /^Unpacking tree instead of mounting: .*mount failed with exit code/,
      },
    ].filter(({ only }) => only === user.name)

    it.each(refusals)('unpacks the image: $what', async ({ script, why }) => {
      const job = await newJob()
      const main = await restore(job, inputs, { ...options, node: nodeBelow(script, user) })
      expect(logOf(main)).toContain('Cache restored from key: key')
      expect(logOf(main).filter((line) => line.startsWith('Unpacking'))).toEqual([expect.stringMatching(why)])
      expect(annotationsOf(main)).toEqual([])
      expect(described(join(job.workspace, 'tree'))).toEqual(source)
      const post = await save(job, inputs, { ...options, state: main.state })
      expect(annotationsOf(post)).toEqual([])
      expect(leftoversIn(host)).toEqual([])
      expectNothingLeft(job)
    })

    itInTurn('unpacks the image: upper layers cannot be kept on an overlay', async () => {
      const job = await newJob()
      const atHome = { ...inputs, path: '~/tree' }
      const tree = join(job.home, 'tree')
      writeTree(tree, { file: 'x' })
      give(job.home, user)
      await save(job, atHome, options)
      rmSync(tree, { recursive: true })
      const layers = mkdtempSync(join(place.dir, 'layers-'))
      chmodSync(layers, 0o755)
      for (const name of ['lower', 'upper', 'work', 'shown']) mkdirSync(join(layers, name))
      chmodSync(join(layers, 'upper'), 0o777)
      const [dirs, shown] = [`lowerdir=lower,upperdir=upper,workdir=work`, join(layers, 'shown')]
      execFileSync(...asRoot('sh', '-c', `cd ${layers} && mount -t overlay -o ${dirs} none shown`))
      try {
        const temp = join(shown, 'temp')
        mkdirSync(temp)
        give(temp, user)
        const env = { RUNNER_TEMP: temp }
        const main = await restore(job, atHome, { ...options, env })
        expect(logOf(main).filter((line) => line.startsWith('Unpacking'))).toEqual([
          expect.stringMatching(/^Unpacking ~\/tree instead of mounting: /),
        ])
        expect(readFileSync(join(tree, 'file'), 'utf8')).toBe('x')
        expect(mounts()).toHaveLength(before.length + 1)
        await save(job, atHome, { ...options, env, state: main.state })
      } finally {
        execFileSync(...asRoot('umount', shown))
      }
      expect(mounts()).toEqual(before)
    })

    itInTurn('finds no image if it can neither mount nor unpack one, and saves an archive', async () => {
      const own = place.newHost()
      const job = await newJob(own)
      writeTree(join(job.workspace, 'tree'), { file: 'x' })
      give(job.workspace, user)
      const env = { PATH: pathOf(own, { tar: 'tar', zstd: 'zstd', cp: 'cp' }) }
      const node = nodeBelow('exec NODE', user)
      const run = await save(job, inputs, { ...options, env, node })
      expect(logOf(run)).toEqual(
        expect.arrayContaining([
          'Saved to be unpacked instead of mounted: this runner makes no image, for it has no mksquashfs 4.5 or newer',
          'Cache saved with key: key',
        ]),
      )
      const next = await newJob(own)
      const main = await restore(next, inputs, { ...options, env, node })
      expect(logOf(main)).toContain('Unpacking instead of mounting: the entry was saved to be unpacked')
      expect(readFileSync(join(next.workspace, 'tree/file'), 'utf8')).toBe('x')
    })
  })

  itInTurn('saves an archive if mksquashfs is too old to read archives', async () => {
    const own = place.newHost()
    const job = await newJob(own)
    writeTree(join(job.workspace, 'tree'), { file: 'x' })
    give(job.workspace, user)
    const bin = pathOf(own, { tar: 'tar', zstd: 'zstd', cp: 'cp' })
    const script = '#!/bin/sh\n[ "$1" = -version ] && echo "mksquashfs version 4.4 (2019/08/29)"\nexit 1\n'
    writeFileSync(join(bin, 'mksquashfs'), script, { mode: 0o755 })
    const node = nodeBelow('exec NODE', user)
    const run = await save(job, inputs, { ...options, env: { PATH: bin }, node })
    expect(annotationsOf(run)).toEqual([])
    expect(logOf(run)).toContain('Cache saved with key: key')
  })

  describe('when the job is killed', () => {
    const runner = nodeBelow('NODE', user)
    /** Does not work in the workspace, which would rule out an overlay. */
    const elsewhere = nodeBelow('at=$(pwd); cd /; env --chdir="$at" NODE', user)
    /** Starts main below a runner of its own, and kills both after some time. */
    async function killed(job: Job, afterMs: number): Promise<void> {
      const onSpawn = (child: ChildProcess): void => {
        setTimeout(() => {
          for (const pid of childrenOf(child.pid as number)) kill(pid)
          child.kill('SIGKILL')
        }, afterMs)
      }
      await restore(job, inputs, { ...options, node: elsewhere, onSpawn })
    }

    /** @returns what the workspace then has */
    async function recover(job: Job): Promise<string[]> {
      const next = await restore(job, { ...inputs, key: 'no such key', mode: 'unpack' }, options)
      expect(annotationsOf(next)).toEqual([])
      expectNothingLeft(job)
      return readdirSync(job.workspace).filter((name) => !name.startsWith('.headstart-'))
    }

    async function expectRecovery(job: Job, left: string[] = []): Promise<void> {
      expect(await recover(job)).toEqual(left)
    }

    itInTurn('after main, the next job unmounts', async () => {
      const job = await newJob()
      const main = await restore(job, inputs, { ...options, node: elsewhere })
      expect(main.exitCode).toBe(0)
      expect(overlaysIn(job.workspace)).toHaveLength(1)
      await expectRecovery(job)
    })

    itInTurn('after main, and the directories of the runner are gone, the next job unmounts', async () => {
      const job = await newJob()
      await restore(job, inputs, { ...options, node: runner })
      // It is an ordinary directory: nothing is mounted in it.
      rmSync(job.temp, { recursive: true })
      mkdirSync(job.temp)
      give(job.temp, user)
      await expectRecovery(job, ['tree'])
    })

    itInTurn('after main, another runner leaves the overlay, in which the next job may work', async () => {
      const [job, other] = [await newJob(), await newJob()]
      await restore(job, inputs, { ...options, node: elsewhere })
      expect(overlaysIn(job.workspace)).toEqual([expect.objectContaining({ point: job.workspace })])
      const during = mounts()
      const next = await restore(other, { ...inputs, key: 'no such key' }, options)
      expect(annotationsOf(next)).toEqual([])
      expect(mounts()).toEqual(during)
      expect(described(join(job.workspace, 'tree'))).toEqual(source)
      await expectRecovery(job)

      await restore(job, inputs, { ...options, node: elsewhere })
      expect(overlaysIn(job.workspace)).toHaveLength(1)
      // The next job of the same runner has another workspace.
      const env = { RUNNER_TEMP: job.temp }
      await restore(other, { ...inputs, key: 'no such key' }, { ...options, env })
      expectNothingLeft(job)
    })

    itInTurn('after main with a ramdisk, the next job frees the memory', async () => {
      const job = await newJob()
      await restore(job, { ...inputs, ramdisk: 'true' }, { ...options, node: runner })
      expect(mounts()).toHaveLength(before.length + 3)
      await expectRecovery(job, ['tree'])
    })

    it.each(rowsInTurn([40, 100, 160, 250]))('%i ms into main, the next job cleans up', async (ms) => {
      const job = await newJob()
      await killed(job, ms)
      // What sudo started may still be running.
      await sleep(300)
      // The directory of a target may stay, without files.
      for (const name of await recover(job)) {
        expect(name).toBe('tree')
        expect(readdirSync(join(job.workspace, name))).toEqual([])
      }
    })

    itInTurn('leaves mounts of running jobs unchanged', async () => {
      const job = await newJob()
      const main = await restore(job, inputs, options)
      const mountRoot = openMountRoot(job.temp)
      // Of containers, whose processes this one does not see. No job takes six days.
      const young = join(job.temp, `headstart-mount-${hiddenSign('/')}-young_`)
      const old = join(job.temp, `headstart-mount-${hiddenSign('/')}-older_`)
      for (const dir of [young, old]) {
        mkdirSync(dir, { mode: 0o700 })
        give(dir, user)
      }
      const sixDaysAgo = Date.now() / 1000 - 6 * 24 * 60 * 60
      utimesSync(old, sixDaysAgo, sixDaysAgo)
      await restore(job, { ...inputs, key: 'no such key' }, options)
      expect(overlaysIn(job.workspace)).toHaveLength(1)
      expect([mountRoot, young, old].map((dir) => existsSync(dir))).toEqual([true, true, false])
      for (const dir of [mountRoot, young]) rmSync(dir, { recursive: true })
      await save(job, inputs, { ...options, state: main.state })
      expectNothingLeft(job)
    })
    // A container may begin with copies of the host's mounts, and share its directories, but it hides its processes.
    if (user.name === 'root')
      it('leaves mounts of a running job unchanged that is outside the container', async () => {
        const job = await newJob()
        const main = await restore(job, inputs, options)
        const node = nodeBelow('exec unshare --mount --pid --mount-proc --fork NODE', user)
        const next = await restore(job, { ...inputs, key: 'no such key' }, { ...options, node })
        expect(annotationsOf(next)).toEqual([])
        expect(described(join(job.workspace, 'tree'))).toEqual(source)
        writeTree(join(job.workspace, 'tree'), { new: 'x' })
        expect((await save(job, inputs, { ...options, state: main.state })).exitCode).toBe(0)
        expectNothingLeft(job)
      })
  })

  itInTurn('killed before its overlays were there, another runner unmounts the image', async () => {
    const [job, other] = [await newJob(), await newJob()]
    const mountRoot = join(other.temp, endedJobsRoot)
    mkdirSync(join(mountRoot, 'tree'), { recursive: true })
    chmodSync(mountRoot, 0o700)
    give(mountRoot, user)
    const image = join(mountRoot, 'image')
    execFileSync('mksquashfs', [job.workspace, image, '-quiet', '-no-progress'], { stdio: 'ignore' })
    execFileSync(...asRoot('mount', '-t', 'squashfs', '-o', 'loop,ro', image, join(mountRoot, 'tree')))
    const next = await restore(job, { ...inputs, key: 'no such key', mode: 'unpack' }, options)
    expect(annotationsOf(next)).toEqual([])
    expectNothingLeft(other)
  })

  it('leaves mounts of another user unchanged, whose processes may be hidden', async () => {
    const job = await newJob()
    const mountRoot = join(job.home, endedJobsRoot)
    mkdirSync(mountRoot, { mode: 0o700 })
    execFileSync(...asRoot('chown', '12345', mountRoot))
    const other = mkdtempSync(join(place.dir, 'other-'))
    execFileSync(...asRoot('mount', '-t', 'tmpfs', mountRoot, other))
    expect(annotationsOf(await restore(job, { ...inputs, key: 'no such key' }, options))).toEqual([])
    expect(mounts()).toHaveLength(before.length + 1)
    execFileSync(...asRoot('umount', other))
  })

  // Opening it to read blocks until there is a writer, and no signal ends that.
  itInTurn('opens no FIFO in place of the file with the server’s pid', async () => {
    const job = await newJob()
    const mountRoot = join(job.temp, endedJobsRoot)
    mkdirSync(mountRoot, { mode: 0o700 })
    execFileSync('mkfifo', [join(mountRoot, 'server')])
    give(mountRoot, user)
    expect(annotationsOf(await restore(job, { ...inputs, key: 'no such key' }, options))).toEqual([])
    expectNothingLeft(job)
  })

  it('takes down only its own mounts, whatever its state says', async () => {
    const job = await newJob()
    const other = join(job.workspace, 'other')
    const named = join(job.workspace, endedJobsRoot)
    writeTree(job.workspace, { 'other/file': 'x', [`${endedJobsRoot}/file`]: 'x' })
    execFileSync(...asRoot('mount', '-t', 'tmpfs', 'none', other))
    for (const mountRoot of [other, '/', job.workspace, named]) {
      const planned = { inputs, hasInstall: false, key: 'key' }
      const mounts = { by: 'job' as const, mountRoot }
      const states: States = { '': { kind: 'hit', ...planned, matchedKey: 'key', mounts } }
      const run = await save(job, inputs, { ...options, state: { headstart: JSON.stringify(states) } })
      expect(run.exitCode).toBe(0)
      expect(logOf(run)[0]).toBe('Cache hit occurred on the primary key key, not saving cache.')
    }
    expect(mounts()).toHaveLength(before.length + 1)
    execFileSync(...asRoot('umount', other))
    expect(readdirSync(job.workspace).sort()).toEqual([endedJobsRoot, 'other'])
    expect(readFileSync(join(named, 'file'), 'utf8')).toBe('x')
  })

  itInTurn('cancelled during mounting leaves nothing', async () => {
    for (const ms of [60, 120, 180, 240]) {
      const job = await newJob()
      const main = await restore(job, inputs, { ...options, signal: AbortSignal.timeout(ms) })
      await save(job, { ...inputs, save: 'never' }, { ...options, state: main.state })
      expectNothingLeft(job)
    }
  })

  itInTurn('unmounts even if saving fails', async () => {
    const job = await newJob()
    const more = { ...inputs, key: 'key-next', 'restore-keys': 'key' }
    const main = await restore(job, more, options)
    const PATH = pathOf(host, {})
    const failing = '#!/bin/sh\n[ "$1" = --version ] && echo GNU tar || exit 3\n'
    writeFileSync(join(PATH, 'tar'), failing, { mode: 0o755 })
    // Only files with large holes are saved with programs.
    truncateSync(join(job.workspace, 'tree/a/one'), 2 ** 21)
    const post = await save(job, more, { ...options, state: main.state, env: { PATH } })
    expect(annotationsOf(post)).toEqual([expect.stringMatching(/^::warning::Failed to save: /)])
    expectNothingLeft(job)
  })

  itInTurn('reports a full disk to programs, and still unmounts', async () => {
    const job = await newJob()
    writeTree(job.workspace, { 'tree/mine': 'mine' })
    give(job.workspace, user)
    execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', 'size=8m,mode=777', 'none', job.temp))
    try {
      const main = await restore(job, inputs, options)
      expect(mounts()).toHaveLength(before.length + 3)
      const tree = join(job.workspace, 'tree')
      const dd = spawnSync('dd', ['if=/dev/zero', `of=${tree}/a/zeros`, 'bs=1M', 'count=50'], {
        uid: options.uid,
        gid: options.gid,
        encoding: 'utf8',
      })
      expect(dd.stderr).toContain('No space left on device')
      const post = await save(job, inputs, { ...options, state: main.state })
      expect(annotationsOf(post)).toEqual([])
      expect(readdirSync(tree)).toEqual(['mine'])
      expectNothingLeft({ ...job, temp: job.temp } as Job)
    } catch (error) {
      expect(mounts()).toHaveLength(before.length + 1)
      if (!String(error).includes(job.temp)) throw error
    } finally {
      execFileSync(...asRoot('umount', '-l', job.temp))
    }
    expect(mounts()).toEqual(before)
  })
})

it('passes only its own names to privileged programs', async () => {
  const signal = AbortSignal.timeout(60_000)
  const rights = await findRights(signal)
  if (!rights) throw new Error('there are no rights to mount with')
  const dir = openMountRoot(place.dir)
  const point = mkdtempSync(join(place.dir, '-l --all\n,:\\040 '))
  const link = join(place.dir, 'link')
  symlinkSync(point, link)
  await rights.run('mount', ['-t', 'tmpfs', '--', dir, link], { cwd: '/', signal })
  const told: string[][] = []
  const run: Rights['run'] = (program, args, where) => {
    told.push([program, ...args])
    return rights.run(program, args, where)
  }
  const warn = (line: string): void => expect(line).toBe('')
  const { removeFiles } = await takeDown(dir, { rights: { ...rights, run }, warn, isOwn: true })
  await removeFiles()
  expect(told).toEqual([['umount', '-i', '--', 'point-0']])
  expect(existsSync(dir)).toBe(false)
  expect(mounts()).toEqual(before)
})

itWithRights('no right to mount')('misses where a part of the action cannot be loaded', async () => {
  const job = await place.newHost().newJob()
  const dist = join(place.dir, 'incomplete')
  cpSync(join(import.meta.dirname, '../../dist'), dist, { recursive: true })
  rmSync(join(dist, 'system-programs-squashfs-tools.js'))
  const node = nodeBelow('exec setpriv --bounding-set=-sys_admin NODE', { name: 'root', options: {} })
  const env = { PATH: pathOf(place.newHost(), { setpriv: 'setpriv' }) }
  const main = await restore(job, inputs, { dist, node, env })
  expect(annotationsOf(main)).toEqual([
    expect.stringMatching(/^::warning::Failed to restore: .*squashfs-tools/),
  ])
  expect(main).toMatchObject({ exitCode: 0, outputs: { hit: 'miss', 'cache-primary-key': 'key' } })
})

it("ignores another user's FUSE mounts, and finds its own", async () => {
  const signal = AbortSignal.timeout(10_000)
  const rights = (await findRights(signal)) as Rights
  const own = process.geteuid?.() ?? 0
  for (const [user, found] of [[own + 65_534, 0] as const, [own, 1] as const]) {
    const source = join(place.dir, endedJobsRoot)
    const point = mkdtempSync(join(place.dir, 'theirs-'))
    const device = openSync('/dev/fuse', 'r+')
    try {
      const options = `nosuid,nodev,fd=0,rootmode=40000,user_id=${user},group_id=${user}`
      // The newer system call mounts in steps, between which `mount` looks at a root that only the other user may see.
      // Older versions of `mount` do not know the variable.
      const bySingleCall = 'LIBMOUNT_FORCE_MOUNT2=always'
      const mount = ['mount', '-i', '-n', '-t', 'fuse', '-o', options, '--', source, point]
      spawnSync(...asRoot('env', bySingleCall, ...mount), { stdio: [device, 'ignore', 'ignore'] })
      expect(readFileSync('/proc/self/mountinfo', 'utf8')).toContain(` ${point} `)
      expect(ownTargets().filter((path) => path === point)).toHaveLength(found)
      expect(abandonedMountRoots([place.dir]).filter((dir) => dir === source)).toHaveLength(found)
    } finally {
      await rights.run('umount', ['-i', '-f', '-l', '--', point], { cwd: '/', signal }).catch(() => {})
      closeSync(device)
    }
  }
  expect(mounts()).toEqual(before)
})

describe('an image that Headstart did not make', () => {
  const [user] = users.toReversed() as [User]
  const { options } = user

  /** Where one of ours lies in its store. */
  let entry: string
  beforeAll(async () => {
    const from = place.newHost()
    const job = await from.newJob()
    writeTree(join(job.workspace, 'tree'), { file: 'x' })
    give(job.workspace, user)
    await save(job, inputs, options)
    entry = relative(from.store, entriesOf(from.store)[0] ?? '')
  })

  /** A store with this image under the name that one of ours had. */
  function hostWith(image: Buffer): Host {
    const root = 'workspace' as const
    const segment = { kind: 'image' as const, offset: 0, length: image.length, files: 2, bytes: 1e6, root }
    const { bytes } = objectOf(image, {
      format: 'squashfs',
      key: 'key',
      paths: ['tree'],
      segments: [segment],
    })
    const host = place.newHost()
    writeTree(host.store, { [entry]: bytes })
    give(host.dir, user)
    return host
  }

  /** With mksquashfs's own flags in place of ours, if any are given. */
  function image(flags: string[] = []): Buffer {
    const dir = mkdtempSync(join(place.dir, 'hostile-'))
    writeTree(dir, { 'tree/file': newRandom(2).bytes(1000).toString('hex') })
    const path = join(dir, 'image')
    const owner = String(options.uid ?? 0)
    const ours = ['-comp', 'zstd', '-no-exports', '-no-xattrs', '-force-uid', owner, '-force-gid', owner]
    execFileSync('mksquashfs', [dir, path, ...ours, ...flags, '-quiet', '-no-progress', '-e', 'image'])
    return readFileSync(path)
  }

  /** Restores it, and gets back what main said. */
  async function restored(bytes: Buffer): Promise<string[]> {
    const host = hostWith(bytes)
    const job = await host.newJob()
    give(job.workspace, user)
    const main = await restore(job, inputs, options)
    expect(main.outputs.hit).toBe('miss')
    await save(job, { ...inputs, save: 'never' }, { ...options, state: main.state })
    expectNothingLeft(job)
    return annotationsOf(main)
  }

  it.each([
    { what: 'a setuid program of root', pseudo: 'tree/id m 4755 0 0', why: 'it sets bits that' },
    { what: 'a disk', pseudo: 'tree/disk b 666 0 0 8 0', why: 'it holds more than files' },
    { what: 'what hides a file', pseudo: 'tree/hidden c 644 0 0 0 0', why: 'it holds more than files' },
  ])('that has $what is a miss and never mounted', async ({ pseudo, why }) => {
    const more = pseudo.includes(' m ') ? pseudo.replace('/id ', '/file ') : pseudo
    const wrong = `::warning::Failed to restore: its image is wrong: ${why}`
    expect(await restored(image(['-p', more]))).toEqual([expect.stringContaining(wrong)])
  })

  it('that cannot be read, although it is the saved image, is reported by post and not used again', async () => {
    const bytes = image()
    // The first that is compressed is the only fragment.
    bytes.fill(0, bytes.indexOf('28b52ffd', 'hex'), 110)
    const host = hostWith(bytes)
    for (const hit of ['exact', 'miss']) {
      const job = await host.newJob()
      give(job.workspace, user)
      const main = await restore(job, inputs, options)
      expect(annotationsOf(main)).toEqual([])
      expect(main.outputs.hit).toBe(hit)
      if (hit === 'miss') continue
      expect(() => readFileSync(join(job.workspace, 'tree/file'))).toThrow('EIO')
      const post = await save(job, inputs, { ...options, state: main.state })
      expect(annotationsOf(post)).toEqual([
        expect.stringMatching(
          /^::warning::Reading the cache gave input\/output errors: its image is wrong: /,
        ),
      ])
      expectNothingLeft(job)
    }
    expect(entriesOf(host.store)).toEqual([])
  })

  /** Leaves directories as killed restores do, whose journals change what is beside the mount, above it and in it. */
  function poison(tree: string, workspace: string, home: string): void {
    const stamp = { stamp: { mode: 0o700, mtime: 1 }, before: { mode: 0o777, mtime: 1 } }
    const leave = (name: string, steps: object[]): void => {
      const staging = join(tree, name)
      writeTree(staging, {
        evil: 'evil',
        journal: steps.map((step) => `${JSON.stringify(step)}\n`).join(''),
      })
      symlinkSync(join(home, '.ssh'), join(staging, 'link'))
      const listen = `require('node:net').createServer().listen('alive', () => process.kill(process.pid, 'SIGKILL'))`
      spawnSync(process.execPath, ['-e', listen], { cwd: staging })
      chmodSync(staging, 0o700)
      execFileSync('chown', ['-hR', `${options.uid ?? 0}`, staging])
    }
    const [first, second] = ['first0', 'second'].map((name) => endedStaging(tree, name)) as [string, string]
    const aside = join(tree, first, 'link/id_rsa')
    leave(first, [
      { do: 'stamp', path: workspace, ...stamp },
      { do: 'replace', from: join(tree, first, 'gone'), to: join(tree, 'sub/stolen'), inode: '', aside },
    ])
    leave(second, [
      { do: 'stamp', path: 'sub', ...stamp },
      { do: 'replace', from: `${second}/gone`, to: 'sub/planted', inode: '', aside: `${second}/evil` },
    ])
  }

  it('holds no socket, as a killed restore would leave one', async () => {
    const wrong = '::warning::Failed to restore: its image is wrong: it holds more than files'
    const socket = 'tree/alive i 600 0 0 s'
    expect(await restored(image(['-p', socket]))).toEqual([expect.stringContaining(wrong)])
  })

  it('cannot have the next restore change anything, whatever its mount shows', async () => {
    const host = hostWith(image())
    const job = await host.newJob()
    const { workspace, home } = job
    writeTree(home, { '.ssh/id_rsa': 'secret' })
    for (const dir of [home, workspace]) give(dir, user)
    const main = await restore(job, inputs, options)
    const tree = join(workspace, 'tree')
    writeTree(tree, { 'sub/file': 'x' })
    poison(tree, workspace, home)
    const look = (): string[] => [...described(tree), ...described(home), String(lstatSync(workspace).mode)]
    const before = look()
    const next = { ...inputs, key: 'no such key', path: 'tree/sub\n~/.ssh/id*' }
    expect(annotationsOf(await restore(job, next, options))).toEqual([])
    expect(look()).toEqual(before)
    await save(job, { ...inputs, save: 'never' }, { ...options, state: main.state })
    expectNothingLeft(job)
  })

  it.each([
    { what: 'no image', found: 'it has no superblock', spoil: (bytes: Buffer) => void bytes.fill('x') },
    {
      what: 'of another compression',
      found: 'its compression is number 4 instead of 6',
      spoil: (bytes: Buffer) => void bytes.writeUInt16LE(4, 20),
    },
    {
      what: 'of another version',
      found: 'its version is 3.0 instead of 4.0',
      spoil: (bytes: Buffer) => void bytes.writeUInt16LE(3, 28),
    },
    {
      what: 'longer than it is',
      found: 'its tables do not lie one after the other within its length',
      spoil: (bytes: Buffer) => void bytes.writeBigUInt64LE(1n << 40n, 40),
    },
  ])('that is $what is a miss and never mounted', async ({ found, spoil }) => {
    const bytes = image()
    spoil(bytes)
    expect(await restored(bytes)).toEqual([
      `::warning::Failed to restore: it holds no squashfs image of our kind: ${found}`,
    ])
  })
})

it('downloads the programs for images into the tool cache, once, and again if others may have changed them', async () => {
  const host = place.newHost()
  const bin = pathOf(host, { tar: 'tar', zstd: 'zstd', cp: 'cp', find: 'find', 'dpkg-deb': 'dpkg-deb' })
  const deb = mkdtempSync(join(place.dir, 'deb-'))
  chmodSync(deb, 0o755)
  const control =
    'Package: squashfs-tools\nVersion: 1\nArchitecture: all\nMaintainer: x <x@x>\nDescription: x\n'
  writeTree(deb, { 'DEBIAN/control': control })
  mkdirSync(join(deb, 'usr/bin'), { recursive: true })
  const started = join(host.dir, 'started')
  for (const name of ['mksquashfs', 'unsquashfs']) {
    const program = execFileSync('which', [name], { encoding: 'utf8' }).trim()
    const noting = `#!/bin/sh\necho "$0" >> ${started}\nexec ${program} "$@"\n`
    writeFileSync(join(deb, 'usr/bin', name), noting, { mode: 0o755 })
  }
  execFileSync('dpkg-deb', ['--build', deb, join(host.dir, 'tools.deb')])
  // The far end, which is not ours to ask in a test.
  const apt = `#!/bin/sh\n[ "$1 $4" = "download " ] && /bin/cp ${host.dir}/tools.deb squashfs-tools_1%3a4.6.1-1_all.deb\n`
  writeFileSync(join(bin, 'apt-get'), apt, { mode: 0o755 })
  const said: string[][] = []
  for (const key of ['one', 'two', 'three']) {
    const job = await host.newJob()
    writeTree(join(job.workspace, 'tree'), { file: key })
    if (key === 'three') execFileSync('chmod', ['-R', 'o+w', join(job.toolCache, 'squashfs-tools')])
    const run = await save(job, { ...inputs, key }, { env: { PATH: `${bin}:/nowhere` } })
    said.push(logOf(run).filter((line) => /^(The squashfs-tools|Fetched|Cache saved with)/.test(line)))
    // Others could swap what is in a tool cache that is open to them: only files that were checked, and stay open, are started.
    const places = readFileSync(started, 'utf8').trim().split('\n')
    expect(places.filter((path) => !path.startsWith(`${job.temp}/`))).toEqual([])
    expect(places.some((path) => /\/headstart-\w{6}\/mksquashfs$/.test(path))).toBe(true)
    rmSync(started)
    expect(readdirSync(job.temp).filter((name) => !name.endsWith('.json'))).toEqual([])
  }
  expect(said).toEqual([
    [expect.stringMatching(/^Fetched squashfs-tools \d+\.\d+/), 'Cache saved with key: one'],
    ['Cache saved with key: two'],
    [
      expect.stringMatching(/^The squashfs-tools in the tool cache are not used: others may write to /),
      expect.stringMatching(/^Fetched squashfs-tools/),
      'Cache saved with key: three',
    ],
  ])
})

it('is a hit if all is unpacked, and only the end of the unneeded mounts fails', async () => {
  const host = place.newHost()
  const saving = await host.newJob()
  writeTree(saving.workspace, { 'tree/file': 'cached' })
  await save(saving, inputs)
  const job = await host.newJob()
  // Nothing is mounted over files.
  writeTree(job.workspace, { 'tree/own': 'own' })
  const failing = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { realpathSync } = fs
    fs.realpathSync = new Proxy(realpathSync, {
      apply(call, self, args) {
        if (/at removeFromWorkspace/.test(new Error().stack)) throw new Error('EMFILE: too many open files')
        return call.apply(self, args)
      },
    })
    syncBuiltinESMExports()`
  const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(failing)}` }
  const main = await restore(job, inputs, { env })
  expect(main.outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true' })
  expect(annotationsOf(main)).toEqual([
    expect.stringMatching(/^::warning::The mounts below .* stay until the job ends, .*: EMFILE/),
  ])
  expect(readdirSync(join(job.workspace, 'tree')).sort()).toEqual(['file', 'own'])
  const post = await save(job, inputs, { state: main.state })
  expect(annotationsOf(post)).toEqual([])
  expectNothingLeft(job)
})
