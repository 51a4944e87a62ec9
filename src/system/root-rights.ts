/** Runs programs of the system with root's rights: this process is root, or sudo lends root's rights without a password. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ToolFailure } from './failure.ts'
import type { Command } from './program.ts'
import { run } from './run.ts'
import { newShells, quoted, type ShellOptions } from './shells.ts'

/** The only programs that are run with root's rights. */
type Privileged = 'mount' | 'umount' | 'modprobe' | 'rm' | 'tar' | 'find' | 'cat' | 'dmesg' | 'true'

type Where = Omit<ShellOptions, 'limitMs'>

export type Rights = ReturnType<typeof rightsBy>

let found: Rights | undefined

/** Undefined if this process cannot get the rights to mount. */
export async function findRights(signal: AbortSignal): Promise<Rights | undefined> {
  if (found) return found
  if (process.geteuid?.() === 0) {
    if (mayAdminister()) found = rightsBy([])
    return found
  }
  try {
    const rights = rightsBy([systemPath('sudo'), '-n', '--'])
    await rights.run('true', [], { cwd: '/', signal: shortly(signal) })
    found = rights
  } catch {
    signal.throwIfAborted()
  }
  return found
}

/** @param before the words of a command before a program and its arguments */
function rightsBy(before: string[]) {
  const asRoot = (words: string[]): Command => {
    const [path = '', ...args] = [...before, ...words]
    return { path, args }
  }
  const shells = newShells(asRoot(['/bin/sh']))
  const runEach = async (program: Privileged, lists: string[][], where: Where): Promise<Buffer> => {
    const path = systemPath(program)
    const commands = lists.map((args) => [path, ...args].map(quoted).join(' '))
    return shells.run(commands.join(' && '), path, { ...where, limitMs: limitOf(program) })
  }
  return {
    /** @returns the standard output @throws ToolFailure, or the abort reason */
    run: (program: Privileged, args: string[], where: Where) => runEach(program, [args], where),
    /** Runs a program with each list of arguments, one after the other, until it fails. */
    runEach,
    /** Like `run`, with a standard input: bytes, or an open file. */
    async runWith(
      input: Buffer | number,
      program: Privileged,
      args: string[],
      where: Where,
    ): Promise<Buffer> {
      const { path, args: words } = asRoot([systemPath(program), ...args])
      return (await run(path, words, { ...where, input, limitMs: limitOf(program) })).stdout
    },
    /**
     * Writes a file that only root can write, in a directory that only root can write.
     * @param name of letters, digits and `-` @throws ToolFailure, or the abort reason
     */
    async write(dir: string, name: string, text: string, signal: AbortSignal): Promise<void> {
      if (before.length === 0) return writeWhole(dir, name, text)
      const [place, path, draft, content] = [dir, join(dir, name), join(dir, `${name}.new`), text].map(quoted)
      const script = `umask 022 && mkdir -p ${place} && printf %s ${content} > ${draft} && mv -f ${draft} ${path}`
      await shells.run(script, '/bin/sh', { cwd: '/', signal: shortly(signal) })
    },
  }
}

/** Mounting is the kernel's work, of which /proc shows nothing: unmounting writes to the disk what it has not yet. */
function limitOf(program: Privileged): 'while-busy' | 'none' {
  return program === 'mount' || program === 'umount' ? 'none' : 'while-busy'
}

/** A reader never sees a part of the text. Other users read it, too. */
function writeWhole(dir: string, name: string, text: string): void {
  const umask = process.umask(0o022)
  try {
    mkdirSync(dir, { recursive: true })
    const path = join(dir, name)
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
  } finally {
    process.umask(umask)
  }
}

// Only programs of the system are run as root. PATH is ignored, because jobs can set it.
function systemPath(program: string): string {
  const places = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'].map((dir) => join(dir, program))
  const path = places.find((place) => existsSync(place))
  if (path === undefined) throw new ToolFailure(`there is no ${program}`)
  return path
}

/** Such programs take milliseconds. */
export function shortly(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(60_000)])
}

/** Root in a container may lack the right to mount. https://man7.org/linux/man-pages/man7/capabilities.7.html */
function mayAdminister(): boolean {
  const [, capabilities = '0'] = readFileSync('/proc/self/status', 'latin1').match(/^CapEff:\s*(\w+)$/m) ?? []
  const sysAdmin = 21n
  return ((BigInt(`0x${capabilities}`) >> sysAdmin) & 1n) === 1n
}
