/** Mounts the layers of images inside the mount root, and stacks them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kernelConfig, threadOptions } from './kernel-config.ts'
import type { Rights } from './root-rights.ts'

export interface LayerMounting {
  /** The mount root. */
  dir: string
  rights: Rights
  signal: AbortSignal
}

/** Where a layer is in `<dir>/image`, in bytes. */
export interface LayerRange {
  offset: number
  length: number
}

export interface ImageRanges extends LayerRange {
  /** The layers on the image, oldest first. */
  layers: LayerRange[]
}

/** Paths relative to the mount root. */
export type Points = [string, ...string[]]

export type LayerMounts = ReturnType<typeof newLayerMounts>

/** The mounts inside a mount root, which are needed only until overlays show them elsewhere. */
export function newLayerMounts({ dir, rights, signal }: LayerMounting) {
  const where = { cwd: dir, signal }
  const mounted: string[] = []
  let threads: string[] | undefined
  const mount = async (point: string, type: string, options: string, source: string): Promise<void> => {
    await rights.run('mount', ['-i', '-n', '-t', type, '-o', options, '--', source, point], where)
    mounted.push(point)
  }
  const optionsOf = ({ offset, length }: LayerRange, more: string): string =>
    `${more}loop,offset=${offset},sizelimit=${length},ro,nosuid,nodev`
  const mountImage = async (image: LayerRange, point: string): Promise<void> => {
    mkdirSync(join(dir, point))
    await firstOf(threads ?? threadOptions(kernelConfig()), async (more) => {
      await mount(point, 'squashfs', optionsOf(image, more), 'image')
      threads = [more]
    })
  }
  /** One program mounts all of them: starting one for each would take longer than mounting. */
  const mountDeltas = async (layers: LayerRange[], points: string[], table: string): Promise<void> => {
    if (layers.length === 0) return
    for (const point of points) mkdirSync(join(dir, point))
    const [more = ''] = threads ?? []
    const lines = layers.map((layer, i) => `image ${points[i]} squashfs ${optionsOf(layer, more)} 0 0\n`)
    writeFileSync(join(dir, table), lines.join(''), { flag: 'wx', mode: 0o600 })
    // If it fails, the mounts that it made stay in the mount root until the mount root is taken down.
    await rights.run('mount', ['-i', '-n', '-a', '-T', table], where)
    mounted.push(...points)
  }
  return {
    /** Mounts an image and its layers. @returns the mount points, the newest layer first */
    async mountAll(image: ImageRanges, name: string): Promise<Points> {
      // The first mount finds out which options the kernel knows.
      const base = `${name}-0`
      await mountImage(image, base)
      const points = image.layers.map((_, i) => `${name}-${i + 1}`)
      await mountDeltas(image.layers, points, `${name}-table`)
      const [upmost = base, ...others] = [base, ...points].toReversed()
      return [upmost, ...others]
    },
    /**
     * Shows several directories as one that cannot be written to.
     * @param names at least two, relative to the mount root, the upmost one first
     * @param numbering whether files get numbers of their own. Layers number their files alike: an overlay on this one would
     * show two files with one device and inode number, and tar would take them for one file. But the kernel then looks up
     * each name of a directory that it lists.
     * @returns the point
     */
    async stack(names: string[], point: string, numbering: 'own' | 'of layers'): Promise<string> {
      mkdirSync(join(dir, point))
      const xino = numbering === 'own' ? 'on' : 'off'
      await mount(point, 'overlay', `ro,nosuid,nodev,xino=${xino},lowerdir=${names.join(':')}`, dir)
      return point
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release(): Promise<void> {
      const points = mounted.splice(0)
      if (points.length > 0) await rights.run('umount', ['-l', '--', ...points], where)
    },
  }
}

/** Tries the options in order until one works; rejects with the last one's error. */
export async function firstOf(options: string[], attempt: (option: string) => Promise<void>): Promise<void> {
  const [first = '', ...others] = options
  try {
    await attempt(first)
  } catch (error) {
    if (others.length === 0) throw error
    await firstOf(others, attempt)
  }
}
