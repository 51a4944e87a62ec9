// The broker's Python package: as one file, as the installer makes it, and as modules for Python programs of tests.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const brokerPackage = join(import.meta.dirname, '../../../broker/python')

/** The start of a Python program that imports modules of the package; its first argument must be `brokerPackage`. */
export const importable = 'import sys\nsys.dont_write_bytecode = True\nsys.path.insert(0, sys.argv.pop(1))'

/** Packs the package into one file, which `python3 -IS` runs. */
export function packBroker(file: string, source = brokerPackage): string {
  execFileSync('python3', ['-m', 'zipapp', source, '-m', 'headstart_broker.server:main', '-o', file])
  return file
}

/** The name of a user's image in the broker's store. */
export function imageName(digest: string, uid = 0): string {
  return `${createHash('sha256').update(digest).digest('hex')}.${uid}.${uid}`
}

/** Copies the package, and gives constants of its modules other values. @returns the copy */
export function changedPackage(copy: string, constants: Record<string, number>): string {
  cpSync(brokerPackage, copy, { recursive: true })
  const modules = join(copy, 'headstart_broker')
  for (const [name, value] of Object.entries(constants)) {
    const line = new RegExp(`^${name} = \\d+`, 'm')
    const files = readdirSync(modules).map((module) => join(modules, module))
    const [file, ...others] = files.filter((file) => line.test(readFileSync(file, 'utf8')))
    if (file === undefined || others.length > 0) throw new Error(`${name} is not where it was`)
    writeFileSync(file, readFileSync(file, 'utf8').replace(line, `${name} = ${value}`))
  }
  return copy
}
