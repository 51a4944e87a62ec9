// Why work is done in another way: a decision is a line of the log, and a mistake in the code a warning.
import { lstatSync } from 'node:fs'
import { Declined, ToolFailure } from '../../../src/system/failure.ts'
import * as runner from '../../../src/system/runner.ts'

function logOf(work: () => void): string {
  const lines: string[] = []
  const written = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  try {
    work()
  } finally {
    written.mockRestore()
  }
  return lines.join('')
}

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('the reason for doing work in another way', () => {
  it.each([
    { what: 'a decision', error: new Declined('it is full') },
    { what: 'a failed program', error: new ToolFailure('mount failed') },
    { what: "the system's refusal", error: thrownBy(() => lstatSync('/no/such/file')) },
  ])('is $what, which the log shows once, where the caller wants it', ({ error }) => {
    let reason = ''
    const log = logOf(() => {
      reason = runner.reasonOf(error)
    })
    expect([reason, log]).toEqual([(error as Error).message, ''])
  })

  it.each([
    { what: 'a TypeError', error: thrownBy(() => (undefined as unknown as string[]).length) },
    { what: "a TypeError of Node's", error: thrownBy(() => lstatSync(1 as unknown as string)) },
    { what: 'an error without a kind', error: new Error('no kind') },
  ])('is not $what: this is a warning, with its stack for a debugged run', ({ error }) => {
    let reason = ''
    const log = logOf(() => {
      reason = runner.reasonOf(error)
    })
    expect(reason).toBe('an unexpected error, see the warning above')
    expect(log).toContain(`::warning::${(error as Error).message}`)
    expect(log).toMatch(/^::debug::.*%0A +at /m)
  })
})
