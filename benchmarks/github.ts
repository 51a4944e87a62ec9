// Restores and saves the tree with a cache service, compared with the real @actions/cache.
import type { Contender } from './bench.ts'
import { servicesWithTree, startServices, type Way, type Who } from './cache-service.ts'
import { restore } from './headstart-restore.ts'
import { save } from './headstart-save.ts'

const peer = '@actions/cache 6.3.0'

function restoring(who: Who, way: Way): Contender {
  return {
    name: who,
    async measure(bench) {
      const { as } = await bench.once(servicesWithTree)
      return (await restore(bench, as(who, way))).ms
    },
  }
}

export const restoringNear = restoring('headstart', 'near')
export const restoringFar = restoring('headstart', 'far')
export const peerRestoringNear = restoring(peer, 'near')
export const peerRestoringFar = restoring(peer, 'far')

/** Restores an entry of actions/cache, as a workflow does that has just switched to Headstart. */
function restoringTheirs(way: Way): Contender {
  return {
    name: 'headstart, of theirs',
    async measure(bench) {
      const { as } = await bench.once(servicesWithTree)
      const { inputs } = as(peer, way)
      return (await restore(bench, { ...as('headstart', way), inputs })).ms
    },
  }
}

export const restoringTheirsNear = restoringTheirs('near')
export const restoringTheirsFar = restoringTheirs('far')

let saves = 0

/** Every round uses a new key. */
function saving(who: Who, more: Record<string, string> = {}): Contender {
  return {
    name: who,
    async measure(bench) {
      const options = (await bench.once(startServices)).as(who, 'near')
      saves += 1
      const inputs = { path: 'node_modules', key: `benchmark-${saves}`, ...more }
      return (await save(bench, { ...options, inputs })).ms
    },
  }
}

export const savingHere = saving('headstart')
export const savingImageHere = saving('headstart', { mode: 'mount' })
export const peerSaving = saving(peer)
