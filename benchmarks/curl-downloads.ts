// Downloads an object in equal ranges with as many curls at once, which check nothing.
import { join } from 'node:path'
import { output } from '../scripts/command.ts'
import type { Bench, Contender } from './bench.ts'
import { type Bucket, largestObject } from './bucket.ts'
import { largeInSeaweedfs, largeInVersitygw } from './large-entry.ts'

export interface Wanted {
  url: string
  bytes: number
  connections: number
  /** An existing directory for the ranges; without it they are thrown away. */
  into?: string
}

export interface Curled {
  /** In order; none where they are thrown away. */
  files: string[]
  /** What the slowest curl took from its own start. */
  ms: number
}

export async function curlRanges(wanted: Wanted, { signal }: Bench): Promise<Curled> {
  const { url, bytes, connections, into } = wanted
  const files = into === undefined ? [] : Array.from({ length: connections }, (_, n) => join(into, `${n}`))
  const edge = (n: number) => Math.floor((bytes * n) / connections)
  const times = Array.from({ length: connections }, async (_, n) => {
    const range = `${edge(n)}-${edge(n + 1) - 1}`
    const flags = [
      '-sSf',
      '--noproxy',
      '*',
      '-w',
      '%{time_total}',
      '-r',
      range,
      '-o',
      files[n] ?? '/dev/null',
    ]
    return Number(await output('curl', [...flags, url], { signal }))
  })
  return { files, ms: 1000 * Math.max(...(await Promise.all(times))) }
}

function curling(from: (bench: Bench) => Promise<Bucket>): Contender {
  return {
    name: '8 x curl -r',
    async measure(bench) {
      const { near } = await bench.once(from)
      return (await curlRanges({ ...(await largestObject(near)), connections: 8 }, bench)).ms
    },
  }
}

export const curlSeaweedfs = curling(largeInSeaweedfs)
export const curlVersitygw = curling(largeInVersitygw)
