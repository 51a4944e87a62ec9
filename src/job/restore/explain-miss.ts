/** Explains a miss, as far as the store can tell. */
import type { Format, Naming } from '../../formats/format.ts'
import { formats as every } from '../../formats/index.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import type { FilledTree } from '../../inputs/presets/fill-tree.ts'
import { newestFirst, partsOfKey, pickMatch, sameKey } from '../../names/keys.ts'
import { namesFor } from '../../names/snapshot-names.ts'
import type { SimilarEntry, Store, Wanted } from '../../stores/store.ts'
import { orAborted } from '../../system/abort.ts'

/** The versions of entries that were saved differently. */
interface OtherVersions {
  difference: string
  versions: string[]
}

// An explanation is not worth a longer wait.
const explanationTimeoutMs = 1000
/** Comparing more would take long. */
const mostCompared = 1000

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

/**
 * Lines for the log: the reason if one is known, then facts. Never fails. It leaves out what it cannot find out in time.
 * @param tree the installed tree that was looked up; undefined for other caches
 */
export async function explainMiss(miss: Miss, tree?: Pick<FilledTree, 'keyNotes'>): Promise<string[]> {
  const { store, wanted, naming, isSaved, signal } = miss
  const { scopes } = wanted
  const keys = wanted.keys.map(namesFor(naming.rolling).keyIn)
  const [first, ...others] = new Set(keys)
  const starts = others.length > 0 ? `, nor one whose key starts with ${others.join(' or ')}` : ''
  const unseen = store.shared ? ' Entries of other branches cannot be seen from here.' : ''
  const limited = AbortSignal.any([signal, AbortSignal.timeout(explanationTimeoutMs)])
  const similar = await orAborted(store.similar(wanted, limited), limited).catch((): SimilarEntry[] => [])
  const nearest = nearestOf(similar, miss)
  const reasons = [...(nearest ? [reasonLine(nearest, hashedBy(miss, tree))] : []), ...mistakesIn(keys)]
  return [
    // A store with a similar entry has seen other runs: this one is not the first.
    ...(reasons.length === 0 && isSaved ? [firstRun] : reasons),
    `The ${store.label} has no entry of these paths with the key ${first}${starts}, as far as this run may see.`,
    `Branches searched: ${scopes.join(', ')}: this run's own, its base and the default branch.${unseen}`,
    `Entries are found by exactly these lines of path, in this order: ${naming.paths.join(', ')}.`,
    ...ofActionsCache(miss),
    ...(tree?.keyNotes ?? []),
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

/** How an entry differs from what a lookup wanted. */
interface Difference {
  key: string
  /** The entry's branch, if this run may not read it. */
  branch: string | undefined
  /** How the entry was saved, if its version is another one. */
  saved: string | undefined
  /** The parts of the looked-up key that the entry's key lacks. */
  parts: string[]
}

/** The entry that differs least; of several, the one whose key is nearest to the primary key, then the newest. */
function nearestOf(entries: SimilarEntry[], miss: Miss): Difference | undefined {
  const likely = likelyVersions(miss)
  const primary = partsOfKey(namesFor(miss.naming.rolling).keyIn(miss.wanted.keys[0] ?? ''))
  const newest = entries.toSorted(newestFirst).slice(0, mostCompared)
  const compared = newest.flatMap((entry) => {
    const difference = differenceOf(entry, miss, likely)
    const { key, branch, saved, parts } = difference
    // Both another key and other paths: an entry for something else.
    if (saved !== undefined && parts.length > 0) return []
    const count = [branch, saved, ...parts].filter((what) => what !== undefined).length
    const lacked = lacking(primary, key).length
    // Another job may have saved the entry since the lookup. An entry that shares nothing is one for something else.
    if (count === 0 || (lacked > 0 && lacked === primary.length)) return []
    return [{ difference, count, lacked }]
  })
  const [nearest] = compared.sort((a, b) => a.count - b.count || a.lacked - b.lacked)
  return nearest?.difference
}

function differenceOf(entry: SimilarEntry, { wanted, naming }: Miss, likely: OtherVersions[]): Difference {
  const { keys, scopes, versions } = wanted
  const { keyIn } = namesFor(naming.rolling)
  const key = keyIn(entry.key)
  const { version } = entry
  const known = likely.find(({ versions }) => versions.includes(version))
  const saved = versions.includes(version) ? undefined : (known?.difference ?? otherLines)
  // Caches of other files may have keys that begin alike.
  const isPrefixed = saved !== otherLines && pickMatch(keys, [entry]) !== undefined
  return {
    key,
    branch: entry.scope === undefined || scopes.includes(entry.scope) ? undefined : entry.scope,
    saved,
    parts: isPrefixed || sameKey(key, keyIn(keys[0] ?? '')) ? [] : missedParts(keys.map(keyIn), key),
  }
}

/** The shortest key would have found the most entries, so only its parts matter. */
function missedParts(keys: string[], key: string): string[] {
  const [shortest = ''] = keys.toSorted((a, b) => a.length - b.length)
  const parts = lacking(partsOfKey(shortest), key)
  return parts.length > 0 ? parts : [shortest]
}

function lacking(parts: string[], key: string): string[] {
  const others = new Set(partsOfKey(key))
  return parts.filter((part) => !others.has(part))
}

const otherLines = 'with other lines of path, or by another version of Headstart'

/** @param hashed what a hash in the key covers */
function reasonLine({ key, branch, saved, parts }: Difference, hashed: string): string {
  const named = parts.map((part) => part.replace(/^[0-9a-f]{64}$/, `another hash of ${hashed}`))
  const reasons = [
    ...(branch === undefined ? [] : [`it is of ${branch}, which this run may not read`]),
    ...(saved === undefined ? [] : [`it was saved ${saved}`]),
    ...(parts.length === 0 ? [] : [`this key has ${named.join(', ')}`]),
  ]
  return `There is ${key}, but ${reasons.join(', and ')}.`
}

function hashedBy({ naming }: Miss, tree: object | undefined): string {
  if (tree) return 'lock files, command or settings'
  return naming.preset === undefined ? 'files' : 'lock files'
}

/** Ways to save that users often take for the same, the likeliest mistake first. */
function likelyVersions({ formats, naming }: Miss): OtherVersions[] {
  const { paths } = naming
  const withNaming = (difference: string, other: Partial<Naming>, by = formats): OtherVersions => ({
    difference,
    versions: by.flatMap((format) => format.versions({ ...naming, ...other })),
  })
  const withLines = (difference: string, change: (line: string) => string): OtherVersions =>
    withNaming(`${difference} of lines of path`, { paths: paths.map(change) })
  const [anotherSystem, anotherOrder, mounted] = [
    'on another system, or on Windows with enableCrossOsArchive; that input finds it here, too',
    'with the lines of path in another order',
    'to be mounted, which takes mode: mount or lazy, and a runner that allows it or has unsquashfs',
  ]
  const otherImages = images.filter((format) => !formats.includes(format))
  const onWindows: Naming = { ...naming, crossOs: false, platform: 'win32' }
  return [
    withNaming(anotherSystem, { crossOs: true }),
    withNaming(anotherOrder, { paths: paths.toSorted() }),
    withNaming(anotherOrder, { paths: paths.toReversed() }),
    withLines('without the slash at the end', (line) => line.replace(/(?<=.)\/+$/, '')),
    withLines('without the ./ at the start', (line) => line.replace(/^\.\/(?=.)/, '')),
    withNaming(mounted, {}, otherImages),
    withNaming('on Windows without enableCrossOsArchive', onWindows),
    withLines('with a slash at the end', (line) => line.replace(/\/*$/, '/')),
    withLines('with ./ at the start', (line) => line.replace(/^(?=[^/~!.#])/, './')),
    naming.rolling
      ? withNaming('without rolling: true', { rolling: undefined })
      : withNaming('with rolling: true', { rolling: {} }),
  ]
}

const images = every.filter(({ image }) => image)
