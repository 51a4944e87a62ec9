/** Reads and checks single inputs. */

import { JobFailure } from '../system/failure.ts'

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
  if (chosen === undefined) {
    throw new JobFailure(`Input ${name} is '${value}'; it must be one of: ${legal.join(', ')}.`)
  }
  return chosen
}

/** @param bounds `default` is the value of an empty input */
export function wholeNumber(
  read: ReadInput,
  name: string,
  bounds: { from: number; to: number; default: number },
): number {
  const value = read(name)
  if (value === '') return bounds.default
  const { from, to } = bounds
  const number = Number(value)
  if (!Number.isInteger(number) || number < from || number > to) {
    throw new JobFailure(`Input ${name} is '${value}'; it must be a whole number from ${from} to ${to}.`)
  }
  return number
}

export function required(read: ReadInput, name: string): string {
  const value = read(name)
  if (value === '') throw new JobFailure(`Input required and not supplied: ${name}`)
  return value
}
