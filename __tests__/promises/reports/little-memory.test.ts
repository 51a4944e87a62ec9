// https://github.com/apptainer/apptainer/issues/2601: in a container with little memory, mksquashfs and unsquashfs are killed,
// because they plan for the memory of the machine.
import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import {
  annotationsOf,
  describeAsRoot,
  give,
  logOf,
  newPlace,
  restore,
  save,
  usersFor,
  writeTree,
} from '../../support/host.ts'
import { type ControlGroup, newControlGroup } from '../../support/jobs/control-group.ts'
import { nodeWithoutSudo } from '../../support/jobs/sudo.ts'

const place = newPlace()
const mebibyte = 1024 ** 2
// https://man7.org/linux/man-pages/man2/statfs.2.html
const [tmpfs, overlay] = [0x01021994, 0x794c7630]

const groups: ControlGroup[] = []
afterEach(() => {
  for (const group of groups.splice(0).reverse()) group.remove()
})

/** Undefined, with a word about it, where the system has no such groups. */
function group(controller: 'memory' | 'cpu', within?: string): ControlGroup | undefined {
  const made = newControlGroup(controller, within)
  if (made) groups.push(made)
  else console.log(`Not tried: this system lets nobody limit ${controller}`)
  return made
}

function limitMemory(group: ControlGroup, bytes: number): void {
  // Without swap, a program that needs more is killed.
  group.limit({ 'memory.max': `${bytes}`, 'memory.swap.max': '0', 'memory.limit_in_bytes': `${bytes}` })
}

describeAsRoot('in a container with 256 MB', () => {
  it.each(['mount', 'unpack'])('`mode: %s` saves, and unpacks where nothing can be mounted', async (mode) => {
    const inputs = { key: 'key', path: 'tree', mode }
    const { type } = statfsSync(place.dir)
    // There, the files of a step count as its memory.
    if ([tmpfs, overlay].includes(type))
      return console.log('Not tried: the files of this machine are in memory')
    const memory = group('memory')
    if (!memory) return
    limitMemory(memory, 256 * mebibyte)
    const onSpawn = (child: ChildProcess): void => memory.take(child.pid)
    const host = place.newHost()
    const user = usersFor(place).at(-1) as ReturnType<typeof usersFor>[number]
    const job = await host.newJob()
    const contents = Array.from({ length: 48 }, () => randomBytes(6 * mebibyte))
    writeTree(join(job.workspace, 'tree'), Object.fromEntries(contents.map((bytes, i) => [`${i}`, bytes])))
    give(host.dir, user)
    const saved = await save(job, inputs, { ...user.options, onSpawn })
    expect(logOf(saved).filter((line) => /once more|instead|::/.test(line))).toEqual([])
    expect(logOf(saved).at(-1)).toBe('Cache saved with key: key')

    const next = await host.newJob()
    give(next.workspace, user)
    for (const dir of [next.temp, next.home]) give(dir, user)
    const node = nodeWithoutSudo(host, user)
    const restored = await restore(next, inputs, { ...user.options, node, onSpawn })
    expect(logOf(restored).join('\n').includes('Unpacking instead of mounting')).toBe(mode === 'mount')
    expect(annotationsOf(restored)).toEqual([])
    expect(logOf(restored).filter((line) => /once more/.test(line))).toEqual([])
    expect(restored.outputs.hit).toBe('exact')
    for (const [i, bytes] of contents.entries())
      expect(readFileSync(join(next.workspace, `tree/${i}`)).equals(bytes)).toBe(true)
  })
})

describeAsRoot('the limits of a control group', () => {
  const limits = join(import.meta.dirname, '../../../src/system/container-limits.ts')
  const program = `
    const { memoryLimit, processors } = await import(${JSON.stringify(limits)})
    console.log(memoryLimit(), processors())`

  /** What a program in a group finds. */
  function found({ dir }: ControlGroup): number[] {
    const script = `echo $$ > ${dir}/cgroup.procs && exec "$@"`
    const node = [process.execPath, '--input-type=module', '-e', program]
    return execFileSync('sh', ['-c', script, 'sh', ...node], { encoding: 'utf8' })
      .split(' ')
      .map(Number)
  }

  it('of a memory group count, also those of the group above it', () => {
    const above = group('memory')
    if (!above) return
    limitMemory(above, 300 * mebibyte)
    above.limit({ 'cgroup.subtree_control': '+memory' })
    const below = group('memory', above.dir)
    if (!below) return
    expect(found(below)[0]).toBe(300 * mebibyte)
    limitMemory(below, 200 * mebibyte)
    expect(found(below)[0]).toBe(200 * mebibyte)
  })

  it('of a processor group count, also those of the group above it', () => {
    const above = group('cpu')
    if (!above) return
    above.limit({ 'cpu.max': '50000 100000', 'cpu.cfs_period_us': '100000' })
    above.limit({ 'cpu.cfs_quota_us': '50000', 'cgroup.subtree_control': '+cpu' })
    const below = group('cpu', above.dir)
    if (!below) return
    expect(found(below)[1]).toBe(1)
  })
})
