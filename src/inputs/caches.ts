/** Reads the list of caches of a step that has several. */
import { parseDocument } from 'yaml'
import { JobFailure } from '../system/failure.ts'

/** One cache of a step. */
export interface CacheInputs {
  /** Outputs end with it, and lines of the log begin with it. Empty if the step has only one cache. */
  name: string
  /** The inputs that replace the step's, by their names in lower case. */
  inputs: Map<string, string>
}

/**
 * @param text YAML: a list of mappings from inputs to values, and from `name` to the cache's name
 * @throws JobFailure saying what is wrong with which item
 */
export function readCaches(text: string): CacheInputs[] {
  const items = yamlIn(text)
  if (!Array.isArray(items) || items.length === 0) throw wrong(`it must be a YAML list, such as\n${example}`)
  const caches = items.map(cacheOf)
  // Outputs are told apart regardless of case.
  const names = caches.map(({ name }) => name.toLowerCase())
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) throw wrong(`two caches have the name ${twice}; give each a name of its own`)
  return caches
}

const example = '- { name: npm, preset: npm }\n- { name: build, path: build, key: v1 }'

function yamlIn(text: string): unknown {
  // All values as they are written: a key such as 1.10 is no number.
  const document = parseDocument(text, { schema: 'failsafe' })
  const [mistake] = [...document.errors, ...document.warnings]
  // The reader's own messages show the line, which may hold a secret.
  const [{ line, col } = {}] = mistake?.linePos ?? []
  if (mistake)
    throw wrong(
      `it is no YAML at line ${line}, column ${col}: ${mistake.code.toLowerCase().replaceAll('_', ' ')}`,
    )
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch {
    throw wrong('it has an alias without an anchor, or too many aliases')
  }
}

function cacheOf(item: unknown, place: number): CacheInputs {
  const label = `item ${place + 1}`
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    throw wrong(`${label} must be a mapping of inputs, such as\n${example}`)
  const inputs = new Map<string, string>()
  for (const [given, value] of Object.entries(item)) {
    const input = given.toLowerCase()
    if (inputs.has(input)) throw wrong(`${label} has ${input} twice`)
    inputs.set(input, textOf(value, input, label))
  }
  const name = inputs.get('name') || inputs.get('preset') || String(place + 1)
  inputs.delete('name')
  if (!/^[a-z\d][\w-]*$/i.test(name))
    throw wrong(
      `${label} has the name '${name}'; it may have letters and digits, and after the first _ and -`,
    )
  const own = ['caches', 'job-status', 'default-branch'].find((input) => inputs.has(input))
  if (own) throw wrong(`${label} has ${own}, which belongs to the step`)
  return { name, inputs }
}

/** Lines may be given as a list. */
function textOf(value: unknown, input: string, label: string): string {
  const lines: unknown[] = Array.isArray(value) ? value : [value]
  if (!lines.every((line) => typeof line === 'string'))
    throw wrong(`${label} must have text or a list of lines for ${input}`)
  return lines.map((line) => line.trim()).join('\n')
}

function wrong(why: string): JobFailure {
  return new JobFailure(`Input caches is wrong: ${why}.`)
}
