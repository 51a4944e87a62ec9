// A disk that moves no more than so many bytes per second, as those of hosted runners.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { asRoot } from '../host.ts'

export interface CappedDisk {
  /** Where it is mounted. */
  dir: string
  remove(): Promise<void>
}

const caps = '/sys/fs/cgroup/blkio/blkio.throttle'

/** Why this machine cannot have one; undefined where it can. */
export function whyNoCappedDisk(): string | undefined {
  if (!existsSync(`${caps}.write_bps_device`)) return 'there is no cgroup of version 1 that caps disks'
  return spawnSync(...asRoot('true')).status === 0 ? undefined : 'sudo asks for a password'
}

// What the kernel caps is not busy meanwhile, but what lies above it is, like a disk whose host caps it: hence two
// devices. So that little fits into memory of what is to be written, as if the machine had little, the upper one has a
// limit of its own. All of it is undone when our standard input is closed, for any reason.
const script = `
set -eu
image=$1 dir=$2 rate=$3
lower=$(losetup --find --show --direct-io=on "$image")
upper=$(losetup --find --show --direct-io=on "$lower")
cap() {
  for way in read write; do echo "$(lsblk -dno MAJ:MIN "$lower" | tr -d ' ') $1" > ${caps}.$\{way}_bps_device; done
}
undo() {
  umount "$dir" || umount --lazy "$dir" || true
  cap 0
  losetup --detach "$upper"
  losetup --detach "$lower"
  rm "$image"
}
trap undo EXIT
trap '' INT TERM HUP
mkfs.ext4 -q -E lazy_itable_init=0,lazy_journal_init=0 "$upper"
mount "$upper" "$dir"
limits=/sys/class/bdi/$(mountpoint --fs-devno "$dir")
echo 1 > "$limits/strict_limit"
echo 4194304 > "$limits/max_bytes"
cap "$rate"
echo ready
cat > /dev/null
`

/** @param parent an absolute directory on a disk, where it may have 1 GiB */
export async function newCappedDisk(parent: string, bytesPerSecond: number): Promise<CappedDisk> {
  const place = mkdtempSync(join(parent, 'capped-'))
  const [image, dir] = [join(place, 'image'), join(place, 'disk')]
  mkdirSync(dir)
  spawnSync('truncate', ['--size', '1G', image])
  const [command, args] = asRoot('sh', '-c', script, 'capped-disk', image, dir, String(bytesPerSecond))
  // Of a group of its own, so that what ends us does not end it.
  const keeper = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const closed = once(keeper, 'close')
  const [first] = await Promise.race([once(keeper.stdout, 'data'), closed])
  if (String(first) !== 'ready\n') throw new Error(`there is no capped disk: exit code ${first}`)
  return {
    dir,
    async remove() {
      keeper.stdin.end()
      await closed
    },
  }
}

/** Makes the kernel forget what it has in memory of a file. */
export function forget(path: string): void {
  spawnSync('sync', [path])
  spawnSync('dd', [`if=${path}`, 'iflag=nocache', 'count=0', 'status=none'])
}
