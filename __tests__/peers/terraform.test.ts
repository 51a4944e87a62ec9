// The module in terraform/ is valid, and its policies are those of docs/s3.md. The provider is a stand-in with the same schema.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newScratch } from '../support/scratch.ts'
import { policiesOnPage, type Statement } from '../support/servers/role-policies.ts'
import { isLike, subjectsOnPage, type TrustedSubjects } from '../support/servers/trusted-subjects.ts'

const root = join(import.meta.dirname, '../..')
const support = join(import.meta.dirname, '../support/terraform')
const scratch = newScratch()

/** A copy of the module, and the settings with which OpenTofu takes the stand-in and asks no registry. */
function newModule() {
  const dir = join(scratch.fresh(), 'module')
  cpSync(join(root, 'terraform'), dir, { recursive: true })
  const settings = join(scratch.fresh(), 'tofurc')
  // It must not be found as a link.
  const provider = execFileSync('readlink', ['-f', join(root, '.tools/bin/terraform-provider-aws')], {
    encoding: 'utf8',
  }).trim()
  const overrides = `dev_overrides { "hashicorp/aws" = "${join(provider, '..')}" }\n direct {}`
  writeFileSync(settings, `provider_installation {\n ${overrides}\n}\n`)
  const env = {
    ...process.env,
    TF_CLI_CONFIG_FILE: settings,
    CHECKPOINT_DISABLE: '1',
    PROVIDER_SCHEMA: join(support, 'aws-schema.json'),
  }
  const tofu = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('tofu', args, { cwd: dir, env, encoding: 'utf8' })
    return { status, text: stdout + stderr }
  }
  /** @param expression of the module's language */
  const evaluate = (expression: string, variables: Record<string, unknown>): unknown => {
    writeFileSync(join(dir, 'terraform.tfvars.json'), JSON.stringify(variables))
    const input = `jsonencode(${expression})\n`
    return JSON.parse(
      JSON.parse(execFileSync('tofu', ['console'], { cwd: dir, env, input, encoding: 'utf8' })),
    )
  }
  return { dir, tofu, evaluate }
}

it('is formatted and valid', () => {
  const { tofu } = newModule()
  expect(tofu('fmt', '-check', '-diff', '-recursive')).toEqual({ status: 0, text: '' })
  expect(tofu('validate', '-no-color')).toMatchObject({ status: 0 })
})

it('is called by the example of its README', () => {
  const { dir, tofu } = newModule()
  const [, example = ''] =
    /```hcl\n(.*?)```/s.exec(readFileSync(join(root, 'terraform/README.md'), 'utf8')) ?? []
  const caller = join(dir, 'caller')
  mkdirSync(caller)
  // The stand-in has no settings of its own.
  const calling = example.replace(/^provider .*?^}/ms, '').replace(/"github\.com.*"/, '"../"')
  expect(calling).toContain('repositories = ["octo/demo", ')
  writeFileSync(join(caller, 'main.tf'), calling)
  expect(tofu('-chdir=caller', 'get')).toMatchObject({ status: 0 })
  expect(tofu('-chdir=caller', 'validate', '-no-color')).toMatchObject({
    status: 0,
    text: expect.stringContaining('The configuration is valid'),
  })
})

it('is not valid with an attribute that no resource has', () => {
  const { dir, tofu } = newModule()
  const file = join(dir, 'main.tf')
  writeFileSync(file, readFileSync(file, 'utf8').replace('block_public_acls ', 'block_publick_acls'))
  expect(tofu('validate', '-no-color')).toMatchObject({
    status: 1,
    text: expect.stringContaining('block_publick_acls'),
  })
})

it('plans and applies the policies that its tests want', () => {
  const { tofu } = newModule()
  expect(tofu('test', '-no-color')).toMatchObject({
    status: 0,
    text: expect.stringContaining('Success! 14 passed, 0 failed.'),
  })
})

it('has the policies of docs/s3.md', () => {
  const { dir, tofu } = newModule()
  const policies = Object.entries(policiesOnPage('my-ci-cache'))
  const assertions = policies.map(([role, { Statement }]) => {
    const wanted = JSON.stringify(Statement.map(withLists))
    const made = `jsondecode(aws_iam_role_policy.cache["octo/demo-${role}"].policy).Statement`
    const condition = `jsonencode([for s in ${made} : { for k, v in s : k => v if k != "Sid" }]) == jsonencode(jsondecode(<<PAGE\n${wanted}\nPAGE\n))`
    return `assert {\n condition = ${condition}\n error_message = "The page differs."\n }`
  })
  const variables = 'variables {\n bucket = "my-ci-cache"\n repositories = ["octo/demo"]\n }'
  const test = `mock_provider "aws" {}\n${variables}\nrun "page" {\n${assertions.join('\n')}\n}`
  writeFileSync(join(dir, 'tests/page.tftest.hcl'), test)
  expect(tofu('test', '-no-color', '-filter=tests/page.tftest.hcl')).toMatchObject({
    status: 0,
    text: expect.stringContaining('Success! 1 passed, 0 failed.'),
  })
})

