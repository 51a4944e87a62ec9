/** The story of a job's end: saves while the mounts still exist, then unmounts even if saving failed. */
import * as runner from '../../system/runner.ts'
import { madeAgain } from '../installed-tree.ts'
import { save } from '../save/save.ts'
import { loadStates, type State } from '../state.ts'
import { unmount } from './unmount.ts'

/** @throws as `save` */
export async function post(signal: AbortSignal): Promise<void> {
  const states = loadStates()
  const later: Promise<void>[] = []
  try {
    const entries = states && Object.entries(states).filter(([, state]) => hasInputs(state))
    // Main has reported the mistake in the inputs that ended it.
    if (entries?.length !== 0) await save(signal, { states: entries && Object.fromEntries(entries), later })
    for (const { tree } of Object.values(states ?? {})) if (tree) reportSecondInstall(madeAgain(tree))
  } finally {
    await unmount()
    await Promise.all(later)
  }
}

function hasInputs({ key, filled }: State): boolean {
  return key !== undefined || filled !== undefined
}

function reportSecondInstall([directory]: string[]): void {
  if (directory === undefined) return
  runner.notice(
    `A later step has made all of ${directory} again. Remove the step, such as \`npm ci\`, because \`install\` does its work.`,
  )
}
