/**
 * What a job has moved or linked out of the targets. In the workspace itself, such a directory lacks the files that the job
 * has not changed, and such a file has no content.
 */
import {
  chmodSync,
  closeSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statfsSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { fromBytes, isWithin, toBytes } from '../../files/byte-strings.ts'
import { statOf } from '../../files/journal.ts'
import { codeOf, messageOf } from '../../system/failure.ts'
import { runProgram } from '../../system/run.ts'
import { detachedIn } from '../overlay-marks.ts'
import type { Rights } from '../root-rights.ts'
import { rootNames, rootOver, targetsIn, workspaceOf } from './workspace-root.ts'

interface MovedFilesJob {
  rights: Rights
  warn: (line: string) => void
  signal: AbortSignal
}

/** Copies what is missing, as long as the overlay shows it. `putMovedInPlace` puts directories in place. */
export async function keepMovedFiles(dir: string, { rights, warn, signal }: MovedFilesJob): Promise<void> {
  const workspace = workspaceOf(dir)
  if (workspace === undefined || rootOver(fromBytes(workspace).toString()) !== dir) return
  const targets = targetsIn(dir)
  const all = (await rights.changedIn(rootNames.plain, rootNames.since, { cwd: dir, signal }))
    .split('\0')
    .slice(0, -1)
  const changed = all.flatMap((line) => {
    const [, kind = '', blocks, size, name = ''] = /^(\w) (\d+) (\d+) (.*)$/s.exec(line) ?? []
    const path = `${workspace}/${name}`
    return name === '' || targets.some((target) => isWithin(path, target))
      ? []
      : { kind, blocks: Number(blocks), size: Number(size), name, path }
  })
  const names = changed.filter(({ kind }) => kind === 'd').map(({ name }) => name)
  const plain = join(dir, rootNames.plain)
  const marked = await detachedIn(plain, names, { rights, signal }, ['redirect'])
  const moved = [...marked].filter((name) => ![...marked].some((other) => name.startsWith(`${other}/`)))
  const keep = async (path: string, work: () => unknown): Promise<void> => {
    try {
      await work()
    } catch (error) {
      signal.throwIfAborted()
      warn(
        `${fromBytes(path)} was moved out of a mounted cache, and could not be copied: ${messageOf(error)}`,
      )
    }
  }
  for (const [i, name] of moved.entries())
    await keep(`${workspace}/${name}`, () => copyDirectory(dir, `${workspace}/${name}`, i, signal))
  const blockBytes = statfsSync(plain).bsize
  for (const { kind, name, path, ...file } of changed)
    if (
      kind === 'f' &&
      !moved.some((other) => name.startsWith(`${other}/`)) &&
      isHollow(`${toBytes(plain)}/${name}`, file, blockBytes)
    )
      await keep(path, () => copyContent(path))
}

const sectorBytes = 512

/**
 * Whether a file may have its content below. Such a file reads as zeros here, and has no block but one for the marks, if
 * they do not fit into its inode. Copying the content of another file of zeros changes nothing.
 */
function isHollow(
  path: string,
  { blocks, size }: { blocks: number; size: number },
  blockBytes: number,
): boolean {
  if (size === 0 || blocks === 0) return size > 0
  if (blocks * sectorBytes > blockBytes) return false
  const name = fromBytes(path)
  try {
    return size > blockBytes || readFileSync(name).every((byte) => byte === 0)
  } catch (error) {
    // The owner may take the right to read away.
    return codeOf(error) === 'EACCES' && lstatSync(name).uid === process.geteuid?.()
  }
}

const movedName = (i: number): string => `moved-${i}`

async function copyDirectory(dir: string, path: string, i: number, signal: AbortSignal): Promise<void> {
  symlinkSync(fromBytes(path), join(dir, movedName(i)))
  const part = `part-${i}`
  await runProgram('cp', ['-a', '--', `${movedName(i)}/.`, part], { cwd: dir, signal, limitMs: Infinity })
  renameSync(join(dir, part), join(dir, `copy-${i}`))
}

/** Opening a file to write copies its content. */
function copyContent(path: string): void {
  const name = fromBytes(path)
  try {
    closeSync(openSync(name, 'r+'))
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error
    const { mode } = lstatSync(name)
    chmodSync(name, mode | 0o200)
    closeSync(openSync(name, 'r+'))
    chmodSync(name, mode & 0o7777)
  }
}

/** After the overlay is gone: puts copies in the places of directories that lack files. */
export function putMovedInPlace(dir: string): void {
  const copies = readdirSync(dir).flatMap((name) => /^copy-(\d+)$/.exec(name)?.[1] ?? [])
  for (const number of copies) {
    const path = readlinkSync(join(dir, movedName(Number(number))), 'latin1')
    if (statOf(path)) renameSync(fromBytes(path), join(dir, `left-moved-${number}`))
    renameSync(join(dir, `copy-${number}`), fromBytes(path))
  }
}
