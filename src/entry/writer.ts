/** The run that saved an entry. Without a signature these are claims, and they are text from outside. */
import * as v from 'valibot'

/** A field that does not fit is absent: nothing that a restore does depends on one. */
function claim<T extends v.GenericSchema>(schema: T) {
  return v.optional(v.fallback(v.union([schema, v.undefined()]), undefined))
}

// No control characters, and none that are invisible or change the direction of the text.
const claimedText = (most: number) =>
  claim(v.pipe(v.string(), v.maxLength(most), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u)))
const claimedNumber = claim(v.pipe(v.string(), v.regex(/^\d{1,20}$/)))

const writerSchema = v.object({
  repository: claimedText(140),
  scope: claimedText(255),
  ref: claimedText(255),
  sha: claim(v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: claimedText(512),
  runId: claimedNumber,
  runAttempt: claimedNumber,
  event: claim(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/))),
  actorId: claimedNumber,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: claimedText(40),
  /** In seconds since 1970. */
  savedAt: claim(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** How long the command of `install` took, which made the files. In milliseconds. */
  installMs: claim(v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))),
  /** The version of Headstart. */
  headstart: claimedText(40),
})

export type EntryWriter = v.InferOutput<typeof writerSchema>

/** The legal fields of `createdBy` in an index, whatever it is. */
export function writerIn(createdBy: unknown): EntryWriter {
  const { success, output } = v.safeParse(writerSchema, createdBy)
  return success ? output : {}
}

/** A phrase such as `run 123 (push to main, 4f2a9c1, ci.yml)`; undefined if the run is unknown. */
export function writerText({
  runId,
  runAttempt = '1',
  event,
  ref,
  sha,
  workflow,
}: EntryWriter): string | undefined {
  if (runId === undefined) return undefined
  const name = ref && short(ref.replace(/^refs\/(heads\/|tags\/)?/, ''))
  const cause = [event, name && (event === 'push' ? 'to' : 'on'), name].filter(Boolean).join(' ')
  const file = workflow && short(workflow.replace(/@.*/, '').replace(/^.*\//, ''))
  const details = [cause, sha?.slice(0, 7), file].filter(Boolean).join(', ')
  const attempt = runAttempt === '1' ? '' : `, attempt ${runAttempt}`
  return `run ${runId}${attempt}${details && ` (${details})`}`
}

const mostShown = 100

function short(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
