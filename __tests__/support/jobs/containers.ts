// Gives a test file a host with a mount broker, and containers on it: as Docker makes them, but by util-linux only.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from '../host.ts'
import { changedPackage, packBroker } from './broker-package.ts'

// The programs on PATH are below it, too.
const shared = tmpdir()
// What Docker leaves to root in a container, so far as it matters here.
const capabilities =
  '-all,+chown,+dac_override,+fowner,+fsetid,+kill,+setgid,+setuid,+setpcap,+net_bind_service,+sys_chroot,+mknod,+setfcap'

export interface Container {
  /** Runs a command in the container. @returns its output */
  run(command: string[], more?: { uid?: number }): string
  /** Starts a command in the container. */
  start(command: string[], more?: { uid?: number }): ChildProcess
  /** A program for `StepOptions.node`. */
  node: string
  /** Lines of the kernel's table. */
  mounts(): string[]
  kill(): Promise<void>
}

export interface BrokerHost {
  dir: string
  socket: string
  /** Runs a command in a container of runc, which ends with it. @returns its output */
  runInRunc(command: string[]): string
  /** Like a host of its own: nothing that is mounted there shows elsewhere. */
  newContainer(kind?: 'root' | 'privileged' | 'user namespace' | 'host'): Promise<Container>
  startBroker(...options: string[]): Promise<void>
  /** The broker as it is on a kernel before 6.5, which has no pidfd of a connection, and lets files be sent on it. */
  startOldBroker(...options: string[]): Promise<void>
  /** A broker whose constants of these names have other values. */
  startChangedBroker(constants: Record<string, number>, ...options: string[]): Promise<void>
  killBroker(): Promise<void>
  /** How many files the broker may have open. */
  limitFiles(most: number): void
  /** The soft and the hard limit of the broker, by its name in /proc. */
  limits(name: string): string[]
  mounts(): string[]
  /** The names of the images that the broker has. */
  images(): string[]
  end(): Promise<void>
}

// A copy of all mounts becomes the root: the tests may run in a chroot, where the kernel makes no user namespaces.
const enterRoot = `
import ctypes, os, subprocess, sys
libc = ctypes.CDLL(None, use_errno=True)
def checked(result):
    if result != 0: raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
subprocess.run(["mount", "--rbind", "/", sys.argv[1]], check=True)
root, own = os.open(sys.argv[1], os.O_PATH), os.open("/proc/self/ns/mnt", os.O_RDONLY)
checked(libc.setns(own, 0x20000))
os.fchdir(root)
checked(libc.syscall({"x86_64": 155, "aarch64": 41}[os.uname().machine], b".", b"."))
checked(libc.umount2(b".", 2))
os.chroot(".")
os.execvp(sys.argv[2], sys.argv[2:])`

let count = 0

