/** The command lines of tar, a column for each task and a row for each dialect. */
import type { Command } from '../../system/program.ts'
import type { Tar, TarProgram } from '../../system/tools.ts'
import type { TarThread } from './threads/messages.ts'

/** A program, or where there is none: a thread of Node that does the same. */
export type TarCommand = Command | TarThread

interface Dialect {
  /** Packs the files named on standard input, each name ended by NUL. Names may be absolute, or lead out of the directory. */
  create: string[]
  /** Unpacks with the modes that were saved but without setuid and setgid; files belong to the user who unpacks. */
  extract: string[]
}

// Reads and writes 1 MiB at once, which is cheaper than the usual 10 KiB.
const largeReads = ['-b', '2048']
// Options that say how to take names must come before the option that takes them.
const gnuNames = ['--no-recursion', '--null', '--verbatim-files-from', '--files-from=-']
// Segments follow each other as archives do on a tape: each ends in zeros, after which tar must read on.
const extract = ['-x', '-f', '-', '--ignore-zeros', ...largeReads, '--no-same-owner', '--no-same-permissions']
// Apple's bsdtar packs extended attributes as further files, and unpacks files with such names as attributes.
const plainFiles = process.platform === 'darwin' ? ['--no-mac-metadata'] : []

const commandArgs: Record<TarProgram['dialect'], Dialect> = {
  gnu: {
    create: [...gnuCreate(''), '-P', '--sparse', ...largeReads, ...gnuNames],
    // GNU tar takes names for bytes anyway, and should not warn about every file that says so.
    extract: [...extract, '--warning=no-unknown-keyword'],
  },
  bsd: {
    create: [
      ...['-c', '-P', '-f', '-', ...largeReads, '--format', 'pax', '--options', 'hdrcharset=BINARY'],
      ...[...plainFiles, '--no-xattrs', '--no-acls', '--no-fflags'],
      ...['--uid', '0', '--gid', '0', '--uname', '', '--gname', ''],
      ...['--no-recursion', '--null', '-T', '-'],
    ],
    extract: [...extract, ...plainFiles],
  },
}

/**
 * Owners are not kept: files belong to the user who restores them. Times of access and change are not kept either, which
 * halves the headers of a file; a constant name for the extended headers makes them compress to next to nothing.
 */
function gnuCreate(more: string): string[] {
  const pax = ['--format=posix', `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${more}`]
  return ['--create', '--file=-', ...pax, '--numeric-owner', '--owner=0', '--group=0']
}

export function createCommand(tar: Tar): TarCommand {
  return tar.dialect === 'node'
    ? { thread: 'create' }
    : { path: tar.path, args: commandArgs[tar.dialect].create }
}

export function extractCommand(tar: Tar): TarCommand {
  return tar.dialect === 'node'
    ? { thread: 'extract' }
    : { path: tar.path, args: commandArgs[tar.dialect].extract }
}

/** For bsdtar: gives directories that exist their modes and times. */
export function stampCommand({ path }: TarProgram): Command {
  return { path, args: ['-x', '-p', '-f', '-', '--no-same-owner', ...plainFiles] }
}

/**
 * For GNU tar: packs for mksquashfs the files named on standard input, each name ended by NUL.
 * Setuid, setgid and sticky bits are left out, as extracting leaves them out. Holes are written as zeros: mksquashfs 4.5.1
 * refuses an archive in which a file begins with a hole, and stores blocks of zeros as holes by itself.
 */
export function imageCommand({ path }: TarProgram): Command {
  // mksquashfs stops reading at the end of the archive. The padding of the last record must fit into the pipe, or tar
  // would fail with a broken pipe. And mksquashfs refuses names that end in `/.`.
  const forImage = ['-b', '128', '--mode=a-st', '--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH']
  // An image has whole seconds from 1970 to 2106. Other times become the nearest one.
  const times = ['--clamp-mtime', `--mtime=@${2 ** 32 - 1}`]
  return { path, args: [...gnuCreate(',delete=mtime'), ...forImage, ...times, ...gnuNames] }
}
