/** Programs: where they are, the environment they get, and how they ended. */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { memoryLimit } from './container-limits.ts'
import { ProgramKilled, ToolFailure } from './failure.ts'
import { shortSizeText } from './units.ts'

export interface Command {
  /** Absolute path of the program. */
  path: string
  args: string[]
  /** A pipeline lifts the mask of the process for programs, unless they set modes whatever the mask is. */
  keepsMask?: true
  /** In a pipeline, a complaint after which the program makes no progress. It is killed. */
  hopeless?: RegExp
  /** In a pipeline, the whole environment; `programEnvironment` by default. */
  env?: Record<string, string>
}

const extension = process.platform === 'win32' ? '.exe' : ''

/**
 * The first program of this name on PATH; undefined where there is none.
 * Skips directories that are relative or cannot be read, without a warning: PATH is the user's.
 */
export function findProgram(name: string): string | undefined {
  const dirs = (process.env.PATH ?? '').split(delimiter).filter((dir) => isAbsolute(dir))
  return dirs.map((dir) => join(dir, `${name}${extension}`)).find(isProgram)
}

/** @throws ToolFailure where there is none */
export function programPath(name: string): string {
  const path = findProgram(name)
  if (path === undefined) throw new ToolFailure(`there is no ${name} on PATH`)
  return path
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * The whole environment of a program. Leaves out variables that change what tar and zstd do, such as TAR_OPTIONS. In the C
 * locale, messages are English and names are bytes; in other locales bsdtar treats two encodings of é as one.
 */
export function programEnvironment(): Record<string, string> {
  // Few programs of Windows start without SystemRoot.
  return { LC_ALL: 'C', ...variablesNamed(/^(PATH|SystemRoot)$/) }
}

/** Those of this process that are not empty. */
export function variablesNamed(names: RegExp): Record<string, string> {
  const found = Object.entries(process.env).flatMap(([name, value]) =>
    value && names.test(name) ? [[name, value] as const] : [],
  )
  return Object.fromEntries(found)
}

/** How much of a program's standard error gets into messages. */
export const keptCharacters = 1000

export interface ProgramEnd {
  /** Null where a signal ended the program. */
  exitCode: number | null
  endedBy: NodeJS.Signals | null
}

/** @param stderr only its end gets into the message */
export function programFailure(path: string, { exitCode, endedBy }: ProgramEnd, stderr = ''): ToolFailure {
  const complaints = stderr.trim().slice(-keptCharacters)
  const more = complaints === '' ? '' : `: ${complaints}`
  if (!endedBy) return new ToolFailure(`${path} failed with exit code ${exitCode}${more}`)
  return new ProgramKilled(`${path} was ended by ${endedBy}, ${whyEndedBy(endedBy)}${more}`)
}

/** The probable reason. https://man7.org/linux/man-pages/man7/signal.7.html */
function whyEndedBy(name: NodeJS.Signals): string {
  if (name === 'SIGKILL')
    return `killed, probably for memory: the job may use ${shortSizeText(memoryLimit())}`
  if (name === 'SIGXFSZ') return 'because of the limit for the size of a file (ulimit -f)'
  if (name === 'SIGXCPU') return 'because of the limit for CPU time (ulimit -t)'
  if (name === 'SIGSYS') return 'because the container forbids one of its system calls'
  const isFault = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'].includes(name)
  return isFault ? 'an error in the program or on its disk' : 'which another process has sent'
}
