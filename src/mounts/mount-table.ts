/** Makes several mounts by one program: starting a program for each would take longer than mounting. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rights } from './root/rights.ts'

/** A line of the table. */
export interface TableMount {
  source: string
  /** Relative to the mount root. */
  point: string
  type: string
  options: string
}

/** A piece of work in a mount root. */
export interface MountWork {
  /** The mount root. */
  dir: string
  rights: Rights
  signal: AbortSignal
}

/**
 * Mounts in this order. After a failure, the mounts that it made stay until the mount root is taken down.
 * @param name of the table's file in the mount root
 * @throws ToolFailure, or the abort reason
 */
export async function mountTable(
  mounts: TableMount[],
  name: string,
  { dir, rights, signal }: MountWork,
): Promise<void> {
  const lines = mounts.map(({ source, point, type, options }) => [
    escaped(source),
    point,
    type,
    options,
    0,
    0,
  ])
  writeFileSync(join(dir, name), lines.map((line) => `${line.join(' ')}\n`).join(''), { mode: 0o600 })
  await rights.run('mount', ['-i', '-n', '-a', '-T', name], { cwd: dir, signal })
}

/** https://man7.org/linux/man-pages/man5/fstab.5.html */
function escaped(field: string): string {
  return field.replace(/[\s\\]/g, (one) => `\\${one.charCodeAt(0).toString(8).padStart(3, '0')}`)
}
