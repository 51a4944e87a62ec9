/** The story of a job's end: saves while the mounts still exist, and unmounts when they are read, even if saving failed. */
import { marksOf } from '../../inputs/kept.ts'
import { stepInputs } from '../../inputs/step-inputs.ts'
import { pathBelow } from '../../system/native-path.ts'
import * as runner from '../../system/runner.ts'
import { type Publishing, save } from '../save/save.ts'
import { cachesOf } from '../shared/caches-of-step.ts'
import { madeAgain } from '../shared/installed-tree.ts'
import { whoRemoved } from '../shared/restored-places.ts'
import { isLookedUp, type LookedUp, loadMarks, loadStates, type States } from '../shared/state.ts'
import { type PreparedUnmount, prepareUnmount, unmountCaches } from './unmount.ts'

/** @throws as `save` */
export async function post(signal: AbortSignal): Promise<void> {
  const states = loadStates()
  // A program reads the kernel's log, which takes as long as the save needs to find out that it has nothing to do.
  const prepared = prepareUnmount(states ?? {})
  let publishing: Publishing | undefined
  try {
    const lookedUp = states && lookedUpIn(states)
    // If there is no state, main was killed before it wrote one. If it has no cache, main has reported a mistake in the inputs.
    if (!lookedUp || Object.keys(lookedUp).length > 0) {
      tellOtherInputs()
      publishing = await save(signal, { states: lookedUp })
    }
  } finally {
    try {
      await finish(states ?? {}, prepared)
    } finally {
      await publishing?.end()
    }
  }
}

function lookedUpIn(states: States): Record<string, LookedUp> {
  const all = Object.entries(states)
  return Object.fromEntries(all.flatMap(([name, state]) => (isLookedUp(state) ? [[name, state]] : [])))
}

/** The end of a job whose step saves nothing. Warns instead of failing. */
export async function endRestore(): Promise<void> {
  const states = loadStates() ?? {}
  await finish(states, prepareUnmount(states))
}

async function finish(states: States, prepared: PreparedUnmount): Promise<void> {
  // The save logs the user's mistake, if there is one.
  const caches = await cachesOf(stepInputs(), states).catch(() => [])
  for (const cache of caches)
    runner.within(cache, () => {
      const state = states[cache.name]
      if (!state || !isLookedUp(state)) return
      reportRemoved(state)
      reportMadeAgain(state)
    })
  await unmountCaches(states, caches, prepared)
}

/** An expression of an input can have another value at the end of a job. */
function tellOtherInputs(): void {
  const [before, now] = [loadMarks(), marksOf(stepInputs().read)]
  if (!before) return
  const names = Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name])
  if (names.length > 0)
    runner.info(`The values of the restore count, because these inputs have others now: ${names.join(', ')}`)
}

/** Only a checkout after this step is surely a mistake: a job may remove at its end what it has used. */
function reportRemoved(state: LookedUp): void {
  const places = state.kind === 'hit' ? state.places : undefined
  const remover = places && whoRemoved(places, runner.workspace())
  if (!places || !remover) return
  const what = places.paths.slice(0, mostPathsShown).join(', ')
  if (remover === 'checkout')
    runner.notice(
      `A later checkout has removed what this step restored: ${what}. Put this step after actions/checkout, which empties the workspace.`,
    )
  else
    runner.info(
      `A later step has removed what this step restored: ${what}. actions/checkout does so unless its \`clean\` is false, because git does not track these files.`,
    )
}

const mostPathsShown = 3

function reportMadeAgain({ tree = [], hasInstall }: LookedUp): void {
  const [directory] = madeAgain(tree)
  if (directory === undefined) return
  const hit = runner.cacheName() === '' ? 'cache-hit' : `cache-hit-${runner.cacheName()}`
  const remedy = hasInstall
    ? '. Remove the step, such as `npm ci`, because `install` does its work.'
    : `, so it was restored for nothing. Give that step, such as \`npm ci\`, \`if: steps.${runner.stepId() ?? 'ID'}.outputs.${hit} != 'true'\`, or give its command to \`install\`.`
  const name = pathBelow(runner.workspace(), directory) || directory
  runner.notice(`A later step has made all of ${name} again${remedy}`)
}
