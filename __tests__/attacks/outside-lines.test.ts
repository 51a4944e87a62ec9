// Images and layers that hold what no line of `path` names: none is accepted, because the workspace would show it.
import assert from 'node:assert/strict'
import { execFile, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { selectionOf } from '../../src/files/paths/patterns.ts'
import { checkImageFile } from '../../src/formats/squashfs/check/check.ts'
import { imagesOf } from '../../src/formats/squashfs/images.ts'
import { findMatchesIn } from '../../src/formats/squashfs/matches-in.ts'
import { imageRootOf } from '../../src/formats/squashfs/tops.ts'
import { BadEntry } from '../../src/system/failure.ts'
import { type TarEntry, tarOf } from '../support/corpus/hostile.ts'
import { ours, withPlainTables } from '../support/faults/damaged-images.ts'
import { newRandom, type Random } from '../support/random.ts'
import { newScratch } from '../support/scratch.ts'

const scratch = newScratch()
const run = promisify(execFile)
const workspace = '/nowhere/workspace'

/** What is in an image, without its top. */
type Names = Map<string, Kind>
type Kind = 'file' | 'directory' | 'link' | 'whiteout' | 'device' | 'fifo'

const flags: Record<Kind, Pick<TarEntry, 'type' | 'device' | 'link'>> = {
  file: { type: '0' },
  directory: { type: '5' },
  link: { type: '2', link: 'elsewhere' },
  whiteout: { type: '3', device: [0, 0] },
  device: { type: '3', device: [1, 3] },
  fifo: { type: '6' },
}

/** Lines of one image, said once more in another way. */
interface Case {
  lines: string[]
  /** Whether a line names this name in the image. */
  isMatch: RegExp
  /** Files that a save could find. */
  files: string[]
  /** Paths beside the matches, or almost theirs. */
  beside: string[]
}

const cases: Case[] = [
  {
    lines: ['node_modules', 'packages/*/node_modules'],
    isMatch: /^(node_modules|packages\/[^/]+\/node_modules)$/,
    files: [
      'node_modules/a/b',
      'node_modules/c',
      'packages/x/node_modules/a',
      'packages/y y/node_modules/d/e',
    ],
    beside: [
      'node_modules.',
      'node_modules ',
      'Node_modules',
      'node_module',
      'packages/README',
      'packages/x/src/a',
      'packages/x/node_modules2/a',
      'packages/x/y/node_modules/a',
      'packages/Node_modules',
      'packages/node_modules/a',
      'package/x/node_modules/a',
      '.git/hooks/post-checkout',
    ],
  },
  {
    lines: ['deps/inner/cache', 'deps/other', 'a/b/c/d'],
    isMatch: /^(deps\/inner\/cache|deps\/other|a\/b\/c\/d)$/,
    files: ['deps/inner/cache', 'deps/other/x', 'deps/other/y/z', 'a/b/c/d/deps/x'],
    beside: [
      'deps/inner/x',
      'deps/x',
      'deps/Other',
      'deps/other.',
      'a/b/c/D',
      'a/b/d',
      'a/b/c',
      'b/c/d',
      'deps/inner',
      'A/b/c/d',
    ],
  },
  {
    lines: ['**/target', 'tmp*', 'tmp-1/*/x'],
    isMatch: /^((.*\/)?target|tmp[^/]*)$/,
    files: ['target/a', 'crates/one/target/b/c', 'tmp', 'tmp-1/x', 'tmp-1/deep/x/y'],
    beside: [
      'crates/one/src',
      'crates/Target',
      'crates/target.',
      'crates/one/target ',
      'Tmp',
      'atmp/x',
      'crates/tmp/x',
      '.hidden',
    ],
  },
  {
    lines: ['../side/uv', '../side/more'],
    isMatch: /^uv$/,
    files: ['uv/a', 'uv/b/c', 'uv/uv/d'],
    beside: ['more/x', 'UV', 'uv.', 'uv ', 'side/uv/a', 'uvx', 'bin/uv'],
  },
  {
    lines: ['../side/[ab]?/deep/pip'],
    isMatch: /^[ab][^/]\/deep\/pip$/,
    files: ['a1/deep/pip/x', 'b./deep/pip/y/z', 'a /deep/pip'],
    beside: [
      'c1/deep/pip',
      'a1/deep/pip2',
      'a1/deep/Pip',
      'a1/pip',
      'a12/deep/pip',
      'a/deep/pip',
      'A1/deep/pip',
      'a1/deep/x/pip',
    ],
  },
  { lines: ['../side/**'], isMatch: /^/, files: ['a', 'b/c', 'd/e/f'], beside: ['x', 'y/z', '.git/config'] },
]

/** Whether all names are within lines, or are directories that lead to a match. */
function isWithin(names: Names, { isMatch }: Case): boolean {
  const matches = matchesIn(names, isMatch)
  const isBelow = (name: string): boolean =>
    matches.some((match) => match === '' || name === match || name.startsWith(`${match}/`))
  const isAbove = (name: string): boolean =>
    names.get(name) === 'directory' && matches.some((match) => match.startsWith(`${name}/`))
  return [...names.keys()].every((name) => isBelow(name) || isAbove(name))
}

function matchesIn(names: Names, isMatch: RegExp): string[] {
  const all = ['', ...names.keys()].filter((name) => isMatch.test(name))
  return all.filter(
    (name) => !all.some((other) => other !== name && (other === '' || name.startsWith(`${other}/`))),
  )
}

/** Whether the layer changes only below directories that the image has at matches. */
function isOn(layer: Names, image: Names, { isMatch }: Case): boolean {
  const top = isMatch.test('')
  return (
    top ||
    matchesIn(layer, isMatch).every((name) =>
      [layer, image].every((names) => names.get(name) === 'directory'),
    )
  )
}

/** A kind in the place of a name, with the directories above it, if that is possible. */
function put(names: Names, path: string, kind: Kind): void {
  const steps = path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))
  const above = steps.slice(0, -1)
  if (names.has(path) || above.some((name) => (names.get(name) ?? 'directory') !== 'directory')) return
  for (const name of above) names.set(name, 'directory')
  names.set(path, kind)
}

