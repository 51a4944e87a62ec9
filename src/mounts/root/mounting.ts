/** Mounts in a mount root. */
import type { Rights } from '../../system/root-rights.ts'

export interface NewMount {
  source: string
  /** Relative to the mount root. */
  point: string
  type: string
  options: string
}

/** A piece of work in a mount root. */
export interface MountWork {
  /** The mount root. */
  dir: string
  rights: Rights
  signal: AbortSignal
}

/**
 * Mounts in this order. After a failure, the mounts that it made stay until the mount root is taken down.
 * @throws ToolFailure, or the abort reason
 */
export async function mountEach(mounts: NewMount[], { dir, rights, signal }: MountWork): Promise<void> {
  const lists = mounts.map(({ source, point, type, options }) => {
    return ['-i', '-n', '-t', type, '-o', options, '--', source, point]
  })
  await rights.runEach('mount', lists, { cwd: dir, signal })
}

/** Tries the options in order until one works; rejects with the last one's error. */
export async function firstOf(options: string[], attempt: (option: string) => Promise<void>): Promise<void> {
  const [first = '', ...others] = options
  try {
    await attempt(first)
  } catch (error) {
    if (others.length === 0) throw error
    await firstOf(others, attempt)
  }
}
