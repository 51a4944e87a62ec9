/** The kinds of errors, each of which a step handles in its own way. */

/** Has the name of its kind. */
class Failure extends Error {
  override readonly name = this.constructor.name
}

/** An error that must fail the step, with its message as the one line. Every other error ends as a warning. */
export class JobFailure extends Failure {}

/** A stored entry is not what Headstart wrote. The lookup counts as a miss, and the store rejects the entry if it can. */
export class BadEntry extends Failure {}

/** Only later versions of Headstart can read the entry. The lookup counts as a miss, and the entry stays. */
export class UnknownEntry extends Failure {}

/** No key of this job has signed the entry. The lookup counts as a miss, and the entry stays. */
export class UnverifiedEntry extends Failure {}

/** Another job has saved an entry of this name first. That is no reason for a warning. */
export class NameTaken extends Failure {
  constructor(key: string) {
    super(`another job has saved ${key} first`)
  }
}

/** A save ends without an entry, for a reason that needs no warning. */
export class NotSaved extends Failure {
  readonly lines: string[]

  /** @param lines the reason, for the log */
  constructor(...lines: string[]) {
    super(lines.join(' '))
    this.lines = lines
  }
}

/** A save was given up because its job ends too soon. That is no reason for a warning. */
export class OutOfTime extends Failure {}

/** The files to save hold secrets, which the user forbids. */
export class SecretFound extends Failure {}

/** Workers have unpacked files of one name, as the file system takes it. Only one worker alone keeps their order. */
export class NamesCollide extends Failure {}

/**
 * A decision not to do something here. The message is the reason, as the rest of a sentence. The caller logs it, and does the
 * work in another way.
 */
export class Declined extends Failure {}

/** A program failed. The message has its name, its exit code and the end of its standard error. */
export class ToolFailure extends Failure {}

/** A signal ended a program. Another way may do the same work. */
export class ProgramKilled extends ToolFailure {}

/**
 * Whether an error says why something cannot be done here: a decision, a failed program, or the system's refusal of a call.
 * Any other error may be a mistake in this code.
 */
export function isReason(error: unknown): boolean {
  return error instanceof Declined || error instanceof ToolFailure || isSystemError(error)
}

// Node's own errors, such as ERR_INVALID_ARG_TYPE, have a code, but no call of the system.
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * The result of work, or undefined if the work throws an error that does not matter.
 * @param codes the system's codes of the errors that do not matter; without codes, no error matters
 */
export function orUndefined<T>(work: () => T, ...codes: string[]): T | undefined {
  try {
    return work()
  } catch (error) {
    if (codes.length > 0 && !codes.includes(codeOf(error) ?? '')) throw error
    return undefined
  }
}

/** Work whose result is awaited later or not at all. Until then, Node must not report a failure as unhandled. */
export function awaitedLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

/** The system's error code (ENOENT, EEXIST, …) of a thrown value. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/** Undefined for the error of a missing file. @throws any other error */
export function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
  return undefined
}
