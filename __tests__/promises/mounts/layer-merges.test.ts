// Saves on entries that have eight layers: the new layer replaces some of them, and later jobs find the same tree.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ownVersion } from '../../../src/formats/format.ts'
import { type HostileStore, openHostileStore } from '../../support/corpus/entries/stores.ts'
import { layeredEntry, layersOf, type MadeLayer } from '../../support/corpus/layered-entry.ts'
import { changeAtRandom } from '../../support/corpus/random-changes.ts'
import {
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  unmount,
  writeTree,
} from '../../support/host.ts'
import { treeIn } from '../../support/jobs/layer-job.ts'
import { newRandom } from '../../support/random.ts'
import { newScratch } from '../../support/scratch.ts'

const place = newPlace()
const scratch = newScratch()
const large = newRandom(1).bytes(6 * 1024 ** 2)
let store: HostileStore
let host: Host
beforeAll(async () => {
  host = place.newHost()
  store = await openHostileStore('s3', host)
})
afterAll(() => store.stop())

/** The trees that jobs left, one after the other. */
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

/** Puts an entry into the store, the only one for these paths. @returns the inputs of jobs that find it, and save another one */
async function plant(paths: string[], layers: MadeLayer[]): Promise<Inputs> {
  const version = ownVersion('squashfs', { paths, crossOs: false })
  await store.put({ key: 'a-key', version }, layeredEntry(layers, paths))
  const keys = { key: 'a-key-of-a-job', 'restore-keys': 'a-key' }
  return { ...store.inputs, ...keys, 'host-copies': 'false', path: paths.join('\n'), mode: 'mount' }
}

/** Restores, changes the tree, saves, and restores in other ways. @returns the last line of the save about layers */
async function savesChanges(inputs: Inputs, change: (workspace: string) => void, own = {}): Promise<string> {
  const job = await host.newJob({ env: store.env })
  writeTree(job.workspace, own)
  const main = await restore(job, inputs)
  expect(logOf(main).join('\n')).toMatch(/^Mounted /m)
  change(job.workspace)
  const left = await treeIn(job)
  const post = await save(job, inputs, { state: main.state })
  expect(logOf(post).at(-1)).toBe('Cache saved with key: a-key-of-a-job')
  for (const [mode, node] of [['mount'], ['lazy'], ['mount', withoutMounts()]]) {
    const next = await host.newJob({ env: store.env })
    const all = { ...inputs, mode: mode as string, save: 'never' }
    const found = await restore(next, all, node === undefined ? {} : { node })
    const files = await treeIn(next)
    await unmount(next, all, { state: found.state })
    expect({ files, log: logOf(found) }).toMatchObject({ files: left })
  }
  return logOf(post).find((line) => /^(Reused|Saving all files instead)/.test(line)) ?? ''
}

/** A Node without the right to mount. */
function withoutMounts(): string {
  const path = join(scratch.fresh(), 'node')
  const script = `#!/bin/bash\nexec setpriv --bounding-set=-sys_admin '${process.execPath}' "$@"\n`
  writeFileSync(path, script, { mode: 0o755 })
  chmodSync(dirname(path), 0o755)
  return path
}

/** What layers hide and show again. */
function changeKinds(tree: string): void {
  rmSync(join(tree, 'again'), { recursive: true })
  mkdirSync(join(tree, 'again/deep'), { recursive: true })
  writeFileSync(join(tree, 'again/deep/of-job'), 'job')
  execFileSync('mv', [join(tree, 'moved'), join(tree, 'renamed')])
  rmSync(join(tree, 'removed'), { force: true, recursive: true })
}

it('merges layers that jobs have made at random', async () => {
  const random = newRandom(3)
  const states = statesOf(9, (top, nth) => {
    const tree = join(top, 'tree')
    if (nth === 0) {
      writeTree(tree, { large: large.toString('latin1'), 'again/deep/0': '0', 'moved/deep/0': '0' })
      for (let file = 0; file < 200; file++) writeTree(tree, { [`many/${file}`]: `${file}` })
    }
    // The directories come and go in single layers.
    if (nth === 3 || nth === 6)
      for (const name of ['again', 'removed']) rmSync(join(tree, name), { recursive: true, force: true })
    writeTree(tree, { [`again/deep/${nth}`]: `${nth}`, [`removed/${nth}`]: `${nth}`, [`moved/${nth}`]: '' })
    mkdirSync(join(tree, 'random'), { recursive: true })
    changeAtRandom(join(tree, 'random'), nth === 0 ? 40 : 6, random)
  })
  const inputs = await plant(['tree'], layersOf(states, 'workspace', scratch))
  const change = (workspace: string): void => {
    changeKinds(join(workspace, 'tree'))
    changeAtRandom(join(workspace, 'tree/random'), 6, random)
  }
  expect(await savesChanges(inputs, change)).toMatch(/; \d layers? of changes, [4-8] merged into the newest$/)
})

it('merges layers of several lines, where the job has files of its own', async () => {
  const paths = ['one', 'pattern-*']
  const states = statesOf(9, (top, nth) => {
    if (nth === 0) writeTree(top, { 'one/large': large.toString('latin1'), 'one/gone/file': '0' })
    if (nth === 0) writeTree(top, { 'pattern-1/gone': '0', 'pattern-2/kept': '0' })
    if (nth === 0) for (let file = 0; file < 50; file++) writeTree(top, { [`one/many/${file}`]: '' })
    if (nth === 5) rmSync(join(top, 'one/gone'), { recursive: true })
    if (nth === 3) rmSync(join(top, 'pattern-1/gone'))
    writeTree(top, { 'one/deep/changed': `${nth}`, [`one/new/${nth}`]: `${nth}`, 'pattern-1/new': `${nth}` })
  })
  const inputs = { ...(await plant(paths, layersOf(states, 'workspace', scratch))), ramdisk: 'true' }
  const own = { 'one/gone/file': 'mine', 'one/mine': 'mine', 'pattern-1/gone': 'mine' }
  const change = (workspace: string): void =>
    writeTree(workspace, { 'one/deep/changed': 'job', 'pattern-2/job': 'job' })
  expect(await savesChanges(inputs, change, own)).toMatch(/, [3-9] merged into the newest$/)
})
