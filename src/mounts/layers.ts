/** Mounts the layers of images inside the mount root, and stacks them. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { release } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ImageRange } from '../formats/squashfs/check/check.ts'
import { orUndefined } from '../system/failure.ts'
import { layerPoints, nameIn, type Points } from './root/mount-root.ts'
import { firstOf, type MountWork, mountEach } from './root/mounting.ts'

/** Where an image is in `<dir>/image`. */
interface ImageRanges extends ImageRange {
  /** The layers on the image, oldest first. */
  layers: ImageRange[]
}

export type LayerMounts = ReturnType<typeof newLayerMounts>

/** The mounts inside a mount root, which stay there as long as it: a save compares the job's files with them. */
export function newLayerMounts(work: MountWork) {
  const { dir } = work
  let threads: string[] | undefined
  return {
    /** Mounts an image and its layers. @param number as for `layerPoints` @returns these points */
    async mountAll(image: ImageRanges, number: number): Promise<Points> {
      const ranges = [image, ...image.layers].toReversed()
      const points = layerPoints(number, ranges.length)
      for (const point of points) mkdirSync(join(dir, point))
      // The first image finds out which options the kernel knows.
      await firstOf(threads ?? threadOptions(kernelConfig()), async (more) => {
        const mounts = ranges.map(({ offset, length }, i) => {
          const options = `${more}loop,offset=${offset},sizelimit=${length},ro,nosuid,nodev`
          return { source: 'image', point: points[i] as string, type: 'squashfs', options }
        })
        await mountEach(mounts, work)
        threads = [more]
      })
      return points
    },
    /**
     * Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
     * would take two files with one device and inode number for one.
     * @param names at least two, relative to the mount root, the upmost one first @param number of the target
     * @returns the point
     */
    async stack(names: string[], number: number): Promise<string> {
      const point = nameIn('stack', number)
      mkdirSync(join(dir, point))
      const options = `ro,nosuid,nodev,xino=on,lowerdir=${names.join(':')}`
      await mountEach([{ source: dir, point, type: 'overlay', options }], work)
      return point
    },
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
