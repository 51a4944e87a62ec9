/** The command lines of tar, in both dialects, and their counterparts where tar runs in threads of this process. */

import type { Bases } from '../../files/member-paths.ts'
import type { Command } from '../../system/program.ts'
import type { Tar, TarProgram } from '../../system/tools.ts'
import type { SegmentPlan } from '../tar/segments.ts'

export type TarCommand = Command | TarThread

/** Where no program is: a thread that does the same. */
export interface TarThread {
  thread: 'create' | 'extract'
  /** What `create` must find at all names. By default, it packs whatever is there. */
  kind?: SegmentPlan['kind'] | undefined
  /** Whether more members follow what `create` packs, so that it does not end the archive. */
  isContinued?: boolean
  /** With a level, `create` compresses what it packs to frames. */
  level?: number
  /** By default, names are relative to the working directory. For `extract`: where the members come in the end. */
  bases?: Bases | undefined
}

const mostBlocks = 2048
// Large reads are cheaper than the usual 10 KiB.
const largeRecords = ['-b', String(mostBlocks)]

/** The last record is padded with zeros, which should not become most of a small archive. */
function recordsFor(archiveBytes: number): string[] {
  return ['-b', String(Math.min(Math.max(20, Math.ceil(archiveBytes / 512 / 8)), mostBlocks))]
}

// Apple's bsdtar packs extended attributes as further files, and unpacks files with such names as attributes.
const plainFiles = process.platform === 'darwin' ? ['--no-mac-metadata'] : []

interface CreateOptions {
  /** Whether a name or the target of a link has bytes beyond ASCII. */
  beyondAscii: boolean
  /** The archive's expected length. Without it, the archive gets the longest records. */
  archiveBytes?: number
  /** The file to which GNU tar writes one line per packed member, as `ls -l` does. bsdtar writes none. */
  listing?: string | undefined
}

/**
 * Packs the files named on standard input, each name ended by NUL. Names may be absolute, or lead out of the directory.
 * Owners are not kept: files belong to the user who restores them. Times of access and change are not kept either, which
 * halves the headers of a file; a constant name for the extended headers makes them compress to next to nothing.
 */
export function createCommand(tar: TarProgram, options: CreateOptions): Command
export function createCommand(tar: Tar, options: CreateOptions): TarCommand
export function createCommand(
  tar: Tar,
  { beyondAscii, archiveBytes = Number.POSITIVE_INFINITY, listing }: CreateOptions,
): TarCommand {
  if (tar.dialect === 'node') return { thread: 'create' }
  const { path, dialect } = tar
  const records = recordsFor(archiveBytes)
  if (dialect === 'bsd') {
    const owner = ['--uid', '0', '--gid', '0', '--uname', '', '--gname', '']
    const plain = [...plainFiles, '--no-xattrs', '--no-acls', '--no-fflags', ...owner]
    const pax = ['--format', 'pax', '--options', 'hdrcharset=BINARY']
    const names = ['--no-recursion', '--null', '-T', '-']
    return { path, args: ['-c', '-P', '-f', '-', ...records, ...pax, ...plain, ...names] }
  }
  // For bsdtar, an extended header of each such name says that names are bytes.
  const charset = beyondAscii ? ',hdrcharset:=BINARY' : ''
  const listed = listing === undefined ? [] : ['-vv', '--utc', `--index-file=${listing}`]
  return { path, args: [...gnuCreate(charset), '-P', '--sparse', ...listed, ...records, ...gnuNames] }
}

// Options that say how to take names must come before the option that takes them.
const gnuNames = ['--no-recursion', '--null', '--verbatim-files-from', '--files-from=-']

function gnuCreate(more = ''): string[] {
  const pax = ['--format=posix', `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${more}`]
  return ['--create', '--file=-', ...pax, '--numeric-owner', '--owner=0', '--group=0']
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

/** Unpacks with the modes that were saved but without setuid and setgid; files belong to the user who unpacks. */
export function extractCommand(tar: TarProgram): Command
export function extractCommand(tar: Tar, bases?: Bases): TarCommand
export function extractCommand(tar: Tar, bases?: Bases): TarCommand {
  if (tar.dialect === 'node') return { thread: 'extract', bases }
  const { path, dialect } = tar
  // GNU tar takes names for bytes anyway, and should not warn about every file that says so.
  const quiet = dialect === 'gnu' ? ['--warning=no-unknown-keyword'] : plainFiles
  // Segments follow each other as archives do on a tape: each ends in zeros, after which tar must read on.
  const input = ['-f', '-', '--ignore-zeros', ...largeRecords, ...quiet]
  return { path, args: ['-x', ...input, '--no-same-owner', '--no-same-permissions'] }
}

/** For bsdtar: describes the members as an mtree specification, a line each. */
export function describeCommand({ path }: TarProgram): Command {
  return { path, args: ['-c', '-f', '-', '--format', 'mtree', '--options', '!all,type,mode,time', '@-'] }
}

/** For bsdtar: gives directories the modes and times of a specification. */
export function stampCommand({ path }: TarProgram): Command {
  return { path, args: ['-x', '-p', '-f', '-', '--no-same-owner', ...plainFiles] }
}
