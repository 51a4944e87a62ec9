/** Describes this runner: its hardware and system, and which kinds of mounting it allows. */
import { arch, cpus, release, totalmem, type } from 'node:os'
import about from '../../package.json' with { type: 'json' }
import { runnerName } from '../../src/system/runner.ts'
import type { MeasureContext } from './measure.ts'
import { probeMounting } from './measured-parts.ts'
import type { BenchReport, WhyNot } from './result.ts'

/** @param label the user's name for this runner; if empty, the runner's own name is used */
export function aboutRunner(label: string): Pick<BenchReport, 'version' | 'at' | 'label' | 'machine'> {
  const cores = cpus()
  return {
    version: about.version,
    at: new Date().toISOString(),
    label: label || runnerName() || `${type()} ${arch()}`,
    machine: {
      os: type(),
      arch: arch(),
      kernel: release(),
      cpu: cores[0]?.model ?? 'unknown',
      cores: cores.length,
      memoryBytes: totalmem(),
      node: process.version,
    },
  }
}

/** The requirements of the inputs `mode` and `ramdisk`. */
export async function abilitiesOf({ tools, signal }: MeasureContext): Promise<BenchReport['mounting']> {
  const program = (path: string | undefined): Partial<WhyNot> =>
    path ? {} : { whyNot: 'there is none of version 4.5 or newer on PATH' }
  const [images, memory] = [await probeMounting('image', signal), await probeMounting('tree', signal)]
  return [
    { name: 'mount images', ...('reason' in images && { whyNot: images.reason }) },
    { name: 'mount what is in memory', ...('reason' in memory && { whyNot: memory.reason }) },
    { name: 'make images: mksquashfs', ...program(tools.mksquashfs) },
    { name: 'unpack images: unsquashfs', ...program(tools.unsquashfs) },
  ]
}
