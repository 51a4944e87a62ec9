/** Keeps lines that several caches of a step would log from appearing twice. */
import * as runner from '../system/runner.ts'

export type StepLog = ReturnType<typeof newStepLog>

export function newStepLog() {
  const logged = new Set<string>()
  let longest = { ms: 0, line: '' }
  return {
    /** The lines that no cache has logged before. */
    unlogged(lines: string[]): string[] {
      const fresh = lines.filter((line) => !logged.has(line))
      for (const line of fresh) logged.add(line)
      return fresh
    },
    /** What the current cache waited for most, and how long the cache took. */
    bottleneck(sentence: string, ms: number): void {
      if (ms > longest.ms) longest = { ms, line: runner.named(sentence) }
    },
    /** Logs the bottleneck of the cache that took longest. The step waited for that one. Called when all have ended. */
    end(): void {
      if (longest.line !== '') runner.info(longest.line)
      longest = { ms: 0, line: '' }
    },
  }
}
