// Downloads an entry with the action's own code, in a process of its own.
import { join } from 'node:path'
import type { Signer } from '../__tests__/servers/presigned.ts'
import { output } from '../scripts/command.ts'
import type { Bench, Contender } from './bench.ts'
import { largeInputs, largeInSeaweedfs, largeInVersitygw } from './large-entry.ts'

const script = join(import.meta.dirname, 'discard.ts')

/** Reads it from the lookup to the last byte and keeps nothing; resolves to milliseconds. */
export async function discard(
  inputs: Record<string, string>,
  { signal }: Bench,
  how = 'checked',
): Promise<number> {
  const env = { PATH: process.env.PATH }
  return Number(await output(process.execPath, [script, JSON.stringify(inputs), how], { signal, env }))
}

function downloading(name: string, from: (bench: Bench) => Promise<Signer>, how: How = {}): Contender {
  const { concurrency = '8', checks } = how
  return {
    name,
    measure: async (bench) => discard({ ...largeInputs(await from(bench)), concurrency }, bench, checks),
  }
}

interface How {
  concurrency?: string
  checks?: 'unchecked'
}

const far = async (bench: Bench): Promise<Signer> => (await bench.once(largeInVersitygw)).far
const inSeaweedfs = async (bench: Bench): Promise<Signer> => (await bench.once(largeInSeaweedfs)).near
const inVersitygw = async (bench: Bench): Promise<Signer> => (await bench.once(largeInVersitygw)).near

export const eightFar = downloading('headstart, 8 at once', far)
export const oneFar = downloading('headstart, 1 at once', far, { concurrency: '1' })
export const fromSeaweedfs = downloading('headstart', inSeaweedfs)
export const fromVersitygw = downloading('headstart', inVersitygw)
/** As curl does it. */
export const uncheckedFromSeaweedfs = downloading('unchecked', inSeaweedfs, { checks: 'unchecked' })
export const uncheckedFromVersitygw = downloading('unchecked', inVersitygw, { checks: 'unchecked' })
