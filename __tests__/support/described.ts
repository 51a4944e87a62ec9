// Describes trees in another process, because the process of a test is often the store.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * A tree as `describeTree` tells it, but for fractions of seconds, which images do not keep.
 *
 * By another process: a store could not answer itself while it reads.
 */
export async function describedWith(
  env: NodeJS.ProcessEnv,
  dir: string,
  onBegin = (): void => {},
): Promise<string[]> {
  const program = `import { describeTree } from '${join(import.meta.dirname, 'corpus/tree.ts')}'
    console.error('begun')
    console.log(JSON.stringify(describeTree(process.argv[1])))`
  const args = ['--input-type=module', '--eval', program, dir]
  const reading = run(process.execPath, args, { maxBuffer: 1e9, env })
  reading.child.stderr?.once('data', onBegin)
  const { stdout } = await reading
  return wholeSeconds(JSON.parse(stdout) as string[])
}

export function wholeSeconds(lines: string[]): string[] {
  return lines.map((line) => line.replace(/^(\S+ (?:l|. \d{4}) \d+)\d{9}/, '$1'))
}
