// What is left of a rebuild for a job that has ended.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeAsRoot, newPlace } from '../support/host.ts'
import { brokerPackage, importable } from '../support/jobs/broker-package.ts'
import { type BrokerHost, newBrokerHost } from '../support/jobs/containers.ts'
import { childrenOf } from '../support/jobs/processes.ts'

const place = newPlace()

// Makes a small image of a file of 12 GiB, each block of which is packed by itself: PACKAGE FILE
const slowImage = `${importable}
import struct
from headstart_broker.squashfs import *
from headstart_broker.write_image import Packer, parts_of
unit, count = 1 << 17, 100_000
block = Packer(1).packed(bytes(unit))
inode = inode_head.pack(FILE + MORE, 0o644, 0, 0, 0, 1) + long_file.pack(superblock.size, unit * count, 0, 1, NONE, 0, NONE)
inode += struct.pack("<I", len(block)) * count
names = list_head.pack(0, 0, 1) + list_entry.pack(0, 0, FILE, 0) + b"a"
top = inode_head.pack(DIRECTORY, 0o755, 0, 0, 0, 2) + short_directory.pack(0, 2, len(names) + 3, 0, 3)
tables = parts_of(inode + top), parts_of(names)
at = len(inode)
start = superblock.size + len(block) * count
lists = start + len(tables[0])
end = lists + len(tables[1])
head = [b"hsqs", 2, 0, unit, 0, ZSTD, 17, NO_ATTRIBUTES, 1, 4, 0, at // PART * (PART + 2) << 16 | at % PART]
with open(sys.argv[1], "wb") as file:
    file.write(superblock.pack(*head, end, end, NO_TABLE, start, lists, end, NO_TABLE) + block * count + b"".join(tables))
`

describeAsRoot('a hostile job that ends during a rebuild', () => {
  let host: BrokerHost
  beforeAll(async () => {
    host = await newBrokerHost(place)
    await host.startBroker()
  })
  afterAll(() => host.end())

  it('keeps no rebuild going when it has ended', async () => {
    const [slow, tree, image] = ['slow', 'tree', 'image'].map((name) => join(place.dir, name)) as [
      string,
      string,
      string,
    ]
    execFileSync('python3', ['-IS', '-c', slowImage, brokerPackage, slow])
    mkdirSync(tree)
    writeFileSync(join(tree, 'file'), 'x')
    execFileSync('mksquashfs', [tree, image, '-quiet', '-no-progress', '-no-xattrs', '-comp', 'zstd'])
    const client = join(import.meta.dirname, '../support/jobs/broker-client.py')
    const handing = (path: string): string[] => [
      '/usr/bin/python3',
      '-IS',
      client,
      host.socket,
      'import',
      path,
    ]
    const [honest, hostile] = [await host.newContainer(), await host.newContainer()]
    const untilAnswer = async (answer: string): Promise<void> => {
      const end = performance.now() + 10_000
      let got = ''
      while (got !== answer && performance.now() < end) {
        await sleep(50)
        got = honest.run(handing(image)).trim()
      }
      expect(got).toBe(answer)
    }
    hostile.start(['sh', '-c', 'while :; do "$@"; done', 'sh', ...handing(slow)])
    await untilAnswer('[{"no": "the broker is importing another image"}]')
    while (!programs().map(stop).includes(true)) await sleep(5) // so that it never ends by itself
    await hostile.kill()
    await untilAnswer('[{"ok": true}]')
  })

  const commandOf = (pid: number): string => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'latin1')
    } catch {
      return '' // it has ended
    }
  }
  const below = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...below(child)])

  /** The programs in the broker's sandboxes. */
  function programs(): number[] {
    const all = readdirSync('/proc').map(Number).filter(Boolean)
    const brokers = all.filter((pid) => commandOf(pid).includes(`${host.dir}/store\0`))
    return brokers.flatMap(below).filter((pid) => commandOf(pid).startsWith('python3\0-IS\0-c\0'))
  }

  function stop(pid: number): boolean {
    try {
      return process.kill(pid, 'SIGSTOP')
    } catch {
      return false // it has ended
    }
  }
})
