/** Checks values that come from outside this process: names the field that is wrong, never its value. */
import { type GenericSchema, getDotPath, safeParse } from 'valibot'

/**
 * The first field that does not fit the schema, as the end of a sentence: `: segments.0.kind`. Empty if the whole value is
 * of another kind; undefined if the value fits.
 */
export function misfit(schema: GenericSchema, value: unknown): string | undefined {
  const { success, issues: [first] = [] } = safeParse(schema, value, { abortEarly: true })
  if (success || !first) return undefined
  const path = getDotPath(first)
  return path === null ? '' : `: ${path}`
}
