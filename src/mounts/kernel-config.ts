/** Reads in the kernel's configuration what it can do. */
import { existsSync, readFileSync } from 'node:fs'
import { release } from 'node:os'
import { gunzipSync } from 'node:zlib'

/**
 * The options to try for a mount of squashfs, best first. Some kernels can decompress in several threads per mount; the
 * others refuse the option, which takes a failed mount to find out.
 */
export function threadOptions(config: string | undefined): string[] {
  const mayKnow = config === undefined || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(config)
  return mayKnow ? ['threads=multi,', ''] : ['']
}

/** The configuration that the kernel was built with; undefined where it cannot be read. */
export function kernelConfig(): string | undefined {
  const [packed, plain] = ['/proc/config.gz', `/boot/config-${release()}`]
  try {
    if (existsSync(plain)) return readFileSync(plain, 'latin1')
    return gunzipSync(readFileSync(packed)).toString('latin1')
  } catch {
    return undefined
  }
}
