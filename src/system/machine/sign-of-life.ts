/**
 * The sign of life: names of files say which process made them, so that another process can find out whether it lives.
 * Hosts may share a disk, containers may share a host, and an overlay shows a socket that does not lead to its process.
 */
import { hash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { orUndefined } from '../failure.ts'
import { dirname } from '../native-path.ts'
import { pidNamespace, startOf } from './processes.ts'

/** Matches a sign: the host, its boot, the disk, the namespace of the pid, the pid and its start, with dots between them. */
export const signPattern = '\\w+\\.\\w+\\.\\w+\\.\\w+\\.\\w+\\.\\w+'

interface NamedProcess {
  pid: number
  /** In the kernel's ticks; undefined where it cannot be read. */
  start: string | undefined
}

/** @param dir where the file is made that gets the sign as a part of its name */
export function signOf({ pid, start }: NamedProcess, dir: string): string {
  return [host(), boot(), disk(dir), namespace(), pid, start ?? unknown].join('.')
}

export function ownSign(dir: string): string {
  return signOf({ pid: process.pid, start: orUndefined(() => startOf(process.pid)) }, dir)
}

/**
 * Whether a process lives, by the kernel's list of processes; undefined if this process cannot know that.
 * @param sign of the process
 */
export function isRunning(sign: string): boolean | undefined {
  const [, bootOf, , namespaceOf, pid = '', start] = sign.split('.')
  // Nothing of a process is left after a restart of its host.
  if (bootOf !== boot()) return isOfEarlierBoot(sign) ? false : undefined
  if (namespaceOf !== namespace() || namespaceOf === unknown || start === unknown) return undefined
  return orUndefined(() => startOf(pid) === start)
}

/** Whether a process was one of this host before its last restart. */
export function isOfEarlierBoot(sign: string): boolean {
  const [hostOf, bootOf] = sign.split('.')
  return hostOf === host() && bootOf !== boot()
}

/** For how long a process of another host is left alone. Its restore takes minutes. */
const leftAloneMs = 24 * 60 * 60 * 1000

/**
 * Whether a process may live that made a file.
 * @param path the file, which has the sign in its name
 * @param sign undefined if the name has none
 * @param answers whether the socket of the process answers. Only a socket of this kernel, seen on the disk that the
 *   process saw, tells by its silence that the process has ended.
 */
export async function mayLive(
  path: string,
  sign: string | undefined,
  answers: () => Promise<boolean>,
): Promise<boolean> {
  const known = sign && isRunning(sign)
  if (typeof known === 'boolean') return known
  const [, bootOf, diskOf] = sign?.split('.') ?? []
  if (bootOf === boot() && diskOf === disk(dirname(path))) return answers()
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs < leftAloneMs
}

const unknown = '0'
const read = (path: string): string => orUndefined(() => readFileSync(path, 'latin1').trim()) ?? ''
const short = (text: string): string => hash('sha256', text).slice(0, 8)

/** All containers of a host have the boot of its kernel. Only Linux tells it. */
function boot(): string {
  return read('/proc/sys/kernel/random/boot_id').slice(0, 8) || short(hostname())
}

/** Survives restarts. Most containers have no identity that does, and hosts may have the same name. */
function host(): string {
  const id = read('/etc/machine-id')
  return id === '' ? boot() : short(`${id} ${hostname()}`)
}

/** An overlay is another disk than the one that it covers. */
function disk(dir: string): string {
  const { dev } = lstatSync(`${dir}/.`, { bigint: true })
  return dev.toString(36)
}

function namespace(): string {
  return orUndefined(pidNamespace) ?? unknown
}
