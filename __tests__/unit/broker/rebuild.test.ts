// Rebuilds images as the broker does, and compares what the kernel shows of them. Damaged images and lies between the two
// programs must be refused, or become images that are whole.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { checkImageFile } from '../../../src/formats/squashfs/check/check.ts'
import { makeNastyTree } from '../../support/corpus/nasty-tree.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import { describeAsRoot, newPlace } from '../../support/host.ts'
import { brokerPackage, importable } from '../../support/jobs/broker-package.ts'
import { newRandom } from '../../support/random.ts'

const owner = ['1234', '2345']
const place = newPlace()
const at = (name: string): string => join(place.dir, name)

function imageOf(tree: string, image: string, ...options: string[]): void {
  const quiet = ['-quiet', '-no-progress', '-noappend', '-comp', 'zstd', '-no-xattrs']
  execFileSync('mksquashfs', [tree, image, ...quiet, ...options])
}

const running = (module: string): string =>
  `${importable}\nfrom headstart_broker import ${module}\n${module}.main()`

function rebuild(image: string, made: string): void {
  const pipeline = `python3 -IS -c "$1" "$0" < ${image} | python3 -IS -c "$2" "$0" ${2 ** 32} ${owner.join(' ')} > ${made}`
  const programs = [brokerPackage, running('read_image'), running('write_image')]
  execFileSync('bash', ['-o', 'pipefail', '-c', pipeline, ...programs], { stdio: 'pipe' })
}

function check(image: string): ReturnType<typeof checkImageFile> {
  return checkImageFile(image, { offset: 0, length: statSync(image).size }, 'contents')
}

/** As the kernel shows it. */
function mounted(image: string): string[] {
  const point = `${image}.mounted`
  mkdirSync(point)
  execFileSync('mount', ['-o', 'loop,ro', image, point])
  try {
    return describeTree(point)
  } finally {
    execFileSync('umount', [point])
  }
}

