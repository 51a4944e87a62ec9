// A process that runs one step of the built action after the other, each as if it had the process for itself.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ended } from '../../../scripts/as-runner.ts'
import { enter, leave, type World } from '../own-world.ts'

export interface StepTask extends World {
  /** Of the built action. */
  script: string
  umask: number
}

// @actions/core asks for this file's name only once in a process.
const scratch = mkdtempSync(join(tmpdir(), 'step-host-'))
const summary = join(scratch, 'summary')
const exit = process.exit
process.on('disconnect', () => {
  rmSync(scratch, { recursive: true, force: true })
  exit.call(process, 1)
})

/** Ends the current step: src/main/program.ts calls what stands for it. */
let end = (_code: number): void => {}
process.execve = (_program, args = []) => end(Number(args[2]?.replace('exit ', ''))) as never
process.exit = (code) => end(Number(code ?? 0)) as never
// What a step leaves behind may fail later, which its own process would not live to see.
const own = ['SIGINT', 'SIGTERM', 'uncaughtException', 'exit']
process.on('unhandledRejection', () => {})
let steps = 0

process.on('message', async ({ script, env, cwd, umask }: StepTask) => {
  const began = performance.now()
  const hasSummary = env.GITHUB_STEP_SUMMARY !== undefined
  writeFileSync(summary, '')
  process.umask(umask)
  enter({ env: { ...env, ...(hasSummary && { GITHUB_STEP_SUMMARY: summary }) }, cwd })
  const ended = new Promise<number>((resolve) => {
    end = resolve
  })
  // The entry runs anew each time; what it imports stays.
  void import(`${pathToFileURL(script)}?${++steps}`)
  const exitCode = await ended
  for (const event of own) process.removeAllListeners(event)
  process.stdout.removeAllListeners('error')
  process.exitCode = 0
  if (env.GITHUB_STEP_SUMMARY) copyFileSync(summary, env.GITHUB_STEP_SUMMARY)
  const answer: Ended = { exitCode, signal: null, ...leave(), ms: performance.now() - began }
  process.send?.(answer)
})
