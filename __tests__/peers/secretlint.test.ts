// secretlint, with its recommended rules, finds nothing in our samples and near misses that Headstart does not find.
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findSecrets } from '../../src/files/secrets/find.ts'
import { nearMisses, samples } from '../support/corpus/secret-samples.ts'
import { newPlace, writeTree } from '../support/host.ts'

const place = newPlace()
const packages = join(import.meta.dirname, '../../.tools/peers/node_modules/@secretlint')
const moduleOf = (name: string): string =>
  JSON.stringify(pathToFileURL(join(packages, name, 'module/index.js')))

// Reads files as JSON, and prints the rules that found something in each. Jest cannot load ES modules.
const program = `
import { lintSource } from ${moduleOf('core')}
import { creator } from ${moduleOf('secretlint-rule-preset-recommend')}
import { readFileSync } from 'node:fs'
const config = { rules: [{ id: 'recommended', rule: creator }] }
const answers = []
for (const [filePath, content] of JSON.parse(readFileSync(0, 'utf8'))) {
  const source = { filePath, content, contentType: 'text' }
  const { messages } = await lintSource({ source, options: { config } })
  answers.push(messages.map(({ ruleId, messageId }) => ruleId.replace(/^.*-rule-/, '') + ' ' + messageId))
}
console.log(JSON.stringify(answers))`

type File = [path: string, content: string]

function foundBySecretlint(files: File[]): string[][] {
  const options = { input: JSON.stringify(files), encoding: 'utf8', maxBuffer: 1 << 24 } as const
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], options))
}

async function foundByHeadstart(files: File[]): Promise<boolean[]> {
  const top = mkdtempSync(join(place.dir, 'files-'))
  for (const [nth, [path, content]] of files.entries()) writeTree(join(top, `${nth}`), { [path]: content })
  const { signal } = new AbortController()
  const found = await findSecrets({ trees: [{ path: top }], excludes: undefined, signal })
  const paths = new Set(found.map(({ path }) => path))
  return files.map(([path], nth) => paths.has(join(top, `${nth}`, path)))
}

/** What only secretlint finds among the near misses, and why Headstart does not. */
const differences: Record<string, string> = {
  '.env.example: slack SLACK_TOKEN': 'a placeholder',
  '.env: github GITHUB_TOKEN': 'a wrong checksum',
  '.env: npm NPM_ACCESS_TOKEN': 'a wrong checksum',
  '.env: slack IncomingWebhook': 'a placeholder',
  '.env: stripe STRIPE_SECRET_KEY_TEST': 'a key for tests',
  '.git/COMMIT_EDITMSG: basicauth BasicAuth': 'no file of settings',
  '.npmrc: npm Npmrc_authToken': 'a placeholder, and a comment',
  'aws/credentials: aws AWSSecretAccessKey': 'no file of settings',
  'environment: github GITHUB_TOKEN': 'no file of settings',
  'node_modules/x/.env: github GITHUB_TOKEN': 'published with its package',
  'npmrc.md: npm NPM_ACCESS_TOKEN': 'no file of settings',
}

it('finds nothing that Headstart does not find, but for what is no secret or in other files', async () => {
  const texts = samples.map(([path, content]): File => [path, content.toString()])
  const files = [...texts, ...nearMisses]
  const theirs = foundBySecretlint(files)
  const ours = await foundByHeadstart(files)
  expect(theirs.filter((rules) => rules.length > 0).length).toBeGreaterThan(30)
  const onlyTheirs = files.flatMap(([path], nth) =>
    ours[nth] ? [] : (theirs[nth] ?? []).map((rule) => `${path}: ${rule}`),
  )
  expect([...new Set(onlyTheirs)].sort()).toEqual(Object.keys(differences).sort())
})
