/** Runs a script of the user, as the runner would in a `run` step. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasGroups, signalGroup } from './detached.ts'
import { openScratch } from './disk/scratch.ts'
import { type Command, findProgram, programFailure } from './program.ts'

interface ScriptOptions {
  cwd: string
  /** The whole environment. */
  env: Record<string, string>
  /** Holds the file of the script. */
  tempDir: string
  signal: AbortSignal
}

/** How long a cancelled script may take to end. The runner itself waits 7.5 s before its next signal. */
const graceMs = 5000
/** Processes that the script leaves behind may hold its output open. */
const drainMs = 1000

/**
 * Its output goes to the log as it comes; its standard input is empty.
 * @returns the exit code, and the line that failed if there are several and the shell says so
 * @throws ToolFailure if a signal ended it, or the abort reason
 */
export async function runScript(
  text: string,
  { cwd, env, tempDir, signal }: ScriptOptions,
): Promise<{ exitCode: number; failedLine?: string | undefined }> {
  signal.throwIfAborted()
  using scratch = openScratch(tempDir)
  const shell = shellFor(text, scratch.dir, env)
  const child = spawn(shell.path, shell.args, {
    ...{ cwd, env, detached: hasGroups },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsVerbatimArguments: shell.isVerbatim,
  })
  const cancel = (): void => {
    signalGroup(child, 'SIGTERM')
    void sleep(graceMs, undefined, { ref: false }).then(() => signalGroup(child, 'SIGKILL'))
  }
  signal.addEventListener('abort', cancel)
  child.stdout.on('data', (bytes: Buffer) => process.stdout.write(bytes))
  child.stderr.on('data', (bytes: Buffer) => process.stderr.write(bytes))
  try {
    const [exitCode, endedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
    const limit = AbortSignal.timeout(drainMs)
    await Promise.allSettled(
      [child.stdout, child.stderr].map((output) => finished(output, { signal: limit })),
    )
    signal.throwIfAborted()
    if (exitCode === null) throw programFailure(shell.path, { exitCode, endedBy })
    return { exitCode, failedLine: failedLineIn(text, scratch.dir) }
  } finally {
    signal.removeEventListener('abort', cancel)
    child.stdout.destroy()
    child.stderr.destroy()
  }
}

const failedFile = 'failed-line'

function failedLineIn(text: string, dir: string): string | undefined {
  const lines = text.split('\n')
  const file = join(dir, failedFile)
  if (lines.length < 2 || !existsSync(file)) return undefined
  return lines[Number(readFileSync(file, 'utf8')) - 1]?.trim()
}

interface Shell extends Command {
  isVerbatim?: boolean
}

/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell */
function shellFor(text: string, dir: string, env: Record<string, string>): Shell {
  const write = (name: string, content: string): string => {
    const file = join(dir, name)
    writeFileSync(file, content)
    return file
  }
  if (process.platform !== 'win32') {
    const bash = findProgram('bash')
    if (bash === undefined) return { path: '/bin/sh', args: ['-e', write('install.sh', `${text}\n`)] }
    // Before the first line, so that the numbers of lines stay.
    const trap = `trap 'echo "$LINENO" >| "\${0%/*}/${failedFile}"' ERR; `
    const file = write('install.sh', `${trap}${text}\n`)
    return { path: bash, args: ['--noprofile', '--norc', '-e', '-o', 'pipefail', file] }
  }
  const power = findProgram('pwsh') ?? findProgram('powershell')
  if (power === undefined) {
    const file = write('install.cmd', `@echo off\r\n${text.replaceAll('\n', '\r\n')}\r\n`)
    const path = env.ComSpec ?? 'cmd.exe'
    return { path, args: ['/D', '/E:ON', '/V:OFF', '/S', '/C', `"CALL "${file}""`], isVerbatim: true }
  }
  const end = 'if ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit $LASTEXITCODE }'
  const file = write('install.ps1', `$ErrorActionPreference = 'stop'\r\n${text}\r\n${end}\r\n`)
  return { path: power, args: ['-NoProfile', '-Command', `. '${file.replaceAll("'", "''")}'`] }
}
