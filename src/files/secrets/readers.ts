/** Reads the settings of configuration files, each in its own format. */
import { parseXML } from '@aws-sdk/xml-builder'
import { FAILSAFE_SCHEMA, loadAll } from 'js-yaml'
import { parse as parseToml } from 'smol-toml'
import { orUndefined } from '../../system/failure.ts'

export interface Setting {
  /** The name of the top table or object that has the setting; empty where a format has none. */
  section: string
  key: string
  value: string
}

/** Texts are untrusted: every reader takes linear time. */
export type Reader = (text: string) => Setting[]

export const json = structured((text) => JSON.parse(text), pairs(':'))

/** Reads all values as strings. */
export const yaml = structured((text) => loadAll(text, { schema: FAILSAFE_SCHEMA }), pairs(':'))

export const toml = structured((text) => parseToml(text, { integersAsBigInt: 'asNeeded' }), pairs('='))

/** Elements, attributes, and pairs such as `<add key="…" value="…" />`. */
export const xml = structured(
  (text) => {
    const plain = withoutXmlComments(text)
    // The parser takes quadratic time for what comes before the first element.
    return parseXML(plain.slice(plain.search(/<\w/)))
  },
  () => [],
)

/** The configuration language of Terraform: its blocks may be on one line. */
export const hcl: Reader = (text) => pairs('=')(text.replaceAll(/(?<!\$)[{}]/g, '\n'))

/** Properties of Java: `key=value`, `key:value` or `key value`. A backslash continues a line, or escapes a character. */
export const properties: Reader = (text) =>
  linesIn(text.replaceAll(/\\\r?\n\s*/g, ''), '#!').flatMap((line) => {
    const [, key, value = ''] = line.match(/^((?:\\.|[^\\\s=:])+)(?:\s*[=:]\s*|\s+)(.*)$/) ?? []
    return key === undefined ? [] : [{ section: '', key, value }]
  })

/** Lines such as `key = value` or `key: value`, as in INI. */
export function pairs(separator: '=' | ':'): Reader {
  return (text) =>
    linesIn(text, '#;').flatMap((line) => {
      // The keys of RubyGems begin with a colon.
      const at = line.indexOf(separator, 1)
      if (at < 0) return []
      const key = line.slice(0, at).replace(/^- /, '').trim()
      return [{ section: '', key: unquoted(key), value: unquoted(line.slice(at + 1).trim()) }]
    })
}

function linesIn(text: string, comment: string): string[] {
  const all = text.split('\n').map((line) => line.trim())
  return all.filter((line) => line !== '' && !comment.includes(line.charAt(0)))
}

function unquoted(text: string): string {
  const [quote = ''] = text
  const end = quote === '"' || quote === "'" ? text.indexOf(quote, 1) : -1
  return end > 0 ? text.slice(1, end) : text
}

/** @param otherwise reads texts that the parser refuses: templates, texts with mistakes, and texts that were cut */
function structured(parse: (text: string) => unknown, otherwise: Reader): Reader {
  return (text) => {
    const parsed = orUndefined(() => settingsBelow(parse(text)))
    return parsed ?? otherwise(text)
  }
}

function settingsBelow(top: unknown): Setting[] {
  const settings: Setting[] = []
  const open = [{ value: top, section: '', key: '' }]
  // A few aliases of YAML could stand for billions of values.
  const seen = new Set<object>()
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, section, key } = next
    if (typeof value === 'string') settings.push({ section, key, value })
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    for (const [name, below] of Object.entries(value)) {
      const isNameless = Array.isArray(value) || name === '#text'
      open.push({ value: below, section: section || key, key: isNameless ? key : name })
    }
    if ('key' in value && 'value' in value) open.push({ value: value.value, section, key: String(value.key) })
  }
  return settings
}

/** A pattern would take quadratic time for comments that do not end. */
function withoutXmlComments(text: string): string {
  const [first = '', ...others] = text.split('<!--')
  return first + others.map((part) => part.split('-->').slice(1).join('-->')).join('')
}
