// A process that describes one tree after the other.
import { describeTree } from './corpus/tree.ts'
import { begun } from './process-pool.ts'

export interface TreeTask {
  dir: string
}

/** The lines, or why the tree cannot be read. */
export type TreeAnswer = { lines: string[] } | { error: string }

process.on('message', ({ dir }: TreeTask) => {
  process.send?.(begun, () => process.send?.(answerOf(dir)))
})

function answerOf(dir: string): TreeAnswer {
  try {
    return { lines: describeTree(dir) }
  } catch (error) {
    return { error: String(error) }
  }
}
