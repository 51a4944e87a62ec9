/** Shows whether a later step, such as actions/checkout, has removed what was restored into the workspace. */
import { lstatSync, readdirSync } from 'node:fs'
import { selectionOf } from '../../files/paths/patterns.ts'
import { isStaging } from '../../files/paths/staging-name.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { orUndefined } from '../../system/failure.ts'
import { dirname, join, pathBelow } from '../../system/native-path.ts'

interface RestoredPlaces {
  /** What lines of `path` name, relative to the workspace. */
  paths: string[]
  /** Whether one of them was in a checkout of git. */
  hasCheckout: boolean
}

/** Where a restore has put the files of the cache, for post to see whether they are still there; undefined if nothing shows it. */
export function placesNow({ paths, mode }: Inputs, workspace: string): RestoredPlaces | undefined {
  // Looking at a lazy mount may wait for the network.
  if (mode === 'lazy') return undefined
  const { lines } = selectionOf(paths, process.cwd())
  const restored = lines.flatMap(({ literal }) => {
    const path = literal === undefined ? undefined : pathBelow(workspace, literal)
    return path && isThere(join(workspace, path)) ? [path] : []
  })
  return restored.length > 0 ? { paths: restored, hasCheckout: isInCheckout(restored, workspace) } : undefined
}

/** Whether the workspace has nothing else, so that a checkout is probably still to come, and removes these files. */
export function areAlone(restored: RestoredPlaces[], workspace: string): boolean {
  const tops = restored.flatMap(({ paths }) => paths.map((path) => path.split('/')[0]))
  const isRestored = (name: string): boolean => tops.includes(name) || isStaging(name)
  const hasCheckout = restored.some((places) => places.hasCheckout)
  return (
    tops.length > 0 && !hasCheckout && (orUndefined(() => readdirSync(workspace)) ?? []).every(isRestored)
  )
}

/** Undefined if something of it is still there. */
export function whoRemoved(
  { paths, hasCheckout }: RestoredPlaces,
  workspace: string,
): 'checkout' | 'another step' | undefined {
  if (paths.some((path) => isThere(join(workspace, path)))) return undefined
  return !hasCheckout && isInCheckout(paths, workspace) ? 'checkout' : 'another step'
}

/** Also a link that leads nowhere. */
function isThere(path: string): boolean {
  return orUndefined(() => lstatSync(path)) !== undefined
}

function isInCheckout(paths: string[], workspace: string): boolean {
  const directories = paths.flatMap((path) => [...ancestorsOf(path)])
  return directories.some((directory) => isThere(join(workspace, directory, '.git')))
}

function* ancestorsOf(path: string): Generator<string> {
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) yield parent
  yield '.'
}
