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

export function policiesOnPage(bucket: string): Record<'branches' | 'pulls', Policy> {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/s3.md'), 'utf8')
  const [, twoRoles = ''] = page.split('Permissions of the role for pull requests')
  const [pulls, branch] = [...twoRoles.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) =>
    JSON.parse(json.replaceAll(':::my-ci-cache', `:::${bucket}`)),
  )
  return { pulls, branches: { ...pulls, Statement: [...pulls.Statement.slice(0, 2), branch] } }
}
