/** Which settings were best here; what is hardly better than the default is not proposed. */
import { secondsText } from '../report/units.ts'
import { connections, downloadId, partSizes, usual } from './network.ts'
import type { Measure, Proposal, WayResult, WayTimes } from './result.ts'
import { idOf } from './ways/headstart.ts'

/** How much better a setting must be. */
const advantage = 1.1

export function proposalsOf(ways: WayResult[], network: Measure[]): Proposal[] {
  const mode = modeOf(ways)
  return [mode, mode && ramdiskOf(mode, ways), concurrencyOf(network), partSizeOf(network)].filter(
    (proposal) => proposal !== undefined,
  )
}

type Mode = Proposal & { value: 'unpack' | 'mount' | 'lazy' }

/** As the store gives them where there is one, since that is what a job waits for. */
function modeOf(ways: WayResult[]): Mode | undefined {
  const [times, from] = ['store', undefined]
    .map((source) => [timesOfModes(ways, source), source === undefined ? 'this disk' : 'the store'] as const)
    .find(([{ unpack }]) => unpack) ?? [{}, '']
  const { unpack, ...others } = times
  if (!unpack) return undefined
  const figures = Object.entries(times).map(([mode, { ready, readAll }]) => {
    return `${mode} ready in ${secondsText(ready.p50)}, all read after ${secondsText(readAll.p50)}`
  })
  // A job that reads everything must not lose by what lets another one begin sooner.
  const better = Object.entries(others)
    .filter(
      ([, { ready, readAll }]) =>
        isFaster(ready.p50, unpack.ready.p50) && readAll.p50 <= unpack.readAll.p50 * advantage,
    )
    .sort(([, one], [, other]) => one.readAll.p50 - other.readAll.p50)
  const value = (better[0]?.[0] ?? 'unpack') as Mode['value']
  return { setting: 'mode', value, why: `from ${from}: ${figures.join('; ')}` }
}

function timesOfModes(ways: WayResult[], source?: string): Partial<Record<Mode['value'], WayTimes>> {
  const modes = ['unpack', 'mount', 'lazy'] as const
  return Object.fromEntries(
    modes.flatMap((mode) => {
      const times = find(ways, idOf({ mode }, source))
      return times ? [[mode, times]] : []
    }),
  )
}

function ramdiskOf({ value }: Mode, ways: WayResult[]): Proposal | undefined {
  // What is lazy has arrived when it is like what is mounted.
  const mode = value === 'lazy' ? 'mount' : value
  const [disk, memory] = [find(ways, idOf({ mode })), find(ways, idOf({ mode, ramdisk: 'on' }))]
  if (!disk || !memory) return undefined
  const why = `${mode}, all read after ${secondsText(disk.readAll.p50)} on the disk and ${secondsText(memory.readAll.p50)} in memory`
  return { setting: 'ramdisk', value: isFaster(memory.readAll.p50, disk.readAll.p50) ? 'on' : 'off', why }
}

function find(ways: WayResult[], id: string): WayTimes | undefined {
  const way = ways.find((candidate) => candidate.id === id)
  return way && 'ready' in way ? way : undefined
}

function isFaster(ms: number, thanMs: number): boolean {
  return ms * advantage < thanMs
}

function concurrencyOf(network: Measure[]): Proposal | undefined {
  const rates = ratesBy(network, connections, (concurrency) => downloadId({ concurrency }))
  return best('concurrency', rates, { preferred: usual.concurrency, unit: '' })
}

function partSizeOf(network: Measure[]): Proposal | undefined {
  const sizes = [usual.partMebibytes, ...partSizes]
  const rates = ratesBy(network, sizes, (partMebibytes) => downloadId({ partMebibytes }))
  return best('part-size', rates, { preferred: usual.partMebibytes, unit: 'MiB' })
}

/** MiB/s by value. */
function ratesBy(
  network: Measure[],
  values: number[],
  idOfValue: (value: number) => string,
): [number, number][] {
  return values.flatMap((value) => {
    const measure = network.find(({ id }) => id === idOfValue(value))
    return measure && 'p50' in measure ? [[value, measure.p50] as [number, number]] : []
  })
}

/** The least of those that hardly differ from the best one, unless the default is one of them. */
function best(
  setting: Proposal['setting'],
  rates: [number, number][],
  { preferred, unit }: { preferred: number; unit: string },
): Proposal | undefined {
  if (rates.length === 0) return undefined
  const most = Math.max(...rates.map(([, rate]) => rate))
  const good = rates.filter(([, rate]) => rate * advantage >= most).map(([value]) => value)
  const value = good.includes(preferred) ? preferred : good[0]
  const why = rates.map(([value, rate]) => `${value}${unit}: ${rate.toFixed(0)} MiB/s`).join(', ')
  return { setting, value: `${value}${unit}`, why }
}
