/** Explains a miss, as far as the store can tell. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Format, Naming } from '../../formats/format.ts'
import { formats as every } from '../../formats/index.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import type { Store, Wanted } from '../../stores/store.ts'

interface SimilarLookup {
  difference: string
  /** The likeliest first. */
  versions: string[]
}

// An explanation is not worth a longer wait.
const explanationTimeoutMs = 1000

/** A lookup that found nothing. */
export interface Miss {
  store: Store
  wanted: Wanted
  formats: Format[]
  naming: Naming & Pick<Inputs, 'mode' | 'preset'>
  /** Whether post saves the files, as far as main knows. */
  isSaved?: boolean
  signal: AbortSignal
}

/** Lines for the log. Never fails. It leaves out facts that it cannot find out in time. */
export async function explainMiss(miss: Miss): Promise<string[]> {
  const { store, wanted, naming, isSaved, signal } = miss
  const { scopes, keys } = wanted
  const [first, ...others] = new Set(keys.map(namesFor(naming.rolling).keyIn))
  const starts = others.length > 0 ? `, nor one whose key starts with ${others.join(' or ')}` : ''
  const late = sleep(explanationTimeoutMs, [], { signal, ref: false })
  const similar = await Promise.race([findSimilar(miss), late]).catch((): string[] => [])
  return [
    // A store with a similar entry has seen other runs: this one is not the first.
    ...(similar.length === 0 && isSaved ? [firstRun] : similar),
    ...mistakesIn(wanted.keys.map(namesFor(naming.rolling).keyIn)),
    `The ${store.label} has no entry of these paths with the key ${first}${starts}, as far as this run may see.`,
    `Branches searched: ${scopes.join(', ')}: this run's own, its base and the default branch. GitHub's rules hide entries of others.`,
    `Entries are found by exactly these lines of path, in this order: ${naming.paths.join(', ')}.`,
    ...ofActionsCache(miss),
  ]
}

const firstRun = 'The first run with a key finds nothing, and post saves what later runs find.'

/** Keys that people wrote differently from what they meant. */
function mistakesIn(keys: string[]): string[] {
  const advice: [mistake: RegExp, advice: string][] = [
    [/^-\s/, 'is of a list of YAML: write `restore-keys: |` and one key on each line, without -'],
    [/(?:^|[^$])\{\{.*\}\}/, `has an expression without $: write $\{{ … }}`],
  ]
  return advice.flatMap(([mistake, what]) => {
    const key = keys.find((key) => mistake.test(key))
    return key === undefined ? [] : [`The key ${key} ${what}.`]
  })
}

/** Only a cache service has entries of actions/cache, and a third format there would cost a request. */
function ofActionsCache({ store, formats, naming: { mode, preset } }: Miss): string[] {
  const isPossible = store.shared && mode !== 'unpack' && preset === undefined
  if (!isPossible || formats.some(({ indexed }) => !indexed)) return []
  return [
    `With \`mode: ${mode}\`, entries that actions/cache saved are not looked up. Use \`mode: unpack\` or \`compatible: true\` to find them.`,
  ]
}

/**
 * Tries all similar lookups in a store on this host, and the beginnings of a preset's key, whose parts have a meaning. In a
 * bucket each version and branch costs a request, so it tries only the likeliest version in the nearest branch. Cache
 * services limit the rate of requests: it tries none.
 */
async function findSimilar({ store, wanted, formats, naming }: Miss): Promise<string[]> {
  if (store.shared) return []
  const { scopes, keys } = wanted
  const { keyIn } = namesFor(naming.rolling)
  const similar = similarLookups(formats, naming)
  const versions = similar.flatMap(({ versions }) => versions)
  const parts = naming.preset === undefined ? [] : keyIn(keys[0] ?? '').split('-')
  const beginnings = parts.slice(1).map((_, at) => parts.slice(0, -1 - at).join('-'))
  const searched = store.isHere
    ? { scopes, keys: [...keys, ...beginnings], versions: [...versions, ...wanted.versions] }
    : { scopes: scopes.slice(0, 1), keys, versions: versions.slice(0, 1) }
  const entry = await store.find(searched)
  if (!entry) return []
  await entry.close()
  const key = keyIn(entry.key)
  const found = similar.find(({ versions }) => versions.includes(entry.version))
  const others = key.split('-')
  const changed = parts.filter((part, at) => part !== others[at])
  // Another job may have saved the entry since the lookup.
  if (!found && changed.length === 0) return []
  const named = changed.map((part) => part.replace(/^[0-9a-f]{64}$/, anotherHash))
  const why = found ? `it was saved ${found.difference}` : `this key has ${named.join(', ')}`
  return [`There is ${key}, but ${why}.`]
}

const anotherHash = 'another hash of lock files (with `install` also of more, see docs/install.md)'

/** Lookups that users often take for the same, the likeliest mistake first. */
function similarLookups(formats: Format[], naming: Naming): SimilarLookup[] {
  const { paths } = naming
  const withNaming = (difference: string, other: Partial<Naming>, by = formats): SimilarLookup => ({
    difference,
    versions: by.flatMap((format) => format.versions({ ...naming, ...other })),
  })
  const withLines = (difference: string, change: (line: string) => string): SimilarLookup =>
    withNaming(`${difference} of lines of path`, { paths: paths.map(change) })
  const [anotherSystem, anotherOrder, mounted] = [
    'on another system, or on Windows with enableCrossOsArchive; that input finds it here, too',
    'with the lines of path in another order',
    'to be mounted, which takes mode: mount or lazy, and a runner that allows it or has unsquashfs',
  ]
  const otherImages = images.filter((format) => !formats.includes(format))
  const onWindows: Naming = { ...naming, crossOs: false, platform: 'win32' }
  const all = [
    withNaming(anotherSystem, { crossOs: true }),
    withNaming(anotherOrder, { paths: paths.toSorted() }),
    withNaming(anotherOrder, { paths: paths.toReversed() }),
    withLines('without the slash at the end', (line) => line.replace(/(?<=.)\/+$/, '')),
    withLines('without the ./ at the start', (line) => line.replace(/^\.\/(?=.)/, '')),
    withNaming(mounted, {}, otherImages),
    withNaming('on Windows without enableCrossOsArchive', onWindows, formats.toReversed()),
    withLines('with a slash at the end', (line) => line.replace(/\/*$/, '/')),
    withLines('with ./ at the start', (line) => line.replace(/^(?=[^/~!.#])/, './')),
  ]
  const searched = new Set(withNaming('', {}).versions)
  return all.filter(({ versions }) => !versions.some((version) => searched.has(version)))
}

const images = every.filter(({ image }) => image)
