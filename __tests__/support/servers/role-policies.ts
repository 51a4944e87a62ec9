// The policies of the two roles, as docs/s3.md has them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Statement {
  Effect: string
  Action: string | string[]
  Resource: string | string[]
  Condition?: { StringLike: Record<string, string> }
}

interface Policy {
  Version: string
  Statement: Statement[]
}

/** The policies of the two roles of a repository. */
export function policiesOnPage(bucket: string): Record<'branches' | 'pulls', Policy> {
  const { pulls, branch } = textsOnPage(bucket)
  return { pulls, branches: { ...pulls, Statement: [...pulls.Statement.slice(0, 2), branch] } }
}

/** The policy of the role for pull requests of all repositories of an owner. `allowed` leaves out what the page denies. */
export function ownersPullPolicy(bucket: string): Record<'whole' | 'allowed', Policy> {
  const { pulls, denied } = textsOnPage(bucket)
  const allowed = JSON.parse(JSON.stringify(pulls).replaceAll('octo%2Fdemo', 'octo%2F*')) as Policy
  return { allowed, whole: { ...allowed, Statement: [...allowed.Statement, denied] } }
}

function textsOnPage(bucket: string): { pulls: Policy; branch: Statement; denied: Statement } {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/s3.md'), 'utf8')
  const [, twoRoles = ''] = page.split('Permissions of the role for pull requests')
  const [pulls, branch, denied] = [...twoRoles.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) =>
    JSON.parse(json.replaceAll(':::my-ci-cache', `:::${bucket}`)),
  )
  return { pulls, branch, denied }
}
