/** Mounts the layers of images inside the mount root, and stacks them. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { release } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ImageRange } from '../formats/squashfs/check/check.ts'
import { orUndefined } from '../system/failure.ts'
import { type MountWork, mountTable, type TableMount } from './mount-table.ts'

/** Where an image is in `<dir>/image`. */
export interface ImageRanges extends ImageRange {
  /** The layers on the image, oldest first. */
  layers: ImageRange[]
}

/** Paths relative to the mount root. */
export type Points = [string, ...string[]]

export type LayerMounts = ReturnType<typeof newLayerMounts>

/** The mounts inside a mount root, which are needed only until overlays show them elsewhere. */
export function newLayerMounts({ dir, rights, signal }: MountWork) {
  const mounted: string[] = []
  let threads: string[] | undefined
  const mount = async (mounts: TableMount[], table: string): Promise<void> => {
    await mountTable(mounts, table, { dir, rights, signal })
    mounted.push(...mounts.map(({ point }) => point))
  }
  return {
    /** Mounts an image and its layers. @returns the mount points, the newest layer first */
    async mountAll(image: ImageRanges, name: string): Promise<Points> {
      const layers = [image, ...image.layers].map((layer, i) => ({ ...layer, point: `${name}-${i}` }))
      // A save that packs again mounts the layers again.
      for (const { point } of layers) mkdirSync(join(dir, point), { recursive: true })
      // The first image finds out which options the kernel knows.
      await firstOf(threads ?? threadOptions(kernelConfig()), async (more) => {
        const mounts = layers.map(({ offset, length, point }) => {
          const options = `${more}loop,offset=${offset},sizelimit=${length},ro,nosuid,nodev`
          return { source: 'image', point, type: 'squashfs', options }
        })
        await mount(mounts, `${name}-table`)
        threads = [more]
      })
      return layers.map(({ point }) => point).toReversed() as Points
    },
    /**
     * Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
     * would take two files with one device and inode number for one.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(names: string[], point: string): Promise<string> {
      mkdirSync(join(dir, point))
      const options = `ro,nosuid,nodev,xino=on,lowerdir=${names.join(':')}`
      await mount([{ source: dir, point, type: 'overlay', options }], `${point}-table`)
      return point
    },
    /** From now on, `release` leaves the mounts of the layers to the end of the mount root. */
    keep(): void {
      mounted.length = 0
    },
    /** Removes the mount points, even if a process uses them now. Overlays keep the layers mounted. */
    async release(): Promise<void> {
      const points = mounted.splice(0)
      if (points.length > 0) await rights.run('umount', ['-l', '--', ...points], { cwd: dir, signal })
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
  return orUndefined(() =>
    existsSync(plain)
      ? readFileSync(plain, 'latin1')
      : gunzipSync(readFileSync('/proc/config.gz')).toString('latin1'),
  )
}
