/** Reads configuration files to find secrets in them. Texts are untrusted: all patterns take linear time. */
import { orUndefined } from '../../system/failure.ts'

/** A value that is no secret: it is empty, a reference to the environment, or a placeholder. */
const placeholder =
  /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i

/** Whether a value is a secret itself. */
export function isReal(value: string): boolean {
  return !placeholder.test(value)
}

/** A line such as `key = value` or `key: value`. */
export interface Setting {
  key: string
  value: string
}

type Separator = '=' | ':'

/** Finds texts with such a line. */
export function setting(isSecret: (setting: Setting) => boolean, separator: Separator) {
  return (text: string): boolean => settingsIn(text, separator).some(isSecret)
}

/** Finds texts that set one of these keys to a secret. */
export function sets(keys: RegExp, separator: Separator): (text: string) => boolean {
  return setting(({ key, value }) => keys.test(key) && isReal(value), separator)
}

function settingsIn(text: string, separator: Separator): Setting[] {
  return text.split('\n').flatMap((line) => {
    const plain = line.trim()
    // The keys of RubyGems begin with a colon.
    const at = plain.indexOf(separator, 1)
    if (at < 0 || /^[#;]/.test(plain)) return []
    const key = plain.slice(0, at).replace(/^- /, '').trim()
    return [{ key: unquoted(key), value: unquoted(plain.slice(at + 1).trim()) }]
  })
}

function unquoted(text: string): string {
  const [quote = ''] = text
  const end = quote === '"' || quote === "'" ? text.indexOf(quote, 1) : -1
  return end > 0 ? text.slice(1, end) : text
}

/** Whether a text has a URL with a password. */
export function hasUrlWithPassword(text: string): boolean {
  const urls = text.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)
  return [...urls].some(([, password = '']) => isReal(password))
}

/** A string in JSON, with its key and the key of the top object above it. */
interface Leaf {
  section: string
  key: string
  value: string
}

/** Finds JSON texts with a secret among their strings. */
export function hasLeaf(isSecret: (leaf: Leaf) => boolean): (text: string) => boolean {
  return (text) => leavesOf(text).some((leaf) => isReal(leaf.value) && isSecret(leaf))
}

function leavesOf(text: string): Leaf[] {
  const leaves: Leaf[] = []
  const value: unknown = orUndefined(() => JSON.parse(text))
  const open = [{ value, section: '', key: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, section, key } = next
    if (typeof value === 'string') leaves.push({ section, key, value })
    else if (value !== null && typeof value === 'object')
      for (const [key, below] of Object.entries(value))
        open.push({ value: below, section: section || key, key })
  }
  return leaves
}

/** Without comments of XML. A pattern would take quadratic time for comments that do not end. */
export function withoutXmlComments(text: string): string {
  const [first = '', ...others] = text.split('<!--')
  return first + others.map((part) => part.split('-->').slice(1).join('-->')).join('')
}

/** All captures of a pattern. */
export function valuesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => value.trim())
}
