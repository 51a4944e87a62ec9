/** What this user may change, and how to tell the owner of a workflow where it may not. */
import { accessSync, constants, lstatSync, type Stats, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { codeOf, orUndefined } from '../failure.ts'

/** Whether this user may change the names in a directory. Some tools make the trees read-only that no step is to change. */
export function mayChange(dir: string | Buffer): boolean {
  return mayUse(dir, constants.W_OK)
}

/** @param mode of `fs.access` */
export function mayUse(path: string | Buffer, mode: number): boolean {
  return orUndefined(() => accessSync(path, mode) ?? true) ?? false
}

/**
 * Names a path that this user may not change, its owner, and what helps, if an error says that the user lacks the rights.
 * @param absent what a restore would make in this directory, if it is not there
 */
export function namingOwner(error: unknown, path: string | Buffer, absent?: string): unknown {
  const code = codeOf(error) ?? ''
  if (code === 'EROFS') return new Error(`${path} is on a file system that is read-only (EROFS)`)
  const stat = ['EACCES', 'EPERM'].includes(code) ? statSync(path, { throwIfNoEntry: false }) : undefined
  const user = process.geteuid?.()
  if (!stat || user === undefined) return error
  const denied = (owner: string): string =>
    `${userText()} may not change ${path}, which belongs to ${owner} and has the mode ${modeText(stat)} (${code})`
  // Only the system knows why the owner cannot change a directory whose mode allows it.
  if (stat.uid === user && (stat.mode & 0o200) === 0)
    return new Error(`${denied('it')}. Run \`chmod u+w ${path}\` before this step`)
  if (stat.uid === user || user === 0) return new Error(denied(stat.uid === user ? 'it' : userName(stat.uid)))
  // Only root should be able to change the top of the file system.
  const command =
    absent !== undefined && dirname(absent) === '/'
      ? `sudo install -d -o ${userName(user)} ${absent}`
      : `sudo chown ${userName(user)} ${path}`
  return new Error(
    `${denied(userName(stat.uid))}. Run \`${command}\` before this step, or cache a directory of this user`,
  )
}

/** This user as the subject of a sentence. */
export function userText(): string {
  return `this user (${userName(process.geteuid?.() ?? 0)})`
}

/** The owner and the mode of a file, such as `of root, 0600`. */
export function ownerText(path: string | Buffer): string {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat ? `of ${userName(stat.uid)}, ${modeText(stat)}` : 'removed meanwhile'
}

function modeText({ mode }: Stats): string {
  return (mode & 0o7777).toString(8).padStart(4, '0')
}

/** Node knows the names of no other users. */
function userName(uid: number): string {
  if (uid === 0) return 'root'
  const name = uid === process.geteuid?.() ? orUndefined(() => userInfo().username) : undefined
  return name ?? `${uid}`
}
