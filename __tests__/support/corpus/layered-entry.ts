// Makes entries of images with layers, from the trees that jobs left one after the other, without Headstart's own code.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import type { Segment } from '../../../src/entry/container.ts'
import { wholeSeconds } from '../described.ts'
import { asRoot } from '../host.ts'
import type { Scratch } from '../scratch.ts'
import { objectOf } from './entry-bytes.ts'
import { describeTree } from './tree.ts'

/** An image or a layer, and what its segment says. */
export interface MadeLayer extends Pick<Segment, 'kind' | 'files' | 'bytes'> {
  image: Buffer
  /** What its top is. */
  root: Segment['root']
  /** What it removes. */
  whiteouts: string[]
}

const MiB = 1 << 20

/**
 * A whole stored object: first the images, then the layers on them.
 * @param lists the names that layers remove, where these are not their whiteouts
 */
export function layeredEntry(layers: MadeLayer[], paths: string[], lists = listsOf(layers)): Buffer {
  const segments: Segment[] = []
  const pieces: Buffer[] = []
  let end = 0
  const append = (bytes: Buffer, offset: number, about: Omit<Segment, 'offset' | 'length'>): void => {
    pieces.push(Buffer.alloc(offset - end), bytes)
    segments.push({ ...about, offset, length: bytes.length })
    end = offset + bytes.length
  }
  for (const { image, kind, files, bytes, root } of layers)
    append(image, Math.ceil(end / MiB) * MiB, { kind, files, bytes, ...(root !== undefined && { root }) })
  const files = lists.split('\0').filter((name) => name !== '').length
  if (layers.some(({ kind }) => kind === 'delta'))
    append(zstdCompressSync(Buffer.from(lists)), end, { kind: 'removals', files, bytes: lists.length })
  const members = segments.reduce((sum, segment) => sum + segment.files, 0)
  return objectOf(Buffer.concat(pieces), { format: 'squashfs', paths, segments, files: members }).bytes
}

function listsOf(layers: MadeLayer[]): string {
  const deltas = layers.filter(({ kind }) => kind === 'delta')
  return deltas.map(({ whiteouts }) => `${whiteouts.map((name) => `${name}\0`).join('')}\0`).join('')
}

/**
 * The image of the first directory, and what changed from each directory to the next one.
 * @param trees what the top of the image has; names below are of letters, digits, `.` and `-`
 * @param flags more for mksquashfs
 */
export function layersOf(
  trees: string[],
  root: Segment['root'],
  scratch: Scratch,
  flags: string[] = [],
): MadeLayer[] {
  const states = trees.map(stateOf)
  return states.map((state, nth) => {
    const { members, whiteouts } = changesBetween(states[nth - 1] ?? new Map(), state)
    const image = imageOf(trees[nth] as string, { members, whiteouts }, scratch, flags)
    const bytes = members.reduce((sum, path) => sum + (state.get(path)?.bytes ?? 0), 0)
    const kind = nth === 0 ? 'image' : 'delta'
    return { kind, image, root, files: filesOf({ members, whiteouts }), bytes, whiteouts }
  })
}

/** What a tree has at its paths; the top is `.`. */
type State = Map<string, { isDirectory: boolean; bytes: number; description: string }>

function stateOf(tree: string): State {
  const lines = wholeSeconds(describeTree(tree))
  return new Map(
    lines.map((line) => {
      const [path = '', letter, ...more] = line.split(' ')
      // A name that a file gets or loses changes all of its names.
      const [, first] = / = (.*)$/.exec(line) ?? []
      const links = lines.filter((other) => first !== undefined && other.endsWith(` = ${first}`))
      const names = links.map((other) => other.split(' ')[0])
      return [
        path,
        {
          isDirectory: letter === 'd',
          // After mode and time.
          bytes: letter === 'f' ? Number(more[2]) : 0,
          description: [letter, ...more, ...names].join(' '),
        },
      ]
    }),
  )
}

/** How many files an image counts, which leaves out its top. */
export function filesOf({ members, whiteouts }: Changes): number {
  return members.filter((path) => path !== '.').length + whiteouts.length
}

export interface Changes {
  members: string[]
  whiteouts: string[]
}

function changesBetween(before: State, after: State): Changes {
  const members = new Set(['.'])
  const addWithParents = (path: string): void => {
    for (let at = path; at !== '.'; at = parentOf(at)) members.add(at)
  }
  for (const [path, { description }] of after)
    if (before.get(path)?.description !== description) addWithParents(path)
  const whiteouts = [...before.keys()].filter((path) => {
    const parent = parentOf(path)
    return !after.has(path) && after.get(parent)?.isDirectory && before.get(parent)?.isDirectory
  })
  for (const path of whiteouts) addWithParents(parentOf(path))
  return { members: [...members], whiteouts }
}

function parentOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'
}

/** An image of some members of a tree, and of whiteouts. */
export function imageOf(
  tree: string,
  { members, whiteouts }: Changes,
  scratch: Scratch,
  more: string[] = [],
): Buffer {
  const dir = scratch.fresh()
  const [changed, image] = [join(dir, 'changed'), join(dir, 'image')]
  for (const path of whiteouts) {
    mkdirSync(join(changed, parentOf(path)), { recursive: true })
    execFileSync(...asRoot('mknod', '-m', '0', join(changed, path), 'c', '0', '0'))
  }
  // After the whiteouts: the parents get their times from tar.
  const extract = `tar --warning=no-timestamp -C '${changed}' -xp --delay-directory-restore`
  const copy = `mkdir -p '${changed}'; tar -C '${tree}' -c --no-recursion --null -T - | ${extract}`
  execFileSync('sh', ['-ec', copy], { input: members.map((path) => `${path}\0`).join('') })
  const owner = ['-force-uid', String(process.geteuid?.()), '-force-gid', String(process.getegid?.())]
  const flags = ['-noappend', '-quiet', '-no-progress', '-comp', 'zstd', '-no-exports', '-no-xattrs']
  execFileSync('mksquashfs', [changed, image, ...flags, '-no-tailends', ...owner, ...more])
  return readFileSync(image)
}
