/** Tells settings that are secrets from others. */
import type { Reader, Setting } from './readers.ts'

/** A value that is no secret: it is empty, a reference to the environment, or a placeholder. */
const placeholder =
  /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i

/** Whether a value is a secret itself. */
export function isReal(value: string): boolean {
  return !placeholder.test(value)
}

/** Finds texts with such a setting. */
export function setting(isSecret: (setting: Setting) => boolean, reader: Reader) {
  return (text: string): boolean => reader(text).some(isSecret)
}

/** Finds texts that set one of these keys to a secret. */
export function sets(keys: RegExp, reader: Reader): (text: string) => boolean {
  return setting(({ key, value }) => keys.test(key) && isReal(value), reader)
}

/** Whether a text has a URL with a password, or with a token as its user. */
export function hasUrlWithPassword(text: string): boolean {
  const urls = text.matchAll(/https?:\/\/([^\s:@/"'<>]*)(?::([^\s@/"'<>]*))?@/gi)
  return [...urls].some(([, user = '', password]) => (password ? isReal(password) : isRandom(user)))
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a name is a token that was made by chance: no name of a person or a machine has so many short parts. */
export function isRandom(name: string): boolean {
  if (uuid.test(name)) return true
  if (!/^(?=.*\d)(?=.*[A-Za-z])[0-9A-Za-z]{16,}$/.test(name)) return false
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []
  return name.length >= 32 || name.length / parts.length < 4
}

/** All captures of a pattern. */
export function valuesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => value.trim())
}
