/** Reads and checks single inputs. */
import { JobFailure } from '../system/failure.ts'
import { mebibyte } from '../system/units.ts'

/** Reads one input by its name in action.yml; an input that was not given is empty. */
export type ReadInput = (name: string) => string

// Every other word is false, as in actions/cache; workflows rely on that.
export function isTrue(value: string): boolean {
  return value.toLowerCase() === 'true'
}

export function choice<T extends string>(read: ReadInput, name: string, legal: [T, ...T[]]): T {
  const value = read(name)
  if (value === '') return legal[0]
  const chosen = legal.find((candidate) => candidate === value.toLowerCase())
  if (chosen === undefined) throw mistake(name, value, `must be one of: ${legal.join(', ')}`)
  return chosen
}

export function mistake(name: string, value: string, rule: string): JobFailure {
  return new JobFailure(`Input \`${name}\` is '${value}'; it ${rule}.`)
}

/** Whether to save what actions/cache can restore. Presets and keys ask for it before all inputs are read. */
export function isCompatible(read: ReadInput): boolean {
  return choice(read, 'compatible', ['false', 'true']) === 'true'
}

export function wholeNumber(
  read: ReadInput,
  name: string,
  { from, to, ifEmpty }: { from: number; to: number; ifEmpty: number },
): number {
  const value = read(name)
  if (value === '') return ifEmpty
  const number = Number(value)
  if (!Number.isInteger(number) || number < from || number > to)
    throw mistake(name, value, `must be a whole number from ${from} to ${to}`)
  return number
}

const units: Record<string, number> = {
  '': 1,
  MB: 1000 ** 2,
  MIB: mebibyte,
  GB: 1000 ** 3,
  GIB: 1024 * mebibyte,
}

/** NaN if the value is no number, or has an unknown unit. */
export function bytesIn(value: string): number {
  const [, number, unit = ''] = value.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? []
  return Number(number) * (units[unit] ?? Number.NaN)
}

/** Bytes; undefined if the input is not given. A size without a unit is a mistake: users give gigabytes. */
export function sizeWithUnit(read: ReadInput, name: string): number | undefined {
  const value = read(name)
  if (value === '') return undefined
  const bytes = bytesIn(value)
  if (bytes > 0 && /[a-z]/i.test(value)) return bytes
  throw mistake(name, value, 'must be more than 0, in GB, GiB, MB or MiB')
}

export function required(read: ReadInput, name: string): string {
  const value = read(name)
  if (value !== '') return value
  // A forgotten preset, also by a typo in its name, of which the runner only warns.
  if (read('install') !== '') throw new JobFailure('`install` needs `preset: auto`, or `path` and `key`.')
  const ifGiven = name === 'key' ? ' If it is given, it is empty: `hashFiles()` found no file.' : ''
  throw new JobFailure(
    `Input required and not supplied: ${name}. Give \`path\` and \`key\`, or a \`preset\`, such as auto.${ifGiven}`,
  )
}

/** The name that has the word as a part, such as `bucket-prefix`, or needs the fewest letters added, left out or replaced. */
export function nearest(word: string, names: string[]): string {
  const distanceOf = (name: string): number => (name.split('-').includes(word) ? 0 : editsBetween(word, name))
  const [first = ''] = names.toSorted((a, b) => distanceOf(a) - distanceOf(b))
  return first
}

function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[j], row[j + 1], row[j]]
      next.push(Math.min(left + 1, above + 1, diagonal + Number(letter !== other)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
