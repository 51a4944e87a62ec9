// A runner of Windows: starts steps with Windows' Node under Wine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { System } from '../../../scripts/as-runner.ts'
import { programPath } from '../../../src/system/program.ts'
import type { Place } from '../host.ts'
import { type Stoppable, startServer } from '../servers/supervised.ts'

/** What set-up made. */
const installed = resolve(import.meta.dirname, '../../../.tools/windows')
/** A tar and a zstd, which `npm run test:windows` has; the tar is also where Git for Windows has its own. */
export const programs = resolve(installed, '../windows-programs')
const node = join(installed, 'node.exe')
// Debian's command `wine` is a shell script, and dash drops variables like INPUT_RESTORE-KEYS.
const wine = '/usr/lib/wine/wine64'
const preload = join(import.meta.dirname, 'preload.cjs')

/** Called at the top of a test file; what it returns may be called in tests and hooks. */
export function useWindows({ dir }: Place): () => System {
  let windows: (System & Stoppable) | undefined
  beforeAll(async () => {
    windows = await startWindows(dir)
  })
  afterAll(() => windows?.stop())
  return () => {
    if (!windows) throw new Error('Windows has not started yet')
    return windows
  }
}

/** Starts a Windows of its own, whose drive D: is this directory; Z: is this machine. */
export async function startWindows(dir: string): Promise<System & Stoppable> {
  const path = (path: string): string => {
    const [drive, rest] = path.startsWith(`${dir}/`) ? ['D:', path.slice(dir.length)] : ['Z:', path]
    return drive + rest.replaceAll('/', '\\')
  }
  const { env: own, stop } = await startServer(async () => {
    const prefix = mkdtempSync(join(tmpdir(), 'headstart-wine-'))
    const env = makePrefix(prefix, dir)
    return {
      facts: { env },
      program: {
        name: programPath('wineserver'),
        args: ['-f', '-p'],
        env,
        // Set-up may have ended by then, and the PATH that it made.
        end: `${realpathSync(programPath('wineserver'))} --kill`,
        remove: [prefix],
      },
      isReady: (signal) => succeeds(['-v'], { ...env, PATH: String(process.env.PATH) }, signal),
    }
  })
  return {
    os: 'Windows',
    eol: '\r\n',
    path,
    start: (script, { PATH = '', HOME = '', ...env }) => ({
      program: wine,
      args: [node, '--require', path(preload), path(script)],
      // Names that mean something to Wine itself begin with WINE for what it starts.
      env: { ...env, ...own, PATH, WINEHOME: HOME },
      needsFiles: true,
    }),
    stop,
  }
}

/** Runs a script of Node in a directory to its end. */
export async function runOn(
  system: System,
  script: string,
  cwd: string,
  env = {},
): Promise<{ exitCode: number | null; log: string }> {
  const command = system.start(script, { PATH: String(process.env.PATH), ...env })
  const log = join(mkdtempSync(join(tmpdir(), 'step-')), 'log')
  const file = openSync(log, 'w')
  try {
    const stdio = ['ignore', file, file] as const
    const child = spawn(command.program, command.args, { cwd, env: command.env, stdio: [...stdio] })
    const [exitCode] = await once(child, 'exit')
    return { exitCode, log: readFileSync(log, 'utf8') }
  } finally {
    closeSync(file)
    rmSync(dirname(log), { recursive: true })
  }
}

/** Returns the environment of all that is started in it. */
function makePrefix(prefix: string, dir: string): Record<string, string> {
  cpSync(join(installed, 'prefix'), prefix, { recursive: true, verbatimSymlinks: true })
  mkdirSync(join(prefix, 'drive_c/users', userInfo().username, 'Temp'), { recursive: true })
  const git = join(prefix, 'drive_c/Program Files/Git/usr/bin')
  mkdirSync(git, { recursive: true })
  symlinkSync(join(programs, 'tar.exe'), join(git, 'tar.exe'))
  const drives = { 'c:': '../drive_c', 'd:': dir, 'z:': '/' }
  mkdirSync(join(prefix, 'dosdevices'))
  for (const [drive, target] of Object.entries(drives)) symlinkSync(target, join(prefix, 'dosdevices', drive))
  return {
    LC_ALL: 'C.UTF-8',
    WINELOADER: wine,
    WINEPREFIX: prefix,
    WINEDEBUG: '-all',
    WINEDLLOVERRIDES: 'winemenubuilder.exe=',
    // A server that Wine starts itself would outlive the tests.
    WINESERVER: programPath('true'),
  }
}

async function succeeds(args: string[], env: Record<string, string>, signal: AbortSignal): Promise<boolean> {
  const child = spawn(wine, [node, ...args], { env, signal, stdio: 'ignore' })
  const [exitCode] = await once(child, 'exit')
  return exitCode === 0
}
