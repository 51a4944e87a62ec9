/** Programs: where they are, the environment they get, and how they ended. */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { ToolFailure } from './failure.ts'

export interface Command {
  /** Absolute path of the program. */
  path: string
  args: string[]
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
 * The whole environment of a program. TAR_OPTIONS, ZSTD_CLEVEL, POSIXLY_CORRECT and similar variables must not change what
 * the program does. In the C locale, messages are English and names are bytes; in other locales bsdtar treats two
 * encodings of é as one.
 */
export function programEnvironment(): Record<string, string> {
  const { PATH, SystemRoot } = process.env
  // Few programs of Windows start without it.
  return { LC_ALL: 'C', ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) }
}

export function howEnded(exitCode: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `was ended by ${signal}` : `failed with exit code ${exitCode}`
}
