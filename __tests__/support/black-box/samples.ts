// Samples that several rows need, made once by each implementation instead of once per row.
import { createHash } from 'node:crypto'
import type { Job } from '../../../scripts/as-runner.ts'
import type { Language } from '../faults/github.ts'
import type { Inputs } from '../host.ts'
import type { Name } from '../servers/cache-service/entries.ts'
import type { World } from './behaviour.ts'
import { deps, depsIn, fill } from './trees.ts'

/** A scenario that rows share: each implementation lives it in the world of the first row that wants it. */
export function once<Left>(scenario: (world: World) => Promise<Left>): (world: World) => Promise<Left> {
  // An implementation is told by its functions, as two of them may be on the same side.
  const lived = new WeakMap<World['save'], Promise<Left>>()
  return (world) => {
    const left = lived.get(world.save) ?? scenario(world)
    lived.set(world.save, left)
    return left
  }
}

/** Scenarios that rows share where they do the same with the same inputs. */
export function onceFor<Given, Left>(
  scenario: (world: World, given: Given) => Promise<Left>,
): (world: World, given: Given) => Promise<Left> {
  const shared = new Map<string, (world: World) => Promise<Left>>()
  return (world, given) => {
    const key = JSON.stringify(given)
    const one = shared.get(key) ?? once((world) => scenario(world, given))
    shared.set(key, one)
    return one(world)
  }
}

/** The version of an entry that actions/cache saves by this line of `path`. */
export function versionOf(path: string, { system }: Job): string {
  const windowsOnly = system.os === 'Windows' ? ['windows-only'] : []
  return createHash('sha256')
    .update([path, 'zstd-without-long', ...windowsOnly, '1.0'].join('|'))
    .digest('hex')
}

interface Sample {
  language?: Language
  /** About what the tree `deps` comes to. */
  bytes?: number
  inputs?: Inputs
}

const sampleOf = onceFor(async (world, { language = 'v2', bytes, inputs }: Sample) => {
  const { job, save, service } = world
  const first = await job({ language })
  deps(first, bytes)
  fill(first, { 'other/file': 'content' })
  await save(first, inputs)
  const entry = service[language].all.pop()
  if (!entry) throw new Error('the sample was not saved')
  const { key, version, scope } = entry
  const name: Name = { key, version, scope }
  return { name, bytes: await service.bytesOf(language, entry) }
})

/** Puts an entry there as a save makes it: of the trees `deps` and `other`, as far as `path` names them. */
export async function stored(world: World, sample: Sample = {}): Promise<void> {
  const { name, bytes } = await sampleOf(world, sample)
  const { language = 'v2' } = sample
  const isThere = world.service[language].all.some(({ key }) => key === name.key)
  if (!isThere) await world.service.put(language, name, bytes)
  world.service.requests.length = 0
}

/** A miss, a save and a hit of the tree `deps` in one workspace, and what the service was asked meanwhile. */
export const plainly = once(async ({ job, save, restore, service }) => {
  const first = await job()
  deps(first)
  const missed = await restore(first)
  const before = depsIn(first)
  service.requests.length = 0
  const saved = await save(first)
  const untouched = String(depsIn(first)) === String(before)
  const saving = [...service.requests]
  const hit = await restore(await job())
  const size = service.v2.all[0]?.size
  return { missed, saved, hit, untouched, size, saving, requests: [...service.requests] }
})
