/** Mounts the layers of images inside the mount root, and stacks them. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { release } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { mountTable } from './mount-table.ts'
import type { Rights } from './root-rights.ts'

/** Where a layer is in `<dir>/image`, in bytes. */
interface LayerRange {
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

interface LayerMounting {
  /** The mount root. */
  dir: string
  rights: Rights
  signal: AbortSignal
}

/** The mounts inside a mount root, which are needed only until overlays show them elsewhere. */
export function newLayerMounts({ dir, rights, signal }: LayerMounting) {
  const where = { cwd: dir, signal }
  const mounted: string[] = []
  let threads: string[] | undefined
  const mount = async (point: string, type: string, options: string, source: string): Promise<void> => {
    await rights.run('mount', ['-i', '-n', '-t', type, '-o', options, '--', source, point], where)
    mounted.push(point)
  }
  const mountFirst = async (image: LayerRange, point: string): Promise<void> => {
    mkdirSync(join(dir, point))
    await firstOf(threads ?? threadOptions(kernelConfig()), async (more) => {
      await mount(point, 'squashfs', optionsOf(image, more), 'image')
      threads = [more]
    })
  }
  const mountLayers = async (layers: LayerRange[], points: string[], table: string): Promise<void> => {
    if (layers.length === 0) return
    for (const point of points) mkdirSync(join(dir, point))
    const [more = ''] = threads ?? []
    const mounts = layers.map((layer, i) => {
      const point = points[i] as string
      return { source: 'image', point, type: 'squashfs', options: optionsOf(layer, more) }
    })
    await mountTable(mounts, table, { dir, rights, signal })
    mounted.push(...points)
  }
  return {
    /** Mounts an image and its layers. @returns the mount points, the newest layer first */
    async mountAll(image: ImageRanges, name: string): Promise<Points> {
      // The first mount finds out which options the kernel knows.
      const first = `${name}-0`
      await mountFirst(image, first)
      const points = image.layers.map((_, i) => `${name}-${i + 1}`)
      await mountLayers(image.layers, points, `${name}-table`)
      return [first, ...points].toReversed() as Points
    },
    /**
     * Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
     * would take two files with one device and inode number for one.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(names: string[], point: string): Promise<string> {
      mkdirSync(join(dir, point))
      await mount(point, 'overlay', `ro,nosuid,nodev,xino=on,lowerdir=${names.join(':')}`, dir)
      return point
    },
    /** From now on, `release` leaves the mounts of the layers to the end of the mount root. */
    keep(): void {
      mounted.length = 0
    },
    /** Removes the mount points, even if a process uses them now. Overlays keep the layers mounted. */
    async release(): Promise<void> {
      const points = mounted.splice(0)
      if (points.length > 0) await rights.run('umount', ['-l', '--', ...points], where)
    },
  }
}

function optionsOf({ offset, length }: LayerRange, more: string): string {
  return `${more}loop,offset=${offset},sizelimit=${length},ro,nosuid,nodev`
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

/**
 * The options to try for a mount of squashfs, best first. Some kernels can decompress in several threads per mount; the
 * others refuse the option, which takes a failed mount to find out.
 */
export function threadOptions(config: string | undefined): string[] {
  const mayKnow = config === undefined || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(config)
  return mayKnow ? ['threads=multi,', ''] : ['']
}

/** The configuration that the kernel was built with; undefined where it cannot be read. */
function kernelConfig(): string | undefined {
  const plain = `/boot/config-${release()}`
  try {
    if (existsSync(plain)) return readFileSync(plain, 'latin1')
    return gunzipSync(readFileSync('/proc/config.gz')).toString('latin1')
  } catch {
    return undefined
  }
}
