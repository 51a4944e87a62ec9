// Who saved an entry: what an index claims is shown as text, whatever it is.
import { type EntryWriter, writerIn, writerText } from '../../../src/entry/writer.ts'
import { ageText } from '../../../src/system/units.ts'

const whole: EntryWriter = {
  repository: 'octo/demo',
  scope: 'refs/heads/main',
  ref: 'refs/heads/main',
  sha: '4f2a9c10123456789abcdef0123456789abcdef0',
  workflow: 'octo/demo/.github/workflows/ci.yml@refs/heads/main',
  runId: '123',
  runAttempt: '1',
  event: 'push',
  actorId: '7',
  runner: 'github-hosted',
  savedAt: 1_790_000_000,
  headstart: '0.1.0',
}

describe('the writer in an index', () => {
  it.each<{ what: string; changes: EntryWriter; text: string | undefined }>([
    { what: 'a push', changes: {}, text: 'run 123 (push to main, 4f2a9c1, ci.yml)' },
    {
      what: 'another attempt',
      changes: { runAttempt: '2' },
      text: 'run 123, attempt 2 (push to main, 4f2a9c1, ci.yml)',
    },
    {
      what: 'a pull request',
      changes: { event: 'pull_request', ref: 'refs/pull/7/merge' },
      text: 'run 123 (pull_request on pull/7/merge, 4f2a9c1, ci.yml)',
    },
    {
      what: 'a tag',
      changes: { ref: 'refs/tags/v1', workflow: undefined },
      text: 'run 123 (push to v1, 4f2a9c1)',
    },
    { what: 'no run', changes: { runId: undefined }, text: undefined },
    {
      what: 'a long branch',
      changes: { ref: `refs/heads/${'b'.repeat(200)}` },
      text: `run 123 (push to ${'b'.repeat(100)}…, 4f2a9c1, ci.yml)`,
    },
  ])('is a phrase: $what', ({ changes, text }) => {
    expect(writerText(writerIn({ ...whole, ...changes }))).toBe(text)
  })

  it('is as it was written, without fields of later versions', () => {
    expect(writerIn({ ...whole, later: 'field' })).toEqual(whole)
  })

  it.each([undefined, null, 7, 'text', [], ['a'], { runId: { toString: 'x' } }])('may be %j', (value) => {
    expect(writerText(writerIn(value))).toBeUndefined()
  })

  it.each<[field: string, value: unknown]>([
    ['runId', '1\n::error::x'],
    ['runId', 123],
    ['runId', '9'.repeat(21)],
    ['event', 'push\u001b[31m'],
    ['event', '::warning::x'],
    ['ref', 'refs/heads/\u202emain'],
    ['ref', 'refs/heads/a\u0000b'],
    ['ref', 'r'.repeat(256)],
    ['sha', '4f2a9c1'],
    ['sha', `${'a'.repeat(39)}<`],
    ['workflow', 'w\u2028'.repeat(3)],
    ['workflow', 'w'.repeat(1_000_000)],
    ['actorId', '-1'],
    ['runner', ['github-hosted']],
    ['savedAt', 1.5],
    ['savedAt', '1'],
    ['installMs', -1],
    ['installMs', '16100'],
    ['headstart', '\u200b'],
  ])('loses a field that no runner sets: %s %.30j', (field, value) => {
    const writer = writerIn({ ...whole, [field]: value })
    expect(writer).toEqual({ ...whole, [field]: undefined })
    expect(`${writerText(writer)}`).not.toMatch(/\p{C}/u)
  })
})

it.each([
  [-5, '0 seconds ago'],
  [1000, '1 second ago'],
  [119_000, '1 minute ago'],
  [7_200_000, '2 hours ago'],
  [864_000_000, '10 days ago'],
])('an age of %i ms is %s', (ms, text) => {
  expect(ageText(ms)).toBe(text)
})