function namesOf(path: string, kind: Kind): Names {
  const names: Names = new Map()
  put(names, path, kind)
  return names
}

const one = <T>(random: Random, choices: readonly T[]): T => choices[random.below(choices.length)] as T

function honest(random: Random, { files }: Case): Names {
  const names: Names = new Map()
  for (const file of files) if (random.below(3) > 0) put(names, file, random.below(5) === 0 ? 'link' : 'file')
  put(names, one(random, files), 'file')
  return names
}

/** A layer of an honest image: of files below its directories, and of whiteouts there. */
function honestLayer(random: Random, image: Names, { isMatch }: Case): Names {
  const names: Names = new Map()
  const directories = matchesIn(image, isMatch).filter(
    (name) => name === '' || image.get(name) === 'directory',
  )
  for (const dir of directories) {
    const start = dir === '' ? '' : `${dir}/`
    if (random.below(2) > 0) put(names, `${start}new-${random.below(9)}`, 'file')
    if (random.below(2) > 0) put(names, `${start}gone/${random.below(9)}`, 'whiteout')
  }
  return names
}

/** Adds what no save writes. It may be within the lines by chance. */
function spoil(random: Random, names: Names, { beside, files }: Case): void {
  const kinds: Kind[] = ['file', 'directory', 'link', 'whiteout', 'device', 'fifo']
  const noise = random.bytes(3).toString('hex')
  const anywhere = one(random, ['', ...names.keys()])
  const ways: (() => void)[] = [
    () => put(names, one(random, beside), one(random, kinds)),
    () => put(names, noise, one(random, kinds)),
    () => put(names, anywhere === '' ? noise : `${anywhere}/${noise}`, 'directory'),
    () => put(names, `${anywhere || noise}${one(random, ['.', ' ', '~', 'é'])}`, one(random, kinds)),
    // A directory above matches, or a match, is something else.
    () => {
      const file = one(random, files).split('/')
      const path = file.slice(0, 1 + random.below(file.length)).join('/')
      for (const name of names.keys()) if (name === path || name.startsWith(`${path}/`)) names.delete(name)
      put(names, path, one(random, ['file', 'link', 'whiteout', 'directory']))
    },
  ]
  one(random, ways)()
}

/** @param isPlain whether its tables are not compressed */
async function squash(names: Names, isPlain: boolean): Promise<Buffer> {
  const path = join(scratch.fresh(), 'image')
  // It reads no archive of nothing.
  const source = names.size > 0 ? ['-', path, '-tar'] : [scratch.fresh(), path]
  const output = ['-quiet', '-no-progress', '-noappend', '-no-tailends', '-processors', '1', ...ours]
  const program = spawn('mksquashfs', [...source, ...output, ...(isPlain ? ['-noI', '-noId'] : [])], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => program.on('close', resolve))
  // It stops reading before the padding of the archive.
  program.stdin.on('error', () => {})
  program.stdin.end(
    tarOf([...names].map(([name, kind]) => ({ name, body: kind === 'file' ? 'x' : '', ...flags[kind] }))),
  )
  assert.equal(await ended, 0)
  const image = readFileSync(path)
  return isPlain ? withPlainTables(image) : image
}

interface Stored {
  path: string
  image: { offset: number; length: number }
  layers: { offset: number; length: number }[]
}

