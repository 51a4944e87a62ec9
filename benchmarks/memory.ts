// Measures the peak memory of the action's own process, without its children.
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'
import type { Contender } from './bench.ts'
import { restore } from './headstart-restore.ts'
import { localEntry, save } from './headstart-save.ts'

type Step = (onSpawn: (child: ChildProcess) => void) => Promise<unknown>

/** @returns MiB. The kernel records the peak, so only growth after the last poll is missed. */
export async function peakMiB(step: Step): Promise<number> {
  let peakKiB = 0
  await step((child) => {
    const watch = setInterval(() => {
      try {
        // At its end, the step makes way for a small program.
        peakKiB = Math.max(peakKiB, peakKiBOf(child.pid))
      } catch {
        clearInterval(watch) // the process is gone
      }
    }, 10)
    child.on('exit', () => clearInterval(watch))
  })
  return peakKiB / 1024
}

/** The peak so far. @throws the system's error when the process is gone */
export function peakKiBOf(pid = 0): number {
  return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1] ?? 0)
}

export const savingMemory: Contender = {
  name: 'save',
  measure: (bench) => peakMiB((onSpawn) => save(bench, { onSpawn })),
}

export const restoringMemory: Contender = {
  name: 'restore',
  async measure(bench) {
    await bench.once(localEntry)
    return peakMiB((onSpawn) => restore(bench, { onSpawn }))
  },
}
