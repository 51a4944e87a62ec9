// Jobs on mounted caches do anything in their workspace, and steps are killed: no file of a job may be lost.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Place, removePlace, usersFor } from '../__tests__/support/host.ts'
import { runByTurns } from './soak-lanes.ts'
import type { TrialTally, TrialTask } from './soak-workspace-trial.ts'

interface WorkspaceSoak {
  place: Place
  trials: number
  seed: number
  lanes: number
  /** The file system of the workspaces, on a disk in memory. Without it, they are on the disk of the place. */
  fs: string | undefined
  /** Steps run as a user with sudo instead of root. */
  asUser: boolean
  signal: AbortSignal
  onEnd(counts: Record<string, number>): void
}

/** Needs root's rights. @throws Error if files were lost, or something else was wrong */
export async function soakWorkspace({
  place,
  trials,
  seed,
  lanes,
  fs,
  asUser,
  signal,
  onEnd,
}: WorkspaceSoak): Promise<void> {
  chmodSync(place.dir, 0o755)
  const user = usersFor(place).find(({ name }) => (name === 'root') !== asUser)
  if (process.getuid?.() !== 0 || !user) throw new Error('Only root can soak workspaces.')
  const template = join(place.dir, 'template')
  mkdirSync(template)
  let ms = await runTask<TrialTask['ms']>({ dir: template, user, seed, ms: { main: 0, post: 0 } }, signal)
  const counts = {
    trials: 0,
    'kills in main': 0,
    'kills in post': 0,
    reboots: 0,
    'files compared': 0,
    losses: 0,
    'other faults': 0,
  }
  const trial = async (seed: number): Promise<{ faults: number; ended: 'right' }> => {
    const dir = mkdtempSync(join(fs === undefined ? place.dir : '/dev/shm', 'trial-'))
    chmodSync(dir, 0o755)
    try {
      const tally = await runTask<TrialTally>({ dir, fs, user, template, seed, ms }, signal)
      // Other trials may slow steps down.
      ms = { main: blend(ms.main, tally.ms.main), post: blend(ms.post, tally.ms.post) }
      counts.trials++
      counts['kills in main'] += tally.killsInMain
      counts['kills in post'] += tally.killsInPost
      counts.reboots += tally.reboots
      counts['files compared'] += tally.compared
      counts.losses += tally.losses.length
      counts['other faults'] += tally.faults.length
      onEnd(counts)
      if (tally.losses.length + tally.faults.length > 0) throw new Error(storyOf(tally))
      return { faults: 0, ended: 'right' }
    } finally {
      removePlace(dir)
    }
  }
  const failures = await runByTurns({
    ...{ lanes, seed, kinds: [{ name: 'workspace', option: '--workspace 1', trial }], tallies: new Map() },
    isOver: (round) => signal.aborted || round >= trials,
  })
  if (failures > 0) throw new Error(`${failures} of ${trials} trials lost files or had other faults`)
}

const blend = (before: number, now: number): number => (now === 0 ? before : 0.8 * before + 0.2 * now)

const mostLines = 12

function storyOf({ losses, faults, story }: TrialTally): string {
  const wrong = [...losses, ...faults]
  return [
    ...wrong.slice(0, mostLines),
    `${losses.length} losses, ${faults.length} other faults`,
    ...story,
  ].join('\n  ')
}

/** Runs a trial in a process whose mounts no other process sees, so that they end with it. */
async function runTask<Result>(task: TrialTask, signal: AbortSignal): Promise<Result> {
  const program = join(import.meta.dirname, 'soak-workspace-trial.ts')
  const args = ['--mount', '--propagation', 'private', process.execPath, program, JSON.stringify(task)]
  const child = spawn('unshare', args, { stdio: ['ignore', 'inherit', 'inherit'], cwd: '/' })
  const end = (): void => void child.kill()
  signal.addEventListener('abort', end)
  const [code] = await once(child, 'close')
  signal.removeEventListener('abort', end)
  signal.throwIfAborted()
  if (code !== 0) throw new Error(`the trial ended with ${code}`)
  return JSON.parse(readFileSync(join(task.dir, 'result.json'), 'utf8'))
}
