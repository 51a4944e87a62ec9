/** Finds out why nothing was found, as far as a store can tell. */
import { setTimeout as sleep } from 'node:timers/promises'
import { formats as all, type Format } from '../formats/index.ts'
import type { Naming } from '../formats/naming.ts'
import type { Store, Wanted } from '../stores/index.ts'

/** An entry that would have been found if one thing were different. */
interface Near {
  /** That thing. */
  difference: string
  versions: string[]
}

// Nobody waits long for an explanation.
const patienceMs = 3000

export interface Missed {
  store: Store
  wanted: Wanted
  formats: Format[]
  naming: Naming
  signal: AbortSignal
}

/** Lines for the log. Never fails: an explanation that cannot be had is left out. */
export async function whyMissed({ store, wanted, formats, naming, signal }: Missed): Promise<string[]> {
  const { scopes, keys } = wanted
  const hints = nearOnes(formats, naming).map(async ({ difference, versions }) => {
    const entry = await store.find({ scopes, keys, versions })
    await entry?.close()
    return entry ? [`There is ${entry.key}, but it was saved ${difference}.`] : []
  })
  const [first, ...others] = keys
  const starts = others.length > 0 ? `, nor one whose key starts with ${others.join(' or ')}` : ''
  return [
    `The ${store.label} has no entry with the key ${first}${starts}, as far as this run may see.`,
    `Branches searched: ${scopes.join(', ')}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${naming.paths.join(', ')}.`,
    ...(await whatIsThere(hints, signal)),
  ]
}

async function whatIsThere(hints: Promise<string[]>[], signal: AbortSignal): Promise<string[]> {
  const late = sleep(patienceMs, [], { signal }).catch(() => [])
  const soon = hints.map((hint) => Promise.race([hint.catch(() => []), late]))
  return (await Promise.all(soon)).flat()
}

/** What is often mistaken for the same. */
function nearOnes(formats: Format[], naming: Naming): Near[] {
  const { paths, crossOs } = naming
  const variants: [difference: string, paths: string[]][] = [
    ['with the lines of path in another order', paths.toSorted()],
    ['with the lines of path in another order', paths.toReversed()],
    ['with a slash at the end of lines of path', paths.map((path) => path.replace(/\/*$/, '/'))],
    ['without the slash at the end of lines of path', paths.map((path) => path.replace(/(?<=.)\/+$/, ''))],
    ['with ./ at the start of lines of path', paths.map((path) => path.replace(/^(?=[^/~!.#])/, './'))],
    ['without the ./ at the start of lines of path', paths.map((path) => path.replace(/^\.\/(?=.)/, ''))],
  ]
  const seen = new Set([paths.join('\n')])
  const isNew = (paths: string[]): boolean => {
    const before = seen.size
    return seen.add(paths.join('\n')).size > before
  }
  const versionsOf = (naming: Naming): string[] => formats.flatMap((format) => format.versions(naming))
  const others = variants
    .filter(([, paths]) => isNew(paths))
    .map(([difference, paths]) => ({ difference, versions: versionsOf({ paths, crossOs }) }))
  const onWindows: Naming = { paths, crossOs: false, platform: 'win32' }
  const images = all.filter((format) => format.image && !formats.includes(format))
  return [
    ...others,
    { difference: 'on Windows without enableCrossOsArchive', versions: versionsOf(onWindows) },
    ...images.map((format) => ({
      difference:
        'to be mounted, which takes mode: mount or auto, and a runner that allows it or has unsquashfs',
      versions: format.versions(naming),
    })),
  ]
}
