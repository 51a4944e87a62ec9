/** Root's rights: this process has them, or sudo lends them without a password. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, type Surroundings } from '../system/pipeline.ts'
import type { Command } from '../system/program.ts'
import { run } from '../system/run.ts'

/** The only programs that are run with root's rights. */
type Privileged = 'mount' | 'umount' | 'modprobe' | 'rm'

export interface Rights {
  /** @throws ToolFailure, or the abort reason */
  run(program: Privileged, args: string[], where: Surroundings): Promise<void>
  /**
   * An archive of directories without their members, but with the attributes that this mask names. Takes names that end
   * in NUL, and needs GNU tar. @throws ToolFailure, or the abort reason
   */
  attributesOf(names: string, mask: string, where: Omit<Surroundings, 'stdin'>): Promise<Buffer>
  /** The kernel's log since the start, as far as the kernel has kept it. @throws ToolFailure */
  kernelLog(): Promise<string>
}

/** Undefined if this process cannot get the rights to mount. */
export async function findRights(signal: AbortSignal): Promise<Rights | undefined> {
  if (process.geteuid?.() === 0) return mayAdminister() ? rightsBy((command) => command) : undefined
  const sudo = systemPath('sudo')
  if (!sudo) return undefined
  const bySudo = ({ path, args }: Command): Command => ({ path: sudo, args: ['-n', '--', path, ...args] })
  try {
    await run(bySudo({ path: systemPath('true') ?? 'true', args: [] }), { cwd: '/', signal })
  } catch {
    signal.throwIfAborted()
    return undefined
  }
  return rightsBy(bySudo)
}

function rightsBy(asRoot: (command: Command) => Command): Rights {
  const commandOf = (program: string, args: string[]): Command => {
    const path = systemPath(program)
    if (!path) throw new Error(`there is no ${program}`)
    return asRoot({ path, args })
  }
  return {
    run: async (program, args, where) => runCommand(commandOf(program, args), where),
    async attributesOf(names, mask, where) {
      const attributes = ['--xattrs', `--xattrs-include=${mask}`]
      const directories = ['--no-recursion', '--null', '--verbatim-files-from', '--files-from=-']
      const args = ['--create', '--file=-', '--format=posix', ...attributes, ...directories]
      return run(commandOf('tar', args), { ...where, input: Buffer.from(names, 'latin1'), limitMs: Infinity })
    },
    async kernelLog() {
      const log = await run(commandOf('dmesg', []), { cwd: '/', signal: AbortSignal.timeout(10_000) })
      return log.toString()
    },
  }
}

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
