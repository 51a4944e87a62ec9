// The subjects of tokens that can take the two roles, as docs/s3.md has them, and how IAM compares them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type TrustedSubjects = Record<'branches' | 'pulls', string[]>

export function subjectsOnPage(): TrustedSubjects {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/s3.md'), 'utf8')
  const lists = [...page.matchAll(/:sub": (\[.*?\])/gs)].map(([, list = '']) => JSON.parse(list))
  const [pulls, branches] = lists
  return { branches, pulls }
}

/**
 * Whether IAM's `StringLike` is true. A star stands for any characters, also for slashes and colons.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html
 */
export function isLike(text: string, patterns: string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.split('?').map(RegExp.escape).join('.'))
    return new RegExp(`^${parts.join('.*')}$`, 's').test(text)
  })
}
