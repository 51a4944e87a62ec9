/** The command lines of tar: for each dialect, one for each task. */
import type { Command } from '../../system/program.ts'
import type { Tar, TarProgram } from '../../system/tools.ts'
import type { TarCommand } from './threads/pool.ts'

interface Dialect {
  /** Packs the files that standard input names. A NUL ends each name. Names may lead out of the directory. */
  create: string[]
  /** Keeps modes, but not setuid and setgid. Files belong to the user who unpacks. */
  extract: string[]
  /** For directories and links whose headers Headstart has written. Directories without a header get the mask's mode. */
  skeleton: string[]
}

// Reads and writes 1 MiB at once, which is cheaper than the usual 10 KiB.
const largeReads = ['-b', '2048']
// GNU tar needs the options about names before `--files-from`.
const gnuNames = ['--no-recursion', '--null', '--verbatim-files-from', '--files-from=-']
// tar must read on after the zeros that end each segment.
const anyModes = ['-x', '-f', '-', '--ignore-zeros', ...largeReads, '--no-same-owner']
const extract = [...anyModes, '--no-same-permissions']
const skeleton = [...anyModes, '-p']
// Otherwise, GNU tar warns about each file with `hdrcharset`.
const quiet = '--warning=no-unknown-keyword'
// Apple's bsdtar would pack extended attributes as files of their own.
const plainFiles = process.platform === 'darwin' ? ['--no-mac-metadata'] : []

/**
 * Owners are not saved: files belong to the user who restores them. Leaving out the times of access and change halves
 * the headers. The extended headers have a constant name, so that they compress well.
 */
const gnuCreate = [
  ...['--create', '--file=-', '--format=posix', '--pax-option=exthdr.name=pax,delete=atime,delete=ctime'],
  ...['--numeric-owner', '--owner=0', '--group=0'],
]

const commandArgs: Record<TarProgram['dialect'], Dialect> = {
  gnu: {
    create: [...gnuCreate, '-P', '--sparse', ...largeReads, ...gnuNames],
    extract: [...extract, quiet],
    skeleton: [...skeleton, quiet],
  },
  bsd: {
    create: [
      ...['-c', '-P', '-f', '-', ...largeReads, '--format', 'pax', '--options', 'hdrcharset=BINARY'],
      ...[...plainFiles, '--no-xattrs', '--no-acls', '--no-fflags'],
      ...['--uid', '0', '--gid', '0', '--uname', '', '--gname', ''],
      ...['--no-recursion', '--null', '-T', '-'],
    ],
    extract: [...extract, ...plainFiles],
    skeleton: [...skeleton, ...plainFiles],
  },
}

export function tarCommand(tar: Tar, task: 'create' | 'extract'): TarCommand {
  return tar.dialect === 'node' ? { thread: task } : { path: tar.path, args: commandArgs[tar.dialect][task] }
}

export function skeletonCommand({ path, dialect }: TarProgram): Command {
  return { path, args: commandArgs[dialect].skeleton, keepsMask: true }
}
