/** Proposes the settings that were clearly better than the defaults. */
import { secondsText } from '../units.ts'
import { connections, defaults, downloadId, partSizes } from './network.ts'
import type { Measure, Proposal, Rates, Times, WayResult, WayTimes } from './result.ts'
import { idOf } from './ways/headstart.ts'

/** A setting's worst figure must be better than the default's median by this factor. Smaller differences may be chance. */
const advantage = 1.1

export function proposalsOf(ways: WayResult[], network: Measure[]): Proposal[] {
  const mode = modeOf(ways)
  return [mode, mode && ramdiskOf(mode, ways), concurrencyOf(network), partSizeOf(network)].filter(
    (proposal) => proposal !== undefined,
  )
}

type Mode = Proposal & { value: 'unpack' | 'mount' | 'lazy' }

/** Goes by restores from the store if there is a store, because jobs wait for those. */
function modeOf(ways: WayResult[]): Mode | undefined {
  const source = find(ways, idOf({ mode: 'unpack' }, 'store')) ? 'store' : undefined
  const times = timesOfModes(ways, source)
  const { unpack, ...others } = times
  if (!unpack) return undefined
  const figures = Object.entries(times).map(([mode, { ready, readAll }]) => {
    return `${mode} ready in ${secondsText(ready.p50)}, all read after ${secondsText(readAll.p50)}`
  })
  // A mode that is ready sooner must not slow down a job that reads every file.
  const better = Object.entries(others)
    .filter(
      ([, { ready, readAll }]) =>
        isFaster(ready, unpack.ready) && readAll.p50 <= unpack.readAll.p50 * advantage,
    )
    .sort(([, one], [, other]) => one.readAll.p50 - other.readAll.p50)
  const value = (better[0]?.[0] ?? 'unpack') as Mode['value']
  return { setting: 'mode', value, why: `from ${source ? 'the store' : 'this disk'}: ${figures.join('; ')}` }
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
  // A lazy mount is like a plain mount once all its bytes have arrived.
  const mode = value === 'lazy' ? 'mount' : value
  const [disk, memory] = [find(ways, idOf({ mode })), find(ways, idOf({ mode, ramdisk: 'on' }))]
  if (!disk || !memory) return undefined
  const why = `${mode}, all read after ${secondsText(disk.readAll.p50)} on the disk and ${secondsText(memory.readAll.p50)} in memory`
  return { setting: 'ramdisk', value: isFaster(memory.readAll, disk.readAll) ? 'on' : 'off', why }
}

function find(ways: WayResult[], id: string): WayTimes | undefined {
  const way = ways.find((candidate) => candidate.id === id)
  return way && 'ready' in way ? way : undefined
}

function isFaster(one: Times, other: Times): boolean {
  return one.p95 * advantage < other.p50
}

function concurrencyOf(network: Measure[]): Proposal | undefined {
  const tried = triedIn(network, connections, (concurrency) => downloadId({ concurrency }))
  return best(tried, { setting: 'concurrency', defaultValue: defaults.concurrency, unit: '' })
}

function partSizeOf(network: Measure[]): Proposal | undefined {
  const sizes = [defaults.partMebibytes, ...partSizes]
  const tried = triedIn(network, sizes, (partMebibytes) => downloadId({ partMebibytes }))
  return best(tried, { setting: 'part-size', defaultValue: defaults.partMebibytes, unit: 'MiB' })
}

interface Tried {
  value: number
  rates: Rates
}

function triedIn(network: Measure[], values: number[], idOfValue: (value: number) => string): Tried[] {
  return values.flatMap((value) => {
    const measure = network.find(({ id }) => id === idOfValue(value))
    return measure && 'p50' in measure ? [{ value, rates: measure }] : []
  })
}

interface Choice {
  setting: Proposal['setting']
  defaultValue: number
  unit: string
}

/** Chooses, among the values that beat the default, the smallest one that comes close to the best. */
function best(tried: Tried[], { setting, defaultValue, unit }: Choice): Proposal | undefined {
  const defaultRate = tried.find(({ value }) => value === defaultValue)?.rates.p50
  if (defaultRate === undefined) return undefined
  const better = tried.filter(({ rates }) => rates.min > defaultRate * advantage)
  const most = Math.max(...better.map(({ rates }) => rates.p50))
  const chosen = better.find(({ rates }) => rates.p50 * advantage >= most)?.value ?? defaultValue
  const why = tried.map(({ value, rates }) => `${value}${unit}: ${rates.p50.toFixed(0)} MiB/s`).join(', ')
  return { setting, value: `${chosen}${unit}`, why }
}
