// The module in terraform/ is valid, and its policies are those of docs/s3.md. The provider is a stand-in with the same schema.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newScratch } from '../support/scratch.ts'
import { policiesOnPage, type Statement } from '../support/servers/role-policies.ts'

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
  return { dir, tofu }
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
    text: expect.stringContaining('Success! 9 passed, 0 failed.'),
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
  [
    'a pull request deletes entries',
    'actions = ["s3:PutObject", "s3:AbortMultipartUpload"]',
    'actions = ["s3:DeleteObject"]',
  ],
  ['a role reaches the entries of all repositories', '.entries}/*"] },', '.entries}*"] },'],
  ['a branch takes the role for pull requests', ':pull_request"', ':ref:refs/*"'],
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
