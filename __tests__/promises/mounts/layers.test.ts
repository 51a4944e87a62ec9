// Entries of images with layers: mounted, served lazily or unpacked, the tree is the one that was saved last.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import { ownVersion } from '../../../src/formats/format.ts'
import { type HostileStore, openHostileStore } from '../../support/corpus/entries/stores.ts'
import { layeredEntry, layersOf } from '../../support/corpus/layered-entry.ts'
import { changeAtRandom } from '../../support/corpus/random-changes.ts'
import {
  give,
  type Host,
  type Inputs,
  itemsBelow,
  logOf,
  newPlace,
  restore,
  save,
  type User,
  usersFor,
  writeTree,
} from '../../support/host.ts'
import { openFuse } from '../../support/jobs/fuse-device.ts'
import { described, expectNothingLeft, warningsOf } from '../../support/jobs/lazy-job.ts'
import { newRandom } from '../../support/random.ts'
import { newScratch } from '../../support/scratch.ts'

const place = newPlace()
const scratch = newScratch()
openFuse()
let store: HostileStore
let host: Host
beforeAll(async () => {
  host = place.newHost()
  store = await openHostileStore('s3', host)
})
afterAll(() => store.stop())

/** The trees that a job leaves, one after the other. */
function statesOf(count: number, change: (tree: string, nth: number) => void): string[] {
  const dir = scratch.fresh()
  const tree = join(dir, 'tree')
  mkdirSync(tree)
  return Array.from({ length: count }, (_, nth) => {
    change(tree, nth)
    execFileSync('cp', ['-a', tree, join(dir, `${nth}`)])
    return join(dir, `${nth}`)
  })
}

/** Puts an entry into the store, which is the only one for these paths. */
async function plant(paths: string[], bytes: Buffer): Promise<Inputs> {
  const key = 'a-key'
  await store.put({ key, version: ownVersion('squashfs', { paths, crossOs: false }) }, bytes)
  return { ...store.inputs, key, path: paths.join('\n') }
}

interface Way {
  way: string
  mode?: string
  /** The place of the user among `usersFor`. */
  user?: 0 | 1
  /** What takes the right to mount away. */
  without?: string
}

const ways: Way[] = [
  { way: 'mounted' },
  { way: 'served lazily', mode: 'lazy' },
  { way: 'unpacked by root', without: 'setpriv --bounding-set=-sys_admin' },
  { way: 'unpacked by another user', without: 'setpriv --no-new-privs', user: 1 as const },
].filter(({ user = 0 }) => usersFor(place).length > user)

interface Restored {
  job: Job
  main: StepRun
}

/** Restores in a new job, looks at what is there, and ends the job. */
async function during(
  inputs: Inputs,
  { mode = 'mount', user: nth = 0, without }: Way,
  look: (restored: Restored) => unknown,
  own: Record<string, string> = {},
): Promise<void> {
  const user = usersFor(place)[nth] as User
  const job = await host.newJob({ env: store.env })
  writeTree(job.workspace, own)
  give(job.workspace, user)
  const node = without && nodeBehind(without, user)
  const options = { ...user.options, ...(node && { node }) }
  const main = await restore(job, { ...inputs, mode, save: 'never' }, options)
  expect(ownWarningsOf(main)).toEqual([])
  expect(logOf(main).join('\n')).toMatch(without ? /^Unpacking instead of mounting/m : /^Mounted /m)
  try {
    await look({ job, main })
  } finally {
    const post = await save(job, { ...inputs, mode, save: 'never' }, { ...options, state: main.state })
    expect(ownWarningsOf(post)).toEqual([])
  }
  await expectNothingLeft(job)
}

/** Not that of a job of the same user that another test file has killed: it stays mounted where nobody may unmount it. */
function ownWarningsOf(step: StepRun): string[] {
  const isOthers = (line: string): boolean => line.includes('The mounts below') && !line.includes(host.dir)
  return warningsOf(step).filter((line) => !isOthers(line))
}

/** A Node that another program starts. */
function nodeBehind(program: string, { options: { node = process.execPath } }: User): string {
  const path = join(mkdtempSync(join(host.dir, 'bin-')), 'node')
  writeFileSync(path, `#!/bin/bash\nexec ${program} '${node}' "$@"\n`, { mode: 0o755 })
  chmodSync(dirname(path), 0o755)
  return path
}

describe('a directory that nine jobs have changed at random', () => {
  let inputs: Inputs
  let expected: string[]
  beforeAll(async () => {
    const random = newRandom(19)
    const states = statesOf(9, (top, nth) => {
      mkdirSync(join(top, 'tree'), { recursive: true })
      changeAtRandom(join(top, 'tree'), nth === 0 ? 80 : 12, random)
    })
    const layers = layersOf(states, 'workspace', scratch)
    expect(layers.every(({ whiteouts }, nth) => nth === 0 || whiteouts.length > 0)).toBe(true)
    inputs = await plant(['tree'], layeredEntry(layers, ['tree']))
    expected = await described(join(states.at(-1) as string, 'tree'))
  })

  it.each(ways)('is the last one, $way', async (way) => {
    await during(inputs, way, async ({ job }) => {
      expect(await described(join(job.workspace, 'tree'))).toEqual(expected)
    })
  })
})

describe('several lines, where the job has files of its own', () => {
  const paths = ['one', 'pattern-*', 'single']
  const own = {
    'one/gone/file': 'mine',
    'one/mine': 'mine',
    'pattern-1/gone': 'mine',
    'pattern-1/new': 'mine',
  }
  let inputs: Inputs
  beforeAll(async () => {
    const first = {
      'one/gone/file': 'cached',
      'one/kept': '0',
      'one/deep/changed': '0',
      'pattern-1/gone': '0',
      'pattern-2/kept': '0',
      single: '0',
    }
    const states = statesOf(3, (top, nth) => {
      if (nth === 0) writeTree(top, first)
      if (nth === 1) execFileSync('rm', ['-r', join(top, 'one/gone'), join(top, 'pattern-1/gone')])
      if (nth === 2) writeTree(top, { 'one/deep/changed': '2', 'pattern-1/new': '1' })
    })
    const entry = layeredEntry(layersOf(states, 'workspace', scratch), paths)
    inputs = { ...(await plant(paths, entry)), ramdisk: 'true' }
  })

  it.each(ways.filter(({ way }) => way !== 'served lazily'))('are the last ones, $way', async (way) => {
    const look = ({ job, main }: Restored): void => {
      const found = filesIn(job.workspace)
      expect(found).toEqual({
        // A layer removes what the layers below it have, and nothing of the job's.
        'one/gone/file': 'mine',
        'pattern-1/gone': 'mine',
        'one/deep/changed': '2',
        'one/kept': '0',
        'one/mine': 'mine',
        'pattern-1/new': '1',
        'pattern-2/kept': '0',
        single: '0',
      })
      if (!way.without) expect(logOf(main)).toContain('Mounted one, pattern-* (2 layers of changes)')
    }
    await during(inputs, way, look, own)
  })
})

function filesIn(dir: string): Record<string, string> {
  const files = itemsBelow(dir).filter(({ item }) => item.isFile())
  return Object.fromEntries(
    files.map(({ path }) => [path.toString().slice(dir.length + 1), readFileSync(path, 'utf8')]),
  )
}
