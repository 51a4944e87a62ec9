// Whole jobs in a container whose host has the broker's store, the workspaces and the container itself on other disks.
import { join } from 'node:path'
import {
  annotationsOf,
  describeAsRoot,
  logOf,
  newPlace,
  placeIn,
  restore,
  save,
  writeTree,
} from '../../support/host.ts'
import { newBrokerHost } from '../../support/jobs/containers.ts'
import { newDisk } from '../../support/jobs/disks.ts'
import { newRandom } from '../../support/random.ts'

const place = newPlace()
const changes = 'rm -r b; mv a/two moved; echo new > a/own; chmod 600 a/one'

describeAsRoot('a host with a broker on another disk', () => {
  it.each(['xfs', 'btrfs'])('mounts and saves on %s', async (kind) => {
    const disk = placeIn(newDisk(place, kind))
    const host = await newBrokerHost(disk)
    try {
      await host.startBroker('--upper-size', String(2 ** 26))
      const [container, machine] = [await host.newContainer(), disk.newHost()]
      const inputs = {
        path: 'tree',
        mode: 'mount',
        broker: host.socket,
        key: 'second',
        'restore-keys': 'first',
      }
      const first = await machine.newJob()
      // So many and so large that a save packs only the changes.
      const many = Object.fromEntries(Array.from({ length: 100 }, (_, nth) => [`many/${nth}`, 'x']))
      const large = newRandom(1).bytes(6 * 2 ** 20)
      const files = { 'a/one': 'one', 'a/two': 'two', 'b/gone': 'x', ...many, large }
      writeTree(join(first.workspace, 'tree'), files)
      await save(first, { ...inputs, key: 'first' })
      const found: string[] = []
      for (const script of [changes, 'true']) {
        const job = await machine.newJob()
        // The next job finds it in the layer.
        if (script === changes) writeTree(join(job.workspace, 'tree'), { 'a/below': 'below' })
        const main = await restore(job, inputs, { node: container.node })
        expect(logOf(main).join('\n')).toContain('Mounted tree through the broker of the host')
        const looking = `cd ${job.workspace}/tree; ${script}; find . -type f -not -path './many/*' | sort; cat a/one a/below`
        found.push(container.run(['sh', '-ec', looking]))
        const saved = await save(job, inputs, { node: container.node, state: main.state })
        expect(annotationsOf(saved)).toEqual([])
        if (script === changes) expect(logOf(saved).join('\n')).toMatch(/Reused 6.*1 layer of changes/)
      }
      expect(found).toEqual(Array(2).fill('./a/below\n./a/one\n./a/own\n./large\n./moved\nonebelow'))
    } finally {
      await host.end()
    }
  })
})
