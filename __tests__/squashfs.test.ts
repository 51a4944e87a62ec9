// Properties of images: owners, excluded content, and no use of damaged images.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBody } from '../src/entry/body.ts'
import { readIndex } from '../src/entry/index-frame.ts'
import { findMatches } from '../src/files/matches.ts'
import { selectionOf } from '../src/files/patterns.ts'
import { walk } from '../src/files/walk.ts'
import { squashfs } from '../src/formats/squashfs/squashfs.ts'
import { receiveImage } from '../src/formats/squashfs/unpack.ts'
import { mountImage } from '../src/mount/overlay.ts'
import { findRights, type Rights } from '../src/mount/root-rights.ts'
import type { Entry } from '../src/stores/store.ts'
import { findTools, type Tools } from '../src/tools.ts'
import { objectOf } from './entry-bytes.ts'
import { asRoot, itWithRights, writeTree } from './host.ts'
import { newRandom } from './random.ts'
import { newScratch } from './scratch.ts'

const scratch = newScratch()
const { signal } = new AbortController()

const finding = findTools()

async function imageOf(workspace: string, lines: string[], changes: Partial<Tools> = {}): Promise<Buffer> {
  const selection = selectionOf(lines, workspace)
  const matches = await findMatches(selection)
  const chunks: Buffer[] = []
  await squashfs.pack({
    matches,
    found: walk(matches, selection.excludes),
    workspace,
    scratch: scratch.fresh(),
    tools: { ...(await finding), ...changes },
    level: 3,
    signal,
    write: async (bytes) => void chunks.push(bytes),
  })
  return Buffer.concat(chunks)
}

function listed(image: Buffer): string[] {
  const path = join(scratch.fresh(), 'image')
  writeFileSync(path, image)
  const lines = execFileSync('unsquashfs', ['-llnumeric', path], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => line.replace(/ +\d+ \d{4}-\d\d-\d\d \d\d:\d\d squashfs-root/, ' '))
}

it('belongs to the user who packs it, whatever the owners of the files, and has no setuid or setgid bits', async () => {
  const workspace = scratch.fresh()
  writeTree(workspace, { 'tree/a': 'a', 'tree/b/c': 'c' })
  chmodSync(join(workspace, 'tree/a'), 0o6755)
  chmodSync(join(workspace, 'tree/b'), 0o1777)
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', '1234:1234', join(workspace, 'tree')])
  chmodSync(join(workspace, 'tree/a'), 0o6755)
  const owner = `${process.geteuid?.()}/${process.getegid?.()}`
  const lines = listed(await imageOf(workspace, ['tree']))
  expect(lines.filter((line) => line.includes('/tree'))).toEqual([
    `drwxr-xr-x ${owner} /0/tree`,
    `-rwxr-xr-x ${owner} /0/tree/a`,
    `drwxrwxrwx ${owner} /0/tree/b`,
    `-rw-r--r-- ${owner} /0/tree/b/c`,
  ])
  expect(lines.filter((line) => !line.includes(` ${owner} `))).toEqual([])
})

it('has no extended attributes', async () => {
  const workspace = scratch.fresh()
  writeTree(workspace, { 'tree/a': 'a' })
  execFileSync('setfattr', ['-n', 'user.note', '-v', 'mine', join(workspace, 'tree/a')])
  const path = join(scratch.fresh(), 'image')
  writeFileSync(path, await imageOf(workspace, ['tree']))
  expect(execFileSync('unsquashfs', ['-s', path], { encoding: 'utf8' })).toContain('Xattrs are not stored')
})

it('keeps a file that begins with a hole, and stores no hole', async () => {
  const workspace = scratch.fresh()
  const path = join(workspace, 'tree/sparse')
  writeTree(workspace, { 'tree/sparse': '' })
  truncateSync(path, 100_000_000)
  appendFileSync(path, newRandom(1).bytes(300_000))
  const image = await imageOf(workspace, ['tree'])
  expect(image.length).toBeLessThan(400_000)
  const dir = scratch.fresh()
  writeFileSync(join(dir, 'image'), image)
  execFileSync('unsquashfs', ['-no-progress', '-quiet', '-d', join(dir, 'tree'), join(dir, 'image')])
  execFileSync('cmp', [path, join(dir, 'tree/0/tree/sparse')])
})

it('packs no tail of a file of several blocks together with other tails, because mksquashfs damages them', async () => {
  const workspace = scratch.fresh()
  writeTree(workspace, { 'tree/large': newRandom(1).bytes(200_000) })
  const path = join(scratch.fresh(), 'image')
  writeFileSync(path, await imageOf(workspace, ['tree']))
  expect(execFileSync('unsquashfs', ['-s', path], { encoding: 'utf8' })).toContain('Number of fragments 0')
})

