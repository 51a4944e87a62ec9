// The module in terraform/ is valid, and its policies are those of docs/s3.md. The provider is a stand-in with the same schema.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newScratch } from '../support/scratch.ts'

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
    text: expect.stringContaining('Success! 5 passed, 0 failed.'),
  })
})

it.each([
  ['a pull request writes all entries', '/refs%2Fpull%2F*", ', '/*", '],
  ['a branch takes the role for pull requests', ':pull_request"', ':ref:refs/*"'],
  ['the star of an organization reaches entries of branches', 'local.is_many ?', 'false ?'],
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