describeAsRoot('a rebuilt image', () => {
  beforeAll(async () => {
    const tree = at('tree')
    await makeNastyTree(tree)
    const random = newRandom(1)
    for (const bytes of [0, 1, 4095, 4096, 131_071, 131_072, 131_073, 400_000]) {
      writeFileSync(join(tree, `random-${bytes}`), random.bytes(bytes))
      writeFileSync(join(tree, `plain-${bytes}`), Buffer.alloc(bytes, 'text '))
    }
    const script = `cd ${tree}; cp random-400000 copy; ln copy link; ln -s x symbolic; mkdir -p empty many/dirs
      truncate -s 9M hole; truncate -s 3M hole-after; echo x | dd of=hole-after conv=notrunc status=none
      cp random-400000 holes; dd if=/dev/zero of=holes bs=128k seek=1 count=1 conv=notrunc status=none
      mknod removed c 0 0; mknod many/removed c 0 0
      cd many; seq -f 'one-of-so-many-names-that-the-directory-needs-an-index-%g' 1200 | xargs touch
      seq -f 'dirs/%g' 300 | xargs mkdir`
    execFileSync('sh', ['-ec', script])
    symlinkSync('long/'.repeat(800), join(tree, 'long-target'))
    utimesSync(join(tree, 'copy'), 2 ** 32 - 1, 2 ** 32 - 1)
    utimesSync(join(tree, 'empty'), 0, 0)
    utimesSync(tree, 1e9, 1e9)
  })

  it.each([
    ['as Headstart packs it', ['-Xcompression-level', '1', '-no-tailends', '-no-exports']],
    ['with all tails in fragments', ['-always-use-fragments']],
    ['without compression, in small blocks', ['-noI', '-noD', '-noF', '-b', '4096', '-no-fragments']],
  ])('%s has the same files, of another owner', async (name, options) => {
    const [image, made] = [
      at(`${name}.image`.replaceAll(/[ ,]/g, '-')),
      at(`${name}.made`.replaceAll(/[ ,]/g, '-')),
    ]
    imageOf(at('tree'), image, '-all-root', ...options)
    rebuild(image, made)
    expect(mounted(made)).toEqual(mounted(image))
    expect((await check(made)).whiteouts).toBe(2)
    const owners = execFileSync('unsquashfs', ['-lln', made], { encoding: 'utf8' }).match(/\b\d+\/\d+ /g)
    expect(new Set(owners)).toEqual(new Set([`${owner.join('/')} `]))
  })

  // Changes bytes of an image, and rebuilds it in processes of one Python.
  const mutate = `${importable}
import os, random, struct
from headstart_broker import read_image, write_image
image, made = sys.argv[1:3]
original = open(image, "rb").read()
tables = struct.unpack_from("<Q", original, 64)[0]
random.seed(1)
for nth in range(120):
    bytes_ = bytearray(original)
    for _ in range(random.choice([1, 1, 1, 4])):
        where = random.randrange(96) if nth % 4 == 0 else random.randrange(tables, len(bytes_))
        bytes_[where] = random.choice([0, 1, 255, bytes_[where] ^ 1 << random.randrange(8), random.randrange(256)])
    with open(image, "wb") as file:
        file.write(bytes_)
    source, sink = os.pipe()
    pids = []
    for name in ("read", "write"):
        pids.append(os.fork())
        if pids[-1] == 0:
            sys.stderr = open(os.devnull, "w")
            try:
                if name == "read":
                    os.close(source)
                    read_image.read(os.open(image, os.O_RDONLY), open(sink, "wb"))
                else:
                    os.close(sink)
                    with open(made + str(nth), "wb") as out:
                        write_image.write(open(source, "rb"), out, 1 << 24, [1, 1])
            except BaseException:
                os._exit(1)
            os._exit(0)
    os.close(source)
    os.close(sink)
    if any([os.waitpid(pid, 0)[1] for pid in pids]):
        os.unlink(made + str(nth))
    else:
        print(nth)
`

  it('is whole, whatever the image was, or there is none', async () => {
    const small = at('small')
    execFileSync('sh', [
      '-ec',
      `mkdir -p ${small}/a/b ${small}/c; cd ${small}; echo x > a/one; ln a/one c/two
      ln -s one a/link; head -c 9000 /dev/urandom > c/blocks; touch a/b/1 a/b/2 a/b/3`,
    ])
    imageOf(small, at('small.image'), '-noI', '-noD', '-noF', '-b', '4096', '-no-exports', '-no-tailends')
    rebuild(at('small.image'), at('small.made'))
    const made = execFileSync(
      'python3',
      ['-IS', '-c', mutate, brokerPackage, at('small.image'), at('made-')],
      {
        encoding: 'utf8',
      },
    )
    const numbers = made.trim().split('\n')
    for (const number of numbers) await check(at(`made-${number}`))
    // Most bytes are times, owners and numbers that nobody needs.
    expect(numbers.length).toBeGreaterThan(20)
    expect(numbers.length).toBeLessThan(110)
  })

  it('is not mounted as it is when a link hides a set-id program', () => {
    const [tree, image] = [at('hiding'), at('hiding.image')]
    mkdirSync(tree)
    writeFileSync(join(tree, 'file'), '')
    symlinkSync('x'.repeat(60), join(tree, 'link'))
    imageOf(tree, image, '-noI', '-no-exports', '-no-tailends')
    const answer = (): number | null => {
      const file = openSync(image, 'r')
      const args = ['-IS', '-c', running('read_image'), brokerPackage, 'only-tables']
      const { status } = spawnSync('python3', args, { stdio: [file, 'ignore', 'ignore'] })
      closeSync(file)
      return status
    }
    expect(answer()).toBe(0)
    const bytes = readFileSync(image)
    const [target, name] = [bytes.indexOf('x'.repeat(60)), bytes.lastIndexOf('link')]
    for (const [nth, half] of [2, 0o4755, 0, 0].entries()) bytes.writeUInt16LE(half, target + 2 * nth)
    for (const [nth, word] of [0, 2, 0, 2 ** 32 - 1, 0, 0].entries())
      bytes.writeUInt32LE(word, target + 8 + 4 * nth)
    const inodeHead = 24 // of a link
    bytes.writeUInt16LE(bytes.readUInt16LE(name - 8) + inodeHead, name - 8)
    bytes.writeUInt16LE(2, name - 4)
    writeFileSync(image, bytes)
    const isSetId = execFileSync('unsquashfs', ['-lln', image], { encoding: 'utf8' }).includes('-rwsr-xr-x')
    expect([isSetId, answer()]).toEqual([true, 1])
  })

  it('is none when the first program lies', () => {
    const file = [2, 0o644, 0, 3, 0, [], 0, 0]
    const top = (names: string, ...children: number[]): unknown[] => [1, 0o755, 0, names, children]
    const told = (inodes: unknown[], more: object = {}): number | null => {
      const tree = JSON.stringify({ unit: 4096, fragments: [0], inodes, ...more })
      const head = Buffer.from([3, 0, 0, 0, 0x61, 0x62, 0x63, 0, 0, 0, 0])
      const out = openSync(at('told'), 'w')
      const args = ['-IS', '-c', running('write_image'), brokerPackage, '4096', ...owner]
      const { status } = spawnSync('python3', args, {
        input: Buffer.concat([head, Buffer.from(tree)]),
        stdio: ['pipe', out, 'ignore'],
      })
      closeSync(out)
      return status
    }
    const link = (target: string): unknown[] => [3, 0o777, 0, target]
    expect(told([file, top('a', 0)])).toBe(0)
    expect(readFileSync(at('told')).toString('latin1', 0, 4)).toBe('hsqs')
    const lies: Record<string, [unknown[], object?]> = {
      'two files of one name': [[file, file, top('a/a', 0, 1)]],
      'a file without a name': [[file, file, top('a', 0)]],
      'a name that leads up': [[file, top('..', 0)]],
      'a name with a slash': [[file, top('a/b', 0)]],
      'a name that is too long': [[file, top('a'.repeat(256), 0)]],
      'a directory in itself': [[file, top('a/b', 0, 1)]],
      'a directory of two names': [[top('', ...[]), top('a/b', 0, 0)]],
      'a set-id program': [[[2, 0o4755, ...file.slice(2)], top('a', 0)]],
      'a device': [[[4, 0o644, 0], top('a', 0)]],
      'an end beyond the fragment': [[[...file.slice(0, 7), 1], top('a', 0)]],
      'a fragment that is not there': [[[...file.slice(0, 6), -1, 0], top('a', 0)]],
      'a block that is not there': [[[2, 0o644, 0, 4096, 1, [], 0, 0], top('a', 0)]],
      'a block that is too short': [[[2, 0o644, 0, 4096, 0, [], 0, 0], top('a', 0)]],
      'a link with a NUL': [[link('a\0b'), top('a', 0)]],
      'a link that is too long': [[link('a'.repeat(4096)), top('a', 0)]],
      'a time before 1970': [[[2, 0o644, -1, ...file.slice(3)], top('a', 0)]],
      'a top that is a file': [[file]],
      'odd blocks': [[file, top('a', 0)], { unit: 5000 }],
      'blocks that are too long': [[file, top('a', 0)], { unit: 2 ** 18 }],
      'a fragment of before the blocks': [[file, top('a', 0)], { fragments: [-1] }],
    }
    for (const [name, [inodes, more]] of Object.entries(lies))
      expect([name, told(inodes, more)]).toEqual([name, 1])
  })
})
