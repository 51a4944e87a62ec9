/** The version of Node. GitHub's runner brings the right one, and programs such as act take the one on PATH. */
import { JobFailure } from './failure.ts'

const oldest = 24

/** Old versions load the action only because no file imports by its name what they lack. @throws JobFailure on these */
export function checkNode(): void {
  const { execPath, versions } = process
  if (Number.parseInt(versions.node, 10) < oldest)
    throw new JobFailure(
      `Headstart needs Node ${oldest} or newer; found ${versions.node} at ${execPath}. Put a newer \`node\` first on the runner's PATH.`,
    )
}
