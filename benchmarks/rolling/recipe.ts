// The parts of a recipe of docs/rolling.md, and how its sources get into a job.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'
import { output } from '../../scripts/command.ts'
import type { Bench } from '../bench.ts'

export interface Recipe {
  /** The tool. */
  name: string
  /** The action's input `path`. */
  path: string
  /** The mode that docs/rolling.md recommends, or a preset's. */
  mode: 'mount' | 'unpack'
  /** Writes the sources as a commit has them. */
  checkOut(job: Job, commit: number, bench: Bench): Promise<void>
  /** Builds, or changes the cache in another way. @returns the tool's output */
  build(job: Job, commit: number, bench: Bench): Promise<string>
  /** The words with which the tool reports a use of the cache. */
  proof?: RegExp
  /** Whether a build without a cache, and the time of a build, say anything. */
  isTool: boolean
}

/** The texts of files by their paths. */
export type Sources = Record<string, string>

export interface ToolRecipe extends Pick<Recipe, 'name' | 'path' | 'mode' | 'proof'> {
  files(commit: number): Sources
  /** For Bash, in the workspace. */
  script: string
  env?: Record<string, string>
}

/** A recipe whose build is a script. */
export function toolRecipe({ files, script, env, ...facts }: ToolRecipe): Recipe {
  return {
    ...facts,
    isTool: true,
    checkOut: (job, commit) => writeSources(job, files(commit)),
    build: (job, _, { signal }) => runScript(job, { script, env, signal }),
  }
}

export function runScript(
  job: Job,
  { script, env, signal }: { script: string; env?: Record<string, string> | undefined; signal: AbortSignal },
): Promise<string> {
  const options = { cwd: job.workspace, env: { ...job.env, ...env }, signal }
  // Tools report on either stream; if they fail, both are of interest.
  const both = `log=$(set -euo pipefail; exec 2>&1; ${script}) || { echo "$log" >&2; exit 1; }; echo "$log"`
  return output('bash', ['-c', both], options)
}

export async function writeSources({ workspace }: Pick<Job, 'workspace'>, files: Sources): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(workspace, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