export async function newBrokerHost(place: Pick<Place, 'dir'>): Promise<BrokerHost> {
  const dir = join(place.dir, `broker-${count++}`)
  mkdirSync(join(dir, 'run'), { recursive: true })
  const socket = join(dir, 'run/broker.sock')
  const isolated = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private']
  // A copy of another test's mount would keep its loop device.
  const first = forever()
  const letGo = `for point in $(cut -d' ' -f5 /proc/self/mountinfo); do
      case ${place.dir}/ in $point/*) continue ;; esac
      case $point in *black-box-*|*headstart-*) umount -l $point ;; esac
    done
    exec ${first.join(' ')}`
  mkdirSync(join(dir, 'root'))
  const host = ['/usr/bin/python3', '-c', enterRoot, join(dir, 'root'), 'sh', '-c', letGo]
  const init = await started(['unshare', ...isolated, '--mount-proc', ...host], first)
  const onHost = (...command: string[]): string[] => ['nsenter', '-t', init.pid, '-m', '-p', ...command]
  let broker: Started | undefined
  const start = async (file: string, options: string[]): Promise<void> => {
    const paths = ['--run', join(dir, 'run'), '--store', join(dir, 'store')]
    // The paths are last, because no other test's broker has them.
    const command = onHost(
      '/usr/bin/python3',
      '-IS',
      file,
      '--upper-size',
      String(2 ** 28),
      ...options,
      ...paths,
    )
    broker = await started(command, () => existsSync(socket))
  }
  const startChangedBroker: BrokerHost['startChangedBroker'] = async (constants, ...options) => {
    const source = changedPackage(join(dir, `changed-${count++}`), constants)
    await start(packBroker(`${source}.pyz`, source), options)
  }
  return {
    dir,
    socket,
    mounts: () => mountsOf(init.pid, place.dir),
    images: () => readdirSync(join(dir, 'store/broker/images')),
    startBroker: (...options) => start(packBroker(join(dir, 'broker.pyz')), options),
    startOldBroker: (...options) => startChangedBroker({ SO_PEERPIDFD: 999, SO_PASSRIGHTS: 999 }, ...options),
    startChangedBroker,
    async killBroker() {
      await broker?.kill()
      broker = undefined
      rmSync(socket, { force: true })
    },
    limitFiles(most) {
      execFileSync('prlimit', ['--pid', broker?.pid ?? '', `--nofile=${most}:`])
    },
    limits(name) {
      const text = readFileSync(`/proc/${broker?.pid}/limits`, 'utf8')
      return new RegExp(`^${name} +(\\S+) +(\\S+)`, 'm').exec(text)?.slice(1) ?? []
    },
    runInRunc(command) {
      const at = join(dir, `runc-${count++}`)
      mkdirSync(at)
      const onThis = (...words: string[]): string => {
        const [file = '', ...args] = onHost(...words)
        return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      }
      const script = `cd ${at}; runc spec; mkdir upper work root
        mount -t overlay overlay -o lowerdir=/,upperdir=upper,workdir=work root`
      onThis('sh', '-ec', script)
      try {
        const spec = JSON.parse(readFileSync(join(at, 'config.json'), 'utf8'))
        Object.assign(spec.process, { terminal: false, args: command })
        spec.root = { path: 'root', readonly: false }
        const binds = { [shared]: 'rw', [place.dir]: 'rw', [join(dir, 'run')]: 'ro' }
        for (const [path, access] of Object.entries(binds))
          spec.mounts.push({ destination: path, source: path, type: 'bind', options: ['bind', access] })
        writeFileSync(join(at, 'config.json'), JSON.stringify(spec))
        // Control groups are the machine's, so the name must be no other test's.
        const name = `${basename(place.dir)}-${count++}`
        return onThis('runc', '--root', join(at, 'state'), 'run', '--bundle', at, name)
      } finally {
        onThis('umount', join(at, 'root'))
      }
    },
    async newContainer(kind = 'root') {
      const at = join(dir, `container-${count++}`)
      mkdirSync(at)
      const user = kind === 'user namespace' ? ['--user', '--map-root-user'] : []
      const mark = forever()
      const inside = `set -e
        mkdir ${at}/upper ${at}/work ${at}/root
        mount -t overlay overlay -o lowerdir=/,upperdir=${at}/upper,workdir=${at}/work ${at}/root
        mount --rbind /dev ${at}/root/dev
        mkdir -p ${at}/root${shared}
        mount --bind ${shared} ${at}/root${shared}
        mount --bind ${place.dir} ${at}/root${place.dir}
        mount --bind ${dir}/run ${at}/root${dir}/run
        mount -o remount,bind,ro ${at}/root${dir}/run
        mount -t proc proc ${at}/root/proc
        exec chroot ${at}/root ${mark.join(' ')}`
      // Root of a user namespace may not build on mounts that others have made.
      const script = kind === 'user namespace' ? `exec ${mark.join(' ')}` : inside
      const spaces = ['unshare', ...isolated, '--uts', '--ipc', ...user, 'sh', '-c', script]
      const main = await started(kind === 'host' ? onHost(...mark) : onHost(...spaces), mark)
      const drop = kind === 'root' ? ['--bounding-set', capabilities, '--inh-caps', '-all'] : []
      const enter = (uid: number): string[] => {
        const own = kind === 'user namespace' ? ['-U', '--preserve-credentials'] : []
        const into = ['nsenter', '-t', main.pid, '-m', '-p', '-r', ...own]
        const as =
          uid === 0 ? drop : ['--reuid', String(uid), '--regid', String(uid), '--clear-groups', ...drop]
        return [...into, 'setpriv', '--no-new-privs', ...as]
      }
      const node = join(at, 'node')
      const quoted = enter(0)
        .map((word) => `'${word}'`)
        .join(' ')
      // dash would drop variables such as INPUT_RESTORE-KEYS.
      writeFileSync(node, `#!/bin/bash\nexec ${quoted} env -C "$PWD" '${process.execPath}' "$@"\n`)
      chmodSync(node, 0o755)
      return {
        run(command, { uid = 0 } = {}) {
          const [file = '', ...args] = [...enter(uid), ...command]
          return execFileSync(file, args, { encoding: 'utf8', stdio: 'pipe' })
        },
        start(command, { uid = 0 } = {}) {
          const [file = '', ...args] = [...enter(uid), ...command]
          return spawn(file, args, { stdio: ['ignore', 'pipe', 'ignore'] })
        },
        node,
        mounts: () => mountsOf(main.pid, place.dir),
        kill: () => main.kill(),
      }
    },
    async end() {
      try {
        await broker?.kill()
      } finally {
        await init.kill()
      }
    },
  }
}

interface Started {
  /** Of the program itself, as this process sees it. */
  pid: string
  kill(): Promise<void>
}

/** A command that does nothing, and that no other process has. */
function forever(): string[] {
  return ['sleep', `${86_400 + count++}.${process.pid}`]
}

/** Starts a command, and waits until its last words run as a program of their own, or until it is ready. */
async function started(command: string[], isReady?: string[] | (() => boolean)): Promise<Started> {
  const [file = '', ...args] = command
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  const ended = once(child, 'close')
  const mark = Array.isArray(isReady) ? isReady : command.slice(-2)
  for (;;) {
    const pid = processOf(mark)
    if (pid !== undefined && (typeof isReady !== 'function' || isReady()))
      return {
        pid,
        async kill() {
          process.kill(Number(pid), 'SIGKILL')
          // Where a test has stopped the broker for a while, nsenter has stopped, too.
          const resuming = setInterval(() => child.kill('SIGCONT'), 20)
          await ended.finally(() => clearInterval(resuming))
        },
      }
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} has ended: ${said}`)
    await sleep(5)
  }
}

/** The process whose command ends with these words. */
function processOf(words: string[]): string | undefined {
  const end = `\0${words.join('\0')}\0`
  return readdirSync('/proc').find((pid) => {
    try {
      const read = (name: string): string => readFileSync(`/proc/${pid}/${name}`, 'latin1')
      // The programs that start the command name it, too.
      return `\0${read('cmdline')}`.endsWith(end) && !/^(unshare|nsenter|chroot)\n$/.test(read('comm'))
    } catch {
      // It is no process, or has ended.
      return false
    }
  })
}

/** The mounts that concern a directory, and all of the broker's. Other tests' mounts come and go. */
function mountsOf(pid: string, dir: string): string[] {
  const lines = readFileSync(`/proc/${pid}/mountinfo`, 'utf8').split('\n')
  return lines.filter((line) => line.includes(dir) || line.includes('headstart-broker'))
}
