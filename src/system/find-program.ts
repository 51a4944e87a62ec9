/** Finds programs on PATH. */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { ToolFailure } from './failure.ts'

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
