// The built action on a stand-in for macOS: its platform, bsdtar alone, no /proc, a file system that folds case.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'
import { programPath } from '../../src/system/program.ts'
import { describeTree } from '../support/corpus/tree.ts'
import {
  asRoot,
  type Inputs,
  itWithRights,
  leftoversIn,
  logOf,
  newPlace,
  pathOf,
  restore,
  roundTimes,
  save,
  writeTree,
} from '../support/host.ts'

const place = newPlace()
const host = place.newHost()
const disk = join(host.dir, 'disk')
const files = { tarLog: join(host.dir, 'tar.log'), kill: join(host.dir, 'kill') }
const ofMac = `Object.defineProperty(process, 'platform', { value: 'darwin' })`
const inputs: Inputs = { key: 'key', path: 'deps', store: 'local', mode: 'mount' }

/** Has what it is called with written down, and ends a step that unpacks, where the file says so. */
const tar = `#!/bin/sh
echo "$*" >> ${files.tarLog}
case $1 in -x) [ -e ${files.kill} ] && kill -9 $PPID ;; esac
exec bsdtar-of-debian "$@"
`

function makeDisk(): void {
  const image = join(host.dir, 'image')
  mkdirSync(disk)
  execFileSync('truncate', ['--size', '16M', image])
  execFileSync('mkntfs', ['-F', '-Q', '-q', image], { stdio: 'ignore' })
  execFileSync(...asRoot('lowntfs-3g', '-o', 'ignore_case,permissions,allow_other', image, disk), {
    stdio: 'ignore',
  })
}

/** A mac's job. Its paths are longer than those of sockets may be. */
async function newMacJob(): Promise<Job> {
  const workspace = join(disk, 'w'.repeat(100), String(readdirSync(disk).length))
  mkdirSync(workspace, { recursive: true })
  const bin = pathOf(host, { zstd: 'zstd', cp: 'cp', 'bsdtar-of-debian': 'bsdtar' })
  writeFileSync(join(bin, 'tar'), tar)
  chmodSync(join(bin, 'tar'), 0o755)
  const env = { PATH: bin, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(ofMac)}` }
  return host.newJob({ workspace, env })
}

/** Node, where no /proc is. */
function nodeWithoutProc(): string {
  if (process.getuid?.() !== 0) return process.execPath
  const path = join(host.dir, 'node')
  const [unshare, mount] = [programPath('unshare'), programPath('mount')]
  const hidden = `${unshare} --mount /bin/sh -c '${mount} -t tmpfs none /proc && exec "$0" "$@"'`
  writeFileSync(path, `#!/bin/sh\nexec ${hidden} ${process.execPath} "$@"\n`)
  chmodSync(path, 0o755)
  return path
}

const itOnMac = itWithRights('the stand-in for macOS')
let options: { node: string }
beforeAll(() => {
  if (itOnMac === it.skip) return
  makeDisk()
  options = { node: nodeWithoutProc() }
})

itOnMac('saves and restores, without mounting and with plain files only', async () => {
  const [first, second] = [await newMacJob(), await newMacJob()]
  const deps = join(first.workspace, 'deps')
  writeTree(deps, { 'a/file': 'content', 'b/ü': 'more', 'b/run': '#!/bin/sh' })
  chmodSync(join(deps, 'b/run'), 0o755)
  symlinkSync('a/file', join(deps, 'link'))
  roundTimes(deps)
  expect(logOf(await save(first, inputs, options))).toEqual([
    'Saved to be unpacked instead of mounted: this runner makes no image, for it does not run Linux',
    expect.stringMatching(/^Cache Size: /),
    'Cache saved successfully',
    expect.stringMatching(/^Saved in the local directory /),
    'Cache saved with key: key',
  ])
  const run = await restore(second, inputs, options)
  expect(logOf(run)).toEqual([
    expect.stringMatching(/^Found in the local directory /),
    'Cache hit for: key',
    expect.stringMatching(/^Cache Size: /),
    expect.stringMatching(/^Saved by run 1 /),
    'Unpacking instead of mounting: this runner does not allow it, for it does not run Linux',
    'Cache restored successfully',
    'Cache restored from key: key',
  ])
  expect(describeTree(join(second.workspace, 'deps'))).toEqual(describeTree(deps))
  const report = JSON.parse(readFileSync(run.outputs.report ?? '', 'utf8'))
  expect(Object.keys(report.machine).sort()).toEqual(['endMs', 'startMs'])
  const called = readFileSync(files.tarLog, 'utf8')
    .split('\n')
    .filter((line) => /^-(c -P|x) /.test(line))
  expect(called.length).toBeGreaterThan(0)
  for (const line of called) expect(line).toContain('--no-mac-metadata')
  expect(leftoversIn(host)).toEqual([])
})

itOnMac('cleans up after a restore that was killed', async () => {
  const job = await newMacJob()
  writeFileSync(files.kill, '')
  const { signal } = await restore(job, inputs, options)
  rmSync(files.kill)
  expect(signal).toBe('SIGKILL')
  expect(leftoversIn(host)).toHaveLength(1)
  expect(logOf(await restore(job, inputs, options))).toContain('Cache restored from key: key')
  expect(leftoversIn(host)).toEqual([])
})

itOnMac('tells of names that are one name here, and keeps the last file', async () => {
  const [linux, mac] = [await host.newJob(), await newMacJob()]
  const deps = join(linux.workspace, 'deps')
  writeTree(deps, { 'dir/file': '1', 'dir/FILE': '2', 'Dir/other': '3', beside: '4' })
  const saved = await save(linux, { ...inputs, key: 'folding', mode: 'unpack' })
  expect(logOf(saved)).toContain('Cache saved with key: folding')
  expect(logOf(await restore(mac, { ...inputs, key: 'folding' }, options))).toEqual(
    expect.arrayContaining([
      '::warning::Some names are one name here, so later files replaced 1 of 4 files',
      'Cache restored from key: folding',
    ]),
  )
  const last = readdirSync(join(deps, 'dir')).at(-1) as string
  const restored = join(mac.workspace, 'deps/dir')
  expect(readdirSync(restored).sort()).toEqual(['file', 'other'])
  expect(readFileSync(join(restored, 'file'), 'utf8')).toBe(readFileSync(join(deps, 'dir', last), 'utf8'))
})
