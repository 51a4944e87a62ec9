/** The kinds of trouble that the error policy tells apart. */

/** The user must know: the step fails with this one line. Everything else ends as a warning. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure'
}

/** A stored entry is not what Headstart wrote: a miss, and a store that can takes the entry out of the way. */
export class BadEntry extends Error {
  override readonly name = 'BadEntry'
}

/** An entry of a kind that only later versions of Headstart can read: a miss, and the entry stays for them. */
export class UnknownEntry extends Error {
  override readonly name = 'UnknownEntry'
}

/** Another job has taken the name of an entry in the making: nothing to warn of. */
export class NameTaken extends Error {
  override readonly name = 'NameTaken'
}

/** A program ended badly; the message has its name, its exit code and the end of what it complained. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure'
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The system's error code (ENOENT, EEXIST, …) of anything thrown. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