function store(image: Buffer, layers: Buffer[] = []): Stored {
  const path = join(scratch.fresh(), 'stored')
  writeFileSync(path, Buffer.concat([image, ...layers]))
  let end = image.length
  const ranges = layers.map(({ length }) => {
    end += length
    return { offset: end - length, length }
  })
  return { path, image: { offset: 0, length: image.length }, layers: ranges }
}

/** Whether the images are accepted before they are shown. @throws any error but a BadEntry */
async function isAccepted({ path, image, layers }: Stored, { lines: texts }: Case): Promise<boolean> {
  const { lines: all } = selectionOf(texts, workspace)
  const [first] = all as [(typeof all)[number]]
  const about = { root: imageRootOf(first, workspace), files: 1, bytes: 1 }
  const segments = [
    { ...about, ...image, kind: 'image' as const },
    ...layers.map((layer) => ({ ...about, ...layer, kind: 'delta' as const })),
    ...layers
      .slice(0, 1)
      .map(() => ({ kind: 'removals' as const, offset: 0, length: 0, files: 0, bytes: 0 })),
  ]
  try {
    await findMatchesIn(path, imagesOf({ segments, lines: all, workspace }))
    return true
  } catch (error) {
    if (error instanceof BadEntry) return false
    throw error
  }
}

const kindsByLetter: Record<string, Kind> = { d: 'directory', '-': 'file', l: 'link' }

/** What unsquashfs finds; undefined if it cannot read the image. */
async function listed(path: string): Promise<Names | undefined> {
  const listing = run('unsquashfs', ['-lln', path], { encoding: 'latin1', timeout: 20_000 })
  const { stdout = '' } = await listing.catch(() => ({ stdout: '' }))
  const found = stdout.matchAll(
    /^(.)\S+ \S+ .*? \d{4}-\d\d-\d\d \d\d:\d\d squashfs-root(?:\/(.*?))?(?: -> .*)?$/gm,
  )
  const names = [...found].map(
    ([, letter = '', name = '']) => [name, kindsByLetter[letter] ?? 'device'] as const,
  )
  return names.length === 0 ? undefined : new Map(names.filter(([name]) => name !== ''))
}

interface Fields {
  /** Where the names' entries are, and how long their names. */
  entries: { at: number; length: number }[]
  directories: [start: number, end: number]
  inodes: [start: number, end: number]
}

/** Of an image whose tables are not compressed, and have one block each. */
function fieldsOf(image: Buffer): Fields {
  const blockAt = (place: number): [number, number] => {
    const at = Number(image.readBigUInt64LE(place)) + 2
    return [at, at + (image.readUInt16LE(at - 2) & 0x7fff)]
  }
  const [directories, inodes] = [blockAt(72), blockAt(64)]
  const entries: Fields['entries'] = []
  for (let at = directories[0]; at < directories[1]; ) {
    const count = image.readUInt32LE(at) + 1
    at += 12
    for (let left = count; left > 0; left--) {
      const length = image.readUInt16LE(at + 6) + 1
      entries.push({ at, length })
      at += 8 + length
    }
  }
  return { entries, directories, inodes }
}

/** The image with other bytes in its tables. */
function mutated(original: Buffer, random: Random): Buffer {
  const image = Buffer.from(original)
  const { entries, directories, inodes } = fieldsOf(image)
  const { at, length } = one(random, entries)
  // A name may have no new line here: unsquashfs shows it as one.
  const write = (place: number, value: number): void =>
    void image.writeUInt8(value === 10 ? 11 : value, place)
  const within = ([start, end]: [number, number]): number => start + random.below(end - start)
  const letter = at + 8 + random.below(length)
  const inodeOf = (entry: number): number => image.readUInt16LE(entry)
  const ways: (() => void)[] = [
    () => write(letter, image.readUInt8(letter) ^ 0x20),
    () => write(at + 7 + length, one(random, [0x2e, 0x20, 0x2f, 0])),
    () => write(letter, random.below(256)),
    // A longer name, or a shorter one.
    () => write(at + 6, Math.max(0, length - 2 + random.below(4))),
    // The name of another inode, which comes before it, as members do before their directory.
    () => {
      const others = entries.filter((other) => inodeOf(other.at) < inodeOf(at))
      const other = others.length > 0 ? one(random, others).at : at
      for (const [place, bytes] of [
        [0, 2],
        [4, 2],
      ] as const)
        image.copy(image, at + place, other + place, other + place + bytes)
    },
    // The top has the list of another directory.
    () => {
      const lists = entries.filter((entry) => image.readUInt16LE(entry.at + 4) === 1)
      const top = inodes[0] + image.readUInt16LE(32)
      const from = lists.length > 0 ? inodes[0] + inodeOf(one(random, lists).at) : top
      image.copy(image, top + 16, from + 16, from + 28)
    },
    () => write(within(directories), random.below(256)),
    () => write(within(inodes), random.below(256)),
  ]
  one(random, ways)()
  return image
}

