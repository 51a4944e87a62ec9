// Images that attack the kernel that mounts them, the program that unpacks them, or a later restore.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newRandom } from '../../random.ts'
import { inTurn } from '../../turns.ts'
import { objectOf } from '../entry-bytes.ts'
import { leaveStaging } from './journals.ts'
import type { Combination, Expected, Family, Row, Scene } from './row.ts'

interface Making {
  /** More arguments for mksquashfs. */
  args?: string[]
  /** Extended attributes are kept. */
  xattrs?: true
  /** Changes the bytes. */
  spoil?(image: Buffer): unknown
  /** How many members it claims to have; the directory and the file unless given. */
  members?: number
}

// As Headstart makes them.
const usual = ['-noappend', '-quiet', '-no-progress', '-comp', 'zstd', '-no-exports', '-no-tailends']

interface Telling extends Partial<Pick<Row, 'expect' | 'again'>> {
  /** Set where its superblock is fine, and what is wrong shows when all of it has come. */
  lately?: true
}

/** @param fill makes more in the tree's directory, which has the file `new` */
async function imageOf(
  fill: (tree: string) => unknown,
  { args = [], xattrs, spoil }: Making,
): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'image-'))
  try {
    const tree = join(dir, 'root/deps')
    mkdirSync(tree, { recursive: true })
    writeFileSync(join(tree, 'new'), 'new')
    await fill(tree)
    const image = join(dir, 'image')
    const kept = xattrs ? [] : ['-no-xattrs']
    execFileSync('mksquashfs', [join(dir, 'root'), image, ...usual, ...kept, ...args])
    const bytes = readFileSync(image)
    const spoilt = spoil?.(bytes)
    return Buffer.isBuffer(spoilt) ? spoilt : bytes
  } finally {
    rmSync(dir, { recursive: true })
  }
}

const contained: Expected = { hit: ['exact', 'miss'], warns: /./, mayBeSilent: true }
const missed: Expected = { hit: ['miss'], warns: /image|squashfs|members|files|instead/ }

function image(
  name: string,
  fill: (tree: string, scene: Scene) => unknown,
  { expect = missed, again, lately, ...how }: Making & Telling = {},
): Row {
  // Made once for all stores and modes, but for those that lead to where they are restored.
  let made: Promise<Buffer> | undefined
  return {
    name,
    async make(scene) {
      const making = (): Promise<Buffer> => imageOf((tree) => fill(tree, scene), how)
      made ??= fill.length < 2 ? making() : undefined
      const body = await (made ?? making())
      const files = how.members ?? 2
      const about = { root: 'workspace' as const, files, bytes: 3 }
      const segments = [{ kind: 'image' as const, offset: 0, length: body.length, ...about }]
      const index = { format: 'squashfs', paths: [scene.path], segments, files, bytes: 3 }
      await scene.plant(objectOf(body, index).bytes, 'squashfs')
    },
    expect,
    // Before all of it has come, only its superblock and the directories above the matches have been looked at.
    expectLazily: lately ? contained : expect,
    ...(again && { again }),
  }
}

const nothing = (): void => {}

/** Of a number in the superblock. https://dr-emann.github.io/squashfs/squashfs.html#_the_superblock */
function field(at: number, value: bigint): Pick<Making, 'spoil'> {
  return { spoil: (bytes) => bytes.writeBigUInt64LE(value, at) }
}

function pseudo(definition: string, members = 3): Making & Telling {
  return { args: ['-p', definition], members, lately: true }
}

/** No restore waits for the whole image to notice it: the workspace would show it. */
function beside(definition: string): Making & Telling {
  return { args: ['-p', definition], members: 3, expect: { hit: ['miss'], warns: /no line of `path` names/ } }
}

const attribute = (name: string, value: string) => (tree: string) => {
  execFileSync('setfattr', ['-n', name, '-v', value, tree])
}

