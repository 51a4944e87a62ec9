/** Finds where the directories of images belong in the workspace. */
import { fromBytes, isWithin, toBytes } from '../../files/byte-strings.ts'
import type { PathLine } from '../../files/patterns.ts'
import { checkMountPoint, type MountPoint } from '../mount-points.ts'
import type { MountWork } from '../mount-table.ts'
import { checkPlace } from './conditions.ts'
import type { PlacedDirectory } from './path-layer.ts'

/** A line whose directories are to be shown. */
export interface LineInWorkspace {
  line: PathLine
  /** Where the layers of its image are mounted, the upmost one first; absolute. */
  layers: string[]
  /** Where all layers together are mounted; absolute. */
  top: string
  points(): Promise<MountPoint[]>
}

/** What one cache wants to show. Its mount root is that of the cache. */
export interface WorkspaceRequest extends MountWork {
  lines: LineInWorkspace[]
  workspace: string
  protectedDirs: string[]
  /** Whether the tables of the images are checked only after they are mounted. */
  isUnchecked: boolean
  /** Called with the mount root of the overlay before anything is mounted in it. */
  remember(workspaceRoot: string): void
}

/** The directories of one image. */
export interface PlacedImage {
  request: WorkspaceRequest
  layers: string[]
  places: PlacedLine[]
}

export interface PlacedLine extends PlacedDirectory {
  line: PathLine
  /** The target as the line names it; an absolute byte string. */
  path: string
}

export type Refuse = (reason: unknown, lines: PathLine[]) => void

/** @param taken the targets that the overlay shows already, relative to the workspace; the new ones are added */
export async function placeImages(
  requests: WorkspaceRequest[],
  taken: string[],
  refuse: Refuse,
): Promise<PlacedImage[]> {
  const images: PlacedImage[] = []
  for (const request of requests)
    for (const [, lines] of Map.groupBy(request.lines, ({ layers }) => layers[0])) {
      const places: PlacedLine[] = []
      for (const one of lines) {
        try {
          places.push(...(await placesOf(one, request, taken)))
        } catch (error) {
          refuse(error, [one.line])
        }
      }
      if (places.length > 0) images.push({ request, layers: lines[0]?.layers ?? [], places })
    }
  return images
}

async function placesOf(
  { line, top, points: find }: LineInWorkspace,
  { workspace, protectedDirs }: WorkspaceRequest,
  taken: string[],
): Promise<PlacedLine[]> {
  const [own, image] = [toBytes(workspace), toBytes(top)]
  const points = await find()
  for (const point of points) {
    await checkMountPoint(point, line, protectedDirs)
    checkPlace(point.target, own)
  }
  const places = points.map(({ sources: [source], target: path }) => {
    const target = path.slice(own.length + 1)
    return { line, path, target, source: source.slice(image.length + 1) }
  })
  for (const { target } of places) {
    const other = taken.find((other) => isWithin(target, other) || isWithin(other, target))
    if (other !== undefined) throw new Error(`a cache is mounted at ${fromBytes(other)} already`)
  }
  taken.push(...places.map(({ target }) => target))
  return places
}
