/** Describes this runner: its hardware and system, and which kinds of mounting it allows. */
import { arch, cpus, release, totalmem, type } from 'node:os'
import about from '../../package.json' with { type: 'json' }
import { runnerName } from '../runner.ts'
import type { Tools } from '../tools.ts'
import { probeMounting } from './headstart.ts'
import type { Ability, BenchReport } from './result.ts'

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
export async function abilitiesOf(
  { mksquashfs, unsquashfs }: Tools,
  signal: AbortSignal,
): Promise<Ability[]> {
  const mountable = async (name: string, what: 'image' | 'tree'): Promise<Ability> => {
    const probed = await probeMounting(what, signal)
    return { name, ...('reason' in probed && { whyNot: probed.reason }) }
  }
  const program = (name: string, path: string | undefined): Ability => ({
    name,
    ...(!path && { whyNot: 'there is none of version 4.5 or newer on PATH' }),
  })
  return [
    await mountable('mount images', 'image'),
    await mountable('mount what is in memory', 'tree'),
    program('make images: mksquashfs', mksquashfs),
    program('unpack images: unsquashfs', unsquashfs),
  ]
}
