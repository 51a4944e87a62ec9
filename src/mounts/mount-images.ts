/** Mounts the images of an entry, and shows their directories at the targets that the lines of `path` name. */
import { join } from 'node:path'
import { isWithin, toBytes } from '../files/byte-strings.ts'
import type { PathLine } from '../files/patterns.ts'
import type { Image } from '../formats/squashfs/images.ts'
import { messageOf } from '../system/failure.ts'
import * as runner from '../system/runner.ts'
import { newLayerMounts, type Points } from './layers.ts'
import { type LineContent, type Mounting, partOf, type Refusal, type Showing, show, tree } from './overlay.ts'
import type { LineInWorkspace } from './workspace/places.ts'

/** How a cache is shown within the workspace. */
export interface WithinWorkspace {
  workspace: string
  /** Shows the lines. @returns those that are not shown, with the reasons */
  show(lines: LineInWorkspace[]): Promise<Map<PathLine, string>>
  /** Whether to mount the others at their targets. If not, they are refused. */
  mayMountAtTarget: boolean
}

/**
 * Mounts the images in `<dir>/image` and shows their directories at the targets. Writes go to directories of the mount root.
 * @param within absent if no line is to be shown by an overlay over the workspace
 * @returns the lines that could not be mounted; their targets have not changed
 */
export async function mountImages(
  images: Image[],
  mounting: Mounting,
  within?: WithinWorkspace,
): Promise<Refusal[]> {
  const { dir, signal } = mounting
  const unmounted: Refusal[] = []
  const mounts = newLayerMounts(mounting)
  const contents: ImageContent[] = []
  for (const [i, image] of images.entries()) {
    const { line: own, lines } = image
    try {
      const points = await mounts.mountAll(image, i)
      const layers = points.map((point) => join(dir, point))
      if (own) contents.push({ ...wholeOf(own, points, dir), layers, top: layers[0] as string })
      else {
        // A directory within the layers may be missing from some of them.
        const stack = points.length > 1 ? await mounts.stack(points, tree) : points[0]
        const top = join(dir, stack)
        contents.push(...lines.map((line) => ({ ...partOf(line, top), layers, top })))
      }
    } catch (error) {
      signal.throwIfAborted()
      unmounted.push(...lines.map((line) => ({ line, reason: messageOf(error) })))
    }
  }
  const isInside = ({ line }: ImageContent): boolean =>
    within !== undefined && isShownIn(within.workspace, line)
  const showing = { ...mounting, mounts }
  const outside = contents.filter((content) => !isInside(content))
  if (within?.mayMountAtTarget === false)
    unmounted.push(...outside.map(({ line }) => ({ line, reason: 'it is outside the workspace' })))
  else unmounted.push(...(await show(outside, 'lower', showing)))
  const inside = contents.filter(isInside)
  const unshown = inside.length > 0 ? await within?.show(inside) : undefined
  const left = inside.filter(({ line }) => unshown?.has(line))
  if (unshown && within) unmounted.push(...(await showLeft(left, unshown, { ...showing, within })))
  return unmounted
}

/** Whether an overlay over the workspace can show the line. */
export function isShownIn(workspace: string, { literal, base }: PathLine): boolean {
  return literal !== workspace && isWithin(literal ?? base, workspace)
}

/** Mounts at its target what could not be shown over the workspace, if that is allowed. */
async function showLeft(
  contents: ImageContent[],
  reasons: Map<PathLine, string>,
  { within, ...showing }: Showing & { within: WithinWorkspace },
): Promise<Refusal[]> {
  if (!within.mayMountAtTarget) return [...reasons].map(([line, reason]) => ({ line, reason }))
  for (const { line } of contents)
    runner.info(`Mounting ${line.text} at its target instead of over the workspace: ${reasons.get(line)}`)
  return show(contents, 'lower', showing)
}

type ImageContent = LineContent & LineInWorkspace

/** @param layers where the layers of the image are mounted; the image holds only the line's directory */
function wholeOf(line: PathLine, layers: Points, dir: string): LineContent {
  const sources = layers.map((point) => toBytes(join(dir, point))) as Points
  return { line, points: async () => [{ sources, target: toBytes(line.literal as string) }] }
}