/** The subjects that the roles of one repository trust, or of all of an owner. */
function subjectsOf(listed: string): TrustedSubjects {
  const variables = { bucket: 'my-ci-cache', repositories: [listed] }
  const subjects = '{ for key, role in local.roles : role.kind => role.subjects }'
  return newModule().evaluate(subjects, variables) as TrustedSubjects
}

it('trusts the subjects of docs/s3.md', () => {
  expect(subjectsOf('octo@123/demo@456')).toEqual(subjectsOnPage())
})

// https://docs.github.com/actions/reference/security/oidc#immutable-subject-claims
const own = ['repo:octo/demo', 'repo:octo@123/demo@456']
const strangers = [
  ...['repo:evil/demo', 'repo:evil@9/demo@456', 'repo:octo@9/demo@456', 'repo:octo@1234/demo@456'],
  ...['repo:octo-2/demo', 'repo:octo-2@123/demo@456', 'repo:evil@9/octo@123', 'repo:evil/octo'],
]
const siblings = [
  ...['repo:octo/demo-2', 'repo:octo@123/demo-2@456'],
  ...['repo:octo@123/demo@4567', 'repo:octo@123/evil@7'],
]
/** The ends of subjects, and the roles that such a job of a trusted repository can take. github.com writes %3A for a colon in a name. */
const jobs: [end: string, roles: string[]][] = [
  [':ref:refs/heads/main', ['branches']],
  [':ref:refs/tags/v1', ['branches']],
  [':ref:refs/heads/x/demo@456%3Apull_request', ['branches']],
  [':pull_request', ['pulls']],
  [':environment:production', []],
  [':environment:x%3Apull_request', []],
  [':environment:x/demo@456%3Aref%3Arefs/heads/main', []],
]
/** As a server would write them that leaves colons as they are. */
const crafted = ['', '/demo', '/demo@456'].flatMap((name) => [
  `:environment:x${name}:pull_request`,
  `:environment:x${name}:ref:refs/heads/main`,
])

it.each([
  { listed: 'octo@123/demo@456', trusted: own, refused: [...strangers, ...siblings] },
  { listed: 'octo@123/*', trusted: [...own, 'repo:octo/web', 'repo:octo@123/web@7'], refused: strangers },
  { listed: 'octo/demo', trusted: ['repo:octo/demo'], refused: ['repo:octo@123/demo@456', ...siblings] },
])('of $listed, each role trusts its jobs and nobody else', ({ listed, trusted, refused }) => {
  const roles = Object.entries(subjectsOf(listed))
  const taken = (subject: string) => [
    subject,
    roles.filter(([, patterns]) => isLike(subject, patterns)).map(([role]) => role),
  ]
  for (const repository of trusted)
    for (const [end, roles] of jobs) expect(taken(repository + end)).toEqual([repository + end, roles])
  for (const repository of refused)
    for (const end of [...jobs.map(([end]) => end), ...crafted])
      expect(taken(repository + end)).toEqual([repository + end, []])
})

it('a star for the ids would trust a name that ends as the subject does', () => {
  const subject = 'repo:octo@123/evil@7:environment:x/demo@456:pull_request'
  expect(isLike(subject, ['repo:octo@*/demo@*:pull_request'])).toBe(true)
  expect(isLike(subject, subjectsOnPage().pulls)).toBe(false)
})

/** As the module writes it. */
function withLists({ Effect, Action, Resource, Condition }: Statement) {
  const prefix = Condition?.StringLike['s3:prefix']
  return {
    ...{ Effect, Action: [Action].flat(), Resource: [Resource].flat() },
    ...(prefix !== undefined && { Condition: { StringLike: { 's3:prefix': [prefix] } } }),
  }
}

it.each([
  ['a pull request writes all entries', '/refs%2Fpull%2F*", ', '/*", '],
  ['a pull request deletes entries', '["s3:PutObject", "s3:AbortMultipartUpload"]', '["s3:DeleteObject"]'],
  ['a role reaches the entries of all repositories', '.entries}/*"] },', '.entries}*"] },'],
  ['a branch takes the role for pull requests', ':pull_request"', ':ref:refs/*"'],
  ['any id is trusted', '{listed}"])', '{replace(listed, "/@[0-9]+/", "@*")}"])'],
  ['the star of an organization reaches entries of branches', 'it.is_many ?', 'false ?'],
])('its tests fail where %s', (_, right, wrong) => {
  const { dir, tofu } = newModule()
  const file = join(dir, 'main.tf')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(right)
  writeFileSync(file, text.replace(right, wrong))
  expect(tofu('test', '-no-color')).toMatchObject({
    status: 1,
    text: expect.stringMatching(/[1-9] failed\./),
  })
})
