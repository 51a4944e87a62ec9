/** Reads the list of caches of a step that has several. */
import { EVENT_ID, type Event, FAILSAFE_SCHEMA, load, parseEvents, YAMLException } from 'js-yaml'
import { JobFailure } from '../system/failure.ts'
import type { CacheInputs } from './step-inputs.ts'

type ListedCache = Pick<CacheInputs, 'name' | 'inputs'>

/**
 * @param text YAML: a list of mappings from inputs to values, and from `name` to the cache's name
 * @throws JobFailure saying what is wrong with which item
 */
export function readCaches(text: string): ListedCache[] {
  const { items, placeOf } = yamlIn(text)
  if (!Array.isArray(items) || items.length === 0) throw wrong(`it must be a YAML list, such as\n${example}`)
  const caches = items.map((item, i) => cacheOf(item, i, `item ${i + 1} (${placeOf(i)})`))
  // The case of an output's name does not matter.
  const names = caches.map(({ name }) => name.toLowerCase())
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw wrong(`two caches have the name ${twice}; give each a name of its own`)
  return caches
}

const example = '- { name: npm, preset: npm }\n- { name: build, path: build, key: v1 }'

/** The list, and a function that says where an item of it begins. */
function yamlIn(text: string): { items: unknown; placeOf(item: number): string } {
  try {
    // This schema keeps all values as written: a key such as 1.10 is no number.
    const items = load(text, { schema: FAILSAFE_SCHEMA })
    const starts = startsOfItems(parseEvents(text, {}))
    return { items, placeOf: (item) => placeAt(text, starts[item] ?? 0) }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { reason, mark } = error
    const place = mark ? ` at ${placeAt(text, mark.position)}` : ''
    // The parser's reasons quote the user's text, which may be a secret.
    throw wrong(`it is no YAML${place}: ${reason.replace(/\s*[":!].*$/s, '')}`)
  }
}

/** Where the items of the list begin in the text: one event opens the document, one opens the list. */
function startsOfItems(events: Event[]): number[] {
  const starts: number[] = []
  let depth = 0
  for (const event of events) {
    if (event.type === EVENT_ID.POP) depth--
    else if (depth === 2) starts.push(startOf(event))
    if ('start' in event || event.type === EVENT_ID.DOCUMENT) depth++
  }
  return starts
}

function startOf(event: Event): number {
  if ('start' in event) return event.start
  if ('valueStart' in event) return event.valueStart
  return 'anchorStart' in event ? event.anchorStart : 0
}

function placeAt(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n')
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
}

function cacheOf(item: unknown, i: number, label: string): ListedCache {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    throw wrong(`${label} must be a mapping of inputs, such as\n${example}`)
  const inputs = new Map<string, string>()
  for (const [given, value] of Object.entries(item)) {
    const input = given.toLowerCase()
    if (inputs.has(input)) throw wrong(`${label} has ${input} twice`)
    inputs.set(input, textOf(value, input, label))
  }
  const name = inputs.get('name') || inputs.get('preset') || String(i + 1)
  inputs.delete('name')
  if (!/^[a-z\d][\w-]*$/i.test(name))
    throw wrong(
      `${label} has the name '${name}'; it may have letters and digits, and after the first _ and -`,
    )
  const own = ['caches', 'job-status', 'default-branch'].find((input) => inputs.has(input))
  if (own) throw wrong(`${label} has ${own}, which belongs to the step`)
  return { name, inputs }
}

function textOf(value: unknown, input: string, label: string): string {
  const lines: unknown[] = Array.isArray(value) ? value : [value]
  if (!lines.every((line) => typeof line === 'string'))
    throw wrong(`${label} must have text or a list of lines for ${input}`)
  return lines.map((line) => line.trim()).join('\n')
}

function wrong(why: string): JobFailure {
  return new JobFailure(`Input \`caches\` is wrong: ${why}.`)
}
