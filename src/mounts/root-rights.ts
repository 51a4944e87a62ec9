/** Root's rights: this process has them, or sudo lends them without a password. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ToolFailure } from '../system/failure.ts'
import { outputOfCommand, runCommand, type Surroundings } from '../system/pipeline.ts'
import type { Command } from '../system/program.ts'

/** The only programs that are run with root's rights. */
type Privileged = 'mount' | 'umount' | 'modprobe' | 'rm'

export type Rights = ReturnType<typeof rightsBy>

/** Undefined if this process cannot get the rights to mount. */
export async function findRights(signal: AbortSignal): Promise<Rights | undefined> {
  if (process.geteuid?.() === 0) return mayAdminister() ? rightsBy((command) => command) : undefined
  const sudo = systemPath('sudo')
  if (!sudo) return undefined
  const bySudo = ({ path, args }: Command): Command => ({ path: sudo, args: ['-n', '--', path, ...args] })
  try {
    await runCommand(bySudo({ path: systemPath('true') ?? 'true', args: [] }), {
      cwd: '/',
      signal: shortly(signal),
    })
  } catch {
    signal.throwIfAborted()
    return undefined
  }
  return rightsBy(bySudo)
}

function rightsBy(asRoot: (command: Command) => Command) {
  const commandOf: CommandOf = (program, args) => {
    const path = systemPath(program)
    if (!path) throw new ToolFailure(`there is no ${program}`)
    return asRoot({ path, args })
  }
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(program: Privileged, args: string[], where: Surroundings): Promise<void> {
      await runCommand(commandOf(program, args), where)
    },
    ...writingBy(commandOf),
    ...readingBy(commandOf),
  }
}

/** @throws ToolFailure if the system has no such program */
type CommandOf = (program: string, args: string[]) => Command

function writingBy(commandOf: CommandOf) {
  return {
    /**
     * Writes a file that only root can write, in a directory that only root can write.
     * @param name of letters, digits and `-` @throws ToolFailure, or the abort reason
     */
    async write(dir: string, name: string, text: string, signal: AbortSignal): Promise<void> {
      if (process.geteuid?.() === 0) return writeWhole(dir, name, text)
      const input = Buffer.from(text)
      const script = commandOf('sh', ['-c', writeScript, 'sh', dir, name])
      await outputOfCommand(script, { cwd: '/', signal: shortly(signal), input })
    },
    /**
     * Unpacks headers of directories into the working directory, with owners and the attributes of overlays; needs GNU tar.
     * @throws ToolFailure, or the abort reason
     */
    async unpackMarked(archive: Buffer, where: Omit<Surroundings, 'stdin'>): Promise<void> {
      const attributes = ['--xattrs', '--xattrs-include=trusted.overlay.*']
      const args = ['--extract', '--file=-', '--numeric-owner', '--preserve-permissions', ...attributes]
      await outputOfCommand(commandOf('tar', args), { ...where, input: archive })
    },
  }
}

function readingBy(commandOf: CommandOf) {
  return {
    /**
     * An archive of directories without their members, but with the attributes that this mask names. Takes names that end
     * in NUL, and needs GNU tar. @throws ToolFailure, or the abort reason
     */
    async attributesOf(names: string, mask: string, where: Omit<Surroundings, 'stdin'>): Promise<Buffer> {
      const attributes = ['--xattrs', `--xattrs-include=${mask}`]
      const directories = ['--no-recursion', '--null', '--verbatim-files-from', '--files-from=-']
      const args = ['--create', '--file=-', '--format=posix', ...attributes, ...directories]
      return outputOfCommand(commandOf('tar', args), { ...where, input: Buffer.from(names, 'latin1') })
    },
    /**
     * The links at these places and in directories at them: `PATH TARGET`, each with a NUL after it, as a byte string.
     * Places that have gone meanwhile are left out. @throws ToolFailure, or the abort reason
     */
    async linksIn(places: string[], where: Omit<Surroundings, 'stdin'>): Promise<string> {
      const shown = ['-maxdepth', '1', '-type', 'l', '-printf', '%p %l\\0']
      const find = commandOf('find', [...places, ...shown])
      const links = await outputOfCommand(find, {
        ...where,
        signal: shortly(where.signal),
        goodCodes: [0, 1],
      })
      return links.toString('latin1')
    },
    /** The errors in the kernel's log, as far as the kernel has kept them. @throws ToolFailure */
    async kernelErrors(): Promise<string> {
      // By one call of the kernel; otherwise, dmesg makes one for each message.
      const dmesg = commandOf('dmesg', ['--syslog', '--level=emerg,alert,crit,err'])
      const log = await outputOfCommand(dmesg, { cwd: '/', signal: AbortSignal.timeout(10_000) })
      return log.toString()
    },
  }
}

/** Such programs take milliseconds. */
function shortly(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(60_000)])
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

/** The same for sudo. */
const writeScript = 'umask 022 && mkdir -p "$1" && cat > "$1/$2.new" && mv -f "$1/$2.new" "$1/$2"'

// Only programs of the system are run as root. PATH is ignored, because jobs can set it.
function systemPath(program: string): string | undefined {
  const places = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'].map((dir) => join(dir, program))
  return places.find((path) => existsSync(path))
}

/** Root in a container may lack the right to mount. https://man7.org/linux/man-pages/man7/capabilities.7.html */
function mayAdminister(): boolean {
  const [, capabilities = '0'] = readFileSync('/proc/self/status', 'latin1').match(/^CapEff:\s*(\w+)$/m) ?? []
  const sysAdmin = 21n
  return ((BigInt(`0x${capabilities}`) >> sysAdmin) & 1n) === 1n
}
