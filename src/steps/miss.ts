/** Finds out why nothing was found, as far as a store can tell. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Format } from '../formats/format.ts'
import { formats as every } from '../formats/index.ts'
import type { Naming } from '../formats/naming.ts'
import type { Store, Wanted } from '../stores/store.ts'

/** An entry that would have been found if one thing were different. */
interface Near {
  /** That thing. */
  difference: string
  /** The likeliest one first. */
  versions: string[]
}

// Nobody waits long for an explanation.
const patienceMs = 1000

export interface Missed {
  store: Store
  wanted: Wanted
  formats: Format[]
  naming: Naming
  signal: AbortSignal
}

/** Lines for the log. Never fails: an explanation that cannot be had is left out. */
export async function whyMissed(missed: Missed): Promise<string[]> {
  const { store, wanted, naming, signal } = missed
  const { scopes, keys } = wanted
  const [first, ...others] = keys
  const starts = others.length > 0 ? `, nor one whose key starts with ${others.join(' or ')}` : ''
  return [
    `The ${store.label} has no entry with the key ${first}${starts}, as far as this run may see.`,
    `Branches searched: ${scopes.join(', ')}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${naming.paths.join(', ')}.`,
    ...(await soon(whatIsThere(missed), signal)),
  ]
}

async function soon(lines: Promise<string[]>, signal: AbortSignal): Promise<string[]> {
  const over = new AbortController()
  const late = sleep(patienceMs, [], { signal: AbortSignal.any([signal, over.signal]) })
  return Promise.race([lines, late])
    .catch(() => [])
    .finally(() => over.abort())
}

/**
 * A directory of this host is searched for all that is near. Elsewhere a lookup costs a request for every version and
 * branch: it is for the likeliest version, in the nearest branch.
 */
async function whatIsThere({ store, wanted, formats, naming }: Missed): Promise<string[]> {
  const { scopes, keys } = wanted
  const near = nearOnes(formats, naming)
  const versions = near.flatMap(({ versions }) => versions)
  const asked = store.isHere
    ? { scopes, versions }
    : { scopes: scopes.slice(0, 1), versions: versions.slice(0, 1) }
  const entry = await store.find({ keys, ...asked, isHint: true })
  await entry?.close()
  const found = entry && near.find(({ versions }) => versions.includes(entry.version))
  return found ? [`There is ${entry.key}, but it was saved ${found.difference}.`] : []
}

/** What is often mistaken for the same, the likeliest mistake first. */
function nearOnes(formats: Format[], naming: Naming): Near[] {
  const { paths, crossOs } = naming
  const ofPaths = (difference: string, paths: string[]): Near => ({
    difference,
    versions: formats.flatMap((format) => format.versions({ paths, crossOs })),
  })
  const onWindows: Naming = { paths, crossOs: false, platform: 'win32' }
  const all = [
    ofPaths('with the lines of path in another order', paths.toSorted()),
    ofPaths('with the lines of path in another order', paths.toReversed()),
    ofPaths(
      'without the slash at the end of lines of path',
      paths.map((path) => path.replace(/(?<=.)\/+$/, '')),
    ),
    ofPaths(
      'without the ./ at the start of lines of path',
      paths.map((path) => path.replace(/^\.\/(?=.)/, '')),
    ),
    ...images
      .filter((format) => !formats.includes(format))
      .map((format) => ({
        difference:
          'to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs',
        versions: format.versions(naming),
      })),
    {
      difference: 'on Windows without enableCrossOsArchive',
      versions: formats.toReversed().flatMap((format) => format.versions(onWindows)),
    },
    ofPaths(
      'with a slash at the end of lines of path',
      paths.map((path) => path.replace(/\/*$/, '/')),
    ),
    ofPaths(
      'with ./ at the start of lines of path',
      paths.map((path) => path.replace(/^(?=[^/~!.#])/, './')),
    ),
  ]
  const searched = new Set(ofPaths('', paths).versions)
  return all.filter(({ versions }) => !versions.some((version) => searched.has(version)))
}

const images = every.filter(({ image }) => image)
