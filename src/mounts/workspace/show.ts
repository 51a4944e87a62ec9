/**
 * Shows images within the workspace by one overlay over it: its upper directory is the workspace itself. So the targets are
 * ordinary directories, which programs can remove and rename.
 */
import { mkdirSync, realpathSync, rmdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import { missingDirectories, statOf } from '../../files/journal.ts'
import type { PathLine } from '../../files/patterns.ts'
import { awaitedLater, messageOf } from '../../system/failure.ts'
import { alone } from '../alone.ts'
import { openMountRoot } from '../mount-root.ts'
import { takeDown } from '../unmount.ts'
import { checkWorkspace } from './conditions.ts'
import { forget, mountOver } from './mount-over.ts'
import { makePathLayer } from './path-layer.ts'
import { type PlacedImage, placeImages, type Refuse, type WorkspaceRequest } from './places.ts'
import { checkUnused } from './users.ts'
import { type Addition, additionsIn, noteTarget, rootNames, rootOver, targetsIn } from './workspace-root.ts'

/** The lines that are not shown, and the reasons as the rest of a sentence. */
export type Unshown = Map<PathLine, string>

/** Shows what the caches of a step want to show. Rejects only with the abort reason. */
export async function showInWorkspace(requests: WorkspaceRequest[]): Promise<Unshown> {
  const unshown: Unshown = new Map()
  const [first] = requests
  if (!first) return unshown
  const refuse = (reason: unknown, lines: PathLine[]): void => {
    first.signal.throwIfAborted()
    for (const line of lines) unshown.set(line, messageOf(reason))
  }
  const lines = requests.flatMap((request) => request.lines.map(({ line }) => line))
  const showing = alone(dirname(first.dir), () => showAll(requests, first, refuse))
  await showing.catch((error) => refuse(error, lines))
  return unshown
}

async function showAll(
  requests: WorkspaceRequest[],
  { workspace, rights, signal, remember }: WorkspaceRequest,
  refuse: Refuse,
): Promise<void> {
  const real = realpathSync(workspace)
  const before = rootOver(real)
  const protectedDirs = requests.flatMap((request) => request.protectedDirs)
  checkWorkspace(real, { root: before, protectedDirs })
  // A program looks through all processes while the layers are made.
  const unused = awaitedLater(checkUnused(real, rights, signal))
  const taken =
    before === undefined ? [] : targetsIn(before).map((path) => path.slice(toBytes(real).length + 1))
  const images = await placeImages(requests, taken, refuse)
  if (images.length === 0) return
  const dir = before ?? openMountRoot(dirname(real))
  if (before === undefined) remember(dir)
  try {
    if (before === undefined) prepareRoot(dir, real)
    const reserved = taken.map((target) => target.split('/', 1)[0] as string)
    await addImages(dir, images, { real, reserved, unused, refuse })
  } finally {
    if (additionsIn(dir).length === 0) await takeDown(dir, { rights, warn: () => {} })
  }
}

/** Makes the names that every overlay needs. */
function prepareRoot(dir: string, workspace: string): void {
  symlinkSync(workspace, join(dir, rootNames.workspace))
  const since = Date.now() / 1000 - clockSlackSeconds
  writeFileSync(join(dir, rootNames.since), '')
  utimesSync(join(dir, rootNames.since), since, since)
  mkdirSync(join(dir, rootNames.plain))
}

/** File systems take times from a coarse clock. */
const clockSlackSeconds = 2

interface Adding {
  /** The workspace without links. */
  real: string
  reserved: string[]
  /** Rejects if a process uses the workspace. */
  unused: Promise<void>
  refuse: Refuse
}

async function addImages(dir: string, images: PlacedImage[], adding: Adding): Promise<void> {
  const { real, refuse } = adding
  const old = additionsIn(dir)
  const added: { image: PlacedImage; addition: Addition }[] = []
  let number = (old.at(-1)?.number ?? -1) + 1
  for (const image of images) {
    try {
      added.push({ image, addition: await add(dir, number++, image, adding) })
    } catch (error) {
      refuse(error, linesOf(image))
    }
  }
  const [one] = added
  if (!one) return
  const { rights, signal } = one.image.request
  const isUnchecked = added.some(({ image }) => image.request.isUnchecked)
  const all = [...old, ...added.map(({ addition }) => addition)]
  try {
    for (const { image, addition } of added) claimPlaces(dir, real, image, addition)
    await mountOver(dir, all, { rights, signal, isUnchecked })
    for (const { image } of added) checkShown(image)
  } catch (error) {
    // The job is about to go on without these images, but not without the others.
    await mountOver(dir, old, { rights, signal: AbortSignal.timeout(60_000) }).finally(() => {
      for (const { addition } of added) forget(dir, addition)
    })
    refuse(
      error,
      added.flatMap(({ image }) => linesOf(image)),
    )
    return
  }
  for (const { image } of added)
    for (const { path, target } of image.places)
      noteTarget(image.request.dir, path, join(dir, rootNames.plain), target)
}

/** Makes the lower layers of an image. */
async function add(
  dir: string,
  number: number,
  { layers, places, request }: PlacedImage,
  { reserved, unused }: Adding,
): Promise<Addition> {
  const { rights, signal } = request
  const [name, names] = [
    rootNames.pathLayer(number),
    layers.map((_, layer) => rootNames.layer(number, layer)),
  ]
  const addition = { number, lowers: [name, ...names], mountRoot: request.dir }
  for (const [i, layer] of layers.entries()) symlinkSync(layer, join(dir, names[i] as string))
  try {
    await makePathLayer(places, { dir, layers: names, name, reserved, rights, signal })
    await unused
    return addition
  } catch (error) {
    forget(dir, addition)
    throw error
  }
}

/** Notes the targets, and removes empty ones: the mode and the time of a target come from the image. */
function claimPlaces(dir: string, real: string, { places }: PlacedImage, { number }: Addition): void {
  for (const [i, { target, path }] of places.entries()) {
    const place = `${toBytes(real)}/${target}`
    symlinkSync(fromBytes(place), join(dir, rootNames.target(number, i)))
    const [topmost] = missingDirectories(dirname(place))
    if (topmost !== undefined) symlinkSync(fromBytes(topmost), join(dir, rootNames.made(number, i)))
    if (statOf(path)) rmdirSync(fromBytes(path))
  }
}

/** A directory above the target may have a mark that hides it, from an earlier overlay. */
function checkShown({ places }: PlacedImage): void {
  const hidden = places.find(({ path }) => !statOf(path)?.isDirectory())
  if (hidden)
    throw new Error(`the directory above ${fromBytes(hidden.path)} was made within an earlier mount`)
}

function linesOf({ places }: PlacedImage): PathLine[] {
  return places.map(({ line }) => line)
}
