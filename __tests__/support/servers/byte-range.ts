// Answers with the bytes of a request's Range header.
import { type Answer, Refusal } from './answer.ts'

/**
 * @param headers of the answer, whichever it is
 * @throws Refusal
 */
export function rangeAnswer(
  body: Buffer,
  range: string | undefined,
  headers: Record<string, string>,
): Answer {
  const found = rangeOf(range, body.length)
  if (!found) return { status: 200, headers, body }
  const { start, end } = found
  const contentRange = `bytes ${start}-${end - 1}/${body.length}`
  return {
    status: 206,
    headers: { ...headers, 'content-range': contentRange },
    body: body.subarray(start, end),
  }
}

// What is no range of bytes is ignored. https://www.rfc-editor.org/rfc/rfc9110#name-range
function rangeOf(range: string | undefined, size: number): { start: number; end: number } | undefined {
  const [found, first = '', last = ''] = range?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (found === undefined || first + last === '') return undefined
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size)
  if (start < end) return { start, end }
  throw new Refusal(416, 'InvalidRange', { headers: { 'content-range': `bytes */${size}` } })
}
