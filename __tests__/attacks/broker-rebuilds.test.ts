// What is left of a rebuild for a job that has ended.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeAsRoot, newPlace } from '../support/host.ts'
import { brokerPackage, importable } from '../support/jobs/broker-package.ts'
import { type BrokerHost, newBrokerHost } from '../support/jobs/containers.ts'

const place = newPlace()

// Makes a small image of 8,000 directories that share one long list, which is read for each of them: PACKAGE FILE
const slowImage = `${importable}
from headstart_broker.squashfs import *
from headstart_broker.write_image import parts_of
count, one = 8000, inode_head.size + short_directory.size
names = (list_head.pack(255, 0, 1) + (list_entry.pack(0, 0, DIRECTORY, 0) + b"a") * 256) * 25
inodes = [inode_head.pack(DIRECTORY, 0o755, 0, 0, 0, nth + 1) + short_directory.pack(0, 2, len(names) + 3, 0, 1) for nth in range(count)]
tables = parts_of(b"".join(inodes)), parts_of(names)
at = (count - 1) * one
lists = superblock.size + len(tables[0])
end = lists + len(tables[1])
head = [b"hsqs", count, 0, 1 << 17, 0, ZSTD, 17, NO_ATTRIBUTES, 1, 4, 0, at // PART * (PART + 2) << 16 | at % PART]
with open(sys.argv[1], "wb") as file:
    file.write(superblock.pack(*head, end, end, NO_TABLE, superblock.size, lists, end, NO_TABLE) + b"".join(tables))
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
    await hostile.kill()
    await untilAnswer('[{"ok": true}]')
  })
})