interface Counts {
  accepted: number
  refused: number
}

/** An image of names, or a layer of them on an honest image. */
async function tryNames(seed: number, counts: Counts): Promise<Buffer | undefined> {
  const random = newRandom(seed)
  const about = cases[seed % cases.length] as Case
  const isLayer = random.below(2) > 0
  const isPlain = random.below(2) > 0
  const image = honest(random, about)
  const layer = isLayer ? honestLayer(random, image, about) : undefined
  // Each third one is honest.
  for (let times = random.below(3); times > 0; times--) spoil(random, layer ?? image, about)
  const [base, ...layers] = await Promise.all(
    [image, ...(layer ? [layer] : [])].map((names) => squash(names, isPlain && names === (layer ?? image))),
  )
  const isGood = isWithin(image, about) && (!layer || (isWithin(layer, about) && isOn(layer, image, about)))
  const found = await isAccepted(store(base as Buffer, layers), about)
  assert.equal(found, isGood, `image ${seed} of ${[...image]}, with a layer of ${layer && [...layer]}`)
  counts[found ? 'accepted' : 'refused']++
  return isPlain && !isLayer ? base : undefined
}

/** The image with other bytes in its tables: it is accepted only if what it has now is within the lines. */
async function tryBytes(
  seed: number,
  { original, of }: { original: Buffer; of: number },
  counts: Counts,
): Promise<void> {
  const about = cases[of % cases.length] as Case
  const stored = store(mutated(original, newRandom(seed)))
  const found = await isAccepted(stored, about)
  counts[found ? 'accepted' : 'refused']++
  if (!found) return
  const names = await listed(stored.path)
  if (names && isWithin(names, about)) return
  // unsquashfs looks for no match in a directory whose name says that it is something else, as the tables show.
  const outside = [...(names ?? [])].filter(
    ([name, kind]) => kind !== 'directory' && !isWithin(namesOf(name, kind), about),
  )
  assert.deepEqual(outside, [], `image ${of}, changed by ${seed}`)
  await expect(checkImageFile(stored.path, stored.image, 'tables')).rejects.toBeInstanceOf(BadEntry)
}

it('none of 500 is accepted with a name that no line names, and honest ones are', async () => {
  const [built, changed] = [
    { accepted: 0, refused: 0 },
    { accepted: 0, refused: 0 },
  ]
  const plain: { original: Buffer; of: number }[] = []
  const inLanes = async (count: number, work: (seed: number) => Promise<void>): Promise<void> => {
    let seed = 0
    const lane = async (): Promise<void> => {
      while (seed < count) await work(++seed)
    }
    await Promise.all([lane(), lane(), lane()])
  }
  await inLanes(200, async (seed) => {
    const original = await tryNames(seed, built)
    if (original) plain.push({ original, of: seed })
  })
  plain.sort((a, b) => a.of - b.of)
  await inLanes(300, (seed) => tryBytes(seed, plain[seed % plain.length] as (typeof plain)[number], changed))
  for (const { accepted, refused } of [built, changed])
    expect(Math.min(accepted, refused)).toBeGreaterThan(40)
})

/** Receives an image whose directory `x` holds itself; the last line is what comes of it. */
const loopScript = `
  import { readFileSync } from 'node:fs'
  import { selectionOf } from './src/files/paths/patterns.ts'
  import { imagesOf } from './src/formats/squashfs/images.ts'
  import { findMatchesIn } from './src/formats/squashfs/matches-in.ts'
  const [path] = process.argv.slice(1)
  const workspace = '/nowhere'
  const { lines } = selectionOf(['deps'], workspace)
  const about = { kind: 'image', root: 'workspace', files: 1, bytes: 1 }
  const segments = [{ ...about, offset: 0, length: readFileSync(path).length }]
  await findMatchesIn(path, imagesOf({ segments, lines, workspace }))
`

it.each([
  { what: 'and nothing else', more: 0 },
  // Each level would keep all names of the one above.
  { what: 'and many more', more: 200 },
])('is refused in 64 MiB of heap if a directory holds itself $what', async ({ more }) => {
  const names: Names = new Map()
  for (let nth = 0; nth < more; nth++) put(names, `x/y${nth}`, 'directory')
  put(names, 'x/x', 'directory')
  const image = await squash(names, true)
  const ofX = fieldsOf(image).entries.filter(
    ({ at, length }) => length === 1 && image.readUInt8(at + 8) === 0x78,
  )
  const [inner, outer] = ofX.map(({ at }) => at) as [number, number]
  image.copy(image, inner, outer, outer + 2)
  const { path } = store(image)
  const args = ['--max-old-space-size=64', '--input-type=module', '--eval', loopScript, path]
  const ended = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 })
  expect(ended).toMatchObject({ status: 1, stderr: expect.stringContaining('BadEntry') })
})
