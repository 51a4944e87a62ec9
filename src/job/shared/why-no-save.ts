/** The reasons why a save saves nothing, as lines for the log. */
import type { Selection } from '../../files/paths/patterns.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { sameKey } from '../../names/keys.ts'
import { accessOf, type Run } from '../../names/scopes.ts'
import { NotSaved } from '../../system/failure.ts'
import { mildWarningLine } from '../../system/runner.ts'
import { whyUntrusted } from '../../trust/signed-index.ts'
import { whyNoMatch } from './selection.ts'
import type { HitState, LookedUp } from './state.ts'

/** What the restore has found; undefined if it is unknown. */
type LookupState = Pick<LookedUp, 'kind'> & Partial<Pick<HitState, 'snapshot'>>

/** The reason why a run saves nothing, whatever its files are; undefined if it may save. */
export function whyNoSave(inputs: Inputs, run: Run, found: LookupState | undefined): string | undefined {
  return (
    accessOf(run).whyNoWrite ??
    whyUntrusted(inputs, run) ??
    reasonToSkip(inputs) ??
    whyNoSnapshots(inputs, run, found)
  )
}

function reasonToSkip({ save, jobStatus }: Inputs): string | undefined {
  if (save === 'never') return "Cache save skipped: the input `save` is 'never'."
  if (save === 'always' || jobStatus === '' || jobStatus === 'success') return undefined
  return `Cache save skipped: the job's status is '${jobStatus}'. Set save: always to save all the same.`
}

/**
 * The reason why a run saves no snapshots of a rolling cache. The builds of a preset are saved on any branch that has no
 * others to restore: some workflows run for pull requests only.
 */
export function whyNoSnapshots(
  { preset, rolling }: Pick<Inputs, 'preset' | 'rolling'>,
  run: Run,
  found: LookupState | undefined,
): string | undefined {
  if (!rolling || rolling.branches === 'all') return undefined
  const { write: scope = run.ref } = accessOf(run)
  const { defaultBranch } = run
  // If the runner does not name the default branch, each branch may be the default.
  const isDefault =
    defaultBranch === undefined ? scope.startsWith('refs/heads/') : scope === `refs/heads/${defaultBranch}`
  const hidesNone = found?.kind === 'miss' || found?.snapshot?.isOwnScope === true
  if (isDefault || (hidesNone && preset !== undefined)) return undefined
  const name = defaultBranch === undefined ? '' : `, ${defaultBranch}`
  return `Cache save skipped: a snapshot of ${scope} would hide newer ones of the default branch${name}. Set rolling-branches: all to save all the same.`
}

/** Says that the entry of this key was restored, and never changes. */
export function notSavedAgain(key: string): string {
  return `Cache hit occurred on the primary key ${key}, not saving cache.`
}

/** Says that the files are those of the restored entry. */
export function nothingChanged({ key }: Pick<Inputs, 'key'>): string {
  return `Nothing has changed since cache ${key} was restored, not saving cache.`
}

/** The name is taken: by another job meanwhile, or by an entry that the restore of this job refused. */
export function alreadyReserved(key: string, state: LookedUp | undefined): string {
  const line = `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`
  if (state?.kind !== 'miss' || state.refused === undefined || !sameKey(state.refused, key)) return line
  return `${line} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`
}

/** The error of a save without files: names the lines of `path` that match none. */
export function nothingToSave({ preset }: Inputs, selection: Selection): NotSaved {
  // The user of a preset has named no path, and a job may need no downloads.
  if (preset !== undefined)
    return new NotSaved(
      `Cache save skipped: nothing is in the directories of preset ${preset}: ${selection.lines.map(({ text }) => text).join(', ')}.`,
    )
  const mistake =
    'Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.'
  return new NotSaved(mildWarningLine(mistake), whyNoMatch(selection))
}
