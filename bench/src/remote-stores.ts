/** The remote stores that are measured. No other job finds the bench's entries, and the bench removes them. */

import { accessOf } from '../../src/names/scopes.ts'
import { messageOf } from '../../src/system/failure.ts'
import { currentRun } from '../../src/system/runner.ts'
import { cacheService } from '../../src/system/runner-services.ts'
import { shortSizeText } from '../../src/system/units.ts'
import type { MeasureContext } from './measure.ts'
import {
  chosenStore,
  type Inputs,
  openStore,
  type Store,
  storeOptions,
  type Wanted,
} from './measured-parts.ts'
import type { WhyNot } from './result.ts'

export interface Remote {
  /** The configured store, or the runner's cache service if that is another one. */
  id: 'store' | 'service'
  label: string
  /** The scope that this run may write. */
  scope: string
  /** The action's inputs that choose the store, as a user writes them. */
  inputs: Record<string, string>
  /** Opens the store with some inputs changed. */
  open(inputs: Partial<Inputs>, signal: AbortSignal): Store
}

/** @returns the store that the action would choose, or the reason why no remote store can be measured */
export function remoteOf(inputs: Inputs, as: Pick<Remote, 'id' | 'inputs'>): Remote | WhyNot {
  if (chosenStore({ inputs, service: cacheService() }) === 'local')
    return {
      whyNot:
        inputs.store === 'local'
          ? 'with `store: local`, only this machine is measured'
          : 'no remote store is configured',
    }
  const run = currentRun()
  const { read, write, whyNoRead, whyNoWrite } = accessOf(run)
  if (run.ref === '') return { whyNot: 'this run is not tied to a branch or tag' }
  if (write === undefined || read.length === 0)
    return { whyNot: whyNoWrite ?? whyNoRead ?? 'the token of this run does not let it read caches' }
  // All opened stores share one set of options, so a message about them is logged once.
  const options = storeOptions(inputs, run, AbortSignal.abort())
  const open: Remote['open'] = (more, signal) =>
    openStore({ ...options, inputs: { ...inputs, ...more }, signal })
  return { ...as, label: openStore(options).label, scope: write, open }
}

/** Reports an entry that it could not remove in `left`. */
export async function removeEntry({ open }: Remote, wanted: Wanted, { left }: MeasureContext): Promise<void> {
  // The entry must go even after the bench is aborted.
  const store = open({}, AbortSignal.timeout(60_000))
  const place = `the key ${wanted.keys[0]} in the ${store.label}`
  try {
    const entry = await store.find(wanted)
    await entry?.reject()
    await entry?.close()
    const rest = entry && (await store.find(wanted))
    await rest?.close()
    if (rest) left.push(`${shortSizeText(rest.size)} under ${place}, until the store lets go of them`)
  } catch (error) {
    left.push(`What is under ${place}, perhaps: ${messageOf(error)}`)
  }
}
