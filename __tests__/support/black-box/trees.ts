// Trees that scenarios save, and descriptions of restored trees.
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import { describeTree } from '../corpus/tree.ts'
import { writeTree } from '../host.ts'
import { newRandom } from '../random.ts'

/** Writes files below the workspace. */
export function fill({ workspace }: Job, files: Record<string, string | Buffer>): void {
  writeTree(workspace, files)
}

/** Makes the tree `deps`, of about so many bytes once it is packed. */
export function deps(job: Job, bytes = 100): void {
  fill(job, { 'deps/file': 'content', 'deps/sub/random': newRandom(bytes).bytes(bytes) })
}

/** Every file and link below a directory, by its path. */
export function filesIn(dir: string): string[] {
  const lines = describeTree(dir).map((line) => line.split(' '))
  return lines.flatMap(([path = '', kind]) => (kind === 'd' ? [] : [path]))
}

/** All there is to know of the tree `deps`. */
export function depsIn({ workspace }: Job): string[] {
  return describeTree(join(workspace, 'deps'))
}
