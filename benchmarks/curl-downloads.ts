// Downloads an object in equal ranges, with one curl process per range.
import { join } from 'node:path'
import { output } from '../scripts/command.ts'
import type { Bench, Contender } from './bench.ts'
import { type Bucket, largestObject } from './bucket.ts'
import { largeInSeaweedfs, largeInVersitygw } from './large-entry.ts'

export interface Wanted {
  url: string
  bytes: number
  connections: number
  /** An existing directory for the ranges; without it the bytes are discarded. */
  into?: string
  /** Pipes each range to sha256sum instead. */
  checked?: boolean
}

export interface Curled {
  /** The paths of the ranges in order; empty if the bytes are discarded. */
  files: string[]
  /** Milliseconds of the slowest curl, from its own start. */
  ms: number
}

export async function curlRanges(wanted: Wanted, { signal }: Bench): Promise<Curled> {
  const { url, bytes, connections, into, checked } = wanted
  const files = into === undefined ? [] : Array.from({ length: connections }, (_, n) => join(into, `${n}`))
  const edge = (n: number) => Math.floor((bytes * n) / connections)
  const times = Array.from({ length: connections }, async (_, n) => {
    const range = `${edge(n)}-${edge(n + 1) - 1}`
    const flags = ['-sSf', '--noproxy', '*', '-w', '%{time_total}', '-r', range, url]
    const args = checked ? ['-c', intoSha256sum, 'curl', ...flags] : [...flags, '-o', files[n] ?? '/dev/null']
    return Number(await output(checked ? 'bash' : 'curl', args, { signal }))
  })
  return { files, ms: 1000 * Math.max(...(await Promise.all(times))) }
}

const intoSha256sum = 'exec curl "$@" -o >(sha256sum > /dev/null)'

function curling(name: string, from: (bench: Bench) => Promise<Bucket>, checked = false): Contender {
  return {
    name,
    async measure(bench) {
      const { near } = await bench.once(from)
      return (await curlRanges({ ...(await largestObject(near)), connections: 8, checked }, bench)).ms
    },
  }
}

export const curlSeaweedfs = curling('8 x curl -r', largeInSeaweedfs)
export const curlVersitygw = curling('8 x curl -r', largeInVersitygw)
/** As Headstart does it. */
export const curlCheckedSeaweedfs = curling('8 x curl -r to sha256sum', largeInSeaweedfs, true)
export const curlCheckedVersitygw = curling('8 x curl -r to sha256sum', largeInVersitygw, true)