describe('that mksquashfs has damaged', () => {
  /** A mksquashfs that spoils a fragment of its first images. */
  function spoiling(times: number): string {
    const dir = scratch.fresh()
    const path = join(dir, 'mksquashfs')
    const spoil = `printf x >> ${dir}/times; dd if=/dev/zero of="$2" bs=1 seek=104 count=8 conv=notrunc 2> /dev/null`
    const script = `mksquashfs "$@" || exit\n[ "$(cat ${dir}/times)" = ${'x'.repeat(times)} ] || { ${spoil}; }\n`
    writeFileSync(join(dir, 'times'), '')
    writeFileSync(path, `#!/bin/sh\n${script}`, { mode: 0o755 })
    return path
  }

  it('is made again', async () => {
    const workspace = scratch.fresh()
    writeTree(workspace, { 'tree/a': 'a'.repeat(1000) })
    const image = await imageOf(workspace, ['tree'], { mksquashfs: spoiling(1) })
    expect(listed(image).join('\n')).toContain('/0/tree/a')
  })

  it('is not saved if the second image is damaged too', async () => {
    const workspace = scratch.fresh()
    writeTree(workspace, { 'tree/a': 'a'.repeat(1000) })
    const making = imageOf(workspace, ['tree'], { mksquashfs: spoiling(2) })
    await expect(making).rejects.toThrow(
      'mksquashfs made a damaged image, twice: its image is wrong: a fragment',
    )
  })
})

itWithRights('mounts')('is released by its own mount even while a process uses it', async () => {
  const [dir, workspace, from] = [scratch.fresh(), scratch.fresh(), scratch.fresh()]
  writeTree(from, { 'tree/a': 'a' })
  writeFileSync(join(dir, 'image'), await imageOf(from, ['tree']))
  const onlookers: ChildProcess[] = []
  const { run, ...others } = (await findRights(signal)) as Rights
  const rights: Rights = {
    ...others,
    async run(program, args, where) {
      await run(program, args, where)
      if (args.includes('squashfs')) onlookers.push(spawn('sleep', ['100'], { cwd: join(dir, 'tree') }))
    },
  }
  try {
    const { roots } = selectionOf(['tree'], workspace)
    expect(await mountImage(roots, { dir, rights, spare: [], signal })).toEqual([])
    expect(readFileSync(join(workspace, 'tree/a'), 'utf8')).toBe('a')
    expect(readFileSync('/proc/self/mounts', 'utf8')).not.toContain(join(dir, 'tree'))
  } finally {
    for (const onlooker of onlookers) onlooker.kill('SIGKILL')
    await Promise.all(onlookers.map((onlooker) => once(onlooker, 'close')))
    for (const mounted of [join(workspace, 'tree'), join(dir, 'tree')]) {
      if (readFileSync('/proc/self/mounts', 'utf8').includes(` ${mounted} `))
        execFileSync(...asRoot('umount', mounted))
    }
    if (existsSync(join(dir, 'work-0'))) execFileSync(...asRoot('rm', '-r', join(dir, 'work-0')))
  }
})

it('is never used with a byte changed, cut or added: 1,000 times', async () => {
  const workspace = scratch.fresh()
  const random = newRandom(7)
  writeTree(workspace, { 'tree/a': random.bytes(200_000), 'tree/b/c': 'c'.repeat(10_000) })
  const image = await imageOf(workspace, ['tree'])
  const segment = { kind: 'image', offset: 0, length: image.length, files: 4, bytes: 210_000 }
  const { bytes } = objectOf(image, { format: 'squashfs', segments: [segment] })
  const received = async (object: Buffer): Promise<void> => {
    const read = async function* (start: number, end: number) {
      yield object.subarray(start, end)
    }
    const entry = { size: object.length, read } as unknown as Entry
    const index = await readIndex(entry)
    const dir = scratch.fresh()
    const body = () => readBody(entry, index, { signal })
    await receiveImage({ segments: index.segments, signal, body }, dir)
  }
  await received(bytes)
  let misses = 0
  for (let trial = 0; trial < 1000; trial++) {
    const at = random.below(bytes.length)
    const changed = Buffer.from(bytes)
    changed.writeUInt8((changed.readUInt8(at) ^ (1 + random.below(255))) & 0xff, at)
    const cut = changed.subarray(0, at)
    const added = Buffer.concat([bytes.subarray(0, at), Buffer.from([trial & 0xff]), bytes.subarray(at)])
    const object = [changed, cut, added][trial % 3] as Buffer
    await received(object).then(
      () => {},
      (error) => {
        expect(error.name).toBe('BadEntry')
        misses++
      },
    )
  }
  expect(misses).toBe(1000)
})
