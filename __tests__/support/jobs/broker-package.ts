// The broker's Python package: as one file, as the installer makes it, and as modules for Python programs of tests.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export const brokerPackage = join(import.meta.dirname, '../../../broker/python')

/** The start of a Python program that imports modules of the package; its first argument must be `brokerPackage`. */
export const importable = 'import sys\nsys.dont_write_bytecode = True\nsys.path.insert(0, sys.argv.pop(1))'

/** Packs the package into one file, which `python3 -IS` runs. */
export function packBroker(file: string, source = brokerPackage): string {
  execFileSync('python3', ['-m', 'zipapp', source, '-m', 'headstart_broker.server:main', '-o', file])
  return file
}
