/** Reads the list of caches of a step that has several. */
import { type Document, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import { JobFailure } from '../system/failure.ts'

export interface CacheInputs {
  /** Ends the names of outputs, and begins lines of the log. Empty if the step has only one cache. */
  name: string
  /** The inputs that replace the step's, by their names in lower case. */
  inputs: Map<string, string>
}

/**
 * @param text YAML: a list of mappings from inputs to values, and from `name` to the cache's name
 * @throws JobFailure saying what is wrong with which item
 */
export function readCaches(text: string): CacheInputs[] {
  const { items, placeOf } = yamlIn(text)
  if (!Array.isArray(items) || items.length === 0) throw wrong(`it must be a YAML list, such as\n${example}`)
  const caches = items.map((item, i) => cacheOf(item, i, `item ${i + 1} (${placeOf(i)})`))
  // The case of an output's name does not matter.
  const names = caches.map(({ name }) => name.toLowerCase())
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) throw wrong(`two caches have the name ${twice}; give each a name of its own`)
  return caches
}

const example = '- { name: npm, preset: npm }\n- { name: build, path: build, key: v1 }'

interface Yaml {
  items: unknown
  /** Where an item begins, in words. */
  placeOf(item: number): string
}

function yamlIn(text: string): Yaml {
  const lineCounter = new LineCounter()
  // `failsafe` keeps all values as written: a key such as 1.10 is no number.
  const document = parseDocument(text, { schema: 'failsafe', lineCounter })
  const place = (offset = 0): string => {
    const { line, col } = lineCounter.linePos(offset)
    return `line ${line}, column ${col}`
  }
  const [mistake] = [...document.errors, ...document.warnings]
  // The parser's messages show the line, which may hold a secret.
  if (mistake)
    throw wrong(
      `it is no YAML at ${place(mistake.pos[0])}: ${mistake.code.toLowerCase().replaceAll('_', ' ')}`,
    )
  const { contents } = document
  const nodes = isSeq<{ range?: [number, number, number] }>(contents) ? contents.items : []
  try {
    return { items: document.toJS({ maxAliasCount: 100 }), placeOf: (item) => place(nodes[item]?.range?.[0]) }
  } catch {
    throw wrong(`it has an alias without an anchor, or too many aliases, at ${place(badAlias(document))}`)
  }
}

/** The offset of the first alias without an anchor, else of the last alias. */
function badAlias(document: Document.Parsed): number | undefined {
  let offset: number | undefined
  visit(document, {
    Alias(_, alias) {
      offset = alias.range?.[0]
      return alias.resolve(document) ? undefined : visit.BREAK
    },
  })
  return offset
}

function cacheOf(item: unknown, place: number, label: string): CacheInputs {
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

function textOf(value: unknown, input: string, label: string): string {
  const lines: unknown[] = Array.isArray(value) ? value : [value]
  if (!lines.every((line) => typeof line === 'string'))
    throw wrong(`${label} must have text or a list of lines for ${input}`)
  return lines.map((line) => line.trim()).join('\n')
}

function wrong(why: string): JobFailure {
  return new JobFailure(`Input \`caches\` is wrong: ${why}.`)
}
