/** Proposes the settings that were clearly better than the defaults. */
import { secondsText } from '../../src/system/units.ts'
import { defaults, downloads } from './network.ts'
import type { Measure, Proposal, Times, WayResult, WayTimes } from './result.ts'
import { idOf } from './ways/headstart.ts'

/** A setting's worst figure must be better than the default's median by this factor. Smaller differences may be chance. */
const advantage = 1.1

export function proposalsOf(ways: WayResult[], network: Measure[]): Proposal[] {
  const timesOf = new Map(ways.flatMap((way) => ('ready' in way ? [[way.id, way]] : [])))
  return [
    ...modeAndRamdisk(timesOf),
    ...transferSetting(network, 'connections'),
    ...transferSetting(network, 'part-size'),
  ]
}

/** Goes by restores from the store if there is a store, because jobs wait for those. */
function modeAndRamdisk(timesOf: Map<string, WayTimes>): Proposal[] {
  const source = timesOf.has(idOf({ mode: 'unpack' }, 'store')) ? 'store' : undefined
  const tried = (['unpack', 'mount', 'lazy'] as const).flatMap((mode) => {
    const times = timesOf.get(idOf({ mode }, source))
    return times ? [{ mode, ...times }] : []
  })
  const [unpack] = tried
  if (unpack?.mode !== 'unpack') return []
  // A mode that is ready sooner must not slow down a job that reads every file.
  const [best = unpack] = tried
    .filter(
      ({ ready, readAll }) => isFaster(ready, unpack.ready) && readAll.p50 <= unpack.readAll.p50 * advantage,
    )
    .sort((one, other) => one.readAll.p50 - other.readAll.p50)
  const figures = tried.map(
    ({ mode, ready, readAll }) =>
      `${mode} ready in ${secondsText(ready.p50)}, all read after ${secondsText(readAll.p50)}`,
  )
  const why = `from ${source ? 'the store' : 'this disk'}: ${figures.join('; ')}`
  return [{ setting: 'mode', value: best.mode, why }, ...ramdisk(best.mode, timesOf)]
}

function ramdisk(chosen: 'unpack' | 'mount' | 'lazy', timesOf: Map<string, WayTimes>): Proposal[] {
  // A lazy mount is like a plain mount once all its bytes have arrived.
  const mode = chosen === 'lazy' ? 'mount' : chosen
  const [disk, memory] = [timesOf.get(idOf({ mode })), timesOf.get(idOf({ mode, ramdisk: 'true' }))]
  if (!disk || !memory) return []
  const why = `${mode}, all read after ${secondsText(disk.readAll.p50)} on the disk and ${secondsText(memory.readAll.p50)} in memory`
  return [{ setting: 'ramdisk', value: isFaster(memory.readAll, disk.readAll) ? 'true' : 'false', why }]
}

function isFaster(one: Times, other: Times): boolean {
  return one.p95 * advantage < other.p50
}

/** Chooses, among the values that beat the default, the smallest one that comes close to the best. */
function transferSetting(network: Measure[], setting: 'connections' | 'part-size'): Proposal[] {
  const { varied, fixed, unit } = (
    {
      connections: { varied: 'connections', fixed: 'partMebibytes', unit: '' },
      'part-size': { varied: 'partMebibytes', fixed: 'connections', unit: 'MiB' },
    } as const
  )[setting]
  const tried = downloads.flatMap((download) => {
    const measure = network.find(({ id }) => id === download.id)
    if (!measure || 'whyNot' in measure || download[fixed] !== defaults[fixed]) return []
    return [{ value: download[varied], ...measure }]
  })
  const initial = tried.find(({ value }) => value === defaults[varied])
  if (!initial) return []
  const better = tried.filter(({ min }) => min > initial.p50 * advantage)
  const most = Math.max(...better.map(({ p50 }) => p50))
  const chosen = better.find(({ p50 }) => p50 * advantage >= most) ?? initial
  const why = tried.map(({ value, p50 }) => `${value}${unit}: ${p50.toFixed(0)} MiB/s`).join(', ')
  return [{ setting, value: `${chosen.value}${unit}`, why }]
}
