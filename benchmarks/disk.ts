// Gives the benchmarks a filesystem in memory, because the machine's own disk is shared by others.
import { mkdtemp, rm, rmdir, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { timed } from '../scripts/command.ts'

const memory = '/dev/shm'
const imageBytes = 11 * 2 ** 30 // sparse: it takes what is written
const isRoot = process.getuid?.() === 0

/** Calls `work` with the mount point of a new ext4, and always removes the ext4 afterwards. */
export async function onFreshDisk(work: (disk: string) => Promise<void>): Promise<void> {
  const { bavail, bsize } = await statfs(memory)
  if (bavail * bsize < imageBytes) throw new Error(`${memory} has less than ${imageBytes} bytes free`)
  const image = join(await mkdtemp(join(memory, 'headstart-bench-')), 'ext4')
  const disk = await mkdtemp(join(tmpdir(), 'headstart-bench-'))
  try {
    await timed('truncate', ['-s', String(imageBytes), image])
    await asRoot('mkfs.ext4', '-q', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image)
    await asRoot('mount', '-o', 'loop', image, disk)
    try {
      await asRoot('chown', `${process.getuid?.()}:${process.getgid?.()}`, disk)
      await work(disk)
    } finally {
      await unmount(disk)
    }
  } finally {
    await rmdir(disk)
    await rm(join(image, '..'), { recursive: true })
  }
}

/** Calls `work` with a new directory below `parent`, on the disk that it is on. Such a disk is often shared, and its times vary. */
export async function onDiskOf(parent: string, work: (disk: string) => Promise<void>): Promise<void> {
  const disk = await mkdtemp(join(parent, 'headstart-bench-'))
  try {
    await work(disk)
  } finally {
    await rm(disk, { recursive: true })
  }
}

/** Retries, because a program of an interrupted step may still use the disk. */
async function unmount(disk: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      await asRoot('umount', disk)
      return
    } catch {
      await setTimeout(100)
    }
  }
  await asRoot('umount', '-l', disk)
}

/** Syncs, then drops the kernel's caches. */
export async function dropCaches(): Promise<void> {
  await asRoot('sh', '-c', 'sync && echo 3 > /proc/sys/vm/drop_caches')
}

function asRoot(command: string, ...args: string[]): Promise<number> {
  return isRoot ? timed(command, args) : timed('sudo', [command, ...args])
}
