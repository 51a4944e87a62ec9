/** Runs a script of the user, as the runner would in a `run` step. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openScratch } from '../disk/scratch.ts'
import { type Command, findProgram } from '../program.ts'
import { run } from '../run.ts'

interface ScriptOptions {
  cwd: string
  /** The whole environment. */
  env: Record<string, string>
  /** Holds the file of the script. */
  tempDir: string
  signal: AbortSignal
}

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
  const windowsVerbatimArguments = shell.isVerbatim === true
  const options = { cwd, env, signal, manner: 'script', windowsVerbatimArguments } as const
  const { exitCode } = await run(shell.path, shell.args, options)
  return { exitCode, failedLine: failedLineIn(text, scratch.dir) }
}

const failedFile = 'failed-line'

function failedLineIn(text: string, dir: string): string | undefined {
  const lines = text.split('\n')
  const file = join(dir, failedFile)
  if (lines.length < 2 || !existsSync(file)) return undefined
  return lines[Number(readFileSync(file, 'utf8')) - 1]?.trim()
}

interface ScriptShell extends Command {
  isVerbatim?: boolean
}

/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell */
function shellFor(text: string, dir: string, env: Record<string, string>): ScriptShell {
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
