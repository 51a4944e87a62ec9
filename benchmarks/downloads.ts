// Downloads an entry with the action's own code, in a separate process.
import { join } from 'node:path'
import { output } from '../scripts/command.ts'
import type { Bench, Contender } from './bench.ts'
import { largeInSeaweedfs, largeInVersitygw, smallerInVersitygw } from './large-entry.ts'

const script = join(import.meta.dirname, 'discard.ts')

interface Discarded {
  ms: number
  /** Milliseconds of CPU per GB. */
  cpuPerGB: number
}

/** Reads the entry from the lookup to the last byte and discards it. */
export async function discard(
  inputs: Record<string, string>,
  { signal }: Bench,
  how = 'checked',
): Promise<Discarded> {
  const env = { PATH: process.env.PATH }
  const text = await output(process.execPath, [script, JSON.stringify(inputs), how], { signal, env })
  return JSON.parse(text) as Discarded
}

function downloading(
  name: string,
  from: (bench: Bench) => Promise<Inputs>,
  options: DownloadOptions = {},
): Contender {
  const { connections = '8', checks, what = 'ms' } = options
  return {
    name,
    measure: async (bench) => (await discard({ ...(await from(bench)), connections }, bench, checks))[what],
  }
}

type Inputs = Record<string, string>

interface DownloadOptions {
  connections?: string
  checks?: 'unchecked'
  what?: keyof Discarded
}

const far = async (bench: Bench): Promise<Inputs> => {
  const { inputs, far } = await bench.once(smallerInVersitygw)
  return inputs(far)
}
const nearIn =
  (open: typeof largeInSeaweedfs) =>
  async (bench: Bench): Promise<Inputs> => {
    const { inputs, near } = await bench.once(open)
    return inputs(near)
  }
const inSeaweedfs = nearIn(largeInSeaweedfs)
const inVersitygw = nearIn(largeInVersitygw)

export const eightFar = downloading('headstart, 8 at once', far)
export const oneFar = downloading('headstart, 1 at once', far, { connections: '1' })
export const fromSeaweedfs = downloading('headstart', inSeaweedfs)
export const fromVersitygw = downloading('headstart', inVersitygw)
/** Like curl: without verifying. */
export const uncheckedFromSeaweedfs = downloading('unchecked', inSeaweedfs, { checks: 'unchecked' })
export const uncheckedFromVersitygw = downloading('unchecked', inVersitygw, { checks: 'unchecked' })
export const cpuOfChecked = downloading('headstart', inVersitygw, { what: 'cpuPerGB' })
export const cpuOfUnchecked = downloading('unchecked', inVersitygw, {
  checks: 'unchecked',
  what: 'cpuPerGB',
})
