/** The remote store that is measured: what is put there is found by nobody else, and taken away again. */
import { messageOf } from '../failure.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { cacheService } from '../runner.ts'
import { accessOf, type Run } from '../scopes.ts'
import { openStore, storeOptions } from '../steps/store.ts'
import { chosenStore } from '../stores/index.ts'
import type { Store, Wanted } from '../stores/store.ts'
import { shortSizeText } from '../units.ts'
import type { WhyNot } from './result.ts'

export interface Remote {
  label: string
  /** The one that this run may write. */
  scope: string
  /** The same store with some inputs changed. */
  open(inputs: Partial<Inputs>, signal: AbortSignal): Store
}

/** The store that the action would take; or why none of it is measured, where that is this disk or out of bounds. */
export function remoteOf(inputs: Inputs, run: Run): Remote | WhyNot {
  if (chosenStore({ inputs, service: cacheService() }) === 'local')
    return { whyNot: 'no remote store is configured' }
  const { read, write, whyNoRead, whyNoWrite } = accessOf(run)
  if (run.ref === '') return { whyNot: 'this run is not tied to a branch or tag' }
  if (write === undefined || read.length === 0)
    return { whyNot: whyNoWrite ?? whyNoRead ?? 'this run may write no scope' }
  // One of them for all, so that it tells once what it has to tell.
  const options = storeOptions(inputs, run, AbortSignal.abort())
  const open: Remote['open'] = (more, signal) =>
    openStore({ ...options, inputs: { ...inputs, ...more }, signal })
  return { label: openStore(options).label, scope: write, open }
}

/** @returns what is left, as a sentence; undefined where nothing is */
export async function removeEntry(store: Store, wanted: Wanted): Promise<string | undefined> {
  const find = (): ReturnType<Store['find']> => store.find(wanted)
  const place = `the key ${wanted.keys[0]} in the ${store.label}`
  try {
    const entry = await find()
    await entry?.reject()
    await entry?.close()
    const left = entry && (await find())
    await left?.close()
    return left && `${shortSizeText(left.size)} under ${place}, until the store lets go of them`
  } catch (error) {
    return `What is under ${place}, perhaps: ${messageOf(error)}`
  }
}