// What a mount does with an image does not depend on where it came from, but on whether all of it has come; where mounting
// is refused, a program unpacks it. These take turns, and so do the stores.
const ways: Combination[] = [
  { store: 'local', mode: 'mount' },
  { store: 's3', mode: 'lazy' },
  { store: 'local', mode: 'refused' },
  { store: 'v1', mode: 'mount' },
  { store: 'v2', mode: 'lazy' },
  { store: 's3', mode: 'mount' },
  { store: 'v1', mode: 'lazy' },
  { store: 'v2', mode: 'mount' },
]

export const images: Family = {
  name: 'an image',
  runs: (turn) => inTurn(turn, ways),
  rows: [
    image('that is one', nothing, {
      expect: { hit: ['exact'], files: { 'deps/new': 'new', 'deps/mine': 'mine' } },
    }),
    image('of zeros', nothing, { spoil: (bytes) => bytes.fill(0) }),
    image('of another compression', nothing, { spoil: (bytes) => bytes.writeUInt16LE(4, 20) }),
    image('of more inodes than there can be', nothing, {
      spoil: (bytes) => bytes.writeUInt32LE(0xffffffff, 4),
    }),
    image('that says to be longer than it is', nothing, field(40, 1n << 40n)),
    image('whose inodes are behind its end', nothing, field(64, 1n << 62n)),
    image('whose directories are in its superblock', nothing, field(72, 0n)),
    image('whose fragments are nowhere', nothing, field(80, 0xffff_ffff_ffff_fff0n)),
    image('whose owners are anywhere', nothing, field(48, 97n)),
    image('whose root is anywhere', nothing, { ...field(32, 0xffff_ffffn), lately: true }),
    image('that was cut', (tree) => writeFileSync(join(tree, 'large'), newRandom(1).bytes(300_000)), {
      members: 3,
      spoil: (bytes) => bytes.subarray(0, bytes.length >> 1),
    }),
    image('with inodes that are noise', nothing, {
      lately: true,
      spoil(bytes) {
        const at = Number(bytes.readBigUInt64LE(64))
        bytes.fill(0xa5, at + 2, at + 40)
      },
    }),
    image('with a device', nothing, pseudo('deps/null c 666 0 0 1 3')),
    image('with a whiteout', nothing, pseudo('deps/mine c 666 0 0 0 0')),
    image('with a file beside what it was saved of', nothing, beside('beside f 644 0 0 echo x')),
    image('with a directory beside what it was saved of', nothing, beside('empty d 755 0 0')),
    image('with a link beside what it was saved of', nothing, beside('beside s 777 0 0 deps')),
    image('with a whiteout beside what it was saved of', nothing, beside('mine c 666 0 0 0 0')),
    image('of another user', nothing, {
      args: ['-force-uid', '12345', '-force-gid', '12345'],
      expect: contained,
    }),
    // Mounted, the bit means nothing; unpacked, it is taken away.
    image('with a program that runs as its owner', (tree) => chmodSync(join(tree, 'new'), 0o6755), {
      expect: contained,
    }),
    image('that hides what is below', attribute('trusted.overlay.opaque', 'y'), { xattrs: true }),
    image('with rights in attributes', attribute('security.capability', `0x0100000204${'0'.repeat(30)}`), {
      xattrs: true,
    }),
    image(
      'whose root is a link',
      (tree, { outside }) => {
        rmSync(tree, { recursive: true })
        symlinkSync(outside, tree)
      },
      { members: 1, expect: { hit: ['miss'], warns: /./ } },
    ),
    image('of more members than it has', nothing, { members: 50, lately: true }),
    image(
      'with what a killed restore leaves',
      async (tree) => {
        const staging = await leaveStaging(tree)
        const step = {
          do: 'stamp',
          path: '',
          stamp: { mode: 511, mtime: 1 },
          before: { mode: 511, mtime: 1 },
        }
        writeFileSync(join(staging, 'journal'), `${JSON.stringify(step)}\n`)
      },
      { members: 5, again: 'unpack', expect: { hit: ['exact', 'miss'], warns: /./, mayBeSilent: true } },
    ),
  ],
}
