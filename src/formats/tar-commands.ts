/** What tar is asked to do, in the words of its dialect. */
import type { Command } from '../process.ts'
import type { Tar } from '../tools.ts'

// Large writes and reads are cheaper than the usual 10 KiB.
const largeRecords = ['-b', '2048']

// Segments follow each other as archives do on a tape: each ends in zeros that are not the end.
const wholeInput = ['-f', '-', '--ignore-zeros', ...largeRecords]

/**
 * Packs what is named on standard input, each name ended by NUL.
 * Owners are not kept: files belong to whoever restores them. Times of access and change are not kept either, which
 * halves what is stored per file; a constant name for the extended headers makes them compress to next to nothing.
 */
export function createCommand({ path, dialect }: Tar): Command {
  // Options that say how to take names must come before the option that takes them.
  const names = ['--no-recursion', '--null']
  if (dialect === 'bsd') {
    const plain = [
      '--no-xattrs',
      '--no-acls',
      '--no-fflags',
      '--uid',
      '0',
      '--gid',
      '0',
      '--uname',
      '',
      '--gname',
      '',
    ]
    return {
      path,
      args: ['-c', '-f', '-', ...largeRecords, '--format', 'pax', ...plain, ...names, '-T', '-'],
    }
  }
  const pax = ['--format=posix', '--pax-option=exthdr.name=pax,delete=atime,delete=ctime']
  const plain = ['--sparse', '--numeric-owner', '--owner=0', '--group=0']
  const from = [...names, '--verbatim-files-from', '--files-from=-']
  return { path, args: ['--create', '--file=-', ...largeRecords, ...pax, ...plain, ...from] }
}

/** Unpacks with the modes that were saved but without setuid and setgid; files belong to whoever unpacks. */
export function extractCommand({ path }: Tar): Command {
  return { path, args: ['-x', ...wholeInput, '--no-same-owner', '--no-same-permissions'] }
}

/** Lists a member per line, as `ls -l` does. */
export function listCommand({ path }: Tar): Command {
  return { path, args: ['-t', '-v', ...wholeInput] }
}
